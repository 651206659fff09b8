"""Operations: points that are exchanged at once."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import OPERATION_POINTS
from ..events import Cause, Event
from ..state import LEVEL, AskKind, Position
from ..vocabulary import Resource
from .track import gain, to_track

EXPERIENCE_PRICE = 2  # operation points; empire points and strength cost one each (PF-40, PF-41)


@rule
def begin_operating(game: Position, seat: int) -> None:
    """PF-39: operation points by the level of the cell."""
    level = LEVEL[game.acting]
    points = operation_points(game, seat, level)
    tell(game, Event.EXCHANGES, seat, level, game.acting, points)
    ask(game, seat, AskKind.POINTS, points, min(points, point_limit(game, seat)))


@rule
def operation_points(game: Position, seat: int, level: int) -> int:
    return OPERATION_POINTS[level] + game.empires[seat].operation_points


@rule
def point_limit(game: Position, seat: int) -> int:
    """PF-40: as many empire points as the number of the planet, and what effects add (R16)."""
    return game.round + game.empires[seat].operation_limit


@rule
def exchange_points(game: Position, seat: int, amount: int, left: int) -> bool:
    """Returns whether points are left to ask about; so do the next two."""
    gain(game, seat, Resource.POINTS, amount, Cause.OPERATIONS, NOTHING)
    game.empires[seat].operated += amount
    if left - amount >= EXPERIENCE_PRICE:
        ask(game, seat, AskKind.EXPERIENCE, left - amount)
        return True
    return ask_for_strength(game, seat, left - amount)


@rule
def exchange_experience(game: Position, seat: int, amount: int, left: int) -> bool:
    gain(game, seat, Resource.EXPERIENCE, amount, Cause.OPERATIONS, NOTHING)
    return ask_for_strength(game, seat, left - amount * EXPERIENCE_PRICE)


@rule
def ask_for_strength(game: Position, seat: int, left: int) -> bool:
    if left > 0:
        ask(game, seat, AskKind.STRENGTH, left)
        return True
    finish_operating(game, seat)
    return False


@rule
def exchange_strength(game: Position, seat: int, amount: int, left: int) -> None:
    """PF-39: what is not used is lost."""
    gain(game, seat, Resource.STRENGTH, amount, Cause.OPERATIONS, NOTHING)
    if left > amount:
        tell(game, Event.UNUSED, seat, left - amount)
    finish_operating(game, seat)


@rule
def finish_operating(game: Position, seat: int) -> None:
    """PF-19: an operations cell gives no card."""
    game.ships[game.acting] = NOTHING
    to_track(game, seat, game.acting)
