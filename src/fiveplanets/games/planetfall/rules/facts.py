"""What somebody at the table would have to count. All of it lies open; prices and outcomes are the viewer's own."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import EFFECT_COUNTABLE, FIRST_EFFECT, GOAL_HOLDER, SIDES
from ..shapes import CONDITIONS
from ..state import SPOTS, ConditionFacts, Facts, Position
from .counting import count
from .facts_empires import count_points, show_empire
from .facts_spots import show_order, show_spot
from .preparing import may_have_side
from .scoring import condition_points, standing


@rule
def facts(game: Position, seat: int, facts: Facts) -> None:
    for owner in range(game.players):
        show_empire(game, owner, facts.empires[owner])
        count_points(game, owner, facts.empires[owner], facts.points[owner])
    for condition in range(CONDITIONS):
        show_condition(game, FIRST_EFFECT[GOAL_HOLDER + game.goal] + condition, facts.goal[condition])
    show_ranking(game, facts)
    show_order(game, facts.next_order, NOTHING, NOTHING)
    if game.round > 0:
        facts.aside = game.decks[game.round - 1].n
        for spot in range(SPOTS):
            show_spot(game, seat, spot, facts.spots[spot])
    if seat != NOTHING and game.empires[seat].side == NOTHING:
        list_sides(game, seat, facts)


@rule
def show_condition(game: Position, row: int, shown: ConditionFacts) -> None:
    for seat in range(game.players):
        shown.counts[seat] = count(game, seat, EFFECT_COUNTABLE[row])
        shown.points[seat] = condition_points(game, seat, row)


@rule
def show_ranking(game: Position, facts: Facts) -> None:
    """PF-45; ships that are not on the turn track count as its end, and equals go by their seats."""
    for seat in range(game.players):
        place = 0
        for other in range(game.players):
            lead = standing(game, other) - standing(game, seat)
            if lead > 0 or (lead == 0 and other < seat):
                place += 1
        facts.ranking.items[place] = seat
    facts.ranking.n = game.players


@rule
def list_sides(game: Position, seat: int, facts: Facts) -> None:
    for side in range(SIDES):
        if may_have_side(game, seat, side):
            facts.sides |= 1 << side
