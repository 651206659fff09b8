"""The decisions: what is legal, what an answer does, and why a wrong one is refused."""

from fiveplanets.core.asks import close_ask, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, push_range
from fiveplanets.core.story import tell

from ..components import FIRST_WAY, PAID_WITH, TYPE
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
    WAYS_OF_TYPE,
)
from ..state import CELL, FIRST_SPOT, IS_CELL, LEVEL, SPOTS, AskKind, Position
from ..vocabulary import Resource
from .operations import EXPERIENCE_PRICE, exchange_experience, exchange_points, exchange_strength
from .preparing import list_sides, next_chooser, take_side
from .prices import least_replaced, may_explore, most_replaced, obstacle, price
from .round import go_on, place_ship
from .taking import begin_paying, take_card

TOKEN_CARDS = 2  # which the restrain token may lie on: as many as there are on level III with two or three players


@rule
def legal(game: Position, seat: int, moves: Seq[int]) -> None:
    """List the legal answers to the seat's top ask."""
    question = top_ask(game, seat)
    kind = question.kind
    if kind == AskKind.EXPLORE:
        list_spots(game, seat, moves)
    elif kind == AskKind.WAY:
        push_range(moves, TAKE + FIRST_WAY[question.a], 2)
    elif kind == AskKind.POINTS:  # PF-40
        push_range(moves, EXCHANGE_POINTS, question.b + 1)
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
def list_spots(game: Position, seat: int, moves: Seq[int]) -> None:
    for spot in range(SPOTS):
        if IS_CELL[spot]:
            if obstacle(game, seat, spot) == NOTHING:
                push(moves, OPERATE + LEVEL[spot])
        elif may_explore(game, seat, spot):
            push(moves, EXPLORE + game.open[spot])


@rule
def replacement_base(way: int) -> int:
    """The first of the moves that pay a part of this way's price with the other resource."""
    return REPLACE if PAID_WITH[way] == Resource.ENERGY else REPLACE + REPLACE_RANGE


@rule
def list_replacements(game: Position, seat: int, way: int, moves: Seq[int]) -> None:
    empire = game.empires[seat]
    cost = price(empire, game.open[game.acting], LEVEL[game.acting], way)
    least = least_replaced(empire, way, cost)
    push_range(moves, replacement_base(way) + least, most_replaced(empire, way, cost) - least + 1)


@rule
def list_restraints(game: Position, moves: Seq[int]) -> None:
    """R19: one of the first cards of level III, or none."""
    for spot in range(FIRST_SPOT[2], FIRST_SPOT[2] + TOKEN_CARDS):
        if game.open[spot] != NOTHING:
            push(moves, RESTRAIN + game.open[spot])
    push(moves, RESTRAIN_NOTHING)


@rule
def apply(game: Position, seat: int, move: int) -> None:
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
        exchange_strength(game, seat, move - EXCHANGE_STRENGTH, a)
    elif kind == AskKind.PAY:
        take_card(game, seat, a, move - replacement_base(a))
    elif move != RESTRAIN_NOTHING:
        restrain(game, seat, move - RESTRAIN)
    if not waiting:
        go_on(game)


@rule
def spot_of(game: Position, card: int) -> int:
    """Where the card lies open; nothing if it does not."""
    for spot in range(SPOTS):
        if game.open[spot] == card:
            return spot
    return NOTHING


@rule
def send_ship(game: Position, seat: int, move: int) -> None:
    if move >= OPERATE:
        level = move - OPERATE
        tell(game, Event.OPERATES, seat, level, CELL[level], game.turn + 1)
        place_ship(game, seat, CELL[level])
    else:
        card = move - EXPLORE
        spot = spot_of(game, card)
        tell(game, Event.EXPLORES, seat, card, LEVEL[spot], spot, game.turn + 1)
        place_ship(game, seat, spot)


@rule
def restrain(game: Position, seat: int, card: int) -> None:
    game.restrained = spot_of(game, card)
    game.restrainer = seat
    tell(game, Event.RESTRAINED, seat, card, game.restrained)


@rule
def why_not(game: Position, seat: int, move: int) -> int:
    """The reason why a move that answers the ask is not legal, if it is not the usual one of its kind."""
    question = top_ask(game, seat)
    if question.kind == AskKind.EXPLORE and move < OPERATE:
        spot = spot_of(game, move - EXPLORE)
        return obstacle(game, seat, spot) if spot != NOTHING else NOTHING
    if question.kind == AskKind.WAY:
        return WAYS_OF_TYPE + TYPE[question.a]
    return NOTHING
