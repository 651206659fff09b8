"""The rules of Mission: Red Planet: table (what lies where), flow (the round), then phase by phase."""

from .answers import apply, legal
from .facts import facts
from .imagine import imagine
from .refusals import why_not
from .scoring import score, standing
from .setup import setup

__all__ = ["apply", "facts", "imagine", "legal", "score", "setup", "standing", "why_not"]
