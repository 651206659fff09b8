"""The terminal table: complete in both languages without colour, not wider than the terminal."""

import io
import random

import pytest
from rich.console import Console

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.games.planet_unknown.data import COMPONENTS
from fiveplanets.games.planet_unknown.tables import CORPORATION_IDS
from tests.planet_unknown.positions import lay, offer, put_meteorites, put_rover, start, unlock
from tests.support import checked_table, play_randomly, table

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"]


def shown(found, seat, lang="en", width=100):
    console = Console(width=width, no_color=True, record=True, file=io.StringIO())
    console.print(found.game.module("terminal").screen(found.view(seat), found.game.texts(lang), NAMES))
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


def test_borders_zones_and_rules_of_boards_are_shown():
    chasm = shown(start(planet="tartarus"), 0)
    assert chasm.count("×") == 2  # where rovers may cross
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
