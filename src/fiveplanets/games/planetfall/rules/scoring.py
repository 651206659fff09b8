"""The end of the game: goal sheet, technologies, commander."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import (
    EFFECT_AMOUNT,
    EFFECT_COUNTABLE,
    EFFECT_EACH,
    EFFECT_KIND,
    FIRST_EFFECT,
    GOAL_HOLDER,
    SIDE_HOLDER,
)
from ..state import SEATS, Position
from ..vocabulary import Effect, Resource
from .counting import count


@rule
def has_most(game: Position, seat: int, countable: int) -> bool:
    """R20: all who are tied for most have it, but nobody with nothing."""
    own = count(game, seat, countable)
    for other in range(game.players):
        if count(game, other, countable) > own:
            return False
    return own > 0


@rule
def condition_points(game: Position, seat: int, row: int) -> int:
    """The points of one condition; 0 for an effect that is no condition."""
    kind = EFFECT_KIND[row]
    countable = EFFECT_COUNTABLE[row]
    points = 0
    if kind == Effect.SCORE_PER:
        points = count(game, seat, countable) // EFFECT_EACH[row] * EFFECT_AMOUNT[row]
    elif kind == Effect.SCORE_AT_LEAST:
        if count(game, seat, countable) >= EFFECT_EACH[row]:
            points = EFFECT_AMOUNT[row]
    elif kind == Effect.SCORE_MOST:
        if has_most(game, seat, countable):
            points = EFFECT_AMOUNT[row]
    return points


@rule
def holder_points(game: Position, seat: int, holder: int) -> int:
    points = 0
    for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1]):
        points += condition_points(game, seat, row)
    return points


@rule
def goal_points(game: Position, seat: int) -> int:
    """PF-44: the three conditions of the goal sheet."""
    return holder_points(game, seat, GOAL_HOLDER + game.goal)


@rule
def technology_points(game: Position, seat: int) -> int:
    """PF-35, PF-44: technologies that score at the end."""
    points = 0
    cards = game.empires[seat].cards
    for i in range(cards.n):
        points += holder_points(game, seat, cards.items[i].card)
    return points


@rule
def commander_points(game: Position, seat: int) -> int:
    """PF-44: a commander side that scores at the end."""
    side = game.empires[seat].side
    return holder_points(game, seat, SIDE_HOLDER + side) if side != NOTHING else 0


@rule
def score(game: Position, seat: int) -> int:
    at_end = goal_points(game, seat) + technology_points(game, seat) + commander_points(game, seat)
    return game.empires[seat].track[Resource.POINTS] + at_end


@rule
def standing(game: Position, seat: int) -> int:
    """PF-45: most empire points; then the ship that is higher on the turn track."""
    place = 0
    while place < SEATS - 1 and game.track[place] != seat:
        place += 1
    return score(game, seat) * SEATS + SEATS - 1 - place
