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
        self.simulations = 0

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        thought = seen.game.levels[self.level]
        search = SearchPlayer(thought["iterations"], MOST_SECONDS, doubt=thought["doubt"])
        move = search.choose(seen, seat, rng)
        self.simulations += search.simulations
        return move
