"""The rules of Mission: Red Planet: table (what lies where), flow (the round), then phase by phase."""

from .answers import apply, legal
from .refusals import why_not
from .scoring import score, standing
from .setup import setup

__all__ = ["apply", "legal", "score", "setup", "standing", "why_not"]
