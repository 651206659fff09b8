"""The move space of Planetfall, and the rules that refused moves would break."""

from fiveplanets.core.moves import Kind, MoveSpace, Span

from .shapes import MOST_OPERATION_POINTS
from .state import MOST_REPLACED, AskKind, Card, Level, Obstacle, Side, StandIn
from .vocabulary import Way

MOVES = MoveSpace(
    choose=Kind(AskKind.SIDE, when="PF-04", side=Side),
    restrain=Kind(AskKind.RESTRAIN, when="PF-46", card=Card),
    restrain_nothing=Kind(AskKind.RESTRAIN, when="PF-46"),
    explore=Kind(AskKind.EXPLORE, when="PF-14", card=Card),
    operate=Kind(AskKind.EXPLORE, when="PF-14", refused="PF-15", level=Level),
    take=Kind(AskKind.WAY, when="PF-17", way=Way),
    replace=Kind(AskKind.PAY, when="PF-48", resource=StandIn, amount=Span(0, MOST_REPLACED)),
    exchange_points=Kind(AskKind.POINTS, when="PF-39", refused="PF-40", amount=Span(0, MOST_OPERATION_POINTS)),
    exchange_experience=Kind(
        AskKind.EXPERIENCE, when="PF-39", refused="PF-41", amount=Span(0, MOST_OPERATION_POINTS // 2)
    ),
    exchange_strength=Kind(AskKind.STRENGTH, when="PF-39", refused="PF-41", amount=Span(0, MOST_OPERATION_POINTS)),
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

# Why a move that could be made now is refused, where its kind does not say it all: what `why_not` returns. First the
# obstacles to putting the ship on a card, then how a unit, a landmark and a cache can be taken.
REASONS = ("PF-15", "PF-46", "PF-16", "PF-27", "PF-29", "PF-36")
WAYS_OF_TYPE = len(Obstacle)  # + the type of the card
