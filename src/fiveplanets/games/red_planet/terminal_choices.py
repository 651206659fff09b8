"""What a choice does, at the terminal: what a card says, and where a ship is bound. Characters are in the texts."""

from typing import Any

from fiveplanets.core.texts import Texts

from .state import Dock
from .terminal import View, about, destination, seats_taken


def explain(view: View, move: dict[str, Any], words: Texts) -> str:
    if "card" in move:
        return about(move["card"], words)
    if "dock" in move:
        place = Dock.ids.index(move["dock"])
        ship, shown = view["state"]["ships"][place], view["facts"]["docks"][place]
        return f"{seats_taken(ship, shown)} → {destination(shown, words)}"
    return ""
