"""What a choice does, at the terminal: what a card costs this player now, what it brings, and the score then."""

from typing import Any

from fiveplanets.core.texts import Texts

from .components import COMPONENTS
from .sentences import printed
from .terminal_spots import View, brings, price


def explain(view: View, move: dict[str, Any], words: Texts) -> str:
    state = view["state"]
    if move["do"] == "choose":
        start, about = printed(COMPONENTS.sides[move["side"]].start), words.say(f"side-{move['side']}-about")
        return "; ".join(filter(None, (start, about)))
    if move["do"] in ("explore", "restrain"):
        spot = state["open"].index(move["card"])
        return "; ".join(way_text(move["card"], way, words) for way in view["facts"]["spots"][spot]["ways"])
    if move["do"] == "take":
        ways = view["facts"]["spots"][state["acting"]]["ways"]
        card = state["open"][state["acting"]]
        return next(way_text(card, way, words) for way in ways if way["way"] == move["way"])
    return ""


def way_text(card: str, way: View, words: Texts) -> str:
    verb = words.say(f"short-{way['way']}")
    text = f"{verb} {price(way)} → {brings(card, way, words)}"
    return f"{text}, {words.say('screen-then', score=way['score'])}" if way["can"] else text
