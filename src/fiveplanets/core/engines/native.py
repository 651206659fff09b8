"""The native engine: rules compiled by Numba for this processor, over packed memory."""

from __future__ import annotations

import hashlib
import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numba

from .. import kernels
from ..registry import Game
from .compiler import Compiler

CORE = Path(__file__).parents[1]


@cache
def sources_hash(*folders: Path) -> str:
    """Numba's cache does not notice a change in a callee of another file, so its folder is keyed by all of them."""
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in folders:
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            digest.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(game: Game) -> Path:
    base = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "fiveplanets"
    return base / sources_hash(CORE, game.folder) / (game.name + (f"-{game.pack.hash}" if game.pack else ""))


# The loops over tables. The names `each` and the arrays' meanings are those of kernels.py.


def over_tables_setup(first, last, games, choosers, seeds):
    for i in range(first, last):
        each(games[i], choosers[i], seeds[i])


def over_tables_list(first, last, games, buffers, out):
    for i in range(first, last):
        out[i] = each(games[i], buffers[i])


def over_tables_playout(first, last, games, buffers, choosers, out):
    for i in range(first, last):
        out[i] = each(games[i], buffers[first], choosers[i])


def over_tables_match(first, last, games, buffers, choosers, quick_seats, out):
    for i in range(first, last):
        out[i] = each(games[i], buffers[first], choosers[i], quick_seats[i])


def over_tables_mask(first, last, buffers, out):
    for i in range(first, last):
        each(buffers[i], out[i])


def over_tables_move(first, last, games, moves):
    for i in range(first, last):
        each(games[i], moves[i])


def over_tables_standing(first, last, games, players, out):
    for i in range(first, last):
        for seat in range(players):
            out[i, seat] = each(games[i], seat)


def over_tables_print(first, last, words, out):
    for i in range(first, last):
        out[i] = each(words[i])


def over_tables_observe(first, last, places, bytes1, bytes2, bytes4, bytes8, seats, players, out):
    for i in range(first, last):
        if seats[i] >= 0:
            each(places, bytes1[i], bytes2[i], bytes4[i], bytes8[i], seats[i], players, out[i])


LOOPS = {
    "setup": (over_tables_setup, kernels.seed_and_set_up),
    "list": (over_tables_list, kernels.list_moves),
    "playout": (over_tables_playout, kernels.play_out),
    "match": (over_tables_match, kernels.play_match),
    "mask": (over_tables_mask, kernels.mark_moves),
    "move": (over_tables_move, kernels.play_move),
    "score": (over_tables_standing, "score"),
    "standing": (over_tables_standing, "standing"),
    "fingerprint": (over_tables_print, kernels.finger_print),
    "observe": (over_tables_observe, kernels.observe_table),
}


class CompiledGame:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.folder = cache_folder(game)
        self.compiler = Compiler(self.jit)
        self.loops: dict[str, Any] = {}

    def jit(self, function: Any) -> Any:
        numba.config.CACHE_DIR = str(self.folder)
        inline = self.game.inline_rules
        return numba.njit(function, cache=True, nogil=True, error_model="numpy", forceinline=inline)

    def loop(self, name: str) -> Any:
        if name not in self.loops:
            outer, inner = LOOPS[name]
            rules = game_rules(self.game, name)
            kernel = rules[inner] if isinstance(inner, str) else self.jit(self.compiler.clone(inner, rules))
            each = self.compiler.rule(kernel) if isinstance(inner, str) else kernel
            clone = self.compiler.clone(outer, {})
            clone.__globals__["each"] = each
            clone.__qualname__ = f"{outer.__qualname__}_{name}"
            self.loops[name] = self.jit(clone)
        return self.loops[name]


def game_rules(game: Game, loop: str) -> dict[str, Any]:
    """The game's rules under the names that kernels.py leaves open."""
    rules = game.module("rules")
    found = {name: getattr(rules, name) for name in ("setup", "legal", "apply", "score", "standing")}
    if loop == "match":
        found["quick"] = game.module("advice").quick
    return found


_shelf: dict[tuple[str, str], CompiledGame] = {}


def compiled_game(game: Game) -> CompiledGame:
    """Compiled code is shared by all simulators of a game."""
    key = (game.name, game.pack.hash if game.pack else "")
    if key not in _shelf:
        _shelf[key] = CompiledGame(game)
    return _shelf[key]


class Native:
    """One game's compiled loops. Each is compiled (or read from the cache) when it is first run."""

    def __init__(self, game: Game, threads: int | None) -> None:
        self.game = game
        self.threads = threads or os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.compiled = compiled_game(game)

    def run(self, loop: str, count: int, *arrays: Any) -> None:
        """Run one loop over all tables, in as many pieces as there are threads."""
        compiled = self.compiled.loop(loop)
        if self.pool is None or count < self.threads:
            compiled(0, count, *arrays)
            return
        bounds = [count * i // self.threads for i in range(self.threads + 1)]
        list(self.pool.map(lambda i: compiled(bounds[i], bounds[i + 1], *arrays), range(self.threads)))

    def array(self, values: Any) -> Any:
        return values

    def host(self, values: Any) -> Any:
        return values

    def view(self, games: Any, kind: Any) -> Any:
        """Packed records as rows of plain integers."""
        return games.view(kind).reshape(len(games), -1)
