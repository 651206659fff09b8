"""What resources, effects and conditions are worth to the quick bot, in hundredths of an empire point.

The weights were found by letting variants of the bot play against one another.
"""

from itertools import pairwise

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63
from fiveplanets.core.rules import rule

from .components import (
    EFFECT_AMOUNT,
    EFFECT_COUNTABLE,
    EFFECT_EACH,
    EFFECT_KIND,
    EFFECT_RESOURCE,
    EFFECT_WAYS,
    FIRST_EFFECT,
    GOAL_HOLDER,
    RESOURCES,
    SIDE_HOLDER,
    TRACK_END,
)
from .rules.counting import count
from .state import EXPLORATIONS, Empire, Position
from .vocabulary import PLANETS, TAKINGS, Countable, Effect, Resource, Way

POINT = 100  # an empire point
WORTH = (POINT, 95, 140, 95)  # the first of each resource, while there is time to use it
LATE_WORTH = (POINT, 95, 100, 70)  # with one or two explorations left
LATE = 2
LONG_EXPERIENCE = 14  # more for experience, for each exploration in which it will still help
ENOUGH = (0, 14, 20, 30)  # where one more of a resource would be worth nothing
TYPE_SHARE = 31  # of 100 explorations so many are expected to take a card of one type
# Of a condition that only some will meet, this many of 100 parts are what one more card or resource is worth.
MOST_SHARE = 23
MOST_OF_RESOURCE_SHARE = 10
LEAST_SHARE = 12
EVERY_CARD_SHARE = 60  # where nearly every exploration has to bring a card
PARTS = 100

_COUNTED_AS = {
    "landmark_pair": "landmark",
    "distinct_landmark": "landmark",
    "type_set": "card",
    "planet_with_two_cards": "card",
}


def _counted_ways(countable: Countable) -> int:
    name = countable.name.lower()
    return sum(1 << way for way in TAKINGS.get(_COUNTED_AS.get(name, name), ()))


COUNTED_WAYS = tuple(map(_counted_ways, Countable))  # the ways of taking a card that add to each countable, as bits
# One card is only a part of what these count.
_PARTS_OF = {Countable.LANDMARK_PAIR: 3, Countable.TYPE_SET: 4, Countable.PLANET_WITH_TWO_CARDS: 2}
CARDS_TO_COUNT = tuple(_PARTS_OF.get(countable, 1) for countable in Countable)
RESOURCE_COUNTABLE = (NOTHING, Countable.EXPERIENCE.value, Countable.STRENGTH.value, Countable.ENERGY.value)
STUDY_BIT = 1 << Way.STUDY
WORTH_BITS = 15
WORTH_MASK = (1 << WORTH_BITS) - 1


def _condition_value(row: int, way: int) -> int:
    """What one card taken in this way adds to a condition of the end."""
    countable = EFFECT_COUNTABLE[row]
    if countable == NOTHING or not COUNTED_WAYS[countable] >> way & 1:
        return 0
    share = POINT * EFFECT_AMOUNT[row] // CARDS_TO_COUNT[countable]
    kind = EFFECT_KIND[row]
    if kind == Effect.SCORE_PER:
        return share // EFFECT_EACH[row]
    if kind == Effect.SCORE_MOST:
        return share * MOST_SHARE // PARTS
    if kind == Effect.SCORE_AT_LEAST and countable == Countable.PLANET_WITH_TWO_CARDS:
        spare = max(0, EXPLORATIONS * (PLANETS - EFFECT_EACH[row]))  # explorations that need not bring a card
        return POINT * EFFECT_AMOUNT[row] * EVERY_CARD_SHARE // (PARTS * (spare + 1))
    if kind == Effect.SCORE_AT_LEAST:
        return share * LEAST_SHARE // (PARTS * (EFFECT_EACH[row] + 1))
    return 0


# What one card taken in each way adds to all conditions of a card, a side or a sheet.
CONDITIONS = tuple(
    tuple(sum(_condition_value(row, way) for row in range(first, end)) for way in Way)
    for first, end in pairwise(FIRST_EFFECT)
)


@rule
def explorations_left(game: Position) -> int:
    """After this one."""
    return EXPLORATIONS * (PLANETS - game.round) + EXPLORATIONS - game.exploration


@rule
def worths_of(game: Position, seat: int) -> Bits63:
    """What one more of each resource is worth, in one number: it is asked for again and again."""
    found: Bits63 = 0
    for resource in range(RESOURCES):
        found |= min(most_worth(game, seat, resource), WORTH_MASK) << WORTH_BITS * resource
    return found


