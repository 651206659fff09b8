"""A decision, of a person or a robot: checked, stored, then made and told. So nothing is seen that could be lost."""

from __future__ import annotations

import time
import unicodedata

from ..core import snapshot
from ..core.errors import InvalidMove, UndoRefused
from . import frames, keeping
from .errors import AlreadyThere, CannotStore, Refused
from .hall import Hall
from .live import ChatLine, LiveTable
from .messages import TEXT_LENGTH

BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


async def move(hall: Hall, live: LiveTable, seat: int, index: int, at: int, mark: str | None = None) -> int:
    """Make a move for a seat; returns its sequence. The same mark has no second effect."""
    async with live.lock:
        if mark is not None and mark in live.marks:
            return live.marks[mark]
        _check_running(live)
        if at > live.table.sequence or at < live.acted_at(seat):
            raise Refused("stale", "the table has moved on since this was chosen: look again and choose")
        _check_legal(live, seat, index)
        return await _store_and_make(hall, live, seat, index, mark)


async def undo(hall: Hall, live: LiveTable, seat: int, mark: str) -> int:
    async with live.lock:
        if mark in live.marks:
            return live.marks[mark]
        _check_running(live)
        _check_undo(live, seat)
        return await _store_and_make(hall, live, seat, None, mark)


def _check_legal(live: LiveTable, seat: int, index: int) -> None:
    """Refuses an illegal move, with the rule; the reason is found in what the seat may see, and so tells no more."""
    game, seen = live.table.game, live.table.position.redacted(seat)
    try:
        game.moves.name_of(index)
    except InvalidMove as error:
        raise Refused("move", str(error)) from None
    if live.table.position.is_legal(seat, index):
        return
    rule = game.refusal(seen, seat, index)
    if seen.is_asked(seat):
        reason = game.rule_text(rule, "en") or "not one of the legal moves"
    else:
        reason = "this seat has nothing to decide now"
    raise Refused(rule, f"{game.moves.text(index, game.texts('en'))}: {reason}")


def _check_undo(live: LiveTable, seat: int) -> None:
    if not live.table.can_undo(seat):
        try:
            live.table.undo(seat)  # it says why not, and changes nothing
        except UndoRefused as error:
            raise Refused("undo", str(error)) from None


def _check_running(live: LiveTable) -> None:
    if live.status == "waiting":
        raise Refused("waiting", "the game has not started yet")
    if live.status == "moved":
        raise Refused("closed", "this game has been taken to a device and goes on there")


async def _store_and_make(hall: Hall, live: LiveTable, seat: int, index: int | None, mark: str | None) -> int:
    table, now = live.table, time.time()
    sequence = table.sequence + 1
    left = live.clock.after(seat, now) if live.clock else None
    row = {"table": live.id, "sequence": sequence, "seat": seat, "move": index, "mark": mark, "time": now, "left": left}
    try:
        await hall.store.write(lambda connection: keeping.write_line(connection, row))
    except CannotStore as error:
        raise Refused("store", str(error)) from None
    except AlreadyThere:
        hall.forget(live)
        raise Refused("store", "another server has changed this table: send it again") from None
    if index is None:
        table.undo(seat)
    else:
        table.play(seat, index)
    if mark is not None:
        live.marks[mark] = sequence
    if live.clock and left:
        live.clock.run(left, now, table.to_act)
    live.changed()
    if table.over:
        _finish(hall, live)
    elif sequence % keeping.SNAPSHOT_EVERY == 0:
        hall.later(_keep_snapshot(hall, live))
    hall.stirred.put_nowait(live)
    return sequence


def _finish(hall: Hall, live: LiveTable) -> None:
    facts = {"status": "over", "result": keeping.result(live.table)}
    live.status = "over"
    live.people_changed()
    hall.later(hall.store.write(lambda connection: keeping.write_facts(connection, live.id, **facts)))
    hall.later(_keep_snapshot(hall, live))


async def _keep_snapshot(hall: Hall, live: LiveTable) -> None:
    sequence, data = live.table.sequence, snapshot.take(live.table)
    await hall.store.write(lambda connection: keeping.write_snapshot(connection, live.id, sequence, data))


# --- talking


async def say(hall: Hall, live: LiveTable, seat: int, text: str, mark: str) -> int:
    """One line of chat; returns its number."""
    async with live.lock:
        if mark in live.chat_marks:
            return live.chat_marks[mark]
        text = plain_text(text)
        if not text:
            raise Refused("move", "there is nothing to say in it")
        if len(text) > TEXT_LENGTH:
            raise Refused("move", f"up to {TEXT_LENGTH} characters at a time, not {len(text)}")
        number = live.chat[-1].number + 1 if live.chat else 1
        line = ChatLine(number, seat, live.seats[seat].name, text, time.time())
        try:
            await hall.store.write(lambda connection: keeping.write_chat(connection, live.id, line, mark))
        except (CannotStore, AlreadyThere) as error:
            raise Refused("store", str(error)) from None
        live.chat.append(line)
        live.chat_marks[mark] = number
        for listener in live.listeners:
            if listener.greeted:
                listener.tell(frames.chat([line]))
        return number


def plain_text(text: str) -> str:
    """Without control and direction characters, which could make it look like something else; spaces are single."""
    kept = (" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    return " ".join(
        "".join(c for c in kept if c not in BIDI and unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn")).split()
    )
