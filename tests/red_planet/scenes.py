"""Positions for the tests: a table after setup, astronauts where they are needed, a countdown of chosen characters."""

import pytest

import fiveplanets as fp
from fiveplanets.core.asks import asked, close_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.story import REVEALED
from fiveplanets.games.red_planet.components import (
    ASTRONAUTS,
    CARD_IDS,
    CHARACTER_IDS,
    DESTINATION_TOKENS,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    SHIP_IDS,
)
from fiveplanets.games.red_planet.events import Event
from fiveplanets.games.red_planet.state import Phase
from tests.support import checked_table, table

FIVE_SEATS = ("S03", "S06", "S15", "S21", "S24", "S27")  # ships with five seats, to six regions


def opened(players=3, seed=1, game=None, **options):
    """A table at the first choice of characters, perhaps of a game with a pack."""
    found = checked_table(game, players, seed, options) if game else table("red-planet", players, seed, **options)
    while found.state.round == 0:
        seat = found.to_act[0]
        found.play(seat, found.legal(seat)[0])
    return found


def bare(players=3, seed=1, **options):
    """The same, but all astronauts are in the supplies, every dock has a ship with five seats, and red is first."""
    found = opened(players, seed, **options)
    found.state.first = 0
    for place in [*found.state.ships, *found.state.regions]:
        for colour in range(len(place.crew)):
            place.crew[colour] = 0
    for ship in found.state.ships:
        ship.heading = NOTHING
        for region in range(REGIONS):
            ship.tokens[region] = 0
    for region in range(REGIONS):
        found.state.destinations[region] = DESTINATION_TOKENS
    for colour in range(4 if players == 2 else players):
        found.state.companies[colour].supply = ASTRONAUTS
        dock(found, colour + 1, FIVE_SEATS[colour])
    return found


def region(found, name):
    return found.state.regions[REGION_IDS.index(name)]


def settle(found, name, *crew):
    """Astronauts by colour, from the supplies into a region."""
    for colour, count in enumerate(crew):
        region(found, name).crew[colour] += count
        found.state.companies[colour].supply -= count


def dock(found, number, ship, *crew, launched=False):
    """Put a ship at a dock (1 is the leftmost), with a crew by colour; the ship that was there takes its place."""
    state, card = found.state, SHIP_IDS.index(ship)
    place = state.ships[number - 1]
    for other in state.ships:
        if other.card == card:
            other.card = place.card
    for pile in (state.ship_deck, state.ship_discard):
        for i in range(pile.n):
            if pile.items[i] == card:
                pile.items[i] = place.card
    place.card = card
    place.launched = launched
    for colour, count in enumerate(crew):
        place.crew[colour] += count
        state.companies[colour].supply -= count
    return place


def uncover(found, name, resource):
    """The resource of a region lies face up; it changes places with one of its kind."""
    kind = RESOURCE_IDS.index(resource)
    place = region(found, name)
    if kind not in (place.resource, place.buried):
        old = place.buried if place.resource == NOTHING else place.resource
        if found.state.buried_spare == kind:
            found.state.buried_spare = old
        else:
            next(p for p in found.state.regions if p is not place and p.buried == kind).buried = old
    place.resource, place.buried = kind, NOTHING


def hold(found, seat, *cards):
    """Give a seat colonisation cards from the deck."""
    deck = found.state.deck
    for name in cards:
        card = CARD_IDS.index(name)
        at = deck.items[: deck.n].index(card)
        deck.items[at] = deck.items[deck.n - 1]
        deck.items[deck.n - 1] = 0
        deck.n -= 1
        mine = found.state.companies[seat].cards
        mine.items[mine.n] = card
        mine.n += 1


def mission_only(found, seat, name):
    """The seat holds exactly this mission (wherever it was)."""
    card = CARD_IDS.index(name)
    mine = found.state.companies[seat].cards
    for pile in [found.state.deck, *(c.cards for c in found.state.companies)]:
        for i in range(pile.n):
            if pile.items[i] == card:
                pile.items[i] = mine.items[0]
    mine.items[0] = card


def on_top(found, name):
    """Put a card on top of the colonisation deck."""
    card = CARD_IDS.index(name)
    for pile in [found.state.deck, *(c.cards for c in found.state.companies)]:
        for i in range(pile.n):
            if pile.items[i] == card:
                pile.items[i] = found.state.deck.items[found.state.deck.n - 1]
    found.state.deck.items[found.state.deck.n - 1] = card


def lay(found, name, card, *seats, shown=False):
    """A research card of the deck lies at a region, known to these seats."""
    on_top(found, card)
    deck = found.state.deck
    deck.n -= 1
    deck.items[deck.n] = 0
    place = region(found, name)
    place.research = CARD_IDS.index(card)
    place.seen_by = sum(1 << seat for seat in seats or (0,))
    place.shown = place.research if shown else NOTHING


def countdown(found, *characters, neutral=()):
    """Nobody is asked any more; these characters are chosen, by seat (None for a seat that sits out)."""
    state = found.state
    for seat in range(found.players):
        while asked(state, seat):
            close_ask(state, seat)
        state.companies[seat].choice = NOTHING
        state.companies[seat].neutral_choice = NOTHING
    for seat, name in enumerate(characters):
        state.companies[seat].choice = character(name) if name else NOTHING
    for seat, name in enumerate(neutral):
        state.companies[seat].neutral_choice = character(name) if name else NOTHING
    state.phase = Phase.RESOLVING
    state.story = []
    found.game.module("rules.flow").carry_on(state)
    return found


def character(name):
    return CHARACTER_IDS.index(name)


def bits(*names):
    """Characters as a bit set."""
    return sum(1 << character(name) for name in names)


def region_number(name):
    return REGION_IDS.index(name)


def card_number(name):
    return CARD_IDS.index(name)


def told(story):
    """The events of a story, each as its name and its words."""
    lines = [(Event(line[0]), line[1:]) for line in story if line[0] != REVEALED]
    return [(event.id, event.data(words)) for event, words in lines]


def end_round(found):
    """Nobody acts in this round, so it ends; the names of the events."""
    countdown(found)
    return [Event(event[0]).name for event in found.state.story if event[0] != REVEALED]


def move(kind, values):
    """A move as data; a character is chosen without a word about action cards unless one is said."""
    return {"do": kind} | ({"cards": "keep"} if kind == "choose" else {}) | values


def do(found, seat, kind, **values):
    """Play a move and return the names of the events that it told."""
    entry = found.play(seat, move(kind, values))
    return [Event(event[0]).name for event in entry.story]


def refused(found, seat, rule, kind, **values):
    """The move is illegal, and the refusal names the rule."""
    with pytest.raises(fp.IllegalMove) as error:
        found.play(seat, move(kind, values))
    assert error.value.rule == rule


def can(found, seat):
    """The legal moves as plain tuples: ("board", "dock-1")."""
    return [tuple(move.data.values()) for move in found.moves(seat)]


def pass_all(found):
    """Everybody takes the first legal move until all may choose again, or the game is over."""
    while found.to_act and found.state.phase != Phase.CHOOSING:
        seat = found.to_act[0]
        found.play(seat, found.legal(seat)[0])
