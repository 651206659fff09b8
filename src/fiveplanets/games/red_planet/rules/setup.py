"""Setup: ships, astronauts, resources, missions, and in the duel the neutral decks."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import Rng, below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, take_at
from fiveplanets.core.story import tell

from ..components import (
    ALL_CHARACTERS,
    ASTRONAUTS,
    CARDS,
    CHARACTERS,
    DESTINATION_TOKENS,
    FIRST_RESEARCH,
    LOWER_FOUR,
    MISSIONS,
    PHOBOS,
    POINT_TOKENS,
    PRINTED_REGION,
    REGIONS,
    RESOURCE_TOKENS,
    RESOURCES,
    SHIPS,
)
from ..events import Event
from ..state import DUEL, FREE_TO_ARRANGE, SETTING_UP, AskKind, Position
from .sets import any_of, push_all, size_of
from .table import colour_count, destination, lay_destination, seat_of

MISSIONS_DEALT = 2


@rule
def setup(game: Position) -> None:
    for region in range(REGIONS):
        game.destinations[region] = DESTINATION_TOKENS
    for kind in range(RESOURCES):
        game.bank[kind] = POINT_TOKENS[kind]
    for colour in range(colour_count(game)):
        game.companies[colour].supply = ASTRONAUTS  # RP-06: the nine characters are in hand until they are played
    deal_ships(game)
    place_first_astronauts(game)
    bury_resources(game, game.rng)
    if game.players == DUEL:
        for seat in range(game.players):
            build_neutral_deck(game, seat)
    deal_missions(game)


@rule
def deal_ships(game: Position) -> None:
    """RP-04: one ship with a destination for each dock; RP-05: one of them heads for Phobos."""
    for ship in range(SHIPS):
        push(game.ship_deck, ship)
    shuffle(game.rng, game.ship_deck.items, game.ship_deck.n)
    to_phobos = False
    docks = colour_count(game)
    for dock in range(docks):
        top = game.ship_deck.n - 1
        while PRINTED_REGION[game.ship_deck.items[top]] == NOTHING:
            top -= 1
        game.ships[dock].card = take_at(game.ship_deck, top)
        tell(game, Event.DOCKED, game.ships[dock].card, dock)
        if destination(game.ships[dock]) == PHOBOS:
            to_phobos = True
    shuffle(game.rng, game.ship_deck.items, game.ship_deck.n)
    if not to_phobos:
        lay_destination(game, NOTHING, docks - 1, PHOBOS, SETTING_UP)


@rule
def place_first_astronauts(game: Position) -> None:
    """RP-07: one on each ship, at random; who is on the leftmost one begins."""
    colours = colour_count(game)
    waiting = (1 << colours) - 1
    for dock in range(colours):
        colour = any_of(game.rng, waiting)
        waiting ^= 1 << colour
        game.ships[dock].crew[colour] = 1
        game.companies[colour].supply -= 1
        tell(game, Event.BOARDED, colour, 1, dock, SETTING_UP)
        if dock == 0:
            game.first = seat_of(game, colour)
    tell(game, Event.FIRST, game.first)


@rule
def bury_resources(game: Position, rng: Rng) -> None:
    """RP-08: each region draws one of the tokens that are left; the last one is the spare."""
    left = 0
    for kind in range(RESOURCES):
        left += tokens_in_bag(game, kind)
    for region in range(REGIONS):
        if game.regions[region].resource == NOTHING:
            game.regions[region].buried = draw_resource(game, rng, left)
            left -= 1
    if game.spare == NOTHING:
        game.buried_spare = draw_resource(game, rng, left)


@rule
def draw_resource(game: Position, rng: Rng, left: int) -> int:
    """A random one of the `left` resource tokens that lie nowhere yet."""
    skip = below(rng, left)
    for kind in range(RESOURCES):
        here = tokens_in_bag(game, kind)
        if skip < here:
            return kind
        skip -= here
    return NOTHING


@rule
def tokens_in_bag(game: Position, kind: int) -> int:
    """Resource tokens of a kind that lie nowhere yet."""
    left = RESOURCE_TOKENS[kind]
    for region in range(REGIONS):
        if game.regions[region].resource == kind or game.regions[region].buried == kind:
            left -= 1
    if game.spare == kind or game.buried_spare == kind:
        left -= 1
    return left


@rule
def deal_missions(game: Position) -> None:
    """RP-09: two each, of which one is kept."""
    for mission in range(MISSIONS):
        push(game.deck, mission)
    shuffle(game.rng, game.deck.items, game.deck.n)
    for seat in range(game.players):
        for _ in range(MISSIONS_DEALT):
            push(game.companies[seat].cards, take_at(game.deck, game.deck.n - 1))
        ask(game, seat, AskKind.KEEP)


@rule
def keep_mission(game: Position, seat: int, mission: int) -> None:
    """The other mission goes back onto the mission deck, unseen."""
    company = game.companies[seat]
    other = 1 if company.cards.items[0] == mission else 0
    company.returned = take_at(company.cards, other)
    push(game.deck, company.returned)


@rule
def build_colonisation_deck(game: Position) -> None:
    """RP-10: the missions that are left, all research and all action cards."""
    for card in range(FIRST_RESEARCH, CARDS):
        push(game.deck, card)
    shuffle(game.rng, game.deck.items, game.deck.n)


# --- the duel


@rule
def build_neutral_deck(game: Position, seat: int) -> None:
    """RP-63: four certain and two random characters are shuffled; the other three are arranged on top by the player."""
    company = game.companies[seat]
    company.loose = ALL_CHARACTERS & ~LOWER_FOUR
    while size_of(company.loose) > FREE_TO_ARRANGE:
        company.loose &= ~(1 << any_of(game.rng, company.loose))
    push_all(company.neutral_deck, ALL_CHARACTERS & ~company.loose)
    shuffle(game.rng, company.neutral_deck.items, company.neutral_deck.n)
    ask(game, seat, AskKind.ARRANGE)


@rule
def arrange(game: Position, seat: int, character: int) -> None:
    """The next of the three upper cards; the last one needs no decision."""
    company = game.companies[seat]
    company.loose ^= 1 << character
    push(company.arranged, character)
    if size_of(company.loose) > 1:
        ask(game, seat, AskKind.ARRANGE)
        return
    for last in range(CHARACTERS):
        if company.loose >> last & 1:
            push(company.arranged, last)
    company.loose = 0
