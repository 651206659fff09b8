"""Hints at the prompt: the best move with reasons, from what its seat may know, and nothing is changed."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.cli import hinting
from fiveplanets.cli.hinting import hint
from fiveplanets.cli.menus import Menu
from fiveplanets.cli.words import ui_words
from fiveplanets.core.position import Position
from fiveplanets.core.random import Rng
from fiveplanets.core.table import Move, Table
from fiveplanets.players.search import Search
from tests.common.test_search import chance, decisions
from tests.support import random_tables

from .running import fiveplanets, play
from .test_fitting import at_terminal

GAME = ("table", "planet-5r", "--players", "3", "--seed", "5")
GAMES = fp.games()
HINT = re.compile(r"^(?:Hint|There is only one choice|Подсказка|Выбор только один): (\w+(?: \w+)*)  (.+)$", re.M)
CONFIRM = ("Enter: do it", "Enter — сделать")
REASONS = {
    "en": (
        r"a strong bot would do this: it expects to come first in \d+ % of games, with some -?\d+ points\.\n"
        r"Next best: \w+.*  .+ – \d+ %, -?\d+\. Lead of the hint: first place [+−]\d+ %, points [+−]\d+\."
    ),
    "ru": (
        r"Сильный бот на вашем месте сделал бы так: ждёт первого места в \d+ % партий, очков — около -?\d+\.\n"
        r"Следующий по силе: \w+.*  .+ — \d+ %, -?\d+\. Перевес подсказки: первое место [+−]\d+ %, очки [+−]\d+\."
    ),
}


@pytest.fixture
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "LEVEL", "novice")


def at(position: Position) -> Table:
    """A table that stands so."""
    found = position.game.table(players=position.players)
    found.position = position
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_gives_hints_with_reasons(name: str, lang: str):
    result = fiveplanets("table", name, "--seed", "5", "--lang", lang, typed="h\nq\n")
    assert (result.status, result.err) == (0, "")
    assert HINT.search(result.out)
    assert re.search(REASONS[lang], result.out)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("little_thought")
def test_a_whole_game_by_hints(name: str, lang: str, tmp_path: Path):
    """What a hint says is typed, and is what is played then."""
    hinted: list[str] = []

    def answer(shown: str) -> str:
        if found := HINT.search(shown):
            hinted.append(found[2])
            return found[1]
        return "" if any(words in shown for words in CONFIRM) else "h"

    path = tmp_path / "game.jsonl"
    result, _ = play(answer, "table", name, "--seed", "5", "--lang", lang, "--save", str(path))
    assert (result.status, result.err) == (0, "")
    played = fp.load(path)
    assert played.over
    own = [Move(played.game, entry.move).text(lang) for entry in played.entries if entry.seat == 0]
    assert hinted == [" ".join(text.split()) for text in own]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("little_thought")
def test_what_the_seat_cannot_see_does_not_matter(name: str):
    """Somebody else's cards, choices and the stacks are dealt anew: the hint stays, with all its numbers."""
    swapped = 0
    for number, position, seat in decisions(name, 20):
        other = position.imagine(seat, chance(number, 5))
        swapped += bytes(other) != bytes(position)
        assert hint(at(other), seat, ui_words("en")) == hint(at(position), seat, ui_words("en"))
    assert swapped > 0


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("little_thought")
def test_the_table_stays_as_it_is_and_so_does_the_hint(name: str):
    for found in random_tables(name, 3, seed=8, checked=False):
        for seat in found.to_act:
            before, sequence = bytes(found.position), found.sequence
            assert hint(found, seat, ui_words("en")) == hint(found, seat, ui_words("en"))
            assert (bytes(found.position), found.sequence) == (before, sequence)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.usefixtures("little_thought")
