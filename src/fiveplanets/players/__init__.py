"""Players that take a seat: `player("quick").choose(seen, seat, rng)` is the number of a legal move.

`seen` is the position as the seat may know it: what is hidden is not in it.
"""

from .chance import chance, choose_at
from .guarded import LIMIT_S, Guarded, invited
from .levels import LEVELS
from .named import PLAYERS, player, player_names, starts_a_program
from .protocol import Player

__all__ = [
    "LEVELS",
    "LIMIT_S",
    "PLAYERS",
    "Guarded",
    "Player",
    "chance",
    "choose_at",
    "invited",
    "player",
    "player_names",
    "starts_a_program",
]
