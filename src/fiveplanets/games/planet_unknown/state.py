"""The codes and records of Planet Unknown, and who may see what.

A set of squares is twelve rows with a bit a column (`Board`). A square as a number is 12 * row + column. Here rows and
columns count from 0, in moves and events from 1.
"""

from typing import Annotated, TypeAlias

from fiveplanets.core.asks import Ask
from fiveplanets.core.codes import Code, Ids, Number, Numbers, Seat
from fiveplanets.core.kinds import (
    Array,
    Bool,
    Int8,
    Int16,
    Maybe,
    One,
    Seq,
    Set,
    bits,
    disjoint,
    follows,
    known,
    nobody,
    owner,
    public,
    seats,
)
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record
from fiveplanets.core.worded import Worded, words

from .codes import (
    MOST_ROVERS,
    Amount,
    Bonus,
    Cause,
    Cell,
    CivCard,
    Compartment,
    Corporation,
    CorporationChoice,
    Count,
    EventCard,
    Extra,
    GreenChoice,
    Letter,
    Level,
    Objective,
    Phase,
    Planet,
    PlanetChoice,
    PrivateObjective,
    Quiet,
    RedChoice,
    Right,
    RingChoice,
    RoverNumber,
    Sector,
    Square,
    Stage,
    Tile,
    Track,
    Turn,
)
from .schema import MOST_LAID, STACK
from .tables import (
    ANY_LEVEL,
    CIV_IDS,
    CIV_LEVELS,
    COMPARTMENTS,
    DECK,
    MOST_SQUARES,
    OBJECTIVE_COUNT,
    REGION_COUNT,
    SECTORS,
    SIDE,
    TARGET_BANDS,
    TECHNOLOGY_IDS,
    TECHNOLOGY_LEVELS,
    TERRAIN_COUNT,
    TRACK_COUNT,
    Tech,
    Terrain,
)

SEATS = 6
MOST_GRANTS = len(CIV_IDS) + 4  # one for every civ card, whatever a pack makes of them, and those of one tile
MOST_GONE = SEATS + len(CIV_IDS) + COMPARTMENTS  # tiles laid aside in the last round or as extra tiles, removed tops

# Placements of one tile (8 turns of at most 96 squares), patches, and what else the hub offers.
MOST_MOVES = 1100


class AskKind(Worded):
    ROTATE = words()  # the station
    RESOLVE = words()  # the hub: everything a seat can do by itself, in the order it likes
    PICK = words(level=Level)  # a civ card of the offer; nothing: of whatever level
    REGRESS = words(steps=Number, why=Cause)  # a marker that moves down
    STEP = words(marker=Track, quiet=Quiet)  # which way it goes (Makeshift)
    BONUS = words(cell=Cell, quiet=Quiet)  # which of the two bonuses of a biomass cell (Wormhole Corp.)
    POD = words()  # where a life pod goes
    FLUX = words(why=Cause)  # which track the flux token marks; nothing: before the first round
    COLLECT_PODS = words(left=Number, why=Cause)
    COLLECT_METEORITE = words()
    DESTROY_METEORITES = words(left=Number, why=Cause)
    DESTROY_LINE = words()  # all meteorites of a row or column
    DESTROY_POD = words()
    DESTROY_ROVER = words()
    STRIKE = words()  # where the meteorite of an event falls
    TELEPORT = words()  # which rover
    LAND = words(rover=RoverNumber, right=Right)
    DROP = words()  # an objective of one's own
    SHARE = words(drawn=Number)  # an objective that everybody competes for
    STACK = words()  # a compartment that loses all its tiles
    PEEK = words()  # a boost, or a look at the next event
    LOSE_POD = words()  # a collected life pod, wherever it is kept


@record
class Options:
    planet: Array[One[PlanetChoice]] = seats(size=SEATS)
    corporation: Array[One[CorporationChoice]] = seats(size=SEATS)
    inner_ring: One[RingChoice]
    private_objectives: Bool
    events: Bool
    green: One[GreenChoice]
    red: One[RedChoice]


# --- the records

Row: TypeAlias = Annotated[int, bits(SIDE)]  # a bit a column
Board = Array[Row]  # a set of squares


@record
class Laid:
    """A tile on a planet; `corner` is the top left one of its frame."""

    tile: One[Tile]
    turn: One[Turn]
    corner: One[Square]


@record
class Grant:
    """Pending advances with a choice: so many different markers of a set go so many cells each."""

    tracks: Set[Track]
    markers: One[Count]
    steps: One[Count]
    quiet: One[Quiet]
    why: One[Cause]
    running: Bool  # what is left to a marker on its way
    end: One[Cell]  # that the marker does not pass; 0: there is none


