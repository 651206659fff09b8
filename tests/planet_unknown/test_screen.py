"""The terminal table: complete in both languages without colour, not wider than the terminal."""

import io
import random
import re

import pytest
from rich.console import Console

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.games.planet_unknown.data import COMPONENTS, TRACKS
from fiveplanets.games.planet_unknown.drawn import LETTERS, board, board_cells, planet_rows
from fiveplanets.games.planet_unknown.schema import ROWS
from fiveplanets.games.planet_unknown.tables import CORPORATION_IDS, LAST, PLACE, PLANET_IDS
from tests.planet_unknown.positions import (
    add,
    lay,
    objective,
    offer,
    own,
    paint,
    put_markers,
    put_meteorites,
    put_rover,
    start,
    unlock,
)
from tests.support import checked_table, play_randomly, table

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def shown(found, seat, lang="en", width=100):
    return drawn(found.game.module("terminal").screen(found.view(seat), found.game.texts(lang), NAMES), width)


def shown_of(found, viewer, seat, lang="en", width=80):
    """One seat's own screen, for another."""
    of_seat = found.game.module("terminal").seat_screen
    return drawn(of_seat(found.view(viewer), seat, found.game.texts(lang), NAMES), width)


def drawn(what, width):
    console = Console(width=width, no_color=True, record=True, file=io.StringIO())
    console.print(what)
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 100])
def test_every_position_can_be_shown(lang, width):
    chooser = random.Random(width)
    for players in range(1, 7):
        options = {"planet": "random", "corporation": "random"} | ({"events": True} if players > 1 else {})
        found = table("planet-unknown", players, players, **options)
        for _ in range(4):
            play_randomly(found, chooser.randrange(1000), 40)
            for seat in [None, *found.to_act[:2]]:
                assert max(map(len, shown(found, seat, lang, width).splitlines())) <= width
                assert max(map(len, shown_of(found, seat, players - 1, lang, width).splitlines())) <= width


def test_boards_fit_side_by_side():
    """The widest planet beside the widest corporation, in 80 columns."""
    views = [start(planet=planet).view(0) for planet in PLANET_IDS]
    world = views[0]["state"]["worlds"][0]
    planets = [planet_rows(view, 0) for view in views]
    boards = [board(world | {"corporation": corporation}) for corporation in CORPORATION_IDS]
    assert max(map(width_of, planets)) + 1 + max(map(width_of, boards)) <= 80


def width_of(text):
    return max(map(len, text.plain.splitlines()))


@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_a_marker_hides_nothing_of_its_cell(corporation):
    world = start(corporation=corporation).view(0)["state"]["worlds"][0]
    number, given = CORPORATION_IDS.index(corporation), board_cells(corporation)
    for marker, track in enumerate(TRACKS):
        for cell in range(LAST[number][marker] + 1):
            lane, row = divmod(PLACE[number][marker][cell], ROWS)
            markers = [cell if other == marker else 0 for other in range(len(TRACKS))]
            lines = board(world | {"markers": markers}).plain.splitlines()
            text = re.escape(given.get((lane, row), ""))
            assert re.search(rf">\w*{LETTERS[track].lower()}\w* {text}", lines[ROWS - row])
            assert len(set(map(len, lines))) == 1


def test_the_medals_of_a_wormhole_cell_are_shown_under_its_marker():
    found = start(planet="tartarus", corporation="wormhole_corp")
    for cell, given in enumerate(("+/B", "c/B*1", "w/B*2", "t/B*3", "r/B*5"), 1):
        put_markers(found, biomass=cell)
        assert f">b {given}" in shown(found, 0, width=80)


def test_what_lies_on_the_planet_is_shown():
    found = start()
    lay(found, "I2-rover-tech-m", 1, 6)
    put_rover(found, (6, 6))
    put_meteorites(found, (2, 6))
    lines = shown(found, 0).splitlines()
    row1, row2, row6 = (next(line for line in lines if line.startswith(f"{row:>2} ")) for row in (1, 2, 6))
    assert row1[3 + 3 * 5 :].startswith("R*")
    assert row2[3 + 3 * 5 :].startswith("T*!")
    assert row6[3 + 3 * 5 :].startswith("~ 1")


