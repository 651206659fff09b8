"""The rules of Planetfall: preparing, round, track, prices, taking, operations, effects, counting, scoring."""

from .answers import apply, legal
from .preparing import refuse_options, setup
from .scoring import score, standing

__all__ = ["apply", "legal", "refuse_options", "score", "setup", "standing"]
