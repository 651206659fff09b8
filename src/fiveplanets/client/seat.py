"""One seat at a table of a server: a connection that comes back by itself, and moves that are made once."""

from __future__ import annotations

import json
import struct
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from ..core.errors import FivePlanetsError, IllegalMove
from ..core.position import Position
from ..core.registry import Game

FOR_GOOD = (1008, 4404)  # the server does not want us back
LONGEST_WAIT_S = 5.0
LARGEST_FRAME = 2**24


class Closed(FivePlanetsError):
    """The server has closed the table for us."""


class Seat:
    """What the seat sees, and what it may do. `number` is None for a spectator."""

    def __init__(
        self, address: str, cookie: str | None, table: str, game: Game, number: int | None, token: str | None,
        opened: dict[str, Any],
    ) -> None:  # fmt: skip
        self.table, self.game, self.number, self.token, self.opened = table, game, number, token, opened
        self.position: Position | None = None  # as the seat may see it; none before the start
        self.sequence = 0
        self.header: dict[str, Any] = {}  # of the last frame: over, can_undo, scores, winners, …
        self.happened: list[dict[str, Any]] = []  # everything since the start, as the seat may know it
        self.people: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self._address, self._cookie = address, cookie
        self._answers: dict[str, dict[str, Any]] = {}
        self._socket: ClientConnection | None = None
        self._connection = ExitStack()  # leaving it closes the socket

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    @property
    def over(self) -> bool:
        return bool(self.header.get("over"))

    def turns(self) -> Iterator[Position]:
        """Each time the seat is asked: the position as it may see it. Ends with the game."""
        while not self.over:
            if self.number is not None and self.position is not None and self.position.is_asked(self.number):
                yield self.position
            else:
                self.listen()

    def play(self, move: int) -> int:
        """Make a move of `position.legal(number)`; returns its sequence. IllegalMove has the rule that forbids it."""
        return self._do({"do": "move", "seat": self.number, "move": int(move), "at": self.sequence})

    def undo(self) -> int:
        """Take the last decision back."""
        return self._do({"do": "undo", "seat": self.number})

    def say(self, text: str) -> int:
        return self._do({"do": "say", "text": text})

    def listen(self, timeout: float | None = None) -> bool:
        """Wait for something to happen; False when nothing did."""
        try:
            self._hear(self._connected().recv(timeout))
            return True
        except TimeoutError:
            return False
        except (ConnectionClosed, OSError) as error:
            self._lost(error)
            return True

    def close(self) -> None:
        self._connection.close()
        self._socket = None

    # --- inside

    def _do(self, message: dict[str, Any]) -> int:
        """Sent until it is acknowledged, under one id: it has one effect, however often the connection is lost."""
        mark = uuid.uuid4().hex
        sent_on = None
        while True:
            try:
                socket = self._connected()
                if sent_on is not socket:
                    socket.send(json.dumps(message | {"id": mark}))
                    sent_on = socket
                self._hear(socket.recv())
            except (ConnectionClosed, OSError) as error:
                self._lost(error)
            if mark in self._answers:
                answer = self._answers.pop(mark)
                if answer["is"] == "ack":
                    self._catch_up(message, answer["sequence"])
                    return int(answer["sequence"])
                if answer["rule"] != "store":
                    raise _refusal(answer)
                sent_on = None
                time.sleep(1)

    def _catch_up(self, message: dict[str, Any], sequence: int) -> None:
        """After a decision the seat knows what it brought."""
        while message["do"] != "say" and self.sequence < sequence:
            self.listen()

    def _connected(self) -> ClientConnection:
        wait = 0.05
        while self._socket is None:
            try:
                headers = {"Cookie": self._cookie} if self._cookie else {}
                opened = connect(self._address, additional_headers=headers, compression=None, max_size=LARGEST_FRAME)
                self._socket = self._connection.enter_context(opened)
                self._socket.send(json.dumps({"do": "hello", "since": self.sequence}))
            except (OSError, InvalidHandshake, ConnectionClosed):
                self.close()
                time.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT_S)
        return self._socket

    def _lost(self, error: Exception) -> None:
        self.close()
        if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in FOR_GOOD:
            raise Closed(error.rcvd.reason or "the server has closed the connection")

    def _hear(self, message: str | bytes) -> None:
        if isinstance(message, bytes):
            self._see(message)
            return
        said = json.loads(message)
        match said["is"]:
            case "ack" | "refused":
                self._answers[said["id"]] = said
            case "people":
                self.people = said
            case "chat":
                known = self.chat[-1]["number"] if self.chat else 0
                self.chat += [line for line in said["lines"] if line["number"] > known]

    def _see(self, frame: bytes) -> None:
        size = struct.unpack_from("<I", frame)[0]
        header = json.loads(frame[4 : 4 + size])
        if header["seat"] != self.number:  # another seat of the same key
            return
        self.happened = self.happened[: header["since"]] + header["happened"]
        self.header, self.sequence = header, header["sequence"]
        self.position = self.game.position(frame[4 + size :])


def _refusal(answer: dict[str, Any]) -> IllegalMove:
    error = IllegalMove("", answer["text"])
    error.rule = answer["rule"]
    return error
