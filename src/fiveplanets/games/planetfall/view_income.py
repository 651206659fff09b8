"""What the next income phase will bring."""

from .components import (
    EFFECT_AMOUNT,
    EFFECT_COUNTABLE,
    EFFECT_KIND,
    EFFECT_RESOURCE,
    EFFECT_ROUND,
    FIRST_EFFECT,
    RESOURCE_IDS,
    SIDE_HOLDER,
)
from .rules.counting import count
from .vocabulary import PLANETS, Effect, Resource


def next_income(game, seat):
    """By resource, before tracks end; nothing after the last planet."""
    empire = game.empires[seat]
    if not empire.side or game.round == PLANETS:
        return {}
    found = dict.fromkeys(RESOURCE_IDS, 0)
    found[RESOURCE_IDS[Resource.ENERGY]] = empire.sector_income
    holders = [empire.cards.items[i].card for i in range(empire.cards.n)] + [SIDE_HOLDER + empire.side - 1]
    for row in (row for holder in holders for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1])):
        if EFFECT_KIND[row] == Effect.INCOME and EFFECT_ROUND[row] <= game.round + 1:
            times = count(game, seat, EFFECT_COUNTABLE[row]) if EFFECT_COUNTABLE[row] else 1
            found[RESOURCE_IDS[EFFECT_RESOURCE[row]]] += EFFECT_AMOUNT[row] * times
    return {resource: amount for resource, amount in found.items() if amount}
