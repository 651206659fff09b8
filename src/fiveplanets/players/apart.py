"""A player of a package, in a process of its own: whatever becomes of that process, ours goes on.

All seats of a player share the process, and the next game finds it there: packages may take their time to load.
"""

from __future__ import annotations

import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from itertools import count
from typing import Any

from ..core.errors import SetupError
from ..core.position import Position
from ..core.random import Rng
from .faults import Fault, Late, limited

START_S = 60.0  # for a process to start and to load the package

_processes: dict[str, _Process] = {}  # by the name of the player
_numbers = count()


class ApartPlayer:
    """One object there; a new one in a new process, when that has ended."""

    def __init__(self, name: str) -> None:
        self.name, self.simulations = name, 0
        self._number = next(_numbers)
        _start(name)  # refuses what it does not know

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        _start(self.name)
        move, self.simulations, fault = self._told((seen, seat, rng))
        if fault:
            raise Fault(fault)
        return int(move)

    def close(self) -> None:
        if self.name in _processes:
            self._told(None)

    def _told(self, question: tuple[Position, int, Rng] | None) -> Any:
        process = _processes[self.name]
        try:
            process.tell((self._number, question))
            return process.hear()
        except BaseException:  # it is late, too: whatever it still says would be taken for its next answer
            del _processes[self.name]
            process.end()
            raise


def _start(name: str) -> None:
    """The process is there, if need be a new one. That takes no time from a player's limit."""
    if name in _processes:
        return
    process = _Process(name)
    try:
        with limited(START_S):
            refused = process.hear()
    except (Fault, Late) as error:
        refused = f"player {name!r} cannot be loaded: {error}"
    if refused:
        process.end()
        raise SetupError(refused)
    _processes[name] = process


class _Process:
    """Runs `host.py`. It ends with us: then there is nobody to ask it."""

    def __init__(self, name: str) -> None:
        program = f"import sys; sys.path[:] = {sys.path!r}; from fiveplanets.players.host import host; host({name!r})"
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=pipe, stdout=pipe, start_new_session=True
        )  # Ctrl-C is for us alone

    def tell(self, question: Any) -> None:
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended: we shall hear
            pickle.dump(question, self._process.stdin)
            self._process.stdin.flush()

    def hear(self) -> Any:
        assert self._process.stdout is not None
        try:
            return pickle.load(self._process.stdout)
        except (EOFError, pickle.UnpicklingError):
            raise Fault(f"crashed: its process has ended {_how(self._process.wait())}") from None

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):
                pipe.close()  # type: ignore[union-attr]


def _how(status: int) -> str:
    return f"by signal {signal.Signals(-status).name}" if status < 0 else f"with status {status}"
