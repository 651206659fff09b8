"""A refused move names the rule that it breaks, as the position stands."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planet_unknown.rules.board import refresh_board
from tests.planet_unknown.positions import (
    event_card,
    give_movement,
    hold,
    next_round,
    paint,
    planet_squares,
    put_markers,
    put_rover,
    start,
)

SQUARE = {"row": 6, "column": 6}


def rule_of(found, seat=0, **move):
    with pytest.raises(fp.IllegalMove) as caught:
        found.play(seat, move)
    return caught.value.rule


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ({"do": "rotate", "sectors": 1}, "PU-R07"),
        ({"do": "place", "turn": "none", "row": 1, "column": 6}, "PU-R07"),
        ({"do": "station", "track": "civ"}, "PU-R10"),
        ({"do": "shift_rover"}, "PU-R83"),
        ({"do": "energy", "track": "civ"}, "PU-R27"),
        ({"do": "boost", "track": "civ"}, "PU-R21"),
        ({"do": "boost_twice", "track": "civ"}, "PU-R104"),
        ({"do": "advance", "track": "civ"}, "PU-R20"),
        ({"do": "catch_up", "track": "civ"}, "PU-C-21"),
        ({"do": "patch"} | SQUARE, "PU-R40"),
        ({"do": "store_patch"}, "PU-R42"),
        ({"do": "two_patches"}, "PU-T-wormhole_corp-3"),
        ({"do": "patch_to_boost"}, "PU-T-jump_drive-A"),
        ({"do": "spawn"} | SQUARE, "PU-R32"),
        ({"do": "drive", "rover": 1, "direction": "up"}, "PU-R35"),
        ({"do": "teleport", "rover": 1}, "PU-R39"),
        ({"do": "teleport_by_card", "rover": 1}, "PU-C-14"),
        ({"do": "land"} | SQUARE, "PU-R39"),
        ({"do": "collect_pod"} | SQUARE, "PU-R36"),
        ({"do": "collect_meteorite"} | SQUARE, "PU-T-flux_industries-4"),
        ({"do": "destroy_pod"} | SQUARE, "PU-R65"),
        ({"do": "destroy_meteorite"} | SQUARE, "PU-C-25"),
        ({"do": "destroy_row", "row": 1}, "PU-C-17"),
        ({"do": "destroy_rover", "rover": 1}, "PU-E-47"),
        ({"do": "strike"} | SQUARE, "PU-E-31"),
        ({"do": "regress", "track": "civ"}, "PU-R24"),
        ({"do": "lower", "track": "civ"}, "PU-T-makeshift-4"),
        ({"do": "step", "way": "up"}, "PU-R83"),
        ({"do": "leap", "track": "civ"}, "PU-R76"),
        ({"do": "row_bonus", "track": "civ"}, "PU-R81"),
        ({"do": "draw_objectives"}, "PU-R82"),
        ({"do": "drop", "objective": "1"}, "PU-R61"),
        ({"do": "pick", "card": "1"}, "PU-R11"),
        ({"do": "pod_on_track", "track": "civ", "cell": 1}, "PU-R74"),
        ({"do": "pod_on_technology", "technology": "A"}, "PU-R79"),
        ({"do": "restart_biomass"}, "PU-R89"),
        ({"do": "peek"}, "PU-E-53"),
        ({"do": "remove_stack", "compartment": "large"}, "PU-E-52"),
        ({"do": "skip_tile"}, "PU-R19"),
        ({"do": "done"}, "PU-R10"),
    ],
)
def test_every_kind_has_its_rule(move, rule):
    assert rule_of(start(), **move) == rule


def test_a_place_is_refused_by_the_rule_in_its_way():
    found = start()
    hold(found, "I2-civ-energy")
    assert rule_of(found, do="place", turn="none", row=6, column=6) == "PU-R13"
    assert rule_of(found, do="place", turn="mirror", row=1, column=6) == "PU-R15"
    paint(found, "civ", (1, 6))
    assert rule_of(found, do="place", turn="none", row=8, column=8) == "PU-R14"
    found.state.event = event_card("39")  # nothing on the border
    refresh_board(found.state, found.state.worlds[0])
    assert rule_of(found, do="place", turn="none", row=1, column=7) == "PU-E-39"
    icy = start(planet="k_273")
    hold(icy, "I2-civ-energy")
    ice = {square for square, mark in planet_squares("k_273").items() if mark == "~"}
    row, column = next((r, c) for r, c in ice if (r + 1, c) in set(planet_squares("k_273")) - ice)
    paint(icy, "civ", (row, column + 1 if (row, column + 1) in planet_squares("k_273") else column - 1))
    assert rule_of(icy, do="place", turn="none", row=row, column=column) == "PU-P-k_273"


def test_a_rover_is_refused_by_the_rule_in_its_way():
    found = start()
    put_rover(found, (6, 6))
    assert rule_of(found, do="drive", rover=1, direction="up") == "PU-R34"
    give_movement(found, 2)
    paint(found, "civ", (5, 6))
    found.state.event = event_card("38")  # closed: civ
    assert rule_of(found, do="drive", rover=1, direction="up") == "PU-E-38"
    toxic = start(planet="kaax")
    squares = planet_squares("kaax")
    row, column = next((r, c) for (r, c), mark in squares.items() if mark == "x" and (r + 1, c) in squares)
    put_rover(toxic, (row + 1, column))
    give_movement(toxic, 2)
    assert rule_of(toxic, do="drive", rover=1, direction="up") == "PU-P-kaax"
    chasm = start(planet="tartarus")
    put_rover(chasm, (2, 6))
    give_movement(chasm, 2)
    assert rule_of(chasm, do="drive", rover=1, direction="right") == "PU-P-tartarus"


def test_a_marker_is_refused_by_the_rule_in_its_way():
    found = start()
    found.state.worlds[0].boosts = 1
    put_markers(found, water=15)
    assert rule_of(found, do="boost", track="water") == "PU-R22"
    taken = start(corporation="oasis_ultd")
    taken.state.worlds[0].boosts = 1
    put_markers(taken, water=1, biomass=2)  # the next cell of the winding water track
    assert rule_of(taken, do="boost", track="water") == "PU-R84"


def test_a_marker_that_must_fall_is_refused_by_whoever_asks():
    found = start(events=True)
    put_markers(found, civ=1)
    next_round(found, "21")  # civ or rover
    assert rule_of(found, do="regress", track="tech") == "PU-R66"
