"""Asks and events: numbers for the rules, with names and named words for everybody else.

    class Event(Worded):
        ROLLED = words(who=Seat, eyes=Number)
        STOLEN = words(who=Seat, victim=Seat, water=Number, why=Cause)

A rule says `tell(game, Event.STOLEN, thief, victim, 1, Cause.RAID)`; a word that is NOTHING is null in JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from .codes import NOTHING, Numbers, Seat, id_of, label_of
from .texts import Texts


def words(**codes: Any) -> Any:
    """What the numbers of an ask or an event are, in order: codes by name."""
    return codes


class Worded(IntEnum):
    """Members are numbered from 1, in order."""

    words: dict[str, Any]

    def __new__(cls, codes: dict[str, Any]) -> Worded:
        number = len(cls.__members__) + 1
        member = int.__new__(cls, number)
        member._value_ = number
        member.words = codes
        return member

    @property
    def id(self) -> str:
        return self.name.lower()

    def data(self, numbers: Sequence[int]) -> dict[str, Any]:
        """The words by name, as plain data."""
        return {key: id_of(code, number) for (key, code), number in zip(self.words.items(), numbers, strict=False)}

    def said(self, texts: Texts, prefix: str, numbers: Sequence[int], players: Sequence[str]) -> str:
        """The message `prefix-name`. A code's word comes as its text, and as its id under the name with `_id`."""
        values: dict[str, Any] = {}
        for (key, code), number in zip(self.words.items(), numbers, strict=False):
            if code is Seat:
                values[key] = players[number] if number != NOTHING else ""
            elif issubclass(code, Numbers):
                values[key] = number
            else:
                name = id_of(code, number)
                values[key] = texts.say(f"{label_of(code)}-{name}") if name is not None else ""
            values[f"{key}_id"] = "none" if number == NOTHING else str(id_of(code, number))
        return texts.say(f"{prefix}-{self.id.replace('_', '-')}", **values)
