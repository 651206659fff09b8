"""What a screen shows beyond the state."""

from fiveplanets.games.planet_unknown.tables import TILE_IDS
from tests.planet_unknown.positions import (
    block,
    give_movement,
    hold,
    lay,
    number,
    objective,
    own,
    paint,
    planet_squares,
    put_markers,
    put_meteorites,
    start,
    unlock,
)
from tests.support import random_tables


def facts(found, seat=0):
    return found.view(seat)["facts"]


def world(found, seat=0):
    return facts(found)["worlds"][seat]


def test_every_square_knows_its_tile_and_its_territory():
    found = start()
    lay(found, "I2-rover-tech", 1, 6)
    shown = world(found)
    at, below = number((1, 6)), number((2, 6))
    assert found.view(0)["state"]["worlds"][0]["laid"] == [{"tile": "I2-rover-tech", "turn": "none", "corner": at}]
    assert (shown["pieces"][at], shown["pieces"][below], shown["pieces"][number((1, 7))]) == (0, 0, None)
    assert (shown["territories"][at], shown["territories"][below]) == (at, below)
    paint(found, "rover", (1, 7), (2, 7))
    assert [world(found)["territories"][number(s)] for s in ((1, 7), (2, 7))] == [at, at]
    assert [world(found)["sizes"][number(s)] for s in ((1, 6), (2, 7), (2, 6))] == [3, 3, 1]


def test_rows_and_columns_tell_their_state():
    found = start()
    paint(found, "civ", (1, 6), (1, 7))
    shown = world(found)
    assert (shown["rows"][0], shown["rows_open"][0], shown["line_medals"]) == ("full", 0, 1)
    assert shown["rows"][1] == "open"
    put_meteorites(found, (1, 6))
    assert (world(found)["rows"][0], world(found)["line_medals"]) == ("blocked", 0)
    assert world(found)["columns"][5] == "open"


def test_the_regions_of_cerberus_are_counted():
    found = start(planet="cerberus")
    assert "open" in world(found)["regions"]
    paint(found, "civ", *planet_squares("cerberus"))
    assert (world(found)["regions"], world(found)["region_medals"]) == (["full"] * 3, 6)
    assert world(start())["regions"] == [None] * 3


def test_next_cells_tell_what_they_would_give():
    found = start()
    put_markers(found, civ=2, rover=0)
    markers = world(found)["markers"]
    assert (markers[0]["next_cell"], markers[0]["gains"]["civ_card"]) == (3, 1)
    assert markers[3]["gains"]["rovers"] == 1
    put_markers(found, rover=2)
    assert world(found)["markers"][3]["gains"]["movement"] == 1
    unlock(found, 3)  # PU-R38: one more
    assert world(found)["markers"][3]["gains"]["movement"] == 2
    put_markers(found, water=15)
    assert (world(found)["markers"][1]["next_cell"], world(found)["markers"][1]["medals"]) == (None, 10)


def test_the_choice_of_wormhole_corp_is_told():
    found = start(corporation="wormhole_corp")
    assert world(found)["markers"][2]["gains"]["choice"] == "boost"
    put_markers(found, biomass=1)
    assert world(found)["markers"][2]["gains"] | {"choice": "civ", "patches": 1} == world(found)["markers"][2]["gains"]


def test_technologies_are_locked_working_used_or_spent():
    found = start(corporation="flux_industries")
    assert {t["state"] for t in world(found)["technologies"]} == {"locked"}
    unlock(found, 2)
    assert [t["state"] for t in world(found)["technologies"]] == ["locked", "works", "locked", "locked", "locked"]
    found.play(0, {"do": "leap", "track": found.view(0)["state"]["worlds"][0]["flux"]})
    assert world(found)["technologies"][1] == {"technology": "flux_industries-2", "state": "spent"}
    other = start(corporation="jump_drive")
    unlock(other, "C")
    other.state.worlds[0].boosts = 1
    other.play(0, {"do": "boost_twice", "track": "civ"})
    assert world(other)["technologies"][2]["state"] == "used"


def test_private_objectives_tell_how_far_they_are():
    found = start(1)
    objectives = found.state.worlds[0].objectives
    objectives.items[0] = objective("1")  # 3 by 3 civ squares
    paint(found, "civ", *block(5, 5, 7, 7)[:-1])
    entry = facts(found)["private"][0]
    assert entry == {"objective": "1", "fulfilled": False, "have": 8, "need": 9}
    paint(found, "civ", (7, 7))
    assert facts(found)["private"][0] == {"objective": "1", "fulfilled": True, "have": 9, "need": 9}
    assert found.view(None)["facts"]["private"] == []
    assert found.view(None)["facts"]["points"][0]["private"] == 0


def test_rivalries_tell_values_and_medals():
    found = start(3)
    found.state.rivalries[0] = objective("26")
    found.state.worlds[1].meteorites_collected = 2
    contest = facts(found)["rivalries"][0]
    assert (contest["objective"], contest["seats"]) == ("26", [0, 1])
    assert sorted(contest["medals"][:2]) in ([0, 5], [2, 2])


def test_hidden_cards_do_not_count_for_others():
    found = start()
    own(found, "27")
    assert [found.view(seat)["facts"]["points"][0]["cards"] for seat in (0, 1)] == [4, 0]


def test_points_and_leaders_agree_with_the_score():
    for found in random_tables("planet-unknown", 20, seed=5):
        points = found.position.points()
        if found.over:
            assert [sum(entry.values()) for entry in points] == found.scores
        for seat in range(found.players):
            if not found.state.options.private_objectives and found.players > 1:
                shown = found.view(seat)["facts"]["points"][seat]
                assert sum(shown.values()) == found.scores[seat]


def test_storages_face_the_seats():
    found = start(2)
    shown = facts(found)
    for seat in range(2):
        large, small = shown["worlds"][seat]["storage"]
        (sector,) = [s for s in shown["sectors"] if s["seat"] == seat]
        assert (sector["large"], sector["small"]) == (large, small)
        moves = [m["tile"] for m in found.view(seat)["moves"] if m["do"] == "take"]
        assert {found.view(seat)["state"]["tops"][n] for n in (large, small)} >= set(moves)
    assert found.view(0)["state"]["tops"][0] in TILE_IDS


def test_the_hand_and_movement_are_in_the_state():
    found = start()
    hold(found, "I2-rover-tech")
    give_movement(found, 3)
    shown = found.view(1)["state"]["worlds"][0]
    assert (shown["hand"], shown["movement"], shown["stage"]) == ("I2-rover-tech", 3, "place")
