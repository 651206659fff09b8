"""The components, and the constant tables that the rules read. A pack changes their values, never their sizes."""

from enum import IntEnum

from fiveplanets.core.components import load_components

from .shape import MOST_STEPS, Components, check


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
    RESCUE = 2  # before the own character boards
    REDIRECT = 3  # when the countdown is over
    GAIN_TOKENS = 4  # at the end of a production


COMPONENTS = check(load_components(__package__, Components))
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
ACTIONS = len(ACTION_IDS)
FIRST_RESEARCH = MISSIONS
FIRST_ACTION = MISSIONS + len(RESEARCH_IDS)
CARDS = len(CARD_IDS)


def _regions(names):
    """A bit for each region."""
    return sum(1 << REGION_IDS.index(name) for name in names)


def _neighbours(layout, region):
    pairs = layout.borders
    return _regions([a for a, b in pairs if b == region] + [b for a, b in pairs if a == region])


def _abilities(character):
    """The (ability, times) of a card, always two; how far astronauts move is data."""
    moves = COMPONENTS.characters[character.name.lower()].moves
    done = tuple((ability.value, moves if ability in MOVING else 1) for ability in THEN[character])
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

# What the characters do, by the rulebook.
THEN = {
    Character.PILOT: (Ability.STEER,),
    Character.SOLDIER: (Ability.KILL, Ability.DROP),
    Character.DISPATCHER: (),
    Character.ROBOT: (Ability.REPLACE,),
    Character.SABOTEUR: (Ability.DESTROY,),
    Character.SPY: (Ability.LAUNCH,),
    Character.SCIENTIST: (Ability.STUDY,),
    Character.EXPLORER: (Ability.STEP,),
    Character.RECRUITER: (Ability.RECRUIT,),
}
MOVING = (Ability.STEP, Ability.DROP)
HOW_TO_BOARD = {Character.SPY: How.APART, Character.DISPATCHER: How.TOGETHER}

# By number; there is no character 0.
BOARDS = (0, *(COMPONENTS.characters[name].boards for name in CHARACTER_IDS))
HOW = tuple(HOW_TO_BOARD.get(character, How.FREELY).value for character in Character)
ABILITIES = (((0, 0), (0, 0)), *(_abilities(character) for character in Character if character))

MISSION_METRIC = tuple(Metric[mission.metric.upper()].value for mission in COMPONENTS.missions.values())
MISSION_REGIONS = tuple(_regions(mission.regions) for mission in COMPONENTS.missions.values())
MISSION_TOKEN = tuple(RESOURCE_IDS.index(mission.token) for mission in COMPONENTS.missions.values())
MISSION_MOST = tuple(mission.most for mission in COMPONENTS.missions.values())
MISSION_STEPS = tuple(  # by the number counted; the last step goes on
    (0, *mission.steps, *(mission.steps[-1:] or [0]) * (MOST_STEPS - len(mission.steps)))
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


def pack_names(lang):
    """The names that a pack gives in a language, by the text that each replaces; those of characters bear a number."""
    sections = (
        ("place", COMPONENTS.regions),
        ("character", COMPONENTS.characters),
        ("card", COMPONENTS.missions | COMPONENTS.research | COMPONENTS.actions),
    )
    found = {}
    for label, section in sections:
        for key, data in section.items():
            name = getattr(data, f"name_{lang}")
            if name is not None:
                number = f"{Character[key.upper()].value} " if label == "character" else ""
                found[f"{label}-{key}"] = number + name
    return found