@record
class World:
    """One player's planet and corporation."""

    planet: One[Planet]
    corporation: One[Corporation]
    # the planet
    terrain: Array[Board] = disjoint(size=(TERRAIN_COUNT, SIDE))  # of the squares that tiles and patches cover
    covered: Board = follows(size=SIDE)  # all of them
    patched: Board = public(size=SIDE)
    stations: Array[Board] = disjoint(size=(TERRAIN_COUNT, SIDE))
    symbols: Board = public(size=SIDE)  # meteor symbols
    meteorites: Board = public(size=SIDE)
    pods: Board = public(size=SIDE)
    free: Board = follows(size=SIDE)  # where a piece may lie now
    reach: Board = follows(size=SIDE)  # a piece must cover one of these
    rovers: Array[Maybe[Square]] = public(size=MOST_ROVERS)
    loaded: Array[Bool] = public(size=MOST_ROVERS)  # rovers that carry a meteorite
    laid: Seq[Laid] = public(size=MOST_LAID)  # tiles, the newest last
    last_tile: Seq[One[Square]] = public(size=MOST_SQUARES)  # the squares of the newest
    # the supplies and the scoring area
    supply: One[Count]  # rovers
    pods_collected: One[Count]  # in the scoring area
    pods_lost: One[Count]
    rovers_lost: One[Count]
    meteorites_fallen: One[Amount]
    meteorites_collected: One[Count]
    meteorites_lost: One[Amount]
    stored: One[Amount]  # patches for the end of the game
    cards: Set[CivCard] = owner()
    shown: Set[CivCard]  # those of them that everybody has seen
    hidden_cards: Array[One[Count]] = public(size=CIV_LEVELS)  # how many lie face down, by level
    offer: Set[CivCard] = owner()  # to choose from
    objectives: Seq[One[PrivateObjective]] = owner(size=OBJECTIVE_COUNT)
    dropped: Seq[One[PrivateObjective]] = owner(size=OBJECTIVE_COUNT)  # objectives that this seat saw leave the game
    shown_objectives: Set[PrivateObjective]  # the private ones, when the game is over
    # the tracks
    markers: Array[One[Cell]] = public(size=TRACK_COUNT)
    lanes: Array[One[Track]] = public(size=TRACK_COUNT)  # the track on which each marker stands (Makeshift)
    techs: Set[Tech] = follows()  # the technologies that work now
    techs_before: Set[Tech]  # when the round began
    used: Set[Tech]  # this round
    spent: Set[Tech]  # for this game
    flux: Maybe[Track]  # the track with the flux token
    track_pods: Array[Set[Cell]] = public(size=TRACK_COUNT)  # cells that hold life pods (Cosmos Inc.)
    tech_pods: Set[Letter]  # technologies that hold life pods (Jump Drive)
    # what is pending
    stage: One[Stage]
    extra: One[Extra]
    hand: Maybe[Tile]
    placed: Bool  # the stations that are due belong to a tile on the planet
    due: Set[Terrain]  # stations that still count
    energy: Set[Track]  # that the energy station may advance
    tech_energy: Set[Track]  # the same, were the tech station an energy station (Jump Drive)
    ice: One[Count]  # water squares of the tile that cover ice
    boosts: One[Count]
    boosts_gained: One[Count]  # this round
    patches: One[Amount]
    storable: One[Amount]  # how many of these patches may be stored
    spawns: One[Count]
    promised: One[Count]  # rovers that come with the tile of this round
    movement: One[Amount]
    moved: Bool  # movement points were gained this round
    # Where each rover has driven for nothing since anything else was done (Cosmos Inc.).
    trails: Array[Board] = public(size=(MOST_ROVERS, SIDE))
    why: One[Cause]  # of the advance that is being made
    grants: Seq[Grant] = public(size=MOST_GRANTS)
    behind: Set[Track]  # markers that still come up to the row below (a civ card)
    catch_up_row: One[Count]
    meteorite_picks: One[Count]  # meteorites that may be collected at will (Flux Industries)
    repositions: One[Count]  # life pods that may be repositioned (Cosmos Inc.)
    cards_due: Array[One[Count]] = public(size=ANY_LEVEL + 1)  # how many civ cards to choose, by their level


@record
class Position:
    rng: Rng = nobody()
    asks: Array[Seq[Ask]] = seats(size=(SEATS, 6))
    players: Int8
    open_asks: Set[Seat]
    options: Options
    phase: One[Phase]
    round: One[Count]
    commander: One[Seat]
    rotation: One[Sector]  # sectors that the station has turned clockwise
    inner_ring: One[Sector]  # how far the inner ring is turned
    serving: One[Count]  # how many seats have chosen their civ cards
    last_round: Bool
    stacks: Array[Seq[One[Tile]]] = nobody(size=(COMPARTMENTS, STACK))
    tops: Array[Maybe[Tile]] = public(size=COMPARTMENTS)  # nothing: empty, or not to be seen before the round is over
    gone: Seq[One[Tile]] = public(size=MOST_GONE)  # laid aside; or on top of a stack that an event removed
    removed: One[Count]  # how many other tiles events have removed
    civ_stacks: Set[CivCard] = nobody()  # cards in play that nobody has
    civ_left: Array[One[Count]] = public(size=CIV_LEVELS)  # how many there are of each level
    civ_box: Set[CivCard] = nobody()  # cards that are not in play
    event: Maybe[EventCard]  # of this round
    events: Seq[One[EventCard]] = nobody(size=DECK)
    drawn: Set[EventCard]  # those of this round and of the rounds before
    next_event: Maybe[EventCard] = known("peekers")  # if somebody has looked
    peekers: Set[Seat]
    target: Int16  # of a solo game
    deck: Seq[One[Objective]] = nobody(size=OBJECTIVE_COUNT)
    # Competitive objectives: number i is between seat i and the next; two players have all between them.
    rivalries: Array[Maybe[Objective]] = public(size=SEATS)
    shared: Seq[One[Objective]] = public(size=SEATS)  # objectives that everybody competes for
    worlds: Array[World] = seats(size=SEATS)


