"""What the quick bot thinks of squares: placements, patches and rover moves. Values are tenths of a medal."""

from fiveplanets.core.rules import rule

from .advice_tracks import NO_USE, advance_value
from .rules.board import Word, near, on
from .rules.placing import TURNS, fit_row, lies_apart
from .rules.rovers import drive_end
from .state import Position, World
from .tables import (
    ALL_COLUMNS,
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    COLUMN_MEDALS,
    COLUMN_SIZE,
    GOAL,
    GOAL_TERRAIN,
    HEIGHT,
    ICE,
    MOST_SQUARES,
    ROW_MEDALS,
    ROW_SIZE,
    SHAPE_ROW,
    SIDE,
    SIZE,
    SQUARES,
    TERRAIN_COUNT,
    TILE_AREA,
    TILE_METEOR,
    TILE_SHAPE,
    TRACK_COUNT,
    TURN_COUNTS,
    WIDTH,
    Goal,
    Terrain,
)

FAR = 99
NO_PLACE = -500

# A tile.
SQUARE_WORTH = 11
METEORITE_COST = 9
ENERGY_WORTH = 25
# Its place.
SIDE_WORTH = 9  # that touches something
POD_COST, ROVER_COST = 4, 38  # under the tile
SHUT_COST, NARROW_COST = 16, 4  # a free square with no open side left, or with one
LINE_WORTH = 8  # a medal of a row or column
MOST_LINE_MEDALS = 9
# [medals][squares][covered]: how much of a row's or column's medals is as good as won.
LINE = tuple(
    tuple(
        tuple(LINE_WORTH * medals * n * n // max(1, n, size) ** 2 for n in range(SIDE + 1)) for size in range(SIDE + 1)
    )
    for medals in range(MOST_LINE_MEDALS + 1)
)
SHAPE_COLUMN = tuple(  # [shape][turn][column]: how many of its squares are there
    tuple(tuple(cells[:size].count(column) for column in range(MOST_SQUARES)) for cells in turns)
    for size, turns in zip(SIZE, CELL_COLUMN, strict=True)
)
DIGIT, HALF = 4, SIDE // 2  # a number a column, each in so many bits; half a row has so many columns
COUNTED = tuple(sum((half >> column & 1) << DIGIT * column for column in range(HALF)) for half in range(1 << HALF))
COUNT = tuple(row.bit_count() for row in range(1 << SIDE))  # the squares of a row
BESIDE_WORTH, JOIN_WORTH = 6, 25  # a square beside others of a terrain that an objective wants; an area beside others
# A patch.
PATCH_WORTH, PATCH_SIDE_WORTH = 250, 25
POD_UNDER_PATCH, ROVER_UNDER_PATCH = 100, 150
# A rover.
FINDS, GOES_NEARER = 250, 200


@rule
def open_row(world: World, row: int) -> int:
    """The squares of a row that are not covered; none beyond the edge."""
    if row < 0 or row >= SIDE:
        return 0
    return SQUARES[world.planet][row] & ~world.covered[row]


@rule
def open_columns(world: World) -> Word:
    """How many squares of each column are not covered: a digit a column."""
    left = 0
    right = 0
    for row in range(SIDE):
        there = open_row(world, row)
        left += COUNTED[there & (1 << HALF) - 1]
        right += COUNTED[there >> HALF]
    columns: Word = right
    return columns << DIGIT * HALF | left


@rule
def best_place(game: Position, world: World, tile: int, wishes: int) -> int:
    """The value of the best placement of a tile, with what its stations bring."""
    shape = TILE_SHAPE[tile]
    apart = lies_apart(world, tile)
    columns = open_columns(world)
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
    if TILE_METEOR[tile]:
        best -= METEORITE_COST
    return (
        best
        + SQUARE_WORTH * SIZE[shape]
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
    if wishes > 0:
        worth += wished_value(world, tile, turn, top, left, wishes)
    return worth


@rule
def wishes_of(world: World) -> int:
    """The terrains that private objectives want in one place: as rectangles, then with many stations."""
    wishes = 0
    for i in range(world.objectives.n):
        card = world.objectives.items[i]
        if GOAL[card] == Goal.RECTANGLE:
            wishes |= 1 << GOAL_TERRAIN[card]
        elif GOAL[card] == Goal.AREA_WITH_STATIONS:
            wishes |= 1 << (TERRAIN_COUNT + GOAL_TERRAIN[card])
    return wishes


@rule
def wished_value(world: World, tile: int, turn: int, top: int, left: int, wishes: int) -> int:
    """Squares beside others of their terrain, where an objective wants that."""
    shape = TILE_SHAPE[tile]
    worth = 0
    joined = 0
    for i in range(SIZE[shape]):
        terrain = TILE_AREA[tile][CELL_AREA[shape][i]]
        if (wishes | wishes >> TERRAIN_COUNT) >> terrain & 1:
            row = top + CELL_ROW[shape][turn][i]
            if near(world.terrain[terrain], row) >> (left + CELL_COLUMN[shape][turn][i]) & 1:
                joined |= 1 << terrain
                worth += wishes >> terrain & 1
    worth *= BESIDE_WORTH
    for area in range(2):
        if (wishes >> TERRAIN_COUNT & joined) >> TILE_AREA[tile][area] & 1:
            worth += JOIN_WORTH
    return worth


@rule
def row_progress(world: World, row: int, there: int, squares: int) -> int:
    """What covering so many squares of a row brings it nearer to its medals; `there` are those not covered so far."""
    size = ROW_SIZE[world.planet][row]
    before = size - COUNT[there]
    won = LINE[ROW_MEDALS[world.planet][row]][size]
    return won[before + squares] - won[before]


@rule
def column_progress(world: World, column: int, there: int, squares: int) -> int:
    """The same for a column, in which so many are not covered so far."""
    size = COLUMN_SIZE[world.planet][column]
    before = size - there
    won = LINE[COLUMN_MEDALS[world.planet][column]][size]
    return won[before + squares] - won[before]


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
def patch_value(world: World, square: int) -> int:
    """Holes first; never on a life pod or a rover."""
    row = square // SIDE
    column = square % SIDE
    open_sides = (open_row(world, row - 1) >> column & 1) + (open_row(world, row + 1) >> column & 1)
    open_sides += (open_row(world, row) << 1 >> column & 1) + (open_row(world, row) >> 1 >> column & 1)
    worth = PATCH_WORTH + PATCH_SIDE_WORTH * (4 - open_sides)
    if on(world.pods, square):
        worth -= POD_UNDER_PATCH
    for rover in range(len(world.rovers)):
        if world.rovers[rover] == square:
            worth -= ROVER_UNDER_PATCH
    return worth


@rule
def drive_value(game: Position, world: World, rover: int, direction: int) -> int:
    """Towards the nearest life pod or meteorite; anything else is better than driving away from it."""
    start = world.rovers[rover]
    end = drive_end(game, world, rover, direction)
    before = distance(world, start)
    after = distance(world, end)
    if after == 0:
        return FINDS
    if after < before:
        return GOES_NEARER - after
    return NO_USE


@rule
def distance(world: World, square: int) -> int:
    """Steps to the nearest life pod or meteorite, as the crow flies."""
    best = FAR
    for row in range(SIDE):
        there = world.pods[row] | world.meteorites[row]
        column = 0
        while there > 0:
            if there & 1:
                best = min(best, abs(row - square // SIDE) + abs(column - square % SIDE))
            there >>= 1
            column += 1
    return best
