"""Replay and verify, of good files and bad ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.games.planet_5r.events import Event

from .running import first_move, fiveplanets, play


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("saved") / "game.jsonl"
    play(first_move, "table", "planet-5r", "--seed", "5", "--save", str(path))
    return path


def test_replay_tells_every_decision_and_event(saved: Path):
    result = fiveplanets("replay", str(saved))
    assert (result.status, result.err) == (0, "")
    assert "\x1b" not in result.out
    table = fp.load(saved)
    for entry in table.entries:
        assert f"Player {entry.seat + 1}: {fp.Move(table.game, entry.move).text('en')}" in result.out
    told = [line for line in result.out.splitlines() if line.startswith("    Player ")]
    of_nobody = (Event.ROUND, Event.MARKET, Event.PUSHED_OUT, Event.OVER)
    assert len(told) == sum(1 for entry in table.entries for event in entry.story if event[0] not in of_nobody)
    assert "Final scores" in result.out


def test_replay_in_russian(saved: Path):
    out = fiveplanets("replay", str(saved), "--lang", "ru").out
    assert "Игрок 1: Сыграть «Раскопки»" in out
    assert "Планета 5Р, 3 игрока" in out


def test_replay_through_the_eyes_of_a_seat(saved: Path):
    out = fiveplanets("replay", str(saved), "--seat", "0").out
    assert "Player 1: Play Dig" in out
    assert "Player 2: Play" not in out
    assert "Player 2 decides in secret" in out


def test_replay_step_by_step(saved: Path):
    result = fiveplanets("replay", str(saved), "--step", typed="\n\nq\n")
    assert result.status == 0
    assert result.out.count("Round 1 of 15") == 3
    assert "decision 3 of" in result.out
    assert "Final scores" not in result.out
    assert "Final scores" in fiveplanets("replay", str(saved), "--step", typed="\n" * 1000).out


def test_replay_tells_of_undos(tmp_path: Path):
    table = fp.game("planet-5r").table(players=3, seed=1)
    table.play(0, 0)
    table.undo(0)
    table.play(0, 1)
    table.save(tmp_path / "game.jsonl")
    out = fiveplanets("replay", str(tmp_path / "game.jsonl")).out
    assert "Player 1: Play Dig\nPlayer 1 takes the last decision back\nPlayer 1: Play Mine" in out
    assert "The game is not finished." in out


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_verify_a_good_file(saved: Path, lang: str):
    result = fiveplanets("verify", str(saved), "--lang", lang)
    table = fp.load(saved)
    assert (result.status, result.err) == (0, "")
    scores = " ".join(map(str, table.scores))
    for expected in (table.commitment, scores, str(len(table.entries)), table.game.title[lang]):
        assert expected in result.out


def test_verify_says_that_a_game_is_not_finished(tmp_path: Path):
    fp.game("planet-5r").table(players=3, seed=1).save(tmp_path / "game.jsonl")
    assert "not finished" in fiveplanets("verify", str(tmp_path / "game.jsonl")).out


def change(number: int, **fields):
    """Change fields of one line (the last is -1)."""

    def edit(lines: list[str]) -> list[str]:
        lines[number] = json.dumps(json.loads(lines[number]) | fields)
        return lines

    return edit


def replace(number: int, text: str):
    return lambda lines: [*lines[:number], text, *lines[number + 1 :]]


BROKEN = {
    "another seed": (change(0, seed=6), "line 1: the seed is not the one that was committed to"),
    "another salt": (change(0, salt="00"), "line 1: the seed is not the one"),
    "a seed that is none": (change(0, seed=-1), "line 1: seed -1"),
    "more players": (change(0, players=9), "line 1: planet-5r is for 3 to 5 players"),
    "another game": (change(0, game="chess"), "line 1: no game 'chess'"),
    "an unknown option": (change(0, options={"x": 1}), "line 1: option 'x' does not exist"),
    "other rules": (change(0, rules=99), "line 1: it was played by version 99"),
    "a newer format": (change(0, version=2), "format version 2"),
    "another format": (change(0, format="x"), "not a replay file"),
    "a pack that does not fit": (change(0, pack={"x": {}}), "line 1: pack: no section 'x'"),
    "a header without a seed": (change(0, seed="5"), "line 1: 'seed' is missing"),
    "another move": (change(1, card="mine"), "line 5: 5R-26: seat 0 has nothing to decide"),
    "an illegal move": (change(1, do="bid", card=None), "line 2: move"),
    "no move at all": (replace(1, '{"seat": 0, "do": []}'), "line 2: move"),
    "another seat": (change(1, seat=7), "line 2: seat 7"),
    "no seat": (change(1, seat="x"), "line 2: a decision needs a seat"),
    "an undo of nothing": (replace(1, '{"undo": 0}'), "line 2: seat 0 has not decided"),
    "an undo of nobody": (replace(1, '{"undo": "x"}'), "line 2: seat x has not decided"),
    "another fingerprint": (change(11, fingerprint="0"), "line 12: the fingerprint does not fit"),
    "another result": (change(-1, winners=[0, 1, 2]), "the fingerprint does not fit"),
    "a line that is no JSON": (replace(3, "hello"), "line 4: not a line of a replay file"),
    "a line that is no object": (replace(3, "17"), "line 4: not a line of a replay file"),
    "a number without end": (replace(3, "1" * 5000), "line 4: not a line of a replay file"),
    "brackets without end": (replace(3, "[" * 100000), "line 4: not a line of a replay file"),
    "cut off": (lambda lines: lines[:-1], "cut off"),
    "cut off in a line": (lambda lines: [*lines[:8], lines[8][:9]], "line 9: not a line"),
    "empty": (lambda lines: [], "not a replay file"),
}


@pytest.mark.parametrize("what", BROKEN)
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("table", "--resume")])
def test_a_broken_file_is_refused_in_one_line(what: str, command: tuple[str, ...], saved: Path, tmp_path: Path):
    edit, message = BROKEN[what]
    path = tmp_path / "broken.jsonl"
    path.write_text("".join(f"{line}\n" for line in edit(saved.read_text().splitlines())))
    before = path.read_bytes()
    result = fiveplanets(*command, str(path))
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("Error: ")
    assert result.err.count("\n") == 1
    assert str(path) in result.err
    assert message in result.err
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
