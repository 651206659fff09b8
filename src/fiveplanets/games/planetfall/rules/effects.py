"""Lasting effects: from rows of the constant tables to running totals of a player."""

from fiveplanets.core.rules import rule

from ..components import (
    EFFECT_AMOUNT,
    EFFECT_COUNTABLE,
    EFFECT_KIND,
    EFFECT_RESOURCE,
    EFFECT_ROUND,
    EFFECT_WAYS,
    FIRST_EFFECT,
    RESOURCES,
    WAYS,
)
from ..vocabulary import Countable, Effect
from .counting import count
from .track import gain


@rule
def start_effects(empire, holder):
    """PF-34: what a card or a commander side does from now on. Income and scoring are looked up when they are due."""
    for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1]):
        kind = EFFECT_KIND[row]
        amount = EFFECT_AMOUNT[row]
        if kind == Effect.REQUIREMENT:
            empire.requirement += amount
        elif kind == Effect.OPERATION_POINTS:
            empire.operation_points += amount
        elif kind == Effect.OPERATION_LIMIT:
            empire.operation_limit += amount
        elif kind == Effect.LAST_PLACE:
            empire.always_last = True
        elif kind == Effect.RESTRAIN:
            empire.may_restrain = True
        else:
            start_for_ways(empire, row)


@rule
def start_for_ways(empire, row):
    """The effects that speak of certain ways to take a card."""
    kind = EFFECT_KIND[row]
    amount = EFFECT_AMOUNT[row]
    for way in range(WAYS):
        if EFFECT_WAYS[row] >> way & 1:
            if kind == Effect.ON_TAKE:
                empire.reaction[way * RESOURCES + EFFECT_RESOURCE[row]] += amount
            elif kind == Effect.DISCOUNT:
                empire.discount[way] += amount
            elif kind == Effect.SUBSTITUTE:
                empire.substitute[way] += amount


@rule
def react(game, seat, way):
    """PF-19: what the player's older cards and commander sheet do when a card is laid down."""
    empire = game.empires[seat]
    for resource in range(RESOURCES):
        gain(game, seat, resource, empire.reaction[way * RESOURCES + resource])


@rule
def receive_income(game, seat, holder):
    """The income effects of one card or commander side, if they work in this round already."""
    for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1]):
        if EFFECT_KIND[row] == Effect.INCOME and EFFECT_ROUND[row] <= game.round:
            times = 1
            if EFFECT_COUNTABLE[row] != Countable.NOTHING:
                times = count(game, seat, EFFECT_COUNTABLE[row])
            gain(game, seat, EFFECT_RESOURCE[row], EFFECT_AMOUNT[row] * times)
