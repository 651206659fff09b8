"""What a choice does, at the terminal: how a turn of the tile changes what the animals count."""

from typing import Any

from fiveplanets.core.texts import Texts

from .drawn import View
from .terminal import changes_text


def explain(view: View, move: dict[str, Any], words: Texts) -> str:
    return changes_text(view["facts"]["placing"], move["by"], words) if move["do"] == "turn" else ""
