"""Where a tile may lie, and laying it."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, push
from fiveplanets.core.story import tell

from ..codes import Cause
from ..events import Event
from ..moves import PLACE_TILE
from ..state import Position, World
from ..tables import (
    ALL_COLUMNS,
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    HEIGHT,
    ICE,
    METEOR_CELL,
    PLANET_RESTRICTS,
    SIDE,
    SIZE,
    SQUARES,
    STATION_CELL,
    TILE_AREA,
    TILE_METEOR,
    TILE_SHAPE,
    TURN_COUNTS,
    Happening,
    Tech,
    Terrain,
)
from .board import empty, happens, near, refresh_board
from .restrictions import no_matching_neighbours, planet_allows
from .stations import stations_due
from .supplies import has, lose_pod, lose_rover, meteorite_falls

TURNS = 8


@rule
def fit_row(game: Position, world: World, tile: int, turn: int, row: int, strict: bool, apart: bool) -> int:
    """The columns where the tile, turned so, may lie with its frame's top in this row.

    `strict`: with the restrictions of the planet and the event; `apart`: away from all other pieces.
    """
    shape = TILE_SHAPE[tile]
    rows = CELL_ROW[shape][turn]
    columns = CELL_COLUMN[shape][turn]
    fit = ALL_COLUMNS
    touch = ALL_COLUMNS if apart else 0
    for i in range(SIZE[shape]):
        at = row + rows[i]
        if strict:
            fit &= world.free[at] >> columns[i]
        else:
            fit &= (SQUARES[world.planet][at] & ~world.covered[at]) >> columns[i]
        touch |= world.reach[at] >> columns[i]
    fit &= touch
    if strict and fit > 0:
        if PLANET_RESTRICTS[world.planet]:
            fit &= planet_allows(world, tile, turn, row)
        if fit > 0 and happens(game, Happening.NO_MATCHING_NEIGHBOURS):
            fit &= no_matching_neighbours(world, tile, turn, row)
    return fit


@rule
def lies_apart(world: World, tile: int) -> bool:
    """PU-R18: may this tile ignore the adjacency rule? The rule of the first tile stays."""
    if empty(world):
        return False
    if has(world, Tech.IGNORE_ADJACENCY):
        return True
    rover_tile = TILE_AREA[tile][0] == Terrain.ROVER or TILE_AREA[tile][1] == Terrain.ROVER
    return rover_tile and has(world, Tech.ROVER_TILES_IGNORE_ADJACENCY)


@rule
def fits(game: Position, world: World, tile: int, strict: bool) -> bool:
    """Is there any place for the tile?"""
    shape = TILE_SHAPE[tile]
    apart = lies_apart(world, tile)
    for turn in range(TURNS):
        if TURN_COUNTS[shape][turn]:
            for row in range(SIDE - HEIGHT[shape][turn] + 1):
                if fit_row(game, world, tile, turn, row, strict, apart) > 0:
                    return True
    return False


@rule
def list_placements(game: Position, world: World, tile: int, strict: bool, moves: Seq[int]) -> None:
    shape = TILE_SHAPE[tile]
    apart = lies_apart(world, tile)
    for turn in range(TURNS):
        if TURN_COUNTS[shape][turn]:
            for row in range(SIDE - HEIGHT[shape][turn] + 1):
                fit = fit_row(game, world, tile, turn, row, strict, apart)
                move = PLACE_TILE + (turn * SIDE + row) * SIDE
                while fit > 0:
                    if fit & 1:
                        push(moves, move)
                    fit >>= 1
                    move += 1


@rule
def place(game: Position, seat: int, number: int) -> None:
    """Lay the tile in hand; the meteorite comes before the advances (PU-R17)."""
    world = game.worlds[seat]
    tile = world.hand
    shape = TILE_SHAPE[tile]
    turn = number // (SIDE * SIDE)
    top = number // SIDE % SIDE
    left = number % SIDE
    first_ice = 0
    any_ice = False
    joins = False
    clear(world.last_tile)
    tell(game, Event.PLACED, seat, tile, turn, top + 1, left + 1)
    for i in range(SIZE[shape]):
        row = top + CELL_ROW[shape][turn][i]
        column = left + CELL_COLUMN[shape][turn][i]
        terrain = TILE_AREA[tile][CELL_AREA[shape][i]]
        ice = ICE[world.planet][row] >> column & 1
        any_ice = any_ice or ice == 1
        if terrain == Terrain.WATER:
            first_ice += ice
        if terrain == Terrain.BIOMASS and near(world.terrain[terrain], row) >> column & 1:
            joins = True
        push(world.last_tile, SIDE * row + column)
    for i in range(SIZE[shape]):
        cover(game, seat, world.last_tile.items[i], TILE_AREA[tile][CELL_AREA[shape][i]], Cause.TILE)
    for area in range(2):
        square = world.last_tile.items[STATION_CELL[shape][area]]
        world.stations[TILE_AREA[tile][area]][square // SIDE] |= 1 << (square % SIDE)
    refresh_board(game, world)
    laid = world.laid.items[world.laid.n]
    world.laid.n += 1
    laid.tile = tile
    laid.turn = turn
    laid.corner = SIDE * top + left
    if TILE_METEOR[tile]:
        square = world.last_tile.items[METEOR_CELL[shape]]
        world.symbols[square // SIDE] |= 1 << (square % SIDE)
        meteorite_falls(game, seat, square, Cause.TILE)
    world.hand = NOTHING
    stations_due(game, seat, tile, first_ice, any_ice, joins)


@rule
def cover(game: Position, seat: int, square: int, terrain: int, why: int) -> None:
    """PU-R16: a piece on this square; what was there is destroyed."""
    world = game.worlds[seat]
    row = square // SIDE
    bit = 1 << (square % SIDE)
    world.terrain[terrain][row] |= bit
    world.covered[row] |= bit
    if world.pods[row] & bit:
        lose_pod(game, seat, square, why)
    for rover in range(len(world.rovers)):
        if world.rovers[rover] == square:
            lose_rover(game, seat, rover, why)
