"""Points: missions, the Ice Monopoly, point tokens and research."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import reveal, tell
from fiveplanets.core.table import LOST

from ..components import (
    ICE_MONOPOLY,
    MISSION_METRIC,
    MISSION_MOST,
    MISSION_REGIONS,
    MISSION_STEPS,
    MISSION_TOKEN,
    MISSIONS,
    REGIONS,
    RESOURCES,
    TOKEN_VALUES,
    Effect,
    Metric,
)
from ..events import Event
from ..state import DUEL
from .production import amount_at, effect_at
from .table import colour_count, leads

ICE = 0
LAST_STEP = len(MISSION_STEPS[0]) - 1
TOKEN_RANGE = 256  # more point tokens than there are


@rule
def show_missions(game):
    """RP-48: secret until now."""
    reveal(game)
    for seat in range(game.players):
        company = game.companies[seat]
        for i in range(company.cards.n):
            if company.cards.items[i] < MISSIONS:
                company.missions |= 1 << company.cards.items[i]
                tell(game, Event.MISSION, seat, company.cards.items[i])


@rule
def measure(game, colour, mission):
    """What the mission counts."""
    metric = MISSION_METRIC[mission]
    company = game.companies[colour]
    if metric == Metric.TOKENS:
        return company.tokens[MISSION_TOKEN[mission]]
    if metric == Metric.TOKEN_SETS:
        return min(company.tokens[0], min(company.tokens[1], company.tokens[2]))
    if metric == Metric.LOST:
        return company.lost
    count = 0
    for region in range(REGIONS):
        if MISSION_REGIONS[mission] >> region & 1:
            crew = game.regions[region].crew[colour]
            if metric == Metric.ASTRONAUTS:
                count += crew
            elif metric == Metric.REGIONS_LED:
                if leads(game, region, colour):
                    count += 1
            elif crew > 0:
                count += 1
    return count


@rule
def mission_points(game, colour, mission):
    """RP-49: by the number counted; RP-50: for whoever has most, a shared lead too, but not for nothing."""
    count = measure(game, colour, mission)
    if MISSION_MOST[mission] == 0:
        return MISSION_STEPS[mission][min(count, LAST_STEP)]
    if count == 0:
        return 0
    for other in range(colour_count(game)):
        if measure(game, other, mission) > count:
            return 0
    return MISSION_MOST[mission]


@rule
def all_mission_points(game, colour):
    """RP-48: all that are held count."""
    total = 0
    cards = game.companies[colour].cards
    for i in range(cards.n):
        if cards.items[i] < MISSIONS:
            total += mission_points(game, colour, cards.items[i])
    return total


@rule
def ice_monopoly_points(game, colour):
    """RP-59: for the most ice tokens; tied leaders divide the points, rounded down."""
    most = game.companies[colour].tokens[ICE]
    if most == 0:
        return 0
    sharers = 0
    for other in range(colour_count(game)):
        if game.companies[other].tokens[ICE] > most:
            return 0
        if game.companies[other].tokens[ICE] == most:
            sharers += 1
    return ICE_MONOPOLY // sharers


@rule
def token_points(game, colour):
    """RP-47."""
    total = 0
    for kind in range(RESOURCES):
        total += game.companies[colour].tokens[kind] * TOKEN_VALUES[kind]
    return total


@rule
def research_points(game, colour):
    """RP-53, RP-54: the research cards that act in scoring."""
    total = 0
    for region in range(REGIONS):
        effect = effect_at(game, region)
        if effect == Effect.POINTS_LEADER:
            scores = leads(game, region, colour)
        else:
            scores = effect == Effect.POINTS_PRESENT and game.regions[region].crew[colour] > 0
        if scores:
            total += amount_at(game, region)
    return total


@rule
def points(game, colour):
    """RP-60."""
    total = all_mission_points(game, colour) + ice_monopoly_points(game, colour)
    return total + token_points(game, colour) + research_points(game, colour)


@rule
def score(game, seat):
    """RP-68: a seat's points are those of its main colour."""
    return points(game, seat)


@rule
def token_count(game, colour):
    tokens = game.companies[colour].tokens
    return tokens[0] + tokens[1] + tokens[2]


@rule
def neutral_wins(game):
    """RP-69: a neutral colour has more than both players."""
    if game.players != DUEL:
        return False
    players = max(points(game, 0), points(game, 1))
    return max(points(game, 2), points(game, 3)) > players


@rule
def standing(game, seat):
    """RP-61: most points; then most point tokens. RP-69: both players lose to a neutral colour."""
    if neutral_wins(game):
        return LOST
    return points(game, seat) * TOKEN_RANGE + token_count(game, seat)
