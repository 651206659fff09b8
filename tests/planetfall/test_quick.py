"""The quick bot: strong enough, and as fast as the rules allow."""

import numpy as np

import fiveplanets as fp

GAMES = 1000


def test_first_in_most_games_against_three_random_players():
    sim = fp.game("planetfall").simulator(players=4, tables=GAMES, threads=1)
    seats = np.arange(GAMES) % 4
    sim.matches(1 << seats)
    standings = sim.standings()
    firsts = standings == standings.max(axis=1, keepdims=True)
    share = (firsts / firsts.sum(axis=1, keepdims=True))[np.arange(GAMES), seats].mean()
    assert share >= 0.6
