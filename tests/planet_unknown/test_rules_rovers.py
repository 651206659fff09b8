"""Rovers and technologies in general: PU-R32 to PU-R39, PU-R45 to PU-R48, PU-R67."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Stage
from fiveplanets.games.planet_unknown.data import TERRAINS
from fiveplanets.games.planet_unknown.tables import Tech
from tests.planet_unknown.positions import (
    add,
    boost,
    can,
    can_drive,
    choices,
    draw,
    drive,
    give_movement,
    lay,
    next_round,
    number,
    on,
    paint,
    put_markers,
    put_meteorites,
    put_rover,
    squares,
    start,
    tracks,
    unlock,
)


@pytest.mark.rule("PU-R32")
def test_a_rover_comes_onto_the_tile_just_placed():
    found = start()
    world = found.state.worlds[0]
    lay(found, "I2-water-rover", 1, 6)
    world.boosts = 1  # so that there is still something to do
    found.play(0, {"do": "station", "track": "rover"})
    assert squares(found, "spawn") == {(1, 6), (2, 6)}
    found.play(0, {"do": "spawn", "row": 1, "column": 6})
    assert world.rovers[0] == number((1, 6))
    put_markers(found, rover=5)
    lay(found, "I2-rover-tech", 1, 7)
    world.rovers[0] = number((1, 7))
    found.play(0, {"do": "station", "track": "rover"})
    assert squares(found, "spawn") == {(2, 7)}  # not beside another rover on one square


@pytest.mark.rule("PU-R32")
def test_without_a_new_tile_the_last_one_counts():
    found = start()
    world = found.state.worlds[0]
    lay(found, "I2-civ-energy", 1, 6)
    world.due = 0
    world.patches = 1
    found.play(0, {"do": "patch", "row": 3, "column": 6})  # no tile
    next_round(found)
    boost(found, "rover")
    assert squares(found, "spawn") == {(1, 6), (2, 6)}
    fresh = start()
    fresh.state.worlds[0].stage = Stage.FREE
    boost(fresh, "rover")  # no tile at all
    assert not can(fresh, "spawn")
    fresh.play(0, {"do": "done"})
    assert fresh.state.worlds[0].supply == 2


@pytest.mark.rule("PU-R33")
def test_without_supply_the_milestone_gives_nothing():
    found = start()
    world = found.state.worlds[0]
    put_rover(found, (6, 6))
    put_rover(found, (6, 7), rover=2)
    assert world.supply == 0
    lay(found, "I2-water-rover", 1, 6)
    world.patches = 1
    found.play(0, {"do": "station", "track": "rover"})
    assert not can(found, "spawn")
    world.rovers[1] = number((3, 6))
    found.play(0, {"do": "patch", "row": 3, "column": 6})
    assert (world.supply, world.rovers_lost) == (0, 1)  # it does not come back


@pytest.mark.rule("PU-R34")
def test_movement_lasts_for_the_round():
    found = start()
    world = found.state.worlds[0]
    put_rover(found, (6, 6))
    put_rover(found, (8, 8), rover=2)
    give_movement(found, 4)
    drive(found, "up")  # before the tile
    lay(found, "I2-biomass-civ", 1, 6)
    drive(found, "down", rover=2)  # between its stations
    found.play(0, {"do": "station", "track": "civ"})
    drive(found, "up")
    found.play(0, {"do": "station", "track": "biomass"})
    assert world.movement == 1
    found.play(0, {"do": "done"})  # the rest is not needed
    assert world.movement == 1
    next_round(found)
    assert world.movement == 0
    assert not can(found, "drive")


@pytest.mark.rule("PU-R35")
def test_where_rovers_go():
    found = start()
    put_rover(found, (1, 6))
    put_rover(found, (1, 7), rover=2)
    give_movement(found, 9)
    assert not can_drive(found, "up")  # off the planet
    assert not can_drive(found, "left")
    assert not can_drive(found, "right")  # another rover
    assert not can_drive(found, "down-left")  # no diagonals
    assert can_drive(found, "down")
    paint(found, "tech", (3, 6))
    drive(found, "down", "down", "up", "down")  # over tiles and bare squares, and back
    assert found.state.worlds[0].rovers[0] == number((3, 6))
    assert found.state.worlds[0].movement == 5
    with pytest.raises(fp.IllegalMove, match="PU-R35"):
        drive(found, "up", rover=2)


@pytest.mark.rule("PU-R36")
def test_rovers_collect_on_the_way():
    found = start()
    world = found.state.worlds[0]
    put_rover(found, (3, 9))
    paint(found, "civ", (3, 7))
    put_meteorites(found, (3, 7))
    world.meteorites_fallen = 1
    give_movement(found, 3)
    drive(found, "left", "left", "left")
    assert (world.pods_collected, world.meteorites_collected) == (1, 1)
    assert not on(world.pods, (3, 8))
    assert not on(world.meteorites, (3, 7))
    assert world.rovers[0] == number((3, 6))


@pytest.mark.rule("PU-R37")
def test_a_meteorite_of_an_event_destroys_the_rover():
    found = start(events=True)
    world = found.state.worlds[0]
    paint(found, "civ", (3, 7), (4, 7))
    add(world.symbols, (3, 7), (4, 7))
    put_rover(found, (3, 7))
    next_round(found, "31")
    assert squares(found, "strike") == {(3, 7), (4, 7)}
    found.play(0, {"do": "strike", "row": 3, "column": 7})
    assert world.rovers_lost == 1
    assert on(world.meteorites, (3, 7))


@pytest.mark.rule("PU-R38")
def test_more_movement_on_numbered_cells_only():
    found = start()
    world = found.state.worlds[0]
    unlock(found, 3)
    put_markers(found, rover=1)
    boost(found, "rover")
    assert world.movement == 2  # 1 and 1 more
    put_rover(found, (6, 6))
    draw(found, "4")
    assert world.movement == 6  # the card gives 4


@pytest.mark.rule("PU-R39")
def test_teleporting_passes_nothing():
    found = start()
    world = found.state.worlds[0]
    put_rover(found, (3, 9))
    paint(found, "civ", (1, 6))
    draw(found, "14")
    found.play(0, {"do": "teleport_by_card", "rover": 1})
    assert (3, 7) in squares(found, "land")
    found.play(0, {"do": "land", "row": 3, "column": 7})
    assert on(world.pods, (3, 8))  # it lay in between
    assert world.pods_collected == 0


@pytest.mark.rule("PU-R45")
def test_all_levels_reached_work_at_once():
    found = start()
    unlock(found, 4)
    techs = found.state.worlds[0].techs
    reached = (Tech.IGNORE_ADJACENCY, Tech.STORE_PATCHES, Tech.MORE_ROVER_MOVEMENT, Tech.DOUBLE_WATER)
    assert techs == sum(1 << tech for tech in reached)
    flux = start(corporation="flux_industries")
    unlock(flux, 4)
    assert flux.state.worlds[0].techs == 1 << Tech.COLLECT_METEORITE_AFTER_FLUX  # only the highest
    jump = start(corporation="jump_drive")
    put_markers(jump, tech=15)
    assert jump.state.worlds[0].techs == 0
    unlock(jump, "D")
    assert jump.state.worlds[0].techs == 1 << Tech.TECH_STATION_AS_ENERGY
    makeshift = start(corporation="makeshift")
    world = makeshift.state.worlds[0]
    world.lanes[1] = 4
    put_markers(makeshift, water=7, tech=3)
    assert world.techs.bit_count() == 3  # the highest marker on the tech track counts
    world.lanes[1] = world.lanes[4] = 3
    put_markers(makeshift, water=7, tech=8)
    assert world.techs == 0  # nobody is there


@pytest.mark.rule("PU-R46")
def test_a_technology_works_at_once():
    found = start()
    put_markers(found, tech=9, water=0)
    lay(found, "I2-energy-water", 6, 1)
    boost(found, "tech")  # level 4 in the middle of the tile
    found.play(0, {"do": "station", "track": "water"})
    assert found.state.worlds[0].markers[1] == 2


@pytest.mark.rule("PU-R47")
def test_start_of_round_technologies_look_at_the_start():
    found = start(corporation="oasis_ultd")
    world = found.state.worlds[0]
    unlock(found, 2)
    paint(found, "water", (3, 6), (4, 6))
    put_rover(found, (3, 6))
    put_rover(found, (3, 7), rover=2)
    next_round(found)
    assert world.movement == 1  # one of the two stands on water
    drive(found, "down")
    assert world.movement == 0  # standing on water later brings nothing more
    flux = start(corporation="flux_industries")
    put_markers(flux, tech=2)
    paint(flux, "rover", (3, 6))
    put_rover(flux, (3, 6))
    boost(flux, "tech")
    flux.play(0, {"do": "flux", "track": "rover"})
    assert flux.state.worlds[0].movement == 2  # in the very round


@pytest.mark.rule("PU-R47")
def test_movement_of_the_start_may_be_spent_before_the_event():
    for corporation, level, points in (("oasis_ultd", 2, 1), ("flux_industries", 1, 2), ("horizon_group", 2, 1)):
        found = start(3, corporation=corporation, events=True)
        world = found.state.worlds[0]
        unlock(found, level)
        world.flux = TERRAINS.index("water")
        paint(found, "water", (6, 6))
        put_rover(found, (6, 6), loaded=corporation == "horizon_group")
        next_round(found)
        assert found.state.event == NOTHING
        assert found.to_act == [0]  # before the station turns, too
        assert world.movement == points
        drive(found, "right")
        if points > 1:
            assert found.to_act == [0]
            found.play(0, {"do": "done"})  # the rest can wait
        assert found.to_act == [found.state.commander]
        found.play(found.state.commander, {"do": "rotate", "sectors": 0})
        assert found.state.event != NOTHING
        assert world.movement == points - 1


@pytest.mark.rule("PU-R48")
def test_once_per_game_stays_once_per_game():
    found = start(corporation="flux_industries")
    world = found.state.worlds[0]
    unlock(found, 2)
    world.flux = 0
    found.play(0, choices(found, "leap")[0] | {"do": "leap"})
    assert world.markers[0] == 3
    put_markers(found, tech=4)  # the level is lost
    assert world.techs.bit_count() == 1
    boost(found, "tech")  # and reached again
    found.play(0, {"do": "flux", "track": "civ"})
    assert world.techs == 1 << Tech.ADVANCE_FLUX_TO_MILESTONE
    assert not can(found, "leap")


@pytest.mark.rule("PU-R67")
def test_movement_of_an_event_lasts_for_the_round():
    found = start(events=True)
    world = found.state.worlds[0]
    put_rover(found, (6, 6))
    put_markers(found, rover=3)
    next_round(found, "5")  # civ or rover
    found.play(0, {"do": "advance", "track": "rover"})
    while can(found, "done"):
        found.play(0, {"do": "done"})
    while not can(found, "take"):
        seat = found.to_act[-1]
        found.play(seat, found.moves(seat)[0])
    assert world.movement == 2
    assert can_drive(found, "up")  # before the tile is taken
    assert tracks(found, "station") == set()
