"""Points: water and crystals."""

from fiveplanets.core.rules import rule

from ..components import CENTRE, CRYSTAL_POINTS, EDGE, LEFT, MAX_WATER, RIGHT, WATER_PER_POINT, Crystal
from ..state import Step


@rule
def crystals_of(game, card, colour):
    """5R-52: the active crystals of this colour that a card brings: its centre, and its right joint's upper edge."""
    count = 0
    if CENTRE[card] == colour:
        count += 1
    place = game.cards[card]
    if place.right > 0:
        upper = EDGE[place.right - 1][LEFT] if place.right_covered else EDGE[card][RIGHT]
        if upper == colour:
            count += 1
    return count


@rule
def active_crystals(game, seat, colour):
    clan = game.clans[seat]
    count = crystals_of(game, clan.settlement, colour)
    for i in range(clan.technologies.n):
        count += crystals_of(game, clan.technologies.items[i], colour)
    return count


@rule
def points(blue, green, purple, jokers, water):
    """5R-51, 5R-53, 5R-54: water, and crystals with every joker where it is worth most."""
    best = 0
    for as_blue in range(jokers + 1):
        for as_green in range(jokers + 1 - as_blue):
            total = CRYSTAL_POINTS[blue + as_blue] + CRYSTAL_POINTS[green + as_green]
            total += CRYSTAL_POINTS[purple + jokers - as_blue - as_green]
            best = max(best, total)
    return best + water // WATER_PER_POINT


@rule
def water_of(game, seat):
    """5R-04: behind the screen until the game is over; then everybody sees it, for it decides ties."""
    return game.clans[seat].shown_water if game.step == Step.OVER else game.clans[seat].water


@rule
def score(game, seat):
    return points(
        active_crystals(game, seat, Crystal.BLUE),
        active_crystals(game, seat, Crystal.GREEN),
        active_crystals(game, seat, Crystal.PURPLE),
        active_crystals(game, seat, Crystal.JOKER),
        water_of(game, seat),
    )


@rule
def standing(game, seat):
    """5R-56: most points; then most water."""
    return score(game, seat) * (MAX_WATER + 1) + water_of(game, seat)
