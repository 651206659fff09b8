"""The shape of components.toml, and the constant tables that the rules read."""

from enum import IntEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiveplanets.core.components import load_components

RIM = 6  # outer regions

SourceName = Literal["rulebook", "published", "reconstruction"]
TokenName = Literal["ice", "sylvanite", "celerium"]
RegionName = Literal[
    "valles_marineris", "hellas", "syrtis_major", "ausonia", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum",
    "mare_serpentis", "sinus_sabaeus", "phobos",
]  # fmt: skip


class Resource(IntEnum):
    """A resource token, and the point tokens that it brings. Zero is a token face down."""

    NONE = 0
    ICE = 1
    SYLVANITE = 2
    CELERIUM = 3


class Character(IntEnum):
    """By number (RP-13)."""

    NONE = 0
    PILOT = 1
    SOLDIER = 2
    DISPATCHER = 3
    ROBOT = 4
    SABOTEUR = 5
    SPY = 6
    SCIENTIST = 7
    EXPLORER = 8
    RECRUITER = 9


class How(IntEnum):
    """How the astronauts of one card board."""

    FREELY = 0  # on one ship or several
    APART = 1  # each on another ship
    TOGETHER = 2  # all on one ship, or none


class Ability(IntEnum):
    NONE = 0
    RECRUIT = 1
    STEP = 2
    STUDY = 3
    LAUNCH = 4
    DESTROY = 5
    REPLACE = 6
    KILL = 7
    DROP = 8
    STEER = 9


class Metric(IntEnum):
    """What a mission counts."""

    ASTRONAUTS = 0  # own ones in the regions
    REGIONS_SETTLED = 1  # of the regions, those with an own astronaut
    REGIONS_LED = 2  # of the regions, those in which nobody has more
    TOKENS = 3  # point tokens of a kind
    TOKEN_SETS = 4  # of one point token of each kind
    LOST = 5  # own astronauts in the wormhole


class Effect(IntEnum):
    """What a research card does at its region."""

    NONE = 0
    # in the research phase
    EACH_LOSES = 1
    SWAP_RESOURCE = 2
    LIFT = 3
    STORM = 4
    # in the third production
    ONLY_EVEN = 5
    ONLY_ODD = 6
    NEIGHBOUR_TOKENS = 7
    NO_TOKENS = 8
    SECOND_PLACE = 9
    OWN_TOKENS = 10
    # in scoring
    POINTS_PRESENT = 11
    POINTS_LEADER = 12


class Window(IntEnum):
    """What an action card does, and with that the moment at which it may be played."""

    NONE = 0
    CHANGE_CHARACTER = 1  # when all have chosen
    RESCUE = 2  # when the own character begins
    REDIRECT = 3  # when the countdown is over
    GAIN_TOKENS = 4  # at the end of a production


EffectName = Literal[
    "each_loses", "swap_resource", "lift", "storm", "only_even", "only_odd", "neighbour_tokens", "no_tokens",
    "second_place", "own_tokens", "points_present", "points_leader",
]  # fmt: skip


class Tables(Struct, forbid_unknown_fields=True):
    astronauts: int
    token_values: tuple[int, int, int]
    resource_tokens: tuple[int, int, int]
    point_tokens: tuple[int, int, int]
    destination_tokens: int
    production_after: tuple[int, int, int]
    production_tokens: tuple[int, int, int]
    ice_monopoly: int


class RegionData(Struct, forbid_unknown_fields=True):
    place: Literal["inner", "outer", "moon"]
    source: SourceName


class LayoutData(Struct, forbid_unknown_fields=True):
    rim: Annotated[list[RegionName], Meta(min_length=RIM, max_length=RIM)]
    borders: list[tuple[RegionName, RegionName]]
    source: SourceName


class ShipData(Struct, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=1, le=12)]
    source: SourceName
    destination: RegionName | Literal["open"] = "open"


class AbilityData(Struct, forbid_unknown_fields=True):
    do: Literal["recruit", "step", "study", "launch", "destroy", "replace", "kill", "drop", "steer"]
    times: Annotated[int, Meta(ge=1, le=22)] = 1


class CharacterData(Struct, forbid_unknown_fields=True):
    boards: Annotated[int, Meta(ge=0, le=6)]
    how: Literal["freely", "apart", "together"]
    then: Annotated[list[AbilityData], Meta(max_length=2)]
    source: SourceName


class MissionData(Struct, forbid_unknown_fields=True):
    metric: Literal["astronauts", "regions_settled", "regions_led", "tokens", "token_sets", "lost"]
    source: SourceName
    regions: list[RegionName] = []
    token: TokenName = "ice"
    steps: list[int] = []
    most: int = 0


class ResearchData(Struct, forbid_unknown_fields=True):
    effect: EffectName
    source: SourceName
    amount: int = 0
    note: str = ""


