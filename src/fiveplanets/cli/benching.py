"""How fast the engines are: decisions a second in random play, all in one run, so that they can be compared."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import numpy as np
from rich.table import Table as Grid

from ..core import registry
from ..core.engines.interpreted import random_playout
from ..core.engines.simulator import Simulator
from ..core.errors import SetupError
from ..core.packing import pack
from ..core.registry import Game
from .words import make_console, ui_words

DEVICES = ("cpu", "cuda", "all")
ROUNDS = 3  # the best of them counts
SECONDS = 0.5  # that a round lasts at least
TABLES = {"cpu": 4096, "cuda": 131072}
USUAL_PLAYERS = 4


@dataclass
class Measured:
    """One engine's speed at one game; no speed where the device is missing."""

    game: str
    players: int
    engine: str
    cores: int
    tables: int
    decisions_per_second: float | None
    ratio: float | None = None  # to the interpreted engine


def print_bench(names: list[str], device: str, tables: int | None, as_json: bool, lang: str) -> None:
    if device not in DEVICES:
        raise SetupError(f"device {device!r}: one of {' '.join(DEVICES)}")
    if tables is not None and tables < 1:
        raise SetupError(f"{tables} tables: at least one is needed")
    games = [registry.game(name) for name in names or registry.games()]
    found = [bench_game(game, device, tables) for game in games]
    if as_json:
        print(json.dumps([result | {"engines": [asdict(m) for m in result["engines"]]} for result in found], indent=2))
    else:
        _print_table(found, lang)


def bench_game(game: Game, device: str, tables: int | None) -> dict[str, Any]:
    if sys.stderr.isatty():
        print(f"{game.name} …", file=sys.stderr)
    players = min(max(USUAL_PLAYERS, game.min_players), game.max_players)
    # First, so that the code is in the cache: a process that compiles may run it slower than all later ones.
    started = {} if device == "cuda" else {"native_start_seconds": start_time(game, players)}
    engines = list(measure(game, players, device, tables))
    for measured in engines:
        if measured.decisions_per_second and engines[0].decisions_per_second:
            measured.ratio = measured.decisions_per_second / engines[0].decisions_per_second
    size, seconds = copy_time(game, players)
    result = {"game": game.name, "engines": engines, "state_bytes": size, "state_copy_microseconds": seconds * 1e6}
    return result | started


def measure(game: Game, players: int, device: str, tables: int | None) -> Iterator[Measured]:
    interpreted = partial(Measured, game.name, players, "interpreted", 1, 1)
    yield interpreted(best_speed(lambda count: timed_interpreted(game, players, count)))
    if device != "cuda":
        yield simulated(game, players, "native-one-core", "cpu", 1, tables)
        yield simulated(game, players, "native-all-cores", "cpu", os.cpu_count() or 1, tables)
    if device != "cpu":
        yield simulated(game, players, "cuda", "cuda", 0, tables)


def simulated(game: Game, players: int, engine: str, device: str, cores: int, tables: int | None) -> Measured:
    count = tables or TABLES[device]
    try:
        simulator = game.simulator(players, count, device, threads=cores or None)
    except SetupError:  # there is no such device here
        return Measured(game.name, players, engine, cores, count, None)
    speed = best_speed(lambda repeats: timed_simulator(simulator, repeats))
    return Measured(game.name, players, engine, cores, count, speed)


def best_speed(timed: Callable[[int], tuple[int, float]]) -> float:
    """Decisions a second in the best round. The first, short run compiles and warms up, and does not count."""
    timed(1)
    repeats = 1
    while timed(repeats)[1] < SECONDS / 2:
        repeats *= 2
    return max(decisions / seconds for decisions, seconds in (timed(2 * repeats) for _ in range(ROUNDS)))


def timed_interpreted(game: Game, players: int, count: int) -> tuple[int, float]:
    begin = time.perf_counter()
    decisions = sum(random_playout(game, players, seed)[1] for seed in range(count))
    return decisions, time.perf_counter() - begin


def timed_simulator(simulator: Simulator, repeats: int) -> tuple[int, float]:
    """Whole games from the opening; dealing them is not counted."""
    decisions, seconds = 0, 0.0
    for repeat in range(repeats):
        first = repeat * simulator.tables
        simulator.reset(range(first, first + simulator.tables))
        begin = time.perf_counter()
        decisions += simulator.random_playouts()
        seconds += time.perf_counter() - begin
    return decisions, seconds


def start_time(game: Game, players: int) -> float:
    """Seconds until a new process, with the compiled code in the cache, has played its first game."""
    program = f"import fiveplanets as fp; fp.game({game.name!r}).simulator({players}, threads=1).random_playouts()"
    seconds = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True)
        seconds.append(time.perf_counter() - begin)
    return min(seconds)


def copy_time(game: Game, players: int, copies: int = 20000) -> tuple[int, float]:
    """Bytes of a packed state, and seconds for one copy of it."""
    packed = np.frombuffer(pack(game.table(players, seed=1).state), np.uint8)
    seconds = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        for _ in range(copies):
            packed.copy()
        seconds.append((time.perf_counter() - begin) / copies)
    return packed.nbytes, min(seconds)


def _print_table(found: list[dict[str, Any]], lang: str) -> None:
    words = ui_words(lang)
    console = make_console()
    grid = Grid(box=None, padding=(0, 2))
    grid.add_column(words.say("bench-game"))
    grid.add_column(words.say("bench-engine"))
    grid.add_column(words.say("bench-speed"), justify="right")
    grid.add_column(words.say("bench-ratio"), justify="right")
    for result in found:
        missing = "bench-no-cuda" if registry.game(result["game"]).runs_on_cuda else "bench-not-for-cuda"
        for row, measured in enumerate(result["engines"]):
            speed = measured.decisions_per_second
            grid.add_row(
                result["game"] if row == 0 else "",
                words.say(f"bench-{measured.engine}", cores=measured.cores),
                f"{speed:,.0f}" if speed else words.say(missing),
                f"{measured.ratio:,.1f}" if measured.ratio else "",
            )
    console.print(grid)
    for result in found:
        if "native_start_seconds" in result:
            seconds = f"{result['native_start_seconds']:.2f}"
            console.print(words.say("bench-start", game=result["game"], seconds=seconds))
        micros = f"{result['state_copy_microseconds']:.2f}"
        console.print(words.say("bench-copy", game=result["game"], bytes=result["state_bytes"], micros=micros))
