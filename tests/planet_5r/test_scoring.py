"""The end: 5R-51 to 5R-56."""

import pytest

from fiveplanets.games.planet_5r.components import ROUNDS, Crystal
from fiveplanets.games.planet_5r.rules.scoring import active_crystals, points, score

from .helpers import give, link, new, pick, pour, settle


def crystals(t, seat=0):
    return [active_crystals(t.state, seat, colour) for colour in Crystal]


@pytest.mark.rule("5R-51")
@pytest.mark.parametrize(("water", "worth"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3)])
def test_two_water_are_a_point(water, worth):
    assert points(0, 0, 0, 0, water) == worth


@pytest.mark.rule("5R-52")
def test_centres_always_count_and_edges_only_at_joints():
    t = new()
    settle(t, 0, "S1")
    give(t, 0, "T05")  # blue edge, blue centre, green edge
    assert crystals(t) == [1, 0, 0, 0]
    link(t, "S1", "T05", top="T05")
    assert crystals(t) == [2, 0, 0, 0]


@pytest.mark.rule("5R-52")
def test_one_crystal_a_joint_the_upper_one():
    t = new()
    settle(t, 0, "S1")
    give(t, 0, "T05")
    link(t, "S1", "T05", top="S1")
    assert crystals(t) == [1, 0, 0, 1]


@pytest.mark.rule("5R-53")
@pytest.mark.parametrize(("count", "worth"), [*enumerate([0, 1, 3, 6, 10, 15, 21, 21]), (12, 21)])
def test_crystals_of_a_colour(count, worth):
    assert points(count, 0, 0, 0, 0) == worth
    assert points(0, count, 0, 0, 0) == worth
    assert points(0, 0, count, 0, 0) == worth


@pytest.mark.rule("5R-54")
@pytest.mark.parametrize(
    ("blue", "green", "purple", "jokers", "worth"),
    [
        (3, 3, 1, 1, 17),
        (0, 0, 0, 1, 1),
        (1, 2, 0, 2, 11),  # both green
        (6, 5, 0, 1, 42),  # a seventh blue would be worth nothing
        (5, 5, 0, 2, 42),  # one each
    ],
)
def test_jokers_count_where_they_bring_most(blue, green, purple, jokers, worth):
    assert points(blue, green, purple, jokers, 0) == worth


@pytest.mark.rule("5R-55")
def test_the_example_of_the_rulebook():
    assert points(3, 3, 1, 1, 5) == 19


@pytest.mark.rule("5R-55")
def test_a_row_that_shows_the_example():
    t = new()
    settle(t, 0, "S1")
    give(t, 0, "T09", "T06", "T02", "T13")
    for left, right, top in (("T09", "S1", "T09"), ("S1", "T06", "S1"), ("T02", "T09", "T02"), ("T06", "T13", "T13")):
        link(t, left, right, top=top)
    pour(t, 5)
    assert crystals(t) == [3, 3, 1, 1]
    assert score(t.state, 0) == 19


def ended(*water):
    """A finished game in which nobody has a technology."""
    t = new(len(water))
    pour(t, *water)
    t.state.round = ROUNDS
    pick(t, *["expand"] * len(water))
    assert t.over
    return t


@pytest.mark.rule("5R-56")
def test_most_points_win():
    assert ended(4, 8, 6).winners == [1]


@pytest.mark.rule("5R-56")
def test_tied_points_go_to_more_water():
    t = ended(4, 5, 3)
    assert t.scores == [2, 2, 1]
    assert t.winners == [1]


@pytest.mark.rule("5R-56")
def test_still_tied_is_shared():
    assert ended(5, 5, 4).winners == [0, 1]
