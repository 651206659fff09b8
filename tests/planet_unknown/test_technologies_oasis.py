"""The technologies of Oasis Ultd., Republic and Wormhole Corp."""

import pytest

from fiveplanets.games.planet_unknown.data import TERRAINS

from .positions import (
    boost,
    can,
    choices,
    draw,
    end_game,
    fill_storage,
    give_movement,
    lay,
    levels_due,
    marker,
    next_round,
    number,
    offer,
    on,
    paint,
    planet_squares,
    put_markers,
    put_meteorites,
    put_rover,
    squares,
    start,
    take,
    tracks,
    unlock,
)

# --- Oasis Ultd.


@pytest.mark.rule("PU-T-oasis_ultd-1")
def test_occupied_cells_are_skipped():
    table = start(corporation="oasis_ultd")
    put_markers(table, water=1, biomass=2)  # biomass stands on the second step of the water
    table.state.worlds[0].boosts = 1
    assert "water" not in tracks(table, "boost")
    unlock(table, 1)
    table.play(0, {"do": "boost", "track": "water"})
    assert marker(table, "water") == 3
    assert table.state.worlds[0].movement == 1  # of the rover cell


@pytest.mark.rule("PU-T-oasis_ultd-2")
def test_movement_for_every_rover_on_water():
    for terrain, points in (("water", 1), ("civ", 0)):
        table = start(corporation="oasis_ultd")
        unlock(table, 2)
        paint(table, terrain, (6, 6))
        put_rover(table, (6, 6))
        put_rover(table, (8, 8), rover=2)
        next_round(table)
        assert table.state.worlds[0].movement == points


@pytest.mark.rule("PU-T-oasis_ultd-3")
def test_a_tile_off_the_ice_advances_water():
    for level, row, column, allowed in ((2, 1, 6, False), (3, 1, 6, True), (3, 6, 1, False)):  # (6, 1) is ice
        table = start(corporation="oasis_ultd")
        unlock(table, level)
        lay(table, "I2-rover-tech", row, column)
        assert can(table, "advance") == allowed
    table = start(corporation="oasis_ultd")
    unlock(table, 3)
    lay(table, "I2-rover-tech", 1, 6)
    table.play(0, {"do": "advance", "track": "water"})
    assert marker(table, "water") == 1


@pytest.mark.rule("PU-T-oasis_ultd-4")
def test_a_water_station_brings_a_patch():
    for level, tile, patches in ((3, "I2-energy-water", 0), (4, "I2-energy-water", 1), (4, "I2-civ-energy", 0)):
        table = start(corporation="oasis_ultd")
        unlock(table, level)
        lay(table, tile, 1, 6)
        assert table.state.worlds[0].patches == patches


@pytest.mark.rule("PU-T-oasis_ultd-5")
def test_a_water_station_brings_a_boost():
    for level, tile, boosts in ((4, "I2-energy-water", 0), (5, "I2-energy-water", 1), (5, "I2-civ-energy", 0)):
        table = start(corporation="oasis_ultd")
        unlock(table, level)
        lay(table, tile, 1, 6)
        assert table.state.worlds[0].boosts == boosts


# --- Republic


@pytest.mark.rule("PU-T-republic-1")
def test_taking_a_civ_tile_moves_rovers():
    for rover, compartment, points in ((5, "large", 2), (5, "small", 0), (1, "large", 0)):
        table = start(corporation="republic")
        unlock(table, 1)
        put_markers(table, rover=rover)
        fill_storage(table, "I4-biomass-civ", "V3-rover-tech")
        take(table, compartment)
        assert table.state.worlds[0].movement == points


@pytest.mark.rule("PU-T-republic-2")
def test_a_card_of_the_next_level_too():
    def offered(level, *cards, unlocked=2):
        table = start(corporation="republic")
        unlock(table, unlocked)
        offer(table, *cards, level=level)
        return {choice["card"] for choice in choices(table, "pick")}

    assert offered(1, "6", "7", "8") == {"6", "7", "8"}
    assert offered(1, "6", "7", "8", unlocked=1) == {"6", "7"}
    assert len(offered(1, "6", "8", "9", "15")) == 2  # one of the next level, at random
    assert offered(4, "27", "6") == {"27"}


@pytest.mark.rule("PU-T-republic-3")
def test_rovers_teleport_between_civ_stations():
    table = start(corporation="republic")
    paint(table, "civ", (6, 6), (6, 7), (9, 8), stations=[(6, 6), (9, 8)])
    put_rover(table, (6, 6))
    give_movement(table, 2)
    assert not can(table, "teleport")
    unlock(table, 3)
    table.play(0, {"do": "teleport", "rover": 1})
    assert squares(table, "land") == {(9, 8)}  # not (6, 7): it has no station
    table.play(0, {"do": "land", "row": 9, "column": 8})
    assert table.state.worlds[0].rovers[0] == number((9, 8))
    assert table.state.worlds[0].movement == 1
    assert can(table, "teleport")  # as often as wished


