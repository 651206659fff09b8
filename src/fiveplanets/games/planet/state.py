"""The codes and records of Planet, and who may see what."""

from fiveplanets.core.asks import Ask
from fiveplanets.core.codes import Code, Ids, Numbers, Seat
from fiveplanets.core.kinds import Array, Int8, Int16, Maybe, One, Seq, Set, nobody, owner, public, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record
from fiveplanets.core.worded import Worded, words

from .components import ANIMAL_IDS, ANIMALS, ANIMALS_IN_PLAY, HABITATS, ROUNDS, TILE_IDS, TILES, TILES_IN_PILE, Habitat
from .geometry import AREAS, FACES, SIDES

SEATS = 4
MOST_MOVES = FACES
COMPARED = 3  # regions: the largest always, the second and the third in the last round (PL-24)


class Tile(Ids):
    label = "tile"
    ids = TILE_IDS


class Animal(Ids):
    label = "animal"
    ids = ANIMAL_IDS


class Face(Numbers):
    low, high = 1, FACES


class Turn(Numbers):
    """Fifths of a turn, clockwise."""

    low, high = 0, SIDES - 1


class Area(Numbers):
    """As geometry.py numbers them. A region goes by its lowest area."""

    low, high = 0, AREAS - 1


class Areas(Numbers):
    """How many."""

    low, high = 0, AREAS


class Round(Numbers):
    low, high = 0, ROUNDS  # 0 until the first one begins


class Worth(Numbers):
    """Points."""

    low, high = 0, 100


class Heap(Code):
    """Where tiles go that nobody took."""

    PILE_11 = 0
    PILE_12 = 1
    BOX = 2


class Decider(Code):
    """What the best planet had more of than every other."""

    REGIONS = 0  # separate ones
    LARGEST = 1  # areas in the largest region
    SECOND = 2
    THIRD = 3


class NoWinner(Code):
    """Why nobody gets an animal."""

    TIE = 0
    NO_PLANET = 1  # suits it


class AskKind(Worded):
    TAKE = words()
    PLACE = words(tile=Tile)
    TURN = words(tile=Tile, face=Face)


class Objectives(Code):
    """The values of the option `objectives`."""

    SECRET = 0
    NONE = 1


class Animals(Code):
    """The values of the option `animals`."""

    OPEN = 0
    SURPRISE = 1


class First(Ids):
    """The values of the option `first`: any player, or the one with this number."""

    label = "first"
    ids = ("random", *(str(number) for number in range(1, SEATS + 1)))


@record
class Options:
    objectives: One[Objectives]
    animals: One[Animals]
    first: One[First]


@record
class Planet:
    areas: Array[Maybe[Habitat]] = public(size=AREAS)  # nothing where the face is free
    tiles: Array[Maybe[Tile]] = public(size=FACES)
    newest: Maybe[Face]  # the face that was covered last
    objective: Maybe[Habitat] = owner()
    shown_objective: Maybe[Habitat]  # the same, for all to see when the game is over


@record
class Card:
    """An animal. It lies in a column, and was won in it once it has a winner; in none while it is not on the table."""

    column: Maybe[Round]
    winner: Maybe[Seat]


@record
class Position:
    rng: Rng = nobody()
    asks: Array[Seq[Ask]] = seats(size=(SEATS, 1))
    players: Int8
    open_asks: Set[Seat]
    options: Options
    round: One[Round]
    first: One[Seat]  # has the marker
    open_tiles: Seq[One[Tile]] = public(size=TILES_IN_PILE)
    stack: Seq[One[Tile]] = nobody(size=TILES)  # the ten piles, the next tile last
    # Left-over tiles lie face down, and nobody may look again; but everybody saw them and may remember the round.
    pile_11: Seq[One[Tile]] = nobody(size=TILES_IN_PILE)
    pile_12: Seq[One[Tile]] = nobody(size=TILES_IN_PILE)
    box: Seq[One[Tile]] = nobody(size=TILES)
    left_over: Array[Maybe[Round]] = public(size=TILES)  # [tile]: the round; nothing once it is laid open again
    deck: Seq[One[Animal]] = nobody(size=ANIMALS)  # animals that are not face up, the next one to turn last
    animals: Array[Card] = public(size=ANIMALS)
    planets: Array[Planet] = seats(size=SEATS)


# --- what a screen shows beyond the position


@record
class Points:
    """Points so far by source, as far as the viewer can know. The last source is for beginners, and for animals whose
    worth hangs on an objective that is hidden: the least that they can be worth.
    """

    objective: Int16
    home: Int16
    away: Int16
    animals: Int16


@record
class HabitatFacts:
    areas: Int8
    regions: Int8


@record
class Won:
    animal: One[Animal]
    round: One[Round]
    worth: Maybe[Worth]  # nothing where it hangs on an objective that is hidden


@record
class Progress:
    """An objective, as far as it may be seen: how many areas there are, and what they are worth."""

    habitat: Maybe[Habitat]
    areas: Int8
    points: Int8
    next_areas: Maybe[Areas]  # what the next step needs


@record
class PlanetFacts:
    regions: Array[Maybe[Area]] = public(size=AREAS)  # the region of each area
    sizes: Array[Int8] = public(size=AREAS)  # of that region
    habitats: Array[HabitatFacts] = public(size=len(HABITATS))
    won: Seq[Won] = public(size=ANIMALS_IN_PLAY)
    objective: Progress
    taken: Maybe[Tile]  # in this round


@record
class Offer:
    """What a planet has for an animal: the number of regions; or the largest that suit, their sizes and their names."""

    counts: Array[Int8] = public(size=COMPARED)
    regions: Array[Maybe[Area]] = public(size=COMPARED)


@record
class AnimalFacts:
    """An animal that is still to be judged, and who would get it if nothing changed."""

    animal: One[Animal]
    round: One[Round]
    offers: Array[Offer] = public(size=SEATS)
    leader: Maybe[Seat]
    nobody: Maybe[NoWinner]


@record
class Change:
    """What becomes of a count, and of who would get the animal."""

    animal: One[Animal]
    before: Int8
    after: Int8
    leader: Maybe[Seat]


@record
class TurnFacts:
    areas: Array[One[Habitat]] = public(size=SIDES)  # on each side of the face
    changes: Seq[Change] = public(size=ANIMALS_IN_PLAY)


@record
class Placing:
    """The tile in somebody's hand; once its face is chosen, every way to turn it."""

    seat: Maybe[Seat]
    tile: Maybe[Tile]
    face: Maybe[Face]
    turns: Seq[TurnFacts] = public(size=SIDES)


@record
class Facts:
    points: Array[Points] = public(size=SEATS)
    planets: Array[PlanetFacts] = public(size=SEATS)
    animals: Seq[AnimalFacts] = public(size=ANIMALS_IN_PLAY)  # on the table, by round
    face_down: Set[Round]  # the columns in which an animal lies face down
    placed: Set[Seat]  # who has placed a tile in this round
    piles: Int8  # that are still to be laid open
    placing: Placing
