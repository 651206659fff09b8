"""The codes and records of Mission: Red Planet, and who may see what.

The companies are the colours: company i belongs to seat i. In the duel the companies 2 and 3 are the neutral colours of
the seats 0 and 1; what their players alone may see of them is kept with the players' own companies.
"""

from fiveplanets.core.asks import Ask
from fiveplanets.core.codes import Code, Ids, Number, Numbers, Seat
from fiveplanets.core.kinds import Array, Bool, Int8, Int16, Maybe, One, Seq, Set, known, nobody, owner, public, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record
from fiveplanets.core.worded import Worded, words

from .components import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARDS,
    CHARACTER_IDS,
    CHARACTERS,
    COLOURS,
    MISSION_IDS,
    MISSIONS,
    MOST_DEEDS,
    PRODUCTIONS,
    REGION_IDS,
    REGIONS,
    RESOURCES,
    SHIP_IDS,
    SHIPS,
    Character,
    Colour,
    Deed,
    Resource,
    Window,
)
from .shape import FEW, MOST_ASTRONAUTS, MOST_ROUNDS, MOST_TOKENS, RIM

SEATS = COLOURS
DOCKS = COLOURS
DUEL = 2  # players
DUEL_COLOURS = 4
CLOCKWISE_IN_DUEL = (2, 0, 3, 1)  # the next colour: a player, the neutral colour, the other's neutral colour, the other
FREE_TO_ARRANGE = 3  # characters of a neutral deck (RP-63)
PLACES = REGIONS + DOCKS  # where astronauts can be
MOST_MOVES = PLACES * (COLOURS - 1)

# --- codes


class Region(Ids):
    label = "place"
    ids = REGION_IDS


class Dock(Ids):
    label = "place"
    ids = tuple(f"dock-{number}" for number in range(1, DOCKS + 1))


class Place(Ids):
    """A region, or the ship at a dock."""

    label = "place"
    ids = (*Region.ids, *Dock.ids)


class ShipCard(Ids):
    label = "ship"
    ids = SHIP_IDS


class Card(Ids):
    """A colonisation card."""

    label = "card"
    ids = CARD_IDS


class Mission(Ids):
    label = "card"
    ids = MISSION_IDS


class Action(Ids):
    label = "card"
    ids = ACTION_IDS


LATER = CHARACTERS


class Choice(Ids):
    """A character, or "later": the holder of Change of Plan chooses when all the others have."""

    label = "character"
    ids = (*CHARACTER_IDS, "later")


class Layout(Ids):
    """The values of the option `layout`."""

    label = "layout"
    ids = ("A", "B", "C", "D")


class Cause(Ids):
    """Why something happens: a character, a card, or one of the words."""

    label = "cause"
    ids = (*CHARACTER_IDS, *CARD_IDS, "setup", "full", "astray")


FIRST_CARD_CAUSE = CHARACTERS
SETTING_UP = CHARACTERS + CARDS
FULL = SETTING_UP + 1  # a ship
ASTRAY = SETTING_UP + 2


class Share(Code):
    """Why a colour takes point tokens from a region, or why they stay there."""

    LEADER = 0
    TIED = 1  # the leaders share
    SECOND = 2  # RP-56
    TIED_SECOND = 3
    NOBODY = 4


class Pass(Code):
    """What is left undone."""

    STEPS = 0
    DROPS = 1
    CARD = 2


class Cards(Code):
    """With the choice of a character: keep all action cards in this round, or ask me at their moments."""

    KEEP = 0
    ASK = 1


class Astronauts(Numbers):
    low, high = 0, MOST_ASTRONAUTS


class Tokens(Numbers):
    """Point tokens of a kind."""

    low, high = 0, MOST_TOKENS


class Few(Numbers):
    low, high = 0, FEW


class Round(Numbers):
    low, high = 0, MOST_ROUNDS  # 0 until the first one begins


class RimPlace(Numbers):
    """Clockwise around the rim; behind the last one the research phase is over."""

    low, high = 0, RIM


class Production(Numbers):
    low, high = 1, PRODUCTIONS


class Count(Numbers):
    """What a mission counts; nothing comes in larger numbers than point tokens."""

    low, high = 0, MOST_TOKENS