def test_a_hint_stands_over_the_question_on_a_small_screen(name: str, lang: str, monkeypatch: pytest.MonkeyPatch):
    for found in random_tables(name, 8, seed=9):
        if found.over:
            continue
        screen = at_terminal(monkeypatch, found, lang, (80, 24), "h").seen[-1]
        assert len(screen) <= 24, "\n".join(screen)
        assert max(map(len, screen)) <= 80
        who = ui_words(lang).say("name-human", number=found.to_act[0] + 1)
        told = next(number for number, line in enumerate(screen) if HINT.search(line))
        question = max(number for number, line in enumerate(screen) if line.startswith(f"{who}: "))
        assert told < question < len(screen) - 3
        assert screen[-2] == ui_words(lang).say("prompt-hint")


@pytest.mark.parametrize("name", ["planet-5r", "planet-unknown", "red-planet"])
def test_one_legal_move_is_not_thought_about(name: str, monkeypatch: pytest.MonkeyPatch):
    """In the two other games there is always a choice."""
    monkeypatch.delattr(hinting, "Search")
    tables = random_tables(name, 40, seed=8, checked=False)
    found, seat = next((one, seat) for one in tables for seat in one.to_act if len(one.legal(seat)) == 1)
    for lang, words in (("en", "There is only one choice: "), ("ru", "Выбор только один: ")):
        (only,) = found.moves(seat)
        (label,) = Menu([only], lang).items
        assert hint(found, seat, ui_words(lang)) == f"{words}{label}  {' '.join(only.text(lang).split())}"


def test_whoever_is_alone_is_told_points_only():
    alone = ("table", "planet-unknown", "--players", "1", "--seed", "5")
    out = fiveplanets(*alone, typed="h\nq\n").out
    assert re.search(r"a strong bot would do this: it expects some \d+ points\.$", out, re.M)
    assert re.search(r"^Next best: \w+  .+ – \d+\. Lead of the hint: points [+−]\d+\.$", out, re.M)
    out = fiveplanets(*alone, "--lang", "ru", typed="h\nq\n").out
    assert re.search(r"сделал бы так: ждёт около \d+ очков\.$", out, re.M)
    assert re.search(r"^Следующий по силе: \w+  .+ — \d+\. Перевес подсказки: очки [+−]\d+\.$", out, re.M)


def test_without_a_second_thought_there_is_no_next_best(monkeypatch: pytest.MonkeyPatch):
    found = fp.game("planet-5r").table(players=3, seed=5)
    monkeypatch.setitem(found.game.levels["strong"], "iterations", 1)
    told = hint(found, 0, ui_words("en"))
    assert "it expects to come first in" in told
    assert "Next best" not in told


def test_a_choice_made_in_part_begins_anew():
    """So that all of what the hint says can be typed."""
    typed = iter(["a", "b", "h"])
    _, asked = play(lambda _shown: next(typed, None), "table", "planet-unknown", "--seed", "5")
    assert "(row, column)" in asked[2]
    assert HINT.search(asked[3])
    assert "Player 1: Place the tile … (turn)" in asked[3]


def test_ctrl_c_stops_the_thought_and_nothing_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    def interrupted(_search: Search, _rng: Rng, _iterations: int, _seconds: float) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Search, "think", interrupted)
    path = tmp_path / "game.jsonl"
    result = fiveplanets(*GAME, "--save", str(path), typed="h\nb\nq\n")
    assert (result.status, result.err) == (0, "")
    assert "› h\nStopped: no hint.\n› b" in result.out
    assert fp.load(path).entries[0].move == 1
    assert "Прервано: без подсказки." in fiveplanets(*GAME, "--lang", "ru", typed="h\nq\n").out


def test_help_tells_of_hints_and_the_key_works_in_a_russian_layout():
    helped = " ".join(fiveplanets(*GAME, typed="?\nq\n").out.split())
    assert "h a hint: what a strong bot would do for you, and why (Ctrl-C stops it)" in helped
    helped = " ".join(fiveplanets(*GAME, "--lang", "ru", typed="?\nq\n").out.split())
    assert "h подсказка: как сыграл бы сильный бот и почему (Ctrl-C — прервать)" in helped
    assert HINT.search(fiveplanets(*GAME, "--lang", "ru", typed="р\nq\n").out)
