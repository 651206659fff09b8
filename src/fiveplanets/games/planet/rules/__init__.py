"""The rules of Planet, by phase: table (set-up), placing, life, scoring; regions is what all of life rests on."""

from .answers import apply, legal
from .facts import facts
from .imagine import imagine
from .scoring import score, standing
from .table import refuse_options, setup

__all__ = ["apply", "facts", "imagine", "legal", "refuse_options", "score", "setup", "standing"]
