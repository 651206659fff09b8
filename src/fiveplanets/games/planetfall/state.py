"""The codes and records of Planetfall, and who may see what: all but the decks lies open."""

from fiveplanets.core.asks import Ask
from fiveplanets.core.codes import Code, Ids, Number, Numbers, Seat
from fiveplanets.core.kinds import Array, Bool, Int8, Int16, Int32, Maybe, One, Seq, Set, nobody, public, seats
from fiveplanets.core.random import Rng
from fiveplanets.core.records import record
from fiveplanets.core.worded import Worded, words

from .components import CARD_IDS, COMMANDER_IDS, GOAL_IDS, NO_LIMIT, RESOURCES, SIDE_IDS, WAYS
from .shapes import CONDITIONS, DECK_SIZE, LEVEL_IDS, MOST_FIGURE, MOST_OPERATION_POINTS
from .vocabulary import PLANETS, Resource, Way

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

MOST_MOVES = max(SPOTS, MOST_OPERATION_POINTS + 1, MOST_REPLACED + 1)


class Card(Ids):
    label = "card"
    ids = CARD_IDS


class Commander(Ids):
    label = "commander"
    ids = COMMANDER_IDS


class Side(Ids):
    """Of a commander sheet: A and B of the first commander, of the second, and so on."""

    label = "side"
    ids = SIDE_IDS


class Goal(Ids):
    label = "goal"
    ids = GOAL_IDS


class Level(Ids):
    label = "level"
    ids = LEVEL_IDS


class StandIn(Ids):
    """What may replace the other in a price."""

    label = "resource"
    ids = ("strength", "energy")


class Spot(Numbers):
    low, high = 0, SPOTS - 1


class Place(Numbers):
    """Of the turn track, counted from 1."""

    low, high = 1, SEATS


class Round(Numbers):
    """The number of the planet too; 0 before the first one."""

    low, high = 0, PLANETS


class Exploration(Numbers):
    low, high = 0, EXPLORATIONS


class Headcount(Numbers):
    """How many players."""

    low, high = 0, SEATS


class Cards(Numbers):
    """How many cards before one player."""

    low, high = 0, MOST_CARDS


class Stock(Numbers):
    """So much of a resource, or of what effects add up to."""

    low, high = 0, NO_LIMIT


class Dealing(Code):
    """The values of the option `commanders`."""

    CHOSEN = 0
    DEALT = 1
    WITH_SIDES = 2


class SidesInPlay(Code):
    """The values of the option `sides`."""

    BOTH = 0
    A = 1


class First(Ids):
    """The values of the option `first`: any player, or the one with this number."""

    label = "first"
    ids = ("random", *(str(number) for number in range(1, SEATS + 1)))


class Phase(Code):
    COMMANDERS = 0
    INCOME = 1  # the restrain token is put on a card
    PLACING = 2  # ships leave the turn track
    ACTING = 3  # ships act and come back to it
    OVER = 4


class AskKind(Worded):
    SIDE = words()  # a commander and its side
    RESTRAIN = words()  # where to put the restrain token
    EXPLORE = words()  # where to put the ship
    WAY = words(card=Card)  # how to take it
    PAY = words(way=Way, card=Card)  # how much to pay with the other resource
    POINTS = words(left=Number, most=Number)  # operation points left, and how many empire points may be had for them
    EXPERIENCE = words(left=Number)
    STRENGTH = words(left=Number)


@record
class Options:
    commanders: One[Dealing]
    sides: One[SidesInPlay]
    first: One[First]


@record
class Holding:
    """A card before a player."""

    card: One[Card]
    way: One[Way]  # how it was taken


@record
class Empire:
    commander: Maybe[Commander]
    side: Maybe[Side]
    track: Array[One[Stock]] = public(size=RESOURCES)
    cards: Seq[Holding] = public(size=MOST_CARDS)
    taken: Array[One[Cards]] = public(size=WAYS)  # how many of the cards in each way
    operated: One[Stock]  # the empire points that came from operations
    # Running totals of lasting effects, so that a decision need not look through the cards.
    discount: Array[One[Stock]] = public(size=WAYS)
    substitute: Array[One[Stock]] = public(size=WAYS)  # how much of a price may be paid with the other resource
    reaction: Array[Array[One[Stock]]] = public(size=(WAYS, RESOURCES))  # the gain after a card taken in this way
    requirement: One[Stock]  # how much less experience units demand
    operation_points: One[Stock]  # more than the cell brings
    operation_limit: One[Stock]  # more than the number of the planet
    always_last: Bool
    may_restrain: Bool


