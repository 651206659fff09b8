"""The compiled rules are worth compiling."""

import time

import fiveplanets as fp
from tests.support import interpreted_playout

TABLES = 2_000
INTERPRETED = 20


def test_native_plays_at_least_twenty_times_as_fast_as_interpreted():
    sim = fp.game("planetfall").simulator(players=4, tables=TABLES, threads=1)
    sim.random_playouts()  # compiles
    rates = []
    for _ in range(3):
        sim.reset(range(TABLES))
        start = time.perf_counter()
        rates.append(sim.random_playouts() / (time.perf_counter() - start))
    start = time.perf_counter()
    decisions = sum(interpreted_playout("planetfall", 4, seed)[1] for seed in range(INTERPRETED))
    assert max(rates) >= 20 * decisions / (time.perf_counter() - start)
