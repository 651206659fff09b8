"""Robots: they think in processes of their own, on what their seat may see, and never hold up the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache, partial
from typing import Any

from ..core import registry
from ..core.components import Pack
from ..core.random import Rng, seed_rng
from ..players import LEVELS, Guarded, Player, player, player_names

USUAL = "quick"  # who holds a seat when nobody was named, and answers for who cannot
LIMIT_S = 20.0  # for a decision
STUCK_S = 60.0  # for a decision and its turn to be thought about
THINKING_STREAM = 3
REMEMBERED = 16  # thoughts that a process keeps

log = logging.getLogger(__name__)

Thought = tuple[str, dict[str, Any] | None, bytes, str, int, int]  # game, pack, redacted position, player, seat, seed


class Robots:
    """The processes, started when the first robot has to think."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: registry.Game, seen: bytes, name: str, seat: int) -> int:
        """A robot's move in a position as its seat may see it; the usual one's if it cannot answer."""
        pack = game.pack.data if game.pack else None
        seed = secrets.randbelow(registry.SEEDS)
        move, fault = await self._answer((game.name, pack, seen, name, seat, seed))
        if fault:
            log.warning("%s: %s answers for the robot %s: %s", game.name, USUAL, name, fault)
        if move is None:
            return (await asyncio.to_thread(choose, (game.name, pack, seen, USUAL, seat, seed)))[0]
        return move

    async def _answer(self, thought: Thought) -> tuple[int | None, str]:
        """A move, and what was wrong with what the robot did."""
        loop = asyncio.get_running_loop()
        for _ in range(2):  # a process that was killed may not have been the robot's fault
            pool = self._started()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, choose, thought), STUCK_S)
            except BrokenProcessPool:  # others take its place
                if self._pool is pool:
                    self.close()
            except TimeoutError:
                return None, f"late: no answer within {STUCK_S:g} s"
        return None, "crashed: its process has died"

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
    return player_names()


def end_with_the_server() -> None:
    """In a thinking process: when the server is gone, however it went, so are we."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def choose(thought: Thought) -> tuple[int, str]:
    """In a thinking process: a move, and what was wrong with what the robot did."""
    name, pack, seen, who, seat, seed = thought
    game = registry.game(name, Pack(name, pack) if pack else None)
    rng = Rng()
    seed_rng(rng, seed, THINKING_STREAM)
    remember = who in LEVELS and pack is None
    robot = Guarded(who, LIMIT_S, partial(remembered, name, seat) if remember else player)
    move = robot.choose(game.position(seen), seat, rng)
    robot.close()
    return move, robot.first_fault


@lru_cache(REMEMBERED)
def remembered(game: str, seat: int, level: str) -> Player:
    """A level goes on with its last thoughts where it foresaw what it sees, whatever table that is."""
    return player(level)
