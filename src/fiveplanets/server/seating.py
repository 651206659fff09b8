"""Who sits where: taking a free seat, entering by a link or a code, leaving, and robots that hold a seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy

from . import keeping
from .deciding import plain_text
from .errors import Problem
from .hall import Hall
from .keys import hashed, new_move_code, new_secret
from .live import Listener, LiveTable, Seat

CODE_S = 600  # how long a one-time code is good
MOST_SCREENS = 20  # of one seat

Taken = dict[str, int | str | None]  # seat and token


async def take(hall: Hall, live: LiveTable, key: str, wanted: int | None, name: str, face: str) -> Taken:
    """A free seat, for somebody who comes now."""
    async with live.lock:
        if live.status in ("over", "moved"):
            raise Problem(409, "this game is over: no seat can be taken any more")
        seat = _free_seat(live, wanted)
        token = new_secret()
        changed = copy(seat)
        changed.kind, changed.name, changed.face, changed.ready = "person", plain_text(name), face, False
        changed.reserved, changed.held, changed.token, changed.keys = False, None, hashed(token), {key}
        await _store(hall, live, changed)
        return {"seat": seat.number, "token": token}


def _free_seat(live: LiveTable, wanted: int | None) -> Seat:
    free = [seat for seat in live.seats if seat.kind == "free" and not seat.reserved]
    if wanted is None:
        if not free:
            raise Problem(409, "no seat is free: you can watch")
        return free[0]
    if seat_at(live, wanted) not in free:
        raise Problem(
            409, f"seat {wanted} is taken" + (f"; free: {' '.join(str(s.number) for s in free)}" if free else "")
        )
    return live.seats[wanted]


async def seat_from_before(hall: Hall, live: LiveTable, key: str, number: int) -> Taken:
    """The seat that is kept for somebody from the table before; when they have come already, another screen."""
    async with live.lock:
        seat = live.seats[number]
        if not seat.reserved:
            raise Problem(409, "this seat has been given to somebody else: you can watch")
        if seat.kind == "person":
            return await _add_screen(hall, live, seat, key)
        token = new_secret()
        changed = copy(seat)
        changed.kind, changed.held, changed.token, changed.keys = "person", None, hashed(token), {key}
        await _store(hall, live, changed)
        return {"seat": number, "token": token}


async def enter_by_token(hall: Hall, live: LiveTable, key: str, token: str) -> Taken:
    """Another screen for a seat."""
    async with live.lock:
        seat = next((seat for seat in live.seats if seat.token == hashed(token)), None)
        if seat is None:
            raise Problem(403, "this link is not, or no longer, the link of a seat here: ask for a new one-time code")
        return await _add_screen(hall, live, seat, key)


async def _add_screen(hall: Hall, live: LiveTable, seat: Seat, key: str) -> Taken:
    changed = copy(seat)
    changed.keys = seat.keys | {key}
    if len(changed.keys) > MOST_SCREENS:
        raise Problem(409, f"{MOST_SCREENS} devices have this seat: move it to one of them by a one-time code")
    await _store(hall, live, changed)
    return {"seat": seat.number, "token": None}


async def enter_by_code(hall: Hall, live: LiveTable, key: str, code: str) -> Taken:
    """A seat moves to another device: all that opened it before is void."""
    async with live.lock:
        wanted = hashed(code.strip().upper())
        seat = next((seat for seat in live.seats if seat.code == wanted), None)
        if seat is None or seat.code_until is None or seat.code_until < time.time():
            raise Problem(403, "this code does not open a seat here: it works once, for ten minutes")
        token = new_secret()
        changed = copy(seat)
        changed.code = changed.code_until = None
        changed.token, changed.keys = hashed(token), {key}
        host = key if live.host in seat.keys else live.host
        await hall.store.write(lambda connection: keeping.write_facts(connection, live.id, host=host))
        live.host = host
        await _store(hall, live, changed)
        return {"seat": seat.number, "token": token}


async def one_time_code(hall: Hall, live: LiveTable, key: str | None, number: int) -> str:
    async with live.lock:
        changed = copy(own_seat(live, key, number))
        code = new_move_code()
        changed.code, changed.code_until = hashed(code), time.time() + CODE_S
        await _store(hall, live, changed)
        return code


async def change(
    hall: Hall, live: LiveTable, key: str | None, number: int, name: str | None, face: str | None, ready: bool | None
) -> None:
    """What somebody says about themselves."""
    async with live.lock:
        changed = copy(own_seat(live, key, number))
        changed.name = changed.name if name is None else plain_text(name)
        changed.face = changed.face if face is None else face
        changed.ready = changed.ready if ready is None else ready
        await _store(hall, live, changed)


async def furnish(hall: Hall, live: LiveTable, key: str | None, number: int, kind: str, player: str | None) -> None:
    """The host, before the start: a seat that nobody has is free, or a robot's."""
    async with live.lock:
        if key is None or key != live.host:
            raise Problem(403, "only the host may do that")
        seat = seat_at(live, number)
        if live.status != "waiting" or seat.kind == "person":
            raise Problem(409, f"seat {number}: only before the start, and only of a seat that nobody has")
        changed = copy(seat)
        changed.kind, changed.player, changed.reserved = kind, player or changed.player, False
        changed.name = ""  # it is called by the robot that sits there now
        await _store(hall, live, changed)


