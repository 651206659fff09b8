"""The kinds of value a record field can hold, and who may see it.

All integers are stored signed, so that Numba never mixes signed and unsigned arithmetic (which it turns into
floats): `Bits8` takes two bytes in memory, and `Bits63` is the widest bit set.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Scalar:
    """One integer with its packed format (a `struct` letter), size in bytes and allowed range."""

    name: str
    letter: str
    size: int
    low: int
    high: int
    boolean: bool = False


Int8 = Scalar("Int8", "b", 1, -(2**7), 2**7 - 1)
Int16 = Scalar("Int16", "h", 2, -(2**15), 2**15 - 1)
Int32 = Scalar("Int32", "i", 4, -(2**31), 2**31 - 1)
Int64 = Scalar("Int64", "q", 8, -(2**63), 2**63 - 1)
Bits8 = Scalar("Bits8", "h", 2, 0, 2**8 - 1)
Bits16 = Scalar("Bits16", "i", 4, 0, 2**16 - 1)
Bits32 = Scalar("Bits32", "q", 8, 0, 2**32 - 1)
Bits63 = Scalar("Bits63", "q", 8, 0, 2**63 - 1)
Bool = Scalar("Bool", "b", 1, 0, 1, boolean=True)


@dataclass(frozen=True)
class ArrayOf:
    """A fixed number of items; a Python list."""

    item: Any
    size: int


@dataclass(frozen=True)
class SeqOf:
    """At most `size` items: `.items` (a fixed array) and `.n` (how many are used)."""

    item: Any
    size: int

    @property
    def length(self) -> Scalar:
        return Int8 if self.size <= Int8.high else Int16


class Array:
    def __class_getitem__(cls, key: tuple[Any, int]) -> ArrayOf:
        return ArrayOf(*key)


class Seq:
    def __class_getitem__(cls, key: tuple[Any, int]) -> SeqOf:
        return SeqOf(*key)


@dataclass(frozen=True)
class Audience:
    """Who may see a field. `seats` says that the field is an array with one element a seat."""

    who: str | None = None  # None: as the surrounding field
    mask: str | None = None
    seats: bool = False


def public() -> Audience:
    """Everybody. The default, unless a surrounding field says otherwise."""
    return Audience("public")


def owner() -> Audience:
    """Only the seat whose element of the surrounding `seats()` array this is."""
    return Audience("owner")


def nobody() -> Audience:
    """No seat at all. Of a hidden sequence everybody still sees the length, as of a deck on a table."""
    return Audience("nobody")


def known(mask: str) -> Audience:
    """The seats whose bit is set in the field `mask` of the same record."""
    return Audience("known", mask=mask)


def seats(inner: Audience | None = None) -> Audience:
    """An array with one element a seat: element i belongs to seat i."""
    who = inner or Audience()
    return Audience(who.who, who.mask, seats=True)
