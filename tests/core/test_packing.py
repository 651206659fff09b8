"""Packed memory: aligned as C does it, zero in the gaps, `Maybe` stored plus one, hashed alike by all engines."""

import random
import struct

import pytest

from fiveplanets.core.codes import NOTHING, Code, Ids
from fiveplanets.core.kernels import finger_print
from fiveplanets.core.kinds import (
    BITS8,
    BITS16,
    BITS32,
    BITS63,
    BOOL,
    INT8,
    INT16,
    INT32,
    INT64,
    Array,
    Int8,
    Int16,
    Int32,
    Int64,
    Maybe,
    Seq,
    Set,
    public,
)
from fiveplanets.core.packing import (
    fingerprint,
    first_misfit,
    flatten,
    leaves,
    offsets,
    pack,
    pack_field,
    refill,
    scalars,
    unpack,
)
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
    smalls: Array[Small] = public(size=2)
    seq: Seq[Int16] = public(size=3)
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


def test_fields_are_written_one_by_one():
    data = bytearray(len(pack(numbered())))
    for name in ("one", "two", "three", "four", "smalls", "seq", "last"):
        pack_field(Mixed.schema, data, name, getattr(numbered(), name))
    assert data == pack(numbered())


class Action(Code):
    DIG = 0
    MINE = 1
    RAID = 2


class Card(Ids):
    label = "card"
    ids = tuple(str(number) for number in range(200))


@record
class Coded:
    choice: Maybe[Action]
    card: Maybe[Card]
    hand: Set[Action]
    cards: Array[Maybe[Card]] = public(size=2)


def test_a_maybe_is_stored_plus_one():
    coded = Coded()
    assert pack(coded) == bytes(10)
    coded.choice = Action.RAID
    coded.card = 199
    coded.hand = 0b101
    coded.cards[1] = 0
    assert pack(coded) == struct.pack("<bxhB x hh", 3, 200, 5, 0, 1)
    again = unpack(Coded.schema, pack(coded), checked=True)
    assert (again.choice, again.card, again.hand, again.cards) == (2, 199, 5, [NOTHING, 0])
    assert scalars(Coded.schema, pack(coded)) == flatten(coded) == [2, 199, 5, NOTHING, 0]


@pytest.mark.parametrize("kind", [INT8, INT16, INT32, INT64, BITS8, BITS16, BITS32, BITS63, BOOL], ids=lambda k: k.name)
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


def test_what_cannot_be_a_record_is_found():
    good = flatten(Mixed())
    assert first_misfit(Mixed.schema, good) is None
    places = {".".join(map(str, leaf.path)): number for number, leaf in enumerate(leaves(Mixed.schema))}
    for place, wrong, message in (
        ("two", 2**15, "two is 32768, not -32768 to 32767"),
        ("smalls.1.a", -129, "smalls.1.a is -129, not -128 to 127"),
        ("seq.n", 4, "seq.n is 4, not 0 to 3"),
        ("seq.n", -1, "seq.n is -1, not 0 to 3"),
    ):
        changed = list(good)
        changed[places[place]] = wrong
        assert first_misfit(Mixed.schema, changed) == message


def test_both_fingerprints_agree():
    """The one over words, as compiled engines have it, and the one over bytes."""
    chance = random.Random(1)
    for words in (0, 1, 2, 33):
        data = chance.randbytes(4 * words)
        assert finger_print(memoryview(data).cast("i").tolist()) == fingerprint(data)


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
