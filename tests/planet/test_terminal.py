"""The table as people see it: live counts, the net, and what a rotation would change."""

import io

import pytest
from rich.console import Console

from fiveplanets.games.planet.components import HABITATS, TILE_HABITATS
from fiveplanets.games.planet.geometry import NEIGHBOUR_FACES, neighbours
from fiveplanets.games.planet.net import AREA_PLACE, BEYOND, NUMBER_PLACE
from fiveplanets.games.planet.terminal import SIGNS, net
from fiveplanets.games.planet.view import facts
from tests.planet.positions import waiting
from tests.support import play_randomly, table

NAMES = ["Anna", "Boris", "Vera", "Gleb"]


def drawn(played, seat, lang="en", width=100):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(played.game.module("terminal").screen(played.view(seat), played.game.texts(lang), NAMES))
    return console.file.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("options", [{}, {"animals": "surprise"}, {"objectives": "none"}])
def test_every_moment_of_a_game_can_be_drawn(lang, width, options):
    played = table("planet", 4, **options)
    words = played.game.texts(lang)
    for decisions in range(0, 141, 20):
        play_randomly(played, decisions, 20)
        for seat in (*played.to_act, None):
            text = drawn(played, seat, lang, width)
            assert max(map(len, text.splitlines())) <= width
            assert all(name in text for name in NAMES)
            for animal in played.view(seat)["facts"]["animals"]:
                assert words.say(f"animal-{animal['id']}") in text
    assert played.over


def test_no_two_signs_of_the_net_stand_in_one_place():
    numbers = [(flower, row, column + i) for flower, row, column in NUMBER_PLACE.values() for i in (0, 1)]
    beyond = [(flower, row, column + i) for (flower, row, column), _ in BEYOND for i in (0, 1)]
    places = [*AREA_PLACE.values(), *numbers, *beyond]
    assert len(AREA_PLACE) == 60
    assert len(places) == len(set(places))


def test_across_an_edge_inside_a_flower_the_signs_stand_side_by_side():
    """The two areas at a petal's inner edge are nearer to each other than to any other area of the two faces."""
    for middle in (0, 11):
        for side in range(5):
            area = 5 * middle + side
            across = neighbours(area)[-1]
            face = across // 5
            near = distance(AREA_PLACE[area], AREA_PLACE[across])
            assert near == min(distance(AREA_PLACE[area], AREA_PLACE[5 * face + other]) for other in range(5))


def distance(one, two):
    assert one[0] == two[0]
    return (one[1] - two[1]) ** 2 * 4 + (one[2] - two[2]) ** 2


def test_the_net_shows_every_area():
    played = table("planet", 2)
    play_randomly(played, 1)
    areas = played.view(0)["facts"]["planets"][0]["areas"]
    text = net(areas, False).plain
    for habitat, sign in SIGNS.items():
        assert text.count(sign) == areas.count(habitat)


def test_what_a_rotation_promises_comes_true():
    played = table("planet", 3, seed=4)
    checked = 0
    while not played.over:
        seat = played.to_act[0]
        placing = played.view(seat)["facts"]["placing"]
        played.play(seat, played.legal(seat)[0])
        if placing and placing["turns"]:
            counts = {a["id"]: a["counts"][seat] for a in played.view(None)["facts"]["animals"]}
            changes = [c for c in placing["turns"][0]["changes"] if c["id"] in counts]
            assert all(counts[change["id"]] == change["after"] != change["before"] for change in changes)
            checked += len(changes)
    assert checked > 50


@pytest.mark.parametrize(("round", "leader"), [(11, None), (12, 1)])
def test_live_counts_name_the_planet_that_would_win_now(round, leader):
    """Forests of two at a glacier for both, and one more for the second player, which only the last round looks at."""
    forests = {0: 2, 1: 2, 2: 5}
    state = waiting("fox", round, forests, forests | {55: 2, 56: 5})
    (fox,) = facts(state, 0)["animals"]
    assert (fox["id"], fox["counts"], fox["leader"]) == ("fox", [2, 2], leader)


def test_a_rotation_shows_what_lies_on_each_side_and_what_it_meets():
    played = table("planet", 2, first=1)
    first = played.legal(0)[0]
    played.play(0, first)
    played.play(0, {"do": "place", "face": 1})
    placing = played.view(0)["facts"]["placing"]
    habitats = [HABITATS[habitat] for habitat in TILE_HABITATS[first]]
    for by, turn in enumerate(placing["turns"]):
        assert [side["habitat"] for side in turn["sides"]] == habitats[by:] + habitats[:by]
        assert [side["face"] for side in turn["sides"]] == [face + 1 for face in NEIGHBOUR_FACES[0]]
        assert all(side["meets"] is None for side in turn["sides"])


def test_the_own_objective_shows_its_steps():
    played = table("planet", 2)
    played.state.planets[0].objective = 5
    assert "11→2  14→4  17→6  20→8  23→10" in drawn(played, 0)
    assert "→10" not in drawn(played, None)
