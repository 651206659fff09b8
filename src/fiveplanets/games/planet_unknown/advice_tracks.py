"""What the quick bot thinks of the tracks: what a cell gives, and what an advance is worth. In tenths of a medal."""

from fiveplanets.core.rules import rule

from .rules.tracks import can_rise
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
MOST_STEPS = 2  # that go beyond the end of a track in what is looked up


def _medals(corporation: int, track: int, cell: int) -> int:
    """The medal of a cell, less the one before it."""
    medals = MEDALS[corporation][track]
    return medals[cell] - max(medals[:cell], default=0) if medals[cell] else 0


def _cell(corporation: int, track: int, cell: int) -> int:
    if cell > LAST[corporation][track]:
        return 0
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


def _way(cells: tuple[int, ...]) -> tuple[int, ...]:
    """For each cell, what the ones above it bring: the next in full, those behind it ever less."""
    found = [0.0]
    for cell in reversed(cells[1:]):
        found.insert(0, cell + found[0] * AHEAD / 100)
    return tuple(map(round, found))


def _cells() -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(_cell(corporation, track, cell) for cell in range(len(MEDALS[corporation][track])))
            + (0,) * MOST_STEPS
            for track in range(TRACK_COUNT)
        )
        for corporation in range(CORPORATION_COUNT)
    )


def _ways() -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(tuple(_way(cells) for cells in tracks) for tracks in _cells())


CELL = _cells()  # [corporation][track][cell]: what entering it brings
WAY = _ways()  # [corporation][track][cell]: what advancing from it brings


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
