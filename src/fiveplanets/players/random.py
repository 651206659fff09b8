"""Any legal move, each as likely."""

from ..core.random import below
from ..core.table import Table
from .chance import chance


class RandomPlayer:
    def choose(self, table: Table, seat: int) -> int:
        moves = table.legal(seat)
        return moves[below(chance(table), len(moves))]