class ActionData(Struct, forbid_unknown_fields=True):
    effect: Literal["change_character", "rescue", "redirect", "gain_tokens"]
    source: SourceName
    amount: int = 0
    token: TokenName = "ice"


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, str]
    tables: Tables
    regions: dict[RegionName, RegionData]
    layouts: dict[Literal["A", "B", "C", "D"], LayoutData]
    ships: dict[str, ShipData]
    characters: dict[str, CharacterData]
    missions: dict[str, MissionData]
    research: dict[str, ResearchData]
    actions: dict[str, ActionData]


COMPONENTS = load_components(__package__, Components)
TABLES = COMPONENTS.tables

COLOUR_IDS = ("red", "blue", "green", "yellow", "violet", "white")
RESOURCE_IDS = tuple(resource.name.lower() for resource in Resource if resource)
CHARACTER_IDS = tuple(character.name.lower() for character in Character if character)
REGION_IDS = tuple(COMPONENTS.regions)
SHIP_IDS = tuple(COMPONENTS.ships)
MISSION_IDS = tuple(COMPONENTS.missions)
RESEARCH_IDS = tuple(COMPONENTS.research)
ACTION_IDS = tuple(COMPONENTS.actions)
CARD_IDS = (*MISSION_IDS, *RESEARCH_IDS, *ACTION_IDS)  # a colonisation card is known by its place in this list

REGIONS = len(REGION_IDS)
RESOURCES = len(RESOURCE_IDS)
CHARACTERS = len(CHARACTER_IDS)
SHIPS = len(SHIP_IDS)
MISSIONS = len(MISSION_IDS)
FIRST_RESEARCH = MISSIONS
FIRST_ACTION = MISSIONS + len(RESEARCH_IDS)
CARDS = len(CARD_IDS)


def _regions(names):
    """A bit for each region."""
    return sum(1 << REGION_IDS.index(name) for name in names)


def _neighbours(layout, region):
    pairs = layout.borders
    return _regions([a for a, b in pairs if b == region] + [b for a, b in pairs if a == region])


def _abilities(data):
    """The (ability, times) of a card, always two."""
    done = tuple((Ability[step.do.upper()].value, step.times) for step in data.then)
    return (*done, (0, 0), (0, 0))[:2]


PHOBOS = next(i for i, region in enumerate(COMPONENTS.regions.values()) if region.place == "moon")
OUTER = _regions(name for name, region in COMPONENTS.regions.items() if region.place == "outer")
MARS = _regions(name for name, region in COMPONENTS.regions.items() if region.place != "moon")
RIM_ORDER = tuple(tuple(REGION_IDS.index(name) for name in layout.rim) for layout in COMPONENTS.layouts.values())
NEIGHBOURS = tuple(tuple(_neighbours(layout, name) for name in REGION_IDS) for layout in COMPONENTS.layouts.values())

SHIP_REGION = tuple(  # the printed destination + 1; 0 without one
    0 if ship.destination == "open" else REGION_IDS.index(ship.destination) + 1 for ship in COMPONENTS.ships.values()
)
SHIP_SEATS = tuple(ship.seats for ship in COMPONENTS.ships.values())

# By number; there is no character 0.
BOARDS = (0, *(COMPONENTS.characters[name].boards for name in CHARACTER_IDS))
HOW = (0, *(How[COMPONENTS.characters[name].how.upper()].value for name in CHARACTER_IDS))
ABILITIES = (((0, 0), (0, 0)), *(_abilities(COMPONENTS.characters[name]) for name in CHARACTER_IDS))

_longest = max(len(mission.steps) for mission in COMPONENTS.missions.values())
MISSION_METRIC = tuple(Metric[mission.metric.upper()].value for mission in COMPONENTS.missions.values())
MISSION_REGIONS = tuple(_regions(mission.regions) for mission in COMPONENTS.missions.values())
MISSION_TOKEN = tuple(RESOURCE_IDS.index(mission.token) for mission in COMPONENTS.missions.values())
MISSION_MOST = tuple(mission.most for mission in COMPONENTS.missions.values())
MISSION_STEPS = tuple(  # by the number counted; the last step goes on
    (0, *mission.steps, *(mission.steps[-1:] or [0]) * (_longest - len(mission.steps)))
    for mission in COMPONENTS.missions.values()
)

EFFECT = tuple(Effect[card.effect.upper()].value for card in COMPONENTS.research.values())
EFFECT_AMOUNT = tuple(card.amount for card in COMPONENTS.research.values())
ACTION_WINDOW = tuple(Window[card.effect.upper()].value for card in COMPONENTS.actions.values())
ACTION_AMOUNT = tuple(card.amount for card in COMPONENTS.actions.values())
ACTION_TOKEN = tuple(RESOURCE_IDS.index(card.token) for card in COMPONENTS.actions.values())

ASTRONAUTS = TABLES.astronauts
TOKEN_VALUES = TABLES.token_values
RESOURCE_TOKENS = TABLES.resource_tokens
POINT_TOKENS = TABLES.point_tokens
DESTINATION_TOKENS = TABLES.destination_tokens
PRODUCTION_AFTER = TABLES.production_after
PRODUCTION_TOKENS = TABLES.production_tokens
ICE_MONOPOLY = TABLES.ice_monopoly
LAST_ROUND = PRODUCTION_AFTER[-1]
