"""Positions for tests."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.components import ANIMAL_IDS
from fiveplanets.games.planet.state import Planet
from tests.support import table


def painted(habitats, planet=None):
    """A planet with these habitats, by area; areas that are not named are free."""
    planet = planet or Planet()
    for area in range(len(planet.areas)):
        planet.areas[area] = habitats.get(area, NOTHING)
    return planet


def number(animal):
    return ANIMAL_IDS.index(animal)


def clear_animals(state):
    """No animal lies on the table or with a player."""
    for card in state.animals:
        card.column = card.winner = NOTHING


def give(state, seat, *animals, round=3):
    """The seat has won these animals."""
    for animal in animals:
        card = state.animals[number(animal)]
        card.column, card.winner = round, seat


def waiting_table(animal, round, *planets, **options):
    """A table in this round, with one animal in its column and planets given as habitats by area."""
    played = table("planet", len(planets), **options)
    state = played.state
    state.round = round
    clear_animals(state)
    state.animals[number(animal)].column = round
    for seat, habitats in enumerate(planets):
        painted(habitats, state.planets[seat])
    return played


def waiting(animal, round, *planets, **options):
    return waiting_table(animal, round, *planets, **options).state


def finish_round(played):
    """Everybody takes the first tile they can and puts it on the first free face."""
    start = played.state.round
    entry = None
    while not played.over and played.state.round == start:
        seat = played.to_act[0]
        entry = played.play(seat, played.legal(seat)[0])
    return entry
