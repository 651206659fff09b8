"""Saved games: after every decision, with who sits there, and never lost against the player's will."""

from __future__ import annotations

import json
import os
import shutil
import signal
from pathlib import Path
from typing import Any

import pytest

import fiveplanets as fp
from fiveplanets.cli.sitting import sit_down

from .running import first_move, fiveplanets, play

GAME = ("table", "planet-5r", "--players", "3", "--seed", "5")


def header(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8").splitlines()[0])


def test_every_decision_is_saved_at_once(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    saved = []

    def answer(shown: str) -> str | None:
        saved.append(len(fp.load(path).entries))
        return None if len(saved) > 5 else first_move(shown)

    play(answer, *GAME, "--save", str(path))
    assert saved[0] == 0
    assert saved == sorted(set(saved))  # more at every question


def test_undone_decisions_are_saved_too(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    logs = []

    def answer(_shown: str) -> str | None:
        logs.append(len(fp.load(path).log))
        return ['{"seat": 0, "move": 0}', '{"undo": 0}', None][len(logs) - 1]

    play(answer, *GAME, "--json", "--bots", "none", "--save", str(path))
    assert logs == [0, 1, 2]
    assert fp.load(path).entries == []


def test_json_games_are_saved_after_every_decision(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    lengths = []

    def answer(shown: str) -> str | None:
        lengths.append(len(fp.load(path).entries))
        return '{"seat": 0, "move": 0}' if len(lengths) == 1 else None

    play(answer, *GAME, "--json", "--save", str(path))
    assert lengths[0] == 0
    assert lengths[1] > 0


def test_ctrl_c_waits_for_a_decision_to_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Neither the table nor the file is left with half of a decision."""
    path = tmp_path / "game.jsonl"
    sitting = sit_down(fp.game("planet-5r").table(players=3, seed=1), 1, "quick", [], path)
    real_play = sitting.table.play

    def interrupted(*args):
        os.kill(os.getpid(), signal.SIGINT)
        return real_play(*args)

    monkeypatch.setattr(sitting.table, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        sitting.play(0, 1)
    assert len(sitting.table.entries) == 1
    assert fp.load(path).fingerprint == sitting.table.fingerprint


# --- who sits there


def test_humans_bots_and_names_come_back(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    fiveplanets(*GAME, "--humans", "2", "--bots", "random", "--names", "Ann,Борис", "--save", str(path), typed="\nq\n")
    assert header(path)["seats"] == [
        {"name": "Ann", "player": "human"},
        {"name": "Борис", "player": "human"},
        {"name": "", "player": "random"},
    ]
    out = fiveplanets("table", "--resume", str(path), typed="\na\n\nq\n").out
    assert "Hand the keyboard to Ann" in out
    assert "Hand the keyboard to Борис" in out
    assert "Bot 3" in out
    assert header(path)["seats"][2]["player"] == "random"
    assert "Ann: Play Dig" in fiveplanets("replay", str(path)).out


def test_others_may_take_the_seats_of_a_resumed_game(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    fiveplanets(*GAME, "--names", "Ann", "--save", str(path), typed="q\n")
    fiveplanets("table", "--resume", str(path), "--humans", "2", "--bots", "random", "--names", "Eve", typed="\nq\n")
    assert header(path)["seats"] == [
        {"name": "Eve", "player": "human"},
        {"name": "", "player": "human"},
        {"name": "", "player": "random"},
    ]


def test_a_file_that_says_nothing_of_seats_is_resumed(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    fp.game("planet-5r").table(players=3, seed=1).save(path)
    assert header(path)["seats"] == []
    assert "Player 1: Pick an action card" in fiveplanets("table", "--resume", str(path), typed="q\n").out
    assert [seat["player"] for seat in header(path)["seats"]] == ["human", "quick", "quick"]


@pytest.mark.parametrize(
    ("names", "message"),
    [
        ("a,b,c,d", "4 names: there are 3 seats"),
        ("a,,c", "name '': one to 20 letters"),
        ("x" * 21, "one to 20 letters"),
        ("\x1b[2J", "one to 20 letters"),
    ],
)
def test_names_that_are_none(names: str, message: str):
    result = fiveplanets(*GAME, "--names", names)
    assert result.status == 2
    assert message in result.err


@pytest.mark.parametrize(
    "seats",
    [
        5,
        [{"name": "Ann", "player": "human"}],
        [{"name": "Ann"}] * 3,
        [{"name": 5, "player": "human"}] * 3,
        ["Ann"] * 3,
    ],
)
def test_seats_that_are_none(seats: Any, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    fp.game("planet-5r").table(players=3, seed=1).save(path)
    first, *rest = path.read_text("utf-8").splitlines()
    path.write_text("\n".join([json.dumps(json.loads(first) | {"seats": seats}), *rest]), "utf-8")
    result = fiveplanets("table", "--resume", str(path))
    assert result.status == 2
    assert "line 1: 'seats' needs a name and a player for each seat" in result.err


def test_a_name_in_a_file_does_not_command_the_terminal(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    found = fp.game("planet-5r").table(players=3, seed=1)
    found.seats = [{"name": "\x1b[2JAnn\x07", "player": "human"}, *[{"name": "\x1b", "player": "quick"}] * 2]
    found.save(path)
    shown = fiveplanets("table", "--resume", str(path), typed="q").out
    assert "[2JAnn" in shown
    assert not {"\x1b", "\x07"} & set(shown)


def test_an_unknown_bot_in_a_file(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    found = fp.game("planet-5r").table(players=3, seed=1)
    found.seats = [{"name": "", "player": "genius"}] * 3
    found.save(path)
    result = fiveplanets("table", "--resume", str(path))
    assert result.status == 2
    assert "no player 'genius'" in result.err


# --- a save that fails


def breaking(folder: Path, *typed: str):
    """Answer with these lines; the folder of the game vanishes after the first."""
    waiting = iter(typed)

    def answer(_shown: str) -> str | None:
        reply = next(waiting, None)
        shutil.rmtree(folder, ignore_errors=True)
        return reply

    return answer


def test_a_failed_save_on_quit_keeps_the_game(tmp_path: Path):
    """The first q says so and stays; the game can be saved elsewhere."""
    folder, other = tmp_path / "folder", tmp_path / "other.jsonl"
    folder.mkdir()
    answer = breaking(folder, "a", "q", f"s {other}", "q")
    result, asked = play(answer, *GAME, "--save", str(folder / "game.jsonl"))
    assert "cannot write" in asked[1]
    assert "Not saved. cannot write" in asked[2]
    assert f"Saved: {other}" in result.out
    assert result.status == 0
    assert fp.load(other).entries[0].move == 0


@pytest.mark.parametrize("typed", [("a",), ("a", "q", "q")])
def test_what_cannot_be_saved_is_rescued(typed: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = tmp_path / "folder"
    folder.mkdir()
    result, _ = play(breaking(folder, *typed), *GAME, "--save", str(folder / "game.jsonl"))
    assert result.status == 2
    (rescued,) = tmp_path.glob("*.jsonl")
    assert f"cannot write {folder / 'game.jsonl'}: No such file or directory" in result.err
    assert f"; the game is kept in {rescued}" in result.err
    assert fp.load(rescued).entries[0].move == 0


def test_json_says_that_it_cannot_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = tmp_path / "folder"
    folder.mkdir()
    answer = breaking(folder, '{"seat": 0, "move": 0}')
    result, asked = play(answer, *GAME, "--json", "--save", str(folder / "game.jsonl"))
    assert result.status == 2
    assert "cannot write" in json.loads(asked[1].splitlines()[0])["warning"]
    assert json.loads(asked[1].splitlines()[1])["moves"]


def test_saved_and_left(tmp_path: Path):
    """`s FILE` makes it the file of the game: leaving saves there, and says so."""
    path = tmp_path / "game.jsonl"
    out = fiveplanets(*GAME, typed=f"s {path}\na\nq\n").out
    assert "not saved" not in out
    assert out.count(f"Saved: {path}") == 2
    assert fp.load(path).entries[0].move == 0


def test_another_file_is_not_written_over(tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_text("mine")
    assert f"{path} exists already" in fiveplanets(*GAME, typed=f"s {path}\nq\n").out.replace("\n", "")
    assert path.read_text() == "mine"
