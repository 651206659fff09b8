"""What the pages get of the games says what the games say."""

import base64
import itertools
import json
import re

import pytest

import fiveplanets as fp
from fiveplanets.core.texts import LANGUAGES
from fiveplanets.pages import data


@pytest.fixture(params=fp.games())
def game(request: pytest.FixtureRequest) -> fp.Game:
    return fp.game(request.param)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_on_the_page_with_its_sentence(game: fp.Game, lang: str) -> None:
    page = data.rules_page(game.rules_page(lang))
    found = {line["id"]: line["text"] for part in page["sections"] for line in part["lines"] if line["id"]}
    assert list(found) == re.findall(r"^- \*\*([^*]+)\*\*", game.rules_page(lang), re.M)
    assert all(text == game.rule_text(rule, lang) for rule, text in found.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_rules_page_is_lost(game: fp.Game, lang: str) -> None:
    page = data.rules_page(game.rules_page(lang))
    lines = [line for part in [{"lines": page["intro"]}, *page["sections"]] for line in part["lines"]]
    headings = [page["title"], *(part["title"] for part in page["sections"])]
    found = " ".join([*headings, *(f"{line['id']} {line['text']}" for line in lines)])
    written = re.sub(r"^```\w*$", "", game.rules_page(lang), flags=re.M)
    assert sorted(re.findall(r"\w+", found)) == sorted(re.findall(r"\w+", written))


def test_options_that_do_not_go_together(game: fp.Game) -> None:
    """Every combination of two options' values, with the others as usual."""
    refused, options = data.refused(game), {option.name: option for option in game.options}
    common = [option for option in game.options if not option.each_seat]
    for players in range(game.min_players, game.max_players + 1):
        bits = base64.b64decode(refused["bits"][players])
        usual = {option.name: option.default for option in common}
        for one, other in itertools.combinations_with_replacement(common, 2):
            for chosen in itertools.product(one.values, other.values):
                values = usual | {one.name: chosen[0], other.name: chosen[1]}
                number = 0
                for name in refused["options"]:
                    number = number * len(options[name].values) + options[name].values.index(values[name])
                try:
                    game.complete_options(values, players)
                    taken = True
                except fp.SetupError:
                    taken = False
                assert bool(bits[number >> 3] >> (number & 7) & 1) != taken


def test_files_are_written_once(tmp_path) -> None:
    data.write_data(tmp_path)
    (tmp_path / "old-game.ts").write_text("")
    times = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    data.write_data(tmp_path)
    now = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*") if path.is_file()}
    assert now == {path: time for path, time in times.items() if path.name != "old-game.ts"}
    assert {entry["game"] for entry in json.loads((tmp_path / "catalogue.json").read_text())} == set(fp.games())
