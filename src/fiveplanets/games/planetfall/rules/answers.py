"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, push_range
from fiveplanets.core.story import tell

from ..components import FIRST_WAY, PAID_WITH
from ..events import Event
from ..moves import (
    CHOOSE,
    EXCHANGE_EXPERIENCE,
    EXCHANGE_POINTS,
    EXCHANGE_STRENGTH,
    EXPLORE,
    OPERATE,
    REPLACE,
    REPLACE_RANGE,
    RESTRAIN,
    RESTRAIN_NOTHING,
    TAKE,
)
from ..state import CELL, IS_CELL, LEVEL, SPOTS, AskKind
from ..vocabulary import Resource
from .operations import (
    EXPERIENCE_PRICE,
    exchange_experience,
    exchange_points,
    exchange_strength,
    point_limit,
)
from .preparing import list_sides, next_chooser, take_side
from .prices import least_replaced, may_explore, most_replaced, price
from .round import go_on, place_ship
from .taking import begin_paying, take_card


@rule
def legal(game, seat, moves):
    """List the legal answers to the seat's top ask."""
    question = top_ask(game, seat)
    kind = question.kind
    if kind == AskKind.EXPLORE:
        list_spots(game, seat, moves)
    elif kind == AskKind.WAY:
        first = FIRST_WAY[game.open[game.acting] - 1]
        push(moves, TAKE + first)
        push(moves, TAKE + first + 1)
    elif kind == AskKind.POINTS:  # PF-40
        push_range(moves, EXCHANGE_POINTS, min(question.a, point_limit(game, seat)) + 1)
    elif kind == AskKind.EXPERIENCE:  # PF-41
        push_range(moves, EXCHANGE_EXPERIENCE, question.a // EXPERIENCE_PRICE + 1)
    elif kind == AskKind.STRENGTH:
        push_range(moves, EXCHANGE_STRENGTH, question.a + 1)
    elif kind == AskKind.PAY:
        list_replacements(game, seat, question.a, moves)
    elif kind == AskKind.RESTRAIN:
        list_restraints(game, moves)
    else:
        list_sides(game, seat, moves)


@rule
def list_spots(game, seat, moves):
    for spot in range(SPOTS):
        if IS_CELL[spot]:
            if game.ships[spot] == 0:
                push(moves, OPERATE + LEVEL[spot])
        elif may_explore(game, seat, spot):
            push(moves, EXPLORE + game.open[spot] - 1)


@rule
def replacement_base(way):
    """The first of the moves that pay a part of this way's price with the other resource."""
    return REPLACE if PAID_WITH[way] == Resource.ENERGY else REPLACE + REPLACE_RANGE


@rule
def list_replacements(game, seat, way, moves):
    empire = game.empires[seat]
    cost = price(empire, game.open[game.acting] - 1, LEVEL[game.acting], way)
    least = least_replaced(empire, way, cost)
    push_range(moves, replacement_base(way) + least, most_replaced(empire, way, cost) - least + 1)


@rule
def list_restraints(game, moves):
    """R19: any open card, or none."""
    for spot in range(SPOTS):
        if game.open[spot] > 0:
            push(moves, RESTRAIN + game.open[spot] - 1)
    push(moves, RESTRAIN_NOTHING)


@rule
def apply(game, seat, move):
    """Answer the seat's top ask; the game goes on to the next decision."""
    question = top_ask(game, seat)
    kind = question.kind
    a = question.a
    close_ask(game, seat)
    if kind == AskKind.SIDE:
        take_side(game, seat, move - CHOOSE)
        next_chooser(game)
        return
    waiting = False
    if kind == AskKind.EXPLORE:
        send_ship(game, seat, move)
    elif kind == AskKind.WAY:
        waiting = begin_paying(game, seat, move - TAKE)
    elif kind == AskKind.POINTS:
        waiting = exchange_points(game, seat, move - EXCHANGE_POINTS, a)
    elif kind == AskKind.EXPERIENCE:
        waiting = exchange_experience(game, seat, move - EXCHANGE_EXPERIENCE, a)
    elif kind == AskKind.STRENGTH:
        exchange_strength(game, seat, move - EXCHANGE_STRENGTH)
    elif kind == AskKind.PAY:
        take_card(game, seat, a, move - replacement_base(a))
    elif move != RESTRAIN_NOTHING:
        restrain(game, seat, move - RESTRAIN)
    if not waiting:
        go_on(game)


@rule
def spot_of(game, card):
    spot = 0
    while game.open[spot] != card + 1:
        spot += 1
    return spot


@rule
def send_ship(game, seat, move):
    if move >= OPERATE:
        tell(game, Event.OPERATES, seat, move - OPERATE)
        place_ship(game, seat, CELL[move - OPERATE])
    else:
        tell(game, Event.EXPLORES, seat, move - EXPLORE)
        place_ship(game, seat, spot_of(game, move - EXPLORE))


@rule
def restrain(game, seat, card):
    tell(game, Event.RESTRAINED, seat, card)
    game.restrained = spot_of(game, card) + 1
    game.restrainer = seat
