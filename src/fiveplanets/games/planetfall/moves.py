"""The move space of Planetfall, and which rule an illegal move would break."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.moves import Kind, MoveSpace, Names, Span

from .components import CARD_IDS, SIDE_IDS, WAY_IDS
from .shapes import LEVEL_IDS, MOST_OPERATION_POINTS
from .state import CELL, MOST_REPLACED, AskKind

STAND_INS = ("strength", "energy")  # what may replace the other in a price

MOVES = MoveSpace(
    choose=Kind(side=Names("side", SIDE_IDS)),
    restrain=Kind(card=Names("card", CARD_IDS)),
    restrain_nothing=Kind(),
    explore=Kind(card=Names("card", CARD_IDS)),
    operate=Kind(level=Names("level", LEVEL_IDS)),
    take=Kind(way=Names("way", WAY_IDS)),
    replace=Kind(resource=Names("resource", STAND_INS), amount=Span(0, MOST_REPLACED)),
    exchange_points=Kind(amount=Span(0, MOST_OPERATION_POINTS)),
    exchange_experience=Kind(amount=Span(0, MOST_OPERATION_POINTS // 2)),
    exchange_strength=Kind(amount=Span(0, MOST_OPERATION_POINTS)),
)

CHOOSE = MOVES.base("choose")
RESTRAIN = MOVES.base("restrain")
RESTRAIN_NOTHING = MOVES.base("restrain_nothing")
EXPLORE = MOVES.base("explore")
OPERATE = MOVES.base("operate")
TAKE = MOVES.base("take")
REPLACE = MOVES.base("replace")
EXCHANGE_POINTS = MOVES.base("exchange_points")
EXCHANGE_EXPERIENCE = MOVES.base("exchange_experience")
EXCHANGE_STRENGTH = MOVES.base("exchange_strength")
REPLACE_RANGE = MOST_REPLACED + 1  # moves for each resource

ASK_OF = {
    "choose": AskKind.SIDE,
    "restrain": AskKind.RESTRAIN,
    "restrain_nothing": AskKind.RESTRAIN,
    "explore": AskKind.EXPLORE,
    "operate": AskKind.EXPLORE,
    "take": AskKind.WAY,
    "replace": AskKind.PAY,
    "exchange_points": AskKind.POINTS,
    "exchange_experience": AskKind.EXPERIENCE,
    "exchange_strength": AskKind.STRENGTH,
}
# The rule that says when a move of this kind may be made, and how.
RULE_OF = {
    "choose": "PF-04",
    "restrain": "PF-46",
    "restrain_nothing": "PF-46",
    "explore": "PF-14",
    "operate": "PF-14",
    "take": "PF-17",
    "replace": "PF-48",
    "exchange_points": "PF-40",
    "exchange_experience": "PF-41",
    "exchange_strength": "PF-41",
}
RULE_OF_WAY = {
    "defeat": "PF-24",
    "recruit": "PF-27",
    "peaceful": "PF-28",
    "aggression": "PF-29",
    "loot": "PF-36",
    "annex": "PF-36",
    "study": "PF-33",
}


def refusal(game, seat, move):
    """The rule that this illegal move would break."""
    data = MOVES.data(move)
    kind = data["do"]
    if not asked(game, seat) or top_ask(game, seat).kind != ASK_OF[kind]:
        return "PF-39" if kind.startswith("exchange") else RULE_OF[kind]
    if kind == "take":
        return RULE_OF_WAY[data["way"]]
    if kind == "operate":
        return "PF-15" if game.ships[CELL[LEVEL_IDS.index(data["level"])]] else "PF-14"
    if kind == "explore":
        return _refused_card(game, seat, CARD_IDS.index(data["card"]))
    return RULE_OF[kind]


def _refused_card(game, seat, card):
    if card + 1 not in game.open:
        return "PF-14"
    spot = game.open.index(card + 1)
    if game.ships[spot]:
        return "PF-15"
    if game.restrained == spot + 1 and game.restrainer != seat:
        return "PF-46"
    return "PF-16"
