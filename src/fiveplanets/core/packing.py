"""Packed memory: the same bytes whichever engine wrote them.

The layout follows C alignment, so that C and the GPU read every field where it lies; gaps stay zero. A packed record
is hashed word by word into the fingerprint of a position.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from operator import le
from typing import Any

from .kernels import finger_print
from .kinds import ArrayOf, Scalar, SeqOf
from .records import Schema, inside, zero


def alignment(kind: Any) -> int:
    if isinstance(kind, Scalar):
        return kind.size
    if isinstance(kind, ArrayOf):
        return alignment(kind.item)
    return max((alignment(f.kind) for f in inside(kind).fields), default=1)


def rounded_up(offset: int, step: int) -> int:
    return -(-offset // step) * step


@cache
def offsets(schema: Schema) -> tuple[tuple[int, ...], int]:
    """Where each field begins, and the size of the whole."""
    at, begins = 0, []
    for f in schema.fields:
        at = rounded_up(at, alignment(f.kind))
        begins.append(at)
        at += size(f.kind)
    return tuple(begins), rounded_up(at, alignment(schema))


def size(kind: Any) -> int:
    if isinstance(kind, Scalar):
        return kind.size
    if isinstance(kind, ArrayOf):
        return size(kind.item) * kind.size
    return offsets(inside(kind))[1]


@dataclass(frozen=True)
class Leaf:
    """One scalar of a record: the way to it (names and indexes), its kind and its place in packed memory."""

    path: tuple[str | int, ...]
    kind: Scalar
    offset: int


@cache
def leaves(schema: Schema) -> tuple[Leaf, ...]:
    return tuple(_leaves(schema, (), 0))


def _leaves(kind: Any, path: tuple[str | int, ...], offset: int) -> Iterator[Leaf]:
    if isinstance(kind, Scalar):
        yield Leaf(path, kind, offset)
    elif isinstance(kind, ArrayOf):
        step = size(kind.item)
        for i in range(kind.size):
            yield from _leaves(kind.item, (*path, i), offset + i * step)
    else:
        schema = inside(kind)
        for f, begin in zip(schema.fields, offsets(schema)[0], strict=True):
            yield from _leaves(f.kind, (*path, f.name), offset + begin)


@cache
def layout_hash(schema: Schema) -> str:
    """Of where everything lies: positions of one layout can be read by another program with the same."""
    places = [(leaf.path, leaf.kind.name, leaf.kind.maybe, leaf.offset) for leaf in leaves(schema)]
    return hashlib.sha256(repr(places).encode()).hexdigest()[:16]


@cache
def _codec(schema: Schema) -> struct.Struct:
    found = leaves(schema)
    end = found[-1].offset + found[-1].kind.size if found else 0
    return struct.Struct(f"{_format(found)}{size(schema) - end}x")


def _format(found: tuple[Leaf, ...]) -> str:
    """As `struct` knows it, up to the end of the last scalar."""
    form, at = "<", 0
    for leaf in found:
        form += f"{leaf.offset - at}x{leaf.kind.letter}"
        at = leaf.offset + leaf.kind.size
    return form


@cache
def _maybes(schema: Schema) -> tuple[int, ...]:
    """The numbers of the scalars that are stored plus one."""
    return tuple(number for number, leaf in enumerate(leaves(schema)) if leaf.kind.maybe)


def pack(value: Any) -> bytes:
    """The record's packed bytes."""
    return pack_scalars(value.schema, flatten(value))


def pack_scalars(schema: Schema, flat: list[int]) -> bytes:
    for number in _maybes(schema):
        flat[number] += 1
    return _codec(schema).pack(*flat)


def stored(schema: Schema, data: Any) -> list[int]:
    """All scalars behind packed bytes as they are stored: those that may be nothing plus one."""
    return list(_codec(schema).unpack(data))


def scalars(schema: Schema, data: Any) -> list[int]:
    """All scalars behind packed bytes, in the order of `leaves`."""
    flat = stored(schema, data)
    for number in _maybes(schema):
        flat[number] -= 1
    return flat


