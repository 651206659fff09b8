"""The codes and records of Planet 5R, and who may see what."""

from fiveplanets.core.asks import Ask
from fiveplanets.core.codes import Code, Ids, Number, Numbers, Seat
from fiveplanets.core.kinds import Array, Bool, Int8, Int16, Maybe, One, Seq, Set, nobody, owner, public, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record
from fiveplanets.core.worded import Worded, words

from .components import (
    ACTION_COUNT,
    CARD_IDS,
    CARDS,
    HIGHEST_FACE,
    MAX_WATER,
    ROUNDS,
    SEATS,
    TECHNOLOGIES,
    TECHNOLOGY_IDS,
    Action,
    Crystal,
    Side,
)

MOST_MOVES = MAX_WATER  # bids
MOST_CARDS = TECHNOLOGIES + 1  # in one clan's area
COLOURS = len(Crystal) - 1  # all but the joker


class Card(Ids):
    """A technology or a settlement."""

    label = "card"
    ids = CARD_IDS


class Technology(Ids):
    """The same numbers and names, for technologies only."""

    label = "card"
    ids = TECHNOLOGY_IDS


class Water(Numbers):
    low, high = 0, MAX_WATER


class Bid(Numbers):
    low, high = 1, MAX_WATER


class Round(Numbers):
    low, high = 0, ROUNDS  # 0 until the first one begins


class Eyes(Numbers):
    low, high = 0, HIGHEST_FACE


class Lie(Code):
    """How a new card lies at a joint."""

    OVER = 0
    UNDER = 1


class Miss(Code):
    """Why a dig brought no technology."""

    NO_WATER = 0  # to bid
    DIE = 1  # it showed as much as the only bid, or more
    TIED = 2  # with an equal bid
    SOLD_OUT = 3  # others took all cards


class AskKind(Worded):
    CHOOSE = words()  # an action card
    BID = words(rivals=Number)
    TAKE = words(paid=Number)  # a card of the market
    JOIN = words(card=Card, side=Side)  # what the new card joins on this side


class Step(Code):
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
    water: One[Water] = owner()  # behind the screen
    shown_water: Maybe[Water] = public()  # the same, once the game is over and the screens are lifted
    choice: Maybe[Action] = owner()  # the action card picked, until it is shown
    played: Maybe[Action] = public()  # the action card shown this round
    bid: Maybe[Bid] = owner()  # until all bids are shown
    shown_bid: Maybe[Bid] = public()  # in this round's auction
    won: Bool = public()  # this dig brought a technology
    discard: Set[Action] = public()  # the action cards used
    technologies: Seq[One[Card]] = public(size=TECHNOLOGIES)  # in the order they were bought
    settlement: Maybe[Card] = public()


@record
class Place:
    """Where a technology or settlement lies."""

    owner: Maybe[Seat]  # nobody while in the stack, on the market, in hand or discarded
    joined: Array[Maybe[Card]] = public(size=len(Side))  # [side]: the card there
    covered: Array[Bool] = public(size=len(Side))  # [side]: that card lies over this one


@record
class Position:
    rng: Rng = nobody()
    asks: Array[Seq[Ask]] = seats(size=(SEATS, 1))
    players: Int8
    open_asks: Set[Seat]
    round: One[Round]
    first: One[Seat]  # begins where order matters
    step: One[Step]
    action: Maybe[Action]  # that is being resolved; nothing while cards are picked
    late: Bool  # the scouts are picking now
    scouts: Set[Seat]  # who picks late
    shown: Array[Set[Seat]] = public(size=ACTION_COUNT)  # [action]: who shows this card this round
    upgraded: Array[Set[Seat]] = public(size=ACTION_COUNT)  # [action]: who has an upgrade for it, covered or not
    bidders: Set[Seat]  # in this auction
    buyers: Seq[One[Seat]] = public(size=SEATS)  # who still takes a card, the next one last
    buyer: Maybe[Seat]  # takes and places a card now
    placing: Maybe[Card]  # in the buyer's hand
    rolled: Maybe[Eyes]  # the die, as it fell last
    preview: Maybe[Card]  # the card on top of the stack
    stack: Seq[One[Card]] = nobody(size=TECHNOLOGIES)
    market: Seq[One[Card]] = public(size=SEATS)  # the newest last
    gone: Seq[One[Card]] = public(size=TECHNOLOGIES)  # technologies pushed out of the market
    clans: Array[Clan] = seats(size=SEATS)
    cards: Array[Place] = public(size=CARDS)


# --- what a screen shows beyond the position


class Phase(Code):
    """What the table is waiting for."""

    CHOOSE = 0
    CHOOSE_LATE = 1  # the scouts
    BID = 2
    TAKE = 3
    PLACE = 4
    OVER = 5


@record
class Points:
    """By source, as far as the viewer can see: others' water is behind their screens until the end."""

    blue: Int16
    green: Int16
    purple: Int16
    water: Int16


@record
class ActiveUpgrade:
    """One that its clan uses when it plays the action."""

    action: One[Action]
    card: One[Card]
    side: One[Side]


@record
class ClanFacts:
    water: Maybe[Water]  # nothing if it is behind a screen
    hand: Set[Action]  # a card that lies shown is not in it
    picks_late: Bool  # in this round
    rows: Seq[Seq[One[Card]]] = public(size=(MOST_CARDS, MOST_CARDS))  # from left to right; a card in hand if joined
    upgrades: Seq[ActiveUpgrade] = public(size=len(Side) * TECHNOLOGIES)  # by action
    crystals: Array[Int8] = public(size=len(Crystal))  # active ones by colour; a card in hand counts
    with_jokers: Array[Int8] = public(size=COLOURS)  # every joker as the colour where it is worth most
    crystal_points: Int16


@record
class Outlook:
    """What an action card in the viewer's hand could bring, whatever the others pick: at least, at most."""

    action: One[Action]
    least: Int16  # water by the action itself
    most: Int16
    upgrades_least: Int16  # water by the upgrades before it
    upgrades_most: Int16
    robbed: Int16  # the most that raiders could take


@record
class Bidder:
    """A clan in the auction: what it bids, once that is shown, and why it gets nothing."""

    seat: One[Seat]
    bid: Maybe[Bid]
    miss: Maybe[Miss]


@record
class Offer:
    """A card of the market, and the most crystal points that the viewer could get by it."""

    card: One[Card]
    points: Int16


@record
class Dock:
    """A way to join the card that is being placed: the crystal that it would light, and the points of that."""

    side: One[Side]
    to: One[Card]
    lie: One[Lie]
    crystal: Maybe[Crystal]
    points: Int16


@record
class Facts:
    points: Array[Points] = public(size=SEATS)
    phase: One[Phase]
    stack: Int8  # how many cards are left
    market_limit: Int8
    leaving: Maybe[Card]  # pushed out of the market next round, unless somebody buys
    may_show: Array[Set[Seat]] = public(size=ACTION_COUNT)  # [action]: who shows it this round, or still could
    clans: Array[ClanFacts] = public(size=SEATS)
    outlook: Seq[Outlook] = public(size=ACTION_COUNT)  # while the viewer picks
    auction: Seq[Bidder] = public(size=SEATS)  # the highest bid first
    offers: Seq[Offer] = public(size=SEATS)  # as in the market
    docks: Seq[Dock] = public(size=2 * len(Side) * MOST_CARDS)
