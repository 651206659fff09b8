"""The technologies of Universal Coalition, Cosmos Inc. and Flux Industries."""

import pytest

from fiveplanets.games.planet_unknown.data import TRACKS

from .positions import (
    boost,
    can,
    can_drive,
    choices,
    draw,
    drive,
    end_game,
    give_movement,
    hold,
    lay,
    levels_due,
    marker,
    next_round,
    number,
    on,
    paint,
    places,
    put_markers,
    put_meteorites,
    put_rover,
    squares,
    start,
    tracks,
    unlock,
)

# --- Universal Coalition


@pytest.mark.rule("PU-T-universal_coalition-1")
def test_tiles_may_lie_apart():
    table = start()
    lay(table, "I2-civ-energy", 1, 6)
    hold(table, "I2-rover-tech")
    assert ("none", 8, 8) not in places(table)
    unlock(table, 1)
    assert ("none", 8, 8) in places(table)


@pytest.mark.rule("PU-T-universal_coalition-2")
def test_coalition_stores_patches_for_the_end():
    table = start()
    paint(table, "civ", (1, 6))
    draw(table, "3")
    assert not can(table, "store_patch")
    table = start()
    paint(table, "civ", (1, 6))
    unlock(table, 2)
    draw(table, "3")
    table.play(0, {"do": "store_patch"})
    world = table.state.worlds[0]
    assert (world.stored, world.patches) == (1, 0)
    end_game(table)
    table.play(0, {"do": "patch", "row": 1, "column": 7})
    assert on(world.patched, (1, 7))


@pytest.mark.rule("PU-T-universal_coalition-3")
def test_one_more_movement_on_each_numbered_cell():
    table = start()
    put_markers(table, rover=3)
    boost(table, "rover")
    assert table.state.worlds[0].movement == 2
    unlock(table, 3)
    boost(table, "rover")
    assert table.state.worlds[0].movement == 2 + 3


@pytest.mark.rule("PU-T-universal_coalition-4")
def test_a_placed_tile_moves_water_twice_as_far():
    table = start()
    unlock(table, 4)
    lay(table, "I2-energy-water", 6, 1)
    table.play(0, {"do": "station", "track": "water"})
    assert marker(table, "water") == 2
    boost(table, "water")  # boosts are not doubled
    assert marker(table, "water") == 3


@pytest.mark.rule("PU-T-universal_coalition-5")
def test_no_meteorite_comes_onto_a_shielded_planet():
    for shielded in (False, True):
        table = start()
        if shielded:
            unlock(table, 5)
        lay(table, "I2-civ-energy-m", 1, 6)
        assert on(table.state.worlds[0].meteorites, (2, 6)) != shielded


# --- Cosmos Inc.


@pytest.mark.rule("PU-T-cosmos_inc-1")
def test_rovers_move_diagonally():
    table = start(corporation="cosmos_inc")
    put_rover(table, (6, 6))
    give_movement(table, 2)
    assert not can_drive(table, "up-right")
    unlock(table, 1)
    drive(table, "up-right", "down-right")
    assert table.state.worlds[0].rovers[0] == number((6, 8))


@pytest.mark.rule("PU-T-cosmos_inc-2")
def test_three_pods_at_once_and_once_per_game():
    table = start(corporation="cosmos_inc")
    put_markers(table, tech=4)
    world = table.state.worlds[0]
    world.pods_collected = 5
    boost(table, "tech")
    for cell in (5, 6, 7):
        table.play(0, {"do": "lift_pod"})
        table.play(0, {"do": "pod_on_track", "track": "civ", "cell": cell})
    assert not can(table, "lift_pod")
    assert world.pods_collected == 2
    assert world.track_pods[0] == 1 << 5 | 1 << 6 | 1 << 7
    put_markers(table, tech=4)
    boost(table, "tech")
    assert not can(table, "lift_pod")


@pytest.mark.rule("PU-T-cosmos_inc-3")
def test_an_energy_station_repositions_a_pod():
    for tile, allowed in (("I2-civ-energy", True), ("I2-rover-tech", False)):
        table = start(corporation="cosmos_inc")
        unlock(table, 3)
        table.state.worlds[0].track_pods[0] = 1 << 9
        lay(table, tile, 1, 6)
        assert can(table, "lift_pod_from") == allowed
    table = start(corporation="cosmos_inc")
    unlock(table, 3)
    table.state.worlds[0].track_pods[0] = 1 << 9
    lay(table, "I2-civ-energy", 1, 6)
    table.play(0, {"do": "lift_pod_from", "track": "civ", "cell": 9})
    table.play(0, {"do": "keep_pod"})
    assert table.state.worlds[0].pods_collected == 1
    assert not can(table, "lift_pod")


