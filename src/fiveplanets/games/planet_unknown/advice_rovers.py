"""Where the quick bot's rovers go: what lies about, and what fetching it is worth. In tenths of a medal."""

from fiveplanets.core.rules import rule

from .advice_tracks import NO_USE
from .rules.board import on
from .rules.rovers import drive_end
from .rules.supplies import has
from .state import Position, World
from .tables import CELL_COLUMN, CELL_ROW, COLUMN_MEDALS, METEOR_CELL, REPEAT, ROW_MEDALS, SIDE, TILE_SHAPE, Tech

POD_WORTH = 10
METEORITE_WORTH, IN_LINE_WORTH = 5, 6  # and for each medal of the row and the column that it blocks
FETCH_WORTH = 8  # movement, where something lies about
STEP_COST = 5  # from a rover to what it fetches
FINDS, GOES_NEARER = 250, 150
# A tile with a meteorite.
METEORITE_COST, RIDE_COST = 5, 3  # and a step that a rover has to go for it
LONG_RIDE = 8
LATE, LATE_COST = 12, 5  # tiles on the planet, from which on each makes it less likely that a rover comes by


@rule
def drive_value(game: Position, world: World, rover: int, direction: int) -> int:
    """To what is worth most with the way to it; anything else is better than driving away from that."""
    end = drive_end(game, world, rover, direction)
    if on(world.pods, end) or on(world.meteorites, end):
        return FINDS + find_value(world, end // SIDE, end % SIDE)
    after = prospect(world, end)
    if after > prospect(world, world.rovers[rover]):
        return GOES_NEARER + after
    return NO_USE


@rule
def prospect(world: World, square: int) -> int:
    """The best thing to fetch from a square: what it is worth, less the way as the crow flies."""
    best = NO_USE
    for row in range(SIDE):
        there = world.pods[row] | world.meteorites[row]
        column = 0
        while there > 0:
            if there & 1:
                steps = abs(row - square // SIDE) + abs(column - square % SIDE)
                best = max(best, find_value(world, row, column) - STEP_COST * steps)
            there >>= 1
            column += 1
    return best


@rule
def find_value(world: World, row: int, column: int) -> int:
    """A life pod, or a meteorite with the row and the column that it blocks."""
    if world.pods[row] >> column & 1:
        return POD_WORTH
    return METEORITE_WORTH + IN_LINE_WORTH * (ROW_MEDALS[world.planet][row] + COLUMN_MEDALS[world.planet][column])


@rule
def meteor_cost(world: World, tile: int, turn: int, top: int, left: int) -> int:
    """A meteorite should fall where a rover can fetch it."""
    if has(world, Tech.NO_METEORITES):
        return 0
    cell = METEOR_CELL[TILE_SHAPE[tile]]
    row = top + CELL_ROW[TILE_SHAPE[tile]][turn][cell]
    column = left + CELL_COLUMN[TILE_SHAPE[tile]][turn][cell]
    steps: int = LONG_RIDE
    for rover in range(len(world.rovers)):
        if world.rovers[rover] >= 0:
            steps = min(steps, abs(row - world.rovers[rover] // SIDE) + abs(column - world.rovers[rover] % SIDE))
    return METEORITE_COST + RIDE_COST * steps + LATE_COST * max(world.laid.n - LATE, 0)


@rule
def ride_value(world: World) -> int:
    """What a rover station brings at the end of its track: movement, if anything is left to fetch."""
    for row in range(SIDE):
        if world.pods[row] | world.meteorites[row]:
            return FETCH_WORTH * REPEAT[world.corporation]
    return 0
