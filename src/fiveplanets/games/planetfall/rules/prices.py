"""What a card costs this player now, and what may be chosen."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import DEMAND, FIRST_WAY, HAS_SECOND_WAY, LEVELS, PAID_WITH, PRICE, REPLACED_WITH
from ..state import CELL, IS_CELL, LEVEL, SPOTS, Empire, Obstacle, Position
from ..vocabulary import Resource, Way


@rule
def demand(empire: Empire, card: int, level: int) -> int:
    """The experience that the card demands of this player (R18: effects lower it, not below 0)."""
    return max(0, DEMAND[card][level] - empire.requirement)


@rule
def missing_experience(empire: Empire, card: int, level: int) -> int:
    """How far this player is from the experience that the card demands."""
    return max(0, demand(empire, card, level) - empire.track[Resource.EXPERIENCE])


@rule
def surcharge(empire: Empire, card: int, level: int, way: int) -> int:
    """PF-24: for a fight, 1 strength for each missing point of experience."""
    return missing_experience(empire, card, level) if way == Way.DEFEAT else 0


@rule
def price(empire: Empire, card: int, level: int, way: int) -> int:
    """PF-24, PF-27 to PF-29, PF-33: in strength or energy, as PAID_WITH says."""
    discounted = max(0, PRICE[card][way & 1][level] - empire.discount[way])
    return discounted + surcharge(empire, card, level, way)  # R17: no discount on the surcharge, never below 0


@rule
def least_replaced(empire: Empire, way: int, cost: int) -> int:
    """How much of the price must be paid with the other resource, for want of the right one."""
    return max(0, cost - empire.track[PAID_WITH[way]])


@rule
def most_replaced(empire: Empire, way: int, cost: int) -> int:
    """How much of the price may be paid with the other resource."""
    return min(min(empire.substitute[way], cost), empire.track[REPLACED_WITH[way]])


@rule
def can_take(empire: Empire, card: int, level: int, way: int) -> bool:
    """Can this player take the card in this way? Only for the ways that the card has."""
    if way == Way.RECRUIT and missing_experience(empire, card, level) > 0:
        return False  # PF-27: strength cannot replace experience
    cost = price(empire, card, level, way)
    return least_replaced(empire, way, cost) <= most_replaced(empire, way, cost)


@rule
def can_take_somehow(empire: Empire, card: int, level: int) -> bool:
    """PF-16, R5: one way is enough."""
    first = FIRST_WAY[card]
    if can_take(empire, card, level, first):
        return True
    return HAS_SECOND_WAY[card] != 0 and can_take(empire, card, level, first + 1)


@rule
def obstacle(game: Position, seat: int, spot: int) -> int:
    """PF-15, PF-16: why this player may not put the ship on the card or cell there; nothing if nothing hinders it."""
    if game.ships[spot] != NOTHING:
        return Obstacle.OCCUPIED
    if IS_CELL[spot]:
        return NOTHING
    if game.restrained == spot and game.restrainer != seat:  # R19
        return Obstacle.RESTRAINED
    if not can_take_somehow(game.empires[seat], game.open[spot], LEVEL[spot]):
        return Obstacle.TOO_DEAR
    return NOTHING


@rule
def may_explore(game: Position, seat: int, spot: int) -> bool:
    """PF-14: is there a card that this player may choose?"""
    return game.open[spot] != NOTHING and obstacle(game, seat, spot) == NOTHING


@rule
def may_choose_something(game: Position, seat: int) -> bool:
    for level in range(LEVELS):
        if game.ships[CELL[level]] == NOTHING:
            return True
    for spot in range(SPOTS):
        if may_explore(game, seat, spot):
            return True
    return False
