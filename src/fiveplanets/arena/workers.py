"""Who plays the games: this process, or several at once. Each takes the next game as soon as it is free.

A worker that dies is replaced, and its game played again: the machine may have ended it for want of memory, say. The
players of packages and programs live in processes of their own.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol

from ..core.errors import FivePlanetsError
from .playing import Played, Task, play

TRIES = 3  # for one game


class WorkersLost(FivePlanetsError):
    """A game that no worker survives."""


class Workers(Protocol):
    def played(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        """The games, in the order in which they end. The next task is taken when somebody is free for it."""


class ThisProcess:
    def played(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        for task in tasks:
            yield play(task)


class Processes:
    def __init__(self, count: int) -> None:
        self.count = count
        self._context = multiprocessing.get_context("spawn")  # the same everywhere, and safe with threads

    def played(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        waiting = iter(tasks)
        hands: dict[Any, _Hand] = {}
        try:
            for task in islice(waiting, self.count):
                hand = _Hand(self._context, task)
                hands[hand.connection] = hand
            while hands:
                for connection in wait(list(hands)):
                    hand = hands[connection]
                    played = hand.result()
                    if played is not None:
                        yield played
                        following = next(waiting, None)
                        if following is not None:
                            hand.give(following)
                            continue
                    del hands[connection]
                    hand.end()
                    if played is None:
                        hand = hand.replacement()
                        hands[hand.connection] = hand
        finally:
            for hand in hands.values():
                hand.end()


class _Hand:
    """One worker and the game it has at hand."""

    def __init__(self, context: multiprocessing.context.SpawnContext, task: Task, lost: int = 0) -> None:
        self.context, self.lost = context, lost
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        with _without_interrupts():
            self.process.start()
        theirs.close()
        self.give(task)

    def give(self, task: Task) -> None:
        self.task = task
        with suppress(OSError):  # it has died: `result` will notice
            self.connection.send(task)

    def result(self) -> Played | None:
        try:
            found: Played = self.connection.recv()
        except (EOFError, OSError):
            return None
        self.lost = 0
        return found

    def replacement(self) -> _Hand:
        """Another worker for the same game."""
        if self.lost + 1 == TRIES:
            names = " ".join(dict.fromkeys(self.task.contest.players[one] for one in self.task.match.seats))
            raise WorkersLost(f"game {self.task.match.number} of {names} has ended its worker {TRIES} times")
        return _Hand(self.context, self.task, self.lost + 1)

    def end(self) -> None:
        self.connection.close()
        self.process.terminate()
        self.process.join()


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Ctrl-C goes to all processes; those that are started here do not get it, from their first moment: we end them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it starts with the first worker, and would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(connection: Connection) -> None:
    """In a worker."""
    threading.Thread(target=_end_with_the_arena, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            connection.send(play(connection.recv()))


def _end_with_the_arena() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
