"""The places for ships: what each would cost a player now, what it would bring, and the turn order that results."""

from msgspec import to_builtins

from fiveplanets.core.asks import top_ask

from .components import (
    ANNEX_INCOME,
    CARD_IDS,
    COMPONENTS,
    DEMAND,
    FIRST_WAY,
    GAIN,
    HAS_SECOND_WAY,
    OPERATION_POINTS,
    PAID_WITH,
    PAIR_REWARD,
    PRICE,
    REPLACED_WITH,
    RESOURCE_IDS,
    RESOURCES,
    SYMBOL,
    SYMBOL_IDS,
    TRACK_END,
    TYPE,
    WAY_IDS,
    Type,
)
from .rules.operations import point_limit
from .rules.prices import can_take, demand, least_replaced, may_explore, missing_experience, most_replaced, price
from .rules.taking import pair_bonus
from .shapes import LEVEL_IDS
from .state import IS_CELL, LEVEL, SPOTS, Phase
from .vocabulary import Resource, Way


def spot_facts(game, seat, spot):
    ship = game.ships[spot]
    found = {
        "spot": spot,
        "level": LEVEL_IDS[LEVEL[spot]],
        "ship": ship - 1 if ship else None,
        "acting": game.phase == Phase.ACTING and game.acting == spot,
        "restrained_by": game.restrainer if game.restrained == spot + 1 else None,
        "place": resulting_place(game, seat, spot),
        "may_choose": may_choose(game, seat, spot),
    }
    if IS_CELL[spot]:
        return found | {"type": "operations", "card": None} | operation_facts(game, seat, spot)
    return found | card_facts(game, seat, game.open[spot] - 1, LEVEL[spot])


def may_choose(game, seat, spot):
    if seat is None or not game.empires[seat].side:
        return False
    return game.ships[spot] == 0 if IS_CELL[spot] else bool(may_explore(game, seat, spot))


def operation_facts(game, seat, spot):
    """Operation points for this player, and how many of them may become empire points; what is left of an exchange."""
    more = 0 if seat is None else game.empires[seat].operation_points
    limit = game.round if seat is None else point_limit(game, seat)
    exchanging = game.phase == Phase.ACTING and game.acting == spot
    return {
        "points": OPERATION_POINTS[LEVEL[spot]] + more,
        "limit": limit,
        "left": top_ask(game, game.ships[spot] - 1).a if exchanging else None,
    }


def card_facts(game, seat, card, level):
    id = CARD_IDS[card]
    data = COMPONENTS.cards[id]
    ways = [FIRST_WAY[card], FIRST_WAY[card] + 1] if HAS_SECOND_WAY[card] else [FIRST_WAY[card]]
    return {
        "card": id,
        "type": Type(TYPE[card]).name.lower(),
        "source": data.source,
        "known": data.known,
        "printed_demand": DEMAND[card][level],
        "symbol": SYMBOL_IDS[SYMBOL[card] - 1] if SYMBOL[card] else None,
        "pair_reward": PAIR_REWARD[card],
        "later_planets": later_planets(data),
        "effects": to_builtins(getattr(data, "effects", [])),
        "ways": [way_facts(game, seat, card, level, way) for way in ways],
    }


def later_planets(data):
    """Where more landmarks of this name will be found."""
    symbol = getattr(data, "symbol", None)
    landmarks = COMPONENTS.landmarks.values()
    return sorted({other.planet for other in landmarks if other.symbol == symbol and other.planet > data.planet})


def way_facts(game, seat, card, level, way):
    """The printed price and gain; for a player what they are now, with all effects and what still fits the tracks."""
    gains = GAIN[card][way & 1][level]
    found = {
        "way": WAY_IDS[way],
        "paid_with": RESOURCE_IDS[PAID_WITH[way]],
        "printed_price": PRICE[card][way & 1][level],
        "income": ANNEX_INCOME[card] if way == Way.ANNEX else 0,
        "gain": _named(gains),
    }
    if seat is None or not game.empires[seat].side:
        return found
    empire = game.empires[seat]
    cost = price(empire, card, level, way)
    least = least_replaced(empire, way, cost)
    return found | {
        "price": cost,
        "demand": demand(empire, card, level),
        "missing_experience": missing_experience(empire, card, level) if TYPE[card] == Type.UNIT else 0,
        "replaceable": [least, most_replaced(empire, way, cost)],
        "can": bool(can_take(empire, card, level, way)),
        "gain": _named(gains_now(empire, card, way, gains, cost, least)),
    }


def gains_now(empire, card, way, printed, cost, least):
    """R12: pay, then reward, pair and reactions, each cut at the end of its track."""
    found = []
    for resource in range(RESOURCES):
        has = empire.track[resource]
        if resource == PAID_WITH[way]:
            has = max(0, has - (cost - least))
        elif resource == REPLACED_WITH[way]:
            has = max(0, has - least)
        gained = printed[resource] + empire.reaction[way * RESOURCES + resource]
        if resource == Resource.POINTS:
            gained += pair_bonus(empire, card)
        found.append(min(gained, TRACK_END[resource] - has))
    return found


def _named(amounts):
    return {resource: amount for resource, amount in zip(RESOURCE_IDS, amounts, strict=True) if amount}


def next_order(game, extra=None):
    """The turn order that results from the ships as they stand: by place, None where a ship is still to be placed.

    `extra` puts one more ship down: (seat, spot).
    """
    order = [0] * game.players
    back = game.turn if game.phase == Phase.PLACING else game.players  # who is back on the track already
    for place in range(back):
        order[place] = game.track[place]
    ships = list(game.ships)
    if extra:
        ships[extra[1]] = extra[0] + 1
    for spot in range(SPOTS):
        if ships[spot]:
            free = [place for place in range(game.players) if not order[place]]
            order[free[-1] if game.empires[ships[spot] - 1].always_last else free[0]] = ships[spot]
    return [seat - 1 if seat else None for seat in order]


def resulting_place(game, seat, spot):
    """The place that this player's ship would have next, as the other ships stand now; None if it cannot go there."""
    if seat is None or game.phase != Phase.PLACING or game.ships[spot] or seat + 1 in game.ships:
        return None
    if seat + 1 not in game.track[game.turn : game.players]:
        return None
    return next_order(game, (seat, spot)).index(seat) + 1
