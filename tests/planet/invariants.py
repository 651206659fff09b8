"""What is always true at a table of Planet."""

from itertools import pairwise

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.components import ANIMALS, ROUNDS, TILE_HABITATS, TILES
from fiveplanets.games.planet.geometry import FACES, SIDES
from fiveplanets.games.planet.state import AskKind, Objectives


def check(state):
    check_tiles(state)
    check_left_over_tiles(state)
    check_animals(state)
    check_objectives(state)
    for seat in range(state.players):
        check_planet(state.planets[seat])
    for planet in state.planets[state.players :]:
        assert set(planet.tiles) == {NOTHING}, "nobody sits there"
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
        places += [tile for tile in state.planets[seat].tiles if tile != NOTHING]
        if asked(state, seat) and top_ask(state, seat).kind != AskKind.TAKE:
            places.append(top_ask(state, seat).a)
    assert sorted(places) == list(range(TILES))


def check_left_over_tiles(state):
    """Everybody may remember the round in which each was left over: the sooner, the sooner it went to a pile."""
    heaps = [used(heap) for heap in (state.pile_11, state.pile_12, state.box)]
    remembered = {tile for tile in range(TILES) if state.left_over[tile] != NOTHING}
    assert remembered == {tile for heap in heaps for tile in heap}
    rounds = [[state.left_over[tile] for tile in heap] for heap in heaps if heap]
    for sooner, later in pairwise(rounds):
        assert max(sooner) <= min(later)


def check_animals(state):
    """Each is at most in one place: in the deck, in a column that is still to be judged, or with a player."""
    hidden = used(state.deck)
    assert len(hidden) == len(set(hidden))
    for animal in range(ANIMALS):
        card = state.animals[animal]
        assert (animal in hidden) + (card.column != NOTHING) <= 1
        if card.winner != NOTHING:
            assert 1 <= card.column <= state.round
            assert card.winner < state.players
        else:
            assert card.column == NOTHING or state.round <= card.column <= ROUNDS


def check_objectives(state):
    dealt = [planet.objective for planet in state.planets[: state.players]]
    if state.options.objectives == Objectives.NONE:
        assert set(dealt) == {NOTHING}
    else:
        assert NOTHING not in dealt
        assert len(set(dealt)) == state.players
    shown = [planet.shown_objective for planet in state.planets[: state.players]]
    assert shown == (dealt if not state.open_asks else [NOTHING] * state.players)


def check_planet(planet):
    """Every face is free, or shows a tile in one of its rotations."""
    for face in range(FACES):
        shown = planet.areas[SIDES * face : SIDES * (face + 1)]
        if planet.tiles[face] == NOTHING:
            assert shown == [NOTHING] * SIDES
        else:
            habitats = list(TILE_HABITATS[planet.tiles[face]])
            assert shown in [habitats[turn:] + habitats[:turn] for turn in range(SIDES)]
    covered = {face + 1 for face in range(FACES) if planet.tiles[face] != NOTHING}
    assert planet.newest in (covered or {NOTHING})
