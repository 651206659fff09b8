"""What the quick bot thinks of the tracks: what a cell gives, and what an advance is worth. In tenths of a medal."""

from fiveplanets.core.rules import rule

from .rules.tracks import can_rise
from .state import World
from .tables import (
    BOOST,
    CIV_CARD,
    GOAL,
    GOAL_TERRAIN,
    LAST,
    MEDALS,
    PATCH,
    ROVER_MOVE,
    ROVER_SPAWN,
    TECH_LEVEL,
    Goal,
)

NO_USE = -1000  # less than the worst placement
MEDAL = 10
STEP_UP = 2
BOOST_WORTH = PATCH_WORTH = 14
ROVER_WORTH, MOVEMENT_WORTH = 16, 7
CARD_WORTH, CARD_LEVEL_WORTH = 9, 7
TECHNOLOGY_WORTH = 7
CLIMB_WORTH = 20  # on a track whose end is an objective


@rule
def cell_value(world: World, track: int, cell: int) -> int:
    """What entering a cell brings."""
    corporation = world.corporation
    if cell > LAST[corporation][track]:
        return 0
    worth = STEP_UP + MEDAL * gained_medals(corporation, track, cell)
    worth += BOOST_WORTH * BOOST[corporation][track][cell] + PATCH_WORTH * PATCH[corporation][track][cell]
    worth += ROVER_WORTH * ROVER_SPAWN[corporation][track][cell]
    worth += MOVEMENT_WORTH * ROVER_MOVE[corporation][track][cell]
    if CIV_CARD[corporation][track][cell]:
        worth += CARD_WORTH + CARD_LEVEL_WORTH * CIV_CARD[corporation][track][cell]
    if TECH_LEVEL[corporation][track][cell]:
        worth += TECHNOLOGY_WORTH
    return worth


@rule
def gained_medals(corporation: int, track: int, cell: int) -> int:
    """The medal of a cell, less the one before it."""
    if MEDALS[corporation][track][cell] == 0:
        return 0
    before = cell - 1
    while before > 0 and MEDALS[corporation][track][before] == 0:
        before -= 1
    return MEDALS[corporation][track][cell] - MEDALS[corporation][track][before]


@rule
def advance_value(world: World, marker: int) -> int:
    """What the next two cells bring, and an objective at the end; a step sideways is not worth leaving the top for."""
    if not can_rise(world, marker):
        return NO_USE
    cell = world.markers[marker]
    track = world.lanes[marker]
    worth = cell_value(world, track, cell + 1) + cell_value(world, track, cell + 2)
    for i in range(world.objectives.n):
        card = world.objectives.items[i]
        if GOAL[card] == Goal.MARKER_AT_END_OF_TRACK and GOAL_TERRAIN[card] == track:
            worth += CLIMB_WORTH
    return worth
