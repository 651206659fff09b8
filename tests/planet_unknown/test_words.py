"""Words: moves name what they are about, in the rulebook's own words."""

import pytest

import fiveplanets as fp
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.core.told import event_text
from tests.planet_unknown.positions import draw, fill_storage, lay, paint, put_meteorites, start
from tests.support import table as new_table


def said(found, lang, do, seat=0):
    return [move.text(lang) for move in found.moves(seat) if move.data["do"] == do]


def test_taking_a_tile_says_what_is_on_it():
    found = start()
    fill_storage(found, "I4-biomass-civ", "V3-rover-tech-m")
    assert said(found, "en", "take") == [
        "Take the tile “straight tetromino, biomass and civ”",
        "Take the tile “corner tromino, rover and tech, meteor”",
    ]
    assert said(found, "ru", "take") == [
        "Забрать жетон «прямое тетрамино, озеленение и поселенцы»",
        "Забрать жетон «угловое тримино, вездеходы и исследования, метеорит»",
    ]


def test_turns_are_in_degrees():
    found = start()
    fill_storage(found, "F5-biomass-civ", "V3-rover-tech")
    found.play(0, found.moves(0)[0])
    for lang, right, half in (
        ("en", "turned 90° clockwise", "turned 180°"),
        ("ru", "повёрнутым на 90° по часовой стрелке", "повёрнутым на 180°"),
    ):
        texts = "\n".join(said(found, lang, "place"))
        assert right in texts
        assert half in texts


def test_what_is_collected_or_destroyed_is_named():
    found = start()
    draw(found, "13")
    assert "life pod" in said(found, "en", "collect_pod")[0]
    assert "спасательный модуль" in said(found, "ru", "collect_pod")[0]
    other = start()
    paint(other, "civ", (6, 6), (6, 7))
    put_meteorites(other, (6, 6), (6, 7))
    draw(other, "25")
    assert "meteorite" in said(other, "en", "destroy_meteorite")[0]
    assert "метеорит" in said(other, "ru", "destroy_meteorite")[0]


def test_the_choice_of_a_bonus_is_named():
    found = start(corporation="wormhole_corp")
    paint(found, "biomass", (3, 6))
    found.state.worlds[0].markers[2] = 1
    lay(found, "I2-biomass-civ", 1, 6, turn="half")
    found.play(0, {"do": "station", "track": "biomass"})
    assert said(found, "en", "bonus") == ["Take a step of civ", "Take the patch"]
    assert said(found, "ru", "bonus") == ["Получить продвижение маркера поселенцев", "Получить зелёный массив"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_and_the_first_player(lang):
    found = new_table("planet-unknown", 3, seed=5)
    words = found.game.texts(lang)
    assert {"en": "medals", "ru": "медалей"}[lang] in words.say("goal")
    names = ["Ann", "Bob", "Cid"]
    story = [event_text(found.game, event, lang, names) for event in found.opening_story]
    first = names[found.state.commander]
    assert {"en": f"First player: {first}", "ru": f"Первый игрок: {first}"}[lang] in story


def test_bans_say_what_is_forbidden():
    words = fp.game("planet-unknown").texts("ru")
    for card in (39, 56, 57, 60):
        assert "нельзя накрывать" in words.say(f"event_card-{card}-about")
    for card in range(33, 39):
        assert "нельзя перемещаться" in words.say(f"event_card-{card}-about")
