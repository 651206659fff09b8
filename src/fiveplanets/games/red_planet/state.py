"""The records of Mission: Red Planet, and who may see what.

The companies are the colours: company i belongs to seat i. In the duel the companies 2 and 3 are the neutral colours of
the seats 0 and 1; what their players alone may see of them is kept with the players' own companies.
"""

from enum import IntEnum

from fiveplanets.core.asks import Ask
from fiveplanets.core.kinds import (
    Array,
    Bits8,
    Bits16,
    Bits32,
    Bool,
    Int8,
    Int16,
    Seq,
    known,
    nobody,
    owner,
    public,
    seats,
)
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record

from .components import ACTIONS, CARDS, CHARACTERS, MISSIONS, REGIONS, RESOURCES, SHIPS
from .shape import MOST_SEATS

SEATS = MOST_SEATS  # as many colours, and docks
DUEL = 2  # players
DUEL_COLOURS = 4
CLOCKWISE_IN_DUEL = (2, 0, 3, 1)  # the next colour: a player, the neutral colour, the other's neutral colour, the other
PLACES = REGIONS + SEATS  # where astronauts can be: the regions, then the ships by dock
MOST_CHOICES = PLACES * (SEATS - 1)


class AskKind(IntEnum):
    KEEP = 1  # one of two missions
    ARRANGE = 2  # the next card of the neutral deck
    CHOOSE = 3  # a character
    BOARD = 4
    DISPATCH = 5  # board all on one ship
    NAME = 6  # the destination of the ship in dock `a`
    STEP = 7
    STUDY = 8
    LAY = 9  # the research card just drawn
    LOOK = 10
    LAUNCH = 11
    DESTROY = 12
    REPLACE = 13
    KILL = 14
    DROP = 15
    STEER = 16
    WINDOW = 17  # play an action card of the kind `a`, or keep it
    RESCUE = 18  # up to `a` astronauts
    REDIRECT = 19
    FLEE = 20  # colour `a` leaves region `b`


class Phase(IntEnum):
    SETUP = 0
    CHOOSING = 1
    CHANGING = 2  # Change of Plan is shown
    RESOLVING = 3
    CORRECTING = 4  # the window of Course Correction
    RESEARCH = 5
    HARVESTED = 6  # the window of Blocks of Ice
    OVER = 7


class Stage(IntEnum):
    """How far the character's card has been carried out."""

    BOARDING = 0
    FIRST_ABILITY = 1
    SECOND_ABILITY = 2
    DONE = 3


@record
class Options:
    layout: Int8


@record
class Company:
    supply: Int8 = public()  # astronauts not yet sent
    lost: Int8 = public()  # astronauts in the wormhole
    tokens: Array[Int8, RESOURCES] = public()  # point tokens
    played: Bits16 = public()  # the characters out of the hand, a bit by number
    shown: Int8 = public()  # the character shown this round
    missions: Bits16 = public()  # shown in scoring
    choice: Int8 = owner()  # the character, until it is shown
    plans: Bool = owner()  # will play Change of Plan, and chooses when all the others have
    to_be_asked: Bits8 = owner()  # this round, when the window of an action card comes, a bit each
    cards: Seq[Int8, MISSIONS + ACTIONS] = owner()  # missions and action cards
    drawn: Int8 = owner()  # a colonisation card in hand, + 1
    neutral_choice: Int8 = owner()  # in the duel: the neutral colour's character, until it is shown
    loose: Bits16 = owner()  # neutral characters that are still to be arranged
    arranged: Seq[Int8, 3] = owner()  # they lie on top of the neutral deck, the first one uppermost
    neutral_deck: Seq[Int8, CHARACTERS] = nobody()


@record
class Ship:
    """What lies at a dock."""

    card: Int8  # + 1; 0 for an empty dock
    launched: Bool
    crew: Array[Int8, SEATS]  # by colour
    heading: Int8  # the region of the newest destination token, + 1
    tokens: Array[Int8, REGIONS]  # the destination tokens on it


@record
class Region:
    resource: Int8  # 0 while it lies face down
    buried: Int8 = nobody()  # the resource while it lies face down
    crew: Array[Int8, SEATS]  # by colour
    points: Array[Int8, RESOURCES]  # point tokens that lie here
    seen_by: Bits8  # who knows the research card here; 0 without one
    research: Int8 = known("seen_by")  # the card + 1
    shown: Int8  # the card + 1, once it is turned


@record
class Game:
    rng: Rng = nobody()
    asks: Array[Seq[Ask, 2], SEATS] = seats()
    players: Int8
    open_asks: Bits8
    options: Options
    round: Int8
    phase: Int8
    first: Int8  # the seat of the first player
    active: Int8  # the colour whose character is resolved, + 1
    stage: Int8
    left: Int8  # how often the present stage goes on
    boarded: Bits8  # the docks where this card's astronauts went
    last: Int8  # the seat that resolved a character last
    research_at: Int8  # the place on the rim where the research phase is
    companies: Array[Company, SEATS] = seats()
    ships: Array[Ship, SEATS]  # by dock
    regions: Array[Region, REGIONS]
    destinations: Array[Int8, REGIONS]  # destination tokens in the supply
    bank: Array[Int8, RESOURCES]  # point tokens in the supply
    spare: Int8 = nobody()  # the resource token in the supply
    ship_deck: Seq[Int8, SHIPS] = nobody()
    ship_discard: Seq[Int8, SHIPS]
    deck: Seq[Int8, CARDS] = nobody()  # colonisation cards; during setup the missions
    box: Seq[Int8, CARDS] = nobody()  # colonisation cards that left the game unseen
    spent: Bits32  # colonisation cards that left the game face up, a bit each


LEGAL_MOVES = Seq[Int16, MOST_CHOICES]
