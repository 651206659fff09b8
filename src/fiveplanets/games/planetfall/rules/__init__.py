"""The rules of Planetfall: preparing, round, track, prices, taking, operations, effects, counting, scoring; and what a
seat can count and imagine."""

from .answers import apply, legal, why_not
from .facts import facts
from .imagine import imagine
from .preparing import refuse_options, setup
from .scoring import score, standing

__all__ = ["apply", "facts", "imagine", "legal", "refuse_options", "score", "setup", "standing", "why_not"]