@pytest.mark.rule("PU-T-republic-4")
def test_a_civ_milestone_brings_a_boost():
    for level, boosts in ((3, 0), (4, 1)):
        table = start(corporation="republic")
        unlock(table, level)
        put_markers(table, civ=1)
        boost(table, "civ")
        table.play(0, {"do": "regress", "track": "tech"})
        world = table.state.worlds[0]
        assert levels_due(world) == [1]
        assert world.boosts == boosts


@pytest.mark.rule("PU-T-republic-5")
def test_two_more_cards_at_the_end():
    for level, cards in ((4, 0), (5, 2)):
        table = start(corporation="republic")
        unlock(table, level)
        before = bin(table.state.worlds[0].cards).count("1")
        everything = bin(table.state.civ_stacks).count("1")
        end_game(table)
        for left in range(cards):
            picks = choices(table, "pick")
            assert len(picks) == everything - left  # of all levels
            table.play(0, {"do": "pick", "card": best(picks)})
        assert bin(table.state.worlds[0].cards).count("1") == before + cards
        assert not can(table, "pick")


def best(picks):
    """An end-of-game card that needs no further choice."""
    plain = {"6", "7", "8", "9", "15", "20", "22", "27", "28", *map(str, range(29, 37))}
    return next(pick["card"] for pick in picks if pick["card"] in plain)


# --- Wormhole Corp.


@pytest.mark.rule("PU-T-wormhole_corp-1")
def test_the_biomass_marker_starts_again():
    for level, cell, allowed in ((1, 5, True), (1, 4, False)):
        table = start(corporation="wormhole_corp")
        unlock(table, level)
        put_markers(table, biomass=cell)
        assert can(table, "restart_biomass") == allowed
    table = start(corporation="wormhole_corp")
    put_markers(table, biomass=5)
    assert not can(table, "restart_biomass")
    unlock(table, 1)
    table.play(0, {"do": "restart_biomass"})
    assert marker(table, "biomass") == 0
    boost(table, "biomass")
    assert choices(table, "bonus") == [{"bonus": "boost"}, {"bonus": "patch"}]


@pytest.mark.rule("PU-T-wormhole_corp-2")
def test_patches_lie_over_tiles_but_not_over_meteorites():
    for level in (1, 2):
        table = start(corporation="wormhole_corp")
        unlock(table, level)
        paint(table, "civ", (6, 6), (6, 7), stations=[(6, 6)])
        put_meteorites(table, (6, 7))
        draw(table, "3")
        assert ((6, 6) in squares(table, "patch")) == (level == 2)
        assert (6, 7) not in squares(table, "patch")
    table.play(0, {"do": "patch", "row": 6, "column": 6})
    world = table.state.worlds[0]
    assert on(world.terrain[TERRAINS.index("biomass")], (6, 6))
    assert not on(world.terrain[TERRAINS.index("civ")], (6, 6))
    assert not on(world.stations[TERRAINS.index("civ")], (6, 6))


@pytest.mark.rule("PU-T-wormhole_corp-2")
def test_no_patch_has_to_lie_over_a_tile():
    table = start(corporation="wormhole_corp")
    unlock(table, 2)
    bare = [(6, 6), (6, 7)]
    paint(table, "civ", *(square for square in planet_squares("ksb_4156") if square not in bare))
    draw(table, "12")  # two patches
    assert not can(table, "done")
    table.play(0, {"do": "patch", "row": 6, "column": 6})
    table.play(0, {"do": "patch", "row": 5, "column": 5})
    assert not can(table, "patch")
    paint(table, "civ", *bare)
    draw(table, "3")
    assert can(table, "patch")
    table.play(0, {"do": "done"})
    assert table.state.worlds[0].patches == 0


@pytest.mark.rule("PU-T-wormhole_corp-3")
def test_two_patches_once_per_round():
    table = start(corporation="wormhole_corp")
    unlock(table, 3)
    paint(table, "civ", (6, 6))
    draw(table, "3")
    table.play(0, {"do": "two_patches"})
    assert table.state.worlds[0].patches == 2
    assert not can(table, "two_patches")


@pytest.mark.rule("PU-T-wormhole_corp-4")
def test_wormhole_stores_patches_for_the_end():
    for level in (3, 4):
        table = start(corporation="wormhole_corp")
        unlock(table, level)
        paint(table, "civ", (6, 6))
        draw(table, "3")
        assert can(table, "store_patch") == (level == 4)
    table.play(0, {"do": "store_patch"})
    end_game(table)
    table.play(0, {"do": "patch", "row": 6, "column": 7})
    assert on(table.state.worlds[0].patched, (6, 7))


@pytest.mark.rule("PU-T-wormhole_corp-5")
def test_at_the_end_patches_destroy_meteorites():
    for level in (4, 5):
        table = start(corporation="wormhole_corp")
        unlock(table, level)
        paint(table, "civ", (6, 6), (6, 7))
        put_meteorites(table, (6, 7))
        draw(table, "3")
        assert (6, 7) not in squares(table, "patch")  # only at the end
        table.play(0, {"do": "store_patch"})
        end_game(table)
        assert ((6, 7) in squares(table, "patch")) == (level == 5)
    table.play(0, {"do": "patch", "row": 6, "column": 7})
    assert not on(table.state.worlds[0].meteorites, (6, 7))
    assert on(table.state.worlds[0].patched, (6, 7))
