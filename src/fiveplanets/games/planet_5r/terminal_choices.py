"""What a choice does, at the terminal: what it could bring now."""

from typing import Any

from fiveplanets.core.texts import Texts

from .components import UpgradeData
from .terminal import GLYPHS, View, printed, symbol, upgrade, water_range


def explain(view: View, move: dict[str, Any], words: Texts) -> str:
    if move["do"] == "choose":
        return explain_action(view["facts"], move["card"], words)
    if move["do"] == "take":
        points = next(offer["points"] for offer in view["facts"]["offers"] if offer["card"] == move["card"])
        return words.say("choice-take", about=words.say(f"card-{move['card']}-about"), points=points)
    if move["do"] == "join":
        return explain_joint(view, move, words)
    return ""


def explain_action(facts: View, action: str, words: Texts) -> str:
    about = words.say(f"action-{action}-about")
    outlook = next(shown for shown in facts["outlook"] if shown["action"] == action)
    if outlook["most"] + outlook["upgrades_most"] == 0:
        return about
    return words.say("choice-water", about=about, water=water_range(outlook))


def explain_joint(view: View, move: dict[str, Any], words: Texts) -> str:
    """The crystal that is lit, and the upgrade that is covered for good."""
    side = view["question"]["side"]
    dock = next(
        dock
        for dock in view["facts"]["docks"]
        if (dock["side"], dock["to"], dock["lie"]) == (side, move["card"], move["lie"])
    )
    opposite = "right" if side == "left" else "left"
    under = move["lie"] == "under"
    covered = getattr(printed(view["state"]["placing"]), side) if under else getattr(printed(move["card"]), opposite)
    return words.say(
        "choice-join",
        crystal_id=dock["crystal"] or "none",
        crystal=words.say(f"crystal-{dock['crystal']}") if dock["crystal"] else "",
        points=dock["points"],
        covered=f"{GLYPHS[symbol(covered)]} {upgrade(covered, words)}" if isinstance(covered, UpgradeData) else "none",
    )