class Phase(Code):
    SETUP = 0
    CHOOSING = 1
    CHANGING = 2  # Change of Plan is shown
    RESOLVING = 3
    CORRECTING = 4  # the window of Course Correction
    RESEARCH = 5
    HARVESTED = 6  # the window of Blocks of Ice
    OVER = 7


class Stage(Code):
    """How far the character's card has been carried out."""

    BOARDING = 0
    FIRST_ABILITY = 1
    SECOND_ABILITY = 2
    DONE = 3


class AskKind(Worded):
    """`who` is the colour for which the seat decides: in the duel that may be the neutral one."""

    KEEP = words()  # one of two missions
    ARRANGE = words()  # the next card of the neutral deck
    CHOOSE = words()  # a character
    BOARD = words(who=Colour, left=Number)
    DISPATCH = words(who=Colour, left=Number)  # all on one ship
    NAME = words(dock=Dock, why=Cause)  # the destination of a ship
    STEP = words(who=Colour, left=Number)
    STUDY = words(who=Colour)
    LAY = words(who=Colour)  # the research card just drawn
    LOOK = words(who=Colour)
    LAUNCH = words(who=Colour)
    DESTROY = words(who=Colour)
    REPLACE = words(who=Colour)
    KILL = words(who=Colour)
    DROP = words(who=Colour, left=Number)
    STEER = words(who=Colour)
    WINDOW = words(window=Window)  # play an action card, or keep it
    RESCUE = words(most=Number, card=Action)
    REDIRECT = words(card=Action)  # a launched ship
    FLEE = words(who=Colour, region=Region)


# --- records


@record
class Options:
    layout: One[Layout]


@record
class Company:
    supply: One[Astronauts]  # not yet sent
    lost: One[Astronauts]  # in the wormhole
    tokens: Array[One[Tokens]] = public(size=RESOURCES)
    played: Set[Character]  # out of the hand
    shown: Maybe[Character]  # in this round
    missions: Set[Mission]  # shown in scoring
    fresh: Bool  # the last of its cards was drawn in this round
    choice: Maybe[Choice] = owner()  # until it is shown
    to_be_asked: Set[Window] = owner()  # in this round, when the window comes
    cards: Seq[One[Card]] = owner(size=MISSIONS + ACTIONS)  # missions and action cards; first a mission kept in setup
    returned: Maybe[Mission] = owner()  # in setup
    drawn: Maybe[Card] = owner()  # in hand, to be laid or put away
    put_away: Seq[One[Card]] = owner(size=MOST_ROUNDS)  # out of the game, seen by nobody else (RP-66)
    neutral_choice: Maybe[Character] = owner()  # in the duel: the neutral colour's character, until it is shown
    loose: Set[Character] = owner()  # neutral ones that are still to be arranged
    arranged: Seq[One[Character]] = owner(size=FREE_TO_ARRANGE)  # on top of the neutral deck, the first one uppermost
    neutral_deck: Seq[One[Character]] = nobody(size=CHARACTERS)


@record
class Ship:
    """What lies at a dock."""

    card: Maybe[ShipCard]
    launched: Bool
    crew: Array[One[Astronauts]] = public(size=COLOURS)
    heading: Maybe[Region]  # of the newest destination token
    tokens: Array[One[Few]] = public(size=REGIONS)  # the destination tokens on it


@record
class Site:
    """What lies in a region."""

    resource: Maybe[Resource]  # nothing while it lies face down
    buried: Maybe[Resource] = nobody()  # while it lies face down
    crew: Array[One[Astronauts]] = public(size=COLOURS)
    points: Array[One[Tokens]] = public(size=RESOURCES)  # point tokens that lie here
    seen_by: Set[Seat]  # who knows the research card here; nobody without one
    research: Maybe[Card] = known("seen_by")
    shown: Maybe[Card]  # the same, once it is turned


