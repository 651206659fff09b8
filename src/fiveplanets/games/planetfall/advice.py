"""The quick bot: it values every choice and takes the best.

A card is worth its points, what its resources will buy, what its effect will bring in the explorations that are left,
and what it adds to conditions of the end. All of this lies open; the bot does not look into the decks.
"""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63, Seq
from fiveplanets.core.random import Rng, below
from fiveplanets.core.rules import rule

from .advice_values import (
    PARTS,
    POINT,
    change_value,
    conditions_value,
    effect_value,
    explorations_left,
    worth,
    worths_of,
)
from .components import (
    ANNEX_INCOME,
    FIRST_EFFECT,
    FIRST_WAY,
    GAIN,
    HAS_SECOND_WAY,
    PAID_WITH,
    PAIR_REWARD,
    REPLACED_WITH,
    RESOURCES,
)
from .moves import EXCHANGE_EXPERIENCE, EXPLORE, OPERATE, RESTRAIN, RESTRAIN_NOTHING, TAKE
from .rules.answers import spot_of
from .rules.operations import EXPERIENCE_PRICE, operation_points, point_limit
from .rules.prices import can_take, least_replaced, most_replaced, price
from .rules.taking import pair_partner, pair_reward
from .state import EXPLORATIONS, LEVEL, AskKind, Empire, Position
from .vocabulary import PLANETS, Resource, Way

LOW_LEVEL = 60  # for acting one level earlier: it leads in the next exploration
KEPT = 100  # for every other ship: the card under the own token will still be there when these have taken the rest
SPOILT = 200  # for what leaves too little to pay the card under the own token with
OPERATIONS = -67  # operations give no card, which conditions would count
PAIR_HOPE = 13  # for a first landmark of its name: each point of its pair reward, for each two explorations left
SECTOR_SHARE = 78  # of 100: the energy of a sector comes late
WORST = -100 * POINT  # less than any choice is worth


@rule
def is_better_replaced(way: int, worths: Bits63) -> bool:
    """Is the other resource worth less, where a price may be paid with it?"""
    return worth(worths, REPLACED_WITH[way]) < worth(worths, PAID_WITH[way])


@rule
def gains_value(empire: Empire, card: int, level: int, way: int, worths: Bits63) -> int:
    """What comes at once, less the price."""
    cost = price(empire, card, level, way)
    replaced = least_replaced(empire, way, cost)
    if is_better_replaced(way, worths):
        replaced = most_replaced(empire, way, cost)
    value = 0
    for resource in range(RESOURCES):
        change = GAIN[card][way & 1][level][resource] + empire.reaction[way][resource]
        if resource == PAID_WITH[way]:
            change -= cost - replaced
        elif resource == REPLACED_WITH[way]:
            change -= replaced
        value += change_value(empire, resource, change, worths)
    return value


@rule
def way_value(game: Position, seat: int, card: int, level: int, way: int, worths: Bits63) -> int:
    value = gains_value(game.empires[seat], card, level, way, worths) + conditions_value(game, seat, way)
    partner = pair_partner(game.empires[seat], card)
    if partner != NOTHING:
        value += POINT * pair_reward(card, partner)
    else:
        value += PAIR_HOPE * PAIR_REWARD[card] * explorations_left(game) // 2
    if way == Way.ANNEX:
        income = ANNEX_INCOME[card] * (PLANETS - game.round)
        value += income * worth(worths, Resource.ENERGY) * SECTOR_SHARE // PARTS
    for row in range(FIRST_EFFECT[card], FIRST_EFFECT[card + 1]):
        value += effect_value(game, seat, row, worths)
    return value


@rule
def card_value(game: Position, seat: int, card: int, level: int, worths: Bits63) -> int:
    """In the best way that the player can pay."""
    empire = game.empires[seat]
    first = FIRST_WAY[card]
    best = WORST
    if can_take(empire, card, level, first):
        best = way_value(game, seat, card, level, first, worths)
    if HAS_SECOND_WAY[card] and can_take(empire, card, level, first + 1):
        best = max(best, way_value(game, seat, card, level, first + 1, worths))
    if game.exploration < EXPLORATIONS and game.restrainer == seat:
        best -= token_cost(game, empire, card, level)
    return best - later_cost(game, seat, level)


@rule
def token_cost(game: Position, empire: Empire, card: int, level: int) -> int:
    """For taking the card under the own token now, when it could wait, or one that makes it too dear afterwards."""
    if game.open[game.restrained] == card:
        return KEPT * (game.players - 1)
    return 0 if leaves_enough(game, empire, card, level) else SPOILT