async def leave_for_good(hall: Hall, live: LiveTable, key: str | None, number: int) -> None:
    async with live.lock:
        changed = copy(own_seat(live, key, number))
        changed.kind, changed.name, changed.face, changed.ready, changed.held = "free", "", "", False, None
        changed.reserved = False
        changed.token = changed.code = changed.code_until = None
        changed.keys = set()
        await _store(hall, live, changed)


async def start(hall: Hall, live: LiveTable, key: str | None) -> None:
    async with live.lock:
        if live.status != "waiting":
            raise Problem(409, "the game has started already")
        sits = bool(live.seats_of(key))
        host_is_here = any(listener.key == live.host for listener in live.listeners)
        if key != live.host and not (sits and not host_is_here):
            raise Problem(403, "the host starts the game")
        await hall.store.write(lambda connection: keeping.write_facts(connection, live.id, status="running"))
        begin(hall, live)


async def take_home(hall: Hall, live: LiveTable, key: str | None) -> None:
    """The game goes on at the device of the only person who plays it; here it ends."""
    async with live.lock:
        people = [seat for seat in live.seats if seat.kind == "person"]
        if key is None or not any(key in seat.keys for seat in people):
            raise Problem(403, "only who sits at this table may do that")
        if not live.running:
            raise Problem(409, "that is possible while the game runs")
        if not all(seat.keys == {key} for seat in people):
            raise Problem(409, "somebody else plays at this table, or another device: it stays here")
        await hall.store.write(lambda connection: keeping.write_facts(connection, live.id, status="moved"))
        live.status = "moved"
        live.people_changed()


def begin(hall: Hall, live: LiveTable) -> None:
    """The game runs from now on (a replayed one may be over already)."""
    live.status = "over" if live.table.over else "running"
    if live.clock is not None and live.running:
        live.clock.run(live.clock.left, time.time(), live.table.to_act)
    live.changed()
    live.people_changed()
    hall.stirred.put_nowait(live)


# --- robots that hold a seat


async def ask_robot(hall: Hall, live: LiveTable, key: str | None, number: int, player: str) -> None:
    """A robot is to hold a seat: one's own, or that of somebody who has been away for a while."""
    seat = seat_at(live, number)
    own = key is not None and key in seat.keys
    if not own:
        if not live.seats_of(key):
            raise Problem(403, "only who sits at this table may do that")
        if seat.kind != "person" or seat.away_since is None or time.time() - seat.away_since < hall.limits.patience:
            minutes = round(hall.limits.patience / 60, 1)
            raise Problem(
                409, f"seat {number}: a robot may hold it when its player has been away for {minutes:g} minutes"
            )
    await hold(hall, live, number, player, "asked" if own else "absent")


async def hold(hall: Hall, live: LiveTable, number: int, player: str, why: str) -> None:
    async with live.lock:
        seat = live.seats[number]
        if not live.running or seat.by_robot:
            return
        changed = copy(seat)
        changed.held, changed.player = why, player
        await _store(hall, live, changed)


async def take_back(hall: Hall, live: LiveTable, key: str | None, number: int) -> None:
    own_seat(live, key, number)
    await give_back(hall, live, number)


async def give_back(hall: Hall, live: LiveTable, number: int) -> None:
    async with live.lock:
        seat = live.seats[number]
        if seat.held is None:
            return
        changed = copy(seat)
        changed.held = None
        await _store(hall, live, changed)
        if live.clock is not None:
            live.clock.taken_back(number, time.time())
            live.changed()


# --- who is here


@contextmanager
def present(hall: Hall, live: LiveTable, listener: Listener) -> Iterator[None]:
    """Somebody listens: their seats are here, and a robot that held one for their absence gives it back."""
    live.listeners.add(listener)
    for number in live.seats_of(listener.key):
        seat = live.seats[number]
        if seat.away_since is not None:
            seat.away_since = None
            if seat.held in ("absent", "clock"):
                hall.later(give_back(hall, live, number))
    live.people_changed()
    try:
        yield
    finally:
        live.listeners.discard(listener)
        live.used = time.monotonic()
        _notice_who_is_away(live)
        live.people_changed()


def _notice_who_is_away(live: LiveTable) -> None:
    for seat in live.seats:
        here = live.listeners_at(seat.number)
        if here:
            seat.away_since = None
        elif seat.away_since is None:
            seat.away_since = time.time()


# --- helpers


def seat_at(live: LiveTable, number: int) -> Seat:
    if not 0 <= number < len(live.seats):
        raise Problem(404, f"seat {number}: the seats are 0 to {len(live.seats) - 1}")
    return live.seats[number]


def own_seat(live: LiveTable, key: str | None, number: int) -> Seat:
    seat = seat_at(live, number)
    if key is None or key not in seat.keys:
        raise Problem(403, f"seat {number} is not yours")
    return seat


async def _store(hall: Hall, live: LiveTable, changed: Seat) -> None:
    """Stored first, then true; the lock is held."""
    await hall.store.write(lambda connection: keeping.write_seat(connection, live.id, changed))
    live.seats[changed.number] = changed
    _notice_who_is_away(live)
    live.people_changed()
    hall.stirred.put_nowait(live)
