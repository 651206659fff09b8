"""Everything that leaves a table goes through here: positions redacted, logs as a seat may read them."""

from __future__ import annotations

import struct
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from ..core import replay
from .clocks import settings_of
from .live import ChatLine, Listener, LiveTable, Seat

SEEN_FORMAT = "fiveplanets seen"

encode = msgspec.json.Encoder().encode


# --- the table, for a seat (None: a spectator)


def frame(live: LiveTable, seat: int | None, since: int) -> bytes:
    """Header and redacted position. Everybody who has the same gets the same bytes."""
    if live.clock is None and (seat, since) in live.frames:
        return live.frames[seat, since]
    seen = live.table.position.redacted(seat)
    header = encode(_header(live, seat, since) | {"fingerprint": f"{seen.fingerprint:016x}"})
    live.frames[seat, since] = found = struct.pack("<I", len(header)) + header + bytes(seen)
    return found


def _header(live: LiveTable, seat: int | None, since: int) -> dict[str, Any]:
    table = live.table
    opening = {} if since else {"opening": table.opening()}
    at_the_end = _revealed(live) if table.over else {}
    return {
        "is": "table",
        "seat": seat,
        "sequence": table.sequence,
        "since": since,
        "happened": [_line(live, number, seat) for number in range(since + 1, table.sequence + 1)],
        "over": table.over,
        "can_undo": seat is not None and table.can_undo(seat),
        "commitment": table.commitment,
        "clocks": _clocks(live),
        **opening,
        **at_the_end,
    }


def _line(live: LiveTable, number: int, seat: int | None) -> msgspec.Raw:
    """A line of the log as JSON: there are only two ways to tell it, to whom did it and to the others."""
    own = live.table.log[number - 1].seat == seat
    if (number, own) not in live.told:
        live.told[number, own] = encode(live.table.since(number - 1, seat)[0])
    return msgspec.Raw(live.told[number, own])


def _revealed(live: LiveTable) -> dict[str, Any]:
    """What is told when a game is over: all."""
    table = live.table
    return {
        "scores": table.scores,
        "ranks": table.position.ranks,
        "winners": table.winners,
        "points": table.position.points(),
        "seed": str(table.seed),
        "salt": table.salt,
    }


def _clocks(live: LiveTable) -> list[dict[str, Any]] | None:
    if live.clock is None:
        return None
    left = live.clock.at(time.time())
    return [{"left": round(max(0.0, s), 3), "running": seat in live.clock.running} for seat, s in enumerate(left)]


def replay_lines(live: LiveTable, seat: int | None) -> Iterator[bytes]:
    """The replay file of a finished game; of a running one only what the seat may know."""
    if live.table.over:
        yield from whole_replay(live)
        return
    for line in _seen_lines(live, seat):
        yield encode(line) + b"\n"


def whole_replay(live: LiveTable) -> Iterator[bytes]:
    """All there is to know: for a game that is over, or that has left the server."""
    live.table.seats = _sitters(live)
    for line in replay.lines(live.table):
        yield encode(line) + b"\n"


def _sitters(live: LiveTable) -> list[dict[str, str]]:
    return [{"name": s.name, "player": s.player if s.kind != "person" else ""} for s in live.seats]


def _seen_lines(live: LiveTable, seat: int | None) -> list[dict[str, Any]]:
    table = live.table
    table.seats = _sitters(live)
    head = {k: v for k, v in replay.head(table).items() if k not in ("seed", "salt")}
    seen = table.position.redacted(seat)
    last = {"fingerprint": f"{seen.fingerprint:016x}"}
    return [head | {"format": SEEN_FORMAT, "seat": seat}, *table.since(0, seat), last]


# --- who is there


def people(live: LiveTable, listener: Listener) -> bytes:
    return encode(
        {
            "is": "people",
            "status": live.status,
            "seats": [seat_facts(live, seat, listener.key) for seat in live.seats],
            "host": listener.key == live.host,
            "watching": watching(live),
            "next": live.next,
        }
    )


def seat_facts(live: LiveTable, seat: Seat, key: str | None) -> dict[str, Any]:
    away = None if seat.kind != "person" or seat.away_since is None else round(time.time() - seat.away_since)
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "face": seat.face,
        "player": seat.player if seat.by_robot else "",
        "here": seat.kind == "person" and seat.away_since is None,
        "away": away,
        "held": seat.held,
        "ready": seat.ready,
        "mine": key is not None and key in seat.keys,
        "host": live.host in seat.keys,
        "reserved": seat.reserved and seat.kind == "free",
    }


def watching(live: LiveTable) -> int:
    return sum(not live.seats_of(listener.key) for listener in live.listeners)


def facts(live: LiveTable, key: str | None, patience: float) -> dict[str, Any]:
    """What everybody may know about a table."""
    table = live.table
    return {
        "id": live.id,
        "code": live.code,
        "game": table.game.name,
        "rules": table.game.version,
        "players": table.players,
        "options": table.options,
        "pack": table.game.pack.data if table.game.pack else None,
        "listed": live.listed,
        "clock": settings_of(live.clock),
        "status": live.status,
        "time": live.time,
        "sequence": table.sequence,
        "commitment": table.commitment,
        "seats": [seat_facts(live, seat, key) for seat in live.seats],
        "patience": patience,
        "watching": watching(live),
        "next": live.next,
        "origin": live.origin,
        "scores": table.scores if table.over else None,
        "winners": table.winners if table.over else None,
    }


# --- short answers


def ack(mark: str, sequence: int) -> bytes:
    return encode({"is": "ack", "id": mark, "sequence": sequence})


def refused(mark: str, rule: str, text: str) -> bytes:
    return encode({"is": "refused", "id": mark, "rule": rule, "text": text})


def error(text: str) -> bytes:
    return encode({"is": "error", "text": text})


def chat(lines: list[ChatLine]) -> bytes:
    return encode({"is": "chat", "lines": lines})


def pong() -> bytes:
    return encode({"is": "pong"})
