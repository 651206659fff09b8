"""Tracks, bonuses, water and energy: PU-R10, PU-R20 to PU-R31."""

import pytest

import fiveplanets as fp
from fiveplanets.core.asks import close_ask
from fiveplanets.games.planet_unknown.codes import Stage
from fiveplanets.games.planet_unknown.rules.scoring import track_medals
from tests.planet_unknown.positions import (
    boost,
    can,
    choices,
    draw,
    fill_storage,
    lay,
    levels_due,
    marker,
    next_round,
    paint,
    planet_squares,
    put_markers,
    put_rover,
    squares,
    start,
    storage,
    take,
    tracks,
    unlock,
)


@pytest.mark.rule("PU-R10")
def test_everything_pending_in_any_order():
    found = start()
    world = found.state.worlds[0]
    put_markers(found, biomass=2, civ=7)
    lay(found, "I2-biomass-civ", 1, 6)
    assert tracks(found, "station") == {"biomass", "civ"}
    found.play(0, {"do": "station", "track": "civ"})  # a boost, on top of the station
    assert tracks(found, "station") == {"biomass"}
    assert tracks(found, "boost") == {"civ", "water", "biomass", "rover", "tech"}
    found.play(0, {"do": "station", "track": "biomass"})  # a patch, while the boost still waits
    assert world.patches == world.boosts == 1
    assert can(found, "patch")
    assert can(found, "boost")
    with pytest.raises(fp.IllegalMove):
        found.play(0, {"do": "done"})


@pytest.mark.rule("PU-R20")
def test_every_cell_entered_gives_its_bonuses():
    found = start()
    put_markers(found, rover=3)
    put_rover(found, (6, 6))
    draw(found, "2")  # one marker two cells
    found.play(0, {"do": "advance", "track": "rover"})
    assert found.state.worlds[0].movement == 2 + 2
    assert marker(found, "rover") == 5


@pytest.mark.rule("PU-R20")
def test_a_boost_on_the_way_comes_before_the_next_step():
    found = start()
    put_markers(found, civ=10)
    draw(found, "2")
    found.play(0, {"do": "advance", "track": "civ"})
    assert marker(found, "civ") == 11
    assert not can(found, "advance")
    found.play(0, {"do": "boost", "track": "tech"})
    found.play(0, {"do": "advance", "track": "civ"})
    assert marker(found, "civ") == 12
    assert not can(found, "advance")


@pytest.mark.rule("PU-R21")
def test_boosts_chain_and_must_be_used():
    found = start()
    world = found.state.worlds[0]
    world.stage = Stage.FREE
    put_markers(found, water=2, tech=15, civ=15)
    world.boosts = 1
    assert tracks(found, "boost") == {"water", "biomass", "rover"}  # those that can still advance
    assert not can(found, "done")
    found.play(0, {"do": "boost", "track": "water"})  # cell 3: another boost
    assert world.boosts == 1
    found.play(0, {"do": "boost", "track": "water"})  # also on the marker that brought it
    assert marker(found, "water") == 4


@pytest.mark.rule("PU-R22")
@pytest.mark.rule("PU-R107")
def test_the_last_cell():
    found = start()
    world = found.state.worlds[0]
    put_markers(found, rover=15, tech=15)
    put_rover(found, (6, 6))
    world.boosts = 1
    assert tracks(found, "boost") == {"civ", "water", "biomass"}
    world.boosts = 0
    lay(found, "I2-rover-tech", 1, 6)
    assert tracks(found, "station") == {"rover"}  # tech stands still, the rover bonus comes again
    found.play(0, {"do": "station", "track": "rover"})
    assert world.movement == 5  # 4, and 1 more by the technology of level 3
    assert marker(found, "rover") == 15


@pytest.mark.rule("PU-R107")
def test_the_endless_bonus_needs_a_placed_tile():
    found = start()
    world = found.state.worlds[0]
    put_markers(found, rover=15)
    paint(found, "civ", *planet_squares("ksb_4156"))
    fill_storage(found, *_rover_tiles(found))
    take(found, "large")
    assert not found.over
    assert "rover" not in tracks(found, "station")
    assert world.movement == 0
    assert found.state.last_round


