"""The shape of components.toml, and the constant tables that the rules read."""

from enum import IntEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiveplanets.core.components import load_components

ActionName = Literal["dig", "mine", "raid", "scout", "expand"]
UpgradeName = Literal["gain_one", "roll_gain", "gain_per_card", "steal_each"]
CrystalName = Literal["blue", "green", "purple", "joker"]
SourceName = Literal["rulebook", "published", "reconstruction"]


class Action(IntEnum):
    """In the order in which the cards resolve (5R-15)."""

    DIG = 0
    MINE = 1
    RAID = 2
    SCOUT = 3
    EXPAND = 4


class Upgrade(IntEnum):
    NONE = 0
    GAIN_ONE = 1
    ROLL_GAIN = 2
    GAIN_PER_CARD = 3
    STEAL_EACH = 4


class Crystal(IntEnum):
    NONE = 0
    BLUE = 1
    GREEN = 2
    PURPLE = 3
    JOKER = 4


class UpgradeData(Struct, forbid_unknown_fields=True):
    trigger: ActionName
    kind: UpgradeName
    target: ActionName | None = None


class Technology(Struct, forbid_unknown_fields=True):
    left: UpgradeData
    right: UpgradeData
    left_edge: CrystalName
    centre: CrystalName
    right_edge: CrystalName
    source: SourceName
    note: str = ""


class Settlement(Struct, forbid_unknown_fields=True):
    left: ActionName
    right: ActionName
    left_edge: CrystalName
    right_edge: CrystalName
    source: SourceName


Amount = Annotated[int, Meta(ge=0, le=20)]


class Tables(Struct, forbid_unknown_fields=True):
    mine: Annotated[list[Amount], Meta(min_length=5, max_length=5)]
    raid: Annotated[list[Amount], Meta(min_length=5, max_length=5)]
    crystal_points: Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(min_length=2)]
    die_faces: Annotated[int, Meta(ge=1, le=20)]
    start_water: Amount
    water_per_point: Annotated[int, Meta(ge=1)]


class Components(Struct, forbid_unknown_fields=True):
    tables: Tables
    sources: dict[str, str]
    technologies: dict[str, Technology]
    settlements: dict[str, Settlement]


COMPONENTS = load_components(__package__, Components)

ACTIONS = tuple(action.name.lower() for action in Action)
TECHNOLOGY_IDS = tuple(COMPONENTS.technologies)
SETTLEMENT_IDS = tuple(COMPONENTS.settlements)
CARD_IDS = (*TECHNOLOGY_IDS, *SETTLEMENT_IDS)  # a card is known by its place in this list

ACTION_COUNT = len(ACTIONS)
TECHNOLOGIES = len(TECHNOLOGY_IDS)
CARDS = len(CARD_IDS)

LEFT = 0
RIGHT = 1


def _symbols(card):
    data = COMPONENTS.technologies.get(card)
    if data:
        return ACTIONS.index(data.left.trigger), ACTIONS.index(data.right.trigger)
    home = COMPONENTS.settlements[card]
    return ACTIONS.index(home.left), ACTIONS.index(home.right)


def _edges(card):
    data = COMPONENTS.technologies.get(card) or COMPONENTS.settlements[card]
    return Crystal[data.left_edge.upper()].value, Crystal[data.right_edge.upper()].value


def _upgrades(card):
    """(kind, target) of the left and of the right upgrade."""
    data = COMPONENTS.technologies.get(card)
    if data is None:
        return ((0, 0), (0, 0))
    return tuple(
        (Upgrade[side.kind.upper()].value, ACTIONS.index(side.target) if side.target else 0)
        for side in (data.left, data.right)
    )


SYMBOL = tuple(_symbols(card) for card in CARD_IDS)  # [card][side]: the action
EDGE = tuple(_edges(card) for card in CARD_IDS)  # [card][side]: the crystal
CENTRE = tuple(
    Crystal[COMPONENTS.technologies[card].centre.upper()].value if card in COMPONENTS.technologies else 0
    for card in CARD_IDS
)
UPGRADE = tuple(_upgrades(card) for card in CARD_IDS)  # [card][side]: (kind, target)

MINE_YIELD = (0, *COMPONENTS.tables.mine)  # by the number of clans that mine
RAID_LOOT = (0, *COMPONENTS.tables.raid)  # by the number of clans that raid
CRYSTAL_POINTS = tuple(COMPONENTS.tables.crystal_points)  # by the number of active crystals
DIE_FACES = COMPONENTS.tables.die_faces
START_WATER = COMPONENTS.tables.start_water
WATER_PER_POINT = COMPONENTS.tables.water_per_point
