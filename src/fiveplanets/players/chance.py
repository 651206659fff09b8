"""The random numbers of players, and what a player is shown."""

from __future__ import annotations

from ..core.random import Rng, seed_rng
from ..core.table import Table
from .protocol import Player

FIRST_STREAM = 3  # 1 is the rules', 2 that of random playouts


def chance(table: Table) -> Rng:
    """A generator for one decision. It depends only on seed and log, so a resumed game goes on as it would have."""
    rng = Rng()
    seed_rng(rng, table.seed, FIRST_STREAM + len(table.log))
    return rng


def choose_at(table: Table, seat: int, who: Player) -> int:
    """What a player chooses at a table: it gets what its seat may know, and no more."""
    return who.choose(table.position.redacted(seat), seat, chance(table))
