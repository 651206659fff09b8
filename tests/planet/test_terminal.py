"""The table as people see it."""

import io
import itertools

import pytest
from rich.console import Console

import fiveplanets as fp
from fiveplanets.games.planet.components import Habitat
from fiveplanets.games.planet.drawn import SIGNS, net
from fiveplanets.games.planet.geometry import neighbours
from fiveplanets.games.planet.net import AREA_PLACE, BEYOND, NUMBER_PLACE
from tests.support import play_randomly, table

NAMES = ["Anna", "Boris", "Vera", "Gleb"]
LARGE_LINES = 33


def drawn(played, seat, lang="en", width=100, height=40):
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
    console.print(played.game.module("terminal").screen(played.view(seat), played.game.texts(lang), NAMES))
    return console.file.getvalue()


@pytest.mark.parametrize(("width", "height", "most"), [(80, 24, 24), (100, 40, LARGE_LINES)])
@pytest.mark.parametrize(
    ("lang", "options"),
    [("en", {}), ("ru", {}), ("ru", {"animals": "surprise"}), ("en", {"objectives": "none"})],
)
def test_every_moment_of_a_game_fits_the_screen(lang, width, height, most, options):
    """On a large screen with room for the question. With four players there is most to show."""
    played = fp.game("planet").table(4, seed=1, options=options)
    words = played.game.texts(lang)
    for decisions in itertools.count():  # eight at a time: so every kind of question has its turn
        for seat in (*played.to_act, None):
            text = drawn(played, seat, lang, width, height)
            lines = text.splitlines()
            assert len(lines) <= most
            assert max(map(len, lines)) <= width
            for animal in played.view(seat)["facts"]["animals"]:
                assert words.say(f"animal-{animal['animal']}") in text
        if played.over:
            break
        play_randomly(played, decisions, 8)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40)])
def test_everybody_is_shown_while_a_tile_is_taken(width, height):
    played = fp.game("planet").table(4, seed=1)
    while played.position.record().round < 2:
        seat = played.to_act[0]
        if played.question(seat)["ask"] == "take":
            assert all(name in drawn(played, None, "en", width, height) for name in NAMES)
            assert all(tile in drawn(played, seat, "en", width, height) for tile in round_tiles(played))
        played.play(seat, played.legal(seat)[0])


def round_tiles(played):
    """The open ones and those that were taken."""
    view = played.view(None)
    return [*view["state"]["open_tiles"], *filter(None, (planet["taken"] for planet in view["facts"]["planets"]))]


def test_a_small_screen_shows_what_lies_beside_each_face():
    played = table("planet", 2, first=1)
    played.state.planets[0].areas[5] = Habitat.GLACIER  # face 2, on its side towards face 1
    played.play(0, played.legal(0)[0])
    assert " 1 ·····   2*  3·  4·  5·  6·" in drawn(played, 0, "en", 80, 24)


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
    played = fp.game("planet").table(2, seed=1)
    play_randomly(played, 1)
    areas = played.view(0)["state"]["planets"][0]["areas"]
    text = net(areas).plain
    for habitat, sign in SIGNS.items():
        assert text.count(sign) == areas.count(habitat)


def test_the_own_objective_shows_its_steps():
    played = table("planet", 2)
    played.state.planets[0].objective = Habitat.GLACIER
    assert "11→2  14→4  17→6  20→8  23→10" in drawn(played, 0)
    assert "→10" not in drawn(played, None)