@cache
def _ranges(schema: Schema) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The lowest and the highest value of each scalar."""
    lows, highs = zip(*_bounds(schema), strict=True)
    return lows, highs


def _bounds(kind: Any) -> Iterator[tuple[int, int]]:
    if isinstance(kind, Scalar):
        yield kind.low, kind.high
    elif isinstance(kind, ArrayOf):
        for _ in range(kind.size):
            yield from _bounds(kind.item)
    elif isinstance(kind, SeqOf):
        yield from _bounds(ArrayOf(kind.item, kind.size))
        yield 0, kind.size
    else:
        for f in kind.fields:
            yield from _bounds(f.kind)


def first_misfit(schema: Schema, flat: list[int]) -> str | None:
    """What is wrong with scalars that cannot be those of such a record."""
    lows, highs = _ranges(schema)
    if all(map(le, lows, flat)) and all(map(le, flat, highs)):
        return None
    number = next(i for i, value in enumerate(flat) if not lows[i] <= value <= highs[i])
    place = ".".join(map(str, leaves(schema)[number].path))
    return f"{place} is {flat[number]}, not {lows[number]} to {highs[number]}"


def flatten(value: Any) -> list[Any]:
    """All scalars of a record, in the order of `leaves`."""
    flat: list[Any] = []
    _flatten(value.schema, value, flat)
    return flat


def _flatten(kind: Any, value: Any, flat: list[Any]) -> None:
    if isinstance(kind, Scalar):
        flat.append(value)
    elif isinstance(kind, ArrayOf):
        if isinstance(kind.item, Scalar):
            flat.extend(value)
        else:
            for item in value:
                _flatten(kind.item, item, flat)
    else:
        for f in inside(kind).fields:
            _flatten(f.kind, getattr(value, f.name), flat)


def unpack(schema: Schema, data: Any, checked: bool = False) -> Any:
    """The record behind packed bytes."""
    value = zero(schema, checked)
    refill(schema, value, iter(scalars(schema, data)))
    return value


def unpack_field(schema: Schema, data: Any, name: str) -> Any:
    """One field of the record behind packed bytes, without reading the rest."""
    kind, at, found, codec = _field(schema, name)
    value = zero(kind)
    numbers = codec.unpack_from(data, at)
    refill(kind, value, (n - leaf.kind.maybe for n, leaf in zip(numbers, found, strict=True)))
    return value


def pack_field(schema: Schema, data: bytearray, name: str, value: Any) -> None:
    """Write one field into packed memory."""
    kind, at, found, codec = _field(schema, name)
    flat: list[Any] = []
    _flatten(kind, value, flat)
    codec.pack_into(data, at, *(n + leaf.kind.maybe for n, leaf in zip(flat, found, strict=True)))


@cache
def _field(schema: Schema, name: str) -> tuple[Any, int, tuple[Leaf, ...], struct.Struct]:
    kind, at = next((f.kind, at) for f, at in zip(schema.fields, offsets(schema)[0], strict=True) if f.name == name)
    found = tuple(_leaves(kind, (), 0))
    return kind, at, found, struct.Struct(_format(found))


def refill(kind: Any, value: Any, flat: Iterator[Any]) -> None:
    """Write scalars, in the order of `leaves`, into a record."""
    if isinstance(kind, ArrayOf):
        for i in range(kind.size):
            if isinstance(kind.item, Scalar):
                value[i] = next(flat)
            else:
                refill(kind.item, value[i], flat)
    else:
        for f in inside(kind).fields:
            if isinstance(f.kind, Scalar):
                setattr(value, f.name, next(flat))
            else:
                refill(f.kind, getattr(value, f.name), flat)


def fingerprint(data: Any) -> int:
    """A 63-bit hash of packed bytes."""
    return finger_print(struct.unpack(f"<{len(data) // 4}i", data))
