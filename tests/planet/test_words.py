"""The words: things go by what they are, and in Russian by the words of the rulebook."""

import pytest

import fiveplanets as fp
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.core.told import event_text
from fiveplanets.games.planet.components import COMPONENTS, Habitat
from fiveplanets.games.planet.events import Event
from fiveplanets.games.planet.net import AREA_PLACE
from fiveplanets.games.planet.state import AskKind
from fiveplanets.games.planet.terminal import wants
from tests.support import table

GAME = fp.game("planet")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_call_every_animal_what_the_components_say(lang):
    words = GAME.texts(lang)
    for animal, card in COMPONENTS.animals.items():
        assert words.say(f"animal-{animal}") == getattr(card, f"name_{lang}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_is_called_by_its_areas(lang):
    words = GAME.texts(lang)
    for tile, card in COMPONENTS.tiles.items():
        for habitat in card.habitats:
            assert words.say(f"habitat-{habitat}") in words.say(f"tile-{tile}")
    assert GAME.texts("en").say("tile-C13") == "desert ×3, ocean ×2 (C13)"
    assert GAME.texts("ru").say("tile-C14") == "пустыня ×2, лес, пустыня, лес (C14)"


@pytest.mark.parametrize(("lang", "clockwise"), [("en", "clockwise"), ("ru", "по часовой стрелке")])
def test_a_rotation_says_its_direction_and_its_angle(lang, clockwise):
    said = [GAME.texts(lang).say("move-turn", by=by) for by in range(5)]
    for by in range(1, 5):
        assert clockwise in said[by]
        assert f"{72 * by}°" in said[by]
    assert "°" not in said[0]


@pytest.mark.rule("PL-08")
def test_a_rotation_is_clockwise_as_seen_from_outside():
    """On the drawn top face, the area that lay to the left of the upper side unturned lies there after 72°."""
    _, upper_row, upper_column = AREA_PLACE[0]
    _, left_row, left_column = AREA_PLACE[1]
    assert upper_row < left_row
    assert left_column < upper_column
    shown = {}
    for by in (0, 1):
        played = table("planet", 2, first=1)
        played.play(0, played.legal(0)[0])
        played.play(0, {"do": "place", "face": 1})
        played.play(0, {"do": "turn", "by": by})
        shown[by] = list(played.state.planets[0].areas[:5])
    assert shown[1] == shown[0][1:] + shown[0][:1]


@pytest.mark.parametrize(
    ("animal", "condition"),
    [
        ("elephant", "самая большая пустыня, которая граничит с горами"),
        ("reindeer", "самый большой ледник, который не граничит с пустыней"),
        ("panda", "самые большие горы, которые граничат с лесом"),
        ("monkey", "больше всего отдельных лесов"),
    ],
)
def test_conditions_in_the_words_of_the_rulebook(animal, condition):
    assert wants(animal, GAME.texts("ru")).plain == condition


def test_events_in_the_words_of_the_rulebook():
    def said(*event):
        return event_text(GAME, event, "ru", ["Анна", "Борис"])

    assert said(Event.ROUND, 3, 1) == "Раунд 3. Первый игрок: Борис"
    assert said(Event.LAID_OPEN, 12, 3) == "Открыт тайл: пустыня ×3, океан ×2 (C13)"
    assert said(Event.OBJECTIVE, 0, Habitat.GLACIER, 11, 2) == "Анна, карта цели: ледник, 11 участков, 2 очка"


@pytest.mark.parametrize(("lang", "tile"), [("en", "desert ×3, ocean ×2 (C13)"), ("ru", "пустыня ×3, океан ×2 (C13)")])
def test_questions_name_the_tile_and_the_face(lang, tile):
    words = GAME.texts(lang)
    assert AskKind.TAKE.said(words, "ask", (), [])
    assert tile in AskKind.PLACE.said(words, "ask", (12,), [])
    assert " 7?" in AskKind.TURN.said(words, "ask", (12, 7), [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_goal_is_one_sentence(lang):
    goal = GAME.texts(lang).say("goal")
    assert goal.endswith(".")
    assert goal.count(".") == 1
    assert "\n" not in goal
