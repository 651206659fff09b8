"""Random play to the end with every player count and option, on checked records, with everything conserved."""

import random

import pytest

import fiveplanets as fp
from fiveplanets.core.position import LOST
from tests.common.worlds import fresh_tables, invariants
from tests.support import settings

MOST_DECISIONS = 5_000  # far more than any game takes: a game that runs longer does not end
GAMES = 30


def test_every_setting_plays_to_the_end(name):
    check = invariants(name)
    for seed, table in fresh_tables(name, max(GAMES, len(settings(name))), checked=True):
        check(table.state)
        play_to_the_end(table, random.Random(seed), check)
        check_result(table)


def play_to_the_end(played, chooser, check):
    for _ in range(MOST_DECISIONS):
        if played.over:
            return
        seat = chooser.choice(played.to_act)
        moves = played.legal(seat)
        check_legal(played, moves)
        played.play(seat, chooser.choice(moves))
        check_asks(played.state)
        check(played.state)
    pytest.fail(f"not over after {MOST_DECISIONS} decisions: {played.players} players, {played.options}")


def check_asks(state):
    """The seats that are asked are those with an ask, and nobody sits behind them."""
    assert state.open_asks == sum(1 << seat for seat, asks in enumerate(state.asks) if asks.n > 0)
    assert state.open_asks < 1 << state.players


def check_legal(played, moves):
    """Who is asked has something to answer, and no answer twice; who is not has nothing."""
    assert moves
    assert len(moves) == len(set(moves))
    assert all(played.legal(seat) == [] for seat in range(played.players) if seat not in played.to_act)
    assert all(0 <= move < played.game.move_count for move in moves)


def check_result(played):
    standings = played.standings
    best = [seat for seat in range(played.players) if standings[seat] == max(standings)]
    assert played.winners == [seat for seat in best if standings[seat] > LOST]
    for seat, parts in enumerate(played.position.points()):
        assert sum(parts.values()) == played.scores[seat], f"{parts} is not {played.scores[seat]}"
    view = played.view(0)
    assert view["over"]
    assert view["scores"] == played.scores
    assert view["winners"] == played.winners
    with pytest.raises(fp.IllegalMove):
        played.play(0, 0)
