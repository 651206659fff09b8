"""Five Planets: five board games about planets, to play and to build players for."""

# Loaded first: a package that is imported later would take its name from the function `games`.
from . import games as _folders  # noqa: F401
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
