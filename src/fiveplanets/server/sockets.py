"""The socket of a table: one task reads what a client says, one sends what it lacks."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import FivePlanetsError
from . import deciding, frames, messages
from .errors import Problem, Refused
from .guards import address_of, origin_is_ours
from .hall import Hall
from .keys import hashed
from .limits import Bucket
from .live import Listener, LiveTable
from .seating import present

VERSION = "1"
SEND_S = 20  # a client that does not read for so long is let go
NOT_ALLOWED, TOO_LARGE, RESTARTS, NO_TABLE, BROKEN = 1008, 1009, 1012, 4404, 1011


class Closing(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


async def serve_socket(hall: Hall, socket: WebSocket, table_id: str) -> None:
    """From the first word to the last."""
    await socket.accept()
    try:
        _check_manners(hall, socket)
        try:
            live = await hall.find(table_id)
        except FivePlanetsError as error:
            missing = isinstance(error, Problem) and error.status == 404
            raise Closing(NO_TABLE if missing else BROKEN, str(error)) from None
        cookie = socket.cookies.get(f"key-{table_id}")
        listener = Listener(hashed(cookie) if cookie else None)
        with present(hall, live, listener), hall.connected(address_of(socket)):
            await _talk(hall, live, listener, socket)
    except Closing as closing:
        with suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.close(closing.code, closing.reason[:120])


def _check_manners(hall: Hall, socket: WebSocket) -> None:
    if not origin_is_ours(socket.headers.get("origin"), socket.headers.get("host")):
        raise Closing(NOT_ALLOWED, "pages of other sites may not listen here")
    if socket.query_params.get("version") != VERSION:
        raise Closing(NOT_ALLOWED, f"say ?version={VERSION}: load the page again")
    if hall.sockets[address_of(socket)] >= hall.limits.sockets:
        raise Closing(NOT_ALLOWED, "too many connections from this address")


async def _talk(hall: Hall, live: LiveTable, listener: Listener, socket: WebSocket) -> None:
    """Both tasks, until one ends."""
    tasks = [
        asyncio.create_task(_read(hall, live, listener, socket)),
        asyncio.create_task(_send(live, listener, socket)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# --- sending


async def _send(live: LiveTable, listener: Listener, socket: WebSocket) -> None:
    while True:
        await listener.wake.wait()
        listener.wake.clear()
        if listener.too_slow:
            raise Closing(NOT_ALLOWED, "too much is left unread")
        try:
            async with asyncio.timeout(SEND_S):
                await _send_what_it_lacks(live, listener, socket)
        except TimeoutError:
            raise Closing(NOT_ALLOWED, "too much is left unread") from None
        except (WebSocketDisconnect, RuntimeError, OSError):
            return
        if listener.dismissed:
            raise Closing(RESTARTS, "come back")


async def _send_what_it_lacks(live: LiveTable, listener: Listener, socket: WebSocket) -> None:
    if listener.greeted and listener.people_changed:
        listener.people_changed = False
        await socket.send_text(frames.people(live, listener).decode())
    while listener.texts:
        await socket.send_text(listener.texts.popleft().decode())
    if not listener.greeted or live.status == "waiting":
        return
    own: list[int | None] = [*live.seats_of(listener.key)]
    for seat in own or [None]:
        if seat not in listener.sent or listener.sent[seat][0] != live.moment:
            found = frames.frame(live, seat, listener.since(seat))
            listener.sent[seat] = (live.moment, live.table.sequence)
            await socket.send_bytes(found)


# --- reading


async def _read(hall: Hall, live: LiveTable, listener: Listener, socket: WebSocket) -> None:
    allowance, chat_allowance = Bucket(hall.limits.messages), Bucket(hall.limits.chat)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if not allowance.take():
            raise Closing(NOT_ALLOWED, "too many messages: wait a little, then come back")
        text = message.get("text")
        if text is None:
            listener.tell(frames.error("messages are JSON text, not bytes"))
            continue
        if len(text) > messages.LARGEST:
            raise Closing(TOO_LARGE, f"a message has up to {messages.LARGEST} bytes")
        try:
            said = messages.read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            listener.tell(frames.error(f"not understood: {error}"))
            continue
        await _answer(hall, live, listener, said, chat_allowance)


async def _answer(hall: Hall, live: LiveTable, listener: Listener, said: messages.Said, chatting: Bucket) -> None:
    match said:
        case messages.Ping():
            listener.tell(frames.pong())
        case messages.Hello(since):
            _greet(live, listener, since)
        case messages.Move(mark) | messages.Undo(mark) | messages.Say(mark):
            try:
                listener.tell(frames.ack(mark, await _do(hall, live, listener, said, chatting)))
            except Refused as error:
                listener.tell(frames.refused(mark, error.rule, str(error)))


def _greet(live: LiveTable, listener: Listener, since: int) -> None:
    listener.known = since if since <= live.table.sequence else 0
    listener.sent.clear()
    listener.greeted = listener.people_changed = True
    listener.tell(frames.chat(list(live.chat)))


async def _do(hall: Hall, live: LiveTable, listener: Listener, said: messages.Said, chatting: Bucket) -> int:
    """The sequence of a decision, or the number of a line of chat. What is sent again is the same as before."""
    own = live.seats_of(listener.key)
    if isinstance(said, messages.Say):
        if not own:
            raise Refused("seat", "only who sits at this table may talk")
        mark = f"{own[0]} {said.id}"
        if mark not in live.chat_marks and not chatting.take():
            raise Refused("often", "too many lines at once: wait a little")
        return await deciding.say(hall, live, own[0], said.text, mark)
    assert isinstance(said, messages.Move | messages.Undo)
    if said.seat not in own:
        raise Refused("seat", f"seat {said.seat} is not yours")
    mark = f"{said.seat} {said.id}"
    if isinstance(said, messages.Undo):
        return await deciding.undo(hall, live, said.seat, mark)
    if live.seats[said.seat].by_robot and mark not in live.marks:
        raise Refused("seat", "a robot holds your seat: take it back first")
    return await deciding.move(hall, live, said.seat, said.move, said.at, mark)
