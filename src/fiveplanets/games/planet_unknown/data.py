"""The components of the game, with those of a pack laid over them."""

from fiveplanets.core.components import load_components

from .checks import checked
from .schema import TERRAINS, TRACKS, Components

COMPONENTS = checked(load_components(__package__, Components))

__all__ = ["COMPONENTS", "TERRAINS", "TRACKS"]
