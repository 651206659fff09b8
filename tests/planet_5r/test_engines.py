"""Planet 5R is the game that measures the engines: many more games than the common suite plays."""

import pytest

import fiveplanets as fp
from fiveplanets.core.packing import fingerprint, pack
from tests.support import interpreted_playout

GAMES = 100_000
SAMPLE = 2_000  # of them also interpreted
PLAYERS = (3, 4, 5)
SHARE = -(-GAMES // len(PLAYERS))
STEP = GAMES // SAMPLE


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_of_many_native_games_is_interpreted_the_same(players):
    sim = fp.game("planet-5r").simulator(players, SHARE, threads=1)
    sim.random_playouts()
    native = sim.fingerprints()
    for seed in range(0, SHARE, STEP):
        state, _ = interpreted_playout("planet-5r", players, seed)
        assert fingerprint(pack(state)) == native[seed], f"seed {seed}"


def test_threads_change_nothing():
    """Tables are independent of one another: any split gives the same games."""
    found = []
    for threads in (1, 2, 3):
        sim = fp.game("planet-5r").simulator(4, 10_000, threads=threads)
        decisions = sim.random_playouts()
        found.append((decisions, sim.fingerprints().tolist(), sim.standings().tolist()))
    assert found[0] == found[1] == found[2]
