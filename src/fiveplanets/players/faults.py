"""What can be wrong with an answer, in words for the report."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from operator import index
from typing import Any


class Fault(Exception):
    """An answer that cannot be taken."""


class Late(BaseException):
    """The time for a decision is over. No player's own `except Exception` catches it."""


def reason(error: BaseException) -> str:
    if isinstance(error, Fault | Late):
        return str(error)
    return " ".join(f"crashed: {type(error).__name__}: {error}".split())


def move_number(answer: Any) -> int:
    try:
        return index(answer)
    except TypeError:
        raise Fault(f"illegal: {answer!r:.60} is not the number of a move") from None


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises Late when the time is over, where Python can: in a main thread, on Unix.

    A limit inside of another one has time of its own: the other's stands still.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise Late(f"late: no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, left)
