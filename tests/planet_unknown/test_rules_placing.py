"""Placing tiles and patches: PU-R13 to PU-R19, PU-R40 to PU-R44."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Phase
from fiveplanets.games.planet_unknown.rules.board import count_squares
from tests.planet_unknown.positions import (
    block,
    boost,
    can,
    choices,
    draw,
    end_game,
    event_card,
    hold,
    lay,
    next_round,
    on,
    paint,
    places,
    planet_squares,
    put_markers,
    put_meteorites,
    put_rover,
    squares,
    start,
    take,
    takes,
    unlock,
)


def all_but(*rest, planet="ksb_4156"):
    return [square for square in planet_squares(planet) if square not in rest]


@pytest.mark.rule("PU-R13")
def test_the_first_tile_touches_the_border():
    found = start()
    hold(found, "I2-biomass-civ")
    assert ("none", 1, 6) in places(found)
    assert ("quarter", 3, 3) in places(found)  # (3, 3) has a side to the outside
    assert ("none", 3, 4) not in places(found)  # only a corner of (3, 4) touches it
    with pytest.raises(fp.IllegalMove, match="PU-R13"):
        found.play(0, {"do": "place", "turn": "none", "row": 6, "column": 6})


@pytest.mark.rule("PU-R14")
def test_later_tiles_touch_what_lies_there():
    found = start()
    lay(found, "I2-biomass-civ", 1, 6)
    hold(found, "I2-rover-tech")
    assert ("none", 1, 7) in places(found)
    assert ("none", 3, 6) in places(found)
    assert ("none", 3, 7) not in places(found)  # only by a corner
    assert ("none", 6, 1) not in places(found)  # the border is not enough any more
    with pytest.raises(fp.IllegalMove, match="PU-R14"):
        found.play(0, {"do": "place", "turn": "none", "row": 6, "column": 1})
    found.state.worlds[0].patches = 1
    found.play(0, {"do": "patch", "row": 3, "column": 6})
    assert ("none", 3, 7) in places(found)  # a patch is a neighbour


@pytest.mark.rule("PU-R15")
def test_tiles_are_turned_and_flipped():
    found = start()
    paint(found, "civ", (7, 7))
    hold(found, "Z5-civ-energy")
    assert len({turn for turn, _, _ in places(found)}) == 8
    lay(found, "Z5-civ-energy", 7, 6, turn="mirror")  # mirrored: energy on the right
    world = found.state.worlds[0]
    assert [on(world.terrain[5], square) for square in ((7, 8), (8, 8))] == [True, True]
    assert [on(world.terrain[0], square) for square in ((8, 7), (8, 6), (9, 6))] == [True, True, True]


@pytest.mark.rule("PU-R16")
def test_what_is_covered_is_destroyed():
    found = start()
    world = found.state.worlds[0]
    paint(found, "civ", (2, 8))
    put_rover(found, (4, 8))
    lay(found, "I2-biomass-civ", 3, 8)  # on a life pod and a rover
    assert (world.pods_lost, world.rovers_lost) == (1, 1)
    assert set(world.rovers) == {NOTHING}
    assert not on(world.pods, (3, 8))
    world.patches = 1
    put_rover(found, (5, 8), rover=2)
    found.play(0, {"do": "patch", "row": 5, "column": 8})
    assert world.rovers_lost == 2


@pytest.mark.rule("PU-R17")
def test_the_meteorite_comes_first():
    found = start()
    world = found.state.worlds[0]
    lay(found, "I2-water-rover-m", 1, 6)
    assert on(world.meteorites, (2, 6))
    assert on(world.stations[3], (2, 6))  # it shares the square with the station
    assert world.markers[3] == 0  # nothing has advanced yet
    found.play(0, {"do": "station", "track": "rover"})
    assert squares(found, "spawn") == {(1, 6), (2, 6)}
    found.play(0, {"do": "spawn", "row": 2, "column": 6})
    assert world.meteorites_collected == 1
    assert count_squares(world.meteorites) == 0


@pytest.mark.rule("PU-R18")
def test_ignoring_adjacency_lifts_nothing_else():
    found = start()
    unlock(found, 1)
    hold(found, "I2-rover-tech")
    assert ("none", 5, 5) not in places(found)  # the first tile still goes to the border
    paint(found, "civ", (1, 6))
    assert ("none", 5, 5) in places(found)
    assert ("none", 1, 6) not in places(found)  # no second layer
    assert ("none", 12, 6) not in places(found)  # not over the edge
    found.state.event = event_card("56")  # no ice
    paint(found, "civ", (1, 7))
    assert ("none", 5, 5) in places(found)
    assert ("none", 5, 6) not in places(found)


@pytest.mark.rule("PU-R19")
def test_an_extra_tile():
    found = start()
    paint(found, "civ", (1, 6))
    world = found.state.worlds[0]
    left = [stack.n for stack in found.state.stacks]
    draw(found, "16")
    assert takes(found) == {"large", "small"}
    take(found, "small")
    assert sum(left) - sum(stack.n for stack in found.state.stacks) == 1
    found.play(0, found.moves(0)[0])
    assert world.laid.n == 1
    assert not found.state.last_round


@pytest.mark.rule("PU-R19")
def test_an_extra_tile_before_the_tile_of_the_round():
    """A civ card of the event phase: the stack is not empty afterwards."""
    found = start(events=True)
    paint(found, "civ", (1, 6))
    found.state.civ_stacks = 1 << 15  # card 16
    put_markers(found, civ=9)
    next_round(found, "5")
    found.play(0, {"do": "advance", "track": "civ"})
    found.play(1, choices(found, "advance", 1)[0] | {"do": "advance"})
    while not can(found, "pick"):
        seat = found.to_act[0]
        found.play(seat, found.moves(seat)[0])
    found.play(0, {"do": "pick", "card": "16"})
    take(found, "small")
    found.play(0, found.moves(0)[0])
    while found.state.phase != Phase.TILES:
        seat = found.to_act[0]
        found.play(seat, found.moves(seat)[0])
    assert takes(found) == {"large", "small"}


@pytest.mark.rule("PU-R19")
def test_an_extra_tile_that_fits_nowhere_is_lost():
    found = start()
    paint(found, "civ", *all_but((1, 6)))
    draw(found, "16")
    assert found.state.round == 2  # nothing was asked
    assert not found.state.last_round
    assert found.state.gone.n == found.state.worlds[0].laid.n == 0


@pytest.mark.rule("PU-R40")
def test_a_patch_is_laid_by_the_normal_rules_and_advances_nothing():
    found = start()
    world = found.state.worlds[0]
    paint(found, "civ", (6, 6))
    put_markers(found, biomass=2)
    boost(found, "biomass")  # cell 3: a patch
    assert world.patches == 1
    assert squares(found, "patch") == {(5, 6), (7, 6), (6, 5), (6, 7)}
    assert not can(found, "done")
    found.play(0, {"do": "patch", "row": 5, "column": 6})
    assert on(world.terrain[2], (5, 6))
    assert not any(world.stations[2])
    assert (world.markers[2], world.patches) == (3, 0)


@pytest.mark.rule("PU-R41")
def test_a_patch_without_room_is_lost():
    found = start()
    paint(found, "civ", *all_but())
    put_markers(found, biomass=2)
    found.state.worlds[0].stage = 3
    boost(found, "biomass")
    assert found.state.worlds[0].patches == 1
    assert not can(found, "patch")
    found.play(0, {"do": "done"})
    assert found.state.worlds[0].patches == 0


@pytest.mark.rule("PU-R42")
def test_storing_needs_the_technology_when_the_patch_is_gained():
    found = start()
    world = found.state.worlds[0]
    paint(found, "civ", (6, 6))
    put_markers(found, biomass=2)
    boost(found, "biomass")
    unlock(found, 2)  # too late for this one
    assert not can(found, "store_patch")
    put_markers(found, biomass=5)
    boost(found, "biomass")
    found.play(0, {"do": "store_patch"})
    assert (world.patches, world.stored) == (1, 1)
    assert not can(found, "store_patch")
    put_markers(found, tech=0)  # lost later: what is stored stays
    end_game(found)
    assert world.patches == 1
    assert squares(found, "patch") == {(5, 6), (7, 6), (6, 5), (6, 7)}
    assert not can(found, "store_patch")


@pytest.mark.rule("PU-R42")
def test_stored_patches_that_fit_nowhere_are_lost():
    found = start()
    paint(found, "civ", *all_but((1, 6)))
    found.state.worlds[0].stored = 3
    end_game(found)
    found.play(0, {"do": "patch", "row": 1, "column": 6})
    found.play(0, {"do": "done"})
    assert found.over
    assert count_squares(found.state.worlds[0].patched) == 1


@pytest.mark.rule("PU-R43")
def test_a_patch_can_be_the_first_piece():
    found = start()
    found.state.worlds[0].patches = 1
    assert (1, 6) in squares(found, "patch")
    assert (6, 6) not in squares(found, "patch")
    found.play(0, {"do": "patch", "row": 1, "column": 6})
    hold(found, "I2-rover-tech")
    assert ("none", 12, 6) not in places(found)
    assert {(row, column) for _, row, column in places(found)} <= {(1, 6), (1, 7), (2, 6), (2, 5), (2, 7)}


@pytest.mark.rule("PU-R44")
def test_patches_and_meteorites_never_run_out():
    found = start()
    world = found.state.worlds[0]
    paint(found, "civ", (1, 6))
    world.patches = 90
    laid = 0
    while choices(found, "patch"):
        found.play(0, next(move for move in found.moves(0) if move.data["do"] == "patch"))
        laid += 1
    assert laid == 90
    put_meteorites(found, *block(4, 3, 9, 10))
    world.meteorites_fallen = 70
    next_round(found)
    hold(found, "I2-rover-tech-m")
    found.play(0, found.moves(0)[0])
    assert world.meteorites_fallen == 71
    assert found.state.phase == Phase.TILES


@pytest.mark.rule("PU-R70")
@pytest.mark.rule("PU-R105")
@pytest.mark.parametrize(("event", "square"), [("39", (1, 7)), ("56", (5, 6)), ("55", (4, 5))])
def test_placement_events_concern_patches(event, square):
    """No border, no ice, no matching neighbours."""
    found = start(events=True)
    found.state.worlds[0].patches = 1
    paint(found, "biomass", (5, 5))
    paint(found, "civ", (2, 7))
    assert square in squares(found, "patch")
    found.state.event = event_card(event)
    paint(found, "civ", (2, 8))
    assert square not in squares(found, "patch")
    assert squares(found, "patch")


@pytest.mark.rule("PU-R105")
def test_the_coalition_lays_patches_without_a_neighbour():
    for corporation, level, apart in (
        ("universal_coalition", 1, True),
        ("universal_coalition", None, False),
        ("horizon_group", 1, False),  # of rover tiles only
    ):
        found = start(corporation=corporation)
        if level:
            unlock(found, level)
        found.state.worlds[0].patches = 1
        assert (6, 6) not in squares(found, "patch")  # the first piece touches the border
        paint(found, "civ", (1, 6))
        assert ((6, 6) in squares(found, "patch")) == apart
