"""Events in general: PU-R65 to PU-R72."""

import pytest

from fiveplanets.games.planet_unknown.codes import Compartment, Phase
from fiveplanets.games.planet_unknown.rules.storages import compartment_of
from fiveplanets.games.planet_unknown.tables import EVENT_KIND, Tech
from tests.planet_unknown.positions import (
    boost,
    can,
    choices,
    go_on,
    hold,
    lay,
    levels_due,
    marker,
    next_round,
    paint,
    places,
    planet_squares,
    put_markers,
    put_rover,
    start,
    take,
    takes,
    tracks,
)


@pytest.mark.rule("PU-R65")
def test_what_cannot_be_done_is_skipped():
    found = start(events=True)
    for event in ("21", "31", "47", "19", "50", "51", "32"):
        next_round(found, event)
        assert found.state.phase == Phase.TILES, event
        assert can(found, "take"), event
    put_markers(found, civ=1)  # seat 0 can, seat 1 cannot
    next_round(found, "32")
    assert found.to_act == [0]
    assert tracks(found, "regress") == {"civ"}


@pytest.mark.rule("PU-R66")
def test_the_longest_way_down_must_be_chosen():
    found = start(events=True)
    put_markers(found, civ=1, water=2, biomass=3, rover=5, tech=0)
    next_round(found, "42")  # three cells
    assert tracks(found, "regress") == {"biomass", "rover"}
    found.play(0, {"do": "regress", "track": "rover"})
    assert marker(found, "rover") == 2
    put_markers(found, civ=1, water=2, biomass=2, rover=0)
    next_round(found, "42")
    assert tracks(found, "regress") == {"water", "biomass"}  # none can move three
    found.play(0, {"do": "regress", "track": "water"})
    assert marker(found, "water") == 0


@pytest.mark.rule("PU-R68")
def test_a_round_without_milestones():
    found = start(events=True)
    world = found.state.worlds[0]
    put_markers(found, civ=2, biomass=2, rover=5, tech=2)
    paint(found, "civ", (1, 6))
    next_round(found, "45")
    put_rover(found, (6, 6))
    for track in ("civ", "biomass", "rover", "tech"):
        boost(found, track)
    assert (len(levels_due(world)), world.patches, world.spawns) == (0, 0, 0)
    assert world.movement == 2  # no milestone
    assert world.techs == 0
    next_round(found, "17")
    assert world.techs == 1 << Tech.IGNORE_ADJACENCY  # from the next round on
    assert (len(levels_due(world)), world.patches, world.spawns) == (0, 0, 0)  # the others are missed


@pytest.mark.rule("PU-R68")
def test_a_technology_for_the_moment_it_is_reached_comes_a_round_later():
    found = start(events=True, corporation="cosmos_inc")
    world = found.state.worlds[0]
    put_markers(found, tech=4)
    world.pods_collected = 1
    next_round(found, "45")
    boost(found, "tech")
    assert not can(found, "lift_pod")
    next_round(found, "19")
    assert world.repositions == 3
    assert can(found, "lift_pod")
    next_round(found, "19")
    assert not can(found, "lift_pod")  # once a game


@pytest.mark.rule("PU-R69")
def test_only_one_station_counts():
    found = start(events=True)
    next_round(found, "40")
    lay(found, "I2-biomass-civ", 1, 6)
    assert tracks(found, "station") == {"biomass", "civ"}
    found.play(0, {"do": "station", "track": "civ"})
    assert not tracks(found, "station")
    aside = start(events=True)
    next_round(aside, "44")
    paint(aside, "civ", *planet_squares("ksb_4156"))
    aside.play(0, choices(aside, "take")[0] | {"do": "take"})
    stations = [move for move in aside.moves(0) if move.data["do"] in ("station", "energy")]
    assert stations
    aside.state.worlds[0].boosts = 1  # so that the hub stays open
    aside.play(0, stations[0])
    assert not can(aside, "station")
    assert not can(aside, "energy")


@pytest.mark.rule("PU-R71")
def test_a_removed_stack_can_end_the_game():
    found = start(1)
    state = found.state
    next_round(found, "52")
    assert len(choices(found, "remove_stack")) == 2
    sector = compartment_of(state, 0, Compartment.LARGE)
    small = compartment_of(state, 0, Compartment.SMALL)
    before = state.stacks[sector].n
    state.stacks[small].n = 1
    found.play(0, {"do": "remove_stack", "compartment": "large"})
    assert (state.stacks[sector].n, state.removed, state.gone.n) == (0, before - 1, 1)
    assert takes(found) == {"small"}
    take(found, "small")
    go_on(found, Phase.CARDS)
    assert state.phase >= Phase.END


@pytest.mark.rule("PU-R72")
def test_twins_do_the_same():
    for one, other in (("31", "43"), ("40", "44")):
        assert EVENT_KIND[int(one) - 1] == EVENT_KIND[int(other) - 1]
    for event in ("31", "43"):
        found = start(events=True)
        lay(found, "I2-rover-tech-m", 1, 6)
        found.state.worlds[0].meteorites[1] = 0
        next_round(found, event)
        assert choices(found, "strike") == [{"row": 2, "column": 6}]


@pytest.mark.rule("PU-R65")
def test_restrictions_last_for_the_round():
    found = start(events=True)
    paint(found, "civ", (2, 6))
    next_round(found, "56")
    hold(found, "I2-rover-tech")
    assert ("none", 3, 6) not in places(found)  # ice
    next_round(found, "17")
    found.state.worlds[0].boosts = 0
    hold(found, "I2-rover-tech")
    assert ("none", 3, 6) in places(found)
