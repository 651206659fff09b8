"""The quick bot: it values every choice in hundredths of an empire point and takes the best.

A card is worth its points, what its resources will buy, what its effect will bring in the explorations that are left,
and what it adds to conditions of the end. All of this lies open; the bot does not look into the decks. The weights were
found by letting variants of the bot play against one another.
"""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.random import below
from fiveplanets.core.rules import rule

from .components import (
    ANNEX_INCOME,
    EFFECT_AMOUNT,
    EFFECT_COUNTABLE,
    EFFECT_EACH,
    EFFECT_KIND,
    EFFECT_RESOURCE,
    EFFECT_WAYS,
    FIRST_EFFECT,
    FIRST_WAY,
    GAIN,
    GOAL_HOLDER,
    HAS_SECOND_WAY,
    OPERATION_POINTS,
    PAID_WITH,
    PAIR_REWARD,
    PLANETS,
    RESOURCES,
    TRACK_END,
)
from .moves import EXPLORE, OPERATE, RESTRAIN, RESTRAIN_NOTHING, TAKE
from .rules.answers import spot_of
from .rules.counting import count
from .rules.operations import EXPERIENCE_PRICE, point_limit
from .rules.prices import can_take, price
from .rules.taking import pair_bonus
from .state import EXPLORATIONS, LEVEL, AskKind
from .vocabulary import TAKINGS, Countable, Effect, Resource, Way

POINT = 100  # an empire point
WORTH = (POINT, 95, 85, 70)  # one of each resource, while there is time to use it
LATE_WORTH = (POINT, 50, 50, 55)  # with one or two explorations left
LATE = 2
LONG_EXPERIENCE = 15  # more for experience, for each exploration in which it will still help
TYPE_SHARE = 45  # of 100 explorations so many are expected to take a card of a type that effects reward
LOW_LEVEL = 50  # acting one level earlier: it leads in the next exploration
OPERATIONS = -100  # operations give no card, which conditions would count
PAIR_HOPE = 5  # for a first outpost of its name: each point of its pair reward, for each two explorations left
MOST_SHARE = 33  # of 100 parts of a condition that only some will meet, what one card is worth
LEAST_SHARE = 66
WORST = -100 * POINT
STUDY_BIT = 1 << Way.STUDY

_COUNTED_AS = {
    "outpost_pair": "outpost",
    "distinct_outpost": "outpost",
    "type_set": "card",
    "planet_with_two_cards": "card",
}


def _counted_ways(countable):
    name = countable.name.lower()
    return sum(1 << way for way in TAKINGS.get(_COUNTED_AS.get(name, name), ()))


COUNTED_WAYS = tuple(map(_counted_ways, Countable))  # the ways of taking a card that add to each countable, as bits
# One card is only a part of what these count.
CARDS_TO_COUNT = tuple(
    {Countable.OUTPOST_PAIR: 3, Countable.TYPE_SET: 4, Countable.PLANET_WITH_TWO_CARDS: 2}.get(countable, 1)
    for countable in Countable
)
RESOURCE_COUNTABLE = (0, Countable.EXPERIENCE.value, Countable.STRENGTH.value, Countable.ENERGY.value)


@rule
def explorations_left(game):
    """After this one."""
    return EXPLORATIONS * (PLANETS - game.round) + EXPLORATIONS - game.exploration


@rule
def worth(game, seat, resource):
    """One more of a resource: what it will help to take, or what it brings at the end."""
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
def goal_worth(game, seat, row):
    """One more of the resource that a condition of the goal board counts."""
    points = POINT * EFFECT_AMOUNT[row]
    if EFFECT_KIND[row] == Effect.SCORE_MOST:
        return points // 10
    if EFFECT_KIND[row] == Effect.SCORE_AT_LEAST and count(game, seat, EFFECT_COUNTABLE[row]) >= EFFECT_EACH[row]:
        return 0
    return points // EFFECT_EACH[row]


@rule
def takes_expected(game, ways):
    """How many cards taken in one of these ways are still to come, in hundredths."""
    halves = 0
    for way in range(Way.STUDY):
        halves += ways >> way & 1
    if ways & STUDY_BIT:
        halves += 2
    return TYPE_SHARE * explorations_left(game) * halves // 2


@rule
def effect_value(game, seat, row):
    """What one row of a technology's effect will bring."""
    kind = EFFECT_KIND[row]
    amount = EFFECT_AMOUNT[row]
    value = 0
    if kind == Effect.ON_TAKE:
        value = amount * worth(game, seat, EFFECT_RESOURCE[row]) * takes_expected(game, EFFECT_WAYS[row]) // POINT
    elif kind == Effect.DISCOUNT:
        value = amount * worth(game, seat, Resource.ENERGY) * takes_expected(game, EFFECT_WAYS[row]) // POINT
    elif kind == Effect.REQUIREMENT:
        value = amount * worth(game, seat, Resource.EXPERIENCE)
    elif kind == Effect.INCOME:
        value = amount * worth(game, seat, EFFECT_RESOURCE[row]) * (PLANETS - game.round)
        if EFFECT_COUNTABLE[row] != Countable.NOTHING:
            value *= count(game, seat, EFFECT_COUNTABLE[row])
    elif kind == Effect.SCORE_PER:
        countable = EFFECT_COUNTABLE[row]
        expected = POINT * count(game, seat, countable)
        expected += takes_expected(game, COUNTED_WAYS[countable]) // CARDS_TO_COUNT[countable]
        value = amount * expected // EFFECT_EACH[row]
    return value


