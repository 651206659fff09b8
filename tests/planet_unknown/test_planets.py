"""What is special about each planet."""

import pytest

from fiveplanets.games.planet_unknown.rules.scoring import planet_medals

from .positions import (
    block,
    boost,
    can_drive,
    draw,
    drive,
    give_movement,
    hold,
    lay,
    marker,
    on,
    paint,
    places,
    planet_squares,
    put_markers,
    put_meteorites,
    put_rover,
    squares,
    start,
    tracks,
    unlock,
)

MIDDLE_MEDALS = [1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1]


def cover_all(table, key, except_for=()):
    paint(table, "civ", *(square for square in planet_squares(key) if square not in except_for))


@pytest.mark.rule("PU-P-ksb_4156")
def test_the_start_planet():
    table = start()
    assert [bin(row).count("1") for row in table.state.worlds[0].pods] == [0, 0, 1, 0, 2, 0, 0, 1, 1, 1, 0, 0]
    hold(table, "I2-civ-energy")
    assert ("none", 1, 6) in places(table)
    assert ("none", 6, 6) not in places(table)
    for row in range(1, 13):  # the medals beside the rows; the columns stay open
        line = [square for square in planet_squares("ksb_4156") if square[0] == row]
        full = start()
        paint(full, "civ", *line)
        assert planet_medals(full.state.worlds[0]) == MIDDLE_MEDALS[row - 1]
    cover_all(table, "ksb_4156")
    assert planet_medals(table.state.worlds[0]) == 40


@pytest.mark.rule("PU-P-arashi")
def test_a_tile_on_the_ring_of_arashi_sticks_out():
    table = start(planet="arashi")
    hold(table, "I2-civ-energy")
    assert ("none", 6, 1) not in places(table)  # both squares on the ring
    assert ("back", 6, 1) not in places(table)
    paint(table, "civ", (5, 2))
    assert ("none", 6, 2) not in places(table)
    assert ("back", 5, 3) in places(table)  # none on the ring
    hold(table, "I3-rover-tech")
    assert ("none", 4, 3) in places(table)  # rows 4, 5 and one square of the ring
    draw(table, "3")
    assert (5, 3) in squares(table, "patch")
    assert not any(row in (6, 7) for row, _ in squares(table, "patch"))


@pytest.mark.rule("PU-P-arashi")
def test_not_even_over_tiles_do_patches_lie_on_the_ring():
    table = start(planet="arashi", corporation="wormhole_corp")
    unlock(table, 2)
    paint(table, "civ", (5, 2), (6, 2))
    draw(table, "3")
    assert (5, 2) in squares(table, "patch")
    assert (6, 2) not in squares(table, "patch")


@pytest.mark.rule("PU-P-cerberus")
def test_each_covered_planet_of_cerberus_gives_two_medals():
    table = start(planet="cerberus")
    world = table.state.worlds[0]
    upper_right = [square for square in planet_squares("cerberus") if square[0] <= 6 and square[1] >= 7]
    upper_right.remove((6, 7))  # that one belongs to the left planet
    paint(table, "civ", *upper_right[1:])
    before = planet_medals(world)
    assert before == 3  # rows 2 to 4; rows 5 and 6 and all columns have squares of the other planets
    paint(table, "civ", upper_right[0])
    put_meteorites(table, upper_right[0])  # breaks row 1, but not the planet
    assert planet_medals(world) == before + 2
    world.meteorites[0] = 0
    cover_all(table, "cerberus")
    assert planet_medals(world) == 45


@pytest.mark.rule("PU-P-charybdis")
def test_charybdis_begins_in_the_middle():
    table = start(planet="charybdis")
    hold(table, "I2-civ-energy")
    assert ("none", 1, 6) not in places(table)
    centre = {(6, 6), (6, 7), (7, 6), (7, 7)}
    upright = {(row, column) for turn, row, column in places(table) if turn == "none"}
    assert upright == {(row - up, column) for row, column in centre for up in (0, 1)}
    lay(table, "I2-civ-energy", 5, 6)
    hold(table, "I2-civ-energy")
    assert ("none", 3, 6) in places(table)  # now beside what lies there
    assert ("none", 1, 6) not in places(table)


@pytest.mark.rule("PU-P-gaia")
def test_open_cities_of_gaia_give_medals():
    table = start(planet="gaia")
    world = table.state.worlds[0]
    assert planet_medals(world) == 8 * 2
    cover_all(table, "gaia", except_for=[(6, 12)])
    assert planet_medals(world) == 2 + 40 - 3 - 1  # without row 6 and column 12
    cover_all(table, "gaia")
    assert planet_medals(world) == 40


@pytest.mark.rule("PU-P-k_273")
def test_on_k_273_a_tile_covers_ice_or_land():
    table = start(planet="k_273")
    hold(table, "I2-civ-energy")
    assert ("none", 1, 6) not in places(table)  # (1, 6) is ice; (2, 6) holds a life pod and is land
    assert ("back", 1, 6) in places(table)  # two of ice
    assert ("none", 7, 11) in places(table)  # two of land
    paint(table, "civ", (6, 10))
    assert ("none", 6, 11) not in places(table)


@pytest.mark.rule("PU-P-kaax")
def test_rovers_keep_away_from_open_toxic_squares():
    table = start(planet="kaax")
    put_rover(table, (7, 3))
    give_movement(table, 3)
    assert not can_drive(table, "left")  # (7, 2) is toxic
    assert can_drive(table, "up")
    paint(table, "civ", (7, 2))
    drive(table, "left")
    hold(table, "I2-civ-energy")
    assert ("none", 5, 2) in places(table)  # tiles may cover toxic squares


