"""What expressions are while they are translated: their C text, their type, and what they do to memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

INT = "int"  # the type of any scalar
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


@dataclass
class Value:
    """An expression in C. Of something that is not a number `code` is an lvalue; its address is the reference."""

    code: str
    type: Any = INT
    effect: int = PURE
    constant: int | None = None

    @property
    def is_reference(self) -> bool:
        return self.type not in (INT, VOID) and not isinstance(self.type, Several)

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


LOWEST, HIGHEST = -(2**63) + 1, 2**63 - 1  # what a number of the rules can be


def literal(number: int) -> Value:
    if not LOWEST <= number <= HIGHEST:
        raise ValueError(f"{number} does not fit 64 bits")
    return Value(f"{number}LL" if number >= 0 else f"({number}LL)", constant=number)


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
