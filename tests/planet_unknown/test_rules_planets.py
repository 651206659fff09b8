"""Planets: PU-R90 to PU-R98, PU-R100, PU-R101."""

import pytest

from fiveplanets.games.planet_unknown.rules.metrics import measure
from fiveplanets.games.planet_unknown.rules.scoring import planet_medals
from fiveplanets.games.planet_unknown.tables import ICE, PERIMETER, PLANET_IDS
from tests.planet_unknown.positions import (
    can_drive,
    choices,
    draw,
    drive,
    give_movement,
    hold,
    lay,
    number,
    objective,
    paint,
    places,
    planet_squares,
    put_rover,
    squares,
    start,
    tracks,
    unlock,
)


def perimeter(planet):
    rows = PERIMETER[PLANET_IDS.index(planet)]
    return {(row + 1, column + 1) for row in range(12) for column in range(12) if rows[row] >> column & 1}


@pytest.mark.rule("PU-R90")
def test_only_the_outer_outline_is_the_border():
    assert perimeter("oblivion") == {square for square in planet_squares("oblivion") if {1, 12} & set(square)}
    assert (4, 6) not in perimeter("lacuna")  # between holes
    assert (1, 5) in perimeter("lacuna")
    found = start(planet="oblivion")
    hold(found, "I2-rover-tech")
    assert ("none", 2, 5) not in places(found)  # only the inner edge
    assert ("none", 1, 5) in places(found)


@pytest.mark.rule("PU-R91")
def test_the_planet_is_the_whole_board():
    found = start(planet="cerberus")
    put_rover(found, (1, 8))
    paint(found, "civ", (12, 3))
    draw(found, "14")
    found.play(0, {"do": "teleport_by_card", "rover": 1})
    assert squares(found, "land") == set(planet_squares("cerberus")) - {(1, 8)}
    pods = start(planet="oblivion")
    draw(pods, "18")
    assert len(choices(pods, "collect_pod")) == 6


@pytest.mark.rule("PU-R92")
def test_shared_lines_are_no_border():
    border = perimeter("cerberus")
    assert (9, 7) not in border  # between the lower planets; the line on its right is shared
    assert (9, 8) not in border or (8, 8) not in planet_squares("cerberus")
    assert (6, 7) in border
    assert (6, 4) not in border


@pytest.mark.rule("PU-R93")
def test_only_the_station_square_matters():
    found = start(planet="persephone")
    paint(found, "rover", (8, 5))
    # Civ is forbidden in the upper left zone: rows 1 to 6, columns 1 to 6.
    hold(found, "S4-civ-energy")
    there = places(found)
    assert there
    for turn, row, column in there:
        if turn == "none":  # civ station at (row + 1, column), energy station at (row, column + 1)
            assert not (row + 1 <= 6 and column <= 6)
            assert not (row <= 6 and column + 1 >= 7)
    # The energy station at (6, 6); the rest of its area reaches into the upper right zone, where energy is forbidden.
    assert ("none", 6, 5) in there


@pytest.mark.rule("PU-R94")
def test_petra_has_no_ice():
    assert not any(ICE[PLANET_IDS.index("petra")])
    found = start(planet="petra")
    lay(found, "I2-water-rover", 1, 6)
    assert tracks(found, "station") == {"rover"}
    oasis = start(planet="petra", corporation="oasis_ultd")
    unlock(oasis, 3)
    lay(oasis, "I2-water-rover", 1, 6)
    assert tracks(oasis, "advance") == {"water"}
    energy = start(planet="petra")
    paint(energy, "tech", (4, 5), stations=[(4, 5)])  # beside the current (4, 6)
    paint(energy, "rover", (1, 6))
    lay(energy, "I2-civ-energy", 2, 6, turn="half")  # energy at (2, 6), above the current (3, 6)
    assert tracks(energy, "energy") == {"civ", "rover", "tech"}


