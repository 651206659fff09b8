"""What each civ card does."""

import pytest

from fiveplanets.games.planet_unknown.data import TRACKS
from fiveplanets.games.planet_unknown.rules.scoring import card_medals, meteorite_medals, pod_medals

from .positions import (
    add,
    can,
    choices,
    draw,
    end_game,
    fill_storage,
    give_movement,
    marker,
    offer,
    on,
    own,
    paint,
    put_markers,
    put_meteorites,
    put_rover,
    squares,
    start,
    take,
    takes,
    tracks,
)


@pytest.mark.parametrize(
    ("card", "different"),
    [
        pytest.param("1", 2, marks=pytest.mark.rule("PU-C-1")),
        pytest.param("10", 3, marks=pytest.mark.rule("PU-C-10")),
        pytest.param("11", 2, marks=pytest.mark.rule("PU-C-11")),
        pytest.param("19", 3, marks=pytest.mark.rule("PU-C-19")),
    ],
)
def test_different_markers_advance(card, different):
    table = start()
    put_markers(table, rover=3)  # the next cell of the others is blank
    draw(table, card)
    for track in TRACKS[:different]:
        assert tracks(table, "advance") == set(TRACKS) - set(TRACKS[: TRACKS.index(track)])
        table.play(0, {"do": "advance", "track": track})
    others = [marker(table, track) for track in TRACKS if track != "rover"]
    assert others == [1] * different + [0] * (4 - different)
    assert not can(table, "advance")


@pytest.mark.rule("PU-C-2")
def test_one_marker_advances_twice():
    table = start()
    draw(table, "2")
    table.play(0, {"do": "advance", "track": "water"})
    assert marker(table, "water") == 2
    assert not can(table, "advance")


@pytest.mark.parametrize(
    ("card", "count"),
    [
        pytest.param("3", 1, marks=pytest.mark.rule("PU-C-3")),
        pytest.param("12", 2, marks=pytest.mark.rule("PU-C-12")),
        pytest.param("26", 3, marks=pytest.mark.rule("PU-C-26")),
    ],
)
def test_patches(card, count):
    table = start()
    paint(table, "civ", (6, 6))
    draw(table, card)
    for column in range(7, 7 + count):
        table.play(0, {"do": "patch", "row": 6, "column": column})
    assert not can(table, "patch")
    assert sum(bin(row).count("1") for row in table.state.worlds[0].patched) == count


@pytest.mark.rule("PU-C-4")
def test_four_movement():
    table = start()
    put_rover(table, (6, 6))
    draw(table, "4")
    assert table.state.worlds[0].movement == 4
    assert can(table, "drive")


@pytest.mark.parametrize(
    ("card", "advances"),
    [
        pytest.param("5", False, marks=pytest.mark.rule("PU-C-5")),
        pytest.param("16", True, marks=pytest.mark.rule("PU-C-16")),
    ],
)
def test_an_extra_tile(card, advances):
    table = start()
    fill_storage(table, "I4-biomass-civ", "I2-civ-energy-m")
    draw(table, card)
    assert takes(table) == {"large", "small"}
    take(table, "small")
    table.play(0, {"do": "place", "turn": "none", "row": 1, "column": 6})
    world = table.state.worlds[0]
    assert on(world.covered, (1, 6))
    assert on(world.meteorites, (2, 6))
    assert can(table, "station") == advances
    if advances:
        table.play(0, {"do": "station", "track": "civ"})
        assert marker(table, "civ") == 1


@pytest.mark.parametrize(
    ("card", "medals"),
    [
        pytest.param("6", 1, marks=pytest.mark.rule("PU-C-6")),
        pytest.param("7", 2, marks=pytest.mark.rule("PU-C-7")),
        pytest.param("8", 1, marks=pytest.mark.rule("PU-C-8")),
        pytest.param("9", 2, marks=pytest.mark.rule("PU-C-9")),
        pytest.param("15", 2, marks=pytest.mark.rule("PU-C-15")),
        pytest.param("20", 3, marks=pytest.mark.rule("PU-C-20")),
        pytest.param("27", 4, marks=pytest.mark.rule("PU-C-27")),
    ],
)
def test_medals(card, medals):
    table = start()
    before = table.scores[0]
    draw(table, card)
    assert table.scores[0] == before + medals


@pytest.mark.parametrize(
    ("card", "count"),
    [
        pytest.param("13", 2, marks=pytest.mark.rule("PU-C-13")),
        pytest.param("18", 3, marks=pytest.mark.rule("PU-C-18")),
    ],
)
def test_life_pods_are_collected(card, count):
    table = start()
    draw(table, card)
    pods = [(3, 8), (5, 2), (5, 11), (8, 3), (9, 9), (10, 6)]
    for collected in range(count):
        assert squares(table, "collect_pod") == set(pods[collected:])
        row, column = pods[collected]
        table.play(0, {"do": "collect_pod", "row": row, "column": column})
    assert not can(table, "collect_pod")
    assert table.state.worlds[0].pods_collected == count


