"""A table in memory: what the store has of it, who sits there, and who listens."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass, field
from time import monotonic
from time import time as clock_time
from typing import Any

from ..core.table import Entry, Table, Undo
from .clocks import Clock

CHAT_SHOWN = 100
LINES_AT_HAND = 100  # lines of the log that are kept as JSON
UNSENT_TEXTS = 200  # a listener that leaves more unread is let go


@dataclass
class Seat:
    number: int
    kind: str = "free"  # person, robot, free
    name: str = ""
    face: str = ""
    player: str = ""  # the robot that plays, when one does
    held: str | None = None  # why a robot plays for a person
    ready: bool = False
    reserved: bool = False  # for somebody from the table before, whether they have come or not
    token: str | None = None
    code: str | None = None
    code_until: float | None = None
    keys: set[str] = field(default_factory=set)
    away_since: float | None = field(default_factory=clock_time)  # none: somebody is here

    @property
    def by_robot(self) -> bool:
        """In a running game: is it a robot that decides?"""
        return self.kind != "person" or self.held is not None


@dataclass(eq=False)
class Listener:
    """One socket: what it has, and what it is to be told. Its own task sends: nobody waits for a slow reader."""

    key: str | None
    sent: dict[int | None, tuple[int, int]] = field(
        default_factory=dict
    )  # by seat: moment and sequence of its last frame
    known: int = 0  # the sequence that it brought along
    texts: deque[bytes] = field(default_factory=deque)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    greeted: bool = False
    people_changed: bool = False
    too_slow: bool = False
    dismissed: bool = False  # the table left memory: come back

    def since(self, seat: int | None) -> int:
        """The last sequence it has of what this seat sees."""
        return self.sent[seat][1] if seat in self.sent else self.known

    def tell(self, text: bytes) -> None:
        self.texts.append(text)
        self.too_slow |= len(self.texts) > UNSENT_TEXTS
        self.wake.set()


@dataclass
class ChatLine:
    number: int
    seat: int
    name: str
    text: str
    time: float


@dataclass(eq=False)
class LiveTable:
    id: str
    code: str
    time: float
    status: str  # waiting, running, over, moved (to a device)
    listed: bool
    host: str
    deal: str
    table: Table
    seats: list[Seat]
    clock: Clock | None = None
    origin: dict[str, Any] | None = None
    next: str | None = None
    marks: dict[str, int] = field(default_factory=dict)  # what was sent under an id, and the sequence that it got
    chat: deque[ChatLine] = field(default_factory=lambda: deque(maxlen=CHAT_SHOWN))
    chat_marks: dict[str, int] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # for whoever changes it
    listeners: set[Listener] = field(default_factory=set)
    thinking: set[int] = field(default_factory=set)  # seats whose robot is at work
    moment: int = 0  # counts what is to be shown: a decision, the start, a clock that was set
    frames: dict[tuple[int | None, int], bytes] = field(default_factory=dict)  # of this moment, by seat and since
    told: dict[tuple[int, bool], bytes] = field(default_factory=dict)  # lines of the log as JSON; see frames.py
    used: float = field(default_factory=monotonic)

    @property
    def running(self) -> bool:
        return self.status == "running"

    def seats_of(self, key: str | None) -> list[int]:
        """The seats that a key holds."""
        return [] if key is None else [seat.number for seat in self.seats if key in seat.keys]

    def acted_at(self, seat: int) -> int:
        """Since when the seat's question may be another one: its last decision, or anybody's undo."""
        for number in range(len(self.table.log), 0, -1):
            line = self.table.log[number - 1]
            if isinstance(line, Undo) or (isinstance(line, Entry) and line.seat == seat):
                return number
        return 0

    def listeners_at(self, seat: int) -> bool:
        return any(listener.key in self.seats[seat].keys for listener in self.listeners)

    def changed(self) -> None:
        """The game has gone on: everybody is to get it."""
        self.moment += 1
        self.frames.clear()
        if len(self.told) > LINES_AT_HAND:
            self.told.clear()
        for listener in self.listeners:
            listener.wake.set()

    def people_changed(self) -> None:
        for listener in self.listeners:
            listener.people_changed = True
            listener.wake.set()
