"""Events that move markers or give bonuses."""

import pytest

from fiveplanets.games.planet_unknown.data import TRACKS
from fiveplanets.games.planet_unknown.tables import EVENT_IDS

from .positions import (
    boost,
    can,
    draw,
    lay,
    levels_due,
    marker,
    next_round,
    paint,
    put_markers,
    squares,
    start,
    tracks,
)


def open_event(card, players=2, prepare=None):
    table = start(players, **({"events": True} if players > 1 else {}))
    paint(table, "civ", (1, 6))
    if prepare:
        prepare(table)
    next_round(table, card)
    return table


def cells(table):
    return [marker(table, track) for track in TRACKS]


@pytest.mark.rule("PU-E-4")
def test_three_cells_up_without_bonuses():
    table = open_event("4")
    assert tracks(table, "advance") == {"civ", "biomass", "water"}
    table.play(0, {"do": "advance", "track": "biomass"})
    world = table.state.worlds[0]
    assert cells(table) == [0, 0, 3, 0, 0]
    assert (world.boosts, world.patches) == (0, 0)
    assert not can(table, "advance")


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        pytest.param("5", "civ", "rover", marks=pytest.mark.rule("PU-E-5")),
        pytest.param("6", "rover", "tech", marks=pytest.mark.rule("PU-E-6")),
        pytest.param("7", "water", "rover", marks=pytest.mark.rule("PU-E-7")),
        pytest.param("8", "biomass", "rover", marks=pytest.mark.rule("PU-E-8")),
        pytest.param("9", "civ", "tech", marks=pytest.mark.rule("PU-E-9")),
        pytest.param("10", "civ", "water", marks=pytest.mark.rule("PU-E-10")),
        pytest.param("11", "civ", "biomass", marks=pytest.mark.rule("PU-E-11")),
        pytest.param("12", "water", "tech", marks=pytest.mark.rule("PU-E-12")),
        pytest.param("13", "biomass", "tech", marks=pytest.mark.rule("PU-E-13")),
        pytest.param("14", "water", "biomass", marks=pytest.mark.rule("PU-E-14")),
    ],
)
def test_one_of_two_markers_advances(card, one, other):
    for chosen in (one, other):
        table = open_event(card, prepare=lambda table: put_markers(table, **dict.fromkeys(TRACKS, 2)))
        assert tracks(table, "advance") == tracks(table, "advance", seat=1) == {one, other}
        table.play(0, {"do": "advance", "track": chosen})
        assert cells(table) == [3 if track == chosen else 2 for track in TRACKS]
        assert not can(table, "advance")
        world = table.state.worlds[0]  # with the bonus of cell 3
        gained = [len(levels_due(world)), world.boosts, world.patches, world.movement, int(world.techs > 0)]
        assert gained == [int(track == chosen) for track in TRACKS]


@pytest.mark.parametrize(
    ("card", "one", "other"),
    [
        pytest.param("21", "civ", "rover", marks=pytest.mark.rule("PU-E-21")),
        pytest.param("22", "rover", "tech", marks=pytest.mark.rule("PU-E-22")),
        pytest.param("23", "water", "rover", marks=pytest.mark.rule("PU-E-23")),
        pytest.param("24", "biomass", "rover", marks=pytest.mark.rule("PU-E-24")),
        pytest.param("25", "civ", "tech", marks=pytest.mark.rule("PU-E-25")),
        pytest.param("26", "civ", "water", marks=pytest.mark.rule("PU-E-26")),
        pytest.param("27", "civ", "biomass", marks=pytest.mark.rule("PU-E-27")),
        pytest.param("28", "water", "tech", marks=pytest.mark.rule("PU-E-28")),
        pytest.param("29", "biomass", "tech", marks=pytest.mark.rule("PU-E-29")),
        pytest.param("30", "water", "biomass", marks=pytest.mark.rule("PU-E-30")),
    ],
)
def test_one_of_two_markers_moves_down(card, one, other):
    for chosen in (one, other):
        table = open_event(card, prepare=lambda table: put_markers(table, **dict.fromkeys(TRACKS, 4)))
        assert tracks(table, "regress") == {one, other}
        table.play(0, {"do": "regress", "track": chosen})
        assert cells(table) == [3 if track == chosen else 4 for track in TRACKS]
        world = table.state.worlds[0]
        assert (world.boosts, world.patches, world.movement, len(levels_due(world))) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        pytest.param("32", 1, marks=pytest.mark.rule("PU-E-32")),
        pytest.param("41", 2, marks=pytest.mark.rule("PU-E-41")),
        pytest.param("42", 3, marks=pytest.mark.rule("PU-E-42")),
    ],
)
def test_any_marker_moves_down(card, steps):
    table = open_event(card, prepare=lambda table: put_markers(table, **dict.fromkeys(TRACKS, 4)))
    assert tracks(table, "regress") == set(TRACKS)
    table.play(0, {"do": "regress", "track": "rover"})
    assert cells(table) == [4, 4, 4, 4 - steps, 4]
    assert not can(table, "regress")


