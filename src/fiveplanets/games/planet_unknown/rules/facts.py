"""What somebody at the table would have to count. Runs on what the viewer may see."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..codes import Compartment, Phase
from ..state import ContestFacts, Facts, Points, Position, TechnologyState, World, WorldFacts
from ..tables import OBJECTIVE_COUNT, OBJECTIVE_MEDALS, SECTORS, TARGET_BANDS, TECH_BIT, TECHNOLOGY, TECHNOLOGY_LEVELS
from .facts_planet import show_planet
from .facts_tracks import show_markers
from .happenings import with_events
from .metrics import fulfilled, measure, needed, progress
from .objectives import TWO_PLAYER_CARDS
from .scoring import card_medals, compared, compared_with_all, meteorite_medals, planet_medals, pod_medals, track_medals
from .storages import SIDES, compartment_of

BANDS = len(TARGET_BANDS)


@rule
def facts(game: Position, seat: int, facts: Facts) -> None:
    show_sectors(game, facts)
    for owner in range(game.players):
        world = game.worlds[owner]
        shown = facts.worlds[owner]
        show_planet(world, shown)
        show_markers(game, world, shown)
        show_technologies(world, shown)
        for side in range(SIDES):
            shown.storage[side] = compartment_of(game, owner, side)
        count_points(world, owner == seat, facts.points[owner])
    list_contests(game, facts)
    if seat != NOTHING:
        list_private(game.worlds[seat], facts)
    facts.leaders = leaders(game, facts)
    facts.with_events = with_events(game)
    facts.events_left = game.events.n
    if game.players == 1 and (seat == 0 or game.phase == Phase.OVER):
        facts.difference = total(facts.points[0]) - game.target
        facts.verdict = verdict(facts.difference)


@rule
def show_sectors(game: Position, facts: Facts) -> None:
    for sector in range(SECTORS):
        facts.sectors[sector].large = sector
        facts.sectors[sector].small = SECTORS + (sector + game.inner_ring) % SECTORS
    for seat in range(game.players):
        facts.sectors[compartment_of(game, seat, Compartment.LARGE)].seat = seat


@rule
def show_technologies(world: World, shown: WorldFacts) -> None:
    for level in range(1, TECHNOLOGY_LEVELS + 1):
        technology = TECHNOLOGY[world.corporation][level]
        if technology != NOTHING:
            entry = shown.technologies.items[shown.technologies.n]
            shown.technologies.n += 1
            entry.technology = technology
            bit = TECH_BIT[world.corporation][level]
            if world.spent & bit:
                entry.state = TechnologyState.SPENT
            elif world.techs & bit:
                entry.state = TechnologyState.USED if world.used & bit else TechnologyState.WORKS


# --- medals


@rule
def count_points(world: World, own: bool, points: Points) -> None:
    """All but those of competitive objectives. Private ones count for their owner, and for all when they are shown."""
    points.cards = card_medals(world)
    points.planet = planet_medals(world)
    points.tracks = track_medals(world)
    points.pods = pod_medals(world)
    points.meteorites = meteorite_medals(world)
    objectives = world.shown_objectives
    if own:
        for i in range(world.objectives.n):
            objectives |= 1 << world.objectives.items[i]
    for card in range(OBJECTIVE_COUNT):
        if objectives >> card & 1 and fulfilled(world, card):
            points.private += OBJECTIVE_MEDALS


@rule
def total(points: Points) -> int:
    open_medals = points.cards + points.planet + points.tracks + points.pods + points.meteorites
    return open_medals + points.private + points.competitive


@rule
def leaders(game: Position, facts: Facts) -> int:
    """Who has the most medals, as a bit set."""
    best = total(facts.points[0])
    found = 0
    for seat in range(game.players):
        best = max(best, total(facts.points[seat]))
    for seat in range(game.players):
        if total(facts.points[seat]) == best:
            found |= 1 << seat
    return found


@rule
def verdict(difference: int) -> int:
    """PU-R63."""
    band = 0
    for i in range(BANDS):
        if difference >= TARGET_BANDS[i]:
            band += 1
    return band


# --- objectives


@rule
def list_private(world: World, facts: Facts) -> None:
    for i in range(world.objectives.n):
        card = world.objectives.items[i]
        entry = facts.private.items[i]
        entry.objective = card
        entry.fulfilled = fulfilled(world, card)
        entry.have = progress(world, card)
        entry.need = needed(world, card)
    facts.private.n = world.objectives.n


@rule
def list_contests(game: Position, facts: Facts) -> None:
    """With the medals that everybody would get now."""
    rivalries = TWO_PLAYER_CARDS if game.players == 2 else game.players
    for i in range(rivalries):
        if game.players > 1 and game.rivalries[i] != NOTHING:
            first = 0 if game.players == 2 else i
            show_rivalry(game, game.rivalries[i], first, (first + 1) % game.players, facts)
    for i in range(game.shared.n):
        contest = facts.shared.items[i]
        contest.objective = game.shared.items[i]
        for seat in range(game.players):
            take_part(game, seat, contest, compared_with_all(game, seat, contest.objective), facts)
    facts.shared.n = game.shared.n


@rule
def show_rivalry(game: Position, card: int, first: int, second: int, facts: Facts) -> None:
    contest = facts.rivalries.items[facts.rivalries.n]
    facts.rivalries.n += 1
    contest.objective = card
    take_part(game, first, contest, compared(game, first, second, card), facts)
    take_part(game, second, contest, compared(game, second, first, card), facts)


@rule
def take_part(game: Position, seat: int, contest: ContestFacts, medals: int, facts: Facts) -> None:
    contest.seats |= 1 << seat
    contest.values[seat] = measure(game.worlds[seat], contest.objective)
    contest.medals[seat] = medals
    facts.points[seat].competitive += medals
