"""The end: RP-59 to RP-61."""

import pytest

from fiveplanets.games.red_planet.rules.scoring import ice_monopoly_points
from tests.red_planet.scenes import bare, end_round, lay, mission_only, opened, settle
from tests.support import play_randomly


def give(t, *companies):
    for company, tokens in zip(t.state.companies, companies, strict=False):
        for kind, count in enumerate(tokens):
            company.tokens[kind] = count
            t.state.bank[kind] -= count


def finish(t):
    t.state.round = 10
    end_round(t)
    assert t.over


@pytest.mark.rule("RP-59")
@pytest.mark.parametrize(
    ("ice", "points"),
    [((3, 2, 1, 0), [9, 0, 0, 0]), ((3, 3, 1, 0), [4, 4, 0, 0]), ((3, 3, 3, 0), [3, 3, 3, 0]),
     ((1, 1, 1, 1), [2, 2, 2, 2]), ((0, 0, 0, 0), [0, 0, 0, 0])],
)  # fmt: skip
def test_ice_monopoly(ice, points):
    t = bare(4)
    give(t, *((count, 5 - count, 5 - count) for count in ice))
    assert [ice_monopoly_points(t.state, colour) for colour in range(4)] == points


@pytest.mark.rule("RP-60")
def test_the_total():
    t = bare(3)
    give(t, (2, 1, 3), (1, 0, 0), (1, 0, 0))
    mission_only(t, 0, "M05")
    settle(t, "phobos", 1)
    settle(t, "ausonia", 1, 1)
    settle(t, "mare_serpentis", 1)
    lay(t, "ausonia", "R12", 1)
    lay(t, "mare_serpentis", "R13", 1)
    finish(t)
    assert t.scores[0] == 7 + 9 + (2 + 2 + 9) + 5 - 3
    assert t.position.points()[0] == {
        "missions": 7, "ice_monopoly": 9, "ice": 2, "sylvanite": 2, "celerium": 9, "research": 2,
    }  # fmt: skip


@pytest.mark.rule("RP-60")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_breakdown_adds_up(players):
    t = opened(players, seed=7)
    play_randomly(t, 7)
    for seat in range(players):
        assert sum(t.position.points()[seat].values()) == t.scores[seat]


@pytest.mark.rule("RP-61")
def test_a_tie_goes_to_more_tokens_and_is_shared_then():
    t = bare(3)
    for seat, mission in enumerate(("M01", "M02", "M03")):
        mission_only(t, seat, mission)
    give(t, (1, 4, 1), (1, 1, 3), (1, 1, 3))
    finish(t)
    assert len(set(t.scores)) == 1
    assert t.winners == [0]  # six tokens against five
    t = bare(3)
    for seat, mission in enumerate(("M01", "M02", "M03")):
        mission_only(t, seat, mission)
    give(t, (0, 4, 1), (0, 4, 1), (0, 1, 3))
    finish(t)
    assert t.scores == [11, 11, 11]
    assert t.winners == [0, 1]


@pytest.mark.rule("RP-61")
def test_points_come_before_tokens():
    t = bare(3)
    for seat, mission in enumerate(("M01", "M02", "M03")):
        mission_only(t, seat, mission)
    give(t, (0, 5, 0), (0, 0, 4), (0, 0, 0))
    finish(t)
    assert t.scores == [10, 12, 0]
    assert t.winners == [1]
