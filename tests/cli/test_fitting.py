"""Everything fits the terminal, and the question is always to be seen; long texts come page by page."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, Group
from rich.text import Text

import fiveplanets as fp
from fiveplanets.cli import playing
from fiveplanets.cli.fitting import page_through, pages_of
from fiveplanets.cli.playing import TerminalTable
from fiveplanets.cli.screens import table_screen
from fiveplanets.cli.sitting import sit_down
from fiveplanets.cli.words import ui_words
from tests.support import random_tables

from .running import fiveplanets
from .test_screens import drawn


class Screen(Console):
    """A terminal of some size whose last screen can be read."""

    def __init__(self, width: int, height: int) -> None:
        self.paper = io.StringIO()
        super().__init__(
            file=self.paper, width=width, height=height, color_system=None, markup=False, highlight=False, emoji=False
        )

    def clear(self, home: bool = True) -> None:
        self.paper.seek(0)
        self.paper.truncate()

    @property
    def lines(self) -> list[str]:
        return self.paper.getvalue().splitlines()


class Keys:
    """Somebody at a terminal who types these lines."""

    interactive = True

    def __init__(self, screen: Screen, *typed: str) -> None:
        self.screen = screen
        self.typed = iter(typed)
        self.seen: list[list[str]] = []

    def read(self, prompt: str = "") -> str:
        self.seen.append([*self.screen.lines, prompt])
        reply = next(self.typed, None)
        if reply is None:
            raise EOFError
        return reply


def at_terminal(monkeypatch: pytest.MonkeyPatch, found: Any, lang: str, size: tuple[int, int], *typed: str) -> Keys:
    """What the first seat sees before each of these answers."""
    screen = Screen(*size)
    keys = Keys(screen, *typed)
    monkeypatch.setattr(playing, "make_console", lambda: screen)
    monkeypatch.setattr(playing, "Keyboard", lambda: keys)
    sitting = sit_down(found, found.players, "none", [], None)
    at = TerminalTable(sitting, lang)
    at.at_keyboard = found.to_act[0]
    with pytest.raises(EOFError):
        at.decide(found.to_act[0])
    return keys


@pytest.mark.parametrize("size", [(80, 24), (100, 40)])
@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("name", fp.games())
def test_every_screen_fits(name: str, lang: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch):
    """With the question, at least one choice and the hint, on every page of the table."""
    width, height = size
    hint = ui_words(lang).say("prompt-hint")
    for found in random_tables(name, 4, seed=9):
        if found.over:
            continue
        who = ui_words(lang).say("name-human", number=found.to_act[0] + 1)
        for screen in at_terminal(monkeypatch, found, lang, size, ">", "+", "xyzzy").seen:
            assert len(screen) <= height, "\n".join(screen)
            assert max(map(len, screen)) <= width
            assert screen[-2] == hint
            question = max(number for number, line in enumerate(screen) if line.startswith(f"{who}: "))
            assert question < len(screen) - 3


def test_the_pages_of_the_table_show_all_of_it(monkeypatch: pytest.MonkeyPatch):
    found = fp.game("red-planet").table(players=4, seed=9)
    names = [f"Player {seat + 1}{' (you)' if seat == found.to_act[0] else ''}" for seat in range(4)]
    table = drawn(table_screen(found, found.to_act[0], "en", names), 80).splitlines()
    pages = at_terminal(monkeypatch, found, "en", (80, 24), *[">"] * 15).seen
    shown = {line.rstrip() for page in pages for line in page}
    assert len(table) > 40
    assert {line.rstrip() for line in table} <= shown


def test_a_page_is_remembered_for_the_next_time(monkeypatch: pytest.MonkeyPatch):
    screen = Screen(80, 24)
    found = fp.game("planet-5r").table(players=4, seed=5)
    keys = Keys(screen, ">", "e")
    monkeypatch.setattr(playing, "make_console", lambda: screen)
    monkeypatch.setattr(playing, "Keyboard", lambda: keys)
    TerminalTable(sit_down(found, 1, "quick", [], None), "en").play()
    pages = [line for shown in keys.seen for line in shown if line.startswith("table ")]
    assert [page[:12] for page in pages] == ["table 1 of 2", "table 2 of 2", "table 2 of 2"]
    assert any("Round 2" in line for line in keys.seen[2])


def test_many_choices_come_page_by_page(monkeypatch: pytest.MonkeyPatch):
    found = fp.game("planetfall").table(players=2, seed=1)
    first, second = at_terminal(monkeypatch, found, "en", (80, 24), "+").seen
    assert any("choices 1 of 2" in line for line in first)
    assert any("choices 2 of 2" in line for line in second)
    listed = [line.split()[0] for line in [*first, *second] if line.startswith("  ") and ", side " in line]
    assert listed[:3] == ["a", "b", "c"]
    assert len(set(listed)) == 12


# --- pages


def test_parts_stay_together_where_they_can():
    parts = [[[number]] * size for number, size in enumerate((3, 4, 12, 2))]
    assert [[line[0] for line in page] for page in pages_of(parts, 6)] == [
        [0, 0, 0],
        [1, 1, 1, 1, 2, 2],
        [2, 2, 2, 2, 2, 2],
        [2, 2, 2, 2, 3, 3],
    ]


def test_the_pager_goes_forward_and_back():
    screen = Screen(80, 10)
    keys = Keys(screen, "", "<", ">", "", "q")
    page_through(screen, keys, ui_words("en"), Group(*(Text(f"line {number}") for number in range(20))))
    assert [shown[0] for shown in keys.seen] == ["line 0", "line 9", "line 0", "line 9", "line 18"]
    assert keys.seen[1][-1] == "page 2 of 3 · Enter next · < back · q close"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_rules_come_page_by_page_at_the_table(lang: str, monkeypatch: pytest.MonkeyPatch):
    found = fp.game("planet-5r").table(players=3, seed=1)
    shown = at_terminal(monkeypatch, found, lang, (80, 24), "r", "", "q", "l", "", "?", "").seen
    assert all(len(screen) <= 24 for screen in shown)
    assert "5R-01" in "\n".join(shown[1])
    assert "5R-01" not in "\n".join(shown[2])
    assert shown[3] == shown[0]  # back at the table


def test_what_lies_before_others_comes_page_by_page(monkeypatch: pytest.MonkeyPatch):
    found = fp.game("planet-unknown").table(players=3, seed=1)
    shown = at_terminal(monkeypatch, found, "en", (80, 24), "v", "", "<", "q").seen
    assert all(len(screen) <= 24 for screen in shown)
    first, second, again, table = shown[1:]
    assert first[-1].startswith("page 1 of ")
    assert second[-1].startswith("page 2 of ")
    assert again == first
    assert table == shown[0]


def test_rules_are_searched_for_a_word():
    typed = "r 5r-27\nr EQUAL bids\nr xyzzy\nq\n"
    out = fiveplanets("table", "planet-5r", "--seed", "1", typed=typed).out
    assert out.count("5R-27 Equal bids all drop out, even the highest.") == 2
    assert "There is no rule xyzzy, and none with these words." in out
    found = fiveplanets("rules", "planet-5r", "bid").out
    assert 3 < found.count("\n5R-") < 20
    assert "ставк" in fiveplanets("rules", "planet-5r", "ставки", "--lang", "ru").out