def _rover_tiles(found):
    """Tiles of the shapes in the storage of seat 0."""
    return [f"{tile[:2]}-rover-tech" for tile in storage(found).values()]


@pytest.mark.rule("PU-R22")
def test_energy_cannot_bring_the_endless_bonus():
    found = start()
    put_markers(found, rover=15)
    paint(found, "rover", (3, 6), stations=[(3, 6)])
    lay(found, "I2-civ-energy", 1, 6)
    assert tracks(found, "energy") == {"civ"}


@pytest.mark.rule("PU-R23")
def test_only_the_topmost_medal():
    found = start()
    world = found.state.worlds[0]
    put_markers(found, water=12)
    assert track_medals(world) == 5
    put_markers(found, water=13)
    assert track_medals(world) == 7
    put_markers(found, water=15, civ=4)
    assert track_medals(world) == 10 + 1


@pytest.mark.rule("PU-R24")
def test_moving_down():
    found = start(events=True)
    world = found.state.worlds[0]
    put_markers(found, tech=5, civ=1)
    world.cards = 1 << 5
    assert world.techs.bit_count() == 2
    next_round(found, "25")  # civ or tech
    found.play(0, {"do": "regress", "track": "tech"})
    assert marker(found, "tech") == 4
    assert world.techs.bit_count() == 1  # level 2 is lost
    assert (world.boosts, world.cards) == (0, 1 << 5)  # nothing gained, nothing else lost
    boost(found, "tech")
    assert world.techs.bit_count() == 2
    put_markers(found, civ=0, tech=0)
    for seat in found.to_act:
        close_ask(found.state, seat)
    next_round(found, "25")
    assert not can(found, "regress")  # never below cell 0


@pytest.mark.rule("PU-R24")
def test_bonuses_again_on_the_way_up():
    found = start()
    world = found.state.worlds[0]
    for _ in range(2):
        put_markers(found, civ=2)
        boost(found, "civ")
    assert levels_due(world) == [1, 1]


@pytest.mark.rule("PU-R25")
def test_a_double_bonus():
    found = start()
    world = found.state.worlds[0]
    put_markers(found, rover=9)
    lay(found, "I2-civ-energy", 1, 6)
    boost(found, "rover")  # cell 10: 3 movement and a boost
    assert (world.movement, world.boosts) == (3, 1)
    put_markers(found, rover=5)
    boost(found, "rover")  # cell 6: 2 movement and a rover
    assert (world.movement, world.spawns) == (5, 1)


@pytest.mark.rule("PU-R26")
@pytest.mark.parametrize(("row", "column", "turn", "advances"), [(6, 1, "none", True), (1, 6, "none", False)])
def test_water_needs_ice(row, column, turn, advances):
    found = start()
    lay(found, "I2-water-rover", row, column, turn)
    assert tracks(found, "station") == ({"water", "rover"} if advances else {"rover"})
    if advances:
        found.play(0, {"do": "station", "track": "water"})
        assert marker(found, "water") == 1


@pytest.mark.rule("PU-R26")
def test_any_water_square_on_ice_will_do_and_more_give_no_more():
    found = start()
    lay(found, "I4-water-rover", 6, 1)  # both water squares on ice
    found.play(0, {"do": "station", "track": "water"})
    assert marker(found, "water") == 1
    assert not tracks(found, "station") - {"rover"}
    other = start()
    lay(other, "S4-water-rover", 2, 3)  # the station at (3, 3) on land, the other water square at (3, 4) on ice
    assert tracks(other, "station") == {"water", "rover"}
    dry = start()
    lay(dry, "I2-water-rover", 2, 4, "quarter")  # rover on the ice, water beside it
    assert tracks(dry, "station") == {"rover"}


