"""The rules of Planet 5R, by phase: round, upgrades, auction, placing, scoring."""

from .answers import apply, legal
from .round import setup
from .scoring import score, standing

__all__ = ["apply", "legal", "score", "setup", "standing"]
