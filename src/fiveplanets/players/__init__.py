"""Players that take a seat: `player("quick").choose(seen, seat, rng)` is the number of a legal move.

`seen` is the position as the seat may know it: what is hidden is not in it.
"""

from __future__ import annotations

from typing import Protocol

from ..core.errors import SetupError
from ..core.position import Position
from ..core.random import Rng
from .chance import chance, choose_at
from .quick import QuickPlayer
from .random import RandomPlayer


class Player(Protocol):
    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        """The number of one of the seat's legal moves. The position is only looked at."""


PLAYERS: dict[str, type[Player]] = {"quick": QuickPlayer, "random": RandomPlayer}


def player(name: str) -> Player:
    if name not in PLAYERS:
        raise SetupError(f"no player {name!r}; there are {' '.join(PLAYERS)}")
    return PLAYERS[name]()


__all__ = ["PLAYERS", "Player", "chance", "choose_at", "player"]
