"""The records of Planet Unknown, and who may see what.

A set of squares is twelve rows of twelve bits (`Board`). A square as a number is 12 * row + column, stored as
number + 1 where 0 means none.
"""

from enum import IntEnum

from fiveplanets.core.asks import Ask
from fiveplanets.core.kinds import (
    Array,
    Bits8,
    Bits16,
    Bits63,
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

from .schema import STACK
from .tables import (
    ANY_LEVEL,
    CIV_LEVELS,
    COMPARTMENTS,
    DECK,
    MOST_SQUARES,
    OBJECTIVE_COUNT,
    SIDE,
    TERRAIN_COUNT,
    TRACK_COUNT,
)

SEATS = 6
MOST_ROVERS = 5  # the four of Horizon Group and one from an event
MOST_GRANTS = 40  # more than there are civ cards, whatever a pack makes of them
Board = Array[Int16, SIDE]


class AskKind(IntEnum):
    ROTATE = 1  # the station
    RESOLVE = 2  # the hub: everything a seat can do by itself, in the order it likes
    PICK = 3  # a civ card of the offer; a: its level, or ANY_LEVEL
    REGRESS = 4  # a marker of the set a, b cells down
    STEP = 5  # which way the marker a goes (Makeshift); b: how quietly
    BONUS = 6  # which of the two bonuses of the biomass cell a (Wormhole Corp.)
    POD = 7  # where a life pod goes
    FLUX = 8  # which track the flux token marks
    COLLECT_PODS = 9  # a of them
    COLLECT_METEORITE = 10
    DESTROY_METEORITES = 11  # a of them
    DESTROY_LINE = 12  # all meteorites of a row or column
    DESTROY_POD = 13
    DESTROY_ROVER = 14
    STRIKE = 15  # where the meteorite of an event falls
    TELEPORT = 16  # which rover
    LAND = 17  # where rover a lands; b: by which right
    DROP = 18  # an objective of one's own
    SHARE = 19  # an objective that everybody competes for
    STACK = 20  # a compartment that loses all its tiles
    PEEK = 21  # a boost, or a look at the next event
    LOSE_POD = 22  # a collected life pod, wherever it is kept


class Phase(IntEnum):
    SETUP = 0
    START = 1  # technologies of the start of the round
    TURN = 2  # the station turns
    EVENT = 3
    EVENT_CARDS = 4  # civ cards that the event brought
    TILES = 5
    CARDS = 6  # civ cards of the round, clockwise from the commander
    END = 7  # what is left to do before scoring
    END_CARDS = 8
    OVER = 9


class Stage(IntEnum):
    """What the hub of a seat is about."""

    IDLE = 0
    TAKE = 1  # a tile must be taken
    PLACE = 2  # the tile in hand must be placed
    FREE = 3  # resolve what is pending, then done


class Quiet(IntEnum):
    """What an advance leaves out. Only one that leaves out nothing may be a step sideways (Makeshift)."""

    NOTHING = 0
    BOOSTS = 1
    ALL = 2  # every bonus


class Extra(IntEnum):
    """Which tile is being taken or placed."""

    NO = 0  # the tile of the round
    WITH_STATIONS = 1  # an extra tile of a civ card
    WITHOUT_STATIONS = 2


@record
class World:
    """One player's planet and corporation."""

    planet: Int8
    corporation: Int8
    # the planet
    terrain: Array[Board, TERRAIN_COUNT]  # of the squares that tiles and patches cover
    covered: Board
    patched: Board
    stations: Array[Board, TERRAIN_COUNT]
    symbols: Board  # meteor symbols
    meteorites: Board
    pods: Board
    free: Board  # follows from the rest: where a piece may lie now
    reach: Board  # follows from the rest: a piece must cover one of these
    rovers: Array[Int16, MOST_ROVERS]  # square + 1
    loaded: Bits8  # rovers that carry a meteorite
    last_tile: Seq[Int16, MOST_SQUARES]  # the squares of the tile placed last
    tiles_laid: Int8
    tiles_aside: Int8  # taken, but not placed
    # the supplies and the scoring area
    supply: Int8  # rovers
    pods_collected: Int8  # in the scoring area
    pods_lost: Int8
    rovers_lost: Int8
    meteorites_fallen: Int16
    meteorites_collected: Int8
    meteorites_lost: Int16
    stored: Int16  # patches for the end of the game
    cards: Bits63 = owner()  # civ cards
    shown: Bits63  # those of them that everybody has seen
    hidden_cards: Int8  # how many lie face down
    offer: Bits63 = owner()  # civ cards to choose from
    objectives: Seq[Int8, OBJECTIVE_COUNT] = owner()  # private ones
    # the tracks
    markers: Array[Int8, TRACK_COUNT]  # the cell of each
    lanes: Array[Int8, TRACK_COUNT]  # the track on which each stands (Makeshift)
    techs: Bits63  # follows from the rest: the technologies that work now
    techs_before: Bits63  # when the round began
    used: Bits63  # technologies used this round
    spent: Bits63  # technologies used up for this game
    flux: Int8  # the track with the flux token
    track_pods: Array[Bits16, TRACK_COUNT]  # cells that hold life pods (Cosmos Inc.)
    tech_pods: Bits8  # technologies that hold life pods (Jump Drive)
    # what is pending
    stage: Int8
    extra: Int8
    hand: Int16  # the tile taken, + 1
    placed: Bool  # the stations that are due belong to a tile on the planet
    due: Bits8  # stations that still count, by terrain
    energy: Bits8  # the tracks that the energy station may advance
    tech_energy: Bits8  # the same, were the tech station an energy station (Jump Drive)
    ice: Int8  # water squares of the tile that cover ice
    boosts: Int8
    boosts_gained: Int8  # this round
    patches: Int16
    storable: Int16  # how many of these patches may be stored
    spawns: Int8
    promised: Int8  # rovers that come with the tile of this round
    movement: Int16
    moved: Bool  # movement points were gained this round
    trail: Board  # squares that rovers have driven over for nothing since anything else was done (Cosmos Inc.)
    grants: Seq[Int16, MOST_GRANTS]  # advances with a choice: see rules/grants.py
    behind: Bits8  # markers that still come up to the row below (a civ card)
    catch_up_row: Int8
    meteorite_picks: Int8  # meteorites that may be collected at will (Flux Industries)
    repositions: Int8  # life pods that may be repositioned (Cosmos Inc.)
    cards_due: Array[Int8, ANY_LEVEL + 1]  # how many civ cards to choose, by their level


@record
class Options:
    planet: Array[Int8, SEATS] = seats()
    corporation: Array[Int8, SEATS] = seats()
    inner_ring: Int8
    private_objectives: Int8
    events: Int8
    green: Int8
    red: Int8


@record
class Game:
    rng: Rng = nobody()
    asks: Array[Seq[Ask, 6], SEATS] = seats()
    players: Int8
    open_asks: Bits8
    options: Options
    phase: Int8
    round: Int8
    commander: Int8
    rotation: Int8  # sectors that the station has turned clockwise
    inner_ring: Int8  # how far the inner ring is turned
    serving: Int8  # how many seats have chosen their civ cards
    last_round: Bool
    stacks: Array[Seq[Int16, STACK], COMPARTMENTS] = nobody()
    tops: Array[Int16, COMPARTMENTS]  # the top tile of each, + 1; 0: empty, or not to be seen before the round is over
    tiles_removed: Int8  # by an event
    civ_stacks: Bits63 = nobody()  # cards in play that nobody has
    civ_left: Array[Int8, CIV_LEVELS]  # how many there are of each level
    civ_box: Bits63 = nobody()  # cards that are not in play
    event: Int8  # the card of this round, + 1
    events: Seq[Int8, DECK] = nobody()
    next_event: Int8 = known("peekers")  # + 1, if somebody has looked
    peekers: Bits8
    target: Int16  # of a solo game
    deck: Seq[Int8, OBJECTIVE_COUNT] = nobody()  # objectives
    # Competitive objectives, + 1: number i is between seat i and the next; two players have all between them.
    rivalries: Array[Int8, SEATS] = public()
    shared: Seq[Int8, SEATS] = public()  # objectives that everybody competes for
    worlds: Array[World, SEATS] = seats()


# Placements of one tile (8 turns of at most 96 squares), patches, and what else the hub offers.
LEGAL_MOVES = Seq[Int16, 1100]
