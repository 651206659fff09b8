"""The rules of Planet 5R, by phase: round, upgrades, auction, placing, scoring; what a seat can count and imagine."""

from .answers import apply, legal, why_not, why_not_yet
from .facts import facts
from .imagine import imagine
from .round import setup
from .scoring import score, standing

__all__ = ["apply", "facts", "imagine", "legal", "score", "setup", "standing", "why_not", "why_not_yet"]
