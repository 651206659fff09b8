"""Bounded sequences of scalars. Places out of use are always zero, so equal sequences have equal bytes."""

from typing import TypeVar

from .kinds import Seq
from .rules import rule

T = TypeVar("T")


@rule
def push(seq: Seq[T], value: T) -> None:
    """Put a value at the end."""
    seq.items[seq.n] = value
    seq.n += 1


@rule
def push_range(seq: Seq[int], first: int, count: int) -> None:
    """Put `count` values at the end, rising from `first`."""
    n = seq.n
    for i in range(count):
        seq.items[n + i] = first + i
    seq.n = n + count


@rule
def push_bits(seq: Seq[int], first: int, bits: int, count: int) -> None:
    """Put first + i at the end for every bit i of `bits`, i < count; for lists of moves, which are no part of a state.

    The bits are hard to foresee, so no branch hangs on them: a value may be left lying behind the end, for which there
    must be room.
    """
    n = seq.n
    for i in range(count):
        seq.items[n] = first + i
        n += bits >> i & 1
    seq.n = n


@rule
def pop(seq: Seq[int]) -> int:
    """Take the last value."""
    seq.n -= 1
    value = seq.items[seq.n]
    seq.items[seq.n] = 0
    return value


@rule
def take_at(seq: Seq[int], index: int) -> int:
    """Take the value at an index; those after it move up."""
    value = seq.items[index]
    for i in range(index, seq.n - 1):
        seq.items[i] = seq.items[i + 1]
    seq.n -= 1
    seq.items[seq.n] = 0
    return value


@rule
def find(seq: Seq[int], value: int) -> int:
    """Index of the first such value, or -1."""
    for i in range(seq.n):
        if seq.items[i] == value:
            return i
    return -1


@rule
def clear(seq: Seq[int]) -> None:
    for i in range(seq.n):
        seq.items[i] = 0
    seq.n = 0
