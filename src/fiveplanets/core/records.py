"""Records: one declaration gives the Python class, the packed layout, JSON, and who may see what.

    @record
    class Clan:
        water: Int16 = owner()
        played: Int8

    @record
    class Game:
        clans: Array[Clan, 5] = seats()
        stack: Seq[Int8, 15] = nobody()

A record is a plain object with plain attributes; arrays are lists. `Game.schema` describes it to everything else
(packing, redaction, engines). Everything starts at zero.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .kinds import ArrayOf, Audience, Scalar, SeqOf


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
        return SeqOf(kind_of(annotation.item), annotation.size)
    if isinstance(annotation, Scalar):
        return annotation
    schema = getattr(annotation, "schema", None)
    if isinstance(schema, Schema):
        return schema
    raise TypeError(f"not a kind that a record can hold: {annotation!r}")


def record(declaration: type) -> Any:
    """Turn a class of annotations into a record class."""
    fields = []
    for name, annotation in declaration.__annotations__.items():
        audience = declaration.__dict__.get(name, Audience())
        if not isinstance(audience, Audience):
            raise TypeError(f"{declaration.__name__}.{name}: a field's default is its audience, not {audience!r}")
        fields.append(Field(name, kind_of(annotation), audience))
    return make_schema(declaration.__name__, tuple(fields), declaration.__doc__, declaration.__module__).plain


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


def _fill(self: Any) -> None:
    checked = getattr(self, "is_checked", False)
    for f in self.schema.fields:
        object.__setattr__(self, f.name, zero(f.kind, checked))
    object.__setattr__(self, "story", None)


def zero(kind: Any, checked: bool = False) -> Any:
    """A fresh value of this kind, all zero."""
    if isinstance(kind, Scalar):
        return 0
    if isinstance(kind, ArrayOf):
        values = [zero(kind.item, checked) for _ in range(kind.size)]
        return CheckedList(kind.item, values) if checked else values
    schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
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


def check(kind: Scalar, value: Any, where: str) -> None:
    if isinstance(value, float) or not kind.low <= int(value) <= kind.high:
        raise Misfit(f"{where}: {value!r} does not fit {kind.name} ({kind.low} to {kind.high})")


def _set_checked(self: Any, name: str, value: Any) -> None:
    for f in self.schema.fields:
        if f.name == name:
            if not isinstance(f.kind, Scalar):
                raise Misfit(f"{self.schema.name}.{name} is part of the record and cannot be replaced")
            check(f.kind, value, f"{self.schema.name}.{name}")
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
            check(self.kind, each, f"[{index}]")
        super().__setitem__(index, value)

    def check_index(self, index: Any) -> None:
        if not isinstance(index, slice) and not 0 <= index < len(self):
            raise Misfit(f"index {index} is outside an array of {len(self)}")

    def append(self, _value: Any) -> None:
        raise Misfit("an array has a fixed length")


def to_json(kind: Any, value: Any) -> Any:
    """Plain data for JSON. A sequence becomes a list of the items in use; what is redacted is null."""
    if value is None:
        return None
    if isinstance(kind, Scalar):
        return bool(value) if kind.boolean else int(value)
    if isinstance(kind, ArrayOf):
        return [to_json(kind.item, item) for item in value]
    if isinstance(kind, SeqOf):
        return [to_json(kind.item, item) for item in value.items[: value.n]]
    return {f.name: to_json(f.kind, getattr(value, f.name)) for f in kind.fields}


def from_json(kind: Any, data: Any) -> Any:
    """The value that `to_json` wrote (of a state that is not redacted)."""
    if isinstance(kind, Scalar):
        return int(data)
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
