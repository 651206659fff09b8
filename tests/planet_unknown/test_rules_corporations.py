"""What corporations do differently: PU-R73 to PU-R89 and PU-R102 to PU-R104."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Stage
from fiveplanets.games.planet_unknown.data import TRACKS
from fiveplanets.games.planet_unknown.rules.metrics import at_end, furthest
from fiveplanets.games.planet_unknown.rules.scoring import competitive_medals, track_medals
from fiveplanets.games.planet_unknown.tables import Tech
from tests.planet_unknown.positions import (
    boost,
    can,
    can_drive,
    choices,
    draw,
    drive,
    end_game,
    fill_storage,
    give_movement,
    lay,
    levels_due,
    marker,
    next_round,
    number,
    objective,
    on,
    paint,
    put_markers,
    put_meteorites,
    put_rover,
    start,
    storage,
    take,
    tracks,
    unlock,
)


@pytest.mark.rule("PU-R73")
def test_the_shield_holds_off_events_too():
    found = start(events=True)
    unlock(found, 5)
    lay(found, "I2-rover-tech-m", 1, 6)
    world = found.state.worlds[0]
    assert world.meteorites_fallen == 0
    assert on(world.symbols, (2, 6))
    next_round(found, "43")
    assert not can(found, "strike")


@pytest.mark.rule("PU-R74")
def test_pods_on_tracks_are_skipped():
    found = start(corporation="cosmos_inc")
    world = found.state.worlds[0]
    world.track_pods[2] = 1 << 3 | 1 << 4
    put_markers(found, biomass=2)
    boost(found, "biomass")
    assert marker(found, "biomass") == 5  # both at once
    assert world.patches == 0  # what lies below is not gained
    world.track_pods[2] = sum(1 << cell for cell in range(6, 16))
    world.boosts = 1
    assert "biomass" not in tracks(found, "boost")
    put_rover(found, (3, 9))
    give_movement(found, 1)
    drive(found, "left")
    put_markers(found, civ=4)
    free = {(choice["track"], choice["cell"]) for choice in choices(found, "pod_on_track")}
    assert ("civ", 4) not in free  # the marker is there
    assert ("biomass", 7) not in free  # a pod is there
    assert ("civ", 15) not in free
    assert ("rover", 15) in free
    found.play(0, {"do": "pod_on_track", "track": "water", "cell": 1})
    assert (world.track_pods[1], world.pods_collected) == (2, 0)


@pytest.mark.rule("PU-R75")
def test_free_energy_squares_need_some_movement():
    found = start(corporation="cosmos_inc")
    unlock(found, 4)
    paint(found, "energy", (5, 5), (5, 6))
    put_rover(found, (5, 4))
    assert not can(found, "drive")
    give_movement(found, 1)
    drive(found, "right", "right")
    assert found.state.worlds[0].movement == 1  # not spent
    drive(found, "right")
    assert found.state.worlds[0].movement == 0
    assert can_drive(found, "left")  # back for nothing


@pytest.mark.rule("PU-R75")
def test_free_squares_are_not_free_again_and_again():
    found = start(corporation="cosmos_inc")
    unlock(found, 4)
    paint(found, "energy", (5, 5), (5, 6), (5, 7))
    put_rover(found, (5, 5))
    give_movement(found, 1)
    found.state.worlds[0].movement = 0  # it was spent
    drive(found, "right", "right")
    assert not can(found, "drive")  # no way back for nothing
    give_movement(found, 2)
    drive(found, "left")
    assert found.state.worlds[0].movement == 1  # but for a point
    drive(found, "left")  # and then freely again
    assert found.state.worlds[0].movement == 1
    found.state.worlds[0].boosts = 1
    found.play(0, {"do": "boost", "track": "civ"})  # something else was done
    drive(found, "right", "right")
    assert found.state.worlds[0].movement == 1


@pytest.mark.rule("PU-R75")
def test_what_a_rover_finds_makes_squares_free_again():
    found = start(corporation="cosmos_inc")
    unlock(found, 4)
    paint(found, "energy", (5, 5), (5, 6))
    put_meteorites(found, (5, 6))
    put_rover(found, (5, 5))
    give_movement(found, 1)
    drive(found, "right", "left")
    assert found.state.worlds[0].movement == 1


@pytest.mark.rule("PU-R75")
def test_squares_that_another_rover_passed_are_free():
    found = start(corporation="cosmos_inc")
    unlock(found, 4)
    paint(found, "energy", (5, 5), (5, 6), (5, 7))
    found.state.worlds[0].supply = 2  # one of them from an event
    put_rover(found, (5, 6))
    put_rover(found, (5, 5), rover=2)
    give_movement(found, 1)
    drive(found, "right")
    drive(found, "right", rover=2)
    assert found.state.worlds[0].movement == 1
    found.state.worlds[0].movement = 0
    assert not can(found, "drive")  # neither goes back for nothing


@pytest.mark.rule("PU-R75")
def test_every_trail_ends_when_something_is_done():
    found = start(corporation="cosmos_inc")
    unlock(found, 4)
    paint(found, "energy", (5, 5), (5, 6), (5, 7), (5, 8))
    found.state.worlds[0].supply = 2
    put_rover(found, (5, 7))
    put_rover(found, (5, 5), rover=2)
    give_movement(found, 1)
    drive(found, "right")
    drive(found, "right", rover=2)
    boost(found, "civ")
    assert not any(map(any, found.state.worlds[0].trails))
    drive(found, "left")
    drive(found, "left", rover=2)
    assert found.state.worlds[0].movement == 1


@pytest.mark.rule("PU-R20", "PU-R76")
def test_flux_leap():
    found = start(corporation="flux_industries")
    world = found.state.worlds[0]
    unlock(found, 2)
    world.flux = 1
    assert not can(found, "leap")  # water has no milestones
    world.flux = 2
    put_markers(found, biomass=9)
    found.play(0, {"do": "leap", "track": "biomass"})
    assert (marker(found, "biomass"), world.boosts) == (10, 1)  # the boost on the way comes before the next step
    assert not can(found, "advance")
    found.play(0, {"do": "boost", "track": "civ"})
    assert world.patches == 0
    found.play(0, {"do": "advance", "track": "biomass"})
    assert (marker(found, "biomass"), world.patches) == (11, 1)
    assert not can(found, "advance")
    other = start(corporation="flux_industries")
    unlock(other, 2)
    assert can(other, "leap")
    unlock(other, 3)
    assert not can(other, "leap")


@pytest.mark.rule("PU-R76")
@pytest.mark.parametrize(("track", "cells"), [("civ", (6, 8, 9, 10)), ("biomass", (1, 2, 3))])
def test_a_boost_on_the_way_may_be_a_step_of_a_flux_leap(track, cells):
    """It ends at the milestone: at civ 10 and biomass 3."""
    found = start(corporation="flux_industries")
    unlock(found, 2)
    found.state.worlds[0].flux = TRACKS.index(track)
    put_markers(found, **{track: cells[0]})
    for do, cell in zip(("leap", "boost", "advance"), cells[1:], strict=False):
        found.play(0, {"do": do, "track": track})
        assert marker(found, track) == cell
    assert not can(found, "advance")


@pytest.mark.rule("PU-R77")
def test_flux_raises_civ_milestones():
    found = start(corporation="flux_industries")
    world = found.state.worlds[0]
    unlock(found, 3)
    world.flux = 0
    for cell in (2, 5, 9, 13):
        put_markers(found, civ=cell)
        boost(found, "civ")
    assert levels_due(world) == [2, 3, 4, 4]


@pytest.mark.rule("PU-R78")
def test_horizon_loads_and_delivers():
    found = start(corporation="horizon_group")
    world = found.state.worlds[0]
    paint(found, "rover", (5, 5), (5, 6), (5, 7), (5, 8), stations=[(5, 7)])
    put_meteorites(found, (5, 6))
    world.meteorites_fallen = 1
    put_rover(found, (5, 5))
    give_movement(found, 3)
    drive(found, "right")
    assert (sum(world.loaded), world.meteorites_collected) == (1, 0)
    assert not on(world.meteorites, (5, 6))
    drive(found, "right")
    assert (sum(world.loaded), world.meteorites_collected) == (0, 1)
    other = start(corporation="horizon_group")
    put_rover(other, (5, 5), loaded=True)
    other.state.worlds[0].meteorites_fallen = 1
    end_game(other)
    assert not any(other.state.worlds[0].loaded)
    assert other.state.worlds[0].meteorites_collected == 0


@pytest.mark.rule("PU-R78", "PU-T-horizon_group-4")
def test_what_a_rover_loads_on_water_is_not_destroyed_there():
    found = start(corporation="horizon_group")
    world = found.state.worlds[0]
    unlock(found, 4)
    paint(found, "water", (5, 6), (5, 7))
    put_meteorites(found, (5, 6), (5, 7))
    world.meteorites_fallen = 2
    put_rover(found, (5, 5))
    give_movement(found, 3)
    drive(found, "right")
    assert (sum(world.loaded), world.meteorites_lost) == (1, 0)
    drive(found, "right")  # what it brings is destroyed, and what lies there is loaded
    assert (sum(world.loaded), world.meteorites_lost) == (1, 1)
    assert not on(world.meteorites, (5, 7))
    drive(found, "left")
    assert (sum(world.loaded), world.meteorites_lost) == (0, 2)


@pytest.mark.rule("PU-R79")
def test_jump_drive_pods_unlock_technologies():
    found = start(corporation="jump_drive")
    world = found.state.worlds[0]
    world.pods_collected = 1  # collected before: it stays
    put_rover(found, (3, 9))
    give_movement(found, 1)
    drive(found, "left")
    assert {choice["technology"] for choice in choices(found, "pod_on_technology")} == set("ABCDEF")
    assert can(found, "keep_pod")
    found.play(0, {"do": "pod_on_technology", "technology": "C"})
    assert world.techs == 1 << Tech.BOOST_ADVANCES_TWICE
    assert world.pods_collected == 1
    draw(found, "13")  # two pods by a card
    found.play(0, choices(found, "collect_pod")[0] | {"do": "collect_pod"})
    assert {choice["technology"] for choice in choices(found, "pod_on_technology")} == set("ABDEF")


@pytest.mark.rule("PU-R80")
def test_jump_drive_tech_as_energy():
    found = start(corporation="jump_drive")
    unlock(found, "D")
    paint(found, "energy", (3, 7))
    paint(found, "water", (4, 7))
    lay(found, "I2-rover-tech", 1, 7)  # tech at (2, 7) touches the energy territory, which touches water
    assert tracks(found, "energy") == {"rover", "water"}
    assert tracks(found, "station") == {"rover", "tech"}
    found.play(0, {"do": "energy", "track": "rover"})
    assert tracks(found, "station") == {"rover"}  # the tech station is used
    found.play(0, {"do": "station", "track": "rover"})
    assert marker(found, "rover") == 2


@pytest.mark.rule("PU-R81")
def test_jump_drive_row_of_bonuses():
    found = start(corporation="jump_drive")
    world = found.state.worlds[0]
    unlock(found, "E")
    put_markers(found, water=3)
    found.play(0, {"do": "row_bonus", "track": "water"})
    assert levels_due(world) == [1]
    assert (world.boosts, world.patches, world.movement) == (1, 1, 1)
    assert not can(found, "row_bonus")


@pytest.mark.rule("PU-R82")
def test_jump_drive_common_objective():
    found = start(3, corporation="jump_drive")
    unlock(found, "F")
    found.play(0, {"do": "draw_objectives"})
    assert len(choices(found, "share")) == 3
    found.play(0, choices(found, "share")[0] | {"do": "share"})
    state = found.state
    assert state.shared.n == 1
    assert found.view(2)["facts"]["shared"]
    for seat in range(3):
        state.rivalries[seat] = objective("24")  # nobody is at an end: 2 medals twice
    state.shared.items[0] = objective("25")  # most meteorites
    for values, medals in (((3, 1, 1), (5, 0, 0)), ((3, 3, 1), (2, 2, 0)), ((2, 2, 2), (2, 2, 2))):
        for seat in range(3):
            state.worlds[seat].meteorites_collected = values[seat]
        assert tuple(competitive_medals(state, seat) - 4 for seat in range(3)) == medals


@pytest.mark.rule("PU-R83")
def test_makeshift_steps():
    found = start(corporation="makeshift")
    world = found.state.worlds[0]
    put_markers(found, water=2, biomass=3)
    boost(found, "water")
    assert {choice["way"] for choice in choices(found, "step")} == {"up", "up-left"}  # up right is taken
    found.play(0, {"do": "step", "way": "up-left"})
    assert (world.lanes[1], world.markers[1]) == (0, 3)
    assert len(levels_due(world)) == 1  # the bonus of the cell entered
    world.lanes[1] = 3
    put_markers(found, water=15, rover=3, civ=0)
    assert furthest(world, 3) == 15
    assert furthest(world, 1) < 15
    assert at_end(world, 1)
    assert track_medals(world) == 5


def last_cell(track):
    """Makeshift with a marker on the last cell of its track; the civ marker is on the milestone of level 3."""
    found = start(corporation="makeshift")
    found.state.worlds[0].lanes[0] = TRACKS.index("tech")
    put_markers(found, civ=7, **{track: 15})
    return found


@pytest.mark.rule("PU-R83")
def test_a_marker_may_stay_on_its_last_cell():
    found = last_cell("tech")
    lay(found, "I2-tech-biomass", 1, 6)
    assert "tech" in tracks(found, "station")  # it may go sideways
    found.play(0, {"do": "station", "track": "biomass"})
    found.play(0, {"do": "step", "way": "up"})
    assert can(found, "done")
    found.play(0, {"do": "done"})
    assert (marker(found, "tech"), found.state.worlds[0].lanes[4]) == (15, 4)


@pytest.mark.rule("PU-R83")
def test_no_boost_has_to_go_sideways():
    found = last_cell("tech")
    world = found.state.worlds[0]
    world.stage = Stage.FREE
    world.boosts = 1
    assert not can(found, "done")  # other markers can go up
    world.lanes[0] = TRACKS.index("biomass")
    put_markers(found, civ=14, water=15, biomass=15, rover=15)
    assert tracks(found, "boost") == {"civ", "water", "tech"}  # beside them cells are free, above them none
    assert can(found, "done")


@pytest.mark.rule("PU-R83")
def test_no_second_step_has_to_go_sideways():
    found = start(corporation="makeshift")
    world = found.state.worlds[0]
    unlock(found, 3)
    put_markers(found, water=15, biomass=15)  # on its last cell water can only go left
    draw(found, "2")  # one marker twice
    found.play(0, {"do": "advance", "track": "water"})
    assert (world.lanes[1], world.markers[1]) == (TRACKS.index("civ"), 15)
    assert tracks(found, "advance") == {"water"}  # it may go back
    found.play(0, {"do": "done"})
    assert (world.lanes[1], world.grants.n) == (TRACKS.index("civ"), 0)


@pytest.mark.rule("PU-R83")
def test_the_endless_cell_goes_on_giving():
    found = last_cell("rover")
    world = found.state.worlds[0]
    lay(found, "I2-rover-tech", 1, 6)
    found.play(0, {"do": "station", "track": "rover"})
    assert (marker(found, "rover"), world.lanes[3], world.movement) == (15, 3, 3)
    other = last_cell("rover")
    lay(other, "I2-rover-tech", 1, 6)
    other.play(0, {"do": "shift_rover"})  # or the marker leaves it
    other.play(0, {"do": "step", "way": "left"})
    assert (marker(other, "rover"), other.state.worlds[0].lanes[3], other.state.worlds[0].movement) == (15, 2, 0)
    assert "rover" not in tracks(other, "station")


@pytest.mark.rule("PU-R21")
def test_no_circle_of_boosts_goes_on_for_ever():
    """Makeshift: the boosts of civ and water on row 8 would feed each other."""
    found = start(corporation="makeshift")
    world = found.state.worlds[0]
    world.lanes[2] = 4
    put_markers(found, biomass=7, civ=7)
    boost(found, "civ")
    found.play(0, {"do": "step", "way": "up"})
    for turn in range(200):
        if not can(found, "boost"):
            break
        found.play(0, {"do": "boost", "track": "civ"})
        found.play(0, {"do": "step", "way": ("right", "left")[turn % 2]})
    assert world.boosts == 0
    assert 20 < turn < 40


@pytest.mark.rule("PU-R84")
def test_markers_are_passed_over_on_the_way_up_only():
    found = start(corporation="oasis_ultd", events=True)
    unlock(found, 1)
    put_markers(found, water=3, biomass=2)  # biomass stands on the second step of the water
    next_round(found, "28")
    assert tracks(found, "regress") == {"tech"}


@pytest.mark.rule("PU-R84")
def test_a_boost_on_the_way_of_the_water():
    found = start(corporation="oasis_ultd")
    put_markers(found, water=1, rover=3)  # the rover marker is in the way of the third step
    lay(found, "I4-water-rover", 6, 1)  # two squares of water on ice
    found.play(0, {"do": "station", "track": "water"})
    assert marker(found, "water") == 2  # with a boost
    assert not can(found, "advance")
    found.play(0, {"do": "boost", "track": "rover"})
    found.play(0, {"do": "advance", "track": "water"})
    assert marker(found, "water") == 3


@pytest.mark.rule("PU-R84")
def test_occupied_cells():
    found = start(corporation="makeshift")
    world = found.state.worlds[0]
    put_markers(found, civ=3, water=4)
    world.lanes[2] = 0
    put_markers(found, biomass=4)  # straight above civ, and water beside it
    lay(found, "I2-civ-energy", 1, 6)
    assert "civ" not in tracks(found, "station")
    oasis = start(corporation="oasis_ultd")
    put_markers(oasis, water=1, biomass=2)  # the next water cell is biomass cell 2
    lay(oasis, "I4-water-rover", 6, 1)
    assert tracks(oasis, "station") == {"rover"}
    put_markers(oasis, biomass=0, rover=3)
    oasis.play(0, {"do": "station", "track": "water"})
    assert marker(oasis, "water") == 2  # two ice squares, but the second step is blocked


@pytest.mark.rule("PU-R85")
def test_oasis_without_ice():
    found = start(corporation="oasis_ultd")
    unlock(found, 3)
    lay(found, "I2-rover-tech", 1, 6)
    assert tracks(found, "advance") == {"water"}
    found.play(0, {"do": "advance", "track": "water"})
    assert marker(found, "water") == 1
    other = start(corporation="oasis_ultd")
    unlock(other, 3)
    lay(other, "I2-rover-tech", 6, 1)  # on ice
    assert not tracks(other, "advance")
    other.state.worlds[0].patches = 1
    other.play(0, choices(other, "patch")[0] | {"do": "patch"})
    assert not tracks(other, "advance")  # a patch does not count


@pytest.mark.rule("PU-R85")
def test_an_extra_tile_without_ice_advances_water():
    found = start(corporation="oasis_ultd")
    unlock(found, 3)
    paint(found, "civ", (1, 6))
    draw(found, "5")  # Salvage Yard: no advances for its stations
    lay(found, "I2-rover-tech", 1, 7)
    assert not tracks(found, "station")
    found.play(0, {"do": "advance", "track": "water"})
    assert marker(found, "water") == 1


@pytest.mark.rule("PU-R86")
def test_republic_moves_when_taking_a_tile():
    for cell, points in ((4, 2), (1, 0)):
        found = start(corporation="republic")
        unlock(found, 1)
        put_markers(found, rover=cell)
        put_rover(found, (6, 6))
        shapes = [tile[:2] for tile in storage(found).values()]
        fill_storage(found, f"{shapes[0]}-biomass-civ", f"{shapes[1]}-rover-tech")
        take(found, "large")
        world = found.state.worlds[0]
        assert world.movement == points
        assert can(found, "drive") == (points > 0)  # before placing
        assert world.hand != NOTHING  # bound to this tile
        assert not can(found, "take")


@pytest.mark.rule("PU-R87")
def test_republic_moves_a_marker_down():
    found = start(corporation="republic")
    world = found.state.worlds[0]
    found.state.civ_stacks = 0
    put_markers(found, civ=1, water=2)
    boost(found, "civ")
    assert tracks(found, "regress") == {"water"}  # compulsory, and not civ
    found.play(0, {"do": "regress", "track": "water"})
    assert marker(found, "water") == 1
    put_markers(found, civ=3, water=0)
    boost(found, "civ")
    assert not can(found, "regress")  # none can move
    assert len(levels_due(world)) == 2


@pytest.mark.rule("PU-R88")
def test_wormhole_biomass_must_join():
    found = start(corporation="wormhole_corp")
    lay(found, "I2-biomass-civ", 1, 6)
    assert tracks(found, "station") == {"civ"}  # the first territory
    other = start(corporation="wormhole_corp")
    paint(other, "biomass", (3, 6))
    lay(other, "I2-biomass-civ", 1, 6, turn="half")  # biomass at (2, 6)
    assert tracks(other, "station") == {"civ", "biomass"}
    other.play(0, {"do": "station", "track": "biomass"})
    assert choices(other, "bonus") == [{"bonus": "boost"}, {"bonus": "patch"}]
    other.play(0, {"do": "bonus", "bonus": "boost"})
    assert other.state.worlds[0].boosts == 1


@pytest.mark.rule("PU-R89")
def test_wormhole_starts_again():
    found = start(corporation="wormhole_corp")
    world = found.state.worlds[0]
    unlock(found, 1)
    put_markers(found, biomass=4)
    assert not can(found, "restart_biomass")
    put_markers(found, biomass=5)
    assert track_medals(world) == 5
    found.play(0, {"do": "restart_biomass"})
    assert marker(found, "biomass") == 0
    assert track_medals(world) == 0
    boost(found, "biomass")
    assert marker(found, "biomass") == 1
    assert can(found, "bonus")


@pytest.mark.rule("PU-R102")
def test_a_loaded_rover_leaves_the_next_meteorite():
    found = start(corporation="horizon_group")
    world = found.state.worlds[0]
    paint(found, "civ", (5, 5), (5, 6), (5, 7))
    put_meteorites(found, (5, 6))
    world.meteorites_fallen = 2
    put_rover(found, (5, 5), loaded=True)
    give_movement(found, 2)
    drive(found, "right")
    assert (sum(world.loaded), on(world.meteorites, (5, 6))) == (1, True)
    world.rovers[0] = number((4, 7))
    lay(found, "I2-biomass-civ", 3, 7)
    assert (world.rovers_lost, world.meteorites_lost, sum(world.loaded)) == (1, 1, 0)


@pytest.mark.rule("PU-R102")
def test_a_rover_that_delivers_loads_the_next_meteorite():
    found = start(corporation="horizon_group")
    world = found.state.worlds[0]
    paint(found, "rover", (5, 5), (5, 6), stations=[(5, 6)])
    put_meteorites(found, (5, 6))
    put_rover(found, (5, 5), loaded=True)
    give_movement(found, 1)
    drive(found, "right")
    assert (world.meteorites_collected, sum(world.loaded), on(world.meteorites, (5, 6))) == (1, 1, False)


@pytest.mark.rule("PU-R103")
def test_wormhole_energy_on_biomass():
    found = start(corporation="wormhole_corp")
    paint(found, "biomass", (3, 6), stations=[(3, 6)])
    lay(found, "I2-civ-energy", 1, 6)  # touches biomass, but extends nothing
    assert tracks(found, "energy") == {"civ"}


@pytest.mark.rule("PU-R104")
def test_jump_drive_doubles_any_boost():
    found = start(corporation="jump_drive", events=True)
    unlock(found, "C")
    next_round(found, "17")  # a boost by the event
    assert tracks(found, "boost_twice") == {"civ", "water", "biomass", "rover", "tech"}
    found.play(0, {"do": "boost_twice", "track": "civ"})
    assert marker(found, "civ") == 2
    found.state.worlds[0].boosts = 1
    assert not tracks(found, "boost_twice")  # once a round