@record
class Position:
    rng: Rng = nobody()
    asks: Array[Seq[Ask]] = seats(size=(SEATS, 2))
    players: Int8
    open_asks: Set[Seat]
    options: Options
    round: One[Round]
    phase: One[Phase]
    first: One[Seat]  # the first player
    active: Maybe[Colour]  # whose character is resolved
    stage: Maybe[Stage]
    left: One[Few]  # how often the present stage goes on
    boarded: Set[Dock]  # where this card's astronauts went
    last: One[Seat]  # who resolved a character last
    research_at: One[RimPlace]  # where the research phase is
    companies: Array[Company] = seats(size=COLOURS, neutral=True)
    ships: Array[Ship] = public(size=DOCKS)
    regions: Array[Site] = public(size=REGIONS)
    destinations: Array[One[Few]] = public(size=REGIONS)  # destination tokens in the supply
    bank: Array[One[Tokens]] = public(size=RESOURCES)  # point tokens in the supply
    spare: Maybe[Resource]  # in the supply; nothing while it lies face down
    buried_spare: Maybe[Resource] = nobody()
    ship_deck: Seq[One[ShipCard]] = nobody(size=SHIPS)
    ship_discard: Seq[One[ShipCard]] = public(size=SHIPS)
    deck: Seq[One[Card]] = nobody(size=CARDS)  # colonisation cards; during setup the missions
    spent: Set[Card]  # colonisation cards that left the game face up


# --- what a screen shows beyond the position


@record
class Points:
    """By source, if the game ended now; only the missions that the viewer knows."""

    missions: Int16
    ice_monopoly: Int16
    ice: Int16
    sylvanite: Int16
    celerium: Int16
    research: Int16


@record
class MissionFacts:
    """What a mission that the viewer knows has reached."""

    card: One[Mission]
    count: One[Count]
    rival: One[Count]  # the most that another colour has
    points: Int8
    next_count: Maybe[Count]  # that would pay more
    next_points: Int8


@record
class CompanyFacts:
    seat: Maybe[Seat]  # who decides for it; nothing where there is no such company
    neutral: Bool
    points: Points
    total: Int16
    tokens: Int16  # which break ties
    on_ships: One[Astronauts]
    in_regions: One[Astronauts]
    leads: Set[Region]
    hand: Set[Character]  # all that are not on the table
    may_show: Set[Character]  # in this round, as far as the viewer can tell
    missions: Seq[MissionFacts] = public(size=MISSIONS)


@record
class Gain:
    colour: One[Colour]
    resource: One[Resource]
    count: One[Tokens]


@record
class RegionFacts:
    next_to: Set[Region]
    leaders: Set[Colour]
    coming: Array[One[Astronauts]] = public(size=COLOURS)  # on ships that have launched
    grows: One[Tokens]  # by what the next production places here
    takes: Seq[Gain] = public(size=COLOURS * RESOURCES)  # who would take what then, as things stand
    stays: Array[One[Tokens]] = public(size=RESOURCES)


@record
class DockFacts:
    destination: Maybe[Region]  # of the newest token, else the printed one
    aboard: One[Few]
    free: One[Few]  # seats; none once it has launched
    leaves: Bool  # it is full, and launches when this card is done


@record
class StepFacts:
    """One deed of the character's card."""

    deed: One[Deed]
    times: One[Few]
    left: One[Few]


@record
class CardFacts:
    """The character that is being carried out."""

    character: Maybe[Character]
    steps: Seq[StepFacts] = public(size=MOST_DEEDS)


@record
class ProductionFacts:
    """The next one."""

    number: Maybe[Production]
    after: Maybe[Round]
    tokens: One[Few]  # for each open region


@record
class Facts:
    points: Array[Points] = public(size=SEATS)
    companies: Array[CompanyFacts] = public(size=COLOURS)
    ahead: Set[Colour]  # who would win with these points; in the end, who has won
    neutral_wins: Bool  # so both players lose (RP-69)
    card: CardFacts
    docks: Array[DockFacts] = public(size=DOCKS)
    rim: Array[One[Region]] = public(size=RIM)  # clockwise
    regions: Array[RegionFacts] = public(size=REGIONS)
    production: ProductionFacts
    buried: Array[One[Few]] = public(size=RESOURCES)  # resource tokens that lie face down, the spare one too
    unseen_cards: Set[Card]  # colonisation cards that the viewer does not know to be anywhere
    ships_to_come: Set[ShipCard]  # in the deck
