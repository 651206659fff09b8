"""What is drawn: complete, and never more than the seat may see."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

import fiveplanets as fp
from fiveplanets.cli import screens
from fiveplanets.cli.telling import Teller
from fiveplanets.cli.words import ui_words
from fiveplanets.core.sight import hidden_scalars
from fiveplanets.core.table import Table
from tests.common.worlds import filled, values_of, viewers, with_scalars
from tests.support import play_randomly, random_tables, table

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay"]
GAMES = fp.games()


def drawn(what, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, markup=False, highlight=False, emoji=False)
    console.print(what)
    return console.file.getvalue()


def shown(found: Table, seat: int | None, lang: str, width: int = 100) -> str:
    """All that a seat reads: the table, what lies before each seat, and the story."""
    names = NAMES[: found.players]
    story = list(Teller(found, ui_words(lang), names).since(-1, seat))
    return "".join(drawn(screen, width) for screen in all_screens(found, seat, lang)) + "\n".join(map(str, story))


def all_screens(found: Table, seat: int | None, lang: str) -> Iterator[RenderableType]:
    names, view = NAMES[: found.players], found.view(seat)
    yield screens.view_screen(found.game, view, lang, names)
    if screens.has_seat_screens(found.game):
        yield from (screens.seat_screen(found.game, view, other, lang, names) for other in range(found.players))


@pytest.mark.parametrize("name", GAMES)
def test_secrets_do_not_show(name: str):
    """Changing what a seat may not see changes nothing on its screen."""
    chooser = random.Random(1)
    for found in random_tables(name, 6, seed=4):
        for viewer in viewers(found) if not found.over else []:
            hidden = list(hidden_scalars(found.game.root, values_of(found), viewer))
            other = with_scalars(found, filled(found, hidden, chooser))
            assert shown(other, viewer, "en") == shown(found, viewer, "en")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_screen_can_be_drawn_and_fits(name: str, lang: str):
    for found in random_tables(name, 6, seed=5):
        for seat in (None, 0):
            for width in (80, 100):
                for screen in all_screens(found, seat, lang):
                    assert max(map(len, drawn(screen, width).splitlines())) <= width


@pytest.mark.parametrize("name", GAMES)
def test_breakdowns_add_up(name: str):
    for seed in range(3):
        found = table(name, seed=seed)
        play_randomly(found, seed)
        sources = screens.breakdowns(found)
        assert [sum(points.values()) for points in sources] == found.scores
        assert all(any(points[source] for points in sources) for source in sources[0])
        for lang in ("en", "ru"):
            assert str(found.scores[0]) in drawn(screens.final_scores(found, ui_words(lang), NAMES[: found.players]))


def test_a_game_without_a_screen_gets_a_plain_one(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(screens, "find_spec", lambda _name: None)
    text = shown(table("planet-5r"), 0, "en")
    assert "planet-5r" in text
    assert re.search(r'^clans \[\{"water": 5', text, re.M)
    assert "rng" in text
