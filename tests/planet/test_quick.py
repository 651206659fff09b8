"""The quick bot plays well enough, fast enough, and leaves the table as it found it."""

import random

import numpy as np

import fiveplanets as fp
from fiveplanets.core.packing import pack
from fiveplanets.core.random import Rng
from fiveplanets.core.records import zero
from tests.support import random_tables

GAMES = 1_000


def test_first_in_sixty_percent_against_three_random_players():
    sim = fp.game("planet").simulator(players=4, tables=GAMES, threads=1)
    bot = np.arange(GAMES) % 4
    sim.matches(1 << bot)
    standings = sim.standings()
    first = standings == standings.max(axis=1, keepdims=True)
    shares = first[np.arange(GAMES), bot] / first.sum(axis=1)
    assert shares.mean() >= 0.6


def test_trying_a_placement_leaves_no_trace():
    chooser = random.Random(1)
    for table in random_tables("planet", 30, seed=2):
        for seat in table.to_act:
            moves = zero(table.game.module("state").LEGAL_MOVES)
            table.game.module("rules").legal(table.state, seat, moves)
            before = pack(table.state)
            rng = Rng()
            rng.a = chooser.randrange(2**32)
            assert table.game.module("advice").quick(table.state, seat, moves, rng) in table.legal(seat)
            assert pack(table.state) == before
