"""The technologies of Horizon Group, Jump Drive and Makeshift."""

import pytest

from fiveplanets.games.planet_unknown.data import TRACKS
from fiveplanets.games.planet_unknown.rules.scoring import competitive_medals, track_medals
from fiveplanets.games.planet_unknown.rules.tracks import refresh_techs

from .positions import (
    boost,
    can,
    choices,
    draw,
    drive,
    give_movement,
    hold,
    lay,
    levels_due,
    marker,
    next_round,
    number,
    objective,
    paint,
    places,
    put_markers,
    put_rover,
    squares,
    start,
    tracks,
    unlock,
)

# --- Horizon Group


@pytest.mark.rule("PU-T-horizon_group-1")
def test_rover_tiles_may_lie_apart():
    table = start(corporation="horizon_group")
    unlock(table, 1)
    lay(table, "I2-civ-energy", 1, 6)
    hold(table, "I2-rover-tech")
    assert ("none", 8, 8) in places(table)
    hold(table, "I2-tech-biomass")
    assert ("none", 8, 8) not in places(table)
    assert ("none", 3, 6) in places(table)


@pytest.mark.rule("PU-T-horizon_group-2")
def test_movement_for_every_loaded_rover():
    table = start(corporation="horizon_group")
    unlock(table, 2)
    put_rover(table, (6, 6), rover=1, loaded=True)
    put_rover(table, (6, 7), rover=2, loaded=True)
    put_rover(table, (6, 8), rover=3)
    next_round(table)
    assert table.state.worlds[0].movement == 2


@pytest.mark.rule("PU-T-horizon_group-3")
def test_a_collected_meteorite_brings_a_patch():
    for level, patches in ((2, 0), (3, 1)):
        table = start(corporation="horizon_group")
        unlock(table, level)
        paint(table, "rover", (6, 7), stations=[(6, 7)])
        put_rover(table, (6, 6), loaded=True)
        give_movement(table, 1)
        drive(table, "right")
        world = table.state.worlds[0]
        assert (world.meteorites_collected, sum(world.loaded)) == (1, 0)
        assert world.patches == patches


@pytest.mark.rule("PU-T-horizon_group-4")
def test_a_load_is_destroyed_on_water():
    for level, lost in ((3, 0), (4, 1)):
        table = start(corporation="horizon_group")
        unlock(table, level)
        paint(table, "water", (6, 7))
        put_rover(table, (6, 6), loaded=True)
        give_movement(table, 1)
        drive(table, "right")
        world = table.state.worlds[0]
        assert (world.meteorites_lost, sum(world.loaded), world.meteorites_collected) == (lost, 1 - lost, 0)


@pytest.mark.rule("PU-T-horizon_group-5")
def test_the_rover_marker_advances_once_per_round():
    table = start(corporation="horizon_group")
    assert not can(table, "free_advance")
    unlock(table, 5)
    put_markers(table, rover=1)
    table.play(0, {"do": "free_advance", "track": "rover"})
    assert marker(table, "rover") == 2
    assert table.state.worlds[0].movement == 2
    assert not can(table, "free_advance")
    next_round(table)
    assert can(table, "free_advance")


# --- Jump Drive


def jump_drive(level, **options):
    table = start(corporation="jump_drive", **options)
    unlock(table, level)
    return table


@pytest.mark.rule("PU-T-jump_drive-A")
def test_a_boost_instead_of_a_patch():
    table = jump_drive("A")
    paint(table, "civ", (1, 6))
    draw(table, "12")  # two patches
    table.play(0, {"do": "patch_to_boost"})
    world = table.state.worlds[0]
    assert (world.boosts, world.patches) == (1, 1)
    assert not can(table, "patch_to_boost")


@pytest.mark.rule("PU-T-jump_drive-B")
def test_a_rover_teleports_to_the_same_terrain():
    table = jump_drive("B")
    paint(table, "biomass", (6, 6), (9, 8))
    paint(table, "civ", (6, 7))
    put_rover(table, (6, 6))
    give_movement(table, 2)
    table.play(0, {"do": "teleport", "rover": 1})
    assert squares(table, "land") == {(9, 8)}
    table.play(0, {"do": "land", "row": 9, "column": 8})
    assert table.state.worlds[0].rovers[0] == number((9, 8))
    assert table.state.worlds[0].movement == 1
    assert not can(table, "teleport")  # once per round


@pytest.mark.rule("PU-T-jump_drive-B")
def test_no_teleport_from_bare_ground():
    table = jump_drive("B")
    paint(table, "biomass", (6, 6), (9, 8))
    put_rover(table, (7, 7))
    give_movement(table, 2)
    assert not can(table, "teleport")


@pytest.mark.rule("PU-T-jump_drive-C")
def test_a_boost_advances_its_marker_twice():
    table = jump_drive("C")
    table.state.worlds[0].boosts = 2
    table.play(0, {"do": "boost_twice", "track": "water"})
    assert marker(table, "water") == 2
    assert not can(table, "boost_twice")
    table.play(0, {"do": "boost", "track": "water"})
    assert marker(table, "water") == 3


