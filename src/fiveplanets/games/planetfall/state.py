"""The records of Planetfall, and who may see what: all but the decks lies open."""

from enum import IntEnum

from fiveplanets.core.asks import Ask
from fiveplanets.core.kinds import Array, Bits8, Bool, Int8, Int16, Seq, nobody, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record

from .components import RESOURCES, WAYS
from .shapes import DECK_SIZE, MOST_FIGURE, MOST_OPERATION_POINTS
from .vocabulary import PLANETS

SEATS = 6
EXPLORATIONS = 2  # in each round
MOST_CARDS = EXPLORATIONS * PLANETS  # before one player
MOST_REPLACED = 2 * MOST_FIGURE  # of a price: all of it, and all of the strength for missing experience

# The places for ships, in the order in which they act (PF-17): the cards of a level from left to right, then the
# operations cell of that level. With 2 or 3 players the last card place of each level stays empty.
SPOTS = 15
LEVEL = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2)
FIRST_SPOT = (0, 6, 11)  # of each level
CELL = (5, 10, 14)  # the operations cell of each level
IS_CELL = (0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1)


class AskKind(IntEnum):
    SIDE = 1  # a commander and its side
    RESTRAIN = 2  # where to put the restrain token
    EXPLORE = 3  # where to put the ship
    WAY = 4  # how to take the card
    PAY = 5  # a: the way; how much to pay with the other resource
    POINTS = 6  # a: operation points left; how many empire points to take for them
    EXPERIENCE = 7  # a: operation points left
    STRENGTH = 8  # a: operation points left


class Phase(IntEnum):
    COMMANDERS = 0
    PLACING = 1  # ships leave the turn track
    ACTING = 2  # ships act and come back to it
    OVER = 3


@record
class Options:
    commanders: Int8  # 0 chosen, 1 dealt
    sides: Int8  # 0 both, 1 only A
    first: Int8  # 0 random, else seat + 1


@record
class Holding:
    """A card before a player."""

    card: Int8
    way: Int8  # how it was taken


@record
class Empire:
    commander: Int8  # + 1
    side: Int8  # of the commander sheet, as a number of all sides, + 1
    track: Array[Int16, RESOURCES]  # empire points, experience, strength, energy
    cards: Seq[Holding, MOST_CARDS]
    taken: Array[Int8, WAYS]  # how many of the cards in each way
    operated: Int16  # the empire points that came from operations
    # Running totals of lasting effects, so that a decision need not look through the cards.
    discount: Array[Int16, WAYS]
    substitute: Array[Int16, WAYS]  # how much of a price may be paid with the other resource
    reaction: Array[Int16, WAYS * RESOURCES]  # the gain after a card taken in this way
    requirement: Int16  # how much less experience units demand
    operation_points: Int16
    operation_limit: Int16
    sector_income: Int16
    always_last: Bool
    may_restrain: Bool


@record
class Game:
    rng: Rng = nobody()
    asks: Array[Seq[Ask, 1], SEATS] = seats()
    players: Int8
    open_asks: Bits8
    options: Options
    phase: Int8
    round: Int8  # the number of the planet too
    exploration: Int8  # 1 or 2; 0 before the first round
    goal: Int8
    choosers: Int8  # how many players have picked a commander
    first: Int8  # the seat that picks first
    track: Array[Int8, SEATS]  # the turn track: seat + 1, or 0 for a free place
    turn: Int8  # the place of the track whose ship is placed next
    acting: Int8  # the spot whose ship acts next
    ships: Array[Int8, SPOTS]  # seat + 1
    open: Array[Int8, SPOTS]  # card + 1; 0 where none lies
    restrained: Int8  # the spot with the restrain token, + 1
    restrainer: Int8  # the seat whose token it is
    decks: Array[Seq[Int8, DECK_SIZE], PLANETS] = nobody()
    empires: Array[Empire, SEATS] = seats()


LEGAL_MOVES = Seq[Int16, max(SPOTS, MOST_OPERATION_POINTS + 1, MOST_REPLACED + 1)]
