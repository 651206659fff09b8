"""Packed memory: aligned as C does it, zero in the gaps, and hashed alike by both fingerprints."""

import struct

import numpy as np
import pytest

from fiveplanets.core.kernels import finger_print
from fiveplanets.core.kinds import Array, Bits8, Bits16, Bits32, Bits63, Bool, Int8, Int16, Int32, Int64, Seq
from fiveplanets.core.packing import fingerprint, flatten, leaves, numpy_dtype, offsets, pack, refill, size, unpack
from fiveplanets.core.records import record


@record
class Small:
    a: Int8
    b: Int32


@record
class Mixed:
    one: Int8
    two: Int16
    three: Int8
    four: Int64
    smalls: Array[Small, 2]
    seq: Seq[Int16, 3]
    last: Int8


def numbered():
    """Every scalar another number."""
    mixed = Mixed()
    refill(Mixed.schema, mixed, iter(range(1, 1 + len(flatten(mixed)))))
    return mixed


def test_fields_lie_where_c_would_put_them():
    assert offsets(Small.schema) == ((0, 4), 8)
    assert offsets(Mixed.schema) == ((0, 2, 4, 8, 16, 32, 40), 48)
    for leaf in leaves(Mixed.schema):
        assert leaf.offset % leaf.kind.size == 0


def test_packing_is_what_struct_would_write():
    assert pack(numbered()) == struct.pack("<bxhb3xq bxxxi bxxxi hhhb x b7x", *range(1, 14))


def test_unpacking_brings_everything_back():
    for checked in (False, True):
        again = unpack(Mixed.schema, pack(numbered()), checked)
        assert flatten(again) == list(range(1, 14))
        assert getattr(again, "is_checked", False) == checked


def test_numpy_agrees():
    dtype = numpy_dtype(Mixed.schema)
    assert dtype.itemsize == size(Mixed.schema)
    assert dtype.isalignedstruct
    row = np.frombuffer(pack(numbered()), dtype)[0]
    assert row["four"] == 4
    assert row["smalls"][1]["b"] == 8
    assert row["seq"]["items"].tolist() == [9, 10, 11]
    assert row["last"] == 13


@pytest.mark.parametrize("kind", [Int8, Int16, Int32, Int64, Bits8, Bits16, Bits32, Bits63, Bool], ids=lambda k: k.name)
def test_both_ends_of_every_kind_fit(kind):
    @record
    class One:
        value: kind

    for value in (kind.low, kind.high):
        one = One()
        one.value = value
        assert unpack(One.schema, pack(one)).value == value
        with pytest.raises(ValueError, match="does not fit"):
            One.schema.checked().value = kind.high + 1


def test_both_fingerprints_agree():
    generator = np.random.default_rng(1)
    for words in (0, 1, 2, 33):
        data = generator.bytes(4 * words)
        assert finger_print(np.frombuffer(data, np.int32).tolist()) == fingerprint(data)


def test_fingerprints_tell_states_apart():
    """Each bit counts, and so does the order of the words."""
    data = bytes(range(64))
    found = {fingerprint(data), fingerprint(data[4:] + data[:4])}
    for bit in range(512):
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        found.add(fingerprint(bytes(changed)))
    assert len(found) == 514
    assert all(0 <= number < 2**63 for number in found)
