"""Bit sets of cards and characters."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63, Seq
from fiveplanets.core.random import Rng, below
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

WIDEST = 63


@rule
def size_of(members: int) -> int:
    size = 0
    while members != 0:
        members &= members - 1
        size += 1
    return size


@rule
def any_of(rng: Rng, members: int) -> int:
    """A random member; nothing of an empty set."""
    if members == 0:
        return NOTHING
    skip = below(rng, size_of(members))
    for member in range(WIDEST):
        if members >> member & 1:
            if skip == 0:
                return member
            skip -= 1
    return NOTHING


@rule
def push_all(seq: Seq[int], members: Bits63) -> None:
    """Put all members at the end, in the order of their numbers."""
    for member in range(WIDEST):
        if members >> member & 1:
            push(seq, member)


@rule
def set_of(seq: Seq[int]) -> Bits63:
    """The items of a sequence."""
    members: Bits63 = 0
    for i in range(seq.n):
        members |= 1 << seq.items[i]
    return members
