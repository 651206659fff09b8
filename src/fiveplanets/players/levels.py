"""Players of four levels, the same search with more or less thought. A weaker one sees less far, and is less sure."""

from __future__ import annotations

from ..core.position import Position
from ..core.random import Rng
from ..core.registry import USUAL_LEVELS
from .search import SearchPlayer

LEVELS = tuple(USUAL_LEVELS)
MOST_SECONDS = 3.0  # even where the machine is slow


class LevelPlayer:
    """A level of the game it sits at (game.toml says how much thought that is)."""

    def __init__(self, level: str) -> None:
        self.level = level
        self.thinker: SearchPlayer | None = None  # known when it sits down

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        if self.thinker is None:
            thought = seen.game.levels[self.level]
            self.thinker = SearchPlayer(thought["iterations"], MOST_SECONDS, doubt=thought["doubt"])
        return self.thinker.choose(seen, seat, rng)

    @property
    def simulations(self) -> int:
        return self.thinker.simulations if self.thinker else 0
