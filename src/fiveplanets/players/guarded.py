"""A player whose answers never break a table: when one is illegal, late or does not come, the quick bot answers.

Every such fault is counted, and the first one kept in words for the report.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from contextlib import suppress

from ..core.position import Position
from ..core.random import Rng
from .apart import ApartPlayer
from .faults import Fault, Late, limited, move_number, reason
from .named import is_installed, player
from .protocol import Player

LIMIT_S = 60.0  # for a decision, unless another limit is asked for


def invited(name: str) -> Player:
    """A player for a table that must go on: a package's code may do what it likes, in a process of its own."""
    return ApartPlayer(name) if is_installed(name) else player(name)


class Guarded:
    def __init__(self, name: str, limit: float = LIMIT_S, make: Callable[[str], Player] = invited) -> None:
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
            self.faults += 1
            self.first_fault = self.first_fault or reason(error)
            move = seen.quick(seat, spare)
        self.decisions += 1
        self.seconds += time.perf_counter() - begin
        return move

    def _asked(self, seen: Position, seat: int, rng: Rng) -> int:
        with limited(self.limit):
            if self._player is None:
                self._player = self._make(self.name)
            answer = self._player.choose(seen.copy(), seat, rng)
        move = move_number(answer)
        if not seen.is_legal(seat, move):
            raise Fault(f"illegal: move {move} is not one of its legal moves")
        return move

    @property
    def simulations(self) -> int:
        """How many it has made so far, as far as it tells."""
        return int(getattr(self._player, "simulations", 0))

    def close(self) -> None:
        with suppress(Exception, SystemExit, Late), limited(self.limit):
            getattr(self._player, "close", lambda: None)()
