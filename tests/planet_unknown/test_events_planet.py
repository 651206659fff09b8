"""Events about the planet, the rovers, the cards and the station."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.data import TERRAINS
from fiveplanets.games.planet_unknown.rules.storages import compartment_of

from .positions import (
    can,
    can_drive,
    choices,
    give_movement,
    hold,
    lay,
    next_round,
    on,
    paint,
    places,
    planet_squares,
    put_meteorites,
    put_rover,
    squares,
    start,
    takes,
    unlock,
)


def playing(players=2, **boards):
    return start(players, **({"events": True} if players > 1 else {}), **boards)


def cards_by_level(table):
    """Nine cards of each level; which of them are in play?"""
    levels = [[1, 2, 3, 4, 5, 6, 7, 29, 33], [8, 9, 10, 11, 12, 13, 14, 30, 34]]
    levels += [[15, 16, 17, 18, 19, 20, 21, 31, 35], [22, 23, 24, 25, 26, 27, 28, 32, 36]]
    return [sum(table.state.civ_stacks >> (card - 1) & 1 for card in level) for level in levels]


# --- alone


@pytest.mark.rule("PU-E-1")
def test_an_additional_rover():
    table = playing(1)
    next_round(table, "1")
    assert not can(table, "spawn")  # it comes with the tile
    lay(table, "I2-civ-energy", 1, 6)
    assert squares(table, "spawn") == {(1, 6), (2, 6)}
    table.play(0, {"do": "spawn", "row": 2, "column": 6})
    world = table.state.worlds[0]
    assert sum(square != NOTHING for square in world.rovers) == 1
    assert world.supply == 2  # as before


@pytest.mark.rule("PU-E-2")
def test_one_more_civ_card_of_each_level():
    table = playing(1)
    before = cards_by_level(table)
    next_round(table, "2")
    assert cards_by_level(table) == [count + 1 for count in before]


@pytest.mark.rule("PU-E-3")
def test_one_more_objective():
    table = playing(1)
    next_round(table, "3")
    assert table.state.worlds[0].objectives.n == 4


@pytest.mark.rule("PU-E-15")
def test_the_station_turns_at_will():
    table = playing(1)
    next_round(table, "15")
    before = table.state.rotation
    assert {choice["sectors"] for choice in choices(table, "rotate")} == set(range(6))
    table.play(0, {"do": "rotate", "sectors": 4})
    assert table.state.rotation == (before + 4) % 6
    assert can(table, "take")


@pytest.mark.rule("PU-E-46")
def test_an_objective_is_destroyed():
    table = playing(1)
    next_round(table, "46")
    drops = choices(table, "drop")
    assert len(drops) == 3
    table.play(0, {"do": "drop", **drops[1]})
    assert table.state.worlds[0].objectives.n == 2


@pytest.mark.rule("PU-E-52")
def test_a_whole_stack_is_removed():
    table = playing(1)
    next_round(table, "52")
    assert {choice["compartment"] for choice in choices(table, "remove_stack")} == {"large", "small"}
    table.play(0, {"do": "remove_stack", "compartment": "small"})
    assert table.state.stacks[compartment_of(table.state, 0, 1)].n == 0
    assert table.state.stacks[compartment_of(table.state, 0, 0)].n == 12
    assert takes(table) == {"large"}


# --- pods, meteorites, rovers, cards


@pytest.mark.rule("PU-E-18")
def test_a_life_pod_is_collected():
    table = playing()
    next_round(table, "18")
    assert len(squares(table, "collect_pod")) == 6
    table.play(0, {"do": "collect_pod", "row": 9, "column": 9})
    world = table.state.worlds[0]
    assert (world.pods_collected, on(world.pods, (9, 9))) == (1, False)
    assert not can(table, "collect_pod")


@pytest.mark.rule("PU-E-19")
def test_a_meteorite_is_collected():
    table = playing()
    put_meteorites(table, (6, 6), (7, 7))
    next_round(table, "19")
    assert squares(table, "collect_meteorite") == {(6, 6), (7, 7)}
    table.play(0, {"do": "collect_meteorite", "row": 7, "column": 7})
    world = table.state.worlds[0]
    assert (world.meteorites_collected, on(world.meteorites, (7, 7))) == (1, False)
    assert not can(table, "collect_meteorite")
    assert can(table, "take", seat=1)  # nothing to collect there


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("31", marks=pytest.mark.rule("PU-E-31")),
        pytest.param("43", marks=pytest.mark.rule("PU-E-43")),
    ],
)
def test_a_meteorite_falls_on_a_free_symbol(card):
    table = playing()
    world = table.state.worlds[0]
    put_meteorites(table, (6, 6), (7, 7), (8, 8))
    world.meteorites[6] = world.meteorites[7] = 0  # the symbols of (7, 7) and (8, 8) are free again
    put_rover(table, (7, 7))
    next_round(table, card)
    assert squares(table, "strike") == {(7, 7), (8, 8)}
    table.play(0, {"do": "strike", "row": 7, "column": 7})
    assert on(world.meteorites, (7, 7))
    assert world.rovers[0] == NOTHING  # destroyed
    assert world.supply == 1


@pytest.mark.rule("PU-E-47")
def test_one_of_several_rovers_is_destroyed():
    table = playing()
    put_rover(table, (7, 7))
    put_rover(table, (8, 8), rover=2)
    put_rover(table, (7, 7), seat=1)
    next_round(table, "47")
    table.play(0, {"do": "destroy_rover", "rover": 2})
    assert table.state.worlds[0].rovers[1] == NOTHING
    assert table.state.worlds[0].rovers[0] != NOTHING
    assert not can(table, "destroy_rover", seat=1)  # it has only one
    assert table.state.worlds[1].rovers[0] != NOTHING


@pytest.mark.rule("PU-E-48")
def test_one_civ_card_of_each_level_is_removed():
    table = playing()
    before = cards_by_level(table)
    next_round(table, "48")
    assert cards_by_level(table) == [count - 1 for count in before]


@pytest.mark.rule("PU-E-49")
def test_a_life_pod_on_the_planet_is_destroyed():
    table = playing()
    next_round(table, "49")
    assert len(squares(table, "destroy_pod")) == 6
    table.play(0, {"do": "destroy_pod", "row": 9, "column": 9})
    world = table.state.worlds[0]
    assert (world.pods_collected, on(world.pods, (9, 9))) == (0, False)


@pytest.mark.parametrize(
    ("card", "field"),
    [
        pytest.param("50", "pods_collected", marks=pytest.mark.rule("PU-E-50")),
        pytest.param("51", "meteorites_collected", marks=pytest.mark.rule("PU-E-51")),
    ],
)
def test_something_collected_is_destroyed(card, field):
    table = playing()
    table.state.worlds[0].pods_collected = 2
    table.state.worlds[0].meteorites_collected = 2
    next_round(table, card)
    fields = ("pods_collected", "meteorites_collected")
    assert {name: getattr(table.state.worlds[0], name) for name in fields} == dict.fromkeys(fields, 2) | {field: 1}
    assert getattr(table.state.worlds[1], field) == 0


@pytest.mark.rule("PU-E-50")
def test_cosmos_chooses_which_collected_pod_is_destroyed():
    def struck(scored):
        table = start(corporation="cosmos_inc", events=True)
        table.state.worlds[0].pods_collected = scored
        table.state.worlds[0].track_pods[1] = 1 << 3 | 1 << 4
        next_round(table, "50")
        return table

    table = struck(1)
    assert choices(table, "lose_pod_from") == [{"track": "water", "cell": 3}, {"track": "water", "cell": 4}]
    table.play(0, {"do": "lose_pod"})
    world = table.state.worlds[0]
    assert (world.pods_collected, world.track_pods[1], world.pods_lost) == (0, 1 << 3 | 1 << 4, 1)
    table = struck(0)
    assert not can(table, "lose_pod")
    table.play(0, {"do": "lose_pod_from", "track": "water", "cell": 4})
    world = table.state.worlds[0]
    assert (world.track_pods[1], world.pods_lost) == (1 << 3, 1)


@pytest.mark.rule("PU-E-50")
def test_a_pod_on_a_technology_is_not_destroyed():
    for scored in (1, 0):
        table = start(corporation="jump_drive", events=True)
        world = table.state.worlds[0]
        world.pods_collected = scored
        unlock(table, "C")
        next_round(table, "50")
        assert (world.pods_collected, world.tech_pods, world.pods_lost) == (0, 1 << 2, scored)


# --- restrictions


@pytest.mark.parametrize(
    ("card", "terrain"),
    [
        pytest.param("33", "water", marks=pytest.mark.rule("PU-E-33")),
        pytest.param("34", "biomass", marks=pytest.mark.rule("PU-E-34")),
        pytest.param("35", "energy", marks=pytest.mark.rule("PU-E-35")),
        pytest.param("36", "rover", marks=pytest.mark.rule("PU-E-36")),
        pytest.param("37", "tech", marks=pytest.mark.rule("PU-E-37")),
        pytest.param("38", "civ", marks=pytest.mark.rule("PU-E-38")),
    ],
)
def test_rovers_keep_off_a_terrain(card, terrain):
    table = playing()
    paint(table, terrain, (6, 7))
    paint(table, next(name for name in TERRAINS if name != terrain), (7, 6))
    put_rover(table, (6, 6))
    next_round(table, card)
    give_movement(table, 2)
    assert not can_drive(table, "right")
    assert can_drive(table, "down")
    assert can_drive(table, "left")  # bare ground
    next_round(table, "16")
    give_movement(table, 2)
    assert can_drive(table, "right")  # for one round only


@pytest.mark.rule("PU-E-35")
def test_currents_are_energy_squares_for_rovers_too():
    table = playing(planet="petra")
    put_rover(table, (6, 2))
    next_round(table, "35")
    give_movement(table, 1)
    assert not can_drive(table, "right")  # (6, 3) is a current


def covered(table, tile):
    """All squares that an I2 tile in hand could cover."""
    hold(table, tile)
    sizes = {"none": (1, 0), "half": (1, 0), "quarter": (0, 1), "back": (0, 1)}
    found = set()
    for turn, row, column in places(table):
        down, right = sizes[turn]
        found |= {(row, column), (row + down, column + right)}
    return found


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("39", marks=pytest.mark.rule("PU-E-39")),
        pytest.param("60", marks=pytest.mark.rule("PU-E-60")),
    ],
)
def test_no_tile_on_the_border(card):
    border = {(1, 6), (1, 7), (2, 4), (2, 9), (3, 3), (4, 2), (6, 1), (12, 7)}
    table = playing()
    paint(table, "civ", (2, 5), (2, 6), (3, 4))
    assert covered(table, "I2-civ-energy") & border
    next_round(table, card)
    found = covered(table, "I2-civ-energy")
    assert found
    assert not found & border


@pytest.mark.rule("PU-E-55")
def test_no_area_touches_its_own_terrain():
    table = playing()
    paint(table, "civ", (6, 6))
    next_round(table, "55")
    hold(table, "I2-civ-energy")  # civ above energy
    assert ("none", 7, 6) not in places(table)  # its civ touches the other
    assert ("half", 7, 6) in places(table)
    hold(table, "I2-rover-tech")
    assert ("none", 7, 6) in places(table)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("56", marks=pytest.mark.rule("PU-E-56")),
        pytest.param("57", marks=pytest.mark.rule("PU-E-57")),
    ],
)
def test_no_tile_on_ice(card):
    ice = {square for square, mark in planet_squares("ksb_4156").items() if mark == "~"}
    table = playing()
    paint(table, "civ", (4, 5), (5, 5))
    assert covered(table, "I2-civ-energy") & ice
    next_round(table, card)
    found = covered(table, "I2-civ-energy")
    assert found
    assert not found & ice
