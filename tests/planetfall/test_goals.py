"""Every one of the 8 goal sheets scores what its data says."""

import random

import pytest

from fiveplanets.games.planetfall.components import GOAL_IDS
from tests.planetfall import oracle
from tests.planetfall.positions import DATA
from tests.support import play_randomly, table


@pytest.fixture(scope="module")
def finished():
    """Ends of random games, with the tracks mixed up: few of them end with a lot of anything."""
    found = []
    chooser = random.Random(4)
    for seed in range(25):
        game = table("planetfall", 2 + seed % 5, seed)
        play_randomly(game, seed)
        for empire in game.state.empires[: game.players]:
            empire.track[1:] = [chooser.randrange(13), chooser.randrange(8), chooser.randrange(12)]
        found.append(game)
    return found


@pytest.mark.rule("PF-48", "PF-44")
@pytest.mark.parametrize("goal", GOAL_IDS)
def test_goal_sheet(goal, finished):
    conditions = DATA["goals"][goal]["conditions"]
    assert len(conditions) == 3
    seen = [set() for _ in conditions]
    for game in finished:
        game.state.goal = GOAL_IDS.index(goal)
        for seat in range(game.players):
            expected = [oracle.condition_points(game.state, seat, condition) for condition in conditions]
            before = game.state.empires[seat].track[0] + oracle.technology_points(game.state, seat)
            assert game.scores[seat] == before + sum(expected)
            shown = game.view(seat)["facts"]["goal"]
            assert [condition["points"][seat] for condition in shown] == expected
            held = oracle.counts(game.state.empires[seat])
            assert [condition["counts"][seat] for condition in shown] == [held[c["count"]] for c in conditions]
            for found, points in zip(seen, expected, strict=True):
                found.add(points)
    assert all(len(found) > 1 for found in seen), "every condition must matter to somebody and not to all"
