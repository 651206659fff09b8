"""Any legal move, each as likely."""

from ..core.position import Position
from ..core.random import Rng, below


class RandomPlayer:
    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        moves = seen.legal(seat)
        return moves[below(rng, len(moves))]
