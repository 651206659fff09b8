"""The move space of Planet 5R, and the rules that refused moves would break."""

from fiveplanets.core.moves import Kind, MoveSpace

from .components import Action
from .state import AskKind, Bid, Card, Lie, Technology

MOVES = MoveSpace(
    choose=Kind(AskKind.CHOOSE, when="5R-11", refused="5R-12", secret=True, card=Action),
    bid=Kind(AskKind.BID, when="5R-26", refused="5R-33", secret=True, water=Bid),
    take=Kind(AskKind.TAKE, when="5R-28", card=Technology),
    alone=Kind(AskKind.JOIN, when="5R-43"),
    join=Kind(AskKind.JOIN, when="5R-43", card=Card, lie=Lie),
)

CHOOSE = MOVES.base("choose")
BID = MOVES.base("bid")
TAKE = MOVES.base("take")
ALONE = MOVES.base("alone")
JOIN = MOVES.base("join")

# Why a move is refused, where its kind does not say it all: what `why_not` and `why_not_yet` return.
REASONS = ("5R-09", "5R-13", "5R-32", "5R-44", "5R-49")
ON_THE_STACK, SCOUTS_WAIT, NO_WATER, NO_MATCH, NO_FREE_END = range(len(REASONS))
