"""Hypothesis drives each game by indexes into the legal list: any list of numbers is the beginning of a legal game."""

import tempfile
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import given
from hypothesis import settings as how

import fiveplanets as fp
from tests.common.worlds import invariants
from tests.support import settings, table


@how(max_examples=25, deadline=None, derandomize=True, database=None)
@given(
    setting=st.integers(0, 10**6),
    seed=st.integers(0, 2**63 - 1),
    choices=st.lists(st.tuples(st.integers(0, 10), st.integers(-1, 10**4)), max_size=80),
)
def test_any_numbers_are_a_game(name, setting, seed, choices):
    """A choice is who acts and which of their legal moves it is; -1 takes that seat's last decision back."""
    every = settings(name)
    players, options = every[setting % len(every)]
    played = table(name, players, seed, **options)
    check = invariants(name)
    for who, which in choices:
        if played.over:
            break
        seat = played.to_act[who % len(played.to_act)]
        if which < 0:
            try_to_undo(played, seat)
        else:
            legal = played.legal(seat)
            played.play(seat, legal[which % len(legal)])
        check(played.position.record())
    with tempfile.TemporaryDirectory() as folder:
        played.save(Path(folder) / "game.jsonl")
        loaded = fp.load(Path(folder) / "game.jsonl")
    assert loaded.fingerprint == played.fingerprint
    assert loaded.view(0) == played.view(0)


def try_to_undo(played, seat):
    before = played.fingerprint
    try:
        played.undo(seat)
    except fp.UndoRefused:
        assert played.fingerprint == before
