"""The quick bot: the heuristics of the game's advice.py."""

from ..core.position import Position
from ..core.random import Rng


class QuickPlayer:
    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        return seen.quick(seat, rng)