@rule
def condition_value(row, way):
    """What one card taken in this way adds to a condition of the end."""
    countable = EFFECT_COUNTABLE[row]
    if not COUNTED_WAYS[countable] >> way & 1:
        return 0
    share = POINT * EFFECT_AMOUNT[row] // CARDS_TO_COUNT[countable]
    kind = EFFECT_KIND[row]
    if kind == Effect.SCORE_PER:
        return share // EFFECT_EACH[row]
    if kind == Effect.SCORE_MOST:
        return share * MOST_SHARE // 100
    if kind == Effect.SCORE_AT_LEAST:
        return share * LEAST_SHARE // (100 * (EFFECT_EACH[row] + 1))
    return 0


@rule
def conditions_value(game, seat, way):
    """The goal board, and the player's own technologies that score at the end."""
    value = 0
    for row in range(FIRST_EFFECT[GOAL_HOLDER + game.goal], FIRST_EFFECT[GOAL_HOLDER + game.goal + 1]):
        value += condition_value(row, way)
    cards = game.empires[seat].cards
    for i in range(cards.n):
        card = cards.items[i].card
        for row in range(FIRST_EFFECT[card], FIRST_EFFECT[card + 1]):
            value += condition_value(row, way)
    return value


@rule
def gains_value(game, seat, card, level, way):
    """What comes at once, as far as it fits on the tracks, less the price."""
    empire = game.empires[seat]
    cost = price(empire, card, level, way)
    value = -cost * worth(game, seat, PAID_WITH[way])
    for resource in range(RESOURCES):
        gained = GAIN[card][way & 1][level][resource] + empire.reaction[way * RESOURCES + resource]
        room = TRACK_END[resource] - empire.track[resource]
        if resource == PAID_WITH[way]:
            room += cost
        value += min(gained, room) * worth(game, seat, resource)
    return value


@rule
def way_value(game, seat, card, level, way):
    value = gains_value(game, seat, card, level, way) + conditions_value(game, seat, way)
    bonus = pair_bonus(game.empires[seat], card)
    value += POINT * bonus
    if bonus == 0:
        value += PAIR_HOPE * PAIR_REWARD[card] * explorations_left(game) // 2
    if way == Way.ANNEX:
        value += ANNEX_INCOME[card] * worth(game, seat, Resource.ENERGY) * (PLANETS - game.round)
    for row in range(FIRST_EFFECT[card], FIRST_EFFECT[card + 1]):
        value += effect_value(game, seat, row)
    return value


@rule
def card_value(game, seat, card, level):
    """In the best way that the player can pay."""
    empire = game.empires[seat]
    first = FIRST_WAY[card]
    best = WORST
    if can_take(empire, card, level, first):
        best = way_value(game, seat, card, level, first)
    if HAS_SECOND_WAY[card] and can_take(empire, card, level, first + 1):
        best = max(best, way_value(game, seat, card, level, first + 1))
    return best - LOW_LEVEL * level


@rule
def cell_value(game, seat, level):
    points = OPERATION_POINTS[level] + game.empires[seat].operation_points
    exchanged = min(points, point_limit(game, seat))
    rest = (points - exchanged) * worth(game, seat, Resource.STRENGTH)
    return exchanged * POINT + rest + OPERATIONS - LOW_LEVEL * level


@rule
def move_value(game, seat, move):
    """For putting the ship or the token somewhere, or for a way to take a card."""
    if move == RESTRAIN_NOTHING:
        return WORST
    if move >= TAKE:
        return way_value(game, seat, game.open[game.acting] - 1, LEVEL[game.acting], move - TAKE)
    if move >= OPERATE:
        return cell_value(game, seat, move - OPERATE)
    card = move - EXPLORE if move >= EXPLORE else move - RESTRAIN
    return card_value(game, seat, card, LEVEL[spot_of(game, card)])


@rule
def best_move(game, seat, moves):
    best = moves.items[0]
    best_value = move_value(game, seat, best)
    for i in range(1, moves.n):
        value = move_value(game, seat, moves.items[i])
        if value > best_value:
            best = moves.items[i]
            best_value = value
    return best


@rule
def quick(game, seat, moves, rng):
    kind = top_ask(game, seat).kind
    if kind == AskKind.SIDE:  # no side is known to be better than another
        return moves.items[below(rng, moves.n)]
    if kind == AskKind.PAY:  # the other resource only as far as needed
        return moves.items[0]
    if kind == AskKind.POINTS or kind == AskKind.STRENGTH:
        return moves.items[moves.n - 1]
    if kind == AskKind.EXPERIENCE:
        better = worth(game, seat, Resource.EXPERIENCE) > EXPERIENCE_PRICE * worth(game, seat, Resource.STRENGTH)
        return moves.items[moves.n - 1] if better else moves.items[0]
    return best_move(game, seat, moves)
