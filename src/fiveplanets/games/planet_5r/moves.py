"""The move space of Planet 5R, and which rule an illegal move would break."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.moves import Kind, MoveSpace, Names, Span

from .components import ACTIONS, CARD_IDS, MAX_WATER, SYMBOL, TECHNOLOGY_IDS
from .state import AskKind

# A new card joins nothing on a side, or one card there, lying over or under it.
JOINTS = ("alone", *(f"{card}-{lie}" for card in CARD_IDS for lie in ("over", "under")))

MOVES = MoveSpace(
    choose=Kind(secret=True, card=Names("action", ACTIONS)),
    bid=Kind(secret=True, water=Span(1, MAX_WATER)),
    take=Kind(card=Names("card", TECHNOLOGY_IDS)),
    join_left=Kind(to=Names("joint", JOINTS)),
    join_right=Kind(to=Names("joint", JOINTS)),
)

CHOOSE = MOVES.base("choose")
BID = MOVES.base("bid")
TAKE = MOVES.base("take")
JOIN_LEFT = MOVES.base("join_left")
JOIN_RIGHT = MOVES.base("join_right")

ASK_OF = {
    "choose": AskKind.CHOOSE,
    "bid": AskKind.BID,
    "take": AskKind.TAKE,
    "join_left": AskKind.JOIN_LEFT,
    "join_right": AskKind.JOIN_RIGHT,
}
WHEN = {"choose": "5R-11", "bid": "5R-26", "take": "5R-28", "join_left": "5R-43", "join_right": "5R-43"}


def refusal(game, seat, move):
    """The rule that this illegal move would break."""
    data = MOVES.data(move)
    if not asked(game, seat) or top_ask(game, seat).kind != ASK_OF[data["do"]]:
        return WHEN[data["do"]]
    if data["do"] == "choose":
        return "5R-12"
    if data["do"] == "bid":
        return "5R-33"
    if data["do"] == "take":
        return "5R-09"
    return _refused_joint(game, seat, data)


def _refused_joint(game, seat, data):
    card = CARD_IDS.index(data["to"].split("-")[0])
    new = game.placing
    left = data["do"] == "join_left"
    if game.cards[card].owner != seat + 1:
        return "5R-43"
    if (SYMBOL[card][1] != SYMBOL[new][0]) if left else (SYMBOL[card][0] != SYMBOL[new][1]):
        return "5R-44"
    return "5R-49"
