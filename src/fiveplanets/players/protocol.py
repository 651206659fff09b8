"""What a player is."""

from __future__ import annotations

from typing import Protocol

from ..core.position import Position
from ..core.random import Rng


class Player(Protocol):
    """One seat's player at one table, from its first decision to its last.

    Two things it may have besides: `simulations`, how many it has made so far, which reports tell by the second; and
    `close()`, called when the game is over.
    """

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        """The number of one of the seat's legal moves. The position is only looked at."""
