"""The rules of Planet Unknown: round.py is the course of the game, questions.py and answers.py the decisions."""

from .answers import apply
from .facts import facts
from .imagine import imagine
from .options import refuse_options
from .questions import legal
from .refusals import why_not
from .round import setup
from .scoring import score, standing

__all__ = ["apply", "facts", "imagine", "legal", "refuse_options", "score", "setup", "standing", "why_not"]
