"""Packs: an owner of the box can correct everything that is printed on it, and nothing that would break the game."""

import re
import tomllib

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.engines.interpreted import Interpreted
from fiveplanets.core.packing import pack
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.games.planet.components import Habitat
from tests.planet.invariants import used
from tests.planet.positions import waiting
from tests.planet.test_terminal import drawn
from tests.support import checked_table, play_randomly

TOO_MUCH = 2**63 - 1


def with_pack(changes):
    return fp.game("planet", Pack("planet", changes))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"tiles": {"C01": {"habitats": ["ocean"] * 4}}}, "length >= 5"),
        ({"tiles": {"C01": {"habitats": ["ocean"] * 6}}}, "length <= 5"),
        ({"tiles": {"C01": {"habitats": []}}}, "length >= 5"),
        ({"tiles": {"C01": {"habitats": ["swamp"] * 5}}}, "swamp"),
        ({"tiles": {"C01": {"habitats": ["none"] * 5}}}, "none"),
        ({"tiles": {"C51": {"habitats": ["ocean"] * 5}}}, "C51"),
        ({"animals": {"fox": {"other": "forest"}}}, "animals.fox.other: touching needs another habitat than forest"),
        ({"animals": {"fox": {"other": "none"}}}, "animals.fox.other: touching needs another habitat"),
        ({"animals": {"fox": {"condition": "most"}}}, "animals.fox.other: with the condition .most. there is no other"),
        ({"animals": {"monkey": {"other": "ocean"}}}, "animals.monkey.other: with the condition .most."),
        ({"animals": {"fox": {"condition": "least"}}}, "least"),
        ({"animals": {"fox": {"name_ru": "Тигр"}}}, "'Тигр' is the name of animals.(tiger|fox) already"),
        ({"animals": {"fox": {"name_en": ""}}}, "name_en"),
        ({"animals": {"fox": {"name_en": "Red  fox"}}}, "name_en"),
        ({"animals": {"fox": {"name_en": "Fox\n"}}}, "name_en"),
        ({"animals": {"fox": {"name_en": "{ $fox }"}}}, "name_en"),
        ({"animals": {"fox": {"name_en": "\x1b[31mFox"}}}, "name_en"),
        ({"animals": {"fox": {"name_en": "F" * 31}}}, "name_en"),
        ({"animals": {"fox": {"note": "x" * 501}}}, "note"),
        ({"objectives": {"ocean": {"areas": [20, 10], "points": [1, 2]}}}, "objectives.ocean.areas: every step needs"),
        ({"objectives": {"ocean": {"areas": [10, 20], "points": [2, 2]}}}, "objectives.ocean.points: every step needs"),
        ({"objectives": {"ocean": {"areas": [10, 20]}}}, "objectives.ocean: areas and points need as many numbers"),
        ({"objectives": {"ocean": {"areas": [], "points": []}}}, "length >= 1"),
        ({"objectives": {"ocean": {"areas": [*range(1, 12)], "points": [*range(11)]}}}, "length <= 10"),
        ({"objectives": {"ocean": {"areas": [0], "points": [1]}}}, "areas"),
        ({"objectives": {"ocean": {"areas": [61], "points": [1]}}}, "areas"),
        ({"objectives": {"ocean": {"areas": [TOO_MUCH], "points": [1]}}}, "areas"),
        ({"objectives": {"ocean": {"areas": [1], "points": [TOO_MUCH]}}}, "points"),
        ({"objectives": {"ocean": {"areas": [1], "points": [-1]}}}, "points"),
        ({"rounds": {"animals": [0] * 12}}, "rounds.animals: .* need 20 animals in all"),
        ({"rounds": {"animals": [20] + [0] * 11}}, "rounds.animals: .* those before none"),
        ({"rounds": {"animals": [0, 0, 20]}}, "length >= 12"),
        ({"rounds": {"animals": [0] * 9 + [21, -1, 0]}}, "animals"),
        ({"rounds": {"animals": [0] * 11 + [TOO_MUCH]}}, "animals"),
        ({"points": {"other_animal": TOO_MUCH}}, "other_animal"),
        ({"points": {"other_animal": -1}}, "other_animal"),
        ({"points": {"beginner_animal": 101}}, "beginner_animal"),
    ],
)
def test_a_pack_that_would_break_the_game_is_refused(changes, reason):
    with pytest.raises(fp.PackError, match=reason) as caught:
        with_pack(changes)
    assert "\n" not in str(caught.value)


@pytest.mark.rule("PL-28")
def test_a_pack_changes_an_objective():
    changed = with_pack({"objectives": {"ocean": {"areas": [1], "points": [7]}}})
    for engine in (None, Interpreted(changed)):
        state = changed.position(players=2, seed=1, engine=engine).record()
        state.planets[0].objective = Habitat.OCEAN
        state.planets[0].areas[8] = Habitat.OCEAN
        assert changed.position(pack(state), engine=engine).scores[0] == 7


