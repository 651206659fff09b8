"""What the quick bot thinks of squares: placements, patches and rover moves. Values are tenths of a medal."""

from fiveplanets.core.rules import rule

from .rules.board import on
from .rules.placing import TURNS, fit_row, lies_apart
from .rules.rovers import drive_end
from .rules.stations import WATER_BIT
from .state import Position, World
from .tables import (
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    HEIGHT,
    ICE,
    MEDALS,
    MOST_CELLS,
    SIDE,
    SIZE,
    SQUARES,
    TILE_AREA,
    TILE_METEOR,
    TILE_SHAPE,
    TRACK_COUNT,
    TURN_COUNTS,
    Terrain,
)

FAR = 99
NO_USE = -1000  # less than the worst placement
NO_PLACE = -500

# A tile.
SQUARE_WORTH = 7
METEORITE_COST = 12
ENERGY_WORTH, STATION_WORTH = 10, 6
CELLS_AHEAD = 3
# Its place.
SIDE_WORTH = 4  # that touches something
ICE_WORTH = 12  # under water
POD_COST, ROVER_COST = 8, 25  # under the tile
SHUT_COST, NARROW_COST = 14, 4  # a free square with no open side left, or with one
# A patch.
PATCH_WORTH, PATCH_SIDE_WORTH = 250, 25
POD_UNDER_PATCH, ROVER_UNDER_PATCH = 100, 150
# A rover.
FINDS, GOES_NEARER = 250, 200
DOWN = (-1, 0, 1, 0)
RIGHT = (0, 1, 0, -1)


@rule
def blocked(world: World, row: int, column: int) -> bool:
    """Off the planet, or covered."""
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return True
    return (SQUARES[world.planet][row] & ~world.covered[row]) >> column & 1 == 0


@rule
def best_place(game: Position, world: World, tile: int) -> int:
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
                        best = max(best, place_value(game, world, tile, (turn * SIDE + row) * SIDE + column))
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
    """A station of a track that has far to go is worth more; energy is flexible."""
    if terrain >= TRACK_COUNT:
        return ENERGY_WORTH
    cell = world.markers[terrain]
    ahead = 0
    for step in range(1, CELLS_AHEAD + 1):
        if cell + step < MOST_CELLS:
            ahead += MEDALS[world.corporation][terrain][cell + step]
    return STATION_WORTH + ahead


@rule
def place_value(game: Position, world: World, tile: int, number: int) -> int:
    """Tight placements: sides that touch something count, single holes are bad; so are lost pods and dry water."""
    shape = TILE_SHAPE[tile]
    turn = number // (SIDE * SIDE)
    top = number // SIDE % SIDE
    left = number % SIDE
    worth = 0
    ice = 0
    for i in range(SIZE[shape]):
        row = top + CELL_ROW[shape][turn][i]
        column = left + CELL_COLUMN[shape][turn][i]
        terrain = TILE_AREA[tile][CELL_AREA[shape][i]]
        if terrain == Terrain.WATER and ICE[world.planet][row] >> column & 1:
            ice = 1
        if world.pods[row] >> column & 1:
            worth -= POD_COST
        for rover in range(len(world.rovers)):
            if world.rovers[rover] == SIDE * row + column:
                worth -= ROVER_COST
        for side in range(4):
            if blocked(world, row + DOWN[side], column + RIGHT[side]):
                worth += SIDE_WORTH
            else:
                worth -= hole(world, tile, number, row + DOWN[side], column + RIGHT[side])
    if (1 << TILE_AREA[tile][0] | 1 << TILE_AREA[tile][1]) & WATER_BIT:
        worth += ICE_WORTH * ice
    return worth


@rule
def hole(world: World, tile: int, number: int, row: int, column: int) -> int:
    """How shut in a free neighbour square becomes: with no open side left it is lost for tiles."""
    if part_of(tile, number, row, column):
        return 0
    sides = 0
    for side in range(4):
        down = row + DOWN[side]
        right = column + RIGHT[side]
        if blocked(world, down, right) or part_of(tile, number, down, right):
            sides += 1
    if sides == 4:
        return SHUT_COST
    return NARROW_COST if sides == 3 else 0


@rule
def part_of(tile: int, number: int, row: int, column: int) -> bool:
    """Is this a square of the tile, placed so?"""
    shape = TILE_SHAPE[tile]
    turn = number // (SIDE * SIDE)
    for i in range(SIZE[shape]):
        if row == number // SIDE % SIDE + CELL_ROW[shape][turn][i]:
            if column == number % SIDE + CELL_COLUMN[shape][turn][i]:
                return True
    return False


@rule
def patch_value(world: World, square: int) -> int:
    """Holes first; never on a life pod or a rover."""
    row = square // SIDE
    column = square % SIDE
    worth = PATCH_WORTH
    for side in range(4):
        if blocked(world, row + DOWN[side], column + RIGHT[side]):
            worth += PATCH_SIDE_WORTH
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
