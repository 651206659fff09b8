"""Lasting effects: from rows of the constant tables to running totals of a player."""

from fiveplanets.core.codes import NOTHING
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
    SIDE_HOLDER,
    WAYS,
)
from ..events import Cause
from ..state import Empire, Position
from ..vocabulary import Effect
from .counting import count
from .track import gain


@rule
def start_effects(empire: Empire, holder: int) -> None:
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
def start_for_ways(empire: Empire, row: int) -> None:
    """The effects that speak of certain ways to take a card."""
    kind = EFFECT_KIND[row]
    amount = EFFECT_AMOUNT[row]
    for way in range(WAYS):
        if EFFECT_WAYS[row] >> way & 1:
            if kind == Effect.ON_TAKE:
                empire.reaction[way][EFFECT_RESOURCE[row]] += amount
            elif kind == Effect.DISCOUNT:
                empire.discount[way] += amount
            elif kind == Effect.SUBSTITUTE:
                empire.substitute[way] += amount


@rule
def react(game: Position, seat: int, way: int) -> None:
    """PF-19: what the player's older cards and commander sheet do when a card is laid down."""
    empire = game.empires[seat]
    total = 0
    for resource in range(RESOURCES):
        total += empire.reaction[way][resource]
    if total > 0:
        for i in range(empire.cards.n - 1):  # R11: the last one does not react to itself
            card = empire.cards.items[i].card
            react_by(game, seat, way, card, card)
        react_by(game, seat, way, SIDE_HOLDER + empire.side, NOTHING)


@rule
def react_by(game: Position, seat: int, way: int, holder: int, card: int) -> None:
    for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1]):
        if EFFECT_KIND[row] == Effect.ON_TAKE and EFFECT_WAYS[row] >> way & 1:
            gain(game, seat, EFFECT_RESOURCE[row], EFFECT_AMOUNT[row], Cause.REACTION, card)


@rule
def income(game: Position, seat: int, row: int, round: int) -> int:
    """What an effect brings in the income phase of this round; 0 for one that is no income, or not yet."""
    if EFFECT_KIND[row] != Effect.INCOME or EFFECT_ROUND[row] > round:
        return 0
    if EFFECT_COUNTABLE[row] == NOTHING:
        return EFFECT_AMOUNT[row]
    return EFFECT_AMOUNT[row] * count(game, seat, EFFECT_COUNTABLE[row])


@rule
def receive_income(game: Position, seat: int, holder: int, card: int) -> None:
    """The income effects of one card or commander side."""
    for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1]):
        gain(game, seat, EFFECT_RESOURCE[row], income(game, seat, row, game.round), Cause.INCOME, card)
