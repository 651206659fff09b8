"""Production: RP-43 to RP-47."""

import pytest

from fiveplanets.games.red_planet.components import TOKEN_VALUES
from fiveplanets.games.red_planet.events import Event
from fiveplanets.games.red_planet.rules.production import produce, share_tokens
from tests.red_planet.scenes import bare, end_round, region, settle, uncover
from tests.support import play_randomly


def pile(t, name, kind, count):
    """Point tokens lie in a region."""
    region(t, name).points[kind] += count
    t.state.bank[kind] -= count


def tokens(t):
    return [sum(company.tokens) for company in t.state.companies[: t.players]]


@pytest.mark.rule("RP-43")
@pytest.mark.parametrize(("number", "count"), [(1, 1), (2, 2), (3, 3)])
def test_open_regions_produce_one_two_three_tokens(number, count):
    t = bare(3)
    uncover(t, "hellas", "celerium")
    uncover(t, "phobos", "ice")
    produce(t.state, number)
    assert list(region(t, "hellas").points) == [0, 0, count]
    assert list(region(t, "phobos").points) == [count, 0, 0]
    assert sum(sum(place.points) for place in t.state.regions) == 2 * count
    assert list(t.state.bank) == [40 - count, 23, 23 - count]


@pytest.mark.rule("RP-43")
@pytest.mark.parametrize(("number", "made"), [(1, 0), (4, 0), (5, 1), (6, 0), (7, 0), (8, 2), (9, 0), (10, 3)])
def test_production_comes_after_rounds_5_8_and_10(number, made):
    t = bare(3)
    uncover(t, "hellas", "celerium")
    t.state.round = number
    end_round(t)
    assert sum(sum(place.points) for place in t.state.regions) == made


@pytest.mark.rule("RP-43")
def test_a_whole_game_has_three_productions():
    t = bare(3)
    play_randomly(t, 1)
    numbers = [event[1] for entry in t.entries for event in entry.story if event[0] == Event.PRODUCTION]
    assert numbers == [1, 2, 3]


@pytest.mark.rule("RP-44")
def test_the_leader_takes_all_also_what_was_left():
    t = bare(3)
    uncover(t, "hellas", "ice")
    settle(t, "hellas", 2, 3, 1)
    pile(t, "hellas", 0, 1)
    produce(t.state, 2)
    assert tokens(t) == [0, 3, 0]  # 1 + 2
    assert sum(region(t, "hellas").points) == 0


@pytest.mark.rule("RP-45")
@pytest.mark.parametrize(
    ("crew", "lying", "taken", "stays"),
    [
        ((2, 2, 1), 3, [1, 1, 0], 1),
        ((1, 1, 1), 2, [0, 0, 0], 2),
        ((1, 1, 1), 1, [0, 0, 0], 1),
        ((3, 3, 0), 4, [2, 2, 0], 0),
    ],
)
def test_tied_leaders_share_evenly(crew, lying, taken, stays):
    t = bare(3)
    settle(t, "hellas", *crew)
    pile(t, "hellas", 1, lying)
    share_tokens(t.state, 1)
    assert tokens(t) == taken
    assert region(t, "hellas").points[1] == stays


@pytest.mark.rule("RP-45")
def test_each_kind_is_shared_on_its_own():
    t = bare(3)
    settle(t, "hellas", 1, 1)
    pile(t, "hellas", 0, 1)
    pile(t, "hellas", 2, 3)
    share_tokens(t.state, 1)
    assert [list(company.tokens) for company in t.state.companies[:2]] == [[0, 0, 1], [0, 0, 1]]
    assert list(region(t, "hellas").points) == [1, 0, 1]


@pytest.mark.rule("RP-46")
def test_where_nobody_is_the_tokens_stay():
    t = bare(3)
    uncover(t, "hellas", "ice")
    produce(t.state, 1)
    produce(t.state, 2)
    assert tokens(t) == [0, 0, 0]
    assert region(t, "hellas").points[0] == 3
    settle(t, "hellas", 1)
    produce(t.state, 3)
    assert tokens(t) == [6, 0, 0]


@pytest.mark.rule("RP-47")
def test_the_values_of_the_tokens():
    assert TOKEN_VALUES == (1, 2, 3)
    t = bare(3)
    t.state.companies[1].tokens[0] = 1  # so that red has no monopoly
    for kind, count in ((0, 1), (1, 2), (2, 3)):
        t.state.companies[0].tokens[kind] = count
    points = t.game.module("rules.scoring").token_points
    assert [points(t.state, 0, kind) for kind in range(3)] == [1, 2 * 2, 3 * 3]
