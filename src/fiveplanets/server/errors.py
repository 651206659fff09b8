"""What a request or a message may be answered with instead of what it wanted. Each is one sentence."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from ..core.errors import FivePlanetsError
from ..core.texts import LANGUAGES


def language_of(asked: HTTPConnection) -> str:
    """In which language whoever asks wants to read what is wrong: `lang`, or the first one of Accept-Language that we speak."""
    wanted = [asked.query_params.get("lang", ""), *asked.headers.get("accept-language", "").lower().split(",")]
    return next((lang for one in wanted for lang in LANGUAGES if one.strip()[:2] == lang), LANGUAGES[0])


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
