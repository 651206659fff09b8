"""What is always true at a table of Planetfall."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planetfall.components import (
    CARDS,
    FIRST_WAY,
    HAS_SECOND_WAY,
    PLANET,
    RESOURCES,
    TRACK_END,
)
from fiveplanets.games.planetfall.shapes import DECK_SIZE
from fiveplanets.games.planetfall.state import IS_CELL, SPOTS, AskKind, Phase
from fiveplanets.games.planetfall.vocabulary import PLANETS, Resource, Way

UNSEEN = {2: 5, 3: 5, 4: 2, 5: 2, 6: 2}  # the cards of a planet that nobody sees


def check(state):
    for empire in state.empires[: state.players]:
        check_tracks(empire)
        check_cards(state, empire)
    for empire in state.empires[state.players :]:
        assert empire.commander == empire.side == NOTHING, "nobody sits there"
        assert empire.cards.n == sum(empire.track) == 0
    check_commanders(state)
    check_card_places(state)
    check_decks(state)
    check_token(state)
    if state.phase != Phase.COMMANDERS:
        check_ships(state)


def check_tracks(empire):
    """No resource is ever negative or over the end of its track."""
    for resource in range(RESOURCES):
        assert 0 <= empire.track[resource] <= TRACK_END[resource], Resource(resource).name
    assert 0 <= empire.operated <= empire.track[Resource.POINTS]


def held(empire):
    return [(holding.card, holding.way) for holding in empire.cards.items[: empire.cards.n]]


def check_cards(state, empire):
    """Cards were taken in a way they have, at most two a planet, in the order of the planets; the totals agree."""
    cards = held(empire)
    planets = [PLANET[card] for card, _ in cards]
    assert planets == sorted(planets)
    assert all(planets.count(planet) <= 2 for planet in planets)
    for card, way in cards:
        assert way == FIRST_WAY[card] or (HAS_SECOND_WAY[card] and way == FIRST_WAY[card] + 1)
        assert PLANET[card] <= state.round
    assert empire.taken == [sum(1 for _, way in cards if way == one) for one in Way]


def check_commanders(state):
    empires = state.empires[: state.players]
    commanders = [empire.commander for empire in empires if empire.commander != NOTHING]
    assert len(commanders) == len(set(commanders)), "a commander belongs to one player"
    for empire in empires:
        assert empire.side == NOTHING or empire.side // 2 == empire.commander
    assert state.choosers == sum(1 for empire in empires if empire.side != NOTHING)


def check_card_places(state):
    """Every card is in one place at most: a deck, open, or before a player; of this planet every card is somewhere."""
    shown = [card for card in state.open if card != NOTHING]
    places = [card for deck in state.decks for card in deck.items[: deck.n]]
    places += shown + [card for empire in state.empires for card, _ in held(empire)]
    assert len(places) == len(set(places)) <= CARDS
    assert all(PLANET[card] == state.round for card in shown)
    assert state.round == 0 or sum(1 for card in places if PLANET[card] == state.round) == DECK_SIZE


def check_decks(state):
    """Whole before the planet, gone after it; in between what nobody sees."""
    for planet, deck in enumerate(state.decks, 1):
        unseen = UNSEEN[state.players] if planet == state.round else 0
        assert deck.n == (DECK_SIZE if planet > state.round else unseen)
        assert all(PLANET[card] == planet for card in deck.items[: deck.n])


def check_token(state):
    assert (state.restrained == NOTHING) == (state.restrainer == NOTHING)
    assert state.restrained == NOTHING or state.open[state.restrained] != NOTHING, "the token lies on a card"


def check_ships(state):
    """Each ship is on the turn track or on a spot, on a card or cell that can be acted on."""
    track = [seat for seat in state.track if seat != NOTHING]
    ships = [seat for seat in state.ships if seat != NOTHING]
    everybody = list(range(state.players))
    assert sorted(track + ships) == everybody
    assert state.phase == Phase.INCOME or sorted(state.order[: state.players]) == everybody
    assert set(state.track[state.players :]) <= {NOTHING}
    for spot in range(SPOTS):
        assert state.ships[spot] == NOTHING or IS_CELL[spot] or state.open[spot] != NOTHING
        assert not (IS_CELL[spot] and state.open[spot] != NOTHING)
    assert (state.acting != NOTHING) == (state.phase == Phase.ACTING)
    if state.phase == Phase.OVER:
        assert not ships
        assert state.round == PLANETS
    else:
        check_ask(state)


def check_ask(state):
    """One player is asked one thing, which belongs to the phase."""
    (asked,) = [asks.items[0].kind for asks in state.asks if asks.n]
    expected = {Phase.INCOME: AskKind.RESTRAIN, Phase.PLACING: AskKind.EXPLORE}
    assert asked == expected.get(state.phase, asked)
    assert state.phase != Phase.ACTING or asked > AskKind.EXPLORE
