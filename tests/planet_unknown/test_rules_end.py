"""The end of the game and scoring: PU-R49 to PU-R59."""

import pytest

import fiveplanets as fp
from fiveplanets.core.asks import top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_unknown.codes import Phase
from fiveplanets.games.planet_unknown.rules.scoring import (
    card_medals,
    competitive_medals,
    meteorite_medals,
    planet_medals,
    pod_medals,
    private_medals,
    score,
    track_medals,
)
from fiveplanets.games.planet_unknown.state import AskKind
from fiveplanets.games.planet_unknown.tables import SECTORS
from tests.planet_unknown.positions import (
    add,
    block,
    can,
    choices,
    end_game,
    event_card,
    fill_storage,
    go_on,
    hold,
    objective,
    own,
    paint,
    places,
    planet_squares,
    put_markers,
    put_meteorites,
    put_rover,
    start,
    storage,
    take,
    takes,
    tracks,
    unlock,
)
from tests.support import play_randomly

KSB = planet_squares("ksb_4156")


def all_but(*rest):
    return [square for square in KSB if square not in rest]


def play_out(found):
    while not found.over:
        seat = found.to_act[0]
        legal = found.moves(seat)
        done = [move for move in legal if move.data["do"] == "done"]
        found.play(seat, done[0] if done else legal[0])


@pytest.mark.rule("PU-R49")
def test_the_game_ends_when_somebody_can_place_nothing():
    found = start()
    paint(found, "civ", *all_but((1, 6)))
    found.play(0, choices(found, "take")[0] | {"do": "take"})
    assert found.state.last_round
    assert not found.over  # the round is finished by all
    assert found.to_act[-1] == 1
    assert can(found, "take", seat=1)
    play_out(found)
    assert found.state.round == 1


@pytest.mark.rule("PU-R49")
def test_the_game_ends_when_a_storage_is_empty():
    for both in (False, True):
        found = start()
        sector = 4  # nobody's storage
        stacks = [sector] + [SECTORS + (sector + found.state.inner_ring) % SECTORS] * both
        for compartment in stacks:
            found.state.stacks[compartment].n = 0
        go_on(found, Phase.CARDS)
        assert found.over == both


@pytest.mark.rule("PU-R49")
def test_the_game_ends_with_the_last_event():
    found = start(events=True)
    assert found.state.events.n == 19
    found.state.events.n = 1
    go_on(found, Phase.CARDS)
    assert not found.over
    go_on(found, Phase.CARDS)
    assert found.over


@pytest.mark.rule("PU-R49")
def test_civ_cards_are_still_chosen_in_the_last_round():
    found = start()
    found.state.last_round = True
    found.state.worlds[1].cards_due[1] = 1
    go_on(found, Phase.TILES)
    assert found.to_act == [1]
    assert can(found, "pick", seat=1)


@pytest.mark.rule("PU-R51")
def test_a_restriction_that_would_end_the_game_is_ignored():
    """K-273: the only room is one ice and one land square; and an event forbids the border."""
    rest = [(4, 8), (4, 7)]  # land and ice
    found = start(planet="k_273")
    squares = planet_squares("k_273")
    assert [squares[square] for square in rest] == ["#", "~"]
    paint(found, "civ", *[square for square in squares if square not in rest])
    found.state.rotation = _rotation_to(found, "I2")
    assert takes(found) == {"small"}
    take(found, "small")
    assert not found.state.last_round
    assert len(places(found)) > 0
    event = start(events=True)
    paint(event, "civ", *all_but((1, 6), (1, 7)))
    event.state.event = event_card("39")
    paint(event, "civ", (2, 6))
    event.state.rotation = _rotation_to(event, "I2")
    assert takes(event) == {"small"}


@pytest.mark.rule("PU-R51")
def test_a_restriction_holds_while_any_tile_keeps_to_it():
    found = start(planet="k_273")
    hold(found, "I2-rover-tech")
    ice = {square for square, mark in planet_squares("k_273").items() if mark == "~"}
    for turn, row, column in places(found):
        other = (row, column + 1) if turn in ("quarter", "back") else (row + 1, column)
        assert ((row, column) in ice) == (other in ice)


