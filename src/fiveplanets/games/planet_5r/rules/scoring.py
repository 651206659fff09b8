"""Points: water and crystals."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import CENTRE, CRYSTAL_POINTS, EDGE, MAX_WATER, RIGHT, WATER_PER_POINT, Crystal
from ..state import Clan, Position


@rule
def upper_edge(card: int, side: int, other: int, covered: int) -> int:
    """5R-52: the crystal that a joint lights: that of the other card where it covers this one."""
    return EDGE[other][1 - side] if covered else EDGE[card][side]


@rule
def crystals_of(game: Position, card: int, colour: int) -> int:
    """5R-52: the active crystals of this colour that a card brings: its centre, and its right joint's upper edge."""
    count = 0
    if CENTRE[card] == colour:
        count += 1
    place = game.cards[card]
    right = place.joined[RIGHT]
    if right != NOTHING and upper_edge(card, RIGHT, right, place.covered[RIGHT]) == colour:
        count += 1
    return count


@rule
def active_crystals(game: Position, seat: int, colour: int) -> int:
    """Of a clan; a card that it is placing counts with what it has joined so far."""
    clan = game.clans[seat]
    count = crystals_of(game, clan.settlement, colour)
    for i in range(clan.technologies.n):
        count += crystals_of(game, clan.technologies.items[i], colour)
    if game.buyer == seat and game.placing != NOTHING:
        count += crystals_of(game, game.placing, colour)
    return count


@rule
def with_jokers(blue: int, green: int, purple: int, jokers: int) -> tuple[int, int, int]:
    """5R-54: the crystals of each colour, with every joker where it is worth most."""
    best = -1
    best_blue = 0
    best_green = 0
    for as_blue in range(jokers + 1):
        for as_green in range(jokers + 1 - as_blue):
            total = CRYSTAL_POINTS[blue + as_blue] + CRYSTAL_POINTS[green + as_green]
            total += CRYSTAL_POINTS[purple + jokers - as_blue - as_green]
            if total > best:
                best = total
                best_blue = as_blue
                best_green = as_green
    return blue + best_blue, green + best_green, purple + jokers - best_blue - best_green


@rule
def points(blue: int, green: int, purple: int, jokers: int, water: int) -> int:
    """5R-51, 5R-53: for crystals by colour, and for water."""
    all_blue, all_green, all_purple = with_jokers(blue, green, purple, jokers)
    crystals = CRYSTAL_POINTS[all_blue] + CRYSTAL_POINTS[all_green] + CRYSTAL_POINTS[all_purple]
    return crystals + water // WATER_PER_POINT


@rule
def water_of(clan: Clan) -> int:
    """5R-04: behind the screen until the game is over; then everybody sees it, for it decides ties."""
    return clan.water if clan.shown_water == NOTHING else clan.shown_water


@rule
def score(game: Position, seat: int) -> int:
    return points(
        active_crystals(game, seat, Crystal.BLUE),
        active_crystals(game, seat, Crystal.GREEN),
        active_crystals(game, seat, Crystal.PURPLE),
        active_crystals(game, seat, Crystal.JOKER),
        water_of(game.clans[seat]),
    )


@rule
def standing(game: Position, seat: int) -> int:
    """5R-56: most points; then most water."""
    return score(game, seat) * (MAX_WATER + 1) + water_of(game.clans[seat])
