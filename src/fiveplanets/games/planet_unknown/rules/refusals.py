"""Why a move is not legal, where its kind does not say it all. Returns indexes of REASONS in moves.py."""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..codes import Cause, Stage
from ..moves import (
    ADVANCE,
    ALL_CELLS_HELD,
    AT_THE_END,
    BOOST_MARKER,
    CELL_TAKEN,
    COLLECT_METEORITE,
    DESTROY_POD,
    DRIVE,
    ENERGY,
    EVENT_FORBIDS,
    LAND,
    LAY_PATCH,
    NO_FIRST_PIECE,
    NO_FLUX_SWEEP,
    NO_MOVEMENT,
    NO_POD_THERE,
    NO_SIDE_STEP,
    NO_SUCH_TURN,
    NO_TILE,
    NO_TRACK_THERE,
    NOT_AT_THE_BORDER,
    NOT_BY_REPUBLIC,
    PLACE_TILE,
    PLANET_FORBIDS,
    SHIFT_ROVER,
    STATION,
    STEP,
    STORE_PATCH,
    TAKE,
    TELEPORT,
)
from ..state import AskKind, Position, World
from ..tables import (
    HEIGHT,
    LAST,
    SIDE,
    SPECIAL,
    SQUARES,
    TILE_SHAPE,
    TRACK_COUNT,
    TURN_COUNTS,
    Happening,
    Special,
    Tech,
    Terrain,
)
from .board import empty, happens, near, on
from .hub import energy_choice
from .placing import fit_row, lies_apart
from .restrictions import planet_allows
from .rovers import DIRECTIONS, DOWN, RIGHT, can_drive, crosses_chasm, is_closed, is_toxic
from .supplies import has
from .tracks import WAY_RIGHT, WAY_UP, can_advance


@rule
def why_not(game: Position, seat: int, move: int) -> int:
    world = game.worlds[seat]
    top = top_ask(game, seat)
    if top.kind == AskKind.RESOLVE:
        return why_not_in_hub(game, world, move)
    if top.kind == AskKind.LAND:
        return why_not_there(game, world, move - LAND)
    if top.kind == AskKind.STEP:
        return why_not_that_way(world, top.a, move - STEP)
    if top.kind == AskKind.COLLECT_PODS and top.b == Cause.CIV_CARD:
        return NO_POD_THERE
    if top.kind == AskKind.REGRESS and top.b == Cause.CORPORATION:
        return NOT_BY_REPUBLIC
    return NOTHING


@rule
def why_not_in_hub(game: Position, world: World, move: int) -> int:
    if move >= TAKE and move < PLACE_TILE:
        return NO_TILE if world.stage != Stage.TAKE else NOTHING
    if move >= PLACE_TILE and move < STATION:
        return why_not_placed(game, world, move - PLACE_TILE)
    if move >= STATION and move < SHIFT_ROVER and world.due >> (move - STATION) & 1:
        return why_stuck(world, move - STATION)
    if move >= ENERGY and move < BOOST_MARKER and energy_choice(world) >> (move - ENERGY) & 1:
        return why_stuck(world, move - ENERGY)
    if move >= BOOST_MARKER and move < ADVANCE and world.boosts > 0:
        return why_stuck(world, (move - BOOST_MARKER) % TRACK_COUNT)
    if move >= LAY_PATCH and move < STORE_PATCH and world.patches > 0:
        return why_no_patch(game, world, move - LAY_PATCH)
    if move >= DRIVE and move < TELEPORT:
        return why_not_driven(game, world, (move - DRIVE) // DIRECTIONS, (move - DRIVE) % DIRECTIONS)
    if move >= COLLECT_METEORITE and move < DESTROY_POD:
        return NO_FLUX_SWEEP
    return NOTHING


@rule
def why_stuck(world: World, marker: int) -> int:
    """A marker that should advance and cannot: it is at the end, or others or life pods are in its way."""
    if can_advance(world, marker):
        return NOTHING
    if world.markers[marker] == LAST[world.corporation][marker]:
        return AT_THE_END
    return ALL_CELLS_HELD if SPECIAL[world.corporation] == Special.LIFE_PODS_ON_TRACKS else CELL_TAKEN


@rule
def why_not_placed(game: Position, world: World, number: int) -> int:
    if world.hand == NOTHING:
        return NO_TILE
    tile = world.hand
    shape = TILE_SHAPE[tile]
    turn = number // (SIDE * SIDE)
    top = number // SIDE % SIDE
    left = number % SIDE
    if not TURN_COUNTS[shape][turn]:
        return NO_SUCH_TURN
    if top + HEIGHT[shape][turn] > SIDE:
        return NOTHING
    if fit_row(game, world, tile, turn, top, False, lies_apart(world, tile)) >> left & 1:
        if planet_allows(world, tile, turn, top) >> left & 1:
            return EVENT_FORBIDS + game.event
        return PLANET_FORBIDS + world.planet
    return NOT_AT_THE_BORDER if empty(world) else NOTHING


@rule
def why_no_patch(game: Position, world: World, square: int) -> int:
    if not on(SQUARES[world.planet], square) or on(world.covered, square):
        return NOTHING
    if empty(world) and not on(world.reach, square):
        return NO_FIRST_PIECE
    if not on(world.reach, square) and not has(world, Tech.IGNORE_ADJACENCY):
        return NOTHING
    touches = near(world.terrain[Terrain.BIOMASS], square // SIDE) >> (square % SIDE) & 1
    if not on(world.free, square) or (touches and happens(game, Happening.NO_MATCHING_NEIGHBOURS)):
        return EVENT_FORBIDS + game.event
    return PLANET_FORBIDS + world.planet


@rule
def why_not_driven(game: Position, world: World, rover: int, direction: int) -> int:
    start = world.rovers[rover]
    if start == NOTHING:
        return NOTHING
    if not can_drive(world):
        return NO_MOVEMENT
    row = start // SIDE + DOWN[direction]
    column = start % SIDE + RIGHT[direction]
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return NOTHING
    if crosses_chasm(world, start, SIDE * row + column, direction):
        return PLANET_FORBIDS + world.planet
    return why_not_there(game, world, SIDE * row + column)


@rule
def why_not_there(game: Position, world: World, square: int) -> int:
    """Why a rover may not come to a square."""
    if is_toxic(world, square):
        return PLANET_FORBIDS + world.planet
    return EVENT_FORBIDS + game.event if is_closed(game, world, square) else NOTHING


@rule
def why_not_that_way(world: World, marker: int, way: int) -> int:
    if WAY_UP[way] == 0 and not has(world, Tech.SHIFT_SIDEWAYS):
        return NO_SIDE_STEP
    lane = world.lanes[marker] + WAY_RIGHT[way]
    return NO_TRACK_THERE if lane < 0 or lane >= TRACK_COUNT else NOTHING
