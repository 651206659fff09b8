"""Five Planets: five board games about planets, to play and to build players for."""

from .core.errors import (
    FivePlanetsError,
    IllegalMove,
    InvalidMove,
    PackError,
    ReplayError,
    SetupError,
    UndoRefused,
)
from .core.registry import Game, game, games
from .core.table import Move, Table

__version__ = "0.1.0"

__all__ = [
    "FivePlanetsError",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "Move",
    "PackError",
    "ReplayError",
    "SetupError",
    "Table",
    "UndoRefused",
    "game",
    "games",
    "load",
]


def load(path):
    """The table behind a replay file."""
    from .core.replay import load as load_replay

    return load_replay(path)
