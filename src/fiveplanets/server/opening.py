"""New tables: from settings, from a finished table (rematch, the same deal, a branch), from a replay file."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass
from typing import Any

from ..core import registry, replay
from ..core.components import Pack
from ..core.errors import FivePlanetsError
from ..core.table import Entry, Table
from . import keeping
from .bodies import NewBranch, NewFromReplay, NewSeat, NewTable
from .clocks import Clock, new_clock, settings_of
from .deciding import plain_text
from .errors import AlreadyThere, Problem
from .hall import Hall
from .keys import hashed, new_id, new_join_code, new_secret
from .live import LiveTable, Seat
from .robots import robot_names
from .seating import Taken, begin, seat_from_before


@dataclass
class Opened:
    live: LiveTable
    key: str  # for the cookie
    taken: list[Taken]


async def open_table(hall: Hall, asked: NewTable) -> Opened:
    if asked.deal is not None:
        return await _open_same_deal(hall, asked, await hall.find(asked.deal))
    table = await asyncio.to_thread(_dealt, hall, asked)
    seats = _asked_seats(asked.seats, table.players)
    clock = new_clock(asked.clock.model_dump() if asked.clock else None, table.players)
    return await _open(hall, table, seats, asked.listed, clock, asked.start, None)


async def _open_same_deal(hall: Hall, asked: NewTable, before: LiveTable) -> Opened:
    """For other people: what a finished table was dealt."""
    _check_over(before)
    if (
        asked.game != before.table.game.name
        or asked.options
        or asked.pack
        or (asked.players, asked.seed) != (None, None)
    ):
        raise Problem(400, "the same deal is the same game with the same settings: leave the others out")
    seats = _asked_seats(asked.seats, before.table.players)
    clock = new_clock(asked.clock.model_dump() if asked.clock else None, before.table.players)
    origin = {"kind": "again", "id": before.id}
    return await _open(hall, _replayed(before.table, 0), seats, asked.listed, clock, asked.start, origin, before.deal)


def _dealt(hall: Hall, asked: NewTable) -> Table:
    game = game_with(hall, asked.game, asked.pack)
    return Table(game, game.players if asked.players is None else asked.players, asked.seed, asked.options)


def game_with(hall: Hall, name: str, pack: dict[str, Any] | None) -> registry.Game:
    if not pack:
        return registry.game(name)
    _check_plain(pack)
    found = Pack(name, pack)
    if found.hash not in hall.packs and len(hall.packs) >= hall.limits.packs:
        raise Problem(503, f"{hall.limits.packs} different packs have been used since this server started: no more fit")
    hall.packs.add(found.hash)  # its modules stay in memory for good
    return registry.game(name, found)


def _check_plain(data: Any) -> None:
    """JSON lets through what cannot be told again: numbers that are none, half a letter, endless nesting."""
    try:
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):
        raise Problem(400, "not plain data: no NaN, whole letters, nested not too deeply") from None


async def open_replay(hall: Hall, asked: NewFromReplay) -> Opened:
    """A table goes on where a file ends."""
    _check_plain(asked.lines)
    pack = asked.lines[0].get("pack")
    if isinstance(pack, dict) and pack:
        await asyncio.to_thread(game_with, hall, str(asked.lines[0].get("game")), pack)
    table = await asyncio.to_thread(replay.from_lines, asked.lines)
    seats = _asked_seats(asked.seats, table.players)
    clock = new_clock(asked.clock.model_dump() if asked.clock else None, table.players)
    return await _open(hall, table, seats, asked.listed, clock, asked.start, {"kind": "replay"})


async def open_branch(hall: Hall, before: LiveTable, asked: NewBranch) -> Opened:
    """A table that has the first lines of a finished one, and goes on otherwise."""
    _check_over(before)
    if asked.at > before.table.sequence:
        raise Problem(400, f"at {asked.at}: this log has {before.table.sequence} lines")
    table = await asyncio.to_thread(_replayed, before.table, asked.at)
    seats = _asked_seats(asked.seats, table.players)
    origin = {"kind": "branch", "id": before.id, "at": asked.at}
    return await _open(hall, table, seats, asked.listed, None, asked.start, origin)


def _replayed(before: Table, lines: int) -> Table:
    table = Table(before.game, before.players, before.seed, before.options)
    for line in before.log[:lines]:
        if isinstance(line, Entry):
            table.play(line.seat, line.move)
        else:
            table.undo(line.seat)
    return table


async def open_next(hall: Hall, before: LiveTable, old_key: str | None, again: bool) -> Opened:
    """A rematch, or the same deal again. The first to ask opens it; the others get their seat there."""
    _check_over(before)
    numbers = before.seats_of(old_key)
    if not numbers:
        raise Problem(403, "only who sat at this table may do that: open a new one")
    async with before.lock:
        if before.next is None:
            seats = _turned(before.seats)
            seed = before.table.seed if again else None
            table = Table(before.table.game, before.table.players, seed, before.table.options)
            clock = new_clock(settings_of(before.clock), table.players)
            origin = {"kind": "again" if again else "rematch", "id": before.id}
            opened = await _open(
                hall, table, seats, before.listed, clock, False, origin, before.deal if again else None
            )
            await hall.store.write(lambda c: keeping.write_facts(c, before.id, next=opened.live.id))
            before.next = opened.live.id
            before.people_changed()
        else:
            opened = Opened(await hall.find(before.next), new_secret(), [])
    for number in numbers:
        turned = (number + 1) % len(before.seats)
        opened.taken.append(await seat_from_before(hall, opened.live, hashed(opened.key), turned))
    return opened


def _turned(seats: list[Seat]) -> list[Seat]:
    """Everybody moves on by one; people are waited for."""
    found = []
    for number in range(len(seats)):
        old = seats[number - 1]
        person = old.kind == "person"
        found.append(Seat(number, "free" if person else old.kind, old.name, old.face, old.player, reserved=person))
    return found


def _check_over(before: LiveTable) -> None:
    if before.status != "over":
        raise Problem(409, "that is possible when the game is over")


def _asked_seats(asked: list[NewSeat], players: int) -> list[Seat]:
    asked = asked or [NewSeat(kind="person")] + [NewSeat(kind="free")] * (players - 1)
    if len(asked) != players:
        raise Problem(400, f"{len(asked)} seats for {players} players: give one entry for each seat, or none")
    for seat in asked:
        if seat.kind == "robot":
            check_robot(seat.player)
    return [Seat(number, seat.kind, plain_text(seat.name), seat.face, seat.player) for number, seat in enumerate(asked)]


def check_robot(name: str) -> str:
    if name not in robot_names():
        raise Problem(400, f"no robot {name!r}; there are {' '.join(robot_names())}")
    return name


async def _open(
    hall: Hall, table: Table, seats: list[Seat], listed: bool, clock: Clock | None, start: bool,
    origin: dict[str, Any] | None, deal: str | None = None,
) -> Opened:  # fmt: skip
    """Store it; whoever opens it gets the seats of people."""
    key, table_id = new_secret(), new_id()
    taken: list[Taken] = []
    for seat in seats:
        if seat.kind == "person":
            token = new_secret()
            seat.token, seat.keys = hashed(token), {hashed(key)}
            taken.append({"seat": seat.number, "token": token})
    live = LiveTable(
        table_id, new_join_code(), time.time(), "waiting", listed, hashed(key), deal or table_id, table, seats,
        clock, origin,
    )  # fmt: skip
    if table.over or start:
        live.status = "over" if table.over else "running"
    for attempt in range(5):  # join codes are short: one may be taken
        try:
            await hall.store.write(lambda connection: keeping.write_new(connection, live))
            break
        except AlreadyThere:
            if attempt == 4:
                raise FivePlanetsError("no free code was found: try again") from None
            live.code = new_join_code()
    if live.status != "waiting":
        begin(hall, live)
    hall.enter(live)
    return Opened(live, key, taken)
