"""Games with a pack: commander sides and technologies with other effects."""

from fiveplanets.core.components import Pack
from tests.planetfall.positions import SIDES_A, started


def pack(**sections):
    return Pack("planetfall", sections)


def with_effects(effects, players=2):
    """A table where only seat 0 has a commander with an ability: these effects."""
    changed = {side: {"effects": []} for side in SIDES_A} | {SIDES_A[0]: {"effects": effects}}
    return started(*SIDES_A[:players], pack=pack(sides=changed))
