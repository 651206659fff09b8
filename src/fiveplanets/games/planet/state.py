"""The records of Planet, and who may see what."""

from enum import IntEnum

from fiveplanets.core.asks import Ask
from fiveplanets.core.kinds import Array, Bits8, Int8, Int16, Seq, nobody, owner, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record

from .components import ANIMALS, TILES, TILES_IN_PILE
from .geometry import AREAS, FACES

SEATS = 4


class AskKind(IntEnum):
    TAKE = 1  # one of the open tiles
    PLACE = 2  # a: the tile; which face?
    TURN = 3  # a: the tile, b: the face; which rotation?


class Objectives(IntEnum):
    """The values of the option `objectives`."""

    SECRET = 0
    NONE = 1


class Animals(IntEnum):
    """The values of the option `animals`."""

    OPEN = 0
    SURPRISE = 1


@record
class Options:
    objectives: Int8
    animals: Int8
    first: Int8  # 0: at random, else the seat + 1


@record
class Planet:
    areas: Array[Int8, AREAS]  # the habitat of each area; 0 where the face is free
    tiles: Array[Int8, FACES]  # the tile on each face, + 1
    objective: Int8 = owner()  # a habitat
    shown_objective: Int8  # the same, for all to see when the game is over


@record
class Card:
    """An animal. Both numbers are 0 while it is not on the table."""

    round: Int8  # the column in which it lies
    winner: Int8  # the seat that has it, + 1


@record
class Game:
    rng: Rng = nobody()
    asks: Array[Seq[Ask, 1], SEATS] = seats()
    players: Int8
    open_asks: Bits8
    options: Options
    round: Int8
    first: Int8  # the seat with the marker
    open_tiles: Seq[Int8, TILES_IN_PILE]
    stack: Seq[Int8, TILES] = nobody()  # the ten piles, the next tile last
    # Left-over tiles lie face down. Everybody saw them and may remember; nobody may look again.
    pile_11: Seq[Int8, TILES_IN_PILE] = nobody()
    pile_12: Seq[Int8, TILES_IN_PILE] = nobody()
    box: Seq[Int8, TILES] = nobody()
    deck: Seq[Int8, ANIMALS] = nobody()  # animals that are not face up, the next one to turn last
    animals: Array[Card, ANIMALS]
    planets: Array[Planet, SEATS] = seats()


LEGAL_MOVES = Seq[Int16, FACES]
