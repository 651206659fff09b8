"""Both sides of every objective card: the competition with a neighbour, and the private goal."""

import pytest

from fiveplanets.games.planet_unknown.data import TERRAINS
from fiveplanets.games.planet_unknown.rules.scoring import competitive_medals, private_medals

from .positions import block, objective, paint, planet_squares, put_markers, start


def compete(table, card):
    """The medals of both players, were all three cards between them this one."""
    for i in range(3):
        table.state.rivalries[i] = objective(card)
    return [competitive_medals(table.state, seat) // 3 for seat in range(2)]


def achieved(table, card):
    objectives = table.state.worlds[0].objectives
    objectives.n = 1
    objectives.items[0] = objective(card)
    return private_medals(table.state.worlds[0]) == 5


def other(terrain):
    return next(name for name in TERRAINS if name != terrain)


# --- competitive sides


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("1", "civ", marks=pytest.mark.rule("PU-O-1")),
        pytest.param("2", "energy", marks=pytest.mark.rule("PU-O-2")),
        pytest.param("3", "tech", marks=pytest.mark.rule("PU-O-3")),
        pytest.param("4", "biomass", marks=pytest.mark.rule("PU-O-4")),
        pytest.param("5", "rover", marks=pytest.mark.rule("PU-O-5")),
    ],
)
def test_most_stations_on_the_border(card, terrain):
    table = start()
    assert compete(table, card) == [2, 2]
    paint(table, terrain, (1, 6), (6, 6), stations=[(1, 6)])
    paint(table, terrain, (6, 6), (6, 7), stations=[(6, 6), (6, 7)], seat=1)
    paint(table, other(terrain), (1, 6), (1, 7), stations=[(1, 6), (1, 7)], seat=1)
    assert compete(table, card) == [5, 0]
    paint(table, terrain, (12, 6), stations=[(12, 6)], seat=1)
    assert compete(table, card) == [2, 2]


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("6", "biomass", marks=pytest.mark.rule("PU-O-6")),
        pytest.param("7", "rover", marks=pytest.mark.rule("PU-O-7")),
        pytest.param("8", "energy", marks=pytest.mark.rule("PU-O-8")),
        pytest.param("9", "civ", marks=pytest.mark.rule("PU-O-9")),
        pytest.param("10", "tech", marks=pytest.mark.rule("PU-O-10")),
        pytest.param("11", "water", marks=pytest.mark.rule("PU-O-11")),
    ],
)
def test_largest_territory(card, terrain):
    table = start()
    paint(table, terrain, (6, 6), (6, 7), (7, 7))
    paint(table, terrain, (6, 6), (6, 7), (7, 8), (8, 8), seat=1)  # (6, 7) and (7, 8) touch at a corner only
    paint(table, other(terrain), *block(3, 4, 5, 9), seat=1)
    assert compete(table, card) == [5, 0]
    paint(table, terrain, (9, 8), seat=1)
    assert compete(table, card) == [2, 2]


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("12", "biomass", marks=pytest.mark.rule("PU-O-12")),
        pytest.param("13", "rover", marks=pytest.mark.rule("PU-O-13")),
        pytest.param("14", "energy", marks=pytest.mark.rule("PU-O-14")),
        pytest.param("15", "civ", marks=pytest.mark.rule("PU-O-15")),
        pytest.param("16", "tech", marks=pytest.mark.rule("PU-O-16")),
        pytest.param("17", "water", marks=pytest.mark.rule("PU-O-17")),
    ],
)
def test_most_territories(card, terrain):
    table = start()
    paint(table, terrain, (6, 6), (7, 7))
    paint(table, terrain, (6, 6), (6, 7), (6, 8), (7, 8), seat=1)
    paint(table, other(terrain), (2, 6), (4, 6), (9, 6), seat=1)
    assert compete(table, card) == [5, 0]
    paint(table, terrain, (9, 9), seat=1)
    assert compete(table, card) == [2, 2]


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("18", "tech", marks=pytest.mark.rule("PU-O-18")),
        pytest.param("19", "water", marks=pytest.mark.rule("PU-O-19")),
        pytest.param("20", "energy", marks=pytest.mark.rule("PU-O-20")),
        pytest.param("21", "biomass", marks=pytest.mark.rule("PU-O-21")),
        pytest.param("22", "rover", marks=pytest.mark.rule("PU-O-22")),
        pytest.param("23", "civ", marks=pytest.mark.rule("PU-O-23")),
    ],
)
def test_fewest_stations(card, terrain):
    table = start()
    paint(table, other(terrain), *block(6, 5, 7, 8), stations=block(6, 5, 7, 8))
    paint(table, terrain, (2, 6), (2, 7), stations=[(2, 6)])
    paint(table, terrain, *block(6, 5, 7, 8), stations=[(6, 5), (7, 8)], seat=1)
    assert compete(table, card) == [5, 0]
    paint(table, terrain, (2, 7), stations=[(2, 7)])
    assert compete(table, card) == [2, 2]