@pytest.mark.rule("PU-C-14")
def test_a_rover_is_teleported_anywhere():
    table = start()
    put_rover(table, (6, 6))
    put_rover(table, (6, 7), rover=2)
    put_meteorites(table, (9, 4))
    draw(table, "14")
    table.play(0, {"do": "teleport_by_card", "rover": 2})
    assert len(squares(table, "land")) == 96 - 2
    table.play(0, {"do": "land", "row": 9, "column": 4})
    world = table.state.worlds[0]
    assert world.meteorites_collected == 1
    assert world.movement == 0


@pytest.mark.rule("PU-C-17")
def test_a_line_of_meteorites_is_destroyed():
    for move, left in (({"do": "destroy_row", "row": 6}, {(8, 7)}), ({"do": "destroy_column", "column": 7}, {(6, 3)})):
        table = start()
        put_meteorites(table, (6, 3), (6, 7), (8, 7))
        draw(table, "17")
        table.play(0, move)
        world = table.state.worlds[0]
        assert {square for square in ((6, 3), (6, 7), (8, 7)) if on(world.meteorites, square)} == left
        assert world.meteorites_collected == 0


@pytest.mark.rule("PU-C-21")
def test_all_markers_come_up_to_row_5():
    table = start()
    paint(table, "civ", (6, 6))
    put_markers(table, civ=6, water=4, tech=5)
    draw(table, "21")
    while can(table, "catch_up"):
        table.play(0, choices(table, "catch_up")[0] | {"do": "catch_up"})
    assert [marker(table, track) for track in TRACKS] == [6, 5, 5, 5, 5]
    world = table.state.worlds[0]
    assert world.boosts == 0  # not even that of biomass cell 2
    assert world.patches == 1  # biomass cell 3
    assert world.movement == 1 + 1 + 2 + 2  # rover cells 2 to 5


def catch_up(table, track):
    """As far as the card lifts this marker."""
    while track in tracks(table, "catch_up"):
        table.play(0, {"do": "catch_up", "track": track})
    return marker(table, track)


@pytest.mark.rule("PU-C-21")
def test_no_marker_goes_beyond_row_5():
    cosmos = start(corporation="cosmos_inc")
    cosmos.state.worlds[0].track_pods[TRACKS.index("civ")] = 1 << 4 | 1 << 5
    cosmos.state.worlds[0].track_pods[TRACKS.index("water")] = 1 << 2 | 1 << 3
    put_markers(cosmos, civ=3, water=1)
    draw(cosmos, "21")
    assert catch_up(cosmos, "civ") == 3  # the next free cell is the sixth
    assert catch_up(cosmos, "water") == 5  # over two pods
    wormhole = start(corporation="wormhole_corp")
    draw(wormhole, "21")
    wormhole.play(0, {"do": "catch_up", "track": "biomass"})
    wormhole.play(0, {"do": "bonus", "bonus": "patch"})
    assert catch_up(wormhole, "biomass") == 1  # its cells lie three rows apart


@pytest.mark.rule("PU-C-21")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (4, 5), (5, 5), (6, 9), (7, 9), (8, 9), (9, 9)])
def test_a_winding_marker_is_lifted_to_row_5(before, after):
    """The water marker of Oasis: the cells 5 and 9 of its way lie in row 5, those between them below."""
    table = start(corporation="oasis_ultd")
    paint(table, "civ", (6, 6))
    put_markers(table, water=before)
    draw(table, "21")
    assert catch_up(table, "water") == after


@pytest.mark.rule("PU-C-21")
def test_what_else_advances_a_marker_is_not_made_up_for():
    table = start()
    put_markers(table, civ=3)
    draw(table, "21")
    table.state.worlds[0].boosts = 2
    table.play(0, {"do": "boost", "track": "civ"})
    table.play(0, {"do": "boost", "track": "civ"})
    assert catch_up(table, "civ") == 5


@pytest.mark.rule("PU-C-21")
def test_makeshift_markers_are_lifted_and_not_shifted():
    table = start(corporation="makeshift")
    put_markers(table, tech=7)  # level 3: other advances may go sideways
    draw(table, "21")
    table.play(0, {"do": "catch_up", "track": "civ"})
    assert {choice["way"] for choice in choices(table, "step")} <= {"up", "up-left", "up-right"}