def test_a_pack_changes_a_condition_both_ways():
    """From touching to most and back: nothing needs to be taken out of the entry."""
    changes = {"fox": {"condition": "most", "other": "none"}, "monkey": {"condition": "not_touching", "other": "ocean"}}
    changed = with_pack({"animals": changes})
    two_forests = {0: Habitat.FOREST, 1: Habitat.FOREST, 3: Habitat.FOREST, 20: Habitat.OCEAN}  # 20 touches 3
    for game, counts in ((fp.game("planet"), {"fox": 0, "monkey": 2}), (changed, {"fox": 2, "monkey": 2})):
        for animal, count in counts.items():
            position = game.position(pack(waiting(animal, 3, two_forests, {})))
            (found,) = position.facts(0)["animals"]
            assert found["offers"][0]["counts"][0] == count, (game.pack, animal)
    (monkey,) = changed.position(pack(waiting("monkey", 3, two_forests, {}))).facts(0)["animals"]
    assert monkey["offers"][0]["regions"] == [0, None, None], "the two areas that do not touch the ocean"


@pytest.mark.rule("PL-04")
def test_a_pack_changes_the_columns():
    table = with_pack({"rounds": {"animals": [0, 0] + [2] * 10}}).table(players=2, seed=1)
    due = [card.column for card in table.position.record().animals]
    assert [due.count(column) for column in range(1, 13)] == [0, 0] + [2] * 10


def test_a_pack_changes_names_and_tiles_in_all_texts():
    changes = {"animals": {"whale": {"name_ru": "Кашалот"}}, "tiles": {"C01": {"habitats": ["glacier"] * 5}}}
    changed, plain = with_pack(changes), fp.game("planet")
    before, after = ([game.texts("ru").say(key) for key in ("animal-whale", "tile-C01")] for game in (plain, changed))
    assert before == ["Кит", "океан ×2, лес, океан, лес (C01)"]
    assert after == ["Кашалот", "ледник ×5 (C01)"]


ALL_ONE_HABITAT = {
    "tiles": {f"C{number:02}": {"habitats": ["ocean"] * 5} for number in range(1, 51)},
    "rounds": {"animals": [0] * 11 + [20]},
    "points": {"animal_of_objective": 100, "other_animal": 100, "beginner_animal": 100},
    "objectives": {"ocean": {"areas": [*range(51, 61)], "points": [*range(91, 101)]}},
}
AS_LITTLE_AS_POSSIBLE = {
    "rounds": {"animals": [0, 0, 20] + [0] * 9},
    "points": {"animal_of_objective": 0, "other_animal": 0, "beginner_animal": 0},
    "objectives": {habitat: {"areas": [60], "points": [0]} for habitat in ("ocean", "forest", "mountain")},
}
LONG_NAMES = {"animals": {"whale": {"name_en": "W" * 30, "name_ru": "К" * 30}}}


@pytest.mark.parametrize("changes", [ALL_ONE_HABITAT, AS_LITTLE_AS_POSSIBLE, LONG_NAMES])
@pytest.mark.parametrize("options", [{}, {"animals": "surprise", "objectives": "none"}])
def test_the_most_unusual_packs_are_played_to_the_end(changes, options):
    """On checked records, and natively the same game; everything can be shown and read on the way."""
    game = with_pack(changes)
    table = checked_table(game, 4, seed=1, options=options)
    native = game.table(4, seed=1, options=options)
    for decisions in range(0, 141, 35):
        for played in (table, native):
            play_randomly(played, decisions, 35)
        assert native.fingerprint == table.fingerprint
        assert native.view(0)["facts"] == table.view(0)["facts"]
        for lang in LANGUAGES:
            lines = drawn(table, 0, lang, 80, 24).splitlines()
            assert len(lines) <= 24
            assert max(map(len, lines)) <= 80
    assert table.over
    assert used(table.state.stack) == []
    assert all(0 <= score <= 20 * 100 + 100 for score in table.scores)


def test_tables_and_records_have_the_same_shape_with_every_pack():
    def shape(value):
        return [shape(item) for item in value] if isinstance(value, tuple) else type(value)

    plain = fp.game("planet")
    for changes in (ALL_ONE_HABITAT, AS_LITTLE_AS_POSSIBLE):
        game = with_pack(changes)
        assert len({len(bytes(any_game.position(players=4, seed=1))) for any_game in (plain, game)}) == 1
        for name, value in vars(plain.module("components")).items():
            if name.isupper() and isinstance(value, tuple):
                assert shape(vars(game.module("components"))[name]) == shape(value), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pack_on_the_rules_page_works(lang):
    (example,) = re.findall(r"```toml\n(.+?)```", fp.game("planet").rules_page(lang), re.S)
    changes = tomllib.loads(example)
    assert fp.game("planet", Pack(changes.pop("game"), changes)).table(players=2, seed=1).to_act