@pytest.mark.rule("PU-O-24")
def test_most_markers_at_the_end():
    table = start()
    put_markers(table, civ=15, tech=15)
    put_markers(table, seat=1, water=15, rover=14, biomass=14)
    assert compete(table, "24") == [5, 0]
    put_markers(table, seat=1, rover=15)
    assert compete(table, "24") == [2, 2]


@pytest.mark.parametrize(
    ("card", "field", "more_wins"),
    [
        pytest.param("25", "meteorites_collected", True, marks=pytest.mark.rule("PU-O-25")),
        pytest.param("26", "pods_collected", True, marks=pytest.mark.rule("PU-O-26")),
        pytest.param("27", "meteorites_collected", False, marks=pytest.mark.rule("PU-O-27")),
        pytest.param("28", "pods_collected", False, marks=pytest.mark.rule("PU-O-28")),
    ],
)
def test_most_and_fewest_collected(card, field, more_wins):
    table = start()
    setattr(table.state.worlds[0], field, 3)
    setattr(table.state.worlds[1], field, 2)
    assert compete(table, card) == ([5, 0] if more_wins else [0, 5])
    setattr(table.state.worlds[1], field, 3)
    assert compete(table, card) == [2, 2]


# --- private sides


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("1", "civ", marks=pytest.mark.rule("PU-O-1")),
        pytest.param("2", "tech", marks=pytest.mark.rule("PU-O-2")),
        pytest.param("3", "biomass", marks=pytest.mark.rule("PU-O-3")),
        pytest.param("4", "water", marks=pytest.mark.rule("PU-O-4")),
        pytest.param("5", "rover", marks=pytest.mark.rule("PU-O-5")),
        pytest.param("6", "energy", marks=pytest.mark.rule("PU-O-6")),
    ],
)
def test_a_square_of_nine(card, terrain):
    table = start()
    paint(table, other(terrain), *block(6, 8, 8, 10))
    paint(table, terrain, *block(5, 4, 7, 5), *block(5, 6, 6, 6))
    assert not achieved(table, card)
    paint(table, terrain, (7, 6))
    assert achieved(table, card)


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("13", "civ", marks=pytest.mark.rule("PU-O-13")),
        pytest.param("14", "biomass", marks=pytest.mark.rule("PU-O-14")),
        pytest.param("15", "tech", marks=pytest.mark.rule("PU-O-15")),
        pytest.param("16", "water", marks=pytest.mark.rule("PU-O-16")),
        pytest.param("17", "rover", marks=pytest.mark.rule("PU-O-17")),
        pytest.param("18", "energy", marks=pytest.mark.rule("PU-O-18")),
    ],
)
def test_two_rows_of_five(card, terrain):
    upright, lying = start(), start()
    for table, squares, last in (
        (upright, [*block(4, 4, 7, 5), (8, 4)], (8, 5)),
        (lying, [*block(6, 4, 7, 7), (6, 8)], (7, 8)),
    ):
        paint(table, other(terrain), *block(10, 5, 11, 9))
        paint(table, terrain, *squares)
        assert not achieved(table, card)
        paint(table, terrain, last)
        assert achieved(table, card)


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("7", "civ", marks=pytest.mark.rule("PU-O-7")),
        pytest.param("8", "tech", marks=pytest.mark.rule("PU-O-8")),
        pytest.param("9", "biomass", marks=pytest.mark.rule("PU-O-9")),
        pytest.param("10", "water", marks=pytest.mark.rule("PU-O-10")),
        pytest.param("11", "rover", marks=pytest.mark.rule("PU-O-11")),
        pytest.param("12", "energy", marks=pytest.mark.rule("PU-O-12")),
    ],
)
def test_six_stations_in_one_territory(card, terrain):
    table = start()
    paint(table, other(terrain), *block(8, 4, 9, 9), stations=block(8, 4, 9, 9))
    paint(table, terrain, *block(5, 4, 5, 8), (6, 9), stations=[*block(5, 4, 5, 8), (6, 9)])
    assert not achieved(table, card)
    paint(table, terrain, (5, 9))  # joins the sixth
    assert achieved(table, card)


