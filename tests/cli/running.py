"""Running the command line in this process, with a script at the keyboard."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from itertools import takewhile
from unittest.mock import patch

from fiveplanets.cli.app import run

PATIENCE = 2000  # questions


@dataclass
class Result:
    status: int
    out: str
    err: str


class Keyboard(io.TextIOBase):
    """Answers each question by looking at what was printed since the last one; None ends the input."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self.screen = screen
        self.answer = answer
        self.shown = 0
        self.asked: list[str] = []  # what was printed before each answer

    def readline(self, size: int = -1) -> str:
        text = self.screen.getvalue()
        self.asked.append(text[self.shown :])
        self.shown = len(text)
        assert len(self.asked) < PATIENCE, f"the game does not end: {self.asked[-1]}"
        typed = self.answer(self.asked[-1])
        return "" if typed is None else f"{typed}\n"


def play(answer: Callable[[str], str | None], *args: str, **environment: str) -> tuple[Result, list[str]]:
    """Run a command; returns its result and what was printed before each answer."""
    out, err = io.StringIO(), io.StringIO()
    keyboard = Keyboard(out, answer)
    variables = {"LANG": "en_GB.UTF-8", "COLUMNS": "100"} | environment
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", keyboard), patch.dict(os.environ, variables):
        status = run(list(args))
    return Result(status, out.getvalue(), err.getvalue()), keyboard.asked


def fiveplanets(*args: str, typed: str = "", **environment: str) -> Result:
    """Run a command with these lines as its input."""
    lines = iter(typed.splitlines())
    return play(lambda _shown: next(lines, None), *args, **environment)[0]


MORE_CHOICES = " · + "  # under the choices that fit on the screen


def listed(shown: str) -> dict[str, str]:
    """The choices by what to type: the indented lines over the last hint and prompt; numbers may be listed in short."""
    screen = shown.splitlines()[:-2]
    if screen and MORE_CHOICES in screen[-1]:
        screen.pop()
    above = reversed(screen)
    lines = "\n".join(reversed(list(takewhile(lambda line: line.startswith("  "), above))))
    return dict(re.findall(r"^ {2,3}(\w+)(?:  |[ –:])(.*)$", lines, re.M))


def first_move(shown: str) -> str:
    """The first of the choices; else Enter."""
    return next(iter(listed(shown)), "")
