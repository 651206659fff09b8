"""What a card costs this player now, and what may be chosen."""

from fiveplanets.core.rules import rule

from ..components import DEMAND, FIRST_WAY, HAS_SECOND_WAY, PAID_WITH, PRICE, REPLACED_WITH
from ..state import CELL, IS_CELL, LEVEL, SPOTS
from ..vocabulary import Resource, Way

LEVELS = len(CELL)


@rule
def demand(empire, card, level):
    """The experience that the card demands of this player (R18: effects lower it, not below 0)."""
    return max(0, DEMAND[card][level] - empire.requirement)


@rule
def missing_experience(empire, card, level):
    """How far this player is from the experience that the card demands."""
    return max(0, demand(empire, card, level) - empire.track[Resource.EXPERIENCE])


@rule
def price(empire, card, level, way):
    """PF-24, PF-27 to PF-29, PF-33: in strength or energy, as PAID_WITH says."""
    cost = max(0, PRICE[card][way & 1][level] - empire.discount[way])  # R17: never below 0
    if way == Way.DEFEAT:
        cost += missing_experience(empire, card, level)  # R17: no discount on the surcharge
    return cost


@rule
def least_replaced(empire, way, cost):
    """How much of the price must be paid with the other resource, for want of the right one."""
    return max(0, cost - empire.track[PAID_WITH[way]])


@rule
def most_replaced(empire, way, cost):
    """How much of the price may be paid with the other resource."""
    return min(min(empire.substitute[way], cost), empire.track[REPLACED_WITH[way]])


@rule
def can_take(empire, card, level, way):
    """Can this player take the card in this way? Only for the ways that the card has."""
    if way == Way.RECRUIT and missing_experience(empire, card, level) > 0:
        return False  # PF-27: strength cannot replace experience
    cost = price(empire, card, level, way)
    return least_replaced(empire, way, cost) <= most_replaced(empire, way, cost)


@rule
def can_take_somehow(empire, card, level):
    """PF-16, R5: one way is enough."""
    first = FIRST_WAY[card]
    if can_take(empire, card, level, first):
        return True
    return HAS_SECOND_WAY[card] != 0 and can_take(empire, card, level, first + 1)


@rule
def may_explore(game, seat, spot):
    """PF-14 to PF-16: is this card free, not kept by another's token, and can it be paid?"""
    if game.open[spot] == 0 or game.ships[spot] != 0:
        return False
    if game.restrained == spot + 1 and game.restrainer != seat:  # R19
        return False
    return can_take_somehow(game.empires[seat], game.open[spot] - 1, LEVEL[spot])


@rule
def may_choose_something(game, seat):
    for level in range(LEVELS):
        if game.ships[CELL[level]] == 0:
            return True
    for spot in range(SPOTS):
        if not IS_CELL[spot] and may_explore(game, seat, spot):
            return True
    return False
