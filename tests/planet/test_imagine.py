"""What a seat cannot see is imagined as it might be: in every way that fits, and in no other."""

from collections import Counter

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.packing import pack
from fiveplanets.core.random import Rng, seed_rng
from tests.planet.invariants import check, used
from tests.planet.positions import finish_round
from tests.support import play_randomly, random_tables, table

GAME = fp.game("planet")


def chance(seed):
    rng = Rng()
    seed_rng(rng, seed, 1)
    return rng


def worlds(position, seat, number):
    rng = chance(7)
    return [position.imagine(seat, rng).record() for _ in range(number)]


def test_the_seat_cannot_tell_it_from_the_truth():
    """At random moments of random games, in both engines."""
    for played in random_tables("planet", 24, seed=6):
        native = GAME.position(bytes(played.position))
        for seat in range(played.players):
            imagined = native.imagine(seat, chance(seat))
            check(imagined.record())
            assert bytes(imagined) == bytes(played.position.imagine(seat, chance(seat)))
            assert bytes(imagined.redacted(seat)) == bytes(native.redacted(seat))
            assert imagined.legal(seat) == native.legal(seat)
            assert imagined.facts(seat) == native.facts(seat)
            assert imagined.to_act == native.to_act


def test_an_imagined_game_can_be_played_to_the_end():
    for played in random_tables("planet", 12, seed=8):
        position = GAME.position(bytes(played.position)).imagine(0, chance(1))
        while not position.over:
            seat = position.to_act[0]
            position.make(seat, position.legal(seat)[0])
            check(position.record())


@pytest.mark.rule("PL-05")
def test_others_may_have_any_other_objective_equally_often():
    position = GAME.position(players=3, seed=1)
    own = position.record().planets[1].objective
    found = Counter(tuple(planet.objective for planet in state.planets[:3]) for state in worlds(position, 1, 1200))
    assert {objectives[1] for objectives in found} == {own}
    assert len(found) == 4 * 3
    assert min(found.values()) > 60 < max(found.values()) < 150


@pytest.mark.rule("PL-28")
def test_in_the_end_objectives_are_known():
    played = GAME.table(3, seed=1)
    play_randomly(played, 1)
    truth = [planet.objective for planet in played.position.record().planets]
    for state in worlds(played.position, 0, 5):
        assert [planet.objective for planet in state.planets] == truth


@pytest.mark.rule("PL-03")
def test_the_tiles_that_nobody_has_seen_come_in_any_order():
    played = table("planet", 4)
    finish_round(played)
    position = GAME.position(bytes(played.position))
    hidden = set(used(played.state.stack))
    states = worlds(position, 2, 400)
    assert all(set(used(state.stack)) == hidden for state in states)
    assert {state.stack.items[state.stack.n - 1] for state in states} == hidden


@pytest.mark.rule("PL-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_left_over_tiles_are_remembered(players):
    """Which pile a tile went to is known, unless the tiles of its round were shuffled; and then any may be anywhere."""
    played = table("planet", players)
    for _ in range(9):
        finish_round(played)
        truth = [set(used(heap)) for heap in (played.state.pile_11, played.state.pile_12, played.state.box)]
        found = [set(), set(), set()]
        for state in worlds(GAME.position(bytes(played.position)), 0, 40):
            for places, heap in zip(found, (state.pile_11, state.pile_12, state.box), strict=True):
                places |= set(used(heap))
        doubtful = {tile for tile in range(50) if sum(tile in places for places in found) > 1}
        assert all(places - doubtful == heap - doubtful for places, heap in zip(found, truth, strict=True))
        assert {played.state.left_over[tile] for tile in doubtful} <= {2: {2, 4}, 3: {3}, 4: set()}[players]
    assert len(doubtful) == {2: 6, 3: 2, 4: 0}[players]


@pytest.mark.rule("PL-12")
def test_when_pile_11_lies_open_the_rest_of_its_tiles_is_known():
    played = table("planet", 3)
    while played.state.round < 11:
        finish_round(played)
    truth = set(used(played.state.pile_12))
    for state in worlds(GAME.position(bytes(played.position)), 0, 20):
        assert set(used(state.pile_12)) == truth


@pytest.mark.rule("PL-33")
def test_the_animals_that_nobody_has_seen_come_in_any_order():
    played = table("planet", 2, animals="surprise")
    finish_round(played)
    hidden = {animal for animal, card in enumerate(played.state.animals) if card.column == NOTHING}
    states = worlds(GAME.position(bytes(played.position)), 1, 400)
    assert all(set(used(state.deck)) == hidden for state in states)
    assert {state.deck.items[state.deck.n - 1] for state in states} == hidden


def test_the_dice_to_come_are_others():
    position = GAME.position(players=2, seed=1)
    assert len({pack(state.rng) for state in [position.record(), *worlds(position, 0, 20)]}) == 21
