"""Rules that derive from the records: hiding what a seat may not see, and observations for learning.

Both are written here as source in the rule language, from the audiences that the records declare, so that every
engine runs them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from .codes import NOTHING, Seat
from .kinds import ArrayOf, Audience, Scalar, SeqOf
from .records import Field, Schema, inside
from .rules import built_in, rule_from

ALWAYS, NEVER = "1", "0"


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


@built_in("SPREAD")
def spread(out: list[int], at: int, count: int, low: int, ones: int, twos: int = 0, fours: int = 0) -> None:
    """Write a number for each of so many bits: `low`, and what this bit of the three words is worth."""
    for t in range(count):
        out[at + t] = low + (ones >> t & 1) + 2 * (twos >> t & 1) + 4 * (fours >> t & 1)


class _Observe(_Source):
    """Writes what the viewer sees of `r` into `out`, from place `at` on; returns the next place."""

    head = "r, viewer, seat, shown, players, out, at"

    def __init__(self) -> None:
        super().__init__()
        self.namespace["spread"] = spread

    def finished(self, lines: list[str]) -> list[str]:
        return [*lines, "return at"]

    def field(self, field: Field, around: str) -> Iterator[str]:
        audience, way = field.audience, f"r.{field.name}"
        if not can_show_field(field, around):
            return
        seen = seen_when(audience, around, "b" if audience.seats else "seat")
        if audience.seats:
            yield from self.seats(field.kind, way, seen, audience.neutral)
        elif audience.disjoint:
            yield from self.disjoint(field.kind.item, [f"{way}[{n}]" for n in range(field.kind.size)], seen)
        else:
            yield from self.kind(field.kind, way, seen)

    def seats(self, kind: ArrayOf, way: str, seen: str, neutral: bool) -> Iterator[str]:
        """The viewer's own element first, then the others clockwise; behind them the neutral ones."""
        yield f"for i in range({kind.size if neutral else f'min({kind.size}, players)'}):"
        yield "    b = viewer + i"
        yield "    if b >= players:"
        yield f"        b = {'i if i >= players else ' if neutral else ''}b - players"
        for line in self.kind(kind.item, f"{way}[b]", seen, "b", 1):
            yield f"    {line}"

    def kind(self, kind: Any, way: str, seen: str, seat: str = "seat", depth: int = 0) -> Iterator[str]:
        if not can_show(kind, seen):
            return
        if isinstance(kind, Scalar):
            yield from self.scalar(kind, way, seen)
        elif isinstance(kind, ArrayOf):
            yield from self.items(kind, way, str(kind.size), seen, seat, depth)
        elif isinstance(kind, SeqOf):
            if can_show(kind.item, seen):
                yield from self.items(kind, f"{way}.items", f"{way}.n", seen, seat, depth)
                yield f"rest = ({kind.size} - {way}.n) * ({width_of(kind.item, seen)})"
                yield "for t in range(rest):"
                yield "    out[at + t] = 0"
                yield "at += rest"
            yield from self.scalar(kind.length, f"{way}.n", ALWAYS)
        else:
            name = self.function(kind, "shown" if seen not in (ALWAYS, NEVER) else seen)
            yield f"at = {name}({way}, viewer, {seat}, {seen}, players, out, at)"

    def items(self, kind: Any, way: str, count: str, seen: str, seat: str, depth: int) -> Iterator[str]:
        index = "ijkl"[depth]
        yield f"for {index} in range({count}):"
        for line in self.kind(kind.item, f"{way}[{index}]", seen, seat, depth + 1):
            yield f"    {line}"

    def scalar(self, kind: Scalar, way: str, seen: str) -> Iterator[str]:
        if kind.bits and kind.code is Seat:
            yield f"turned = {way} >> viewer | {way} << (players - viewer)"
            yield "for t in range(players):"
            yield f"    out[at + t] = {shown('turned >> t & 1', seen, 0)}"
            yield "at += players"
        elif kind.bits:
            yield from self.bits(kind.bits, [way], seen, 0)
        else:
            value = way
            if kind.code is Seat:
                value = f"{way} - viewer + (players if {way} < viewer else 0)"
                if kind.maybe:
                    value = f"({value} if {way} >= 0 else {NOTHING})"
            yield f"out[at] = {shown(value, seen, kind.low)}"
            yield "at += 1"

    def bits(self, count: int, words: list[str], seen: str, low: int) -> Iterator[str]:
        """A column for each bit."""
        if seen == ALWAYS:
            yield f"spread(out, at, {count}, {low}, {', '.join(words)})"
        else:
            yield f"if {seen}:"
            yield f"    spread(out, at, {count}, {low}, {', '.join(words)})"
            yield "else:"
            yield f"    spread(out, at, {count}, {low - 1}, 0)"
        yield f"at += {count}"

    def disjoint(self, kind: Any, ways: list[str], seen: str, depth: int = 0) -> Iterator[str]:
        """For each bit, which of these sets has it: one more than that in binary, a word a digit."""
        if isinstance(kind, ArrayOf):
            index = "ijkl"[depth]
            yield f"for {index} in range({kind.size}):"
            for line in self.disjoint(kind.item, [f"{way}[{index}]" for way in ways], seen, depth + 1):
                yield f"    {line}"
            return
        digits = range(len(ways).bit_length())
        words = [" | ".join(way for n, way in enumerate(ways, 1) if n >> digit & 1) for digit in digits]
        yield from self.bits(kind.bits, words, seen, NOTHING)


