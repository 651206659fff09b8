"""Records: one declaration gives the Python class, the packed layout and C struct, JSON, and who may see what.

    @record
    class Clan:
        water: Int16 = owner()
        played: Maybe[Action]

    @record
    class Position:
        clans: Array[Clan] = seats(size=5)
        stack: Seq[One[Card]] = nobody(size=15)

A record is a plain object with plain attributes; arrays are lists. `Position.schema` describes it to everything else
(packing, redaction, engines). Everything starts at zero, or at nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from .codes import Seat
from .kinds import MOST_DISJOINT, ArrayOf, Audience, Scalar, SeqOf, sized

R = TypeVar("R", bound=type)


@dataclass(frozen=True)
class Field:
    name: str
    kind: Any
    audience: Audience


@dataclass
class Schema:
    """What a record is made of. `checked` is the twin class that refuses values that would not fit."""

    name: str
    fields: tuple[Field, ...]
    plain: type = field(init=False)
    checked: type = field(init=False)

    def __hash__(self) -> int:
        return id(self)


class Misfit(ValueError):
    """A checked record was given a value that the packed field cannot hold."""


def kind_of(annotation: Any) -> Any:
    """The kind behind an annotation: a record class stands for its schema."""
    if isinstance(annotation, ArrayOf):
        return ArrayOf(kind_of(annotation.item), annotation.size)
    if isinstance(annotation, SeqOf):
        item = kind_of(annotation.item)
        if isinstance(item, Scalar) and item.maybe:
            raise TypeError("a sequence has no holes: Seq[One[…]], not Seq[Maybe[…]]")
        return SeqOf(item, annotation.size)
    if isinstance(annotation, Scalar):
        return annotation
    for mark in getattr(annotation, "__metadata__", ()):
        if isinstance(mark, Scalar):
            return mark
    schema = getattr(annotation, "schema", None)
    if isinstance(schema, Schema):
        return schema
    raise TypeError(f"not a kind that a record can hold: {annotation!r}")


def check_disjoint(kind: Any) -> None:
    """Only arrays of bit sets can be disjoint."""
    item = kind
    while isinstance(item, ArrayOf):
        item = item.item
    if item is kind or not isinstance(item, Scalar) or not item.bits or item.code is Seat:
        raise TypeError("disjoint() is for arrays of bit sets, and not of seats")
    if kind.size > MOST_DISJOINT:
        raise TypeError(f"disjoint(): {MOST_DISJOINT} sets at most, not {kind.size}")


def record(declaration: R) -> R:
    """Turn a class of annotations into a record class."""
    fields = []
    for name, annotation in declaration.__annotations__.items():
        audience = declaration.__dict__.get(name, Audience())
        if not isinstance(audience, Audience):
            raise TypeError(f"{declaration.__name__}.{name}: a field's default is its audience, not {audience!r}")
        try:
            kind = sized(kind_of(annotation), audience.sizes)
            if audience.disjoint:
                check_disjoint(kind)
        except TypeError as error:
            raise TypeError(f"{declaration.__name__}.{name}: {error}") from None
        fields.append(Field(name, kind, audience))
    schema = make_schema(declaration.__name__, tuple(fields), declaration.__doc__, declaration.__module__)
    return cast(R, schema.plain)


def make_schema(name: str, fields: tuple[Field, ...], doc: str | None, module: str) -> Schema:
    schema = Schema(name, fields)
    names = tuple(f.name for f in fields)
    schema.plain = type(
        name,
        (),
        # `story` holds what a move told (see story.py); it is no part of the state.
        {"__slots__": (*names, "story"), "__init__": _fill, "__doc__": doc, "__module__": module, "schema": schema},
    )
    schema.checked = type(name, (schema.plain,), {"__slots__": (), "__setattr__": _set_checked, "is_checked": True})
    return schema


def schema_of(record_class: Any) -> Schema:
    """The schema of a record class, for those whom a checker watches."""
    return cast(Schema, record_class.schema)


def _fill(self: Any) -> None:
    checked = getattr(self, "is_checked", False)
    for f in self.schema.fields:
        object.__setattr__(self, f.name, zero(f.kind, checked))
    object.__setattr__(self, "story", None)


def zero(kind: Any, checked: bool = False) -> Any:
    """A fresh value of this kind, all zero or nothing."""
    if isinstance(kind, Scalar):
        return kind.zero
    if isinstance(kind, ArrayOf):
        values = [zero(kind.item, checked) for _ in range(kind.size)]
        return CheckedList(kind.item, values) if checked else values
    schema = inside(kind)
    return (schema.checked if checked else schema.plain)()


_sequences: dict[SeqOf, Schema] = {}


def sequence_schema(kind: SeqOf) -> Schema:
    """A sequence is a record of `items` and `n`."""
    if kind not in _sequences:
        fields = (
            Field("items", ArrayOf(kind.item, kind.size), Audience()),
            Field("n", kind.length, Audience("public")),
        )
        _sequences[kind] = make_schema("Seq", fields, "A bounded sequence.", __name__)
    return _sequences[kind]


def inside(kind: Any) -> Schema:
    """The schema of a record or of a sequence."""
    return sequence_schema(kind) if isinstance(kind, SeqOf) else kind


def check(kind: Scalar, value: Any, where: Callable[[], str]) -> None:
    if isinstance(value, float) or not kind.low <= int(value) <= kind.high:
        raise Misfit(f"{where()}: {value!r} does not fit {kind.name} ({kind.low} to {kind.high})")


def _set_checked(self: Any, name: str, value: Any) -> None:
    for f in self.schema.fields:
        if f.name == name:
            if not isinstance(f.kind, Scalar):
                raise Misfit(f"{self.schema.name}.{name} is part of the record and cannot be replaced")
            check(f.kind, value, lambda: f"{self.schema.name}.{name}")
    object.__setattr__(self, name, value)


class CheckedList(list):
    """An array that refuses a value that would not fit, a wrong index, and any change of its length or its records."""

    def __init__(self, kind: Any, values: list) -> None:
        super().__init__(values)
        self.kind = kind

    def __getitem__(self, index: Any) -> Any:
        self.check_index(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        self.check_index(index)
        if not isinstance(self.kind, Scalar):
            raise Misfit(f"[{index}] is part of the record and cannot be replaced")
        if isinstance(index, slice):
            value = list(value)
            if len(value) != len(self[index]):
                raise Misfit("an array has a fixed length")
        for each in value if isinstance(index, slice) else (value,):
            check(self.kind, each, lambda: f"[{index}]")
        super().__setitem__(index, value)

    def check_index(self, index: Any) -> None:
        if not isinstance(index, slice) and not 0 <= index < len(self):
            raise Misfit(f"index {index} is outside an array of {len(self)}")

    def append(self, _value: Any) -> None:
        raise Misfit("an array has a fixed length")
