"""Players that sit down at a Table: `player("quick").choose(table, seat)` is the number of a legal move."""

from __future__ import annotations

from typing import Protocol

from ..core.errors import SetupError
from ..core.table import Table
from .quick import QuickPlayer
from .random import RandomPlayer


class Player(Protocol):
    def choose(self, table: Table, seat: int) -> int:
        """The number of one of the seat's legal moves. The table is only looked at."""


PLAYERS: dict[str, type[Player]] = {"quick": QuickPlayer, "random": RandomPlayer}


def player(name: str) -> Player:
    if name not in PLAYERS:
        raise SetupError(f"no player {name!r}; there are {' '.join(PLAYERS)}")
    return PLAYERS[name]()