def _rotation_to(found, shape):
    """The turn of the station that brings a small shape to seat 0."""
    for rotation in range(6):
        found.state.rotation = rotation
        if storage(found)["small"].startswith(shape):
            return rotation
    raise AssertionError


@pytest.mark.rule("PU-R52")
def test_before_scoring():
    found = start()
    world = found.state.worlds[0]
    unlock(found, 2)
    paint(found, "civ", (6, 6))
    put_rover(found, (8, 8))
    world.stored = 1
    end_game(found)
    assert choices(found, "patch")
    assert not can(found, "store_patch")
    found.play(0, choices(found, "patch")[0] | {"do": "patch"})
    assert found.over
    assert set(world.rovers) == {NOTHING}
    assert not any(world.pods)
    assert world.pods_collected == 0


@pytest.mark.rule("PU-R53")
def test_end_of_game_cards_and_late_milestones():
    found = start()
    world = found.state.worlds[0]
    own(found, "23")
    put_markers(found, civ=13)
    found.state.civ_stacks |= 1 << 23
    end_game(found)
    assert tracks(found, "advance") == {"civ", "water", "biomass", "rover", "tech"}
    found.play(0, {"do": "advance", "track": "civ"})  # a milestone of level 4
    assert found.state.phase == Phase.END_CARDS
    assert {move.data["do"] for move in found.moves(0)} == {"pick"}
    world.offer |= 1 << 23
    found.play(0, {"do": "pick", "card": "24"})  # its advance comes at once
    found.play(0, {"do": "advance", "track": "water"})
    assert found.over
    assert world.markers[1] == 1
    assert card_medals(world) == 2 + 3


@pytest.mark.rule("PU-R53")
def test_republic_takes_two_more_cards():
    found = start(corporation="republic")
    unlock(found, 5)
    found.state.civ_stacks |= 1 << 5 | 1 << 6
    end_game(found)
    assert found.state.phase == Phase.END_CARDS
    assert len(choices(found, "pick")) == found.state.civ_stacks.bit_count()
    found.play(0, {"do": "pick", "card": "6"})
    found.play(0, {"do": "pick", "card": "7"})
    assert found.state.worlds[0].cards.bit_count() == 2
    assert found.over


@pytest.mark.rule("PU-R54")
def test_the_sum_of_all_sources():
    for seed in range(6):
        found = start(3, private_objectives=True)
        play_randomly(found, seed)
        for seat, parts in enumerate(found.position.points()):
            assert sum(parts.values()) == found.scores[seat] == score(found.state, seat)
    found = start()
    world = found.state.worlds[0]
    own(found, "27")
    world.pods_collected, world.meteorites_collected = 3, 7
    put_markers(found, water=15)
    paint(found, "civ", (1, 6), (1, 7))
    parts = {"cards": 4, "planet": 1, "tracks": 10, "pods": 3, "meteorites": 2, "private": 0}
    assert {key: found.position.points()[0][key] for key in parts} == parts


@pytest.mark.rule("PU-R55")
def test_rows_and_columns():
    found = start()
    world = found.state.worlds[0]
    row6 = [square for square in KSB if square[0] == 6]
    paint(found, "civ", *row6)
    assert planet_medals(world) == 3
    put_meteorites(found, (6, 3))
    assert planet_medals(world) == 0
    world.meteorites[5] = 0
    paint(found, "civ", *[square for square in KSB if square[1] == 1])
    assert planet_medals(world) == 4  # column 1 has two squares only
    lacuna = start(planet="lacuna")
    squares = planet_squares("lacuna")
    paint(lacuna, "civ", *[square for square in squares if square[0] == 3])
    assert planet_medals(lacuna.state.worlds[0]) == 2  # its holes are ignored


@pytest.mark.rule("PU-R56")
@pytest.mark.parametrize(("cards", "medals"), [("", 2), ("29", 4), ("29 30 32", 8), ("29 30 31 32", 10)])
def test_meteorite_sets(cards, medals):
    found = start()
    own(found, *cards.split())
    found.state.worlds[0].meteorites_collected = 8
    assert meteorite_medals(found.state.worlds[0]) == medals


