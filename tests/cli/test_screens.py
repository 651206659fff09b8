"""What is drawn: complete, and never more than the seat may see."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console

import fiveplanets as fp
from fiveplanets.cli import screens
from fiveplanets.cli.telling import Teller
from fiveplanets.cli.words import ui_words
from fiveplanets.core.sight import hidden_scalars
from fiveplanets.core.table import Table
from tests.common.worlds import filled, viewers, with_scalars
from tests.support import play_randomly, random_tables, table

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
GAMES = fp.games()


def drawn(what, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, markup=False, highlight=False, emoji=False)
    console.print(what)
    return console.file.getvalue()


def shown(found: Table, seat: int | None, lang: str, width: int = 100) -> str:
    """All that a seat reads: the table and the story."""
    names = NAMES[: found.players]
    story = list(Teller(found, ui_words(lang), names).since(-1, seat))
    return drawn(screens.table_screen(found, seat, lang, names), width) + "\n".join(map(str, story))


@pytest.mark.parametrize("name", GAMES)
def test_secrets_do_not_show(name: str):
    """Changing what a seat may not see changes nothing on its screen."""
    chooser = random.Random(1)
    for found in random_tables(name, 6, seed=4):
        for viewer in viewers(found) if not found.over else []:
            hidden = list(hidden_scalars(found.state, viewer))
            other = with_scalars(found, filled(found, hidden, chooser))
            assert shown(other, viewer, "en") == shown(found, viewer, "en")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_screen_can_be_drawn_and_fits(name: str, lang: str):
    for found in random_tables(name, 6, seed=5):
        for seat in (None, 0):
            for width in (80, 100):
                assert max(map(len, drawn(screens.table_screen(found, seat, lang, NAMES), width).splitlines())) <= width


@pytest.mark.parametrize("name", GAMES)
def test_breakdowns_add_up(name: str):
    for seed in range(3):
        found = table(name, seed=seed)
        play_randomly(found, seed)
        assert [sum(points.values()) for points in screens.breakdowns(found)] == found.scores
        for lang in ("en", "ru"):
            assert str(found.scores[0]) in drawn(screens.final_scores(found, ui_words(lang), NAMES[: found.players]))


def test_a_game_without_a_screen_gets_a_plain_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(screens, "find_spec", lambda _name: None)
    text = shown(table("planet-5r"), 0, "en")
    assert "planet-5r" in text
    assert re.search(r'^clans \[\{"water": 5', text, re.M)
    assert "rng" in text


# --- Planet 5R


def placed(found: Table, seat: int, card: int, left: int = 0) -> None:
    """Give a seat a technology; `left` is the number of a joint as in rules/placing.py."""
    placing = found.game.module("rules.placing")
    found.state.buyer = seat
    found.state.placing = card
    placing.join(found.state, 0, left)
    placing.place(found.state)


def test_planet_5r_rows_show_what_lies_on_top():
    found = table("planet-5r", seed=1)
    state = found.state
    state.cards[state.clans[0].settlement].owner = 0
    state.clans[0].settlement = 15  # S1: dig | mine
    state.cards[15].owner = 1
    placed(found, 0, 3, left=2 + 2 * 15)  # T04, mine | dig, under S1
    placed(found, 0, 0, left=1 + 2 * 3)  # T01, dig | expand, over T04
    placed(found, 0, 9)  # T10 alone
    text = shown(found, 0, "en")
    assert "[▼j S1 ◆J] T04 G [▼B T01 P ▲g]" in text
    assert "[○b T10 B ×g]" in text
    assert "▼: +1 per ▲   ×: steal 1 from ▲   ○: +1   ▲: +1" in text
    assert "B2 G1 P1 J1=8" in text  # 3 + 1 + 1, and the joker makes the third blue
    assert "[▼д S1 ◆Д] T04 З [▼С T01 Ф ▲з]" in shown(found, 0, "ru")


def test_planet_5r_shows_bids_of_this_auction_only():
    found = table("planet-5r", seed=1)
    clan = found.state.clans[1]
    found.state.shown_bids[1] = 4
    clan.played = 1
    assert "▼ Dig 4" in shown(found, 0, "en")
    found.state.late = True  # the scouts still pick: the bids are those of an earlier round
    assert "▼ Dig 4" not in shown(found, 0, "en")
    assert "▼ Dig" in shown(found, 0, "en")


def test_planet_5r_shows_own_secrets_in_brackets():
    found = table("planet-5r", seed=1)
    found.state.clans[0].choice = 2
    assert "(◆ Mine)" in shown(found, 0, "en")
    assert "(◆ Mine)" not in shown(found, 1, "en")