@pytest.mark.rule("PU-P-lacuna")
def test_nothing_covers_the_holes_of_lacuna():
    table = start(planet="lacuna")
    paint(table, "civ", (3, 5))
    hold(table, "I2-civ-energy")
    assert ("back", 3, 5) not in places(table)
    assert ("none", 3, 6) not in places(table)  # (3, 6) is a hole
    put_rover(table, (3, 5))
    give_movement(table, 1)
    assert not can_drive(table, "right")
    cover_all(table, "lacuna")
    assert planet_medals(table.state.worlds[0]) == 40  # holes leave no gap


@pytest.mark.rule("PU-P-lacuna")
def test_the_edges_of_holes_are_no_border():
    table = start(planet="lacuna")
    hold(table, "I2-civ-energy")
    assert ("none", 4, 6) not in places(table)  # between holes
    assert ("none", 1, 5) in places(table)


@pytest.mark.rule("PU-P-oblivion")
def test_oblivion_has_only_an_outer_border():
    table = start(planet="oblivion")
    hold(table, "I2-civ-energy")
    assert ("none", 1, 6) in places(table)
    assert ("none", 2, 6) not in places(table)  # beside the void only
    assert ("none", 3, 4) not in places(table)
    paint(table, "civ", *block(6, 1, 6, 1), *block(6, 12, 6, 12))
    assert planet_medals(table.state.worlds[0]) == 1  # row 6 has two squares
    cover_all(table, "oblivion")
    assert planet_medals(table.state.worlds[0]) == 40


@pytest.mark.rule("PU-P-pajitnov")
def test_on_pajitnov_pieces_slide_in():
    table = start(planet="pajitnov")
    paint(table, "civ", *block(5, 5, 5, 8), (6, 5), (7, 5), (8, 5), (8, 6), (8, 7))
    hold(table, "I2-civ-energy")
    assert ("none", 6, 6) in places(table)  # from the right
    paint(table, "civ", (7, 7))
    assert ("none", 6, 6) not in places(table)
    assert ("back", 6, 6) in places(table)  # along the row
    paint(table, "civ", (6, 7))
    assert not any(row in (6, 7) and column == 6 for _, row, column in places(table))
    draw(table, "3")
    assert (6, 6) in squares(table, "patch")  # down from the open square below it
    paint(table, "civ", (7, 6))
    assert (6, 6) not in squares(table, "patch")


@pytest.mark.parametrize(
    ("tile", "zones"),
    [
        ("I2-biomass-civ", {"upper right", "lower left", "lower right"}),
        ("I2-civ-energy", {"lower left", "lower right"}),
        ("I2-rover-tech", {"upper left", "upper right", "lower right"}),
        ("I2-energy-water", {"upper left", "lower left"}),
        ("I2-water-rover", {"upper left", "upper right", "lower left"}),
    ],
)
@pytest.mark.rule("PU-P-persephone")
def test_zones_of_persephone_forbid_stations(tile, zones):
    table = start(planet="persephone")
    paint(table, "rover", (3, 3), (3, 8), (8, 3), (8, 8))
    corners = {"upper left": (3, 4), "upper right": (3, 9), "lower left": (8, 4), "lower right": (8, 9)}
    hold(table, tile)
    assert {zone for zone, corner in corners.items() if ("none", *corner) in places(table)} == zones


@pytest.mark.rule("PU-P-persephone")
def test_only_the_square_of_the_station_matters():
    table = start(planet="persephone")
    paint(table, "rover", (5, 8))
    # I3 lies with its station b, water, on top, then the station a and one more square of a.
    hold(table, "I3-energy-water")
    assert ("none", 6, 8) in places(table)  # water in row 6, above the zone; energy in rows 7 and 8
    assert ("half", 6, 8) not in places(table)  # water in row 8


@pytest.mark.rule("PU-P-petra")
def test_currents_of_petra_are_energy():
    table = start(planet="petra")
    paint(table, "tech", (6, 2), (7, 4))  # beside currents of (6, 3) and (7, 3)
    paint(table, "biomass", (6, 7))
    lay(table, "I2-civ-energy", 5, 3)  # its energy covers the current (6, 3)
    assert tracks(table, "energy") == {"civ", "tech", "biomass"}  # along all currents that are connected with it


@pytest.mark.rule("PU-P-petra")
def test_petra_has_no_ice():
    table = start(planet="petra")
    lay(table, "I2-energy-water", 1, 6)
    assert tracks(table, "station") == set()
    assert tracks(table, "energy") == {"water"}
    put_markers(table, water=0)
    boost(table, "water")
    assert marker(table, "water") == 1


@pytest.mark.rule("PU-P-tartarus")
def test_nothing_lies_across_the_chasm():
    table = start(planet="tartarus")
    paint(table, "civ", (3, 5))
    hold(table, "I2-civ-energy")
    assert ("back", 3, 6) not in places(table)  # (3, 6) is left, (3, 7) right of the chasm
    assert ("none", 3, 6) in places(table)
    paint(table, "civ", (3, 6))
    assert ("none", 3, 7) in places(table)  # what lies across is a neighbour


@pytest.mark.rule("PU-P-tartarus")
def test_rovers_cross_the_chasm_only_diagonally_at_two_corners():
    table = start(planet="tartarus", corporation="cosmos_inc")
    put_rover(table, (4, 6))
    give_movement(table, 3)
    assert not can_drive(table, "right")
    assert not can_drive(table, "down-right")
    unlock(table, 1)
    assert not can_drive(table, "right")
    assert not can_drive(table, "up-right")
    drive(table, "down-right")
    assert not on(table.state.worlds[0].pods, (5, 7))  # the pod that lay there is collected
