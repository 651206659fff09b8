"""Points: water and crystals."""

from fiveplanets.core.rules import rule

from ..components import CENTRE, CRYSTAL_POINTS, EDGE, LEFT, RIGHT, WATER_PER_POINT, Crystal

MOST_COUNTED = len(CRYSTAL_POINTS) - 1
WATER_RANGE = 1024  # more than anybody can have: points and water fit in one number


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
def crystal_points(count):
    """5R-53: more than six of a colour count as six."""
    return CRYSTAL_POINTS[min(count, MOST_COUNTED)]


@rule
def points(blue, green, purple, jokers, water):
    """5R-51, 5R-53, 5R-54: water, and crystals with every joker where it is worth most."""
    best = 0
    for as_blue in range(jokers + 1):
        for as_green in range(jokers + 1 - as_blue):
            total = crystal_points(blue + as_blue) + crystal_points(green + as_green)
            total += crystal_points(purple + jokers - as_blue - as_green)
            best = max(best, total)
    return best + water // WATER_PER_POINT


@rule
def score(game, seat):
    return points(
        active_crystals(game, seat, Crystal.BLUE),
        active_crystals(game, seat, Crystal.GREEN),
        active_crystals(game, seat, Crystal.PURPLE),
        active_crystals(game, seat, Crystal.JOKER),
        game.clans[seat].water,
    )


@rule
def standing(game, seat):
    """5R-56: most points; then most water."""
    return score(game, seat) * WATER_RANGE + game.clans[seat].water
