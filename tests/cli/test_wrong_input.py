"""Whatever is wrong with what was given: one line that says what, exit status 2, nothing written, no traceback."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import fiveplanets as fp

from .running import fiveplanets

PACKS = {
    "broken.toml": "game = ",
    "nameless.toml": "[technologies.T01]\n",
    "unfit.toml": 'game = "planet-5r"\n[technologies.T01]\ncentre = "red"\n',
    "field.toml": 'game = "planet-5r"\n[technologies.T01]\ncolour = "blue"\n',
    "card.toml": 'game = "planet-5r"\n[technologies.T99]\ncentre = "blue"\n',
    "section.toml": 'game = "planet-5r"\n[monsters.M1]\nteeth = 3\n',
    "other.toml": 'game = "planet"\n',
    "binary.toml": "\x00",
    "deep.toml": 'game = "planet-5r"\nx = ' + "[" * 5000 + "]" * 5000,
    "dotted.toml": 'game = "planet-5r"\n' + ".".join(["x"] * 5000) + " = 1",
}

TABLE = ("table", "planet-5r", "--players", "3", "--seed", "1")
WRONG = [
    (("table",), "say which game"),
    (("table", "chess"), "no game 'chess'; there are"),
    (("table", "planet-5r", "--players", "2"), "planet-5r is for 3 to 5 players, not 2"),
    (("table", "planet-5r", "--players", "six"), "'--players'"),
    (("table", "planet-5r", "--seed", "-1"), "seed -1: a whole number from 0"),
    (("table", "planet-5r", "--seed", "9223372036854775808"), "seed 9223372036854775808"),
    (("table", "planet-5r", "--seed", "x"), "'--seed'"),
    ((*TABLE, "--option", "speed=fast"), "option 'speed' does not exist"),
    ((*TABLE, "--option", "speed"), "option 'speed': write it as name=value"),
    (("arena", "planet", "hal"), "no player 'hal'; there are random quick"),
    (("arena", "planet", "quick", "random", "--games", "0"), "0 games: at least one is needed"),
    (("arena", "planet", "quick:depth=2"), "player 'quick:depth=2' has no parameter 'depth'; it has none"),
    (("balance", "planet", "--player", "command:/nowhere/bot"), "command '/nowhere/bot': there is no such program"),
    ((*TABLE, "--bots", "clever"), "no player 'clever'; there are random quick"),
    ((*TABLE, "--humans", "4"), "4 humans: there are 3 seats"),
    ((*TABLE, "--humans", "-1"), "-1 humans: there are 3 seats"),
    ((*TABLE, "--humans", "2", "--bots", "none"), "2 humans for 3 seats, and no bots"),
    ((*TABLE, "--lang", "de"), "language 'de': there are en and ru"),
    ((*TABLE, "--wings"), "--wings"),
    ((*TABLE, "--pack", "missing.toml"), "pack missing.toml: No such file"),
    ((*TABLE, "--pack", "."), "pack .: Is a directory"),
    ((*TABLE, "--pack", "broken.toml"), "pack broken.toml: not a TOML file"),
    ((*TABLE, "--pack", "binary.toml"), "pack binary.toml: not a TOML file"),
    ((*TABLE, "--pack", "nameless.toml"), "pack nameless.toml: say which game"),
    ((*TABLE, "--pack", "deep.toml"), "pack deep.toml: nested too deeply"),
    ((*TABLE, "--pack", "dotted.toml"), "more than 12 tables and lists within one another"),
    ((*TABLE, "--pack", "unfit.toml"), "pack for planet-5r: technologies.T01, centre: Invalid enum value 'red'"),
    ((*TABLE, "--pack", "field.toml"), "pack for planet-5r: technologies.T01: Object contains unknown field `colour`"),
    ((*TABLE, "--pack", "card.toml"), "technologies has no 'T99'"),
    ((*TABLE, "--pack", "section.toml"), "no section 'monsters'"),
    ((*TABLE, "--pack", "other.toml"), "the pack is for planet, not for planet-5r"),
    ((*TABLE, "--save", "nowhere/game.jsonl"), "cannot write nowhere/game.jsonl: No such file"),
    ((*TABLE, "--save", "."), "it is a folder"),
    ((*TABLE, "--save", "/"), "it is a folder"),
    ((*TABLE, "--save", ""), "it is a folder"),
    ((*TABLE, "--save", "broken.toml"), "broken.toml exists already"),
    ((*TABLE, "--save", "x" * 300), "File name too long"),
    (("table", "--resume", "missing.jsonl"), "missing.jsonl: No such file"),
    (("table", "--resume", "broken.toml"), "broken.toml: line 1: not a line of a replay file"),
    ((*TABLE, "--resume", "missing.jsonl"), "leave those out"),
    (("replay",), "Missing argument"),
    (("replay", "missing.jsonl"), "missing.jsonl: No such file"),
    (("verify", "missing.jsonl"), "missing.jsonl: No such file"),
    (("verify", "."), "Is a directory"),
    (("rules", "chess"), "no game 'chess'; there are"),
    (("rules", "planet-5r", "5R-99"), "planet-5r has no rule '5R-99'; they are 5R-01 to"),
    (("rules", "planet-5r", "--lang", "xx"), "language 'xx'"),
    (("bench", "chess"), "no game 'chess'; there are"),
    (("bench", "--engine", "abacus"), "engine 'abacus': one of interpreted native wasm cuda"),
    (("bench", "--tables", "0"), "0 tables"),
    (("dance",), "dance"),
    (("pack",), "Missing command"),
    (("pack", "new", "chess"), "no game 'chess'; there are"),
    (("pack", "new", "planet-5r", "broken.toml"), "broken.toml exists already"),
    (("pack", "new", "planet-5r", "nowhere/box.toml"), "cannot write nowhere/box.toml: No such file"),
    (("pack", "check", "missing.toml"), "pack missing.toml: No such file"),
    (("pack", "check", "unfit.toml"), "technologies.T01, centre: Invalid enum value 'red'"),
    (("pack", "check", "card.toml"), "technologies has no 'T99'"),
]


@pytest.mark.parametrize(("args", "message"), WRONG, ids=[" ".join(args)[:60] for args, _ in WRONG])
def test_wrong_input_is_refused_in_one_line(args, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, text in PACKS.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    result = fiveplanets(*args, typed="1\n" * 200)
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("Error: ")
    assert result.err.count("\n") == 1
    assert message in result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(PACKS)


LONG = ["x" * 2500, "s " + "x" * 2500, "r " + "x" * 5000, "9" * 5000, "x " * 2500, "a" * 100000]


@pytest.mark.parametrize("typed", LONG, ids=[typed[:4] for typed in LONG])
def test_a_long_line_at_the_prompt(typed: str):
    """Is answered in short, and the game goes on."""
    result = fiveplanets(*TABLE, typed=f"{typed}\na\nq\n")
    assert (result.status, result.err) == (0, "")
    assert "Player 1 plays Dig" in result.out
    answer = result.out.split("› ")[2]
    assert len(answer) < 3 * len(typed) // 2


def command(line: str) -> subprocess.CompletedProcess[str]:
    """A command line for the shell, in which FP is the program."""
    line = line.replace("FP", f"{sys.executable} -m fiveplanets")
    return subprocess.run(["sh", "-c", line], capture_output=True, text=True)


@pytest.mark.parametrize("what", ["games", "rules planet-5r", "table planet-5r --seed 1", "--help", "--version"])
def test_output_that_cannot_be_written(what: str):
    done = command(f"LANG=C.UTF-8 FP {what} >/dev/full </dev/null")
    assert done.returncode == 1
    assert done.stderr == "Error: cannot write the output: No space left on device\n"


def test_a_reader_that_has_seen_enough():
    assert command("FP rules planet-unknown | head -1").stderr == ""


def test_closed_streams():
    """A closed input is an empty one; what is written to a closed output is nobody's loss."""
    done = command("LANG=C.UTF-8 FP table planet-5r --seed 1 <&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game was not saved." in done.stdout
    for closed in (">&-", "2>&-", "<&- >&- 2>&-"):
        assert "Traceback" not in command(f"FP games {closed}").stderr
        assert command(f"FP table chess {closed}").returncode == 2


def test_resuming_as_another_game(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    fiveplanets(*TABLE, "--save", str(path), typed="q\n")
    result = fiveplanets("table", "planet", "--resume", str(path))
    assert (result.status, result.out) == (2, "")
    assert "is a game of planet-5r, not of planet" in result.err


def test_saving_over_another_game_is_refused(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    fiveplanets(*TABLE, "--save", str(path), typed="q\n")
    before = path.read_bytes()
    result = fiveplanets(*TABLE, "--save", str(path), typed="1\nq\n")
    assert result.status == 2
    assert f"--resume {path}" in result.err
    assert path.read_bytes() == before


GAME = fp.game("planet-5r")


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (lambda table: table.view(99), "seat 99: the seats are 0 to 2"),
        (lambda table: table.view("0"), "seat '0': the seats are 0 to 2"),
        (lambda table: table.moves(77), "seat 77: the seats are 0 to 2"),
        (lambda table: table.since(5), "sequence 5: from 0 to 0"),
        (lambda _table: GAME.table(players="4"), "players '4': a whole number"),
        (lambda _table: GAME.table(players=2), "planet-5r is for 3 to 5 players, not 2"),
        (lambda _table: GAME.table(seed="x"), "seed 'x': a whole number from 0"),
        (lambda _table: GAME.table(options={"speed": 9}), "option 'speed' does not exist"),
        (lambda _table: fp.game("chess"), "no game 'chess'; there are"),
        (lambda _table: fp.load("nowhere.jsonl"), "nowhere.jsonl: No such file"),
    ],
)
def test_a_program_gets_the_same_clear_errors(act, message: str):
    with pytest.raises(fp.FivePlanetsError, match=re.escape(message)) as caught:
        act(GAME.table(players=3, seed=1))
    assert "\n" not in str(caught.value)
