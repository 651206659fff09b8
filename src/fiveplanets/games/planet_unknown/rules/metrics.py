"""What objectives look at: stations, territories, rectangles, markers."""

from fiveplanets.core.rules import rule

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
def measure(world, card):
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
def fulfilled(world, card):
    """Is the private side of a card done?"""
    goal = GOAL[card]
    terrain = GOAL_TERRAIN[card]
    if goal == Goal.RECTANGLE:
        high = GOAL_SIZE[card][0]
        wide = GOAL_SIZE[card][1]
        return rectangle(world, terrain, high, wide) or rectangle(world, terrain, wide, high)
    if goal == Goal.AREA_WITH_STATIONS:
        return territories(world, terrain, STATIONS) >= GOAL_AT_LEAST[card]
    if goal == Goal.MARKER_AT_END_OF_TRACK:
        return track_ended(world, terrain)
    if goal == Goal.STATIONS_ON_PLANET:
        return count_squares(world.stations[terrain]) <= GOAL_AT_MOST[card]
    if goal == Goal.ALL_ICE_COVERED:
        return all_covered(world, 1)
    if goal == Goal.ALL_LAND_COVERED:
        return all_covered(world, 0)
    if goal == Goal.COLLECTED_METEORITES:
        return world.meteorites_collected >= GOAL_AT_LEAST[card]
    return pods_in_all(world) > world.meteorites_collected


@rule
def stations_on_perimeter(world, terrain):
    count = 0
    for row in range(SIDE):
        count += bits(world.stations[terrain][row] & PERIMETER[world.planet][row])
    return count


COUNT, LARGEST, STATIONS = 0, 1, 2


@rule
def territories(world, terrain, what):
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
def rectangle(world, terrain, high, wide):
    """Is there a full rectangle of this terrain?"""
    for top in range(SIDE - high + 1):
        common = terrain_row(world, terrain, top)
        for row in range(1, high):
            common &= terrain_row(world, terrain, top + row)
        run = common
        for column in range(1, wide):
            run &= common >> column
        if run > 0:
            return True
    return False


@rule
def all_covered(world, ice):
    """All ice squares, or all land squares."""
    for row in range(SIDE):
        wanted = ICE[world.planet][row] if ice else SQUARES[world.planet][row] & ~ICE[world.planet][row]
        if wanted & ~world.covered[row]:
            return False
    return True


@rule
def at_end(world, marker):
    """PU-R83: a marker of Makeshift ends on the track where it stands."""
    track = marker
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        track = world.lanes[marker]
    return world.markers[marker] == LAST[world.corporation][track]


@rule
def markers_at_end(world):
    count = 0
    for marker in range(TRACK_COUNT):
        if at_end(world, marker):
            count += 1
    return count


@rule
def track_ended(world, track):
    for marker in range(TRACK_COUNT):
        if world.lanes[marker] == track and at_end(world, marker):
            return True
    return False
