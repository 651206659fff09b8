"""The quick bot's strength."""

import numpy as np

import fiveplanets as fp


def test_the_quick_bot_beats_three_random_players():
    games, players = 1000, 4
    sim = fp.game("planet-5r").simulator(players=players, tables=games)
    seats = np.arange(games) % players
    sim.matches(1 << seats)
    standings = sim.standings()
    first = standings == standings.max(axis=1, keepdims=True)
    share = (first / first.sum(axis=1, keepdims=True))[np.arange(games), seats].mean()
    assert share >= 0.6, f"first in {share:.0%} of the games; 25 % would be chance"