@pytest.mark.rule("PU-R27")
def test_energy_advances_what_touches_its_territory():
    found = start()
    paint(found, "energy", (3, 6), (4, 6), stations=[(3, 6)])
    paint(found, "tech", (5, 6), stations=[(5, 6)])  # touches the old part
    paint(found, "water", (3, 5), stations=[(3, 5)])
    paint(found, "rover", (6, 6), stations=[(6, 6)])  # does not touch it
    lay(found, "I2-civ-energy", 1, 6)  # energy at (2, 6)
    assert tracks(found, "energy") == {"civ", "water", "tech"}
    found.play(0, {"do": "energy", "track": "tech"})
    assert marker(found, "tech") == 1
    assert not can(found, "energy")


@pytest.mark.rule("PU-R28")
def test_energy_needs_no_ice_for_water():
    found = start()
    lay(found, "I2-energy-water", 1, 6)
    assert tracks(found, "station") == set()
    assert tracks(found, "energy") == {"water"}
    found.play(0, {"do": "energy", "track": "water"})
    assert marker(found, "water") == 1


@pytest.mark.rule("PU-R29")
def test_energy_alone_doubles_the_other_station():
    found = start()
    lay(found, "I2-civ-energy", 1, 6)
    assert tracks(found, "energy") == {"civ"}
    found.play(0, {"do": "energy", "track": "civ"})
    found.play(0, {"do": "station", "track": "civ"})
    assert marker(found, "civ") == 2


@pytest.mark.rule("PU-R30")
def test_energy_is_no_choice_and_no_flux_track():
    found = start(corporation="flux_industries")
    paint(found, "energy", (3, 6), stations=[(3, 6)])
    lay(found, "I2-civ-energy", 1, 6)
    assert tracks(found, "energy") == {"civ"}
    put_markers(found, tech=2)
    boost(found, "tech")
    assert tracks(found, "flux") == {"civ", "water", "biomass", "rover", "tech"}


@pytest.mark.rule("PU-R31")
@pytest.mark.rule("PU-R50")
def test_a_tile_that_cannot_be_placed():
    found = start()
    world = found.state.worlds[0]
    unlock(found, 4)  # water would be doubled
    put_rover(found, (6, 6))
    paint(found, "civ", *planet_squares("ksb_4156"))
    fill_storage(found, *(f"{tile[:2]}-energy-water-m" for tile in storage(found).values()))
    assert len(choices(found, "take")) == 2
    take(found, "small")
    assert tracks(found, "station") == {"water"}  # without ice
    assert tracks(found, "energy") == {"water"}  # as the other station
    found.play(0, {"do": "station", "track": "water"})
    found.play(0, {"do": "energy", "track": "water"})
    assert marker(found, "water") == 2  # not doubled
    assert world.meteorites_fallen == 0
    assert found.state.last_round


@pytest.mark.rule("PU-R106")
def test_double_water_also_for_energy():
    found = start()
    unlock(found, 4)
    lay(found, "I2-energy-water", 6, 1)
    found.play(0, {"do": "station", "track": "water"})
    assert marker(found, "water") == 2
    found.play(0, {"do": "energy", "track": "water"})
    assert marker(found, "water") == 3
    found.play(0, {"do": "boost", "track": "water"})  # of cell 3, which is not doubled
    found.play(0, {"do": "advance", "track": "water"})
    assert marker(found, "water") == 5
    assert not can(found, "advance")


@pytest.mark.rule("PU-R99")
def test_a_patch_offers_no_biomass():
    found = start()
    world = found.state.worlds[0]
    paint(found, "civ", (4, 7))
    world.patches = 1
    found.play(0, {"do": "patch", "row": 3, "column": 7})
    lay(found, "I2-civ-energy", 1, 7)
    assert tracks(found, "energy") == {"civ"}
    other = start()
    paint(other, "biomass", (3, 7), stations=[(3, 7)])
    lay(other, "I2-civ-energy", 1, 7)
    assert tracks(other, "energy") == {"civ", "biomass"}
    assert squares(other, "patch") == set()
