"""A player whose answers never break a table: when one is illegal, late or does not come, the quick bot answers.

Every such fault is counted, and the first one kept in words for the report.
"""

from __future__ import annotations

import copy
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from operator import index

from ..core.position import Position
from ..core.random import Rng
from .named import player
from .protocol import Player

LIMIT_S = 60.0  # for a decision, unless another limit is asked for


class Late(BaseException):
    """The time for a decision is over. No player's own `except Exception` catches it."""


class Illegal(Exception):
    pass


class Guarded:
    def __init__(self, name: str, limit: float = LIMIT_S, make: Callable[[str], Player] = player) -> None:
        self.name, self.limit = name, limit
        self.faults, self.first_fault = 0, ""
        self.decisions, self.seconds = 0, 0.0
        self._make = make
        self._player: Player | None = None

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        begin, spare = time.perf_counter(), copy.copy(rng)
        try:
            move = self._asked(seen, seat, rng)
        except (Exception, SystemExit, Late) as error:
            self._note(error)
            move = seen.quick(seat, spare)
        self.decisions += 1
        self.seconds += time.perf_counter() - begin
        return move

    def _asked(self, seen: Position, seat: int, rng: Rng) -> int:
        with limited(self.limit):
            if self._player is None:
                self._player = self._make(self.name)
            answer = self._player.choose(seen.copy(), seat, rng)
        try:
            move = index(answer)
        except TypeError:
            raise Illegal(f"{answer!r:.60} is not the number of a move") from None
        if not seen.is_legal(seat, move):
            raise Illegal(f"move {move} is not one of its legal moves")
        return move

    def _note(self, error: BaseException) -> None:
        self.faults += 1
        if self.first_fault:
            return
        if isinstance(error, Late):
            self.first_fault = f"late: no answer within {self.limit:g} s"
        elif isinstance(error, Illegal):
            self.first_fault = f"illegal: {error}"
        else:
            self.first_fault = " ".join(f"crashed: {type(error).__name__}: {error}".split())

    @property
    def simulations(self) -> int:
        """How many it has made so far, as far as it tells."""
        return int(getattr(self._player, "simulations", 0))

    def close(self) -> None:
        with suppress(Exception, SystemExit, Late), limited(self.limit):
            getattr(self._player, "close", lambda: None)()


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises Late when the time is over, where Python can: in a main thread, on Unix."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
