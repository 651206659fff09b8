"""No sequence of moves goes on without end: quick bots in every setting, and players who put off the end of turns."""

import random

import pytest

import fiveplanets as fp
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.games.planet_unknown.tables import CORPORATION_IDS
from tests.planet_unknown.positions import put_markers, start, unlock
from tests.support import settings

MOST_DECISIONS = 3_000  # far more than any game takes
ENDING = ("take", "place", "skip_tile", "lay_aside", "done")  # what brings the end of the round nearer


@pytest.mark.parametrize(("number", "setting"), list(enumerate(settings("planet-unknown"))))
def test_quick_bots_play_to_the_end(number, setting):
    players, options = setting
    game = fp.game("planet-unknown")
    position = game.position(players=players, seed=number, options=options)
    rng = Rng()
    seed_rng(rng, number, 2)
    for _ in range(MOST_DECISIONS):
        if position.over:
            return
        seat = position.to_act[0]
        position.make(seat, position.quick(seat, rng))
    pytest.fail(f"not over after {MOST_DECISIONS} decisions: {players} players, {options}")


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_whoever_puts_off_the_end_of_the_turn_comes_to_it(corporation):
    """All technologies work from the first round on, and nobody ends a turn before nothing else is left to do."""
    for seed in range(3):
        chooser = random.Random(seed)
        found = start(corporation=corporation, events=bool(seed))
        put_markers(found, tech=14)
        if corporation == "jump_drive":
            for letter in "ABCDEF":
                unlock(found, letter)
        for _ in range(MOST_DECISIONS):
            if found.over:
                break
            seat = found.to_act[0]
            moves = found.moves(seat)
            found.play(seat, chooser.choice([m for m in moves if m.data["do"] not in ENDING] or moves))
        assert found.over
