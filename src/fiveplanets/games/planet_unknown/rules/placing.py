"""Where a tile may lie, and laying it."""

from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, push
from fiveplanets.core.story import tell

from ..events import Event
from ..moves import PLACE_TILE
from ..tables import (
    ALL_COLUMNS,
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    HEIGHT,
    ICE,
    METEOR_CELL,
    OFF_RING,
    PARTS,
    PLANET_KIND,
    PLANET_RESTRICTS,
    SIDE,
    SIZE,
    SQUARES,
    STATION_BANS,
    STATION_CELL,
    TILE_AREA,
    TILE_METEOR,
    TILE_SHAPE,
    TURN_COUNTS,
    Happening,
    PlanetKind,
    Tech,
    Terrain,
)
from .board import empty, happens, near, refresh_board, terrain_row
from .stations import stations_due
from .supplies import has, lose_pod, lose_rover, meteorite_falls

TURNS = 8
SIDES = 4
SIDE_DOWN = (-1, 0, 1, 0)
SIDE_RIGHT = (0, 1, 0, -1)


@rule
def fit_row(game, world, tile, turn, row, strict, apart):
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
def planet_allows(world, tile, turn, row):
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
def any_square(board, tile, turn, row):
    """The columns where at least one square of the tile is in the set."""
    shape = TILE_SHAPE[tile]
    found = 0
    for i in range(SIZE[shape]):
        found |= board[row + CELL_ROW[shape][turn][i]] >> CELL_COLUMN[shape][turn][i]
    return found


@rule
def all_squares(board, tile, turn, row):
    """The columns where every square of the tile is in the set."""
    shape = TILE_SHAPE[tile]
    found = ALL_COLUMNS
    for i in range(SIZE[shape]):
        found &= board[row + CELL_ROW[shape][turn][i]] >> CELL_COLUMN[shape][turn][i]
    return found


@rule
def stations_allowed(world, tile, turn, row):
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
def slides(world, tile, turn, row):
    """PU-P-pajitnov: a step away in some direction it overlaps nothing; off the board counts as free."""
    return (
        slides_by(world, tile, turn, row, -1, 0)
        | slides_by(world, tile, turn, row, 1, 0)
        | slides_by(world, tile, turn, row, 0, -1)
        | slides_by(world, tile, turn, row, 0, 1)
    )


@rule
def slides_by(world, tile, turn, row, down, right):
    shape = TILE_SHAPE[tile]
    found = ALL_COLUMNS
    for i in range(SIZE[shape]):
        at = row + CELL_ROW[shape][turn][i] + down
        if 0 <= at < SIDE:
            # One more column on the left, so that a step to the left of the board is a bit too.
            found &= ~((world.covered[at] << 1) >> (CELL_COLUMN[shape][turn][i] + right + 1))
    return found


@rule
def no_matching_neighbours(world, tile, turn, row):
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
def own_square(shape, turn, down, right):
    """Is this place of the frame a square of the tile?"""
    for i in range(SIZE[shape]):
        if CELL_ROW[shape][turn][i] == down and CELL_COLUMN[shape][turn][i] == right:
            return True
    return False


@rule
def lies_apart(world, tile):
    """PU-R18: may this tile ignore the adjacency rule? The rule of the first tile stays."""
    if empty(world):
        return False
    if has(world, Tech.IGNORE_ADJACENCY):
        return True
    rover_tile = TILE_AREA[tile][0] == Terrain.ROVER or TILE_AREA[tile][1] == Terrain.ROVER
    return rover_tile and has(world, Tech.ROVER_TILES_IGNORE_ADJACENCY)


@rule
def fits(game, world, tile, strict):
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
def list_placements(game, world, tile, strict, moves):
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
def place(game, seat, number):
    """Lay the tile in hand; the meteorite comes before the advances (PU-R17)."""
    world = game.worlds[seat]
    tile = world.hand - 1
    shape = TILE_SHAPE[tile]
    turn = number // (SIDE * SIDE)
    top = number // SIDE % SIDE
    left = number % SIDE
    first_ice = 0
    any_ice = False
    joins = False
    clear(world.last_tile)
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
        cover(game, seat, world.last_tile.items[i], TILE_AREA[tile][CELL_AREA[shape][i]])
    for area in range(2):
        square = world.last_tile.items[STATION_CELL[shape][area]]
        world.stations[TILE_AREA[tile][area]][square // SIDE] |= 1 << (square % SIDE)
    refresh_board(game, world)
    tell(game, Event.PLACED, seat, tile)
    if TILE_METEOR[tile]:
        square = world.last_tile.items[METEOR_CELL[shape]]
        world.symbols[square // SIDE] |= 1 << (square % SIDE)
        meteorite_falls(game, seat, square)
    world.hand = 0
    world.tiles_laid += 1
    stations_due(game, seat, tile, first_ice, any_ice, joins)


@rule
def cover(game, seat, square, terrain):
    """PU-R16: a piece on this square; what was there is destroyed."""
    world = game.worlds[seat]
    row = square // SIDE
    bit = 1 << (square % SIDE)
    world.terrain[terrain][row] |= bit
    world.covered[row] |= bit
    if world.pods[row] & bit:
        world.pods[row] &= ~bit
        lose_pod(game, seat)
    for rover in range(len(world.rovers)):
        if world.rovers[rover] == square + 1:
            lose_rover(game, seat, rover)


def refused_place(game, seat, number):
    """Which rule a placement breaks, for a tile in hand."""
    world = game.worlds[seat]
    if world.hand == 0:
        return "PU-R07"
    tile = world.hand - 1
    shape = TILE_SHAPE[tile]
    turn, top, left = number // (SIDE * SIDE), number // SIDE % SIDE, number % SIDE
    if not TURN_COUNTS[shape][turn]:
        return "PU-R15"
    if top + HEIGHT[shape][turn] > SIDE:
        return "PU-R14"
    if fit_row(game, world, tile, turn, top, False, False) >> left & 1:
        return "PU-R65" if game.event and not PLANET_RESTRICTS[world.planet] else "PU-R51"
    return "PU-R13" if empty(world) else "PU-R14"
