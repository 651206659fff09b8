"""What objectives make the quick bot wish for: terrains together, apart, at the border, or not at all."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from .rules.board import Word, bits, board_word, flood, near, terrain_word
from .rules.metrics import fulfilled
from .state import Position, World
from .tables import (
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    GOAL,
    GOAL_TERRAIN,
    METRIC,
    METRIC_SIGN,
    METRIC_TERRAIN,
    PERIMETER,
    SIDE,
    SIZE,
    STATION_CELL,
    TERRAIN_COUNT,
    TILE_AREA,
    TILE_SHAPE,
    Goal,
    Metric,
)

WORD_SQUARES = 4 * SIDE  # of the three words of a board

# Wishes are a bit a terrain, of each kind behind one another.
TOGETHER, LARGE, APART, BORDER, FEW = (TERRAIN_COUNT * kind for kind in range(5))
KINDS = sum(1 << TERRAIN_COUNT * kind for kind in range(5))

# What an area of a tile is worth that does as wished.
TOGETHER_WORTH = 14  # for each station of its territory
LARGE_WORTH, APART_WORTH, BORDER_WORTH, FEW_WORTH = 10, 6, 6, 6


@rule
def wishes_of(game: Position, seat: int) -> int:
    """Of private objectives that are not fulfilled, and of those shared with others."""
    world = game.worlds[seat]
    wishes = 0
    for i in range(world.objectives.n):
        card = world.objectives.items[i]
        if GOAL[card] == Goal.AREA_WITH_STATIONS and not fulfilled(world, card):
            wishes |= 1 << TOGETHER + GOAL_TERRAIN[card]
        elif GOAL[card] == Goal.STATIONS_ON_PLANET:
            wishes |= 1 << FEW + GOAL_TERRAIN[card]
    if game.players == 2:
        for i in range(len(game.rivalries)):
            wishes |= rivalry_wish(game.rivalries[i])
    elif game.players > 2:
        wishes |= rivalry_wish(game.rivalries[seat])
        wishes |= rivalry_wish(game.rivalries[(seat + game.players - 1) % game.players])
    for i in range(game.shared.n):
        wishes |= rivalry_wish(game.shared.items[i])
    return wishes


@rule
def rivalry_wish(card: int) -> int:
    if card == NOTHING:
        return 0
    metric = METRIC[card]
    terrain = METRIC_TERRAIN[card]
    if metric == Metric.LARGEST_AREA_SQUARES:
        return 1 << LARGE + terrain
    if metric == Metric.NUMBER_OF_AREAS:
        return 1 << APART + terrain
    if metric == Metric.STATIONS_ON_PERIMETER:
        return 1 << BORDER + terrain
    if metric == Metric.STATIONS_ON_PLANET and METRIC_SIGN[card] < 0:
        return 1 << FEW + terrain
    return 0


@rule
def wished_value(world: World, tile: int, turn: int, top: int, left: int, wishes: int) -> int:
    """What a placement does for the wishes."""
    worth = 0
    for area in range(2):
        wanted = wishes >> TILE_AREA[tile][area] & KINDS
        if wanted > 0:
            worth += area_value(world, tile, area, turn, top, left, wanted)
    return worth


@rule
def area_value(world: World, tile: int, area: int, turn: int, top: int, left: int, wanted: int) -> int:
    """`wanted`: what is wished of this area's terrain, a bit at the beginning of each kind."""
    shape = TILE_SHAPE[tile]
    worth = 0
    if wanted >> FEW & 1:
        worth -= FEW_WORTH
    if wanted >> BORDER & 1:
        station = STATION_CELL[shape][area]
        row = top + CELL_ROW[shape][turn][station]
        if PERIMETER[world.planet][row] >> (left + CELL_COLUMN[shape][turn][station]) & 1:
            worth += BORDER_WORTH
    if wanted & (1 << TOGETHER | 1 << LARGE | 1 << APART):
        joined = joins(world, tile, area, turn, top, left)
        if wanted >> TOGETHER & 1:
            worth += TOGETHER_WORTH * (stations_together(world, tile, area, turn, top, left) if joined else 1)
        worth += LARGE_WORTH * (wanted >> LARGE & 1) if joined else APART_WORTH * (wanted >> APART & 1)
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
