"""A command at a (pseudo) terminal of its own."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder

PROGRAM = [sys.executable, "-m", "fiveplanets"]
PROMPT = "›"
CLEAR = "\x1b[2J"
PATIENCE = 600  # seconds: only what hangs takes longer, even on a busy machine that builds the engines first
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]|\r")


def obey_this_terminal() -> None:
    """Ctrl-C typed at the terminal reaches the process only if the terminal is its own."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    def __init__(self, *args: str, columns: int = 100, rows: int = 50, **environment: str) -> None:
        self.columns, self.rows = columns, rows
        self.keyboard, tty = pty.openpty()
        fcntl.ioctl(tty, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        unset = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")
        variables = {key: value for key, value in os.environ.items() if key not in unset}
        variables |= {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8"} | environment
        self.process = subprocess.Popen(
            [*PROGRAM, *args], stdin=tty, stdout=tty, stderr=tty, env=variables, start_new_session=True,
            preexec_fn=obey_this_terminal,
        )  # fmt: skip
        os.close(tty)
        self.out = ""
        self.letters = getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts
        self.ended = False

    def wait_for(self, text: str) -> str:
        """What came up to this text; up to the end if the program ends before."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.out and not self.ended:
            assert time.monotonic() < deadline, self.out
            if select.select([self.keyboard], [], [], 0.1)[0]:
                try:
                    self.out += self.letters.decode(os.read(self.keyboard, 65536))
                except OSError:  # the other end was closed
                    self.ended = True
        found, there, self.out = self.out.partition(text)
        return found + there

    def screen(self) -> list[str]:
        """The lines of the next screen that is drawn, up to its prompt."""
        before = self.wait_for(CLEAR)
        text = before if self.ended else self.wait_for(PROMPT)
        return ESCAPES.sub("", text.split(CLEAR)[-1]).split("\n")

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def end(self) -> int:
        status = self.process.wait(PATIENCE)
        os.close(self.keyboard)
        return status
