"""What somebody at the table would have to count: companies, points, and who is ahead.

Runs on what the viewer may see.
"""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import (
    ALL_CHARACTERS,
    DEEDS,
    MISSION_MOST,
    MISSION_STEPS,
    MISSIONS,
    MOST_DEEDS,
    REGIONS,
    Resource,
)
from ..state import DUEL, LATER, CardFacts, CompanyFacts, Facts, MissionFacts, Phase, Points, Position
from .characters import choice_of, may_show
from .facts_map import show_map
from .scoring import (
    LAST_STEP,
    held_missions,
    ice_monopoly_points,
    measure,
    mission_points,
    most_of_others,
    points_of_missions,
    research_points,
    token_count,
    token_points,
)
from .table import colour_count, is_neutral, leads, seat_of


@rule
def facts(game: Position, seat: int, facts: Facts) -> None:
    for colour in range(colour_count(game)):
        show_company(game, seat, colour, facts.companies[colour])
    for player in range(game.players):
        show_points(game, player, known_missions(game, seat, player), facts.points[player])
    show_who_is_ahead(game, facts)
    show_card(game, facts.card)
    show_map(game, seat, facts)


# --- companies


@rule
def show_company(game: Position, viewer: int, colour: int, shown: CompanyFacts) -> None:
    company = game.companies[colour]
    owner = seat_of(game, colour)
    missions = known_missions(game, viewer, colour)
    shown.seat = owner
    shown.neutral = is_neutral(game, colour)
    show_points(game, colour, missions, shown.points)
    shown.total = total(shown.points)
    shown.tokens = token_count(game, colour)
    count_astronauts(game, colour, shown)
    shown.hand = ALL_CHARACTERS & ~company.played
    shown.may_show = may_show(game, colour)
    chosen = choice_of(game, colour) if viewer == owner else NOTHING
    if chosen != NOTHING and chosen != LATER:
        shown.hand &= ~(1 << chosen)
        shown.may_show = 1 << chosen
    for mission in range(MISSIONS):
        if missions >> mission & 1:
            show_mission(game, colour, mission, shown.missions.items[shown.missions.n])
            shown.missions.n += 1


@rule
def count_astronauts(game: Position, colour: int, shown: CompanyFacts) -> None:
    for dock in range(colour_count(game)):
        shown.on_ships += game.ships[dock].crew[colour]
    for region in range(REGIONS):
        shown.in_regions += game.regions[region].crew[colour]
        if leads(game, region, colour):
            shown.leads |= 1 << region


@rule
def known_missions(game: Position, viewer: int, colour: int) -> int:
    """RP-48: the own ones, and in the end all. A bit set."""
    return held_missions(game, colour) if colour == viewer else game.companies[colour].missions


@rule
def show_mission(game: Position, colour: int, mission: int, shown: MissionFacts) -> None:
    shown.card = mission
    shown.count = measure(game, colour, mission)
    shown.rival = most_of_others(game, colour, mission)
    shown.points = mission_points(game, colour, mission)
    if MISSION_MOST[mission] > 0:
        if shown.points == 0:
            shown.next_count = max(shown.rival, 1)
            shown.next_points = MISSION_MOST[mission]
        return
    for more in range(LAST_STEP, shown.count, -1):
        if MISSION_STEPS[mission][more] > shown.points:
            shown.next_count = more
            shown.next_points = MISSION_STEPS[mission][more]


# --- points


@rule
def show_points(game: Position, colour: int, missions: int, points: Points) -> None:
    """RP-60."""
    points.missions = points_of_missions(game, colour, missions)
    points.ice_monopoly = ice_monopoly_points(game, colour)
    points.ice = token_points(game, colour, Resource.ICE)
    points.sylvanite = token_points(game, colour, Resource.SYLVANITE)
    points.celerium = token_points(game, colour, Resource.CELERIUM)
    points.research = research_points(game, colour)


@rule
def total(points: Points) -> int:
    tokens = points.ice + points.sylvanite + points.celerium
    return points.missions + points.ice_monopoly + tokens + points.research


@rule
def show_who_is_ahead(game: Position, facts: Facts) -> None:
    """RP-61, RP-69: by points, then by point tokens; a neutral colour only if it has more points than both players."""
    players = most_points(facts, 0, game.players)
    neutral = most_points(facts, game.players, colour_count(game)) if game.players == DUEL else players
    facts.neutral_wins = game.phase == Phase.OVER and neutral > players
    best = NOTHING
    for colour in range(colour_count(game)):
        shown = facts.companies[colour]
        candidate = shown.total == max(players, neutral) and shown.neutral == (neutral > players)
        if candidate and shown.tokens > best:
            best = shown.tokens
            facts.ahead = 0
        if candidate and shown.tokens == best:
            facts.ahead |= 1 << colour


@rule
def most_points(facts: Facts, first: int, last: int) -> int:
    """Of the companies from the first one to before the last one."""
    most = facts.companies[first].total
    for colour in range(first + 1, last):
        most = max(most, facts.companies[colour].total)
    return most


# --- the character that is being carried out


@rule
def show_card(game: Position, shown: CardFacts) -> None:
    if game.active == NOTHING:
        return
    shown.character = game.companies[game.active].shown
    for i in range(MOST_DEEDS):
        if DEEDS[shown.character][i][1] > 0:
            step = shown.steps.items[i]
            step.deed = DEEDS[shown.character][i][0]
            step.times = DEEDS[shown.character][i][1]
            if i >= game.stage:
                step.left = game.left if i == game.stage else step.times
            shown.steps.n = i + 1
