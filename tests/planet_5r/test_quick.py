"""The quick bot's strength, and what search guesses by it."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.games.planet_5r.advice import guess
from fiveplanets.games.planet_5r.moves import CHOOSE
from tests.support import quick_share_of_firsts


@pytest.mark.xdist_group("planet-5r")
def test_the_quick_bot_beats_three_random_players():
    share = quick_share_of_firsts("planet-5r")
    assert share >= 0.6, f"first in {share:.0%} of the games; 25 % would be chance"


def test_search_guesses_secret_picks_as_the_quick_bot_makes_them():
    game = fp.game("planet-5r")
    position = game.position(players=3, seed=5)
    rng, would, guessed = Rng(), set(), set()
    for number in range(20):
        seed_rng(rng, number, 3)
        would.add(position.quick(0, rng) - CHOOSE)
    position.make(0, position.legal(0)[-1])
    for number in range(20):
        seed_rng(rng, number, 3)
        imagined = position.redacted(1).imagine(1, rng).record()
        before = imagined.clans[0].choice
        guess(imagined, 1, 0, rng)
        assert imagined.clans[0].choice == before, "none of a hundred"
        guess(imagined, 1, 100, rng)
        guessed.add(imagined.clans[0].choice)
        assert imagined.clans[2].choice == NOTHING, "it has not picked yet"
    assert guessed == would
