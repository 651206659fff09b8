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
    Resource,
)
from ..events import Event
from ..state import DUEL, Position
from .production import amount_at, effect_at
from .sets import set_of
from .table import colour_count, leads

LAST_STEP = len(MISSION_STEPS[0]) - 1
TOKEN_RANGE = 256  # more point tokens than there are
ALL_MISSIONS = (1 << MISSIONS) - 1


@rule
def show_missions(game: Position) -> None:
    """RP-48: secret until now."""
    reveal(game)
    for seat in range(game.players):
        game.companies[seat].missions = held_missions(game, seat)
        for mission in range(MISSIONS):
            if game.companies[seat].missions >> mission & 1:
                points = mission_points(game, seat, mission)
                tell(game, Event.MISSION, seat, mission, measure(game, seat, mission), points)


@rule
def tell_points(game: Position) -> None:
    """RP-59, RP-53: what is not for missions or tokens."""
    for colour in range(colour_count(game)):
        if ice_monopoly_points(game, colour) > 0:
            ice = game.companies[colour].tokens[Resource.ICE]
            tell(game, Event.MONOPOLY, colour, ice, ice_monopoly_points(game, colour))
        for region in range(REGIONS):
            points = points_of_region(game, region, colour)
            if points != 0:
                tell(game, Event.FOUND, colour, region, game.regions[region].shown, points)


# --- missions


@rule
def held_missions(game: Position, colour: int) -> int:
    """A bit set."""
    return set_of(game.companies[colour].cards) & ALL_MISSIONS


@rule
def measure(game: Position, colour: int, mission: int) -> int:
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
def most_of_others(game: Position, colour: int, mission: int) -> int:
    most = 0
    for other in range(colour_count(game)):
        if other != colour:
            most = max(most, measure(game, other, mission))
    return most


@rule
def mission_points(game: Position, colour: int, mission: int) -> int:
    """RP-49: by the number counted; RP-50: for whoever has most, a shared lead too, but not for nothing."""
    count = measure(game, colour, mission)
    if MISSION_MOST[mission] == 0:
        return MISSION_STEPS[mission][min(count, LAST_STEP)]
    if count == 0 or most_of_others(game, colour, mission) > count:
        return 0
    return MISSION_MOST[mission]


@rule
def points_of_missions(game: Position, colour: int, missions: int) -> int:
    """RP-48: all that are held count."""
    total = 0
    for mission in range(MISSIONS):
        if missions >> mission & 1:
            total += mission_points(game, colour, mission)
    return total


# --- everything else


@rule
def ice_monopoly_points(game: Position, colour: int) -> int:
    """RP-59: for the most ice tokens; tied leaders divide the points, rounded down."""
    most = game.companies[colour].tokens[Resource.ICE]
    if most == 0:
        return 0
    sharers = 0
    for other in range(colour_count(game)):
        if game.companies[other].tokens[Resource.ICE] > most:
            return 0
        if game.companies[other].tokens[Resource.ICE] == most:
            sharers += 1
    return ICE_MONOPOLY // sharers


@rule
def token_points(game: Position, colour: int, kind: int) -> int:
    """RP-47."""
    return game.companies[colour].tokens[kind] * TOKEN_VALUES[kind]


@rule
def points_of_region(game: Position, region: int, colour: int) -> int:
    """RP-53, RP-54: what a research card that acts in scoring gives or takes."""
    effect = effect_at(game, region)
    if effect == Effect.POINTS_LEADER:
        scores = leads(game, region, colour)
    else:
        scores = effect == Effect.POINTS_PRESENT and game.regions[region].crew[colour] > 0
    return amount_at(game, region) if scores else 0


@rule
def research_points(game: Position, colour: int) -> int:
    total = 0
    for region in range(REGIONS):
        total += points_of_region(game, region, colour)
    return total


@rule
def points(game: Position, colour: int, missions: int) -> int:
    """RP-60, with these missions."""
    total = points_of_missions(game, colour, missions) + ice_monopoly_points(game, colour)
    for kind in range(RESOURCES):
        total += token_points(game, colour, kind)
    return total + research_points(game, colour)


@rule
def score(game: Position, seat: int) -> int:
    """RP-68: a seat's points are those of its main colour; only it has missions."""
    return points(game, seat, held_missions(game, seat))


@rule
def token_count(game: Position, colour: int) -> int:
    tokens = game.companies[colour].tokens
    return tokens[0] + tokens[1] + tokens[2]


@rule
def neutral_wins(game: Position) -> bool:
    """RP-69: a neutral colour has more than both players."""
    if game.players != DUEL:
        return False
    return max(points(game, 2, 0), points(game, 3, 0)) > max(score(game, 0), score(game, 1))


@rule
def standing(game: Position, seat: int) -> int:
    """RP-61: most points; then most point tokens. RP-69: both players lose to a neutral colour."""
    if neutral_wins(game):
        return LOST
    return score(game, seat) * TOKEN_RANGE + token_count(game, seat)
