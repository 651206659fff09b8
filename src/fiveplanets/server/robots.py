"""Robots: they think in processes of their own, on what their seat may see, and never hold up the server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..core import registry
from ..core.components import Pack
from ..core.random import Rng, seed_rng
from ..players import PLAYERS, player

USUAL = "quick"  # who holds a seat when nobody was named
THINKING_STREAM = 3

Thought = tuple[str, dict[str, Any] | None, bytes, str, int, int]  # game, pack, redacted position, player, seat, seed


class Robots:
    """The processes, started when the first robot has to think."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: registry.Game, seen: bytes, name: str, seat: int) -> int:
        """A robot's move in a position as its seat may see it."""
        pack = game.pack.data if game.pack else None
        thought = (game.name, pack, seen, name, seat, secrets.randbelow(registry.SEEDS))
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, choose, thought)
        except BrokenProcessPool:  # a process was killed: others take its place
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._started(), choose, thought)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=end_with_the_server)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def robot_names() -> list[str]:
    return list(PLAYERS)


def end_with_the_server() -> None:
    """In a thinking process: when the server is gone, however it went, so are we."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def choose(thought: Thought) -> int:
    """In a thinking process."""
    name, pack, seen, who, seat, seed = thought
    game = registry.game(name, Pack(name, pack) if pack else None)
    rng = Rng()
    seed_rng(rng, seed, THINKING_STREAM)
    return player(who).choose(game.position(seen), seat, rng)
