"""Rules that derive from the records: hiding what a seat may not see, and observations for learning.

Both are written here as source in the rule language, from the audiences that the records declare, so that every
engine runs them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from .codes import NOTHING, Seat
from .kinds import ArrayOf, Audience, Scalar
from .records import Field, Schema, inside
from .rules import rule_from

ALWAYS, NEVER = "1", "0"
PLAIN_BITS = {"Bits8": 8, "Bits16": 16, "Bits32": 32, "Bits63": 63}


def seen_when(audience: Audience, around: str, seat: str = "seat") -> str:
    """A condition in the rule language: may the viewer see this field of record `r` of this seat?"""
    if audience.who is None:
        return around
    if audience.who == "owner":
        return f"(viewer == {seat})"
    if audience.who == "known":
        return f"(viewer >= 0 and r.{audience.mask} >> viewer & 1 == 1)"
    return ALWAYS if audience.who == "public" else NEVER


class _Source:
    """The functions of one derivation, a function for each schema in each surrounding (seen by all, or not)."""

    head: str  # the parameters of every function

    def __init__(self) -> None:
        self.namespace: dict[str, Any] = {}
        self.made: dict[tuple[Schema, str], str] = {}

    def function(self, schema: Schema, around: str) -> str:
        """The name of the function for this record, where its surrounding is seen when `around` says so."""
        key = (schema, around)
        if key not in self.made:
            name = f"{type(self).__name__.strip('_').lower()}_{schema.name.lower()}_{len(self.made)}"
            self.made[key] = name
            lines = [line for field in schema.fields for line in self.field(field, around)]
            source = f"def {name}({self.head}):\n" + "\n".join(f"    {line}" for line in self.finished(lines)) + "\n"
            rule_from(source, name, self.namespace)
        return self.made[key]

    def finished(self, lines: list[str]) -> list[str]:
        return lines or ["pass"]

    def field(self, field: Field, around: str) -> Iterator[str]:
        raise NotImplementedError


class _Hide(_Source):
    """Writes `value` (0, or -1 for all bits) into everything of `h` that the viewer may not see of `r`."""

    head = "r, h, viewer, seat, shown, value"

    def field(self, field: Field, around: str) -> Iterator[str]:
        seat = "i" if field.audience.seats else "seat"
        yield from self.kind(field.kind, f".{field.name}", seen_when(field.audience, around, seat), seat)

    def kind(self, kind: Any, way: str, seen: str, seat: str, depth: int = 0) -> Iterator[str]:
        if not can_hide(kind, seen):
            return
        if isinstance(kind, Scalar):
            yield f"if not {seen}:"
            yield f"    h{way} = value{' - 1' if kind.maybe else ''}"
        elif isinstance(kind, ArrayOf):
            index = "ijkl"[depth]
            yield f"for {index} in range({kind.size}):"
            for line in self.kind(kind.item, f"{way}[{index}]", seen, seat, depth + 1):
                yield f"    {line}"
        else:
            name = self.function(inside(kind), "shown" if seen not in (ALWAYS, NEVER) else seen)
            yield f"{name}(r{way}, h{way}, viewer, {seat}, {seen}, value)"


def can_hide(kind: Any, seen: str) -> bool:
    """Is there anything in it that somebody may not see?"""
    if isinstance(kind, Scalar):
        return seen != ALWAYS
    if isinstance(kind, ArrayOf):
        return can_hide(kind.item, seen)
    return any(can_hide(f.kind, seen_when(f.audience, seen)) for f in inside(kind).fields)


@cache
def hiding(root: Schema) -> Any:
    """The rule `hide(r, h, viewer, seat, shown, value)` of a root record; call it with seat -1 and shown 1."""
    made = _Hide()
    return made.namespace[made.function(root, ALWAYS)]


@dataclass(frozen=True)
class Column:
    """One number of an observation and its range. What the viewer may not see is `hidden`: low - 1."""

    name: str
    low: int
    high: int
    can_hide: bool  # is there somebody who may not see it?

    @property
    def hidden(self) -> int | None:
        return self.low - 1 if self.can_hide else None

    @property
    def least(self) -> int:
        """The smallest number that is written there."""
        return self.low - self.can_hide


class _Observe(_Source):
    """Writes what the viewer sees of `r` into `out`, from place `at` on; returns the next place."""

    head = "r, viewer, seat, shown, players, out, at"

    def finished(self, lines: list[str]) -> list[str]:
        return [*lines, "return at"]

    def field(self, field: Field, around: str) -> Iterator[str]:
        turned = field.audience.seats
        seat = "b" if turned else "seat"
        yield from self.kind(field.kind, f"r.{field.name}", seen_when(field.audience, around, seat), seat, turned)

    def kind(self, kind: Any, way: str, seen: str, seat: str, turned: bool, depth: int = 0) -> Iterator[str]:
        if not can_show(kind, seen):
            return
        if isinstance(kind, Scalar):
            yield from self.scalar(kind, way, seen)
        elif isinstance(kind, ArrayOf):
            index = "ijkl"[depth]
            yield f"for {index} in range({kind.size}):"
            if turned:  # the viewer's own element first, then the others clockwise; empty seats stay where they are
                yield f"    b = (viewer + {index}) % players if {index} < players else {index}"
            for line in self.kind(kind.item, f"{way}[{'b' if turned else index}]", seen, seat, False, depth + 1):
                yield f"    {line}"
        else:
            name = self.function(inside(kind), "shown" if seen not in (ALWAYS, NEVER) else seen)
            yield f"at = {name}({way}, viewer, {seat}, {seen}, players, out, at)"

    def scalar(self, kind: Scalar, way: str, seen: str) -> Iterator[str]:
        bits = bit_count(kind)
        if bits:
            shift = "(t + viewer) % players if t < players else t" if kind.code is Seat else "t"
            yield f"for t in range({bits}):"
            yield f"    out[at + t] = {shown(f'{way} >> ({shift}) & 1', seen, -1)}"
            yield f"at += {bits}"
            return
        value = way
        if kind.code is Seat:
            value = f"({way} + players - viewer) % players"
            if kind.maybe:
                value = f"({value} if {way} >= 0 else {NOTHING})"
        yield f"out[at] = {shown(value, seen, kind.low - 1)}"
        yield "at += 1"


def shown(value: str, seen: str, hidden: int) -> str:
    return value if seen == ALWAYS else f"({value}) if {seen} else {hidden}"


def can_show(kind: Any, seen: str) -> bool:
    """Is there anything in it that somebody may see?"""
    if isinstance(kind, Scalar):
        return seen != NEVER
    if isinstance(kind, ArrayOf):
        return can_show(kind.item, seen)
    return any(can_show(f.kind, seen_when(f.audience, seen)) for f in inside(kind).fields)


def bit_count(kind: Scalar) -> int:
    """How many columns a bit set takes; 0 for a number."""
    return kind.high.bit_length() if kind.members else PLAIN_BITS.get(kind.name, 0)


@cache
def observing(root: Schema) -> Any:
    """The rule `observe(r, viewer, seat, shown, players, out, at)` of a root record; its seat is -1, shown 1, at 0."""
    made = _Observe()
    return made.namespace[made.function(root, ALWAYS)]


@cache
def columns(root: Schema) -> tuple[Column, ...]:
    """The columns of an observation, in order. In arrays with one element a seat, element 0 is the viewer's."""
    return tuple(_columns(root, "", ALWAYS))


def _columns(kind: Any, name: str, seen: str) -> Iterator[Column]:
    if not can_show(kind, seen):
        return
    if isinstance(kind, Scalar):
        bits = bit_count(kind)
        if bits:
            yield from (Column(f"{name}.{i}", 0, 1, seen != ALWAYS) for i in range(bits))
        else:
            yield Column(name, kind.low, kind.high, seen != ALWAYS)
    elif isinstance(kind, ArrayOf):
        for i in range(kind.size):
            yield from _columns(kind.item, f"{name}.{i}", seen)
    else:
        for f in inside(kind).fields:
            yield from _columns(f.kind, f"{name}.{f.name}".lstrip("."), seen_when(f.audience, seen))


