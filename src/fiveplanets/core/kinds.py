"""The kinds of value a record's field can hold, and who may see it.

A kind is an annotation that a type checker understands (to it all scalars are `int`) and that says at run time how
the value is stored. Sizes stand in the field's audience, as a checker takes no numbers inside a type:

    water: Int16 = owner()
    stack: Seq[One[Card]] = nobody(size=15)
    cells: Array[Array[Int8]] = public(size=(6, 7))      # six arrays of seven
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeAlias, TypeVar

from .codes import NOTHING, Numbers, bounds_of

T = TypeVar("T")


@dataclass(frozen=True)
class Scalar:
    """One integer: its packed format (a `struct` letter), size in bytes, allowed range, and what it stands for."""

    name: str
    letter: str
    size: int
    low: int
    high: int
    boolean: bool = False
    code: Any = None
    maybe: bool = False  # a value of the code or nothing: stored plus one, so that memory of zeros holds nothing
    members: bool = False  # a bit set of the code's values
    bits: int = 0  # of a bit set: how many

    @property
    def zero(self) -> int:
        return NOTHING if self.maybe else 0


INT8 = Scalar("Int8", "b", 1, -(2**7), 2**7 - 1)
INT16 = Scalar("Int16", "h", 2, -(2**15), 2**15 - 1)
INT32 = Scalar("Int32", "i", 4, -(2**31), 2**31 - 1)
INT64 = Scalar("Int64", "q", 8, -(2**63), 2**63 - 1)
BITS8 = Scalar("Bits8", "B", 1, 0, 2**8 - 1, bits=8)
BITS16 = Scalar("Bits16", "H", 2, 0, 2**16 - 1, bits=16)
BITS32 = Scalar("Bits32", "I", 4, 0, 2**32 - 1, bits=32)
BITS63 = Scalar("Bits63", "q", 8, 0, 2**63 - 1, bits=63)
BOOL = Scalar("Bool", "b", 1, 0, 1, boolean=True)

Int8: TypeAlias = Annotated[int, INT8]
Int16: TypeAlias = Annotated[int, INT16]
Int32: TypeAlias = Annotated[int, INT32]
Int64: TypeAlias = Annotated[int, INT64]
Bits8: TypeAlias = Annotated[int, BITS8]
Bits16: TypeAlias = Annotated[int, BITS16]
Bits32: TypeAlias = Annotated[int, BITS32]
Bits63: TypeAlias = Annotated[int, BITS63]
Bool: TypeAlias = Annotated[int, BOOL]


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
        return INT8 if self.size <= INT8.high else INT16


@cache
def one_of(code: Any) -> Scalar:
    """The scalar that holds one value of a code; or 0, where it has none yet."""
    low, high = bounds_of(code)
    return replace(_fitting(low, high), low=min(low, 0), high=max(high, 0), code=code)


@cache
def maybe_of(code: Any) -> Scalar:
    """The scalar that holds one value of a code, or nothing."""
    low, high = bounds_of(code)
    if low < 0:
        raise TypeError(f"Maybe[{code.__name__}]: its lowest number is {low}, and nothing is {NOTHING}")
    return replace(_fitting(0, high + 1), low=NOTHING, high=high, code=code, maybe=True)


@cache
def set_of(code: Any) -> Scalar:
    """The bit set that holds any values of a code."""
    low, high = bounds_of(code)
    if low < 0:
        raise TypeError(f"Set[{code.__name__}]: its lowest number is {low}, and bits are numbered from 0")
    if high >= BITS63.bits:
        raise TypeError(f"Set[{code.__name__}]: at most 63 values")
    return replace(_holding(high + 1), high=(2 << high) - 1, code=code, members=True, bits=high + 1)


def bits(count: int) -> Scalar:
    """A bit set of another size, without a code: `Row: TypeAlias = Annotated[int, bits(12)]`."""
    return replace(_holding(count), high=(1 << count) - 1, bits=count)


def _holding(count: int) -> Scalar:
    return next(kind for kind in (BITS8, BITS16, BITS32, BITS63) if count <= kind.bits)


def _fitting(low: int, high: int) -> Scalar:
    return next(kind for kind in (INT8, INT16, INT32, INT64) if kind.low <= low and high <= kind.high)


if TYPE_CHECKING:

    class _Value(int, Generic[T]):
        pass

    # To a checker all three are whole numbers.
    One: TypeAlias = int | _Value[T]
    Maybe: TypeAlias = int | _Value[T]
    Set: TypeAlias = int | _Value[T]

    class Array(list[T]):
        pass

    class Seq(Generic[T]):
        items: list[T]
        n: int

else:

    class One:
        """One value of a code."""

        def __class_getitem__(cls, code):
            return one_of(code)

    class Maybe:
        """One value of a code, or NOTHING."""

        def __class_getitem__(cls, code):
            return maybe_of(code)

    class Set:
        """Any values of a code, as a bit set."""

        def __class_getitem__(cls, code):
            return set_of(code)

    class Array:
        """A fixed number of items."""

        def __class_getitem__(cls, key):
            return ArrayOf(key, 0)

    class Seq:
        """A bounded number of items."""

        def __class_getitem__(cls, key):
            return SeqOf(key, 0)


@dataclass(frozen=True)
class Audience:
    """Who may see a field, the sizes of its arrays and sequences from the outside in, and how observations show it."""

    who: str | None = None  # None: as the surrounding field
    mask: str | None = None
    seats: bool = False  # an array with one element a seat
    neutral: bool = False  # with more of them in play than there are players
    follows: bool = False  # not observed
    disjoint: bool = False  # bit sets that are observed together
    sizes: tuple[int, ...] = ()


Sizes = int | tuple[int, ...]
MOST_DISJOINT = 7  # what three binary digits can tell apart, beside nothing


def _sizes(size: Sizes) -> tuple[int, ...]:
    return size if isinstance(size, tuple) else (size,)


# The return type of these is Any because they stand where a checker expects the field's value.


def public(size: Sizes = ()) -> Any:
    """Everybody. The default, unless a surrounding field says otherwise."""
    return Audience("public", sizes=_sizes(size))


def owner(size: Sizes = ()) -> Any:
    """Only the seat whose element of the surrounding `seats()` array this is."""
    return Audience("owner", sizes=_sizes(size))


def nobody(size: Sizes = ()) -> Any:
    """No seat at all. Of a hidden sequence everybody still sees the length, as of a deck on a table."""
    return Audience("nobody", sizes=_sizes(size))


def known(mask: str, size: Sizes = ()) -> Any:
    """The seats whose bit is set in the field `mask` of the same record."""
    return Audience("known", mask=mask, sizes=_sizes(size))


def seats(inner: Any = None, size: Sizes = (), neutral: bool = False) -> Any:
    """An array with one element a seat: element i belongs to seat i.

    Observations show those of the players; with `neutral` all, as those behind the players' own are in play too.
    """
    who = inner or Audience()
    return Audience(who.who, who.mask, seats=True, neutral=neutral, sizes=_sizes(size))


def follows(size: Sizes = ()) -> Any:
    """Kept so that rules need not work it out: it follows from what everybody sees, so observations leave it out."""
    return Audience(follows=True, sizes=_sizes(size))


def disjoint(size: Sizes = ()) -> Any:
    """An array of bit sets, or of arrays of them, of which a bit is set in one at most.

    Observations show for each bit which one it is, or nothing.
    """
    return Audience(disjoint=True, sizes=_sizes(size))


def sized(kind: Any, sizes: tuple[int, ...]) -> Any:
    """The kind with the sizes that its audience gave; those that it has already stay."""
    if isinstance(kind, ArrayOf | SeqOf):
        size = kind.size
        if size == 0:
            if not sizes:
                raise TypeError(f"{type(kind).__name__[:-2]}: say its size, e.g. public(size=5)")
            size, sizes = sizes[0], sizes[1:]
        return replace(kind, item=sized(kind.item, sizes), size=size)
    if sizes:
        raise TypeError(f"more sizes than arrays: {sizes}")
    return kind


def is_number(code: Any) -> bool:
    return isinstance(code, type) and issubclass(code, Numbers)
