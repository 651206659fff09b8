"""What is always true at a table of Planet."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.games.planet.components import ANIMALS, ROUNDS, TILE_HABITATS, TILES
from fiveplanets.games.planet.geometry import FACES, SIDES
from fiveplanets.games.planet.state import AskKind


def check(state):
    check_tiles(state)
    check_animals(state)
    for seat in range(state.players):
        check_planet(state.planets[seat])
    for planet in state.planets[state.players :]:
        assert not any(planet.tiles), "nobody sits there"
    assert 1 <= state.round <= ROUNDS
    assert 0 <= state.first < state.players
    asking = [seat for seat in range(state.players) if asked(state, seat)]
    assert len(asking) <= 1, "one after the other"


def used(seq):
    assert not any(seq.items[seq.n :])
    return seq.items[: seq.n]


def check_tiles(state):
    """Each of the fifty is in one place: a pile, open, in hand, on a planet or in the box."""
    places = used(state.stack) + used(state.open_tiles) + used(state.pile_11) + used(state.pile_12) + used(state.box)
    for seat in range(state.players):
        places += [tile - 1 for tile in state.planets[seat].tiles if tile]
        if asked(state, seat) and top_ask(state, seat).kind != AskKind.TAKE:
            places.append(top_ask(state, seat).a)
    assert sorted(places) == list(range(TILES))


def check_animals(state):
    """Each is at most in one place: in the deck, in a column that is still to be judged, or with a player."""
    hidden = used(state.deck)
    assert len(hidden) == len(set(hidden))
    for animal in range(ANIMALS):
        card = state.animals[animal]
        assert (animal in hidden) + (card.round > 0) + (card.winner > 0) <= 1
        assert card.round == 0 or state.round <= card.round <= ROUNDS
        assert card.winner <= state.players


def check_planet(planet):
    """Every face is free, or shows a tile in one of its rotations."""
    for face in range(FACES):
        shown = planet.areas[SIDES * face : SIDES * (face + 1)]
        if planet.tiles[face] == 0:
            assert shown == [0] * SIDES
        else:
            habitats = list(TILE_HABITATS[planet.tiles[face] - 1])
            assert shown in [habitats[turn:] + habitats[:turn] for turn in range(SIDES)]
