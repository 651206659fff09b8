"""What is always true at a table of Planetfall."""

from fiveplanets.games.planetfall.components import (
    ANNEX_INCOME,
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

UNSEEN = {2: 5, 3: 5, 4: 2, 5: 2, 6: 2}  # the cards of a visited planet that nobody sees


def check(state):
    for empire in state.empires[: state.players]:
        check_tracks(empire)
        check_cards(state, empire)
    for empire in state.empires[state.players :]:
        assert empire.commander == empire.side == empire.cards.n == sum(empire.track) == 0, "nobody sits there"
    check_commanders(state)
    check_card_places(state)
    if state.phase != Phase.COMMANDERS:
        check_ships(state)
        check_decks(state)


def check_tracks(empire):
    """No resource is ever negative or over the end of its track; experience never goes below the start."""
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
    assert empire.sector_income == sum(ANNEX_INCOME[card] for card, way in cards if way == Way.ANNEX)


def check_commanders(state):
    commanders = [empire.commander for empire in state.empires[: state.players] if empire.commander]
    assert len(commanders) == len(set(commanders)), "a commander belongs to one player"
    for empire in state.empires[: state.players]:
        assert empire.side == 0 or (empire.side + 1) // 2 == empire.commander


def check_card_places(state):
    """Every card is in one place at most: a deck, open, or before a player."""
    places = [card for deck in state.decks for card in deck.items[: deck.n]]
    places += [card - 1 for card in state.open if card]
    places += [card for empire in state.empires for card, _ in held(empire)]
    assert len(places) == len(set(places)) <= CARDS
    for planet, deck in enumerate(state.decks, 1):
        assert all(PLANET[card] == planet for card in deck.items[: deck.n])
    assert all(PLANET[card - 1] == state.round for card in state.open if card)


def check_ships(state):
    """Each ship is on the turn track or on a spot, on a card or cell that can be acted on."""
    track = [place for place in state.track if place]
    ships = [ship for ship in state.ships if ship]
    assert sorted(track + ships) == list(range(1, state.players + 1))
    assert not any(state.track[state.players :])
    for spot in range(SPOTS):
        assert not state.ships[spot] or IS_CELL[spot] or state.open[spot]
        assert not (IS_CELL[spot] and state.open[spot])
    assert not state.restrained or state.open[state.restrained - 1], "the token lies on a card"
    if state.phase == Phase.OVER:
        assert not ships
        assert state.round == PLANETS
    else:
        assert sum(seat.n for seat in state.asks) == 1
        if any(seat.n and seat.items[0].kind == AskKind.EXPLORE for seat in state.asks):
            assert state.phase == Phase.PLACING


def check_decks(state):
    for planet, deck in enumerate(state.decks, 1):
        assert deck.n == (DECK_SIZE if planet > state.round else UNSEEN[state.players])
