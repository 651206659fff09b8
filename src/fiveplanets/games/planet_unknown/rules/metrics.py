"""What objectives look at: stations, territories, rectangles, markers."""

from fiveplanets.core.rules import rule

from ..state import World
from ..tables import (
    GOAL,
    GOAL_AT_LEAST,
    GOAL_AT_MOST,
    GOAL_SIZE,
    GOAL_TERRAIN,
    ICE,
    LAST,
    METRIC,
    METRIC_TERRAIN,
    PERIMETER,
    SIDE,
    SPECIAL,
    SQUARES,
    TRACK_COUNT,
    Goal,
    Metric,
    Special,
)
from .board import bits, board_word, count_squares, flood, terrain_row, terrain_word
from .supplies import pods_in_all


@rule
def measure(world: World, card: int) -> int:
    """The value that the competitive side of a card compares."""
    metric = METRIC[card]
    terrain = METRIC_TERRAIN[card]
    if metric == Metric.STATIONS_ON_PERIMETER:
        return stations_on_perimeter(world, terrain)
    if metric == Metric.LARGEST_AREA_SQUARES:
        return territories(world, terrain, LARGEST)
    if metric == Metric.NUMBER_OF_AREAS:
        return territories(world, terrain, COUNT)
    if metric == Metric.STATIONS_ON_PLANET:
        return count_squares(world.stations[terrain])
    if metric == Metric.COLLECTED_METEORITES:
        return world.meteorites_collected
    if metric == Metric.COLLECTED_LIFE_PODS:
        return pods_in_all(world)
    return markers_at_end(world)


@rule
def fulfilled(world: World, card: int) -> bool:
    """Is the private side of a card done?"""
    have = progress(world, card)
    need = needed(world, card)
    return have <= need if GOAL[card] == Goal.STATIONS_ON_PLANET else have >= need


@rule
def progress(world: World, card: int) -> int:
    """What there is of what the private side of a card asks for."""
    goal = GOAL[card]
    terrain = GOAL_TERRAIN[card]
    if goal == Goal.RECTANGLE:
        high = GOAL_SIZE[card][0]
        wide = GOAL_SIZE[card][1]
        return max(best_rectangle(world, terrain, high, wide), best_rectangle(world, terrain, wide, high))
    if goal == Goal.AREA_WITH_STATIONS:
        return territories(world, terrain, STATIONS)
    if goal == Goal.MARKER_AT_END_OF_TRACK:
        return furthest(world, terrain)
    if goal == Goal.STATIONS_ON_PLANET:
        return count_squares(world.stations[terrain])
    if goal == Goal.ALL_ICE_COVERED:
        return covered_squares(world, True, True)
    if goal == Goal.ALL_LAND_COVERED:
        return covered_squares(world, False, True)
    if goal == Goal.COLLECTED_METEORITES:
        return world.meteorites_collected
    return pods_in_all(world)


@rule
def needed(world: World, card: int) -> int:
    """How much of it there must be; of stations, how many there may be."""
    goal = GOAL[card]
    if goal == Goal.RECTANGLE:
        return GOAL_SIZE[card][0] * GOAL_SIZE[card][1]
    if goal == Goal.MARKER_AT_END_OF_TRACK:
        return LAST[world.corporation][GOAL_TERRAIN[card]]
    if goal == Goal.STATIONS_ON_PLANET:
        return GOAL_AT_MOST[card]
    if goal == Goal.ALL_ICE_COVERED:
        return covered_squares(world, True, False)
    if goal == Goal.ALL_LAND_COVERED:
        return covered_squares(world, False, False)
    if goal == Goal.MORE_LIFE_PODS_THAN_METEORITES:
        return world.meteorites_collected + 1
    return GOAL_AT_LEAST[card]


@rule
def stations_on_perimeter(world: World, terrain: int) -> int:
    count = 0
    for row in range(SIDE):
        count += bits(world.stations[terrain][row] & PERIMETER[world.planet][row])
    return count


COUNT, LARGEST, STATIONS = 0, 1, 2


@rule
def territories(world: World, terrain: int, what: int) -> int:
    """How many territories of a terrain there are, the squares of the largest, or the most stations in one."""
    area0 = terrain_word(world, terrain, 0)
    area1 = terrain_word(world, terrain, 1)
    area2 = terrain_word(world, terrain, 2)
    count = 0
    best = 0
    while area0 > 0 or area1 > 0 or area2 > 0:
        seed0 = area0 & -area0
        seed1 = area1 & -area1 if area0 == 0 else 0
        seed2 = area2 & -area2 if area0 == 0 and area1 == 0 else 0
        part0, part1, part2 = flood(seed0, seed1, seed2, area0, area1, area2)
        area0 &= ~part0
        area1 &= ~part1
        area2 &= ~part2
        count += 1
        if what == STATIONS:
            part0 &= board_word(world.stations[terrain], 0)
            part1 &= board_word(world.stations[terrain], 1)
            part2 &= board_word(world.stations[terrain], 2)
        best = max(best, bits(part0) + bits(part1) + bits(part2))
    return count if what == COUNT else best


@rule
def best_rectangle(world: World, terrain: int, high: int, wide: int) -> int:
    """The most squares of this terrain within a rectangle of this size."""
    best = 0
    for top in range(SIDE - high + 1):
        for left in range(SIDE - wide + 1):
            count = 0
            for row in range(top, top + high):
                count += bits(terrain_row(world, terrain, row) >> left & ((1 << wide) - 1))
            best = max(best, count)
    return best


@rule
def covered_squares(world: World, ice: bool, only_covered: bool) -> int:
    """How many ice squares, or land squares, there are; or only those under a piece."""
    count = 0
    for row in range(SIDE):
        wanted = ICE[world.planet][row] if ice else SQUARES[world.planet][row] & ~ICE[world.planet][row]
        count += bits(wanted & world.covered[row] if only_covered else wanted)
    return count


@rule
def at_end(world: World, marker: int) -> bool:
    """PU-R83: a marker of Makeshift ends on the track where it stands."""
    track = marker
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        track = world.lanes[marker]
    return world.markers[marker] == LAST[world.corporation][track]


@rule
def markers_at_end(world: World) -> int:
    count = 0
    for marker in range(TRACK_COUNT):
        if at_end(world, marker):
            count += 1
    return count


@rule
def furthest(world: World, track: int) -> int:
    """The cell of the marker that is furthest up a track."""
    best = 0
    for marker in range(TRACK_COUNT):
        if world.lanes[marker] == track:
            best = max(best, world.markers[marker])
    return best
