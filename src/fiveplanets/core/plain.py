"""Records as plain data for JSON: codes by their ids, sequences as lists, what is hidden as null.

Reading goes straight from packed memory, with a function made for the schema: a position has hundreds of numbers, and
everything that people see passes here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from .codes import names_of, number_of
from .kinds import ArrayOf, Audience, Scalar, SeqOf, is_number
from .packing import pack, stored
from .records import Schema, zero
from .sight import count_scalars, hidden_scalars


def to_json(schema: Schema, data: Any) -> dict[str, Any]:
    """Plain data from packed bytes."""
    return _reader(schema)(stored(schema, data))


def visible_json(schema: Schema, data: Any, viewer: int | None) -> dict[str, Any]:
    """Plain data from packed bytes; what the viewer may not see is null."""
    flat: list[Any] = stored(schema, data)
    for number in hidden_scalars(schema, flat, viewer):
        flat[number] = None
    return _reader(schema)(flat)


def record_json(value: Any) -> dict[str, Any]:
    """Plain data from a record."""
    return to_json(value.schema, pack(value))


class _Writer:
    """Writes the readers of a schema: a function a record, over `v`, all scalars as stored, from place `b` on."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.made: dict[tuple[Schema, bool], str] = {}

    def function(self, schema: Schema, hides: bool) -> str:
        """The reader of a record; `hides` where its surrounding may be hidden."""
        key = (schema, hides)
        if key not in self.made:
            name = self.made[key] = f"read_{schema.name}_{len(self.made)}"
            at, parts = 0, []
            for field in schema.fields:
                parts.append(f"{field.name!r}: {self.read(field.kind, at, can_hide(field.audience, hides))}")
                at += count_scalars(field.kind)
            exec(f"def {name}(v, b):\n    return {{{', '.join(parts)}}}", self.names)
        return self.made[key]

    def read(self, kind: Any, at: int, hides: bool) -> str:
        """An expression for what lies at place b + at."""
        if isinstance(kind, Scalar):
            return self.scalar(kind, f"v[b + {at}]", hides)
        if isinstance(kind, ArrayOf):
            return self.items(kind.item, at, str(kind.size), hides)
        if isinstance(kind, SeqOf):
            length = f"v[b + {at + kind.size * count_scalars(kind.item)}]"
            return self.items(kind.item, at, length, hides)
        return f"{self.function(kind, hides)}(v, b + {at})"

    def items(self, item: Any, at: int, count: str, hides: bool) -> str:
        if isinstance(item, Scalar):
            part = f"v[b + {at}: b + {at} + {count}]"
            each = self.scalar(item, "x", hides)
            return part if each == "x" else f"[{each} for x in {part}]"
        step = count_scalars(item)
        if isinstance(item, ArrayOf | SeqOf):
            inner = self.function_of_items(item, hides)
            return f"[{inner}(v, b + {at} + {step} * i) for i in range({count})]"
        return f"[{self.function(item, hides)}(v, b + {at} + {step} * i) for i in range({count})]"

    def function_of_items(self, kind: Any, hides: bool) -> str:
        """A reader of arrays or sequences that lie within others."""
        name = f"read_items_{len(self.names)}"
        exec(f"def {name}(v, b):\n    return {self.read(kind, 0, hides)}", self.names)
        return name

    def scalar(self, kind: Scalar, value: str, hides: bool) -> str:
        if kind.boolean:
            shown = f"{value} != 0"
        elif kind.code is None or (is_number(kind.code) and not kind.maybe and not kind.members):
            return value
        elif is_number(kind.code) and kind.maybe:
            shown = f"({value} - 1 if {value} else None)"
        elif kind.members:
            shown = f"{self.name('set', kind, _members(kind.code))}({value})"
        else:
            shown = f"{self.name('maybe' if kind.maybe else 'one', kind, _ids(kind))}[{value}]"
        return f"(None if {value} is None else {shown})" if hides else shown

    def name(self, prefix: str, kind: Scalar, meaning: Any) -> str:
        name = f"{prefix}_{kind.code.__name__}"
        self.names[name] = meaning
        return name


def can_hide(audience: Audience, around: bool) -> bool:
    return around if audience.who is None else audience.who != "public"


def _ids(kind: Scalar) -> tuple[str | None, ...]:
    """The ids of a code by stored number."""
    names = names_of(kind.code)
    ids = tuple(names.get(number) for number in range(kind.high + 1))
    return (None, *ids) if kind.maybe else ids


def _members(code: Any) -> Callable[[int], list[Any]]:
    names: list[tuple[int, Any]] = list(names_of(code).items()) or [(n, n) for n in range(code.low, code.high + 1)]

    @lru_cache(maxsize=1024)
    def named(bits: int) -> list[Any]:
        return [name for number, name in names if bits >> number & 1]

    return lambda bits: named(bits).copy()


@cache
def _reader(schema: Schema) -> Callable[[list[Any]], dict[str, Any]]:
    writer = _Writer()
    read = writer.names[writer.function(schema, hides=False)]
    return lambda flat: read(flat, 0)


def from_json(kind: Any, data: Any) -> Any:
    """The value that `to_json` wrote (with nothing hidden), as a record."""
    if isinstance(kind, Scalar):
        return _scalar_from(kind, data)
    if isinstance(kind, ArrayOf):
        return [from_json(kind.item, item) for item in data]
    if isinstance(kind, SeqOf):
        value = zero(kind)
        value.items[: len(data)] = [from_json(kind.item, item) for item in data]
        value.n = len(data)
        return value
    value = kind.plain()
    for f in kind.fields:
        setattr(value, f.name, from_json(f.kind, data[f.name]))
    return value


def _scalar_from(kind: Scalar, data: Any) -> int:
    if kind.members:
        return sum(1 << number_of(kind.code, item) for item in data)
    if data is None:
        return kind.zero
    if kind.code is None:
        return int(data)
    not_set = is_number(kind.code) and type(data) is int and data == kind.zero
    return kind.zero if not_set and not kind.maybe else number_of(kind.code, data)
