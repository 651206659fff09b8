"""What expressions are while they are translated: their C text, their type, and what they do to memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..kinds import Scalar

INT = "int"  # the type of a number: 32 bits, which is what a GPU counts in
WIDE = "wide"  # of what may need 64: large bit sets, and what is made from them
VOID = "void"  # of a rule that returns nothing

PURE, READS, WRITES = 0, 1, 2  # what evaluating an expression does to memory


@dataclass(frozen=True)
class TableOf:
    """A constant table, or a row of one."""

    item: str  # a C type
    dims: tuple[int, ...]


@dataclass(frozen=True)
class Several:
    """What a rule that returns several numbers returns."""

    count: int
    wide: bool = False


@dataclass
class Value:
    """An expression in C. Of something that is not a number `code` is an lvalue; its address is the reference."""

    code: str
    type: Any = INT
    effect: int = PURE
    constant: int | None = None
    in_wide: str = ""  # of a shift: the same in 64 bits, for where these are wanted

    @property
    def is_number(self) -> bool:
        return self.type in (INT, WIDE)

    @property
    def is_reference(self) -> bool:
        return self.type not in (INT, WIDE, VOID) and not isinstance(self.type, Several)

    def as_type(self, kind: Any) -> str:
        """The code where a value of this type is wanted."""
        if kind == INT and self.type == WIDE:
            return f"((num)NARROW({self.code}))"
        return self.in_wide if kind == WIDE and self.in_wide else self.passed

    @property
    def passed(self) -> str:
        """As an argument, a result, or the value of a local variable."""
        return f"&{self.code}" if self.is_reference else self.code


@dataclass
class Function:
    """A translated rule."""

    name: str
    result: Any
    effect: int


class Refused(TypeError):
    """The rule language has no such thing. Says where it stands and what to write instead."""


LOWEST, HIGHEST = -(2**63) + 1, 2**63 - 1  # what a wide number can be


def type_of(low: int, high: int) -> str:
    """The type of numbers in this range."""
    return INT if low >= -(2**31) and high < 2**31 else WIDE


def wider(*values: Value) -> str:
    """The type of what is made of these numbers."""
    return WIDE if any(value.type == WIDE for value in values) else INT


def literal(number: int) -> Value:
    if not LOWEST <= number <= HIGHEST:
        raise ValueError(f"{number} does not fit 64 bits")
    kind = type_of(number, number)
    code = f"{number}{'LL' if kind == WIDE else ''}"
    return Value(code if number >= 0 else f"({code})", kind, constant=number)


def annotated_type(annotation: Any, names: dict[str, Any]) -> Any:
    """The type of the kind that an annotation names; None where it names none, and the value decides."""
    if isinstance(annotation, str):
        try:
            annotation = eval(annotation, names)
        except (NameError, AttributeError, TypeError):
            return None
    kind = next((each for each in getattr(annotation, "__metadata__", (annotation,)) if isinstance(each, Scalar)), None)
    return type_of(kind.low, kind.high) if kind else None


# Of C and of C++, as which the GPU's compiler reads it.
KEYWORDS = """
alignas alignof and asm auto bool break case catch char class const continue default delete do double else enum
explicit export extern false float for friend goto if inline int long main mutable namespace new not operator or
private protected public register return short signed sizeof static struct switch template this throw true try
typedef typeid typename union unsigned using virtual void volatile while xor
"""
RESERVED = frozenset(KEYWORDS.split())


def field_name(name: str) -> str:
    """The name of a record's field in C: one that neither C nor C++ keeps for itself."""
    return f"{name}_" if name in RESERVED else name


def local_name(name: str) -> str:
    """The name of a local variable in C, where nothing else begins like this."""
    return f"v_{name}"
