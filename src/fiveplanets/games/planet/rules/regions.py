"""Areas and regions. Sets of areas are bit sets."""

from typing import TypeAlias

from fiveplanets.core.kinds import Bits63
from fiveplanets.core.rules import rule

from ..components import CONDITION, HABITAT, OTHER, Condition
from ..geometry import AREAS, NEIGHBOURS
from ..state import COMPARED, Planet

AreaSet: TypeAlias = Bits63

# Every power of two below 2**66 leaves another remainder when divided by 67: so the remainder names the bit.
MODULUS = 67
BIT_OF_REMAINDER = tuple(
    next((bit for bit in range(AREAS) if (1 << bit) % MODULUS == remainder), 0) for remainder in range(MODULUS)
)
SIZE_BITS = 6  # a region's size fits
SIZE_MASK = (1 << SIZE_BITS) - 1
LOWER_BITS = SIZE_BITS * (COMPARED - 1)  # what counts in the last round only


@rule
def lowest(areas: AreaSet) -> int:
    """The lowest area of a set that is not empty."""
    return BIT_OF_REMAINDER[(areas & -areas) % MODULUS]


@rule
def count(areas: AreaSet) -> int:
    """How many areas are in a set: sums of neighbouring bits, pairs, fours and so on, all at once."""
    areas = (areas & 0x5555555555555555) + (areas >> 1 & 0x5555555555555555)
    areas = (areas & 0x3333333333333333) + (areas >> 2 & 0x3333333333333333)
    areas = (areas & 0x0F0F0F0F0F0F0F0F) + (areas >> 4 & 0x0F0F0F0F0F0F0F0F)
    areas += areas >> 8
    areas += areas >> 16
    areas += areas >> 32
    return areas & 0x7F


@rule
def areas_of(planet: Planet, habitat: int) -> AreaSet:
    """All areas of a planet with this habitat."""
    areas: AreaSet = 0
    for area in range(AREAS):
        if planet.areas[area] == habitat:
            areas |= 1 << area
    return areas


@rule
def around(areas: AreaSet) -> AreaSet:
    """All areas that share a side with one of these (PL-15, PL-16: points do not count)."""
    found = 0
    while areas != 0:
        found |= NEIGHBOURS[lowest(areas)]
        areas &= areas - 1
    return found


@rule
def region_within(areas: AreaSet) -> AreaSet:
    """PL-15: the region around the lowest area of a set that is not empty."""
    region = areas & -areas
    edge = region
    while edge != 0:
        joined = NEIGHBOURS[lowest(edge)] & areas & ~region
        region |= joined
        edge = edge & (edge - 1) | joined
    return region


@rule
def count_regions(planet: Planet, habitat: int) -> int:
    """PL-17: separate regions, whatever their size."""
    left = areas_of(planet, habitat)
    regions = 0
    while left != 0:
        left &= ~region_within(left)
        regions += 1
    return regions


@rule
def suits(region: AreaSet, shore: AreaSet, must_touch: bool) -> bool:
    """PL-18, PL-19: does the region touch, or not touch, the areas beside the other habitat?"""
    return (region & shore != 0) == must_touch


@rule
def largest_regions(planet: Planet, habitat: int, other: int, must_touch: bool) -> int:
    """PL-18, PL-19, PL-24: the three largest regions that touch, or do not touch, the other habitat, as one number.

    The largest stands in the highest bits, so that numbers compare as the rule does: first the largest, then the
    second, then the third. Regions that are not there count 0.
    """
    left = areas_of(planet, habitat)
    shore = around(areas_of(planet, other))
    first = second = third = 0
    while left != 0:
        region = region_within(left)
        left &= ~region
        if suits(region, shore, must_touch):
            size = count(region)
            if size > first:
                third = second
                second = first
                first = size
            elif size > second:
                third = second
                second = size
            elif size > third:
                third = size
    return (first << SIZE_BITS | second) << SIZE_BITS | third


@rule
def suitability(planet: Planet, animal: int) -> int:
    """How well a planet suits an animal: COMPARED numbers in one, the first of them in the highest bits."""
    if CONDITION[animal] == Condition.MOST:
        return count_regions(planet, HABITAT[animal]) << LOWER_BITS
    return largest_regions(planet, HABITAT[animal], OTHER[animal], CONDITION[animal] == Condition.TOUCHING)


@rule
def compared(value: int, place: int) -> int:
    """One of the numbers in a suitability, from 0."""
    return value >> SIZE_BITS * (COMPARED - 1 - place) & SIZE_MASK


@rule
def headline(value: int) -> int:
    """The number that always counts: that of the regions, or the size of the largest."""
    return value >> LOWER_BITS


@rule
def without_tie_breaks(value: int) -> int:
    """The suitability without what counts in the last round only."""
    return headline(value) << LOWER_BITS
