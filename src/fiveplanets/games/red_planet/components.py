"""The components, and the constant tables that the rules read. A pack changes their values, never their sizes."""

from collections.abc import Iterable

from fiveplanets.core.codes import NOTHING, Code
from fiveplanets.core.components import load_components
from fiveplanets.core.rules import Changeable

from .shape import MOST_STEPS, Components, LayoutData, check


class Colour(Code):
    """Of a company."""

    RED = 0
    BLUE = 1
    GREEN = 2
    YELLOW = 3
    VIOLET = 4
    WHITE = 5


class Resource(Code):
    """A resource token, and the point tokens that it brings."""

    ICE = 0
    SYLVANITE = 1
    CELERIUM = 2


class Character(Code):
    """From the number 1 to the number 9 (RP-13)."""

    PILOT = 0
    SOLDIER = 1
    DISPATCHER = 2
    ROBOT = 3
    SABOTEUR = 4
    SPY = 5
    SCIENTIST = 6
    EXPLORER = 7
    RECRUITER = 8


class How(Code):
    """How the astronauts of one card board."""

    FREELY = 0  # on one ship or several
    APART = 1  # each on another ship
    TOGETHER = 2  # all on one ship, or none


class Deed(Code):
    """What a character's card says to do."""

    NONE = 0
    BOARD = 1
    RECRUIT = 2
    STEP = 3
    STUDY = 4
    LAUNCH = 5
    DESTROY = 6
    REPLACE = 7
    KILL = 8
    DROP = 9
    STEER = 10


class Metric(Code):
    """What a mission counts."""

    ASTRONAUTS = 0  # own ones in the regions
    REGIONS_SETTLED = 1  # of the regions, those with an own astronaut
    REGIONS_LED = 2  # of the regions, those in which nobody has more
    TOKENS = 3  # point tokens of a kind
    TOKEN_SETS = 4  # of one point token of each kind
    LOST = 5  # own astronauts in the wormhole


class Effect(Code):
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


class Window(Code):
    """What an action card does, and with that the moment at which it may be played."""

    CHANGE_CHARACTER = 0  # when all have chosen
    RESCUE = 1  # before the own character boards
    REDIRECT = 2  # when the countdown is over
    GAIN_TOKENS = 3  # at the end of a production


COMPONENTS = check(load_components(str(__package__), Components))
TABLES = COMPONENTS.tables

RESOURCE_IDS = tuple(resource.name.lower() for resource in Resource)
CHARACTER_IDS = tuple(character.name.lower() for character in Character)
REGION_IDS: tuple[str, ...] = tuple(COMPONENTS.regions)
SHIP_IDS = tuple(COMPONENTS.ships)
MISSION_IDS = tuple(COMPONENTS.missions)
RESEARCH_IDS = tuple(COMPONENTS.research)
ACTION_IDS = tuple(COMPONENTS.actions)
CARD_IDS = (*MISSION_IDS, *RESEARCH_IDS, *ACTION_IDS)  # a colonisation card is known by its place in this list

COLOURS = len(Colour)
REGIONS = len(REGION_IDS)
RESOURCES = len(Resource)
CHARACTERS = len(Character)
SHIPS = len(SHIP_IDS)
MISSIONS = len(MISSION_IDS)
ACTIONS = len(ACTION_IDS)
FIRST_RESEARCH = MISSIONS
FIRST_ACTION = MISSIONS + len(RESEARCH_IDS)
CARDS = len(CARD_IDS)


def _regions(names: Iterable[str]) -> int:
    """A bit for each region."""
    return sum(1 << REGION_IDS.index(name) for name in names)


def _neighbours(layout: LayoutData, region: str) -> int:
    pairs = layout.borders
    return _regions([a for a, b in pairs if b == region] + [b for a, b in pairs if a == region])


PHOBOS = REGION_IDS.index("phobos")
OUTER = Changeable(_regions(name for name, region in COMPONENTS.regions.items() if region.place == "outer"))
MARS = _regions(name for name in REGION_IDS if name != "phobos")
KILLING_GROUND = Changeable(OUTER | 1 << PHOBOS)  # RP-38
RIM_ORDER = tuple(tuple(REGION_IDS.index(name) for name in layout.rim) for layout in COMPONENTS.layouts.values())
NEIGHBOURS = tuple(tuple(_neighbours(layout, name) for name in REGION_IDS) for layout in COMPONENTS.layouts.values())

PRINTED_REGION = tuple(  # of a ship; nothing where its destination is open
    NOTHING if ship.destination == "open" else REGION_IDS.index(ship.destination) for ship in COMPONENTS.ships.values()
)
SHIP_SEATS = tuple(ship.seats for ship in COMPONENTS.ships.values())

# What the characters do after boarding, by the rulebook.
THEN = {
    Character.PILOT: (Deed.STEER,),
    Character.SOLDIER: (Deed.KILL, Deed.DROP),
    Character.DISPATCHER: (),
    Character.ROBOT: (Deed.REPLACE,),
    Character.SABOTEUR: (Deed.DESTROY,),
    Character.SPY: (Deed.LAUNCH,),
    Character.SCIENTIST: (Deed.STUDY,),
    Character.EXPLORER: (Deed.STEP,),
    Character.RECRUITER: (Deed.RECRUIT,),
}
MOVING = (Deed.STEP, Deed.DROP)
MOST_DEEDS = 3  # on a card
ALL_CHARACTERS = (1 << CHARACTERS) - 1
# RP-63: these four are always among the lower six of a neutral deck.
LOWER_FOUR = sum(1 << c for c in (Character.RECRUITER, Character.EXPLORER, Character.ROBOT, Character.SOLDIER))
HOW_TO_BOARD = {Character.SPY: How.APART, Character.DISPATCHER: How.TOGETHER}
HOW = tuple(HOW_TO_BOARD.get(character, How.FREELY).value for character in Character)


def _deeds(character: Character) -> tuple[tuple[int, int], ...]:
    """The (deed, times) of a card in the order printed; how many board and how far astronauts move is data."""
    card = COMPONENTS.characters[character.name.lower()]
    then = [(deed.value, card.moves or 0 if deed in MOVING else 1) for deed in THEN[character]]
    done = [(Deed.BOARD.value, card.boards), *then]
    return (*done, *[(Deed.NONE.value, 0)] * (MOST_DEEDS - len(done)))


DEEDS = tuple(_deeds(character) for character in Character)

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

ASTRONAUTS = Changeable(TABLES.astronauts)
TOKEN_VALUES = TABLES.token_values
RESOURCE_TOKENS = TABLES.resource_tokens
POINT_TOKENS = TABLES.point_tokens
DESTINATION_TOKENS = Changeable(TABLES.destination_tokens)
PRODUCTION_AFTER = TABLES.production_after
PRODUCTION_TOKENS = TABLES.production_tokens
PRODUCTIONS = len(PRODUCTION_AFTER)
ICE_MONOPOLY = Changeable(TABLES.ice_monopoly)
LAST_ROUND = Changeable(PRODUCTION_AFTER[-1])