def shown(value: str, seen: str, low: int) -> str:
    return value if seen == ALWAYS else f"({value}) if {seen} else {low - 1}"


def can_show(kind: Any, seen: str) -> bool:
    """Is there anything in it that somebody may see?"""
    if isinstance(kind, Scalar):
        return seen != NEVER
    if isinstance(kind, ArrayOf):
        return can_show(kind.item, seen)
    return any(can_show_field(field, seen) for field in inside(kind).fields)


def can_show_field(field: Field, around: str) -> bool:
    return not field.audience.follows and can_show(field.kind, seen_when(field.audience, around))


def width_of(kind: Any, seen: str) -> str:
    """How many columns a kind takes, which may hang on the number of players."""
    alone, pair = (len(list(_columns(kind, "", seen, players))) for players in (1, 2))
    return f"{2 * alone - pair} + {pair - alone} * players" if pair > alone else str(alone)


@cache
def observing(root: Schema) -> Any:
    """The rule `observe(r, viewer, seat, shown, players, out, at)` of a root record; its seat is -1, shown 1, at 0."""
    made = _Observe()
    return made.namespace[made.function(root, ALWAYS)]


@cache
def columns(root: Schema, players: int) -> tuple[Column, ...]:
    """The columns of an observation, in order. In arrays with one element a seat, element 0 is the viewer's."""
    return tuple(_columns(root, "", ALWAYS, players))


def _columns(kind: Any, name: str, seen: str, players: int) -> Iterator[Column]:
    if not can_show(kind, seen):
        return
    if isinstance(kind, Scalar):
        if kind.bits:
            bits = players if kind.code is Seat else kind.bits
            yield from (Column(f"{name}.{i}", 0, 1, seen != ALWAYS) for i in range(bits))
        else:
            yield Column(name, kind.low, kind.high, seen != ALWAYS)
    elif isinstance(kind, ArrayOf):
        for i in range(kind.size):
            yield from _columns(kind.item, f"{name}.{i}", seen, players)
    else:
        for field in inside(kind).fields:
            if can_show_field(field, seen):
                place = f"{name}.{field.name}".lstrip(".")
                yield from _field_columns(field, place, seen_when(field.audience, seen), players)


def _field_columns(field: Field, name: str, seen: str, players: int) -> Iterator[Column]:
    kind, audience = field.kind, field.audience
    if audience.disjoint:
        for bit in _columns(kind.item, name, seen, players):
            yield replace(bit, low=NOTHING, high=kind.size - 1)
    elif audience.seats and not audience.neutral:
        yield from _columns(replace(kind, size=min(kind.size, players)), name, seen, players)
    else:
        yield from _columns(kind, name, seen, players)
