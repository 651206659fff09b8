"""What private objectives make the quick bot wish for: stations of a terrain together, or few of them."""

from fiveplanets.core.rules import rule

from .rules.board import Word, bits, board_word, flood, near, terrain_word
from .rules.metrics import fulfilled
from .state import World
from .tables import (
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    GOAL,
    GOAL_TERRAIN,
    SIDE,
    SIZE,
    TERRAIN_COUNT,
    TILE_AREA,
    TILE_SHAPE,
    Goal,
)

WORD_SQUARES = 4 * SIDE  # of the three words of a board

# Wishes are a bit a terrain: first those for many stations in one territory, then those for few on the planet.
FEW = TERRAIN_COUNT
TOGETHER_WORTH = 17  # for each station of the territory to which an area of a tile would belong
FEW_COST = 6


@rule
def wishes_of(world: World) -> int:
    """Of private objectives that are not fulfilled."""
    wishes = 0
    for i in range(world.objectives.n):
        card = world.objectives.items[i]
        if GOAL[card] == Goal.AREA_WITH_STATIONS and not fulfilled(world, card):
            wishes |= 1 << GOAL_TERRAIN[card]
        elif GOAL[card] == Goal.STATIONS_ON_PLANET:
            wishes |= 1 << FEW + GOAL_TERRAIN[card]
    return wishes


@rule
def wished_value(world: World, tile: int, turn: int, top: int, left: int, wishes: int) -> int:
    """What a placement does for the wishes."""
    worth = 0
    for area in range(2):
        terrain = TILE_AREA[tile][area]
        if wishes >> terrain & 1:
            joined = joins(world, tile, area, turn, top, left)
            worth += TOGETHER_WORTH * (stations_together(world, tile, area, turn, top, left) if joined else 1)
        if wishes >> FEW + terrain & 1:
            worth -= FEW_COST
    return worth


@rule
def joins(world: World, tile: int, area: int, turn: int, top: int, left: int) -> bool:
    """Would an area of a tile touch its own terrain?"""
    shape = TILE_SHAPE[tile]
    terrain = TILE_AREA[tile][area]
    for i in range(SIZE[shape]):
        if CELL_AREA[shape][i] == area:
            row = top + CELL_ROW[shape][turn][i]
            if near(world.terrain[terrain], row) >> (left + CELL_COLUMN[shape][turn][i]) & 1:
                return True
    return False


@rule
def stations_together(world: World, tile: int, area: int, turn: int, top: int, left: int) -> int:
    """How many stations the territory of an area would have."""
    shape = TILE_SHAPE[tile]
    terrain = TILE_AREA[tile][area]
    own0: Word = 0
    own1: Word = 0
    own2: Word = 0
    for i in range(SIZE[shape]):
        if CELL_AREA[shape][i] == area:
            square = SIDE * (top + CELL_ROW[shape][turn][i]) + left + CELL_COLUMN[shape][turn][i]
            bit: Word = 1
            if square < WORD_SQUARES:
                own0 |= bit << square
            elif square < 2 * WORD_SQUARES:
                own1 |= bit << square - WORD_SQUARES
            else:
                own2 |= bit << square - 2 * WORD_SQUARES
    part0, part1, part2 = flood(
        own0,
        own1,
        own2,
        own0 | terrain_word(world, terrain, 0),
        own1 | terrain_word(world, terrain, 1),
        own2 | terrain_word(world, terrain, 2),
    )
    stations = world.stations[terrain]
    found = bits(part0 & board_word(stations, 0)) + bits(part1 & board_word(stations, 1))
    return 1 + found + bits(part2 & board_word(stations, 2))