@pytest.mark.rule("PU-R95")
def test_the_chasm():
    found = start(planet="tartarus")
    put_rover(found, (4, 6))
    give_movement(found, 9)
    assert not can_drive(found, "right")  # (4, 7) is on the other side
    assert not can_drive(found, "down")
    assert not can_drive(found, "down-right")
    diagonal = start(planet="tartarus", corporation="cosmos_inc")
    unlock(diagonal, 1)
    put_rover(diagonal, (4, 6))
    give_movement(diagonal, 9)
    assert can_drive(diagonal, "down-right")  # one of the two passages
    assert not can_drive(diagonal, "up-right")
    drive(diagonal, "down-right")
    diagonal.play(0, {"do": "keep_pod"})
    assert can_drive(diagonal, "up-left")
    diagonal.state.worlds[0].rovers[0] = number((9, 7))
    assert can_drive(diagonal, "down-left")
    paint(found, "civ", (1, 6))
    draw(found, "14")  # a teleport may cross
    found.play(0, {"do": "teleport_by_card", "rover": 1})
    assert (4, 7) in squares(found, "land")


@pytest.mark.rule("PU-R96")
def test_toxic_squares():
    found = start(planet="kaax")
    put_rover(found, (2, 5))
    give_movement(found, 5)
    assert planet_squares("kaax")[(2, 4)] == "x"
    assert not can_drive(found, "left")
    paint(found, "tech", (2, 4))
    assert can_drive(found, "left")  # covered
    hold(found, "I2-rover-tech")
    assert any((row, column) == (3, 4) for _, row, column in places(found))  # tiles may lie there
    patch = start(planet="kaax")
    put_rover(patch, (2, 5))
    give_movement(patch, 5)
    patch.state.worlds[0].patches = 1
    patch.play(0, {"do": "patch", "row": 2, "column": 4})
    assert can_drive(patch, "left")


@pytest.mark.rule("PU-R97")
def test_an_open_city():
    found = start(planet="gaia")
    world = found.state.worlds[0]
    cities = [square for square, mark in planet_squares("gaia").items() if mark == "c"]
    assert planet_medals(world) == 2 * len(cities) == 16
    paint(found, "civ", (1, 7))
    assert planet_medals(world) == 16  # row 1 is not full
    hold(found, "I2-rover-tech")
    assert ("quarter", 1, 6) not in places(found)
    paint(found, "civ", (1, 6))
    assert planet_medals(world) == 14 + 1


@pytest.mark.rule("PU-R98")
def test_the_crater_is_land():
    found = start(planet="charybdis")
    hold(found, "I2-rover-tech")
    assert places(found)
    for turn, row, column in places(found):
        other = (row, column + 1) if turn in ("quarter", "back") else (row + 1, column)
        assert {(row, column), other} & {(6, 6), (6, 7), (7, 6), (7, 7)}
    lay(found, "I2-water-rover", 6, 6)
    assert tracks(found, "station") == {"rover"}  # no ice
    hold(found, "I2-rover-tech")
    assert ("none", 6, 7) in places(found)
    assert ("none", 1, 6) not in places(found)
    put_rover(found, (6, 5))
    give_movement(found, 1)
    assert can_drive(found, "right")


@pytest.mark.rule("PU-R100")
def test_open_currents_are_empty_but_energy():
    found = start(planet="petra")
    world = found.state.worlds[0]
    row = [square for square, mark in planet_squares("petra").items() if square[0] == 10 and mark not in "eO"]
    paint(found, "civ", *row)
    assert planet_medals(world) == 0  # the currents of row 10 are open
    largest, areas = objective("8"), objective("14")
    assert (measure(world, areas), measure(world, largest)) == (1, 37)
    paint(found, "civ", (8, 5), (8, 6), (8, 7), (8, 8))
    assert measure(world, areas) > 1
    assert measure(world, largest) < 33


@pytest.mark.rule("PU-R101")
def test_holes_are_never_covered():
    found = start(planet="lacuna")
    everything = planet_squares("lacuna")
    rest = [(4, 6)]  # a single square between holes
    paint(found, "civ", *[square for square in everything if square not in rest])
    found.play(0, choices(found, "take")[0] | {"do": "take"})
    assert found.state.last_round  # not even to go on with the game
    assert found.state.gone.n == 1
