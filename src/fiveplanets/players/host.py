"""The process in which a player of a package lives; `apart.py` starts it.

Questions come in by what was its standard input, answers go out by what was its standard output. The player itself
finds nothing to read there, and what it prints is shown with the errors.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, BinaryIO

from ..core.errors import SetupError
from .faults import move_number, reason
from .named import maker
from .protocol import Player

STDIN, STDOUT, STDERR = range(3)


def host(name: str) -> None:
    questions, answers = os.fdopen(os.dup(STDIN), "rb"), os.fdopen(os.dup(STDOUT), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), STDIN)
    os.dup2(STDERR, STDOUT)  # for libraries that print
    sys.stdout = sys.stderr
    asked: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions, asked), daemon=True).start()
    try:
        players = _Players(maker(name))
    except SetupError as error:
        _say(answers, str(error))
        return
    _say(answers, "")
    while True:
        _say(answers, players.answer(*asked.get()))


def _listen(questions: BinaryIO, asked: SimpleQueue[Any]) -> None:
    """While the player thinks, too: when nobody is there to ask, nobody waits for an answer."""
    try:
        while True:
            asked.put(pickle.load(questions))
    finally:
        os._exit(0)


def _say(answers: BinaryIO, what: Any) -> None:
    pickle.dump(what, answers)
    answers.flush()


class _Players:
    """Of all tables, by their numbers."""

    def __init__(self, make: Callable[[], Player]) -> None:
        self._make = make
        self._made: dict[int, Player] = {}

    def answer(self, number: int, question: Any) -> tuple[int | None, int, str]:
        """A move, how many simulations were made so far, and what is wrong. Without a question the game is over."""
        move, wrong = None, ""
        try:
            if question is None:
                getattr(self._made.pop(number, None), "close", lambda: None)()
            else:
                move = self._choose(number, question)
        except (Exception, SystemExit) as error:
            wrong = reason(error)
        return move, int(getattr(self._made.get(number), "simulations", 0)), wrong

    def _choose(self, number: int, question: Any) -> int:
        if number not in self._made:
            self._made[number] = self._make()
        return int(move_number(self._made[number].choose(*question)))
