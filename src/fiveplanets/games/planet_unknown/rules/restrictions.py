"""What planets and events forbid to tiles: the columns that remain, for a tile turned so with its top in a row."""

from typing import Any

from fiveplanets.core.rules import rule

from ..state import World
from ..tables import (
    ALL_COLUMNS,
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    OFF_RING,
    PARTS,
    PLANET_KIND,
    SIDE,
    SIZE,
    STATION_BANS,
    STATION_CELL,
    TILE_AREA,
    TILE_SHAPE,
    PlanetKind,
    Tech,
    Terrain,
)
from .board import terrain_row
from .supplies import has

SIDES = 4
SIDE_DOWN = (-1, 0, 1, 0)
SIDE_RIGHT = (0, 1, 0, -1)


@rule
def planet_allows(world: World, tile: int, turn: int, row: int) -> int:
    """The columns that the restriction of the planet leaves."""
    kind = PLANET_KIND[world.planet]
    if kind == PlanetKind.RING:
        return any_square(OFF_RING[world.planet], tile, turn, row)
    if kind == PlanetKind.ICE_OR_LAND or kind == PlanetKind.CHASM:
        parts = PARTS[world.planet]
        return all_squares(parts[0], tile, turn, row) | all_squares(parts[1], tile, turn, row)
    if kind == PlanetKind.ZONES:
        return stations_allowed(world, tile, turn, row)
    if kind == PlanetKind.SLIDE:
        return slides(world, tile, turn, row)
    return ALL_COLUMNS


@rule
def any_square(board: Any, tile: int, turn: int, row: int) -> int:
    """The columns where at least one square of the tile is in the set."""
    shape = TILE_SHAPE[tile]
    found = 0
    for i in range(SIZE[shape]):
        found |= board[row + CELL_ROW[shape][turn][i]] >> CELL_COLUMN[shape][turn][i]
    return found


@rule
def all_squares(board: Any, tile: int, turn: int, row: int) -> int:
    """The columns where every square of the tile is in the set."""
    shape = TILE_SHAPE[tile]
    found = ALL_COLUMNS
    for i in range(SIZE[shape]):
        found &= board[row + CELL_ROW[shape][turn][i]] >> CELL_COLUMN[shape][turn][i]
    return found


@rule
def stations_allowed(world: World, tile: int, turn: int, row: int) -> int:
    """PU-R93: only the squares with the stations matter. Jump Drive's D makes a tech station something else."""
    shape = TILE_SHAPE[tile]
    found = ALL_COLUMNS
    for area in range(2):
        terrain = TILE_AREA[tile][area]
        if terrain == Terrain.TECH and has(world, Tech.TECH_STATION_AS_ENERGY):
            continue
        i = STATION_CELL[shape][area]
        banned = STATION_BANS[world.planet][terrain][row + CELL_ROW[shape][turn][i]]
        found &= ~(banned >> CELL_COLUMN[shape][turn][i])
    return found


@rule
def slides(world: World, tile: int, turn: int, row: int) -> int:
    """PU-P-pajitnov: a step away in some direction it overlaps nothing; off the board counts as free."""
    return (
        slides_by(world, tile, turn, row, -1, 0)
        | slides_by(world, tile, turn, row, 1, 0)
        | slides_by(world, tile, turn, row, 0, -1)
        | slides_by(world, tile, turn, row, 0, 1)
    )


@rule
def slides_by(world: World, tile: int, turn: int, row: int, down: int, right: int) -> int:
    shape = TILE_SHAPE[tile]
    found = ALL_COLUMNS
    for i in range(SIZE[shape]):
        at = row + CELL_ROW[shape][turn][i] + down
        if 0 <= at < SIDE:
            # One more column on the left, so that a step to the left of the board is a bit too.
            found &= ~((world.covered[at] << 1) >> (CELL_COLUMN[shape][turn][i] + right + 1))
    return found


@rule
def no_matching_neighbours(world: World, tile: int, turn: int, row: int) -> int:
    """PU-E-55: no area of the tile may touch terrain of its own type. What the tile covers itself does not count."""
    shape = TILE_SHAPE[tile]
    found = ALL_COLUMNS
    for i in range(SIZE[shape]):
        terrain = TILE_AREA[tile][CELL_AREA[shape][i]]
        for side in range(SIDES):
            down = CELL_ROW[shape][turn][i] + SIDE_DOWN[side]
            right = CELL_COLUMN[shape][turn][i] + SIDE_RIGHT[side]
            if 0 <= row + down < SIDE and not own_square(shape, turn, down, right):
                found &= ~((terrain_row(world, terrain, row + down) << 1) >> (right + 1))
    return found


@rule
def own_square(shape: int, turn: int, down: int, right: int) -> bool:
    """Is this place of the frame a square of the tile?"""
    for i in range(SIZE[shape]):
        if CELL_ROW[shape][turn][i] == down and CELL_COLUMN[shape][turn][i] == right:
            return True
    return False
