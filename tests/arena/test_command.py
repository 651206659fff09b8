"""`fiveplanets arena`: what it prints and writes, and what it refuses."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from fiveplanets.players import named
from tests.cli.running import fiveplanets

from .outsiders import BAD, CURIOUS, Crashing

ARENA = ("arena", "planet-5r", "quick", "random", "--games", "6", "--workers", "1")


def arena(*args: str, **environment: str):
    result = fiveplanets(*ARENA, *args, **environment)
    assert result.status == 0, result.err
    return result


def test_json():
    found = json.loads(arena("--json", "--seed", "3").out)
    assert set(found) == {
        "game", "rules", "version", "seats", "options", "seed", "limit", "games", "complete", "until_decided", "error",
        "players", "pairs", "lineups", "by_seat", "decisions",
    }  # fmt: skip
    assert (found["game"], found["seats"], found["games"], found["seed"]) == ("planet-5r", 3, 6, 3)
    assert [row["name"] for row in found["players"]] == ["quick", "random"]
    quick, rand = found["players"]
    assert set(quick) == {
        "name", "first", "first_interval", "games", "rating", "rating_interval", "score", "score_interval", "place",
        "faults", "ms_per_decision", "simulations_per_s",
    }  # fmt: skip
    assert quick["first"] > rand["first"]
    assert quick["first"] + 2 * rand["first"] == pytest.approx(1)
    for row in found["players"]:
        for key in ("first", "rating", "score"):
            low, high = row[f"{key}_interval"]
            assert low <= row[key] <= high
        assert row["games"] == 6
        assert row["faults"] == {"count": 0, "first": None}
    assert quick["rating"] > 25 > rand["rating"]
    assert len(found["by_seat"]) == 3
    assert sum(row["first"] for row in found["by_seat"]) == pytest.approx(1)
    (pair,) = found["pairs"]
    assert pair["players"] == ["quick", "random"]
    assert pair["first"] == [quick["first"], rand["first"]]


def test_the_same_command_gives_the_same_result():
    one, other = (re.sub(r'"ms_per_decision": .*', "", arena("--json").out) for _ in range(2))
    assert one == other
    assert one != re.sub(r'"ms_per_decision": .*', "", arena("--json", "--seed", "2").out)


@pytest.mark.parametrize(("lang", "words"), [("en", ("Player", "First", "games, 3 seats")), ("ru", ("Бот", "партий"))])
def test_as_a_table(lang: str, words: tuple[str, ...]):
    result = arena("--lang", lang)
    assert all(word in result.out for word in words)
    rows = [line.split()[0] for line in result.out.splitlines() if line.startswith(("quick  ", "random  "))]
    assert rows == ["quick", "random"], "the best one first"


def test_progress_has_the_time_left():
    assert re.search(r"^3 of 6 games, \d+:\d\d left$", arena().err, re.M)
    assert "партий из 6, осталось" in arena("--lang", "ru").err


def test_bad_answers_are_in_the_report(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(named.PLAYERS, "crashing", Crashing)
    args = ("arena", "planet-5r", "crashing", "quick", "--games", "3", "--workers", "1")
    said = " ".join(fiveplanets(*args).out.split())
    reason = BAD["crashing"][1]
    assert re.search(rf"crashing: the quick bot answered \d+ times in its place. First reason: {reason}", said)
    crashing, quick = json.loads(fiveplanets(*args, "--json").out)["players"]
    assert crashing["faults"]["count"] > 30
    assert crashing["faults"]["first"] == reason
    assert quick["faults"] == {"count": 0, "first": None}


def test_narrow_terminals_show_what_matters_most():
    args = ("arena", "planet-5r", CURIOUS, "quick", "--games", "3", "--workers", "1")
    wide, narrow = (fiveplanets(*args, COLUMNS=columns).out for columns in ("200", "60"))
    assert max(map(len, narrow.splitlines())) <= 60
    for out in (wide, narrow):
        assert f"{CURIOUS[:23]}…" in out
        assert "First" in out
    assert "ms/move" in wide
    assert "ms/move" not in narrow


def test_solo_games_are_compared_by_score():
    args = ("arena", "planet-unknown", "random", "quick", "--players", "1", "--games", "4", "--workers", "1")
    found = json.loads(fiveplanets(*args, "--json").out)
    assert found["pairs"] == []
    assert [row["rating"] for row in found["players"]] == [None, None]
    assert [row["games"] for row in found["players"]] == [2, 2]
    said = fiveplanets(*args, "--html", "/dev/null").out
    assert said.index("quick") < said.index("random")


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.text = ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag not in ("meta", "line", "circle", "polyline", "rect") or self.get_starttag_text().endswith("/>"):
            self.open.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}, "nothing comes from elsewhere"

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(named.PLAYERS, "crashing", Crashing)
    path = tmp_path / "report.html"
    arena("crashing", "--html", str(path))
    text = path.read_text("utf-8")
    page = Page(text)
    assert page.open == []
    assert page.tags.count("svg") == 5
    for said in ("Planet 5R: arena", "6 games, 3 at the table", "crashing", "ZeroDivisionError", "not decided"):
        assert said in page.text
    assert "script" not in page.tags
    assert "prefers-color-scheme: dark" in text
    assert "nan" not in text


def test_names_in_a_page_are_only_text(tmp_path: Path):
    script = tmp_path / "<script>.py"
    script.write_text((Path(__file__).parents[2] / "examples" / "curious.py").read_text())
    path = tmp_path / "report.html"
    name = f"command:python3 '{script}'"
    fiveplanets("arena", "planet-5r", name, "quick", "--games", "3", "--workers", "1", "--html", str(path))
    assert "<script>" not in path.read_text("utf-8")
    assert "&lt;script&gt;" in path.read_text("utf-8")


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_help(command: str):
    result = fiveplanets(command, "--help")
    assert result.status == 0
    for option in ("--players", "--games", "--seed", "--option", "--json", "--html", "--resume", "--workers"):
        assert option in result.out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("arena",), "Missing argument"),
        (("arena", "planet"), "Missing argument"),
        (("arena", "chess", "quick", "random"), "no game 'chess'"),
        (("arena", "planet", "hal"), "no player 'hal'; there are random quick"),
        (("arena", "planet", "quick", "random", "--games", "0"), "0 games: at least one is needed"),
        (("arena", "planet", "quick", "random", "--players", "7"), "planet is for 2 to 4 players, not 7"),
        (("arena", "planet", "quick", "random", "--workers", "0"), "--workers"),
        (("arena", "planet", "quick", "random", "--option", "x"), "option 'x': write it as name=value"),
        (("arena", "planet", "quick", "random", "--cluster", "--workers", "2"), "a cluster uses all its cores"),
        (("arena", "planet", "quick", "random", "--games", "1", "--replays", "/dev/null/x"), "cannot write"),
        (("arena", "planet", "quick", "random", "--games", "1", "--resume", "/dev/null/x"), "cannot write"),
        (("arena", "planet", "quick", "random", "--games", "1", "--workers", "1", "--html", "/no/x"), "cannot write"),
        (("balance", "chess"), "no game 'chess'"),
        (("balance", "planet", "--players", "9"), "planet is for 2 to 4 players, not 9"),
        (("balance", "planet", "--player", "hal"), "no player 'hal'"),
        (("balance", "planet", "--option", "moons=*"), "option 'moons' does not exist"),
        (("balance", "planet", "--resume", "x"), "--resume: games of quick are over in a moment"),
        (("balance", "planet", "--seed", "-3"), "seed -3"),
    ],
)
def test_wrong_input(args: tuple[str, ...], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    result = fiveplanets(*args)
    assert result.status == 2
    last = result.err.splitlines()[-1]
    assert last.startswith("Error: ")
    assert message in last
    assert "Traceback" not in result.err


def test_a_saved_game_starts_no_programs(tmp_path: Path):
    """Whoever gets a replay file from somebody does not run what is named in it."""
    fiveplanets("arena", "planet-5r", CURIOUS, "quick", "--games", "1", "--workers", "1", "--replays", str(tmp_path))
    path = tmp_path / "000000.jsonl"
    lines = path.read_text().splitlines()
    path.write_text("\n".join(lines[:12]))  # settings, ten decisions, a fingerprint: a game that is not over
    result = fiveplanets("table", "--resume", str(path))
    assert result.status == 2
    assert "a saved game starts no programs" in result.err
