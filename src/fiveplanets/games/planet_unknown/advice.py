"""The quick bot: a tight planet, useful stations, rovers that go where something lies. Values are tenths of a medal."""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import Rng, below
from fiveplanets.core.rules import rule
from fiveplanets.core.search import Plan

from .advice_cards import card_value, keep_value
from .advice_lines import open_columns
from .advice_planet import best_place, patch_value, place_value
from .advice_rovers import drive_value, find_value, prospect
from .advice_tracks import CELL, NO_USE, advance_value
from .advice_wishes import wishes_of
from .moves import (
    ADVANCE,
    BONUS,
    BOOST_MARKER,
    BOOST_TWICE,
    CATCH_UP,
    COLLECT_METEORITE,
    COLLECT_POD,
    DESTROY_METEORITE,
    DESTROY_POD,
    DESTROY_ROVER,
    DESTROY_ROW,
    DRIVE,
    DROP,
    ENERGY,
    EVENT_BOOST,
    LAND,
    LAY_PATCH,
    LEAP,
    LOWER,
    PICK,
    PLACE_TILE,
    REGRESS,
    ROTATE,
    ROW_BONUS,
    SHIFT_ROVER,
    SKIP_TILE,
    SPAWN,
    STATION,
    STEP,
    STORE_PATCH,
    STRIKE,
    TAKE,
    TELEPORT,
    TWO_PATCHES,
)
from .rules.board import Word
from .rules.hub import repeats
from .rules.rovers import DIRECTIONS
from .rules.storages import SIDES, compartment_of
from .rules.tracks import WAY_RIGHT, WAY_UP
from .state import AskKind, Position, World
from .tables import (
    SECTORS,
    SIDE,
    TRACK_COUNT,
)

# What comes first: what is due, then patches, rovers, free gifts; the end of the turn is worth nothing.
DUE = 500
STATION_FIRST, GRANT_FIRST, ENERGY_FIRST, TWICE_FIRST = 200, 150, 100, 20  # a boost can wait for the best cell
NEW_ROVER = 400
SECOND_PATCH, KEPT_PATCH = 400, 460
GIFT = 400  # a leap, or an advance for nothing
POD = 50
NO_TILE = -1000

UPWARDS = 8  # rather up than sideways
CLIMB_AGAIN = 5


@rule
def quick(game: Position, seat: int, moves: Seq[int], rng: Rng) -> int:
    """The move with the highest value; a random one of equals."""
    best = -(10**6)
    ties = 0
    choice = moves.items[0]
    columns = open_columns(game.worlds[seat])
    wishes = wishes_of(game.worlds[seat]) if choice < STATION else 0  # a tile, or its place
    for i in range(moves.n):
        worth = value(game, seat, moves.items[i], columns, wishes)
        if worth > best:
            best = worth
            ties = 1
            choice = moves.items[i]
        elif worth == best:
            ties += 1
            if below(rng, ties) == 0:
                choice = moves.items[i]
    return choice


