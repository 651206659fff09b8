"""What goes on by itself while a server runs: robots that are asked, clocks, tables that nobody uses."""

from __future__ import annotations

import asyncio
import gc
import itertools
import time

from ..core.errors import FivePlanetsError
from . import keeping
from .deciding import move
from .errors import Refused
from .hall import Hall, log
from .live import LiveTable
from .robots import USUAL, Robots
from .seating import hold

TICK_S = 1.0
COLLECT_EVERY = 600  # ticks; a whole collection stops everybody for a moment, so it comes seldom: see running.py
IDLE_S = 600  # a table that nobody uses leaves memory after this
PATIENCE_S = 5.0  # a robot whose move could not be made tries again


async def attend_robots(hall: Hall, robots: Robots) -> None:
    """Every robot that is asked begins to think, unless it does already."""
    while True:
        live = await hall.stirred.get()
        if not live.running or hall.tables.get(live.id) is not live:
            continue
        for seat in live.table.to_act:
            if live.seats[seat].by_robot and seat not in live.thinking:
                live.thinking.add(seat)
                hall.later(_think(hall, robots, live, seat))


async def _think(hall: Hall, robots: Robots, live: LiveTable, seat: int) -> None:
    at = live.table.sequence
    seen = bytes(live.table.position.redacted(seat))
    pause = asyncio.sleep(hall.limits.pace if live.listeners else 0)
    try:
        index, _ = await asyncio.gather(robots.think(live.table.game, seen, live.seats[seat].player or USUAL, seat), pause)
        if live.seats[seat].by_robot and live.running:
            await move(hall, live, seat, index, at)
    except Refused as error:
        if error.rule != "stale":  # nobody undid something meanwhile: the disk is full, which may pass
            await asyncio.sleep(PATIENCE_S)
    except Exception:
        log.exception("table %s: the robot in seat %s cannot decide", live.id, seat)
        await asyncio.sleep(PATIENCE_S)
    finally:
        live.thinking.discard(seat)
        hall.stirred.put_nowait(live)


async def attend_clocks(hall: Hall) -> None:
    """Tables with a running clock stay in memory; others leave it when they are not used."""
    for table_id in await hall.store.read(keeping.clocked_ids):
        try:
            await hall.find(table_id)
        except FivePlanetsError as error:
            log.warning("table %s: %s", table_id, error)
    for ticks in itertools.count(1):
        await asyncio.sleep(TICK_S)
        tick(hall)
        if ticks % COLLECT_EVERY == 0:
            gc.collect()


def tick(hall: Hall) -> None:
    now = time.time()
    for live in list(hall.tables.values()):
        if live.running and live.clock is not None:
            for seat in live.clock.overdue(now):
                if not live.seats[seat].by_robot:
                    hall.later(hold(hall, live, seat, USUAL, "clock"))
        elif _is_idle(live):
            hall.forget(live)


def _is_idle(live: LiveTable) -> bool:
    busy = live.listeners or live.thinking or live.lock.locked()
    return not busy and time.monotonic() - live.used > IDLE_S
