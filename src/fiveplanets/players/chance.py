"""The random numbers of players."""

from ..core.random import Rng, seed_rng
from ..core.table import Table

FIRST_STREAM = 3  # 1 is the rules', 2 that of random playouts


def chance(table: Table) -> Rng:
    """A generator for one decision. It depends only on seed and log, so a resumed game goes on as it would have."""
    rng = Rng()
    seed_rng(rng, table.seed, FIRST_STREAM + len(table.log))
    return rng
