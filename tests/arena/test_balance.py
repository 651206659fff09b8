"""How even a game is: by seat, option, and what seats had at the end."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import fiveplanets as fp
from fiveplanets.arena.balance import Finished, Setting, balance_report, settings_of, simulated
from fiveplanets.arena.factors import factors_of, values_of
from fiveplanets.players import named
from fiveplanets.players.quick import QuickPlayer
from tests.cli.running import fiveplanets

from .test_command import Page

GAMES = 40


@pytest.mark.parametrize("name", fp.games())
def test_factors_say_what_the_record_says(name: str):
    """Read out of memory at once, or out of each position as JSON: the same."""
    game = fp.game(name)
    varied = {"planet": "random", "corporation": "random", "private_objectives": True}
    options = varied if name == "planet-unknown" else {}
    (setting,) = settings_of(game, [game.max_players - 1], options)
    done = simulated(game, setting, "quick", GAMES, 1)
    assert factors_of(game)
    for place in factors_of(game).values():
        path, index = place if isinstance(place, tuple) else (place, None)
        values = values_of(game, place, done.packed, setting.players)
        assert values
        for table in range(GAMES):
            state = game.position(done.packed[table].tobytes()).opened(None)["state"]
            for seat in range(setting.players):
                found = {value.id for value in values if value.had[table, seat]}
                assert found == expected(state, path.split("."), seat, index)


def expected(state, path: list[str], seat: int, index) -> set[str]:
    if index is not None:
        return {index.ids[at] for at, one in enumerate(state[path[0]]) if one[path[1]] == seat}
    found = state[path[0]]
    if len(path) > 1:
        found = found[seat]
        for part in path[1:]:
            found = [one[part] for one in found] if isinstance(found, list) else found[part]
    found = found if isinstance(found, list) else [found]
    return {one for one in found if one is not None}


def test_an_advantage_is_found_and_the_rest_is_not():
    game = fp.game("planet")
    (setting,) = settings_of(game, [4], {})
    done = simulated(game, setting, "quick", 2000, 1)
    chance = np.random.default_rng(1)
    winners = np.where(chance.random(2000) < 0.1, 2, chance.integers(0, 4, 2000))  # the third seat wins more often
    rigged = Finished(setting, done.scores, np.eye(4)[winners], done.packed)
    found = balance_report(game, "quick", 1, [rigged])
    out = [row["name"] for factor in found["factors"] for row in factor["values"] if row["stands_out"]]
    assert "seat 3 of 4" in out
    assert all(name.startswith("seat") for name in out)
    seats = found["factors"][0]["values"]
    assert sum(row["first"] for row in seats) == pytest.approx(4)
    assert all(row["first_interval"][0] < row["first"] < row["first_interval"][1] for row in seats)


def test_each_value_of_an_option():
    game = fp.game("red-planet")
    settings = settings_of(game, [3, 4], {"layout": "*"})
    assert settings == [Setting(players, {"layout": layout}) for players in (3, 4) for layout in "ABCD"]
    with pytest.raises(fp.SetupError, match="option 'moons' does not exist"):
        settings_of(game, [], {"moons": "*"})


def test_markdown_json_and_page(tmp_path: Path):
    path = tmp_path / "page.html"
    args = ("balance", "red-planet", "--option", "layout=*", "--games", "100", "--players", "3", "--players", "4")
    said = fiveplanets(*args, "--html", str(path))
    assert said.status == 0, said.err
    for text in (
        "# Mission: Red Planet: how even it is", "800 games of quick", "What fewer than 30 seats had is left out.",
        "## By option layout", "## By mission",
    ):  # fmt: skip
        assert text in said.out
    rows = [line for line in said.out.splitlines() if line.startswith("|")]
    assert all(line.endswith("|") for line in rows)
    found = json.loads(fiveplanets(*args, "--json").out)
    assert [factor["name"] for factor in found["factors"]] == ["seat", "option layout", "mission"]
    assert found["games"] == 800
    assert [row["players"] for row in found["scores"]] == [3, 4]
    page = Page(path.read_text("utf-8"))
    assert page.open == []
    assert page.tags.count("svg") == 2


def test_another_player_by_workers(tmp_path: Path):
    """Games of any player, kept in a file; the same whoever plays them."""
    args = ("balance", "planet-5r", "--player", "patient", "--games", "60", "--players", "3", "--json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(named.PLAYERS, "patient", QuickPlayer)
        file = tmp_path / "results.jsonl"
        first = fiveplanets(*args, "--workers", "1", "--resume", str(file))
        assert first.status == 0, first.err
        assert file.read_text().count("\n") == 61
        again = fiveplanets(*args, "--workers", "1", "--resume", str(file))
        assert again.out == first.out
    found = json.loads(first.out)
    assert found["games"] == 60
    assert [factor["name"] for factor in found["factors"]] == ["seat", "settlement", "technology"]


def test_bad_answers_are_in_the_report(installed: Path):
    args = ("balance", "planet-5r", "--player", "mortal", "--games", "2", "--players", "3", "--workers", "1")
    found = json.loads(fiveplanets(*args, "--json").out)
    assert found["faults"]["count"] > 0
    assert found["faults"]["first"] == "crashed: its process has ended by signal SIGSEGV"
    said = (
        f"The quick bot answered {found['faults']['count']} times in place of mortal. "
        "First reason: crashed: its process has ended by signal SIGSEGV."
    )
    page = installed / "page.html"
    assert said in fiveplanets(*args, "--html", str(page)).out
    assert said in page.read_text()
    assert "The quick bot answered" not in fiveplanets("balance", "planet-5r", "--games", "2").out


def test_several_settings_are_kept_in_a_folder(tmp_path: Path):
    args = (
        "balance",
        "planet-5r",
        "--player",
        "patient",
        "--players",
        "3",
        "--players",
        "4",
        "--workers",
        "1",
        "--json",
    )
    folder = tmp_path / "kept" / "here"
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(named.PLAYERS, "patient", QuickPlayer)
        shorter = fiveplanets(*args, "--games", "20", "--resume", str(folder))
        assert shorter.status == 0, shorter.err
        longer = fiveplanets(*args, "--games", "40", "--resume", str(folder))
        assert longer.out == fiveplanets(*args, "--games", "40").out
        assert {file.name: file.read_text().count("\n") for file in folder.iterdir()} == {"3.jsonl": 41, "4.jsonl": 41}
        blocked = tmp_path / "a file"
        blocked.write_text("")
        refused = fiveplanets(*args, "--games", "20", "--resume", str(blocked))
        assert (refused.status, "cannot write" in refused.err) == (2, True)


def test_a_game_without_factors_of_its_own(monkeypatch: pytest.MonkeyPatch):
    game = fp.game("planet-5r")
    monkeypatch.setattr("fiveplanets.arena.balance.factors_of", lambda game: {})
    (setting,) = settings_of(game, [], {})
    found = balance_report(game, "random", 1, [simulated(game, setting, "random", GAMES, 1)])
    assert [factor["name"] for factor in found["factors"]] == ["seat"]
