"""What a seat cannot see is imagined without favour: by chi-square, and against what really was there."""

import sys

import fiveplanets as fp
from fiveplanets.core import random as chance
from tests.common.fairness import alike_in, open_places, random_positions, surprising, unfair
from tests.support import random_tables

TABLES, DREAMS = 18, 600
GAMES, DREAMS_OF_EACH = 80, 20
FEW_DREAMS = 200


def test_whatever_a_seat_cannot_tell_apart_is_equally_likely(name):
    for number, table in enumerate(random_tables(name, TABLES, seed=21, checked=False)):
        assert table.over or found_unfair(table.position, number % table.players, DREAMS) == []


def test_things_are_as_often_where_they_are_as_they_are_imagined_there(name):
    assert list(surprising(random_positions(name, GAMES, seed=1), DREAMS_OF_EACH)) == []


def found_unfair(position, seat, dreams):
    return list(unfair(position, seat, open_places(position, seat, dreams), alike_in(position.game.name)))


# --- the same test refuses what is not fair


def test_cards_that_are_not_shuffled_are_noticed(name, monkeypatch):
    patch(monkeypatch, name, "shuffle", lambda rng, items, n: None)
    assert any("not even" in line for line in found_in_a_new_game(name))


def test_cards_that_are_only_cut_are_noticed(name, monkeypatch):
    def cut(rng, items, n):
        at = chance.below(rng, max(n, 1))
        items[:n] = items[at:n] + items[:at]

    patch(monkeypatch, name, "shuffle", cut)
    assert any("hang together" in line for line in found_in_a_new_game(name))


def test_a_loaded_die_is_noticed(name, monkeypatch):
    fair = chance.below
    patch(monkeypatch, name, "below", lambda rng, n: 0 if fair(rng, 3) == 0 else fair(rng, n))
    assert found_in_a_new_game(name)


def found_in_a_new_game(name):
    """Dealt well, and imagined by the rules as they are written, which can be patched."""
    game = fp.game(name)
    dealt = game.position(players=game.max_players, seed=1)
    return found_unfair(game.position(bytes(dealt), engine=game.engine("interpreted")), 0, FEW_DREAMS)


def patch(monkeypatch, name, rule, other):
    """Another rule of that name, wherever the game's rules use it."""
    package = f"fiveplanets.games.{name.replace('-', '_')}."
    for module in [chance, *(module for key, module in sys.modules.items() if key.startswith(package))]:
        if hasattr(module, rule):
            monkeypatch.setattr(module, rule, other)