@pytest.mark.rule("PU-E-16")
def test_an_event_brings_a_patch():
    table = open_event("16")
    assert squares(table, "patch") == {(1, 7), (2, 6)}
    table.play(0, {"do": "patch", "row": 1, "column": 7})
    assert not can(table, "patch")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("17", marks=pytest.mark.rule("PU-E-17")),
        pytest.param("20", marks=pytest.mark.rule("PU-E-20")),
    ],
)
def test_an_event_brings_a_boost(card):
    table = open_event(card)
    assert tracks(table, "boost") == set(TRACKS)
    table.play(0, {"do": "boost", "track": "water"})
    assert cells(table) == [0, 1, 0, 0, 0]
    assert not can(table, "boost")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("53", marks=pytest.mark.rule("PU-E-53")),
        pytest.param("54", marks=pytest.mark.rule("PU-E-54")),
    ],
)
def test_a_boost_or_a_look_at_the_next_event(card):
    table = open_event(card)
    table.play(0, {"do": "event_boost"})
    table.play(0, {"do": "boost", "track": "tech"})
    assert marker(table, "tech") == 1
    assert table.view(0)["state"]["next_event"] is None
    table.play(1, {"do": "peek"})
    events = table.state.events
    assert table.view(1)["state"]["next_event"] == EVENT_IDS[events.items[events.n - 1]]
    assert table.view(0)["state"]["next_event"] is None
    assert marker(table, "tech", seat=1) == 0


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("40", marks=pytest.mark.rule("PU-E-40")),
        pytest.param("44", marks=pytest.mark.rule("PU-E-44")),
    ],
)
def test_only_one_station_counts(card):
    for track in ("rover", "tech"):
        table = open_event(card)
        lay(table, "I2-rover-tech", 2, 6)
        assert tracks(table, "station") == {"rover", "tech"}
        table.play(0, {"do": "station", "track": track})
        assert not can(table, "station")
        assert sum(cells(table)) == 1
    extra = open_event(card)
    draw(extra, "16")  # an extra tile with its stations
    lay(extra, "I2-rover-tech", 2, 6)
    extra.play(0, {"do": "station", "track": "rover"})
    assert not can(extra, "station")
    next_round(table, "31")  # the restriction is over
    lay(table, "I2-rover-tech", 4, 6)
    table.play(0, {"do": "station", "track": "rover"})
    assert can(table, "station")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("45", marks=pytest.mark.rule("PU-E-45")),
        pytest.param("59", marks=pytest.mark.rule("PU-E-59")),
    ],
)
def test_no_milestones(card):
    table = open_event(card, prepare=lambda table: put_markers(table, civ=2, water=2, biomass=2, rover=5, tech=2))
    for track in TRACKS:
        boost(table, track)
    world = table.state.worlds[0]
    assert cells(table) == [3, 3, 3, 6, 3]
    assert (len(levels_due(world)), world.patches, world.spawns, world.techs) == (0, 0, 0, 0)
    assert (world.boosts, world.movement) == (1, 2)  # boosts and numbers are no milestones


@pytest.mark.rule("PU-E-58")
def test_no_boosts():
    table = open_event("58", prepare=lambda table: put_markers(table, water=2, biomass=1))
    table.state.worlds[0].boosts = 2
    table.play(0, {"do": "boost", "track": "water"})
    table.play(0, {"do": "boost", "track": "biomass"})
    assert cells(table) == [0, 3, 2, 0, 0]
    assert table.state.worlds[0].boosts == 0
