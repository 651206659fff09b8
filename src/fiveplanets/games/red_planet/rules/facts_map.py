"""What somebody at the table would have to count: ships, regions, the next production, and what is left."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import (
    CARDS,
    PRODUCTION_AFTER,
    PRODUCTION_TOKENS,
    PRODUCTIONS,
    REGIONS,
    RESOURCES,
    RIM_ORDER,
    SHIPS,
    Effect,
)
from ..shape import RIM
from ..state import Company, DockFacts, Facts, Phase, Position, ProductionFacts, RegionFacts, Ship
from .production import claim, count_sharers, each_takes, effect_of, extra_tokens, winning_claim
from .sets import set_of
from .setup import tokens_in_bag
from .table import colour_count, crew_size, destination, free_seats, is_docked, is_full, leads, neighbours

ALL_CARDS = (1 << CARDS) - 1
ALL_SHIPS = (1 << SHIPS) - 1


@rule
def show_map(game: Position, viewer: int, facts: Facts) -> None:
    show_production(game, facts.production)
    for i in range(RIM):
        facts.rim[i] = RIM_ORDER[game.options.layout][i]
    for dock in range(colour_count(game)):
        if game.ships[dock].card != NOTHING:
            show_dock(game.ships[dock], facts.docks[dock])
    for region in range(REGIONS):
        show_region(game, region, facts.regions[region])
        show_harvest(game, region, facts.production.number, facts.production.tokens, facts.regions[region])
    for kind in range(RESOURCES):
        facts.buried[kind] = tokens_in_bag(game, kind)
    facts.unseen_cards = unseen_cards(game, viewer)
    facts.ships_to_come = unseen_ships(game)


# --- ships


@rule
def show_dock(ship: Ship, shown: DockFacts) -> None:
    shown.destination = destination(ship)
    shown.aboard = crew_size(ship)
    shown.free = free_seats(ship)
    shown.leaves = is_docked(ship) and is_full(ship)


@rule
def unseen_ships(game: Position) -> int:
    """Those in the deck, as a bit set."""
    unseen = ALL_SHIPS & ~set_of(game.ship_discard)
    for dock in range(colour_count(game)):
        if game.ships[dock].card != NOTHING:
            unseen &= ~(1 << game.ships[dock].card)
    return unseen


# --- regions


@rule
def show_region(game: Position, region: int, shown: RegionFacts) -> None:
    shown.next_to = neighbours(game, region)
    for colour in range(colour_count(game)):
        if leads(game, region, colour):
            shown.leaders |= 1 << colour
        for dock in range(colour_count(game)):
            ship = game.ships[dock]
            if ship.launched and destination(ship) == region:
                shown.coming[colour] += ship.crew[colour]


@rule
def show_production(game: Position, shown: ProductionFacts) -> None:
    harvested = game.phase == Phase.HARVESTED or game.phase == Phase.OVER
    for i in range(PRODUCTIONS - 1, -1, -1):
        if PRODUCTION_AFTER[i] > game.round or (PRODUCTION_AFTER[i] == game.round and not harvested):
            shown.number = i + 1
            shown.after = PRODUCTION_AFTER[i]
            shown.tokens = PRODUCTION_TOKENS[i]


@rule
def acting_card(game: Position, region: int, production: int) -> int:
    """The research card that will act here in this production, if the viewer knows it (RP-53: in the third one)."""
    place = game.regions[region]
    if production < PRODUCTIONS:
        return NOTHING
    return place.shown if place.shown != NOTHING else place.research


@rule
def show_harvest(game: Position, region: int, production: int, tokens: int, shown: RegionFacts) -> None:
    """What the next production would bring here if nothing changed."""
    place = game.regions[region]
    effect = effect_of(acting_card(game, region, production))
    if production == NOTHING:
        return
    if place.resource != NOTHING and effect != Effect.NO_TOKENS:
        for other in range(REGIONS):
            tokens += extra_tokens(game, acting_card(game, other, production), other, region)
        shown.grows = min(tokens, game.bank[place.resource])
    height = winning_claim(game, region, effect)
    sharers = count_sharers(game, region, effect, height)
    for kind in range(RESOURCES):
        lying = place.points[kind] + (shown.grows if place.resource == kind else 0)
        each = each_takes(lying, sharers)
        shown.stays[kind] = lying - each * sharers
        for colour in range(colour_count(game)):
            if each > 0 and claim(game, region, colour, effect) == height:
                gain = shown.takes.items[shown.takes.n]
                gain.colour = colour
                gain.resource = kind
                gain.count = each
                shown.takes.n += 1


# --- cards


@rule
def unseen_cards(game: Position, viewer: int) -> int:
    """The colonisation cards that the viewer knows to be nowhere, as a bit set."""
    seen = game.spent
    for region in range(REGIONS):
        place = game.regions[region]
        if place.research != NOTHING:
            seen |= 1 << place.research
        if place.shown != NOTHING:
            seen |= 1 << place.shown
    for seat in range(game.players):
        seen |= game.companies[seat].missions
    if viewer != NOTHING:
        seen |= own_cards(game.companies[viewer])
    return ALL_CARDS & ~seen


@rule
def own_cards(company: Company) -> int:
    """Those that its player has in hand or has put away."""
    cards = set_of(company.cards) | set_of(company.put_away)
    return cards | 1 << company.drawn if company.drawn != NOTHING else cards
