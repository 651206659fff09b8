"""The end of the game."""

import pytest

from fiveplanets.games.planetfall.components import GOAL_IDS
from tests.planetfall.positions import hold, next_round, pass_by, plain, set_tracks
from tests.support import play_randomly, table


def at_the_end(players=3):
    game = plain(players)
    while not game.over:
        pass_by(game, game.to_act[0])
    return game


@pytest.mark.rule("PF-43")
def test_the_end_comes_after_the_second_exploration_of_round_7():
    game = plain()
    for _ in range(6):
        next_round(game)
    assert game.state.round == 7
    while game.state.exploration == 1:
        pass_by(game, game.to_act[0])
    assert not game.over
    while not game.over:
        assert (game.state.round, game.state.exploration) == (7, 2)
        pass_by(game, game.to_act[0])
    assert game.legal(0) == game.legal(1) == []


@pytest.mark.rule("PF-44")
def test_goal_sheet_and_technologies_score():
    game = at_the_end(2)
    game.state.goal = GOAL_IDS.index("conquest")
    for seat in (0, 1):
        set_tracks(game, seat, points=20, experience=0, strength=0, energy=0)
    hold(game, 0, "roy_2", "hall_of_veterans", "grand_parade")
    set_tracks(game, 0, experience=8)
    set_tracks(game, 1, strength=1)
    # 2 for the unit and 4 for the experience; 1 and 2 for the unit by the technologies
    assert game.scores == [20 + 2 + 4 + 1 + 2, 20 + 3]


@pytest.mark.rule("PF-45")
def test_most_empire_points_win():
    game = at_the_end()
    for seat, points in enumerate((30, 31, 29)):
        set_tracks(game, seat, points=points, experience=0, strength=0, energy=0)
    assert game.winners == [1]


@pytest.mark.rule("PF-45")
def test_among_equals_the_ship_that_is_higher_wins():
    game = at_the_end()
    for seat in range(3):
        set_tracks(game, seat, points=30, experience=0, strength=0, energy=0)
    for order in ([2, 0, 1], [1, 2, 0], [0, 1, 2]):
        game.state.track[:3] = order
        assert game.winners == [order[0]]


@pytest.mark.rule("PF-45")
def test_there_is_always_one_winner():
    for seed in range(30):
        game = table("planetfall", 2 + seed % 5, seed)
        play_randomly(game, seed)
        assert len(game.winners) == 1
