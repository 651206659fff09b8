"""What cards of the market would be worth to the viewer, and where the card in hand could be joined."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import CENTRE, LEFT, RIGHT, Crystal
from ..state import Facts, Lie, Position, Step
from .placing import LIES, can_join, own_card, row_start
from .scoring import points, upper_edge


@rule
def crystal_points(counts: list[int]) -> int:
    """Of active crystals by colour."""
    return points(counts[Crystal.BLUE], counts[Crystal.GREEN], counts[Crystal.PURPLE], counts[Crystal.JOKER], 0)


@rule
def light(counts: list[int], crystal: int, by: int) -> None:
    """One more crystal, or one fewer; some cards have none there."""
    if crystal != NOTHING:
        counts[crystal] += by


# --- the market


@rule
def list_offers(game: Position, seat: int, facts: Facts) -> None:
    for i in range(game.market.n):
        offer = facts.offers.items[i]
        offer.card = game.market.items[i]
        offer.points = best_gain(game, seat, offer.card, facts.clans[seat].crystals)
    facts.offers.n = game.market.n


@rule
def best_gain(game: Position, seat: int, card: int, counts: list[int]) -> int:
    """The most crystal points that this technology could add, joined on any sides. `counts` is left as it was."""
    clan = game.clans[seat]
    before = crystal_points(counts)
    light(counts, CENTRE[card], 1)
    best = best_on_the_right(game, seat, card, NOTHING, counts)
    for i in range(clan.technologies.n + 1):
        other = own_card(clan, i)
        if can_join(game, card, LEFT, other):
            for lie in range(LIES):
                crystal = upper_edge(card, LEFT, other, lie == Lie.UNDER)
                light(counts, crystal, 1)
                best = max(best, best_on_the_right(game, seat, card, row_start(game, other), counts))
                light(counts, crystal, -1)
    light(counts, CENTRE[card], -1)
    return best - before


@rule
def best_on_the_right(game: Position, seat: int, card: int, start: int, counts: list[int]) -> int:
    """The most points with the right side alone or joined; `start` begins the row on the left: that would be a ring."""
    clan = game.clans[seat]
    best = crystal_points(counts)
    for i in range(clan.technologies.n + 1):
        other = own_card(clan, i)
        if other != start and can_join(game, card, RIGHT, other):
            for lie in range(LIES):
                crystal = upper_edge(card, RIGHT, other, lie == Lie.UNDER)
                light(counts, crystal, 1)
                best = max(best, crystal_points(counts))
                light(counts, crystal, -1)
    return best


# --- the card in hand


@rule
def list_docks(game: Position, facts: Facts) -> None:
    """Every joint that is still possible, on a side that was not asked about yet."""
    first = LEFT if game.step == Step.JOIN_RIGHT else RIGHT  # the step after the question
    clan = game.clans[game.buyer]
    for side in range(first, RIGHT + 1):
        for i in range(clan.technologies.n + 1):
            other = own_card(clan, i)
            if can_join(game, game.placing, side, other):
                for lie in range(LIES):
                    add_dock(game, facts, side, other, lie)


@rule
def add_dock(game: Position, facts: Facts, side: int, other: int, lie: int) -> None:
    counts = facts.clans[game.buyer].crystals
    dock = facts.docks.items[facts.docks.n]
    dock.side = side
    dock.to = other
    dock.lie = lie
    dock.crystal = upper_edge(game.placing, side, other, lie == Lie.UNDER)
    before = crystal_points(counts)
    light(counts, dock.crystal, 1)
    dock.points = crystal_points(counts) - before
    light(counts, dock.crystal, -1)
    facts.docks.n += 1
