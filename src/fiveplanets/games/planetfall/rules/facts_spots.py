"""The places for ships: what each would cost the viewer now, what it would bring, and the turn order that results."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import (
    DEMAND,
    FIRST_EFFECT,
    FIRST_WAY,
    GAIN,
    GOAL_HOLDER,
    HAS_SECOND_WAY,
    OPERATION_POINTS,
    PAID_WITH,
    PRICE,
    REPLACED_WITH,
    RESOURCES,
    TRACK_END,
)
from ..shapes import CONDITIONS
from ..state import IS_CELL, LEVEL, MOST_CARDS, SPOTS, Empire, Phase, Position, SpotFacts, WayFacts
from ..vocabulary import Resource, Way
from .operations import operation_points, point_limit
from .prices import (
    can_take,
    demand,
    least_replaced,
    missing_experience,
    most_replaced,
    obstacle,
    price,
    surcharge,
)
from .scoring import condition_points, score
from .taking import lay_down, pair_partner, pair_reward
from .track import free_place


@rule
def show_spot(game: Position, seat: int, spot: int, shown: SpotFacts) -> None:
    level = LEVEL[spot]
    card = game.open[spot]
    shown.level = level
    shown.is_cell = IS_CELL[spot]
    if shown.is_cell:
        shown.operation_points = OPERATION_POINTS[level] if seat == NOTHING else operation_points(game, seat, level)
        shown.point_limit = game.round if seat == NOTHING else point_limit(game, seat)
    if seat != NOTHING and (shown.is_cell or card != NOTHING):
        shown.obstacle = obstacle(game, seat, spot)
        if game.ships[spot] == NOTHING and is_to_be_placed(game, seat):
            show_order(game, shown.order, seat, spot)
    if card != NOTHING:
        if seat != NOTHING:
            shown.partner = pair_partner(game.empires[seat], card)
        for second in range(1 + HAS_SECOND_WAY[card]):
            show_way(game, seat, spot, FIRST_WAY[card] + second, shown.ways.items[second])
            shown.ways.n += 1


# --- the turn order


@rule
def is_to_be_placed(game: Position, seat: int) -> bool:
    """Has this player still to put the ship somewhere in this exploration?"""
    if game.phase == Phase.PLACING:
        for place in range(game.turn, game.players):
            if game.track[place] == seat:
                return True
    return False


@rule
def show_order(game: Position, order: list[int], seat: int, spot: int) -> None:
    """The order that results from the ships as they stand, with the seat's ship on this spot, if one is given."""
    back = game.turn if game.phase == Phase.PLACING else game.players  # who is back on the track already
    for place in range(back):
        order[place] = game.track[place]
    for at in range(SPOTS):
        ship = seat if at == spot else game.ships[at]
        if ship != NOTHING:
            order[free_place(order, game.players, game.empires[ship].always_last)] = ship


# --- ways to take a card


@rule
def show_way(game: Position, seat: int, spot: int, way: int, shown: WayFacts) -> None:
    card = game.open[spot]
    level = LEVEL[spot]
    shown.way = way
    shown.paid_with = PAID_WITH[way]
    shown.price = PRICE[card][way & 1][level]
    shown.demand = DEMAND[card][level]
    for resource in range(RESOURCES):
        shown.reward[resource] = GAIN[card][way & 1][level][resource]
    if seat != NOTHING:
        show_price(game.empires[seat], card, level, shown)
        show_gains(game.empires[seat], card, shown)
        if shown.can and game.empires[seat].cards.n < MOST_CARDS:
            show_outcome(game, seat, card, shown)


@rule
def show_price(empire: Empire, card: int, level: int, shown: WayFacts) -> None:
    """For this player, and what is missing."""
    way = shown.way
    cost = price(empire, card, level, way)
    shown.surcharge = surcharge(empire, card, level, way)
    shown.discount = shown.price + shown.surcharge - cost
    shown.price = cost
    shown.demand = demand(empire, card, level)
    shown.can = can_take(empire, card, level, way)
    shown.least_replaced = least_replaced(empire, way, cost)
    shown.most_replaced = most_replaced(empire, way, cost)
    if way == Way.RECRUIT and missing_experience(empire, card, level) > 0:
        shown.short_of = Resource.EXPERIENCE
        shown.short = missing_experience(empire, card, level)
    elif not shown.can:
        shown.short_of = PAID_WITH[way]
        shown.short = shown.least_replaced - shown.most_replaced


@rule
def show_gains(empire: Empire, card: int, shown: WayFacts) -> None:
    """R12: the price is paid, then come reward, pair and reactions, each cut at the end of its track."""
    way = shown.way
    partner = pair_partner(empire, card)
    if partner != NOTHING:
        shown.pair = pair_reward(card, partner)
    for resource in range(RESOURCES):
        shown.reaction[resource] = empire.reaction[way][resource]
        left = empire.track[resource]
        gained = shown.reward[resource] + shown.reaction[resource]
        if resource == Resource.POINTS:
            gained += shown.pair
        elif resource == PAID_WITH[way]:
            left = max(0, left - (shown.price - shown.least_replaced))
        elif resource == REPLACED_WITH[way]:
            left = max(0, left - shown.least_replaced)
        shown.lost[resource] = max(0, left + gained - TRACK_END[resource])
        shown.after[resource] = left + gained - shown.lost[resource]


@rule
def show_outcome(game: Position, seat: int, card: int, shown: WayFacts) -> None:
    """What the player would score then: the card is laid down and the tracks are moved, and all is taken back."""
    empire = game.empires[seat]
    swap_tracks(empire, shown)
    lay_down(empire, card, shown.way)
    shown.score = score(game, seat)
    for condition in range(CONDITIONS):
        shown.goal[condition] = condition_points(game, seat, FIRST_EFFECT[GOAL_HOLDER + game.goal] + condition)
    pick_up(empire)
    swap_tracks(empire, shown)


@rule
def swap_tracks(empire: Empire, shown: WayFacts) -> None:
    for resource in range(RESOURCES):
        kept = empire.track[resource]
        empire.track[resource] = shown.after[resource]
        shown.after[resource] = kept


@rule
def pick_up(empire: Empire) -> None:
    """Take back the card that was laid down last."""
    empire.cards.n -= 1
    place = empire.cards.items[empire.cards.n]
    empire.taken[place.way] -= 1
    place.card = 0
    place.way = 0
