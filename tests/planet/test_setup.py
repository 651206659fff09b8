"""Set-up, and what of it can be seen."""

from collections import Counter

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.components import ANIMALS, TILES
from tests.planet.invariants import used
from tests.support import table

SEEDS = range(40)


@pytest.mark.rule("PL-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_players(players):
    with pytest.raises(fp.SetupError, match="2 to 4"):
        fp.game("planet").table(players=players)
    for allowed in (2, 3, 4):
        assert fp.game("planet").table(players=allowed).players == allowed


@pytest.mark.rule("PL-02")
def test_planets_start_empty():
    for planet in table("planet", 4).state.planets:
        assert list(planet.areas) == [NOTHING] * 60
        assert list(planet.tiles) == [NOTHING] * 12


@pytest.mark.rule("PL-03")
def test_tiles_lie_in_ten_hidden_piles_of_five():
    state = table("planet", 4).state
    assert (state.open_tiles.n, state.stack.n) == (5, 45)  # the first pile is open already
    assert sorted(used(state.open_tiles) + used(state.stack)) == list(range(TILES))


@pytest.mark.rule("PL-03")
def test_tiles_are_shuffled_and_nobody_sees_them():
    orders = {tuple(table("planet", 4, seed).state.stack.items) for seed in SEEDS}
    assert len(orders) == len(SEEDS)
    played = table("planet", 4)
    for viewer in (0, 1, 2, 3, None):
        assert played.view(viewer)["state"]["stack"] == [None] * 45


@pytest.mark.rule("PL-04")
def test_twenty_animals_in_columns():
    for seed in SEEDS:
        state = table("planet", 4, seed).state
        columns = Counter(card.column for card in state.animals)
        assert columns == {NOTHING: 25, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3}


@pytest.mark.rule("PL-04")
def test_any_of_the_45_animals_may_be_dealt_and_all_see_them():
    dealt = {
        a for seed in SEEDS for a, card in enumerate(table("planet", 4, seed).state.animals) if card.column != NOTHING
    }
    assert dealt == set(range(ANIMALS))
    view = table("planet", 2).view(None)
    assert len(view["facts"]["animals"]) == 20


@pytest.mark.rule("PL-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_different_random_objective(players):
    seen = set()
    for seed in SEEDS:
        objectives = [planet.objective for planet in table("planet", players, seed).state.planets[:players]]
        assert len(set(objectives)) == players
        seen.update(enumerate(objectives))
    assert seen == {(seat, habitat) for seat in range(players) for habitat in range(5)}


@pytest.mark.rule("PL-05")
def test_an_objective_is_secret():
    played = table("planet", 3)
    for viewer in (0, 1, 2, None):
        view = played.view(viewer)
        for seat, planet in enumerate(view["state"]["planets"][:3]):
            assert (planet["objective"] is not None) == (seat == viewer)
            assert planet["shown_objective"] is None
            assert (view["facts"]["planets"][seat]["objective"]["habitat"] is not None) == (seat == viewer)


@pytest.mark.rule("PL-06")
def test_the_first_player_is_given_or_random():
    for seat in range(4):
        played = table("planet", 4, first=seat + 1)
        assert played.state.first == seat
        assert played.to_act == [seat]
    assert {table("planet", 4, seed).state.first for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("PL-06")
def test_the_first_player_must_be_one_of_the_players():
    with pytest.raises(fp.SetupError, match="4 is not one of the 3 players"):
        table("planet", 3, first=4)
