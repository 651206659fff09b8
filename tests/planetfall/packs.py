"""Games with a pack: commander sides and technologies with other effects."""

from fiveplanets.core.components import Pack
from tests.planetfall.positions import started


def pack(**sections):
    return Pack("planetfall", sections)


def with_effects(effects, players=2):
    """A table where only seat 0 has a commander with an ability: these effects."""
    sides = {side: {"effects": []} for side in ("amazon_a", "vanguard_a", "assembly_a", "dvar_a", "syndicate_a")}
    changed = pack(sides=sides | {"kirko_a": {"effects": effects}})
    return started("kirko_a", *list(sides)[: players - 1], pack=changed)
