"""Lines from the keyboard, or from a script that stands in for it."""

from __future__ import annotations

import os
import select
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

NEXT_PAGE, LAST_PAGE = ">", "<"


class Keyboard:
    """`interactive`: somebody sits at a terminal and can edit lines; else plain lines come and go."""

    def __init__(self) -> None:
        dumb = os.environ.get("TERM", "dumb") in ("dumb", "unknown")
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty() and not dumb
        self._session: PromptSession[str] | None = None  # remembers what was typed

    def read(self, prompt: str = "") -> str:
        text = f"{prompt} › " if prompt else "› "
        if not self.interactive:
            return plain_line(text).strip()
        if self._session is None:
            self._session = _editing_session()
        # The prompt's own way with signals drops one that comes while it ends; this way it is a KeyboardInterrupt.
        return self._session.prompt(text, handle_sigint=False).strip()

    def forget(self) -> None:
        """Nobody can bring back what was typed so far."""
        self._session = None


def _editing_session() -> PromptSession[str]:
    """Line editing and history. Ctrl-C is a key here, not a signal: it cannot come a moment too early to be noticed."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
    from prompt_toolkit.output.vt100 import Vt100_Output

    keys = KeyBindings()

    @keys.add("pagedown")
    def _next_page(event: KeyPressEvent) -> None:
        event.app.exit(result=NEXT_PAGE)

    @keys.add("pageup")
    def _last_page(event: KeyPressEvent) -> None:
        event.app.exit(result=LAST_PAGE)

    output = Vt100_Output.from_pty(sys.stdout, term=os.environ.get("TERM"))
    output.enable_cpr = False  # we do not ask the terminal where its cursor is, and need not wait for the answer
    return PromptSession(key_bindings=keys, output=output)


def plain_line(prompt: str) -> str:
    sys.stdout.write(prompt)
    sys.stdout.flush()
    typed_here = sys.stdin.isatty()
    if typed_here:
        wait_for_a_line()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not typed_here:
        print(line.strip())  # a script's answers belong into what it prints
    return line


def wait_for_a_line() -> None:
    """Wait until a line was typed, or Ctrl-C.

    `readline` alone sleeps through a Ctrl-C that came just before it: the signal is only noted then, and nothing wakes
    the reader up. So every signal also writes into a pipe, and we wait for both.
    """
    noted, note = os.pipe()
    os.set_blocking(note, False)
    before = signal.set_wakeup_fd(note)
    try:
        select.select([sys.stdin, noted], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(noted)
        os.close(note)