@pytest.mark.rule("PU-R57")
def test_competitive_objectives():
    found = start(3)
    most_meteorites, most_pods, least_meteorites = objective("25"), objective("26"), objective("27")
    worlds = found.state.worlds
    found.state.rivalries[0] = most_meteorites  # between 0 and 1
    found.state.rivalries[1] = most_pods  # between 1 and 2
    found.state.rivalries[2] = least_meteorites  # between 2 and 0
    worlds[0].meteorites_collected, worlds[1].meteorites_collected, worlds[2].meteorites_collected = 4, 2, 4
    assert [competitive_medals(found.state, seat) for seat in range(3)] == [5 + 2, 0 + 2, 2 + 2]


@pytest.mark.rule("PU-R58")
def test_ties():
    found = start(3)
    end_game(found)
    worlds = found.state.worlds
    for world in worlds[:3]:
        for row in range(12):
            world.covered[row] = world.meteorites[row] = 0
    for seat in range(3):
        found.state.rivalries[seat] = objective("26")
    assert found.scores[0] == found.scores[1] == found.scores[2]
    assert found.winners == [0, 1, 2]  # shared
    worlds[0].covered[5] = worlds[1].covered[5] = 6
    assert found.winners == [0, 1]  # fewer open squares
    worlds[0].meteorites[5] = 2
    assert found.winners == [1]  # fewer meteorites


@pytest.mark.rule("PU-R59")
def test_the_example_of_the_rulebook():
    """Civ cards 1, planet 15, tracks 1 + 7 + 1 + 5 + 1, life pods 4, meteorites 1, objectives 5 + 2: 43."""
    found = start(3)
    world = found.state.worlds[0]
    unlock(found, 4)  # must not double the water of a tile that is not placed
    put_markers(found, civ=3, water=11, biomass=5, rover=15, tech=10)
    own(found, "6")
    world.pods_collected, world.meteorites_collected = 4, 5
    # Rows 1 and 4 to 8 and the outer columns are full: 1 + 12 + 2. Only single squares are open, no tile fits.
    gaps = [(2, 4), (3, 3), (3, 5), (3, 7), (3, 9), (9, 2), (9, 11), (10, 4), (10, 6), (10, 8), (10, 10), (11, 5)]
    gaps.append((12, 6))
    rovers = block(5, 4, 7, 10)  # 21 squares
    border = [(3, 10), (4, 2), (5, 2)]
    paint(found, "rover", *rovers)
    paint(found, "biomass", *[square for square in all_but(*gaps) if square not in rovers], stations=border)
    paint(found, "rover", *block(6, 6, 7, 10), seat=1)
    found.state.rivalries[0] = objective("7")  # largest rover territory, with one neighbour
    found.state.rivalries[2] = objective("4")  # most biomass stations on the border, with the other
    found.state.rivalries[1] = objective("26")
    fill_storage(found, *(f"{tile[:2]}-energy-water-m" for tile in storage(found).values()))
    take(found, "large")
    assert found.state.last_round
    found.play(0, {"do": "energy", "track": "water"})
    assert top_ask(found.state, 0).kind == AskKind.RESOLVE
    world.boosts = 0  # the example does not tell what the boost of cell 12 moved
    found.play(0, {"do": "station", "track": "water"})
    play_out(found)
    other = found.state.worlds[2].stations[2]
    for row in range(12):
        other[row] = 0
    add(other, *border, (6, 6))  # three on the border too
    assert world.meteorites_fallen == 0
    assert world.markers[1] == 13
    assert card_medals(world) == 1
    assert planet_medals(world) == 15
    assert track_medals(world) == 15
    assert pod_medals(world) == 4
    assert meteorite_medals(world) == 1
    assert private_medals(world) == 0
    assert competitive_medals(found.state, 0) == 7
    assert found.scores[0] == 43
    with pytest.raises(fp.IllegalMove):
        found.play(0, {"do": "done"})
