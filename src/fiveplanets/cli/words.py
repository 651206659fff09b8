"""The language of the command line, its own texts, and the console they go to."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.texts import Texts, texts

if TYPE_CHECKING:
    from rich.console import Console


def default_language() -> str:
    return "ru" if os.environ.get("LANG", "").lower().startswith("ru") else "en"


def ui_words(lang: str) -> Texts:
    return texts(lang, Path(__file__).parent / "text")


def shortened(text: str, most: int = 60) -> str:
    """What somebody typed, cut to a length that a message can repeat."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def make_console() -> Console:
    """Colours and styles on a terminal that wants them; plain text without one, or with NO_COLOR."""
    from rich.console import Console

    plain = bool(os.environ.get("NO_COLOR"))
    return Console(markup=False, highlight=False, emoji=False, color_system=None if plain else "auto")
