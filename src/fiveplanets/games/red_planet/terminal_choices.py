"""What a choice does, at the terminal: what a card says, and where a ship is bound. Characters are in the texts."""

from typing import Any

from fiveplanets.core.texts import Texts

from .state import Dock
from .terminal import View, about, bound_for, seats


def explain(view: View, move: dict[str, Any], words: Texts) -> str:
    if "card" in move:
        return about(move["card"], words)
    if "dock" in move:
        dock = Dock.ids.index(move["dock"])
        return f"{seats(view, dock)} → {bound_for(view, dock, words)}"
    return ""