@rule
def worth(worths: Bits63, resource: int) -> int:
    """One more of a resource."""
    return worths >> WORTH_BITS * resource & WORTH_MASK


@rule
def most_worth(game: Position, seat: int, resource: int) -> int:
    """What one more of a resource will help to take, or what it brings at the end."""
    if resource == Resource.POINTS:
        return POINT
    left = explorations_left(game)
    use = 0
    if left > LATE:
        use = WORTH[resource]
        if resource == Resource.EXPERIENCE:
            use += LONG_EXPERIENCE * (left - LATE)
    elif left > 0:
        use = LATE_WORTH[resource]
    for row in range(FIRST_EFFECT[GOAL_HOLDER + game.goal], FIRST_EFFECT[GOAL_HOLDER + game.goal + 1]):
        if EFFECT_COUNTABLE[row] == RESOURCE_COUNTABLE[resource]:
            use = max(use, goal_worth(game, seat, row))
    return use


@rule
def goal_worth(game: Position, seat: int, row: int) -> int:
    """One more of the resource that a condition of the goal sheet counts."""
    points = POINT * EFFECT_AMOUNT[row]
    if EFFECT_KIND[row] == Effect.SCORE_MOST:
        return points * MOST_OF_RESOURCE_SHARE // PARTS
    if EFFECT_KIND[row] == Effect.SCORE_AT_LEAST and count(game, seat, EFFECT_COUNTABLE[row]) >= EFFECT_EACH[row]:
        return 0
    return points // EFFECT_EACH[row]


@rule
def takes_expected(game: Position, ways: int) -> int:
    """How many cards taken in one of these ways are still to come, in hundredths."""
    halves = 0
    for way in range(Way.STUDY):
        halves += ways >> way & 1
    if ways & STUDY_BIT:
        halves += 2
    return TYPE_SHARE * explorations_left(game) * halves // 2


@rule
def effect_value(game: Position, seat: int, row: int, worths: Bits63) -> int:
    """What one row of a technology's effect will bring."""
    kind = EFFECT_KIND[row]
    amount = EFFECT_AMOUNT[row]
    value = 0
    if kind == Effect.ON_TAKE:
        value = amount * worth(worths, EFFECT_RESOURCE[row]) * takes_expected(game, EFFECT_WAYS[row]) // POINT
    elif kind == Effect.DISCOUNT:
        value = amount * worth(worths, Resource.ENERGY) * takes_expected(game, EFFECT_WAYS[row]) // POINT
    elif kind == Effect.REQUIREMENT:
        value = amount * worth(worths, Resource.EXPERIENCE)
    elif kind == Effect.INCOME:
        value = amount * worth(worths, EFFECT_RESOURCE[row]) * (PLANETS - game.round)
        if EFFECT_COUNTABLE[row] != NOTHING:
            value *= count(game, seat, EFFECT_COUNTABLE[row])
    elif kind == Effect.SCORE_PER:
        countable = EFFECT_COUNTABLE[row]
        expected = POINT * count(game, seat, countable)
        expected += takes_expected(game, COUNTED_WAYS[countable]) // CARDS_TO_COUNT[countable]
        value = amount * expected // EFFECT_EACH[row]
    return value


@rule
def conditions_value(game: Position, seat: int, way: int) -> int:
    """The goal sheet, and the player's own commander and technologies that score at the end."""
    empire = game.empires[seat]
    value = CONDITIONS[GOAL_HOLDER + game.goal][way] + CONDITIONS[SIDE_HOLDER + empire.side][way]
    for i in range(empire.cards.n):
        value += CONDITIONS[empire.cards.items[i].card][way]
    return value


@rule
def stock_value(resource: int, amount: int, worths: Bits63) -> int:
    """So much of a resource: the more there is, the less one more is worth."""
    if resource == Resource.POINTS:
        return POINT * amount
    full = ENOUGH[resource]
    return worth(worths, resource) * amount * (2 * full - amount) // (2 * full)


@rule
def change_value(empire: Empire, resource: int, change: int, worths: Bits63) -> int:
    """What it is worth to gain or lose so much, as far as it fits on the track."""
    now = empire.track[resource]
    after = min(now + change, TRACK_END[resource])
    return stock_value(resource, after, worths) - stock_value(resource, now, worths)
