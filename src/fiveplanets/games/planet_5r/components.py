"""The shape of components.toml, and the constant tables that the rules read."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from fiveplanets.core.codes import NOTHING, Code
from fiveplanets.core.components import PLAIN_NAME, SourceName, load_components
from fiveplanets.core.errors import PackError
from fiveplanets.core.rules import Changeable

# What a pack cannot change: the sizes of all records and tables come from these.
SEATS = 5
ROUNDS = 15
TECHNOLOGIES = ROUNDS  # one is revealed in each round (5R-07)
MOST_SETTLEMENTS = 10
CARDS = TECHNOLOGIES + MOST_SETTLEMENTS
MOST_CRYSTALS = 2 * TECHNOLOGIES + 1  # active ones of a clan: a centre each with the settlement, a joint fewer
MOST_FACES = 20  # of the die
HIGHEST_FACE = 20
MAX_WATER = 600  # of a clan, and so the highest bid; with the cards of components.toml at most 367

ActionName = Literal["dig", "mine", "raid", "scout", "expand"]
UpgradeName = Literal["gain_one", "roll_gain", "gain_per_card", "steal_each"]
CrystalName = Literal["none", "blue", "green", "purple", "joker"]


class Action(Code):
    """In the order in which the cards resolve (5R-15)."""

    DIG = 0
    MINE = 1
    RAID = 2
    SCOUT = 3
    EXPAND = 4


class Upgrade(Code):
    GAIN_ONE = 0
    ROLL_GAIN = 1
    GAIN_PER_CARD = 2
    STEAL_EACH = 3


class Crystal(Code):
    BLUE = 0
    GREEN = 1
    PURPLE = 2
    JOKER = 3


class Side(Code):
    LEFT = 0
    RIGHT = 1


Note = Annotated[str, Meta(max_length=300)]
Word = Annotated[str, Meta(max_length=40, pattern=PLAIN_NAME)]


class Name(Struct, forbid_unknown_fields=True):
    """In place of the one in text/."""

    en: Word | None = None
    ru: Word | None = None


class ActionCard(Struct, forbid_unknown_fields=True):
    source: SourceName
    name: Name = field(default_factory=Name)


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
    name: Name = field(default_factory=Name)
    note: Note = ""


class Settlement(Struct, forbid_unknown_fields=True):
    left: ActionName
    right: ActionName
    left_edge: CrystalName
    right_edge: CrystalName
    source: SourceName
    centre: CrystalName = "none"
    name: Name = field(default_factory=Name)
    note: Note = ""


Amount = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=100)]
Face = Annotated[int, Meta(ge=0, le=HIGHEST_FACE)]


class Tables(Struct, forbid_unknown_fields=True):
    mine: Annotated[list[Amount], Meta(min_length=SEATS, max_length=SEATS)]
    raid: Annotated[list[Amount], Meta(min_length=SEATS, max_length=SEATS)]
    crystal_points: Annotated[list[Points], Meta(min_length=1, max_length=MOST_CRYSTALS)]
    die: Annotated[list[Face], Meta(min_length=1, max_length=MOST_FACES)]
    settlements: Annotated[int, Meta(ge=SEATS, le=MOST_SETTLEMENTS)]
    start_water: Amount
    water_per_point: Annotated[int, Meta(ge=1, le=100)]


class Components(Struct, forbid_unknown_fields=True):
    tables: Tables
    sources: dict[str, Note]
    actions: dict[ActionName, ActionCard]
    technologies: Annotated[dict[str, Technology], Meta(min_length=TECHNOLOGIES, max_length=TECHNOLOGIES)]
    settlements: Annotated[dict[str, Settlement], Meta(min_length=MOST_SETTLEMENTS, max_length=MOST_SETTLEMENTS)]


COMPONENTS = load_components(__package__, Components)

ACTIONS = tuple(action.name.lower() for action in Action)
ACTION_COUNT = len(ACTIONS)

TECHNOLOGY_IDS = tuple(COMPONENTS.technologies)
CARD_IDS = (*TECHNOLOGY_IDS, *COMPONENTS.settlements)  # a card is known by its place in this list
CARD_DATA: tuple[Technology | Settlement, ...] = (*COMPONENTS.technologies.values(), *COMPONENTS.settlements.values())

LEFT = Side.LEFT
RIGHT = Side.RIGHT


def _symbol(side: UpgradeData | str) -> int:
    return ACTIONS.index(side.trigger if isinstance(side, UpgradeData) else side)


def _upgrade(side: UpgradeData | str) -> tuple[int, int]:
    """(kind, target); a settlement has none, and only some kinds have a target."""
    if not isinstance(side, UpgradeData):
        return NOTHING, NOTHING
    return Upgrade[side.kind.upper()].value, ACTIONS.index(side.target) if side.target else NOTHING


def _crystal(name: str) -> int:
    return NOTHING if name == "none" else Crystal[name.upper()].value


SYMBOL = tuple((_symbol(card.left), _symbol(card.right)) for card in CARD_DATA)  # [card][side]: the action
UPGRADE = tuple((_upgrade(card.left), _upgrade(card.right)) for card in CARD_DATA)  # [card][side]: (kind, target)
EDGE = tuple((_crystal(card.left_edge), _crystal(card.right_edge)) for card in CARD_DATA)  # [card][side]
CENTRE = tuple(_crystal(card.centre) for card in CARD_DATA)

TABLES = COMPONENTS.tables
MINE_YIELD = (0, *TABLES.mine)  # by the number of clans that mine
RAID_LOOT = (0, *TABLES.raid)  # by the number of clans that raid
START_WATER = Changeable(TABLES.start_water)
WATER_PER_POINT = Changeable(TABLES.water_per_point)
SETTLEMENTS = Changeable(TABLES.settlements)  # how many are in the box
DIE_FACES = Changeable(len(TABLES.die))
DIE = (*TABLES.die, *[0] * (MOST_FACES - DIE_FACES))
LOWEST_ROLL = Changeable(min(TABLES.die))
HIGHEST_ROLL = Changeable(max(TABLES.die))


def _crystal_points() -> tuple[int, ...]:
    """By the number of active crystals of a colour; the last figure goes on (5R-53)."""
    printed = TABLES.crystal_points
    return (0, *printed, *[printed[-1]] * (MOST_CRYSTALS - len(printed)))


CRYSTAL_POINTS = _crystal_points()


# --- what a pack could get wrong beyond the shape


def _check_targets() -> None:
    """An upgrade that counts cards or steals names an action; the others do not."""
    for key, card in COMPONENTS.technologies.items():
        for side, upgrade in (("left", card.left), ("right", card.right)):
            aims = upgrade.kind in ("gain_per_card", "steal_each")
            if aims != (upgrade.target is not None):
                wrong = f'needs a target, e.g. target = "{ACTIONS[0]}"' if aims else "has no target"
                raise PackError(f"pack for planet-5r: technologies.{key}.{side}: {upgrade.kind} {wrong}")


def _most_from_upgrade(upgrade: UpgradeData) -> int:
    most = {"gain_one": 1, "roll_gain": HIGHEST_ROLL, "gain_per_card": SEATS, "steal_each": SEATS - 1}
    return most[upgrade.kind]


def _most_from_card(card: Technology, action: str) -> int:
    return sum(_most_from_upgrade(side) for side in (card.left, card.right) if side.trigger == action)


def _most_from_action(action: str, technologies: int) -> int:
    """The most water that one play can bring a clan with so many technologies."""
    loot = [each * (SEATS - raiders) for raiders, each in enumerate(RAID_LOOT)]
    own = {"mine": max(MINE_YIELD), "raid": max(loot), "scout": HIGHEST_ROLL}
    cards = sorted((_most_from_card(card, action) for card in COMPONENTS.technologies.values()), reverse=True)
    return own.get(action, 0) + sum(cards[:technologies])


def most_water() -> int:
    """More than any clan can have: nothing paid, a technology bought in every round, the best action played."""
    return START_WATER + sum(max(_most_from_action(a, bought) for a in ACTIONS) for bought in range(ROUNDS))


def _check_water() -> None:
    if most_water() > MAX_WATER:
        raise PackError(
            f"pack for planet-5r: a clan could come to {most_water()} water, but {MAX_WATER} is the most that fits: "
            "lower tables.mine, tables.raid or tables.die, or give one action fewer upgrades in technologies"
        )


_check_targets()
_check_water()
