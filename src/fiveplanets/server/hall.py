"""All tables of a server: those in memory, and how the others come back from the store."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from . import keeping
from .errors import Problem
from .limits import Limits
from .live import LiveTable
from .store import Store

log = logging.getLogger("fiveplanets.server")


@dataclass(eq=False)
class Hall:
    store: Store
    limits: Limits
    started: float = field(default_factory=time.time)
    tables: dict[str, LiveTable] = field(default_factory=dict)
    stirred: asyncio.Queue[LiveTable] = field(default_factory=asyncio.Queue)  # tables where a robot may be asked now
    sockets: Counter[str] = field(default_factory=Counter)  # by address
    packs: set[str] = field(default_factory=set)  # hashes of those that were brought here
    _opening: dict[str, asyncio.Task[LiveTable | None]] = field(default_factory=dict)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    async def find(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        live = self.tables.get(table_id)
        if live is None:
            if table_id not in self._opening:
                self._opening[table_id] = asyncio.create_task(self._bring_back(table_id))
            live = await asyncio.shield(self._opening[table_id])
        if live is None:
            raise Problem(404, "there is no such table: look at the link again")
        live.used = time.monotonic()
        return live

    async def _bring_back(self, table_id: str) -> LiveTable | None:
        try:
            live = await self.store.read(lambda c: keeping.read_table(c, table_id, self.started))
            if live is not None:
                self.enter(live)
            return live
        finally:
            del self._opening[table_id]

    def enter(self, live: LiveTable) -> None:
        self.tables[live.id] = live
        self.stirred.put_nowait(live)

    def forget(self, live: LiveTable) -> None:
        """Out of memory: what the store has is what counts. Whoever listens comes back by itself."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for listener in live.listeners:
            listener.dismissed = True
            listener.wake.set()

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """While a socket is open."""
        self.sockets[address] += 1
        try:
            yield
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work that nobody waits for; what goes wrong with it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("in the background: %s", task.exception(), exc_info=task.exception())

    async def close(self) -> None:
        for live in list(self.tables.values()):
            self.forget(live)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()
