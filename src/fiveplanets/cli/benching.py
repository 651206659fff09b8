"""How fast the engines are: decisions a second in random play, all in one run, so that they can be compared; and
whether they agree: the same seeds must give the same games.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from rich.table import Table as Grid

from ..core import registry
from ..core.engines.simulator import Simulator
from ..core.errors import EngineMissing, SetupError
from ..core.packing import size
from ..core.random import CHOICE_STREAM, Rng, seed_rng
from ..core.registry import Game
from .words import make_console, ui_words

ENGINES = ("interpreted", "native", "wasm", "cuda")
DEVICES = {"native": "cpu", "wasm": "wasm", "cuda": "cuda"}
TABLES = {"native": 1024, "wasm": 1024, "cuda": 1_048_576}
LARGE_STATE = 2048  # bytes; of such a game a GPU gets fewer tables
ROUNDS = 5  # the best of them counts
SECONDS = 0.3  # that a round lasts at least
COMPARED = 40  # games that must be the same in all engines
USUAL_PLAYERS = 4


@dataclass
class Measured:
    """One engine's speed at one game, on one core or one GPU, and whether it plays the interpreted engine's games."""

    game: str
    engine: str
    decisions_per_s: float
    agrees: bool


def print_bench(names: list[str], engines: list[str], tables: int | None, as_json: bool, lang: str) -> None:
    for engine in engines:
        if engine not in ENGINES:
            raise SetupError(f"engine {engine!r}: one of {' '.join(ENGINES)}")
    if tables is not None and tables < 1:
        raise SetupError(f"{tables} tables: at least one is needed")
    games = [registry.game(name) for name in names or registry.games()]
    found = [measured for game in games for measured in bench_game(game, engines or list(ENGINES), tables)]
    if as_json:
        print(json.dumps([asdict(measured) for measured in found], indent=2))
    else:
        _print_table(found, lang)


def bench_game(game: Game, engines: list[str], tables: int | None) -> list[Measured]:
    """Every engine that is here, in one run: rounds of all engines take turns, as the machine may change its pace."""
    if sys.stderr.isatty():
        print(f"{game.name} …", file=sys.stderr)
    players = min(max(USUAL_PLAYERS, game.min_players), game.max_players)
    runners: dict[str, Callable[[int], tuple[int, float]]] = {}
    agrees: dict[str, bool] = {}
    expected = interpreted_fingerprints(game, players)
    for engine in engines:
        if engine == "interpreted":
            runners[engine], agrees[engine] = _Interpreted(game, players).run, True
            continue
        try:
            agrees[engine] = fingerprints(game, players, DEVICES[engine]) == expected
            runners[engine] = _Simulated(game, players, engine, tables).run
        except EngineMissing:
            continue
    repeats = {engine: enough(run) for engine, run in runners.items()}
    best = dict.fromkeys(runners, 0.0)
    for _ in range(ROUNDS):
        for engine, run in runners.items():
            decisions, seconds = run(repeats[engine])
            best[engine] = max(best[engine], decisions / seconds)
    return [Measured(game.name, engine, best[engine], agrees[engine]) for engine in runners]


def enough(run: Callable[[int], tuple[int, float]]) -> int:
    """How often a round has to be repeated to last long enough."""
    repeats = 1
    while run(repeats)[1] < SECONDS:
        repeats *= 2
    return repeats


class _Interpreted:
    """Whole games one after another; dealing them is not counted."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players, self.seed = game, players, 0

    def run(self, repeats: int) -> tuple[int, float]:
        engine = self.game.engine("interpreted")
        decisions, seconds = 0, 0.0
        for _ in range(repeats):
            self.seed += 1
            position = self.game.position(players=self.players, seed=self.seed, engine=engine)
            begin = time.perf_counter()
            decisions += engine.play_out(position.state, chooser(self.seed))
            seconds += time.perf_counter() - begin
        return decisions, seconds


class _Simulated:
    """Whole games of many tables at once; dealing them is not counted."""

    def __init__(self, game: Game, players: int, engine: str, tables: int | None) -> None:
        count = tables or TABLES[engine]
        if engine == "cuda" and not tables and size(game.root) > LARGE_STATE:
            count //= 8
        self.simulator: Simulator = game.simulator(players, count, DEVICES[engine], threads=1)
        self.first = 0

    def run(self, repeats: int) -> tuple[int, float]:
        decisions, seconds = 0, 0.0
        for _ in range(repeats):
            tables = self.simulator.tables
            self.simulator.reset(range(self.first, self.first + tables))
            self.first += tables
            begin = time.perf_counter()
            decisions += self.simulator.random_playouts()
            seconds += time.perf_counter() - begin
        return decisions, seconds


def chooser(seed: int) -> Rng:
    rng = Rng()
    seed_rng(rng, seed, CHOICE_STREAM)
    return rng


def interpreted_fingerprints(game: Game, players: int) -> list[int]:
    engine, found = game.engine("interpreted"), []
    for seed in range(COMPARED):
        position = game.position(players=players, seed=seed, engine=engine)
        engine.play_out(position.state, chooser(seed))
        found.append(position.fingerprint)
    return found


def fingerprints(game: Game, players: int, device: str) -> list[int]:
    simulator = game.simulator(players, COMPARED, device, threads=1)
    simulator.random_playouts()
    found: list[int] = simulator.fingerprints().tolist()
    return found


def _print_table(found: list[Measured], lang: str) -> None:
    words = ui_words(lang)
    grid = Grid(box=None, padding=(0, 2))
    for column in ("game", "engine", "speed", "ratio", "agrees"):
        grid.add_column(words.say(f"bench-{column}"), justify="right" if column in ("speed", "ratio") else "left")
    interpreted = {m.game: m.decisions_per_s for m in found if m.engine == "interpreted"}
    last = ""
    for measured in found:
        base = interpreted.get(measured.game)
        grid.add_row(
            measured.game if measured.game != last else "",
            words.say(f"bench-{measured.engine}"),
            f"{measured.decisions_per_s:,.0f}",
            f"{measured.decisions_per_s / base:,.1f}" if base else "",
            words.say("bench-yes" if measured.agrees else "bench-no"),
        )
        last = measured.game
    make_console().print(grid)
