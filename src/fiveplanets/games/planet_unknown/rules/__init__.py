"""The rules of Planet Unknown, by topic; round.py has the course of the game, answers.py the decisions."""

from .answers import apply, legal
from .options import refuse_options
from .round import setup
from .scoring import score, standing

__all__ = ["apply", "legal", "refuse_options", "score", "setup", "standing"]