def test_loaded_rovers_are_shown():
    found = start(corporation="horizon_group")
    put_rover(found, (6, 6), loaded=True)
    text = shown(found, 0)
    assert next(line for line in text.splitlines() if line.startswith(" 6 "))[3 + 3 * 5 :].startswith("~!1")
    assert "Rovers with a meteorite: 1" in text


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Under the rovers: 1 (station, meteorite), 2 (free meteor symbol), 3 (patch)"),
        ("ru", "Под вездеходами: 1 (станция, метеорит), 2 (свободный символ метеорита), 3 (зелёный массив)"),
    ],
)
def test_what_a_rover_hides_is_told(lang, line):
    found = start(corporation="horizon_group")
    paint(found, "tech", (5, 5), (5, 6), stations=[(5, 5)])
    paint(found, "biomass", (5, 7))
    world = found.state.worlds[0]
    assert "1 (" not in shown(found, 0, lang)
    put_rover(found, (5, 5), loaded=True)
    put_meteorites(found, (5, 5))
    put_rover(found, (5, 6), rover=2)
    add(world.symbols, (5, 6))
    put_rover(found, (5, 7), rover=3, loaded=True)
    add(world.patched, (5, 7))
    put_rover(found, (8, 8), rover=4)  # on a bare square
    for text in (shown(found, 0, lang), shown_of(found, 1, 0, lang)):
        assert line in " ".join(text.split())


def test_the_letters_of_jump_drive_are_those_of_the_language():
    found = start(3, corporation="jump_drive")
    unlock(found, "C")
    for lang, letter in (("en", "C"), ("ru", "В")):
        about = found.game.texts(lang).say("technology-jump_drive-C-about")
        assert f"✓ {letter} {about[:20]}" in shown(found, 0, lang)
        assert f": ✓{letter}\n" in shown(found, 1, lang)  # in short


@pytest.mark.parametrize(
    ("lang", "head"),
    [
        ("en", "The water marker's way (tracks and rows, > a marker): "),
        ("ru", "Путь маркера воды (шкалы и ряды, > маркер): "),
    ],
)
def test_the_way_of_a_winding_marker_is_shown(lang, head):
    """And which markers stand on it."""
    found = start(corporation="oasis_ultd")
    put_markers(found, water=1, biomass=2, tech=4)
    way = f"{head}W1>w B2>b R3 T4>t R5 B4 W3 C4 W5 W6 C7 C8 W9 B8 R7 T8 R9 B10 W11 C12 W13 W14 W15 "
    for text in (shown(found, 0, lang, 80), shown_of(found, 1, 0, lang)):
        assert way in " ".join(text.split())
    assert head not in " ".join(shown(found, 1, lang).split())


def test_borders_zones_and_rules_of_boards_are_shown():
    chasm, _, legend = shown(start(planet="tartarus"), 0).partition("Capital letters are tiles")
    assert chasm.count("×") == 2  # where rovers may cross
    assert legend
    assert "│" in chasm
    assert "│" in shown(start(planet="cerberus"), 0)
    assert "Squares still open on the three planets: " in shown(start(planet="cerberus"), 0)
    zones = shown(start(planet="persephone"), 0)
    assert "Rows 1–6, columns 1–6: no " in zones
    assert "Each quarter forbids one type of station" in zones
    assert "A biomass station counts only where it extends biomass" in shown(start(corporation="wormhole_corp"), 0)
    assert "+/B" in shown(start(corporation="wormhole_corp"), 0)


def test_medals_and_levels_of_tracks_and_locked_technologies_are_shown():
    found = start()
    text = shown(found, 0)
    assert all(word in text for word in ("C1", "C4", "T1", "T5", "*5"))
    assert "· 1 A tile or a patch may be laid" in text
    unlock(found, 1)
    assert "✓ 1 A tile or a patch may be laid" in shown(found, 0)