@rule
def value(game: Position, seat: int, move: int, columns: Word, wishes: int) -> int:
    world = game.worlds[seat]
    if move < TAKE:
        return rotation_value(game, seat, move - ROTATE, columns, wishes)
    if move < PLACE_TILE:
        return best_place(game, world, move - TAKE, columns, wishes)
    if move < STATION:
        number = move - PLACE_TILE
        turn = number // (SIDE * SIDE)
        return place_value(world, world.hand, turn, number // SIDE % SIDE, number % SIDE, columns, wishes)
    if move < LAY_PATCH:
        return DUE + advance_move_value(world, move)
    if move < SPAWN:
        return patch_move_value(world, move, columns)
    if move < DRIVE:
        return NEW_ROVER + prospect(world, move - SPAWN)
    if move < TELEPORT:
        return drive_value(game, world, (move - DRIVE) // DIRECTIONS, (move - DRIVE) % DIRECTIONS)
    return other_value(game, seat, move)


@rule
def rotation_value(game: Position, seat: int, sectors: int, columns: Word, wishes: int) -> int:
    """The better of the two tiles that the commander would face."""
    world = game.worlds[seat]
    if top_ask(game, seat).kind != AskKind.ROTATE:
        return 0
    best = NO_TILE
    for side in range(SIDES):
        compartment = turned_compartment(game, seat, side, sectors)
        if game.tops[compartment] != NOTHING:
            best = max(best, best_place(game, world, game.tops[compartment], columns, wishes))
    return best


@rule
def turned_compartment(game: Position, seat: int, side: int, sectors: int) -> int:
    """The compartment that would face the seat after a turn."""
    now = compartment_of(game, seat, side)
    return now // SECTORS * SECTORS + (now % SECTORS + SECTORS - sectors) % SECTORS


@rule
def advance_move_value(world: World, move: int) -> int:
    if move < SHIFT_ROVER:
        if repeats(world, move - STATION):
            return STATION_FIRST
        return STATION_FIRST + advance_value(world, move - STATION)
    if move == SHIFT_ROVER:
        return NO_USE
    if move < BOOST_MARKER:
        return ENERGY_FIRST + advance_value(world, move - ENERGY)
    if move < BOOST_TWICE:
        return advance_value(world, move - BOOST_MARKER)
    if move < ADVANCE:
        return TWICE_FIRST + advance_value(world, move - BOOST_TWICE)
    if move < CATCH_UP:
        return GRANT_FIRST + advance_value(world, move - ADVANCE)
    return GRANT_FIRST + advance_value(world, move - CATCH_UP)


@rule
def patch_move_value(world: World, move: int, columns: Word) -> int:
    """A patch fills a hole now; otherwise it is better kept."""
    if move < STORE_PATCH:
        return patch_value(world, move - LAY_PATCH, columns)
    if move == TWO_PATCHES:
        return SECOND_PATCH
    return KEPT_PATCH  # or a boost instead of it


@rule
def other_value(game: Position, seat: int, move: int) -> int:
    """Cards, technologies, and the end of the turn (0)."""
    world = game.worlds[seat]
    kind = top_ask(game, seat).kind
    if move >= SKIP_TILE:
        return 0
    if kind == AskKind.PICK:
        return card_value(world, move - PICK)
    if REGRESS <= move < LOWER:
        return -cell_loss(world, move - REGRESS)
    if LOWER <= move < STEP:
        return NO_USE
    if STEP <= move < BONUS:
        return step_value(world, top_ask(game, seat).a, move - STEP)
    if LEAP <= move < ROW_BONUS:
        return GIFT
    if COLLECT_METEORITE <= move < DESTROY_POD:
        return GIFT + square_find(world, move - COLLECT_METEORITE)
    if DESTROY_METEORITE <= move < DESTROY_ROW:
        return square_find(world, move - DESTROY_METEORITE)
    if DESTROY_ROW <= move < DESTROY_ROVER:
        return line_find(world, move - DESTROY_ROW)
    if STRIKE <= move < REGRESS:
        return -square_find(world, move - STRIKE)
    if LAND <= move < COLLECT_POD:
        return prospect(world, move - LAND)
    if DROP <= move < PICK:
        return -keep_value(move - DROP)
    if move == EVENT_BOOST:
        return GIFT
    return NO_USE if kind == AskKind.RESOLVE else 0


@rule
def cell_loss(world: World, marker: int) -> int:
    """What moving down costs: the medal of the cell left, and going up again."""
    cell = world.markers[marker]
    lane = world.lanes[marker]
    return CELL[world.corporation][lane][cell] // 2


@rule
def step_value(world: World, marker: int, way: int) -> int:
    """Makeshift: the best of the cells that can be entered."""
    up = WAY_UP[way]
    lane = (world.lanes[marker] + WAY_RIGHT[way] + TRACK_COUNT) % TRACK_COUNT
    return CELL[world.corporation][lane][world.markers[marker] + up] + UPWARDS * up


@rule
def square_find(world: World, square: int) -> int:
    return find_value(world, square // SIDE, square % SIDE)


@rule
def line_find(world: World, line: int) -> int:
    """All meteorites of a row, or of a column behind the rows."""
    worth = 0
    for i in range(SIDE):
        row = line if line < SIDE else i
        column = i if line < SIDE else line - SIDE
        if world.meteorites[row] >> column & 1:
            worth += find_value(world, row, column)
    return worth


@rule
def plan_search(game: Position, plan: Plan) -> None:
    """A turn is a chain of decisions: it is thought about as a whole, deeper rather than wider, and then
    followed with second thoughts.
    """
    plan.foreseen = 25
    plan.widening = 20
