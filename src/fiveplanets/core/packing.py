"""Packed memory: the same bytes whichever engine wrote them.

The layout follows C alignment, so that the GPU can read every field where it lies; gaps stay zero. A packed record
is hashed word by word into the fingerprint of a state.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from .kinds import ArrayOf, Scalar, SeqOf
from .records import Schema, sequence_schema, zero


def alignment(kind: Any) -> int:
    if isinstance(kind, Scalar):
        return kind.size
    if isinstance(kind, ArrayOf):
        return alignment(kind.item)
    if isinstance(kind, SeqOf):
        kind = sequence_schema(kind)
    return max((alignment(f.kind) for f in kind.fields), default=1)


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
    return offsets(sequence_schema(kind) if isinstance(kind, SeqOf) else kind)[1]


@dataclass(frozen=True)
class Leaf:
    """One scalar of a record: the way to it (names and indexes), its kind and its place in packed memory."""

    path: tuple[str | int, ...]
    kind: Scalar
    offset: int


def leaves(kind: Any, path: tuple[str | int, ...] = (), offset: int = 0) -> Iterator[Leaf]:
    if isinstance(kind, Scalar):
        yield Leaf(path, kind, offset)
    elif isinstance(kind, ArrayOf):
        step = size(kind.item)
        for i in range(kind.size):
            yield from leaves(kind.item, (*path, i), offset + i * step)
    else:
        schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
        for f, begin in zip(schema.fields, offsets(schema)[0], strict=True):
            yield from leaves(f.kind, (*path, f.name), offset + begin)


def numpy_dtype(kind: Any) -> Any:
    """The NumPy dtype of packed memory (NumPy is only imported here and by the engines)."""
    import numpy as np

    if isinstance(kind, Scalar):
        return np.dtype(f"i{kind.size}")
    if isinstance(kind, ArrayOf):
        return np.dtype((numpy_dtype(kind.item), (kind.size,)))
    schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
    begins, total = offsets(schema)
    return np.dtype(
        {
            "names": [f.name for f in schema.fields],
            "formats": [numpy_dtype(f.kind) for f in schema.fields],
            "offsets": list(begins),
            "itemsize": total,
        },
        align=True,
    )


@cache
def _codec(schema: Schema) -> struct.Struct:
    form, at = "<", 0
    for leaf in leaves(schema):
        form += f"{leaf.offset - at}x{leaf.kind.letter}"
        at = leaf.offset + leaf.kind.size
    return struct.Struct(f"{form}{size(schema) - at}x")


def pack(value: Any) -> bytes:
    """The record's packed bytes."""
    return _codec(value.schema).pack(*flatten(value))


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
        schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
        for f in schema.fields:
            _flatten(f.kind, getattr(value, f.name), flat)


def unpack(schema: Schema, data: bytes, checked: bool = False) -> Any:
    """The record behind packed bytes."""
    value = zero(schema, checked)
    refill(schema, value, iter(_codec(schema).unpack(data)))
    return value


def refill(kind: Any, value: Any, flat: Iterator[Any]) -> None:
    """Write scalars, in the order of `leaves`, into a record."""
    if isinstance(kind, ArrayOf):
        for i in range(kind.size):
            if isinstance(kind.item, Scalar):
                value[i] = next(flat)
            else:
                refill(kind.item, value[i], flat)
    else:
        schema = sequence_schema(kind) if isinstance(kind, SeqOf) else kind
        for f in schema.fields:
            if isinstance(f.kind, Scalar):
                setattr(value, f.name, next(flat))
            else:
                refill(f.kind, getattr(value, f.name), flat)


WORD = 0xFFFFFFFF


def fingerprint(data: bytes) -> int:
    """A 63-bit hash of packed bytes; kernels.py has its twin for memory that is already in an engine."""
    high, low = 0x9E3779B9, 0x85EBCA6B
    for (word,) in struct.iter_unpack("<I", data):
        high = ((high ^ word) * 0x5BD1E995) & WORD
        high ^= high >> 15
        low = ((low + word) & WORD) * 0x2C1B3C6D & WORD
        low ^= low >> 13
    return (high << 31) ^ low