@pytest.mark.parametrize(
    ("lang", "crossing", "states"),
    [
        ("en", "rovers cross at ×", "✓ works, · locked, – used (once per round), × used (once per game)"),
        ("ru", "вездеходы пересекают у ×", "✓ доступна, · недоступна, – использована (раз в раунд), × использована"),
    ],
)
def test_the_legend_explains_crossings_and_technologies(lang, crossing, states):
    legend = " ".join(shown(start(), 0, lang).split())
    assert crossing in legend
    assert states in legend


# --- other seats


def test_others_are_told_in_short():
    found = start(3)
    put_rover(found, (6, 6), seat=1, loaded=True)
    unlock(found, 2, seat=1)
    text = shown(found, 0, width=80)
    assert "  Technologies: ✓1 ✓2 · Rovers with a meteorite: 1\n" in text
    assert "C0 W0 B0 R0 T5. " in text
    ours = start(corporation="makeshift")
    ours.state.worlds[0].lanes[0] = TRACKS.index("water")
    assert "C0→W W0 B0 R0 T0. " in shown(ours, 1)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_all_that_lies_before_another_seat_can_be_seen(lang):
    """As its own seat sees it, but for what is hidden."""
    found = start(planet="persephone", corporation="cosmos_inc")
    world = found.state.worlds[0]
    lay(found, "I2-rover-tech-m", 1, 6)
    put_rover(found, (6, 6), loaded=True)
    world.track_pods[1] = 1 << 3
    own(found, "6")
    add(world.pods, (9, 9))
    before = shown(found, 0, lang, 80).splitlines()
    seen = shown_of(found, 1, 0, lang).splitlines()
    main = [line.rstrip() for line in before if line[:3].strip().isdigit()]
    assert len(main) == 12
    assert main == [line.rstrip() for line in seen if line[:3].strip().isdigit()]
    for key in ("planet-persephone-about", "corporation-cosmos_inc-about", "technology-cosmos_inc-4-about"):
        assert found.game.texts(lang).say(key)[:30] in "\n".join(seen)
    assert found.game.texts(lang).say("civ_card-6") in "\n".join(before)
    assert found.game.texts(lang).say("civ_card-6") not in "\n".join(seen)


def test_hidden_cards_and_objectives_of_another_seat():
    found = start(3)
    found.state.worlds[1].hidden_cards[0] = 2
    found.state.rivalries[1] = objective("25")
    text = shown_of(found, 0, 1)
    assert "2 civ cards face down" in text
    assert "Competitive objective: Most collected meteorites. (Bob 0, Cid 0)" in text  # not the viewer's own


def test_the_choice_of_civ_cards_is_explained():
    found = start()
    offer(found, "6", "7")
    assert "2 medals" in shown(found, 0)
    assert "Rising Planet Award" in shown(found, 0)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("corporation", CORPORATION_IDS)
def test_every_technology_is_explained(corporation, lang):
    found = start(corporation=corporation)
    levels = [key.rpartition("-")[2] for key in COMPONENTS.technologies if key.startswith(corporation)]
    for level in levels:
        unlock(found, level if level.isalpha() else int(level))
        about = found.game.texts(lang).say(f"technology-{corporation}-{level}-about")
        assert about[:20] in shown(found, 0, lang)


def test_what_a_pack_changes_is_shown():
    changes = {
        "planets": {"ksb_4156": {"name_en": "Home", "name_ru": "Дом"}},
        "civ_cards": {"7": {"name_en": "Rising Star", "name_ru": "Восходящая звезда", "medals": 3}},
        "tiles": {"I2-civ-energy": {"area_a": "tech"}},
    }
    game = fp.game("planet-unknown", Pack("planet-unknown", changes))
    found = checked_table(game, 2, 1)
    tile = game.module("tables").TILE_IDS.index("I2-civ-energy")
    world = found.state.worlds[0]
    world.hand = tile
    world.offer = 1 << 6
    for lang, words in (
        ("en", ["Home", "Rising Star", "(Your pack: medals = 3.)", "domino, tech and energy"]),
        ("ru", ["Дом", "Восходящая звезда", "medals = 3", "домино, исследования и электроснабжение"]),
    ):
        text = shown(found, 0, lang)
        assert all(word in text for word in words)
