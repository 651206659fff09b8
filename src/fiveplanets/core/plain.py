"""Records as plain data for JSON: codes by their ids, sequences as lists, what is hidden as null.

Reading goes straight from packed memory, with a function made for the schema: a position has hundreds of numbers, and
everything that people see passes here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from .codes import id_of, names_of, number_of
from .kinds import ArrayOf, Scalar, SeqOf, is_number
from .packing import flatten, leaves, scalars
from .records import Schema, inside, zero
from .sight import sights


def to_json(schema: Schema, data: Any, hidden: Iterable[int] = ()) -> dict[str, Any]:
    """Plain data from packed bytes; the scalars numbered in `hidden` are null."""
    flat: list[Any] = scalars(schema, data)
    for number in hidden:
        flat[number] = None
    return _reader(schema)(flat)


def record_json(value: Any) -> dict[str, Any]:
    """Plain data from a record."""
    return _reader(value.schema)(flatten(value))


class _Writer:
    """Writes the source of a reader: one expression over `v`, the list of all scalars."""

    def __init__(self, schema: Schema) -> None:
        self.at = 0
        self.names: dict[str, Any] = {}
        self.can_hide = [sight.who != "public" for sight in sights(schema)]

    def read(self, kind: Any) -> str:
        if isinstance(kind, Scalar):
            return self.scalar(kind)
        if isinstance(kind, ArrayOf):
            return f"[{', '.join(self.read(kind.item) for _ in range(kind.size))}]"
        if isinstance(kind, SeqOf):
            items = self.read(ArrayOf(kind.item, kind.size))
            self.at += 1  # the length
            return f"{items}[:v[{self.at - 1}]]"
        return "{" + ", ".join(f"{f.name!r}: {self.read(f.kind)}" for f in inside(kind).fields) + "}"

    def scalar(self, kind: Scalar) -> str:
        value, hides = f"v[{self.at}]", self.can_hide[self.at]
        self.at += 1
        if kind.boolean:
            shown = f"{value} != 0"
        elif kind.code is None or (is_number(kind.code) and not kind.maybe and not kind.members):
            return value
        else:
            shown = f"{self.name(kind)}({value})"
        return f"(None if {value} is None else {shown})" if hides else shown

    def name(self, kind: Scalar) -> str:
        name = f"{'set' if kind.members else 'one'}_{kind.code.__name__}"
        self.names[name] = _members(kind.code) if kind.members else _id(kind.code)
        return name


def _id(code: Any) -> Callable[[int], Any]:
    return (lambda number: id_of(code, number)) if is_number(code) else names_of(code).get


def _members(code: Any) -> Callable[[int], list[Any]]:
    names = list(names_of(code).items()) or [(n, n) for n in range(code.low, code.high + 1)]
    return lambda bits: [name for number, name in names if bits >> number & 1]


@cache
def _reader(schema: Schema) -> Callable[[list[Any]], dict[str, Any]]:
    writer = _Writer(schema)
    parts = []
    # A function a field: one expression of thousands of terms would be too deep for Python's compiler.
    for number, field in enumerate(schema.fields):
        exec(f"def part_{number}(v):\n    return {writer.read(field.kind)}", writer.names)
        parts.append((field.name, f"part_{number}"))
    exec("def read(v):\n    return {" + ", ".join(f"{n!r}: {p}(v)" for n, p in parts) + "}", writer.names)
    return writer.names["read"]


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
    return int(data) if kind.code is None else number_of(kind.code, data)


def column_names(schema: Schema) -> tuple[str, ...]:
    """The way to each scalar, as a word: `clans.0.water`."""
    return tuple(".".join(map(str, leaf.path)) for leaf in leaves(schema))