@rule
def leaves_enough(game: Position, empire: Empire, card: int, level: int) -> bool:
    """After taking this card, could the player pay the one under the token?"""
    way = FIRST_WAY[card]
    if not can_take(empire, card, level, way):
        way += 1
    kept = game.open[game.restrained]
    for kept_way in range(FIRST_WAY[kept], FIRST_WAY[kept] + 1 + HAS_SECOND_WAY[kept]):
        paid = PAID_WITH[kept_way]
        stock = empire.track[paid] + GAIN[card][way & 1][level][paid] + empire.reaction[way][paid]
        if PAID_WITH[way] == paid:
            stock -= price(empire, card, level, way)
        if stock + empire.substitute[kept_way] >= price(empire, kept, LEVEL[game.restrained], kept_way):
            return True
    return False


@rule
def token_value(game: Position, seat: int, card: int, worths: Bits63) -> int:
    """A card that waits for the player: by the last exploration of this planet there may be more to pay it with."""
    level = LEVEL[spot_of(game, card)]
    first = FIRST_WAY[card]
    best = way_value(game, seat, card, level, first, worths)
    if HAS_SECOND_WAY[card]:
        best = max(best, way_value(game, seat, card, level, first + 1, worths))
    return best


@rule
def later_cost(game: Position, seat: int, level: int) -> int:
    """For acting later than on level I, which means to choose later next time; no matter where the place is fixed."""
    if game.empires[seat].always_last or explorations_left(game) == 0:
        return 0
    return LOW_LEVEL * level


@rule
def exchange_value(empire: Empire, experience: int, points: int, worths: Bits63) -> int:
    """So many operation points for experience and strength."""
    value = change_value(empire, Resource.EXPERIENCE, experience, worths)
    return value + change_value(empire, Resource.STRENGTH, points - EXPERIENCE_PRICE * experience, worths)


@rule
def best_experience(empire: Empire, points: int, worths: Bits63) -> int:
    """How much experience to take for so many operation points."""
    best = 0
    for experience in range(1, points // EXPERIENCE_PRICE + 1):
        if exchange_value(empire, experience, points, worths) > exchange_value(empire, best, points, worths):
            best = experience
    return best


@rule
def cell_value(game: Position, seat: int, level: int, worths: Bits63) -> int:
    empire = game.empires[seat]
    points = operation_points(game, seat, level)
    exchanged = min(points, point_limit(game, seat))
    rest = points - exchanged
    value = exchanged * POINT + exchange_value(empire, best_experience(empire, rest, worths), rest, worths)
    return value + OPERATIONS - later_cost(game, seat, level)


@rule
def move_value(game: Position, seat: int, move: int, worths: Bits63) -> int:
    """For putting the ship or the token somewhere, or for a way to take a card."""
    if move == RESTRAIN_NOTHING:
        return WORST
    if move >= TAKE:
        return way_value(game, seat, game.open[game.acting], LEVEL[game.acting], move - TAKE, worths)
    if move >= OPERATE:
        return cell_value(game, seat, move - OPERATE, worths)
    if move < EXPLORE:
        return token_value(game, seat, move - RESTRAIN, worths)
    card = move - EXPLORE
    return card_value(game, seat, card, LEVEL[spot_of(game, card)], worths)


@rule
def best_move(game: Position, seat: int, moves: Seq[int]) -> int:
    worths = worths_of(game, seat)
    best = moves.items[0]
    best_value = move_value(game, seat, best, worths)
    for i in range(1, moves.n):
        value = move_value(game, seat, moves.items[i], worths)
        if value > best_value:
            best = moves.items[i]
            best_value = value
    return best


@rule
def best_exchange(game: Position, seat: int, moves: Seq[int]) -> int:
    """How much experience to take for the operation points that are left."""
    empire = game.empires[seat]
    worths = worths_of(game, seat)
    points = top_ask(game, seat).a
    best = moves.items[0]
    for i in range(1, moves.n):
        value = exchange_value(empire, moves.items[i] - EXCHANGE_EXPERIENCE, points, worths)
        if value > exchange_value(empire, best - EXCHANGE_EXPERIENCE, points, worths):
            best = moves.items[i]
    return best


@rule
def quick(game: Position, seat: int, moves: Seq[int], rng: Rng) -> int:
    kind = top_ask(game, seat).kind
    if kind == AskKind.SIDE:  # no side is known to be better than another
        return moves.items[below(rng, moves.n)]
    if kind == AskKind.PAY:  # as little or as much as possible with the other resource
        return moves.items[moves.n - 1 if is_better_replaced(top_ask(game, seat).a, worths_of(game, seat)) else 0]
    if kind == AskKind.POINTS or kind == AskKind.STRENGTH:
        return moves.items[moves.n - 1]
    if kind == AskKind.EXPERIENCE:
        return best_exchange(game, seat, moves)
    return best_move(game, seat, moves)
