"""Codes: whole numbers with names, called by their ids in JSON, moves, events, observations and texts.

    class Action(Code):                # few and fixed: an enum
        DIG = 0
        MINE = 1

    class Card(Ids):                   # as many as there are components
        label = "card"
        ids = tuple(COMPONENTS.cards)

    class Cell(Numbers):               # things that go by their numbers
        low, high = 1, 12

A code's text is the message `label-id`. Rules handle plain numbers; a record's field says what they mean:
`One[Action]`, `Maybe[Card]`, `Set[Action]` (see kinds.py).
"""

from __future__ import annotations

import re
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar

NOTHING = -1  # what a `Maybe` holds when it holds no value


class Code(IntEnum):
    """A code whose values are known to the rules by name. The ids are the names in lower case."""


class Ids:
    """A code whose values are listed in data: number i is called ids[i]."""

    label: ClassVar[str]
    ids: ClassVar[tuple[str, ...]]


class Numbers:
    """A code whose values are called by their numbers, from low to high."""

    low: ClassVar[int]
    high: ClassVar[int]


class Seat(Numbers):
    """A seat at the table."""

    low, high = 0, 7


class Number(Numbers):
    """Any number."""

    low, high = -(2**31), 2**31 - 1


@cache
def names_of(code: Any) -> dict[int, str]:
    """The ids of a code by number; none for a code that goes by its numbers."""
    if issubclass(code, IntEnum):
        return {member.value: member.name.lower() for member in code}
    return dict(enumerate(code.ids)) if issubclass(code, Ids) else {}


@cache
def label_of(code: Any) -> str:
    """What the code's texts begin with; by default the name of its class."""
    found = getattr(code, "label", None)
    return found if isinstance(found, str) else re.sub(r"(?<=.)([A-Z])", r"_\1", code.__name__).lower()


def bounds_of(code: Any) -> tuple[int, int]:
    """The lowest and the highest number of a code."""
    if issubclass(code, Numbers):
        return code.low, code.high
    names = names_of(code)
    return min(names, default=0), max(names, default=0)


def id_of(code: Any, number: int) -> str | int | None:
    """What JSON says for a number; nothing is null."""
    if number == NOTHING and not (issubclass(code, Numbers) and code.low < 0):
        return None
    return number if issubclass(code, Numbers) else names_of(code).get(number)


def number_of(code: Any, value: Any) -> int:
    """The number behind an id. ValueError if the code has no such value."""
    if issubclass(code, Numbers):
        if isinstance(value, bool) or not isinstance(value, int) or not code.low <= value <= code.high:
            raise ValueError(value)
        return value
    return _numbers(code)[value] if isinstance(value, str) and value in _numbers(code) else _no_such(value)


def _no_such(value: Any) -> int:
    raise ValueError(value)


@cache
def _numbers(code: Any) -> dict[str, int]:
    return {name: number for number, name in names_of(code).items()}


def values_of(code: Any) -> str:
    """What can be said for this code, in words."""
    if issubclass(code, Numbers):
        return f"a whole number from {code.low} to {code.high}"
    return " ".join(names_of(code).values())
