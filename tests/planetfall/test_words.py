"""Words: those of the printed editions, one for each thing, and levels written in one way."""

import re

import pytest

import fiveplanets as fp
from fiveplanets.core.told import event_text
from fiveplanets.games.planetfall.events import Event
from fiveplanets.games.planetfall.shapes import LEVEL_IDS
from tests.common.wording import OTHER_WORDS
from tests.planetfall.positions import DATA, finish_exploration, plain

GAME = fp.game("planetfall")

def test_code_and_components_use_the_words_of_the_printed_edition():
    for path in [*GAME.folder.rglob("*.py"), GAME.folder / "components.toml"]:
        assert re.findall(OTHER_WORDS["planetfall"]["en"], path.read_text("utf-8"), re.I) == [], path.name


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_levels_are_written_in_one_way(lang):
    """In moves, in what happens, on the table and in the texts."""
    game = plain()
    cells = [move for move in game.moves(0) if move.data["do"] == "operate"]
    assert [move.data["level"] for move in cells] == list(LEVEL_IDS)
    assert [move.text(lang).split()[-1] for move in cells] == list(LEVEL_IDS)
    assert {spot["level"] for spot in game.view(0)["facts"]["spots"]} == set(LEVEL_IDS)
    finish_exploration(game)
    told = [event for entry in game.entries for event in entry.story if event[0] in (Event.OPERATES, Event.EXCHANGES)]
    assert {event_text(GAME, event, lang, ["A", "B"]).split()[-1] for event in told} == {"II", "III"}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_goal_is_one_line(lang):
    goal = GAME.texts(lang).say("goal")
    assert goal.endswith(".")
    assert "\n" not in goal


def test_rows_say_where_their_figures_come_from():
    """Every figure of a row is ours unless `known` says otherwise; a commander's row has no figure, only a name."""
    for section in ("units", "landmarks", "caches", "technologies", "sides", "goals"):
        assert {row["source"] for row in DATA[section].values()} == {"reconstruction"}, section
    assert all(set(row) == {"source"} for row in DATA["commanders"].values())
    rows = {id: row for section in DATA.values() for id, row in section.items() if isinstance(row, dict)}
    known = {id: row["known"] for id, row in rows.items() if "known" in row}
    assert known == {
        "sabretooth_hopper": {"name": "rulebook", "reward": "rulebook"},
        "roy_2": {"name": "published"},
        "ancient_titan": {"strength": "rulebook", "experience": "rulebook"},
        "synthesis_network_1": {"name": "rulebook", "pair": "rulebook"},
        "synthesis_network_2": {"name": "rulebook", "reward": "rulebook", "pair": "rulebook"},
        "synthesis_network_4": {"name": "rulebook"},
        "synthesis_network_6": {"name": "rulebook"},
        "crashed_supply_pod": {"energy": "rulebook"},
        "efficient_gathering": {"name": "rulebook", "reward": "rulebook"},
        "energy_development": {"name": "rulebook"},
        "syndicate_a": {"effects": "published"},
    }
