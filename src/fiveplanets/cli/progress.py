"""How far a long command is, and how long it still takes: on stderr, in place at a terminal, else in lines."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType

from ..core.texts import Texts

AT_TERMINAL_S = 0.2  # between two looks
IN_LINES_S = 60.0
TENTH = 0.1


class Progress:
    def __init__(self, words: Texts, before: int) -> None:
        """`before`: what was done by an earlier run."""
        self.words, self.before = words, before
        self.begin = self.shown_at = time.monotonic()
        self.shown_part = 0.0
        self.in_place = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.in_place:
            sys.stderr.write("\r\x1b[K")

    def tell(self, done: int, left: Callable[[], int]) -> None:
        """After each piece of work. `left` is asked only when something is shown."""
        now = time.monotonic()
        if self.in_place and now - self.shown_at < AT_TERMINAL_S:
            return
        missing = left()
        part = done / (done + missing)
        if not self.in_place and part < self.shown_part + TENTH and now - self.shown_at < IN_LINES_S:
            return
        self.shown_at, self.shown_part = now, part
        seconds = (now - self.begin) / max(1, done - self.before) * missing
        text = self.words.say("progress", done=done, all=done + missing, left=span(seconds))
        sys.stderr.write(f"\r\x1b[K{text}" if self.in_place else f"{text}\n")
        sys.stderr.flush()


def span(seconds: float) -> str:
    """A time as 0:07, 12:30 or 3:00:00."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