@pytest.mark.rule("PU-T-cosmos_inc-4")
def test_energy_squares_are_free_to_enter():
    table = start(corporation="cosmos_inc")
    unlock(table, 4)
    paint(table, "energy", (6, 7), (6, 8))
    paint(table, "civ", (5, 6))
    put_rover(table, (6, 6))
    assert not can(table, "drive")  # no movement was gained this round
    give_movement(table, 1)
    drive(table, "right", "right")
    assert table.state.worlds[0].movement == 1
    drive(table, "right")
    assert table.state.worlds[0].movement == 0
    drive(table, "left")
    assert not can_drive(table, "up")


@pytest.mark.rule("PU-T-cosmos_inc-5")
def test_a_pod_is_repositioned_once_per_round():
    table = start(corporation="cosmos_inc")
    unlock(table, 5)
    table.state.worlds[0].pods_collected = 3
    table.play(0, {"do": "lift_pod"})
    table.play(0, {"do": "pod_on_track", "track": "water", "cell": 1})
    assert not can(table, "lift_pod")
    next_round(table)
    assert can(table, "lift_pod")


# --- Flux Industries


def flux(level, track):
    table = start(corporation="flux_industries")
    unlock(table, level)
    table.state.worlds[0].flux = TRACKS.index(track)
    return table


@pytest.mark.rule("PU-T-flux_industries-1")
def test_two_movement_for_every_rover_on_a_flux_square():
    for track, points in (("biomass", 4), ("civ", 0)):
        table = flux(1, track)
        paint(table, "biomass", (6, 6), (6, 7))
        put_rover(table, (6, 6), rover=1)
        put_rover(table, (6, 7), rover=2)
        next_round(table)
        assert table.state.worlds[0].movement == points


@pytest.mark.rule("PU-T-flux_industries-2")
def test_the_flux_marker_leaps_to_its_next_milestone():
    table = flux(2, "biomass")
    table.play(0, choices(table, "leap")[0] | {"do": "leap"})
    world = table.state.worlds[0]
    assert (marker(table, "biomass"), world.boosts) == (2, 1)
    table.play(0, {"do": "boost", "track": "civ"})
    table.play(0, {"do": "advance", "track": "biomass"})
    assert (marker(table, "biomass"), world.patches) == (3, 1)
    assert not can(table, "leap")
    assert not can(flux(2, "water"), "leap")
    assert not can(flux(3, "biomass"), "leap")


@pytest.mark.parametrize(
    ("track", "cell", "gain"),
    [
        ("civ", 2, {"cards": [2]}),
        ("water", 2, {"boosts": 2}),
        ("biomass", 2, {"patches": 2}),
        ("rover", 3, {"movement": 3}),
    ],
)
@pytest.mark.rule("PU-T-flux_industries-3")
def test_the_flux_track_is_improved(track, cell, gain):
    def gained(with_flux_on):
        table = flux(3, with_flux_on)
        put_markers(table, **{track: cell})
        boost(table, track)
        world = table.state.worlds[0]
        cards = levels_due(world)
        found = {"cards": cards, "boosts": world.boosts, "patches": world.patches, "movement": world.movement}
        return {key: found[key] for key in gain}

    plain = {"cards": [1], "boosts": 1, "patches": 1, "movement": 2}
    assert gained(track) == gain
    assert gained("tech") == {key: plain[key] for key in gain}


@pytest.mark.rule("PU-T-flux_industries-4")
def test_a_flux_station_collects_a_meteorite():
    table = flux(4, "civ")
    put_meteorites(table, (6, 6), (7, 7))
    lay(table, "I2-civ-energy", 1, 6)
    assert squares(table, "collect_meteorite") == {(6, 6), (7, 7)}
    table.play(0, {"do": "collect_meteorite", "row": 6, "column": 6})
    assert table.state.worlds[0].meteorites_collected == 1
    assert not on(table.state.worlds[0].meteorites, (6, 6))
    assert not can(table, "collect_meteorite")
    table = flux(4, "tech")
    put_meteorites(table, (6, 6))
    lay(table, "I2-civ-energy", 1, 6)
    assert not can(table, "collect_meteorite")


@pytest.mark.rule("PU-T-flux_industries-5")
def test_the_flux_marker_advances_once_per_round():
    table = flux(5, "rover")
    table.play(0, choices(table, "free_advance")[0] | {"do": "free_advance"})
    assert marker(table, "rover") == 1
    assert not can(table, "free_advance")
    next_round(table)
    assert can(table, "free_advance")


@pytest.mark.rule("PU-T-flux_industries-5")
def test_only_the_highest_technology_of_flux_works():
    table = flux(5, "civ")
    put_meteorites(table, (6, 6))
    lay(table, "I2-civ-energy", 1, 6)
    assert not can(table, "collect_meteorite")
    assert tracks(table, "station") == {"civ"}
    assert choices(table, "leap") == []
