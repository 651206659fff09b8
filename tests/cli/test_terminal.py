"""At a real (pseudo) terminal: colours, clearing, Ctrl-C."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import fiveplanets as fp

PROGRAM = [sys.executable, "-c", "from fiveplanets.cli import main; main()"]


def obey_this_terminal() -> None:
    """Ctrl-C typed at the terminal reaches the process only if the terminal is its own."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, *args: str, **environment: str) -> None:
        self.keyboard, tty = pty.openpty()
        variables = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        variables |= {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8", "COLUMNS": "100", "LINES": "50"} | environment
        self.process = subprocess.Popen(
            [*PROGRAM, *args], stdin=tty, stdout=tty, stderr=tty, env=variables, start_new_session=True,
            preexec_fn=obey_this_terminal,
        )  # fmt: skip
        os.close(tty)
        self.out = ""

    def wait_for(self, text: str) -> str:
        """What came up to this text."""
        deadline = time.monotonic() + 20
        while text not in self.out:
            assert time.monotonic() < deadline, self.out
            if select.select([self.keyboard], [], [], 0.1)[0]:
                self.out += os.read(self.keyboard, 65536).decode(errors="replace")
        found, _, self.out = self.out.partition(text)
        return found

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def end(self) -> int:
        status = self.process.wait(20)
        os.close(self.keyboard)
        return status


def test_colours_and_a_clear_screen():
    terminal = Terminal("table", "planet-5r", "--seed", "5")
    first = terminal.wait_for("› ")
    assert "\x1b[2J" in first
    assert "\x1b[1" in first
    terminal.type("q\n")
    terminal.wait_for("not saved")
    assert terminal.end() == 0


def test_no_color_leaves_only_the_clearing():
    terminal = Terminal("table", "planet-5r", "--seed", "5", NO_COLOR="1")
    first = terminal.wait_for("› ")
    assert "\x1b[1" not in first
    assert "\x1b[3" not in first
    terminal.type("q\n")
    terminal.wait_for("not saved")
    assert terminal.end() == 0


def test_a_hand_over_clears_what_can_be_scrolled_back_to():
    terminal = Terminal("table", "planet-5r", "--seed", "5", "--bots", "none")
    assert "\x1b[3J" in terminal.wait_for("Press Enter. › ")
    terminal.type("\nq\n")
    terminal.wait_for("not saved")
    assert terminal.end() == 0


@pytest.mark.parametrize("stop", ["\x03", "\x04"])
def test_ctrl_c_and_ctrl_d_save_and_leave(stop: str, tmp_path: Path):
    path = tmp_path / "game.jsonl"
    terminal = Terminal("table", "planet-5r", "--seed", "5", "--save", str(path))
    terminal.wait_for("› ")
    terminal.type("2\n")
    terminal.wait_for("› ")
    terminal.type(stop)
    rest = terminal.wait_for("Saved: ")
    assert "Goodbye." in rest
    assert "Traceback" not in rest + terminal.out
    assert terminal.end() == 0
    assert fp.load(path).entries[0].move == 1
