"""What a request or a message may be answered with instead of what it wanted. Each is one sentence."""

from __future__ import annotations

from ..core.errors import FivePlanetsError


class Problem(FivePlanetsError):
    """A request that is not followed, with its HTTP status."""

    def __init__(self, status: int, text: str, retry_after: int | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.retry_after = retry_after


class Refused(FivePlanetsError):
    """A message of a socket that is not followed; `rule` says why in one word, or is the id of a rule."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(text)
        self.rule = rule


class CannotStore(FivePlanetsError):
    """The database refused a change: nothing of it is there."""


class AlreadyThere(FivePlanetsError):
    """A row with this key exists: somebody else wrote first."""
