"""Setup: ships, astronauts, resources, missions, and in the duel the neutral decks."""

from fiveplanets.core.asks import ask
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, take_at

from ..components import (
    ASTRONAUTS,
    CARDS,
    CHARACTERS,
    DESTINATION_TOKENS,
    FIRST_RESEARCH,
    MISSIONS,
    PHOBOS,
    POINT_TOKENS,
    REGIONS,
    RESOURCE_TOKENS,
    RESOURCES,
    SHIP_REGION,
    SHIPS,
    Character,
)
from ..state import DUEL, AskKind
from .table import colour_count, destination, seat_of

MISSIONS_DEALT = 2
# RP-63: these four are always among the lower six of a neutral deck.
LOWER_FOUR = (Character.RECRUITER.value, Character.EXPLORER.value, Character.ROBOT.value, Character.SOLDIER.value)
FREE_TO_ARRANGE = 3


@rule
def setup(game):
    for region in range(REGIONS):
        game.destinations[region] = DESTINATION_TOKENS
    for kind in range(RESOURCES):
        game.bank[kind] = POINT_TOKENS[kind]
    for colour in range(colour_count(game)):
        game.companies[colour].supply = ASTRONAUTS  # RP-06: the nine characters are in hand until they are played
    deal_ships(game)
    place_first_astronauts(game)
    bury_resources(game)
    if game.players == DUEL:
        for seat in range(game.players):
            build_neutral_deck(game, seat)
    deal_missions(game)


@rule
def deal_ships(game):
    """RP-04: one ship with a destination for each dock; RP-05: one of them heads for Phobos."""
    for ship in range(SHIPS):
        push(game.ship_deck, ship)
    shuffle(game.rng, game.ship_deck.items, game.ship_deck.n)
    to_phobos = False
    docks = colour_count(game)
    for dock in range(docks):
        top = game.ship_deck.n - 1
        while SHIP_REGION[game.ship_deck.items[top]] == 0:
            top -= 1
        game.ships[dock].card = take_at(game.ship_deck, top) + 1
        if destination(game.ships[dock]) == PHOBOS + 1:
            to_phobos = True
    shuffle(game.rng, game.ship_deck.items, game.ship_deck.n)
    if not to_phobos:
        game.destinations[PHOBOS] -= 1
        game.ships[docks - 1].tokens[PHOBOS] += 1
        game.ships[docks - 1].heading = PHOBOS + 1


@rule
def place_first_astronauts(game):
    """RP-07: one on each ship, at random; who is on the leftmost one begins."""
    colours = colour_count(game)
    waiting = (1 << colours) - 1
    for dock in range(colours):
        skip = below(game.rng, colours - dock)
        for colour in range(colours):
            if waiting >> colour & 1:
                if skip == 0:
                    waiting ^= 1 << colour
                    game.ships[dock].crew[colour] = 1
                    game.companies[colour].supply -= 1
                    if dock == 0:
                        game.first = seat_of(game, colour)
                    break
                skip -= 1


@rule
def bury_resources(game):
    """RP-08: each region draws one of the tokens that are left; the last one is the spare."""
    left = REGIONS + 1
    for region in range(REGIONS):
        game.regions[region].buried = draw_resource(game, left)
        left -= 1
    game.spare = draw_resource(game, left)


@rule
def draw_resource(game, left):
    """A random one of the `left` resource tokens that do not lie on the map yet."""
    skip = below(game.rng, left)
    for kind in range(RESOURCES):
        here = RESOURCE_TOKENS[kind]
        for region in range(REGIONS):
            if game.regions[region].buried == kind + 1:
                here -= 1
        if skip < here:
            return kind + 1
        skip -= here
    return 0


@rule
def deal_missions(game):
    """RP-09: two each, of which one is kept."""
    for mission in range(MISSIONS):
        push(game.deck, mission)
    shuffle(game.rng, game.deck.items, game.deck.n)
    for seat in range(game.players):
        for _ in range(MISSIONS_DEALT):
            push(game.companies[seat].cards, take_at(game.deck, game.deck.n - 1))
        ask(game, seat, AskKind.KEEP)


@rule
def keep_mission(game, seat, mission):
    """The other mission goes back onto the mission deck, unseen."""
    cards = game.companies[seat].cards
    other = 1 if cards.items[0] == mission else 0
    push(game.deck, take_at(cards, other))


@rule
def build_colonisation_deck(game):
    """RP-10: the missions that are left, all research and all action cards."""
    for card in range(FIRST_RESEARCH, CARDS):
        push(game.deck, card)
    shuffle(game.rng, game.deck.items, game.deck.n)


# --- the duel


@rule
def build_neutral_deck(game, seat):
    """RP-63: four certain and two random characters are shuffled; the other three are arranged on top by the player."""
    company = game.companies[seat]
    for i in range(len(LOWER_FOUR)):
        push(company.neutral_deck, LOWER_FOUR[i])
    for number in range(1, CHARACTERS + 1):
        company.loose |= 1 << number
    for i in range(len(LOWER_FOUR)):
        company.loose ^= 1 << LOWER_FOUR[i]
    others = CHARACTERS - len(LOWER_FOUR)
    while others > FREE_TO_ARRANGE:
        skip = below(game.rng, others)
        for number in range(1, CHARACTERS + 1):
            if company.loose >> number & 1:
                if skip == 0:
                    company.loose ^= 1 << number
                    push(company.neutral_deck, number)
                    break
                skip -= 1
        others -= 1
    shuffle(game.rng, company.neutral_deck.items, company.neutral_deck.n)
    ask(game, seat, AskKind.ARRANGE)


@rule
def arrange(game, seat, number):
    """The next of the three upper cards; the last one needs no decision."""
    company = game.companies[seat]
    company.loose ^= 1 << number
    push(company.arranged, number)
    if company.loose & (company.loose - 1):
        ask(game, seat, AskKind.ARRANGE)
        return
    for last in range(1, CHARACTERS + 1):
        if company.loose >> last & 1:
            push(company.arranged, last)
    company.loose = 0
