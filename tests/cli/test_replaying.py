"""Replay and verify, of good files and bad ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import fiveplanets as fp
from fiveplanets.cli.fitting import lines_of
from fiveplanets.cli.open_table import open_screen
from fiveplanets.cli.screens import table_screen
from fiveplanets.core.told import event_text
from tests.support import play_randomly

from .running import first_move, fiveplanets, play

NAMES = ["Player 1", "Bot 2", "Bot 3"]
# Lines that depend on what a seat does not know; and regions of a map, which stand side by side.
UNKNOWN = ("?", "≥", "Face down", "medals now", "Medals by source", "│")


@pytest.fixture(scope="module")
def saved(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("saved") / "game.jsonl"
    play(first_move, "table", "planet-5r", "--players", "3", "--seed", "5", "--save", str(path))
    return path


def test_replay_tells_every_decision_and_event(saved: Path):
    result = fiveplanets("replay", str(saved))
    assert (result.status, result.err) == (0, "")
    assert "\x1b" not in result.out
    table, told = fp.load(saved), " ".join(result.out.split())
    for entry in table.entries:
        events = [event_text(table.game, line, "en", NAMES) for line in entry.story]
        assert all(event in told for event in events)
        told_itself = any(event.startswith(NAMES[entry.seat]) for event in events)
        assert told_itself or f"{NAMES[entry.seat]}: {fp.Move(table.game, entry.move).text('en')}" in told
    assert "Final scores" in result.out


def test_replay_in_russian(saved: Path):
    out = fiveplanets("replay", str(saved), "--lang", "ru").out
    assert "Игрок 1: Сыграть карту «Раскопки»" in out
    assert "Планета 5Р, 3 игрока" in out


def test_replay_through_the_eyes_of_a_seat(saved: Path):
    out = fiveplanets("replay", str(saved), "--seat", "0").out
    assert "Player 1: Play Dig" in out
    assert "Bot 2: Play" not in out
    assert "Bot 2 decides in secret" in out


def stepped(saved: Path, *typed: str) -> list[str]:
    """What is shown at each step of a replay with these answers."""
    answers = iter(typed)
    result, asked = play(lambda _shown: next(answers, None), "replay", str(saved), "--step")
    assert (result.status, result.err) == (0, "")
    return asked


def test_replay_step_by_step(saved: Path):
    shown = stepped(saved, "", "", "q")
    assert [re.search(r"decision (\d+) of", text)[1] for text in shown] == ["0", "1", "2"]
    assert all("Round 1 of 15" in text for text in shown)
    last = str(len(fp.load(saved).log) - 1)
    assert "Final scores" in stepped(saved, last, "", "")[-1]


def test_replay_steps_back(saved: Path):
    first, second, again, *_ = stepped(saved, "", "b", "b", "q")
    assert "Player 1: Play Dig" in second
    assert without_answer(again) == without_answer(first)


def without_answer(text: str) -> str:
    """A screen without the line that was typed before it."""
    return text[text.index("───") :]


def test_replay_jumps_to_a_decision_and_to_a_round(saved: Path):
    count = len(fp.load(saved).log)
    shown = stepped(saved, "7", "r 4", "r 2", str(count), "r 99", "999", "dance", "q")
    assert "decision 7 of" in shown[1]
    assert "Round 4 of 15" in shown[2]
    assert "Round 2 of 15" in shown[3]
    assert "Round 1 of 15" not in shown[3]
    assert f"decision {count} of {count}" in shown[4]
    assert all(f"{typed}: not here" in text for typed, text in zip(("r 99", "999", "dance"), shown[5:], strict=False))


@pytest.mark.parametrize("name", [name for name in fp.games() if name != "planetfall"])  # which has no secrets
def test_everything_is_open_to_who_looks_through_all_eyes(name: str):
    """All that the seats see on their own screens is there, but for what they do not know."""
    console = Console(width=400)  # no sentence is broken
    for seed in range(4):
        table = fp.game(name).table(seed=seed)
        play_randomly(table, seed, 30)
        names = [f"Name{seat}" for seat in range(table.players)]
        shown = squeezed(drawn_text(console, open_screen(console, table, "en", names)))
        assert shown != squeezed(drawn_text(console, table_screen(table, None, "en", names)))
        for seat in range(table.players):
            for line in drawn_text(console, table_screen(table, seat, "en", names)).splitlines():
                assert any(mark in line for mark in UNKNOWN) or squeezed(line) in shown, line


def drawn_text(console, what) -> str:
    return "\n".join("".join(segment.text for segment in line) for line in lines_of(console, what))


def squeezed(text: str) -> str:
    return " ".join(text.replace("▸", " ").split())


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
    "an undo of nobody": (replace(1, '{"undo": "x"}'), "line 2: seat 'x': the seats are 0 to 2"),
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
