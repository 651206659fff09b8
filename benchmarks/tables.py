"""What a table costs on one core: a move, a redaction, a view, its memory, saving and loading.

    python benchmarks/tables.py [GAME …]

Processor time, native engine, the median over a random game of the recommended number of players. The second column of
a figure is its target.
"""

from __future__ import annotations

import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import partial
from statistics import median

import fiveplanets as fp
from fiveplanets.core import replay, snapshot
from fiveplanets.core.table import Table

TARGETS = {"play µs": 20, "redact µs": 5, "view ms": 0.3, "finished KB": 100, "load ms": 10}
VIEW_OF_THE_LARGEST = 1.0  # ms: Planet Unknown's state is ten times the others'
LIVE_TABLES = 10_000


def random_game(game: fp.Game, seed: int) -> Table:
    table, chooser = game.table(seed=seed), random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.to_act)
        table.play(seat, chooser.choice(table.legal(seat)))
    return table


def timed(act: Callable[[], object]) -> float:
    begin = time.process_time()
    act()
    return time.process_time() - begin


def seconds_a_move(game: fp.Game) -> float:
    """Of a whole game that is played again: the clock itself takes a few microseconds."""
    moves = [(entry.seat, entry.move) for entry in random_game(game, seed=1).entries]

    def play_again(table: Table) -> None:
        for seat, move in moves:
            table.play(seat, move)

    fresh = [game.table(seed=1) for _ in range(25)]
    return median(timed(partial(play_again, table)) for table in fresh) / len(moves)


def moments(game: fp.Game) -> tuple[list[float], list[float]]:
    """Seconds for redactions and views at every point of a game."""
    redactions, views = [], []
    table, chooser = game.table(seed=1), random.Random(1)
    while not table.over:
        seat = chooser.choice(table.to_act)
        table.play(seat, chooser.choice(table.legal(seat)))
        redactions.append(timed(lambda seat=seat: [table.position.redacted(seat) for _ in range(10)]) / 10)
        position = table.position
        views.append(timed(lambda seat=seat, position=position: (position.shown(seat), position.facts(seat))))
    return redactions, views


def memory(game: fp.Game) -> float:
    """KB that a finished table takes."""
    random_game(game, 0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [random_game(game, seed) for seed in range(1, 6)]
    found = (tracemalloc.get_traced_memory()[0] - before) / len(kept) / 1024
    tracemalloc.stop()
    return found


def figures(game: fp.Game) -> dict[str, float]:
    redactions, views = moments(game)
    table = random_game(game, 2)
    lines, kept = replay.lines(table), snapshot.take(table)
    return {
        "play µs": seconds_a_move(game) * 1e6,
        "redact µs": median(redactions) * 1e6,
        "view ms": median(views) * 1e3,
        "finished KB": memory(game),
        "save ms": median(timed(lambda: replay.lines(table)) for _ in range(9)) * 1e3,
        "load ms": median(timed(lambda: replay.from_lines(lines)) for _ in range(5)) * 1e3,
        "restore ms": median(timed(lambda: snapshot.restore(kept)) for _ in range(9)) * 1e3,
        "decisions": len(table.log),
    }


def main(names: list[str]) -> None:
    for name in names or fp.games():
        found = figures(fp.game(name))
        print(name)
        for what, value in found.items():
            target = VIEW_OF_THE_LARGEST if (name, what) == ("planet-unknown", "view ms") else TARGETS.get(what)
            print(f"  {what:12} {value:9.2f}" + (f"  of {target}" if target else ""))
        print(f"  {LIVE_TABLES:,} such tables: {found['finished KB'] * LIVE_TABLES / 2**20:.2f} GB")


if __name__ == "__main__":
    main(sys.argv[1:])
