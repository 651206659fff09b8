"""Tables in the database: how they are written down and brought back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as insert_or

from ..core import replay, snapshot
from ..core.errors import ReplayError
from ..core.table import Entry, Table
from . import schema
from .clocks import new_clock, settings_of
from .errors import Problem
from .live import CHAT_SHOWN, ChatLine, LiveTable, Seat

SNAPSHOT_EVERY = 50  # lines of the log

SEAT_FIELDS = ("kind", "name", "face", "player", "held", "ready", "reserved", "token", "code", "code_until")


# --- writing


def write_new(connection: Connection, live: LiveTable) -> None:
    """A table that was not there before, with its log."""
    head = {key: value for key, value in replay.head(live.table).items() if key != "seats"}
    row = {
        "id": live.id, "code": live.code, "time": live.time, "head": head, "status": live.status, "listed": live.listed,
        "host": live.host, "clock": settings_of(live.clock), "deal": live.deal, "origin": live.origin,
        "result": result(live.table),
    }  # fmt: skip
    connection.execute(insert(schema.tables), row)
    for seat in live.seats:
        connection.execute(insert(schema.seats), {"table": live.id, "seat": seat.number} | seat_row(seat))
        write_keys(connection, live.id, seat)
    lines = [
        {"table": live.id, "sequence": number, "seat": line.seat, "time": live.time}
        | {"move": line.move if isinstance(line, Entry) else None}
        for number, line in enumerate(live.table.log, 1)
    ]
    if lines:
        connection.execute(insert(schema.log), lines)


def write_line(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(schema.log), row)


def write_seat(connection: Connection, table: str, seat: Seat) -> None:
    where = (schema.seats.c.table == table) & (schema.seats.c.seat == seat.number)
    connection.execute(update(schema.seats).where(where), seat_row(seat))
    connection.execute(delete(schema.keys).where(schema.keys.c.table == table, schema.keys.c.seat == seat.number))
    write_keys(connection, table, seat)


def write_keys(connection: Connection, table: str, seat: Seat) -> None:
    for key in seat.keys:
        connection.execute(insert(schema.keys), {"table": table, "seat": seat.number, "key": key})


def seat_row(seat: Seat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SEAT_FIELDS}


def write_facts(connection: Connection, table: str, **facts: Any) -> None:
    """Some of a table's own columns."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table), facts)


def write_snapshot(connection: Connection, table: str, sequence: int, data: bytes) -> None:
    row = {"table": table, "sequence": sequence, "data": data}
    connection.execute(
        insert_or(schema.snapshots).values(row).on_conflict_do_update(index_elements=["table"], set_=row)
    )


def write_chat(connection: Connection, table: str, line: ChatLine, mark: str) -> None:
    row = {"table": table, "number": line.number, "seat": line.seat, "name": line.name, "text": line.text}
    connection.execute(insert(schema.chat), row | {"mark": mark, "time": line.time})


def result(table: Table) -> dict[str, Any] | None:
    return {"scores": table.scores, "winners": table.winners} if table.over else None


# --- reading


def read_table(connection: Connection, table_id: str, server_started: float) -> LiveTable | None:
    """A table as the database has it; None when there is none with this id."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).mappings().one_or_none()
    if row is None:
        return None
    lines = _rows(connection, schema.log, table_id, schema.log.c.sequence)
    table = _played(connection, row, lines)
    clock = new_clock(row["clock"], table.players)
    if clock is not None and row["status"] == "running":
        at = lines[-1]["time"] if lines else row["time"]
        at = at if clock.keeps_running else max(at, server_started)
        left = next((line["left"] for line in reversed(lines) if line["left"]), clock.left)
        clock.run(list(left), at, table.to_act)
    live = LiveTable(
        **{name: row[name] for name in ("id", "code", "time", "status", "listed", "host", "deal", "origin", "next")},
        table=table,
        seats=_read_seats(connection, table_id),
        clock=clock,
        marks={line["mark"]: line["sequence"] for line in lines if line["mark"]},
    )
    if live.running and table.over:  # the server ended between the last line and this
        live.status = "over"
    _read_chat(connection, live)
    return live


def _rows(connection: Connection, table: Any, table_id: str, order: Any) -> list[Any]:
    return list(connection.execute(select(table).where(table.c.table == table_id).order_by(order)).mappings())


def _read_seats(connection: Connection, table_id: str) -> list[Seat]:
    keys = _rows(connection, schema.keys, table_id, schema.keys.c.seat)
    return [
        Seat(
            row["seat"],
            **{name: row[name] for name in SEAT_FIELDS},
            keys={key["key"] for key in keys if key["seat"] == row["seat"]},
        )
        for row in _rows(connection, schema.seats, table_id, schema.seats.c.seat)
    ]


def _played(connection: Connection, row: Any, lines: list[Any]) -> Table:
    """The table at the end of its log: from its snapshot where one fits, else from the deal."""
    stored = (
        connection.execute(select(schema.snapshots).where(schema.snapshots.c.table == row["id"])).mappings().first()
    )
    try:
        table = snapshot.restore(stored["data"]) if stored else replay.started(row["head"])
    except ReplayError:
        try:
            table = replay.started(row["head"])
        except ReplayError as error:
            raise Problem(409, f"this table cannot go on: {error}") from None
    for line in lines[table.sequence :]:
        if line["move"] is None:
            table.undo(line["seat"])
        else:
            table.play(line["seat"], line["move"])
    return table


def _read_chat(connection: Connection, live: LiveTable) -> None:
    newest = (
        select(schema.chat)
        .where(schema.chat.c.table == live.id)
        .order_by(schema.chat.c.number.desc())
        .limit(CHAT_SHOWN)
    )
    for line in reversed(list(connection.execute(newest).mappings())):
        live.chat.append(ChatLine(line["number"], line["seat"], line["name"], line["text"], line["time"]))
        live.chat_marks[line["mark"]] = line["number"]


def id_behind(connection: Connection, code: str) -> str | None:
    return connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == code)).scalar_one_or_none()


def listed_ids(connection: Connection, most: int) -> list[str]:
    chosen = select(schema.tables.c.id).where(
        schema.tables.c.listed, schema.tables.c.status.in_(("waiting", "running"))
    )
    return list(connection.execute(chosen.order_by(schema.tables.c.time.desc()).limit(most)).scalars())


def clocked_ids(connection: Connection) -> list[str]:
    """Running tables with a clock: somebody must watch it."""
    chosen = select(schema.tables.c.id).where(schema.tables.c.status == "running", schema.tables.c.clock.is_not(None))
    return list(connection.execute(chosen).scalars())


def tables_of_deal(connection: Connection, deal: str, asked: str, most: int) -> list[dict[str, Any]]:
    """All tables at which these cards were dealt, oldest first; ids of private ones stay private."""
    chosen = select(schema.tables).where(schema.tables.c.deal == deal).order_by(schema.tables.c.time).limit(most)
    return [
        {
            "id": row["id"] if row["listed"] or row["id"] == asked else None,
            "status": row["status"],
            "time": row["time"],
            "seats": [seat["name"] for seat in _rows(connection, schema.seats, row["id"], schema.seats.c.seat)],
        }
        | (row["result"] or {"scores": None, "winners": None})
        for row in connection.execute(chosen).mappings()
    ]