@pytest.mark.rule("PU-T-jump_drive-D")
def test_a_tech_station_counts_as_energy():
    table = start(corporation="jump_drive")
    lay(table, "I2-rover-tech", 1, 6)
    assert not can(table, "energy")
    unlock(table, "D")
    assert tracks(table, "energy") == {"rover"}
    table.play(0, {"do": "energy", "track": "rover"})
    table.play(0, {"do": "station", "track": "rover"})
    assert (marker(table, "rover"), marker(table, "tech")) == (2, 0)


@pytest.mark.rule("PU-T-jump_drive-D")
def test_the_tech_area_joins_the_energy_it_touches():
    table = jump_drive("D")
    paint(table, "energy", (3, 6))
    paint(table, "civ", (3, 7))
    lay(table, "I2-rover-tech", 1, 6)  # its tech square lies above the energy
    assert tracks(table, "energy") == {"rover", "civ"}


@pytest.mark.rule("PU-T-jump_drive-E")
def test_all_bonuses_of_a_row():
    table = jump_drive("E")
    put_markers(table, biomass=3)
    table.play(0, {"do": "row_bonus", "track": "biomass"})
    world = table.state.worlds[0]
    assert levels_due(world) == [1]
    assert (world.boosts, world.patches, world.movement) == (1, 1, 1)
    assert [marker(table, track) for track in TRACKS] == [0, 0, 3, 0, 0]
    assert not can(table, "row_bonus")
    next_round(table)
    assert not can(table, "row_bonus")  # once per game


@pytest.mark.rule("PU-T-jump_drive-F")
def test_an_objective_for_everybody():
    table = jump_drive("F", players=3)
    table.state.deck.items[table.state.deck.n - 1] = objective("25")  # most meteorites
    table.play(0, {"do": "draw_objectives"})
    assert len(choices(table, "share")) == 3
    table.play(0, {"do": "share", "objective": "25"})
    assert not can(table, "draw_objectives")
    table.state.worlds[1].meteorites_collected = 1
    with_it = [competitive_medals(table.state, seat) for seat in range(3)]
    table.state.shared.n = 0
    without = [competitive_medals(table.state, seat) for seat in range(3)]
    assert [a - b for a, b in zip(with_it, without, strict=True)] == [0, 5, 0]


@pytest.mark.rule("PU-T-jump_drive-F")
def test_alone_the_objective_is_your_own():
    table = jump_drive("F", players=1)
    before = table.state.worlds[0].objectives.n
    table.play(0, {"do": "draw_objectives"})
    keep = choices(table, "keep")
    assert len(keep) == 3
    table.play(0, {"do": "keep", **keep[1]})
    objectives = table.state.worlds[0].objectives
    assert objectives.n == before + 1
    assert objectives.items[before] == objective(keep[1]["objective"])


# --- Makeshift


def makeshift(level=None, **cells):
    table = start(corporation="makeshift")
    if level:
        unlock(table, level)
    put_markers(table, **cells)
    return table


def ways(table):
    return {choice["way"] for choice in choices(table, "step")}


@pytest.mark.rule("PU-T-makeshift-1")
def test_civ_and_tech_are_neighbours():
    table = makeshift(civ=5)
    boost(table, "civ")
    assert ways(table) == {"up", "up-right"}
    table = makeshift(1, civ=5)
    boost(table, "civ")
    assert ways(table) == {"up", "up-left", "up-right"}
    table.play(0, {"do": "step", "way": "up-left"})
    assert table.state.worlds[0].lanes[0] == TRACKS.index("tech")
    assert marker(table, "civ") == 6


@pytest.mark.rule("PU-T-makeshift-2")
def test_two_markers_on_the_rover_track_move_rovers_further():
    for lane, points in (("rover", 3), ("civ", 2)):
        table = makeshift(2, rover=3, civ=9)
        table.state.worlds[0].lanes[0] = TRACKS.index(lane)
        boost(table, "rover")
        table.play(0, {"do": "step", "way": "up"})
        assert table.state.worlds[0].movement == points


@pytest.mark.rule("PU-T-makeshift-3")
def test_a_marker_may_step_sideways():
    table = makeshift(2, water=3)
    boost(table, "water")
    assert "right" not in ways(table)
    table = makeshift(3, water=3)
    boost(table, "water")
    table.play(0, {"do": "step", "way": "right"})
    world = table.state.worlds[0]
    assert (world.lanes[1], world.markers[1]) == (TRACKS.index("biomass"), 3)
    assert world.patches == 1


@pytest.mark.rule("PU-T-makeshift-4")
def test_any_marker_moves_down_once_per_round():
    table = makeshift(4, water=4)
    assert tracks(table, "lower") == {"water", "tech"}
    table.play(0, {"do": "lower", "track": "water"})
    assert marker(table, "water") == 3
    assert table.state.worlds[0].boosts == 0
    assert not can(table, "lower")
    next_round(table)
    assert can(table, "lower")


@pytest.mark.rule("PU-T-makeshift-5")
def test_markers_score_like_the_highest_on_their_track():
    table = makeshift(4, civ=1, water=15)
    world = table.state.worlds[0]
    world.lanes[0] = TRACKS.index("water")
    world.markers[TRACKS.index("tech")] = 13
    refresh_techs(table.state, world)
    assert track_medals(world) == 0 + 5 + 2
    unlock(table, 5)
    assert track_medals(world) == 5 + 5 + 2
