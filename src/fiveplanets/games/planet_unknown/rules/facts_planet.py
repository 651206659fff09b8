"""What can be counted on a planet: lines, regions, territories, tiles."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..state import LineState, World, WorldFacts
from ..tables import (
    CELL_COLUMN,
    CELL_ROW,
    REGION_COUNT,
    REGION_MEDALS,
    SIDE,
    SIZE,
    SQUARES,
    TERRAIN_COUNT,
    TILE_SHAPE,
)
from .board import bits, flood, on, terrain_word
from .scoring import city_medals, line_medals, open_in_region, open_squares, region_medals

WORD_SQUARES = 4 * SIDE


@rule
def show_planet(world: World, shown: WorldFacts) -> None:
    show_lines(world, shown)
    shown.line_medals = line_medals(world)
    shown.region_medals = region_medals(world)
    shown.city_medals = city_medals(world)
    shown.open_squares = open_squares(world)
    if REGION_MEDALS[world.planet] > 0:
        for region in range(REGION_COUNT):
            shown.regions_open[region] = open_in_region(world, region)
            shown.regions[region] = line_state(shown.regions_open[region], False)
    show_pieces(world, shown)
    for terrain in range(TERRAIN_COUNT):
        show_territories(world, terrain, shown)


@rule
def line_state(uncovered: int, blocked: bool) -> int:
    if uncovered > 0:
        return LineState.OPEN
    return LineState.BLOCKED if blocked else LineState.FULL


@rule
def show_lines(world: World, shown: WorldFacts) -> None:
    """PU-R55."""
    there = 0
    struck = 0
    for row in range(SIDE):
        squares = SQUARES[world.planet][row]
        uncovered = squares & ~world.covered[row]
        there |= squares
        struck |= world.meteorites[row]
        if squares > 0:
            shown.rows_open[row] = bits(uncovered)
            shown.rows[row] = line_state(shown.rows_open[row], world.meteorites[row] > 0)
        for column in range(SIDE):
            shown.columns_open[column] += uncovered >> column & 1
    for column in range(SIDE):
        if there >> column & 1:
            shown.columns[column] = line_state(shown.columns_open[column], struck >> column & 1 == 1)


@rule
def show_pieces(world: World, shown: WorldFacts) -> None:
    for i in range(world.laid.n):
        laid = world.laid.items[i]
        shape = TILE_SHAPE[laid.tile]
        for k in range(SIZE[shape]):
            square = laid.corner + SIDE * CELL_ROW[shape][laid.turn][k] + CELL_COLUMN[shape][laid.turn][k]
            if not on(world.patched, square):
                shown.pieces[square] = i


@rule
def show_territories(world: World, terrain: int, shown: WorldFacts) -> None:
    area0 = terrain_word(world, terrain, 0)
    area1 = terrain_word(world, terrain, 1)
    area2 = terrain_word(world, terrain, 2)
    while area0 > 0 or area1 > 0 or area2 > 0:
        seed0 = area0 & -area0
        seed1 = area1 & -area1 if area0 == 0 else 0
        seed2 = area2 & -area2 if area0 == 0 and area1 == 0 else 0
        part0, part1, part2 = flood(seed0, seed1, seed2, area0, area1, area2)
        area0 &= ~part0
        area1 &= ~part1
        area2 &= ~part2
        show_territory(part0, part1, part2, shown)


@rule
def show_territory(part0: int, part1: int, part2: int, shown: WorldFacts) -> None:
    size = bits(part0) + bits(part1) + bits(part2)
    first = NOTHING
    for square in range(SIDE * SIDE):
        word = part0
        if square >= WORD_SQUARES:
            word = part1 if square < 2 * WORD_SQUARES else part2
        if word >> (square % WORD_SQUARES) & 1:
            if first == NOTHING:
                first = square
            shown.territories[square] = first
            shown.sizes[square] = size