@pytest.mark.parametrize(
    ("card", "track"),
    [
        pytest.param("19", "civ", marks=pytest.mark.rule("PU-O-19")),
        pytest.param("20", "tech", marks=pytest.mark.rule("PU-O-20")),
        pytest.param("21", "biomass", marks=pytest.mark.rule("PU-O-21")),
        pytest.param("22", "water", marks=pytest.mark.rule("PU-O-22")),
        pytest.param("23", "rover", marks=pytest.mark.rule("PU-O-23")),
    ],
)
def test_a_marker_at_the_end_of_its_track(card, track):
    table = start()
    put_markers(table, **(dict.fromkeys(TERRAINS[:5], 15) | {track: 14}))
    assert not achieved(table, card)
    put_markers(table, **(dict.fromkeys(TERRAINS[:5], 14) | {track: 15}))
    assert achieved(table, card)


@pytest.mark.rule("PU-O-24")
def test_at_most_five_energy_stations():
    table = start()
    paint(table, "tech", *block(8, 4, 8, 9), stations=block(8, 4, 8, 9))
    paint(table, "energy", *block(5, 4, 5, 8), (6, 4), stations=block(5, 4, 5, 8))
    assert achieved(table, "24")
    paint(table, "energy", (6, 4), stations=[(6, 4)])
    assert not achieved(table, "24")


@pytest.mark.rule("PU-O-25")
def test_nine_meteorites():
    table = start()
    table.state.worlds[0].meteorites_collected = 8
    assert not achieved(table, "25")
    table.state.worlds[0].meteorites_collected = 9
    assert achieved(table, "25")


@pytest.mark.rule("PU-O-26")
def test_more_life_pods_than_meteorites():
    table = start()
    table.state.worlds[0].pods_collected = 3
    table.state.worlds[0].meteorites_collected = 3
    assert not achieved(table, "26")
    table.state.worlds[0].pods_collected = 4
    assert achieved(table, "26")


@pytest.mark.parametrize(
    ("card", "ice"),
    [
        pytest.param("27", True, marks=pytest.mark.rule("PU-O-27")),
        pytest.param("28", False, marks=pytest.mark.rule("PU-O-28")),
    ],
)
def test_all_ice_or_all_land_is_covered(card, ice):
    table = start()
    wanted = [square for square, mark in planet_squares("ksb_4156").items() if (mark == "~") == ice]
    paint(table, "civ", *wanted[1:])
    assert not achieved(table, card)
    paint(table, "civ", wanted[0])
    assert achieved(table, card)