# --- what a screen shows beyond the position


class Technology(Ids):
    label = "technology"
    ids = TECHNOLOGY_IDS


class TechnologyState(Code):
    LOCKED = 0
    WORKS = 1
    USED = 2  # for this round
    SPENT = 3  # for this game


class LineState(Code):
    """Of a row or a column, or of a region of Cerberus."""

    OPEN = 0
    FULL = 1  # gives its medals
    BLOCKED = 2  # full, but for a meteorite


class PieceNumber(Numbers):
    """Of a tile in the list of those that were laid."""

    low, high = 0, MOST_LAID - 1


class CompartmentNumber(Numbers):
    """First the large ones, then the small ones."""

    low, high = 0, COMPARTMENTS - 1


class Verdict(Numbers):
    """The band of results of a solo game (PU-R63); 0 is the worst."""

    low, high = 0, len(TARGET_BANDS)


@record
class Points:
    """Medals so far by source, as far as the viewer can know."""

    cards: Int16
    planet: Int16
    tracks: Int16
    pods: Int16
    meteorites: Int16
    private: Int16
    competitive: Int16


@record
class Gains:
    """What a cell would give now, technologies and the event included."""

    boosts: Int8
    movement: Int8
    patches: Int8
    rovers: Int8
    civ_card: Int8  # its level
    technology: Int8  # its level
    choice: Maybe[Bonus]  # what may be taken instead of the patch (Wormhole Corp.)


@record
class MarkerFacts:
    medals: Int16
    next_cell: Maybe[Cell]  # straight up
    gains: Gains  # of that cell


@record
class TechnologyFacts:
    technology: One[Technology]
    state: One[TechnologyState]


@record
class WorldFacts:
    rows: Array[Maybe[LineState]] = public(size=SIDE)  # nothing: no squares
    rows_open: Array[Int8] = public(size=SIDE)  # squares that are not covered
    columns: Array[Maybe[LineState]] = public(size=SIDE)
    columns_open: Array[Int8] = public(size=SIDE)
    regions: Array[Maybe[LineState]] = public(size=REGION_COUNT)  # nothing: all planets but Cerberus
    regions_open: Array[Int8] = public(size=REGION_COUNT)
    line_medals: Int16  # of rows and columns
    region_medals: Int16
    city_medals: Int16
    open_squares: Int16
    pieces: Array[Maybe[PieceNumber]] = public(size=SIDE * SIDE)  # which tile lies on a square (no patch over it)
    territories: Array[Maybe[Square]] = public(size=SIDE * SIDE)  # the first square of the same territory
    sizes: Array[Int16] = public(size=SIDE * SIDE)  # of that territory
    markers: Array[MarkerFacts] = public(size=TRACK_COUNT)
    technologies: Seq[TechnologyFacts] = public(size=TECHNOLOGY_LEVELS)
    storage: Array[One[CompartmentNumber]] = public(size=len(Compartment))  # the compartments that face the seat


@record
class SectorFacts:
    """A storage of the space station."""

    seat: Maybe[Seat]
    large: One[CompartmentNumber]
    small: One[CompartmentNumber]


@record
class PrivateFacts:
    """A private objective of the viewer: what there is, and what it takes (for stations that are few: at most)."""

    objective: One[PrivateObjective]
    fulfilled: Bool
    have: Int16
    need: Int16


@record
class ContestFacts:
    """A competitive objective: what each seat that takes part has, and the medals that it would get."""

    objective: One[Objective]
    seats: Set[Seat]
    values: Array[Int16] = public(size=SEATS)
    medals: Array[Int16] = public(size=SEATS)


@record
class Facts:
    points: Array[Points] = public(size=SEATS)
    worlds: Array[WorldFacts] = public(size=SEATS)
    sectors: Array[SectorFacts] = public(size=SECTORS)
    private: Seq[PrivateFacts] = public(size=OBJECTIVE_COUNT)
    rivalries: Seq[ContestFacts] = public(size=SEATS)
    shared: Seq[ContestFacts] = public(size=SEATS)
    leaders: Set[Seat]  # as far as the viewer can know
    with_events: Bool
    events_left: Int8
    difference: Int16  # of a solo game, to the target
    verdict: Maybe[Verdict]  # nothing where several play, and for those who may not see the objectives
