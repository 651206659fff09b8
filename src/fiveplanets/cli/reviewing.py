"""`fiveplanets review`: where a saved game was won and lost."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table as Grid

from ..core.replay import load
from ..core.table import Table
from ..players.review import Moment, review
from .sitting import seat_names
from .words import make_console, ui_words

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 48  # of a line of blocks


def print_review(path: str, iterations: int | None, worst: int, as_json: bool, lang: str) -> None:
    table = load(path)
    moments = list(review(table, iterations))
    if as_json:
        print(json.dumps([_data(table, moment) for moment in moments], ensure_ascii=False))
        return
    words, console = ui_words(lang), make_console()
    names = seat_names(table, words)
    for seat, name in enumerate(names):
        own = [moment.best.wins for moment in moments if moment.seat == seat]
        console.print(f"{name}: {_line(own)}", highlight=False)
    console.print(words.say("review-about"), highlight=False)
    grid = Grid(box=None, pad_edge=False)
    for column in ("number", "player", "played", "expected", "better", "lost"):
        grid.add_column(words.say(f"review-{column}"))
    for moment in sorted(moments, key=lambda one: -one.lost)[:worst]:
        grid.add_row(
            str(moment.number + 1),
            names[moment.seat],
            table.game.moves.text(moment.played.move, table.game.texts(lang)),
            f"{moment.played.wins:.0%}",
            table.game.moves.text(moment.best.move, table.game.texts(lang)),
            f"{moment.best.wins:.0%}",
        )
    console.print(grid)


def _line(shares: list[float]) -> str:
    """How a share went over the game, in blocks."""
    step = max(1, -(-len(shares) // WIDTH))
    return "".join(BLOCKS[min(int(share * len(BLOCKS)), len(BLOCKS) - 1)] for share in shares[::step])


def _data(table: Table, moment: Moment) -> dict[str, Any]:
    moves = table.game.moves
    return {
        "number": moment.number,
        "seat": moment.seat,
        "played": {"move": moves.data(moment.played.move), "wins": moment.played.wins, "points": moment.played.points},
        "best": {"move": moves.data(moment.best.move), "wins": moment.best.wins, "points": moment.best.points},
        "lost": moment.lost,
    }