@record
class Position:
    rng: Rng = nobody()
    asks: Array[Seq[Ask]] = seats(size=(SEATS, 1))
    players: Int8
    open_asks: Set[Seat]
    options: Options
    phase: One[Phase]
    round: One[Round]
    exploration: One[Exploration]  # 0 before the first one
    goal: One[Goal]
    choosers: One[Headcount]  # how many players have picked a commander
    first: One[Seat]  # picks first
    order: Array[Maybe[Seat]] = public(size=SEATS)  # the turn track as this exploration began
    track: Array[Maybe[Seat]] = public(size=SEATS)  # the turn track; nothing where a place is free
    turn: One[Headcount]  # how many ships have left the track in this exploration
    acting: Maybe[Spot]  # whose ship acts now
    ships: Array[Maybe[Seat]] = public(size=SPOTS)
    open: Array[Maybe[Card]] = public(size=SPOTS)
    restrained: Maybe[Spot]  # where the restrain token lies
    restrainer: Maybe[Seat]  # whose token it is
    decks: Array[Seq[One[Card]]] = nobody(size=(PLANETS, DECK_SIZE))
    empires: Array[Empire] = seats(size=SEATS)


# --- what a screen shows beyond the position


class Obstacle(Code):
    """Why a player may not put the ship on a card or cell."""

    OCCUPIED = 0
    RESTRAINED = 1
    TOO_DEAR = 2


@record
class Points:
    """By source, if the game ended now."""

    units: Int32
    landmarks: Int32
    pairs: Int32
    technologies: Int32
    caches: Int32
    operations: Int32
    effects: Int32
    goals: Int32
    technology_goals: Int32
    commander_goals: Int32


@record
class ConditionFacts:
    """A condition of the goal sheet: how much of what it counts each seat has, and what that would bring now."""

    counts: Array[Int16] = public(size=SEATS)
    points: Array[Int32] = public(size=SEATS)


@record
class WayFacts:
    """A way to take a card: the viewer's own price and gains, with all effects; for a spectator what is printed.

    Gains are split by source, and `lost` is what full tracks would lose of them. `after` is how the tracks would stand
    if as little as possible were paid with the other resource, `score` and `goal` what that would bring, if it can be.
    """

    way: One[Way]
    can: Bool
    paid_with: One[Resource]
    price: Int16
    discount: Int16  # how much lower than printed
    surcharge: Int16  # the part of the price that is for missing experience
    demand: Int16  # experience
    short_of: Maybe[Resource]  # what is missing
    short: Int16  # how much
    least_replaced: Int16  # of the price with the other resource
    most_replaced: Int16
    reward: Array[Int16] = public(size=RESOURCES)
    pair: Int16  # empire points
    reaction: Array[Int16] = public(size=RESOURCES)
    lost: Array[Int32] = public(size=RESOURCES)
    after: Array[Int32] = public(size=RESOURCES)  # the tracks
    score: Int32  # if the game ended then
    goal: Array[Int32] = public(size=CONDITIONS)  # the points of each condition


@record
class SpotFacts:
    """A place for a ship, for the viewer."""

    level: One[Level]
    is_cell: Bool
    obstacle: Maybe[Obstacle]
    order: Array[Maybe[Seat]] = public(size=SEATS)  # the next turn order, if the viewer's ship went there
    operation_points: Int16  # of a cell
    point_limit: Int16  # how many of them may become empire points
    partner: Maybe[Card]  # the viewer's landmark that this one would make a pair with
    ways: Seq[WayFacts] = public(size=2)


@record
class Counts:
    """How many of each countable."""

    unit: Int16
    technology: Int16
    landmark: Int16
    cache: Int16
    sector: Int16
    cache_or_sector: Int16
    card: Int16
    landmark_pair: Int16
    distinct_landmark: Int16
    type_set: Int16
    planet_with_two_cards: Int16


@record
class HeldFacts:
    """A card before a player."""

    partner: Maybe[Card]  # in a pair
    points: Int32  # at the end, if it ended now


@record
class Income:
    """What the next income phase will bring, before tracks end; nothing after the last planet."""

    sectors: Int16  # energy
    technologies: Array[Int32] = public(size=RESOURCES)
    commander: Array[Int32] = public(size=RESOURCES)


@record
class EmpireFacts:
    score: Int32  # if the game ended now
    counts: Counts
    cards: Seq[HeldFacts] = public(size=MOST_CARDS)  # as in the position
    waiting: Seq[One[Card]] = public(size=MOST_CARDS)  # landmarks that wait for a second one of their name
    income: Income


@record
class Facts:
    points: Array[Points] = public(size=SEATS)
    ranking: Seq[One[Seat]] = public(size=SEATS)  # who would win first, and so on, if the game ended now
    aside: Int8  # cards of this planet that nobody sees
    sides: Set[Side]  # those that the viewer may still have
    goal: Array[ConditionFacts] = public(size=CONDITIONS)
    next_order: Array[Maybe[Seat]] = public(
        size=SEATS
    )  # by the ships as they stand; nothing for one still to be placed
    spots: Array[SpotFacts] = public(size=SPOTS)
    empires: Array[EmpireFacts] = public(size=SEATS)
