"""What the quick bot thinks of squares: placements, patches and rover moves. Values are tenths of a medal."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from .advice_lines import COUNT, DIGIT, column_progress, open_in_column, open_row, row_progress
from .advice_rovers import FINDS, find_value, meteor_cost, ride_value
from .advice_tracks import NO_USE, advance_value
from .advice_wishes import wished_value
from .rules.board import Word, on
from .rules.placing import TURNS, fit_row, lies_apart
from .state import Position, World
from .tables import (
    ALL_COLUMNS,
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    COLUMN_MEDALS,
    HEIGHT,
    ICE,
    LAST,
    MOST_SQUARES,
    ROW_MEDALS,
    SHAPE_ROW,
    SIDE,
    SIZE,
    TILE_AREA,
    TILE_METEOR,
    TILE_SHAPE,
    TRACK_COUNT,
    TURN_COUNTS,
    WIDTH,
    Terrain,
)

NO_PLACE = -500

# A tile.
SQUARE_WORTH, HURRY_WORTH = 9, 14  # the second where events count the rounds
ENERGY_WORTH = 25
# Its place.
SIDE_WORTH = 12  # that touches something
POD_COST, ROVER_COST = 4, 48  # under the tile
SHUT_COST, NARROW_COST = 16, 5  # a free square with no open side left, or with one
SHAPE_COLUMN = tuple(  # [shape][turn][column]: how many of its squares are there
    tuple(tuple(cells[:size].count(column) for column in range(MOST_SQUARES)) for cells in turns)
    for size, turns in zip(SIZE, CELL_COLUMN, strict=True)
)
# A patch.
PATCH_BASE, PATCH_SIDE_WORTH = 200, 19
PATCH_LINE_WORTH = 25  # a medal of a row or column of which it is the last square
POD_UNDER_PATCH, ROVER_UNDER_PATCH = 100, 150


@rule
def best_place(game: Position, world: World, tile: int, columns: Word, wishes: int) -> int:
    """The value of the best placement of a tile, with what its stations bring."""
    shape = TILE_SHAPE[tile]
    apart = lies_apart(world, tile)
    best = NO_PLACE
    for turn in range(TURNS):
        if TURN_COUNTS[shape][turn]:
            for row in range(SIDE - HEIGHT[shape][turn] + 1):
                fit = fit_row(game, world, tile, turn, row, True, apart)
                column = 0
                while fit > 0:
                    if fit & 1:
                        best = max(best, place_value(world, tile, turn, row, column, columns, wishes))
                    fit >>= 1
                    column += 1
    square: int = HURRY_WORTH if game.event != NOTHING else SQUARE_WORTH
    return (
        best
        + square * SIZE[shape]
        + station_value(world, TILE_AREA[tile][0])
        + station_value(world, TILE_AREA[tile][1])
    )


@rule
def station_value(world: World, terrain: int) -> int:
    """Energy is flexible; water counts where it meets ice (see place_value)."""
    if terrain >= TRACK_COUNT:
        return ENERGY_WORTH
    if terrain == Terrain.WATER:
        return 0
    if terrain == Terrain.ROVER and world.markers[terrain] == LAST[world.corporation][terrain]:
        return ride_value(world)
    return max(advance_value(world, terrain), 0)


@rule
def place_value(world: World, tile: int, turn: int, top: int, left: int, columns: Word, wishes: int) -> int:
    """Tight placements: sides that touch something count, single holes are bad; full lines, pods and ice count."""
    shape = TILE_SHAPE[tile]
    worth = 4 * SIDE_WORTH * SIZE[shape]
    above = open_row(world, top - 2)
    here = open_row(world, top - 1)
    above_tile = 0
    tile_here = 0
    for i in range(HEIGHT[shape][turn] + 2):  # from the row above the tile to the one below it
        row = top + i
        below = open_row(world, row)
        tile_below = SHAPE_ROW[shape][turn][i] << left if i < HEIGHT[shape][turn] else 0
        if tile_here > 0:
            touching = COUNT[tile_here & (here << 1)] + COUNT[tile_here & (here >> 1)]
            touching += COUNT[tile_here & above] + COUNT[tile_here & below]
            worth -= SIDE_WORTH * touching  # open sides, those inside the tile too: the same for all its places
            worth -= POD_COST * COUNT[tile_here & world.pods[row - 1]]
            worth += row_progress(world, row - 1, here, COUNT[tile_here])
        after = here & ~tile_here
        beside = after & (tile_here << 1 | tile_here >> 1 | above_tile | tile_below)
        if beside > 0:
            vertical = above & ~above_tile
            lower = below & ~tile_below
            sideways = after << 1 & ALL_COLUMNS
            right = after >> 1
            two = (vertical & lower) | (sideways & right) | ((vertical | lower) & (sideways | right))
            some = vertical | lower | sideways | right
            worth -= SHUT_COST * COUNT[beside & ~some] + NARROW_COST * COUNT[beside & some & ~two]
        above = here
        here = below
        above_tile = tile_here
        tile_here = tile_below
    columns >>= DIGIT * left
    for i in range(WIDTH[shape][turn]):
        worth += column_progress(world, left + i, columns & (1 << DIGIT) - 1, SHAPE_COLUMN[shape][turn][i])
        columns >>= DIGIT
    for rover in range(len(world.rovers)):
        if world.rovers[rover] >= 0 and covers(shape, turn, top, left, world.rovers[rover]):
            worth -= ROVER_COST
    if TILE_AREA[tile][0] == Terrain.WATER or TILE_AREA[tile][1] == Terrain.WATER:
        if meets_ice(world, tile, turn, top, left):
            worth += max(advance_value(world, Terrain.WATER), 0)
    if TILE_METEOR[tile]:
        worth -= meteor_cost(world, tile, turn, top, left)
    if wishes > 0:
        worth += wished_value(world, tile, turn, top, left, wishes)
    return worth


@rule
def covers(shape: int, turn: int, top: int, left: int, square: int) -> bool:
    row = square // SIDE - top
    if row < 0 or row >= HEIGHT[shape][turn]:
        return False
    return (SHAPE_ROW[shape][turn][row] << left) >> (square % SIDE) & 1 == 1


@rule
def meets_ice(world: World, tile: int, turn: int, top: int, left: int) -> bool:
    """Does a water square of the tile lie on ice?"""
    shape = TILE_SHAPE[tile]
    for i in range(SIZE[shape]):
        if TILE_AREA[tile][CELL_AREA[shape][i]] == Terrain.WATER:
            if ICE[world.planet][top + CELL_ROW[shape][turn][i]] >> (left + CELL_COLUMN[shape][turn][i]) & 1:
                return True
    return False


@rule
def patch_value(world: World, square: int, columns: Word) -> int:
    """Holes first, and lines that are nearly full; never on a life pod or a rover."""
    row = square // SIDE
    column = square % SIDE
    if on(world.covered, square):
        return FINDS + find_value(world, row, column) if on(world.meteorites, square) else NO_USE
    open_sides = (open_row(world, row - 1) >> column & 1) + (open_row(world, row + 1) >> column & 1)
    open_sides += (open_row(world, row) << 1 >> column & 1) + (open_row(world, row) >> 1 >> column & 1)
    worth = PATCH_BASE + PATCH_SIDE_WORTH * (4 - open_sides)
    worth += PATCH_LINE_WORTH * ROW_MEDALS[world.planet][row] // COUNT[open_row(world, row)]
    worth += PATCH_LINE_WORTH * COLUMN_MEDALS[world.planet][column] // open_in_column(column, columns)
    if on(world.pods, square):
        worth -= POD_UNDER_PATCH
    for rover in range(len(world.rovers)):
        if world.rovers[rover] == square:
            worth -= ROVER_UNDER_PATCH
    return worth
