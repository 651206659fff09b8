"""What the quick bot thinks of civ cards and objectives. Values are tenths of a medal."""

from fiveplanets.core.rules import rule

from .advice_tracks import MEDAL, PATCH_WORTH
from .rules.board import count_squares
from .rules.scoring import set_cards
from .state import World
from .tables import (
    CIV_COUNT,
    CIV_EFFECT,
    CIV_MARKERS,
    CIV_MEDALS,
    CIV_SET,
    CIV_STEPS,
    COMMERCE_SET,
    GOAL,
    Civ,
    Goal,
)

# What a civ card brings beside its medals.
ADVANCE_WORTH = 16
CATCH_UP_WORTH = 54
EXTRA_TILE_WORTH = 13
DRIVE_WORTH = 9
COMMERCE_WORTH, COMMERCE_MORE, REPO_WORTH = 15, 15, 11
CLEAR_WORTH = 9
OTHER_WORTH = 6
# What an objective is worth: how likely it is to be fulfilled, in percent.
CLIMB_LIKELY, ICE_LIKELY, METEORITES_LIKELY, FEW_LIKELY = 58, 56, 50, 30
AREA_LIKELY, LAND_LIKELY, PODS_LIKELY, RECTANGLE_LIKELY = 45, 13, 2, 1


@rule
def card_value(world: World, card: int) -> int:
    worth = MEDAL * CIV_MEDALS[card]
    effect = CIV_EFFECT[card]
    if effect == Civ.ADVANCE:
        worth += ADVANCE_WORTH * CIV_MARKERS[card] * CIV_STEPS[card]
    elif effect == Civ.ADVANCE_ALL_TO:
        worth += CATCH_UP_WORTH
    elif effect == Civ.GAIN_PATCH:
        worth += PATCH_WORTH * CIV_COUNT[card]
    elif effect == Civ.COLLECT_LIFE_PODS:
        worth += MEDAL * min(CIV_COUNT[card], count_squares(world.pods))
    elif effect == Civ.EXTRA_TILE:
        worth += EXTRA_TILE_WORTH
    elif effect == Civ.ROVER_MOVE:
        worth += DRIVE_WORTH
    elif effect == Civ.DESTROY_METEORITES:
        worth += CLEAR_WORTH * min(CIV_COUNT[card], count_squares(world.meteorites))
    elif effect == Civ.MEDALS_PER_LIFE_POD:
        worth += MEDAL * world.pods_collected
    elif effect == Civ.MEDALS_PER_PATCH:
        worth += MEDAL * (count_squares(world.patched) + world.stored)
    elif effect == Civ.SET and CIV_SET[card] == COMMERCE_SET:
        worth += COMMERCE_WORTH + COMMERCE_MORE * set_cards(world, COMMERCE_SET)
    elif effect == Civ.SET:
        worth += REPO_WORTH
    else:
        worth += OTHER_WORTH
    return worth


@rule
def keep_value(card: int) -> int:
    """How likely a private objective is to be fulfilled."""
    goal = GOAL[card]
    if goal == Goal.MARKER_AT_END_OF_TRACK:
        return CLIMB_LIKELY
    if goal == Goal.ALL_ICE_COVERED:
        return ICE_LIKELY
    if goal == Goal.COLLECTED_METEORITES:
        return METEORITES_LIKELY
    if goal == Goal.STATIONS_ON_PLANET:
        return FEW_LIKELY
    if goal == Goal.AREA_WITH_STATIONS:
        return AREA_LIKELY
    if goal == Goal.ALL_LAND_COVERED:
        return LAND_LIKELY
    if goal == Goal.MORE_LIFE_PODS_THAN_METEORITES:
        return PODS_LIKELY
    return RECTANGLE_LIKELY