@pytest.mark.rule("PU-C-22")
def test_medals_for_patches():
    table = start()
    own(table, "22")
    add(table.state.worlds[0].patched, (6, 6), (6, 7), (8, 8))
    assert card_medals(table.state.worlds[0]) == 3


@pytest.mark.parametrize(
    ("card", "medals"),
    [
        pytest.param("23", 2, marks=pytest.mark.rule("PU-C-23")),
        pytest.param("24", 3, marks=pytest.mark.rule("PU-C-24")),
    ],
)
def test_medals_and_an_advance_at_the_end(card, medals):
    table = start()
    draw(table, card)
    assert not can(table, "advance")
    assert card_medals(table.state.worlds[0]) == medals
    end_game(table)
    assert tracks(table, "advance") == set(TRACKS)
    table.play(0, {"do": "advance", "track": "water"})
    assert marker(table, "water") == 1
    assert not can(table, "advance")


@pytest.mark.rule("PU-C-25")
def test_three_meteorites_are_destroyed():
    table = start()
    put_meteorites(table, (6, 3), (6, 7), (8, 7), (9, 9))
    draw(table, "25")
    for row, column in ((6, 3), (6, 7), (8, 7)):
        table.play(0, {"do": "destroy_meteorite", "row": row, "column": column})
    assert not can(table, "destroy_meteorite")
    world = table.state.worlds[0]
    assert on(world.meteorites, (9, 9))
    assert sum(bin(row).count("1") for row in world.meteorites) == 1


@pytest.mark.rule("PU-C-28")
def test_life_pods_are_worth_two():
    table = start()
    table.state.worlds[0].pods_collected = 4
    assert pod_medals(table.state.worlds[0]) == 4
    own(table, "28")
    assert pod_medals(table.state.worlds[0]) == 8


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("29", marks=pytest.mark.rule("PU-C-29")),
        pytest.param("30", marks=pytest.mark.rule("PU-C-30")),
        pytest.param("31", marks=pytest.mark.rule("PU-C-31")),
        pytest.param("32", marks=pytest.mark.rule("PU-C-32")),
    ],
)
def test_each_meteorite_repo_makes_three_meteorites_worth_more(card):
    table = start()
    world = table.state.worlds[0]
    world.meteorites_collected = 8  # two full threes
    assert meteorite_medals(world) == 2
    own(table, card)
    assert meteorite_medals(world) == 4
    own(table, "29", "30", "31", "32")
    assert meteorite_medals(world) == 10


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("33", marks=pytest.mark.rule("PU-C-33")),
        pytest.param("34", marks=pytest.mark.rule("PU-C-34")),
        pytest.param("35", marks=pytest.mark.rule("PU-C-35")),
        pytest.param("36", marks=pytest.mark.rule("PU-C-36")),
    ],
)
def test_commerce_agreements_are_a_set(card):
    world = start().state.worlds[0]
    others = [other for other in ("33", "34", "35", "36") if other != card]
    found = [card_medals(world)]
    for each in (card, *others):
        world.cards |= 1 << (int(each) - 1)
        found.append(card_medals(world))
    assert found == [0, 1, 3, 6, 10]


@pytest.mark.rule("PU-C-4")
def test_movement_of_a_card_is_added_to_what_is_there():
    table = start()
    put_rover(table, (6, 6))
    give_movement(table, 2)
    draw(table, "4")
    assert table.state.worlds[0].movement == 6


@pytest.mark.rule("PU-R53")
def test_cards_for_the_end_lie_face_down():
    table = start()
    stacks = table.view(1)["state"]["civ_left"]
    offer(table, "7", "9")
    assert table.view(1)["state"]["worlds"][0]["offer"] is None  # only the chooser looks through the stack
    table.play(0, {"do": "pick", "card": "7"})
    views = {seat: table.view(seat) for seat in (0, 1)}
    seen = {seat: view["state"]["worlds"][0] for seat, view in views.items()}
    assert (seen[0]["cards"], seen[1]["cards"]) == (["7"], None)
    assert (seen[1]["shown"], seen[1]["hidden_cards"]) == ([], [1, 0, 0, 0])
    assert [views[seat]["facts"]["points"][0]["cards"] for seat in (0, 1)] == [2, 0]
    assert table.since(0, 1)[-1]["move"] == {"do": "pick"}
    assert table.view(1)["state"]["civ_left"][0] == stacks[0] - 1
    end_game(table)
    assert table.view(1)["state"]["worlds"][0]["shown"] == ["7"]


def test_immediate_cards_are_seen_by_all():
    table = start()
    draw(table, "4")
    assert table.view(1)["state"]["worlds"][0]["shown"] == ["4"]
