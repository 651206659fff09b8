"""The records of Planet 5R, and who may see what."""

from enum import IntEnum

from fiveplanets.core.asks import Ask
from fiveplanets.core.kinds import Array, Bits8, Bool, Int8, Int16, Seq, nobody, owner, public, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record

from .components import ACTION_COUNT, CARDS, MAX_WATER, SEATS, TECHNOLOGIES

NO_CARD = -1  # no card of the technologies and settlements


class AskKind(IntEnum):
    CHOOSE = 1  # an action card
    BID = 2
    TAKE = 3  # a card of the market
    JOIN_LEFT = 4  # what the card in `placing` joins with its left side
    JOIN_RIGHT = 5


class Step(IntEnum):
    """What happens next, once nobody has anything to decide."""

    BEGIN = 0  # a new round
    SHOW = 1  # the picked action cards
    RESOLVE = 2  # the next action
    SHOW_BIDS = 3
    BUY = 4  # the next buyer takes a card
    JOIN_LEFT = 5  # the card in `placing`
    JOIN_RIGHT = 6
    PLACE = 7
    TIDY = 8
    OVER = 9


@record
class Clan:
    water: Int16 = owner()  # behind the screen
    shown_water: Int16 = public()  # the same, once the game is over and the screens are lifted
    choice: Int8 = owner()  # the action card picked, + 1, until it is shown
    bid: Int16 = owner()  # until all bids are shown
    played: Int8 = public()  # the action card shown this round, + 1
    discard: Bits8 = public()  # the action cards used, a bit each
    won: Bool = public()  # this dig brought a technology
    technologies: Seq[Int8, TECHNOLOGIES] = public()  # in the order they were bought
    settlement: Int8 = public()


@record
class Card:
    """A technology or settlement on the table. Joined cards know each other by number + 1."""

    owner: Int8  # seat + 1; 0 while in the stack, on the market or discarded
    left: Int8  # the card joined on the left, + 1
    right: Int8
    left_covered: Bool  # the card on the left lies over this one
    right_covered: Bool


@record
class Game:
    rng: Rng = nobody()
    asks: Array[Seq[Ask, 2], SEATS] = seats()
    players: Int8
    open_asks: Bits8
    round: Int8
    first: Int8  # the seat that begins where order matters
    step: Int8
    action: Int8  # that is being resolved, + 1; 0 while cards are picked
    late: Bool  # the scouts are picking now
    shown_bids: Array[Int16, SEATS]  # of the auction that was shown last
    scouts: Bits8  # the seats that pick late
    shown: Array[Bits8, ACTION_COUNT]  # the seats that show each action card this round
    upgraded: Bits8  # the seats that have a technology
    bidders: Bits8  # who bids in this auction
    buyers: Seq[Int8, SEATS]  # who still takes a card, the next one last
    buyer: Int8  # the seat that takes and places a card
    placing: Int8  # the card that is being placed
    rolled: Int8  # the die, as it fell last
    preview: Int8  # the card on top of the stack
    stack: Seq[Int8, TECHNOLOGIES] = nobody()
    market: Seq[Int8, SEATS]  # the newest last
    gone: Seq[Int8, TECHNOLOGIES]  # technologies pushed out of the market
    clans: Array[Clan, SEATS] = seats()
    cards: Array[Card, CARDS]


LEGAL_MOVES = Seq[Int16, MAX_WATER]
