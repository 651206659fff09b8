"""Which rule an illegal move would break, where its kind alone does not tell."""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import PHOBOS, REGIONS, How
from ..moves import (
    BOARD,
    CHOOSE,
    DESTROY,
    KEEP,
    LAUNCH,
    LAY,
    NAME,
    PLAY,
    PUT_AWAY,
    REPLACE,
    STEER,
    STEP,
    WAYS_TO_CHOOSE,
    Reason,
)
from ..state import LATER, AskKind, Position
from .boarding import how_to_board
from .science import is_research
from .table import colour_count

# What must be done: the rule behind each ask that cannot be passed.
MUST = tuple(
    {
        AskKind.BOARD: Reason.RP_18,
        AskKind.DISPATCH: Reason.RP_37,
        AskKind.NAME: Reason.RP_22,
        AskKind.STEP: Reason.RP_30,
        AskKind.STUDY: Reason.RP_32,
        AskKind.LAY: Reason.RP_33,
        AskKind.LOOK: Reason.RP_33,
        AskKind.LAUNCH: Reason.RP_34,
        AskKind.DESTROY: Reason.RP_35,
        AskKind.REPLACE: Reason.RP_36,
        AskKind.KILL: Reason.RP_38,
        AskKind.DROP: Reason.RP_39,
        AskKind.STEER: Reason.RP_40,
        AskKind.WINDOW: Reason.RP_58,
    }.get(kind, NOTHING)
    for kind in (0, *AskKind)
)


@rule
def why_not(game: Position, seat: int, move: int) -> int:
    """A reason, or nothing where the rule of the move's kind is the right one. The move's kind answers the top ask."""
    kind = top_ask(game, seat).kind
    if move < KEEP:
        return MUST[kind]
    if CHOOSE <= move < BOARD:
        return why_not_chosen(game, seat, (move - CHOOSE) // WAYS_TO_CHOOSE)
    if BOARD <= move < NAME:
        return why_not_boarded(game, kind, move - BOARD)
    if STEP <= move < STEP + REGIONS * REGIONS:
        to_or_from_phobos = PHOBOS in ((move - STEP) // REGIONS, (move - STEP) % REGIONS)
        return Reason.RP_31 if to_or_from_phobos else NOTHING
    if LAY <= move < PUT_AWAY:
        return why_not_laid(game, seat, move - LAY)
    if LAUNCH <= move < DESTROY:
        return no_such_dock(game, move - LAUNCH)
    if DESTROY <= move < REPLACE:
        return no_such_dock(game, move - DESTROY)
    if STEER <= move < PLAY:
        return Reason.RP_58 if kind == AskKind.REDIRECT else no_such_dock(game, move - STEER)
    return NOTHING


@rule
def no_such_dock(game: Position, dock: int) -> int:
    return Reason.RP_03 if dock >= colour_count(game) else NOTHING


@rule
def why_not_chosen(game: Position, seat: int, choice: int) -> int:
    """A character that is not in hand (RP-15), or what only the holder of an action card may say."""
    played = choice != LATER and game.companies[seat].played >> choice & 1 == 1
    return NOTHING if played else Reason.RP_58


@rule
def why_not_boarded(game: Position, kind: int, dock: int) -> int:
    if dock >= colour_count(game):
        return Reason.RP_03
    if kind == AskKind.DISPATCH:
        return Reason.RP_37
    return Reason.RP_34 if how_to_board(game) == How.APART and game.boarded >> dock & 1 else NOTHING


@rule
def why_not_laid(game: Position, seat: int, region: int) -> int:
    if not is_research(game.companies[seat].drawn):
        return Reason.RP_66
    return Reason.RP_42 if region == PHOBOS else NOTHING
