"""What a choice does, at the terminal: what a card costs this player now and what it brings."""

from .terminal_effects import amounts, effects_text
from .terminal_spots import brings, price


def explain(view, move, words):
    facts = view["facts"]
    if move["do"] == "choose":
        side = next(side for side in facts["sides"] if side["id"] == move["side"])
        return f"{amounts(side['start'])}; {effects_text(side['effects'], words)}"
    if move["do"] in ("explore", "restrain"):
        spot = next(spot for spot in facts["spots"] if spot["card"] == move["card"])
        return "; ".join(way_text(spot, way, words) for way in spot["ways"])
    if move["do"] == "take":
        spot = next(spot for spot in facts["spots"] if spot["acting"])
        return next(way_text(spot, way, words) for way in spot["ways"] if way["way"] == move["way"])
    return ""


def way_text(spot, way, words):
    return f"{words.say('short-' + way['way'])} {price(spot, way)} → {brings(way, words)}"
