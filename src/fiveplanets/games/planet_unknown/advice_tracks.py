"""What the quick bot thinks of the tracks: what a cell gives, and what an advance is worth. In tenths of a medal."""

from collections.abc import Callable

from fiveplanets.core.rules import rule

from .rules.tracks import can_rise
from .schema import MOST_CELLS
from .state import World
from .tables import (
    BOOST,
    CIV_CARD,
    CORPORATION_COUNT,
    GOAL,
    GOAL_TERRAIN,
    LAST,
    MEDALS,
    PATCH,
    ROVER_MOVE,
    ROVER_SPAWN,
    TECH_LEVEL,
    TRACK_COUNT,
    Goal,
)

NO_USE = -1000  # less than the worst placement
MEDAL = 10
STEP_UP = 2
BOOST_WORTH = 8
PATCH_WORTH = 8
ROVER_WORTH, MOVEMENT_WORTH = 16, 8
CARD_WORTH, CARD_LEVEL_WORTH = 9, 9
TECHNOLOGY_WORTH = 7
AHEAD = 50  # of a hundred parts of what a cell gives, how many count from the cell before it
CLIMB_WORTH = 32  # on a track whose end is an objective


def _medals(corporation: int, track: int, cell: int) -> int:
    """The medal of a cell, less the one before it."""
    medals = MEDALS[corporation][track]
    return medals[cell] - max(medals[:cell], default=0) if medals[cell] else 0


def _cell(corporation: int, track: int, cell: int) -> int:
    level = CIV_CARD[corporation][track][cell]
    return (
        STEP_UP
        + MEDAL * _medals(corporation, track, cell)
        + BOOST_WORTH * BOOST[corporation][track][cell]
        + PATCH_WORTH * PATCH[corporation][track][cell]
        + ROVER_WORTH * ROVER_SPAWN[corporation][track][cell]
        + MOVEMENT_WORTH * ROVER_MOVE[corporation][track][cell]
        + (CARD_WORTH + CARD_LEVEL_WORTH * level if level else 0)
        + (TECHNOLOGY_WORTH if TECH_LEVEL[corporation][track][cell] else 0)
    )


def _cells(corporation: int, track: int) -> tuple[int, ...]:
    return tuple(_cell(corporation, track, cell) for cell in range(LAST[corporation][track] + 1))


def _ways(corporation: int, track: int) -> tuple[int, ...]:
    """For each cell, what the ones above it bring: the next in full, those behind it ever less."""
    found = [0.0]
    for cell in reversed(_cells(corporation, track)[1:]):
        found.insert(0, cell + found[0] * AHEAD / 100)
    return tuple(map(round, found))


def _along(values: Callable[[int, int], tuple[int, ...]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """[corporation][track][cell]. No marker goes beyond the end of its track, so that is of no use; such a number also
    makes compiled tables wide enough for what packs may put on a cell.
    """
    return tuple(
        tuple(_to_most_cells(values(corporation, track)) for track in range(TRACK_COUNT))
        for corporation in range(CORPORATION_COUNT)
    )


def _to_most_cells(values: tuple[int, ...]) -> tuple[int, ...]:
    return values + (NO_USE,) * (MOST_CELLS - len(values))


CELL = _along(_cells)  # what entering it brings
WAY = _along(_ways)  # what advancing from it brings


@rule
def advance_value(world: World, marker: int) -> int:
    """What the cells above bring, and an objective at the end; a step sideways is not worth leaving the top for."""
    if not can_rise(world, marker):
        return NO_USE
    track = world.lanes[marker]
    worth = WAY[world.corporation][track][world.markers[marker]]
    for i in range(world.objectives.n):
        card = world.objectives.items[i]
        if GOAL[card] == Goal.MARKER_AT_END_OF_TRACK and GOAL_TERRAIN[card] == track:
            worth += CLIMB_WORTH
    return worth
