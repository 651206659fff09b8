"""Missions: RP-48 to RP-50; every mission card has a test of its own."""

import pytest

from fiveplanets.games.red_planet.components import CARD_IDS, MISSION_IDS
from fiveplanets.games.red_planet.rules.scoring import held_missions, mission_points, points_of_missions
from tests.red_planet.scenes import bare, countdown, do, hold, mission_only, on_top, settle
from tests.support import play_randomly

OUTER = ["ausonia", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum", "mare_serpentis", "sinus_sabaeus"]
INFLUENCE = {
    "M01": ("tritonis_sinus", "mare_tyrrhenum", "hellas"),
    "M02": ("vastitas_borealis", "tritonis_sinus", "syrtis_major"),
    "M03": ("sinus_sabaeus", "mare_serpentis", "valles_marineris"),
    "M04": ("ausonia", "mare_tyrrhenum", "mare_serpentis"),
}


def points(t, name, colour=0):
    return mission_points(t.state, colour, CARD_IDS.index(name))


def give(t, colour, *tokens):
    for kind, count in enumerate(tokens):
        t.state.companies[colour].tokens[kind] = count


@pytest.mark.rule("RP-48")
def test_missions_are_secret_until_scoring():
    t = bare(3)
    mission_only(t, 0, "M05")
    assert t.view(0)["state"]["companies"][0]["cards"] == ["M05"]
    assert t.view(1)["state"]["companies"][0]["cards"] == [None]
    assert t.view(1)["state"]["companies"][0]["missions"] == []
    play_randomly(t, 3)
    assert t.over
    assert "M05" in t.view(1)["state"]["companies"][0]["missions"]
    assert "M05" in t.view(None)["state"]["companies"][0]["missions"]


@pytest.mark.rule("RP-48")
def test_a_player_may_hold_several_missions_and_scores_all():
    t = bare(3)
    mission_only(t, 0, "M05")
    on_top(t, "M11")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    settle(t, "phobos", 1)
    t.state.companies[0].lost = 2
    assert t.state.companies[0].cards.n == 2
    assert points_of_missions(t.state, 0, held_missions(t.state, 0)) == 7 + 2


@pytest.mark.rule("RP-48")
def test_an_action_card_scores_nothing():
    t = bare(3)
    mission_only(t, 0, "M05")
    hold(t, 0, "A01", "A02")
    assert points_of_missions(t.state, 0, held_missions(t.state, 0)) == 0


@pytest.mark.rule("RP-49")
@pytest.mark.parametrize("name", INFLUENCE)
def test_influence_pays_1_3_6(name):
    t = bare(3)
    paid = [points(t, name)]
    for region in INFLUENCE[name]:
        settle(t, region, 1, 5)  # others do not matter
        paid.append(points(t, name))
    assert paid == [0, 1, 3, 6]
    settle(t, INFLUENCE[name][0], 3)
    assert points(t, name) == 6
    assert points(t, name, 2) == 0


@pytest.mark.rule("RP-50")
@pytest.mark.parametrize(
    ("name", "regions", "pay"),
    [("M05", ["phobos"], 7), ("M06", ["hellas", "syrtis_major", "valles_marineris"], 7)],
)
def test_most_astronauts_in_regions(name, regions, pay):
    t = bare(3)
    assert [points(t, name, colour) for colour in range(3)] == [0, 0, 0]  # a lead of zero
    settle(t, regions[0], 2, 2, 1)
    settle(t, "ausonia", 0, 0, 9)
    assert [points(t, name, colour) for colour in range(3)] == [pay, pay, 0]  # a shared lead
    settle(t, regions[-1], 0, 1)
    assert [points(t, name, colour) for colour in range(3)] == [0, pay, 0]


@pytest.mark.rule("RP-50")
@pytest.mark.parametrize(("name", "kind", "pay"), [("M07", 1, 7), ("M08", 2, 6)])
def test_most_tokens_of_a_kind(name, kind, pay):
    t = bare(3)
    assert points(t, name) == 0
    give(t, 0, *(3 if k == kind else 0 for k in range(3)))
    give(t, 1, *(3 if k == kind else 9 for k in range(3)))
    assert [points(t, name, colour) for colour in range(3)] == [pay, pay, 0]
    t.state.companies[1].tokens[kind] = 4
    assert [points(t, name, colour) for colour in range(3)] == [0, pay, 0]


@pytest.mark.rule("RP-50")
def test_most_regions_settled():
    t = bare(3)
    assert points(t, "M09") == 0
    settle(t, "phobos", 1)
    settle(t, "hellas", 1, 5)
    settle(t, "ausonia", 0, 5, 1)
    assert [points(t, "M09", colour) for colour in range(3)] == [7, 7, 0]
    settle(t, "syrtis_major", 1)
    assert [points(t, "M09", colour) for colour in range(3)] == [7, 0, 0]


@pytest.mark.rule("RP-50")
def test_masters_of_the_rim_counts_led_outer_regions():
    t = bare(3)
    settle(t, "hellas", 4)  # not on the rim
    settle(t, "ausonia", 2, 2)  # a shared lead counts
    settle(t, "mare_serpentis", 1, 2)
    assert points(t, "M10") == 2
    paid = []
    for region in ("vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum", "sinus_sabaeus"):
        settle(t, region, 1)
        paid.append(points(t, "M10"))
    assert paid == [4, 6, 8, 8]  # 8 at most


@pytest.mark.rule("RP-48")
def test_honour_the_lost_counts_own_astronauts_in_the_wormhole():
    t = bare(3)
    paid = []
    for count in (0, 1, 5, 6, 7):
        t.state.companies[0].lost = count
        paid.append(points(t, "M11"))
    assert paid == [0, 1, 5, 6, 6]


@pytest.mark.rule("RP-48")
def test_mixed_portfolio_counts_sets_of_three_kinds():
    t = bare(3)
    paid = []
    for tokens in ((5, 5, 0), (1, 2, 3), (2, 2, 9), (3, 4, 3), (5, 5, 5)):
        give(t, 0, *tokens)
        paid.append(points(t, "M12"))
    assert paid == [0, 3, 6, 9, 9]


def test_every_mission_is_tested_here():
    tested = {*INFLUENCE, "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12"}
    assert tested == set(MISSION_IDS)
