"""What each player has, and the points of it."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import (
    ANNEX_INCOME,
    EFFECT_RESOURCE,
    FIRST_EFFECT,
    GAIN,
    PAIR_REWARD,
    SIDE_HOLDER,
    SYMBOL,
    TYPE,
    Type,
)
from ..state import Counts, Empire, EmpireFacts, Income, Points, Position
from ..vocabulary import PLANETS, Countable, Resource, Way
from .counting import count
from .effects import income
from .scoring import commander_points, goal_points, holder_points, score, technology_points


@rule
def show_empire(game: Position, seat: int, shown: EmpireFacts) -> None:
    cards = game.empires[seat].cards
    shown.score = score(game, seat)
    show_counts(game, seat, shown.counts)
    for i in range(cards.n):
        shown.cards.items[i].points = holder_points(game, seat, cards.items[i].card)
    shown.cards.n = cards.n
    show_pairs(game.empires[seat], shown)
    if game.empires[seat].side != NOTHING and game.round < PLANETS:
        show_income(game, seat, shown.income)


@rule
def show_counts(game: Position, seat: int, counts: Counts) -> None:
    counts.unit = count(game, seat, Countable.UNIT)
    counts.technology = count(game, seat, Countable.TECHNOLOGY)
    counts.landmark = count(game, seat, Countable.LANDMARK)
    counts.cache = count(game, seat, Countable.CACHE)
    counts.sector = count(game, seat, Countable.SECTOR)
    counts.cache_or_sector = count(game, seat, Countable.CACHE_OR_SECTOR)
    counts.card = count(game, seat, Countable.CARD)
    counts.landmark_pair = count(game, seat, Countable.LANDMARK_PAIR)
    counts.distinct_landmark = count(game, seat, Countable.DISTINCT_LANDMARK)
    counts.type_set = count(game, seat, Countable.TYPE_SET)
    counts.planet_with_two_cards = count(game, seat, Countable.PLANET_WITH_TWO_CARDS)


@rule
def show_pairs(empire: Empire, shown: EmpireFacts) -> None:
    """PF-30, PF-31: each landmark with the one it is paired with."""
    for i in range(empire.cards.n):
        card = empire.cards.items[i].card
        for j in range(i):
            other = empire.cards.items[j].card
            waits = shown.cards.items[i].partner == NOTHING and shown.cards.items[j].partner == NOTHING
            if waits and SYMBOL[card] != NOTHING and SYMBOL[card] == SYMBOL[other]:
                shown.cards.items[i].partner = other
                shown.cards.items[j].partner = card
    for i in range(empire.cards.n):
        card = empire.cards.items[i].card
        if SYMBOL[card] != NOTHING and shown.cards.items[i].partner == NOTHING:
            push(shown.waiting, card)


@rule
def show_income(game: Position, seat: int, shown: Income) -> None:
    """PF-13, of the next round."""
    cards = game.empires[seat].cards
    for i in range(cards.n):
        card = cards.items[i].card
        if cards.items[i].way == Way.ANNEX:
            shown.sectors += ANNEX_INCOME[card]
        add_income(game, seat, card, shown.technologies)
    add_income(game, seat, SIDE_HOLDER + game.empires[seat].side, shown.commander)


@rule
def add_income(game: Position, seat: int, holder: int, amounts: list[int]) -> None:
    for row in range(FIRST_EFFECT[holder], FIRST_EFFECT[holder + 1]):
        amounts[EFFECT_RESOURCE[row]] += income(game, seat, row, game.round + 1)


@rule
def count_points(game: Position, seat: int, shown: EmpireFacts, points: Points) -> None:
    empire = game.empires[seat]
    for i in range(empire.cards.n):
        card = empire.cards.items[i].card
        printed = GAIN[card][empire.cards.items[i].way & 1][0][Resource.POINTS]  # the same on all levels
        if TYPE[card] == Type.UNIT:
            points.units += printed
        elif TYPE[card] == Type.LANDMARK:
            points.landmarks += printed
        elif TYPE[card] == Type.CACHE:
            points.caches += printed
        else:
            points.technologies += printed
        if shown.cards.items[i].partner != NOTHING:
            points.pairs += PAIR_REWARD[card]
    points.operations = empire.operated
    printed = points.units + points.landmarks + points.caches + points.technologies
    points.effects = empire.track[Resource.POINTS] - printed - points.pairs - points.operations
    points.goals = goal_points(game, seat)
    points.technology_goals = technology_points(game, seat)
    points.commander_goals = commander_points(game, seat)
