"""The types, tables and functions of one game's C source."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from typing import Any

from ..kinds import ArrayOf, Scalar, SeqOf
from ..packing import offsets
from ..records import Schema, inside
from ..rules import Changeable
from .values import INT, VOID, WIDE, Function, Refused, Several, TableOf, Value, field_name, literal

RUNTIME_NAMES = ("Story", "Data", "DATA", "i64", "num", "unum")  # of runtime.h, which a record could have too
C_INTEGERS = {"int8_t": 2**7, "int16_t": 2**15, "int32_t": 2**31, "int64_t": 2**63}


@dataclass(frozen=True)
class Changing:
    """A constant of a game that a component pack may change: data that is loaded, not code."""

    module: str  # within the game's package
    name: str
    item: str  # the C type of a number
    dims: tuple[int, ...]  # empty for a single number
    numbers: tuple[int, ...] = field(compare=False)


class World:
    """Collects what the rules of a game need. `package` is the game's: its tables are data, all others code."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.types: list[str] = []
        self.tables: list[str] = []
        self.functions: list[str] = []
        self.changing: dict[tuple[str, str], Changing] = {}
        self.fixed: dict[str, int] = {}  # numbers of the game's modules that became code
        self._type_names: dict[Any, str] = {}
        self._tables: dict[int, tuple[str, TableOf, Any]] = {}
        self._done: dict[Any, Function | None] = {}
        self._names = dict.fromkeys(RUNTIME_NAMES, 1)

    # --- types

    def unique(self, name: str) -> str:
        self._names[name] = self._names.get(name, 0) + 1
        return name if self._names[name] == 1 else f"{name}_{self._names[name]}"

    def c_type(self, kind: Any) -> str:
        """The C name of what a record holds; structs are declared when first named."""
        if kind == INT:
            return "num"
        if kind == WIDE:
            return "i64"
        if kind == VOID:
            return "void"
        if isinstance(kind, Scalar):
            return scalar_type(kind)
        if kind not in self._type_names:
            if isinstance(kind, Several):
                number, name = self.c_type(WIDE if kind.wide else INT), f"several{kind.count}{'_wide' * kind.wide}"
                fields = "".join(f" {number} v{i};" for i in range(kind.count))
                self._add_type(kind, name, f"typedef struct {{{fields} }} {name};")
            elif isinstance(kind, ArrayOf):
                item = self.c_type(kind.item)
                name = self.unique(f"{item.removesuffix('_t')}_x{kind.size}")
                self._add_type(kind, name, f"typedef {item} {name}[{kind.size}];")
            elif isinstance(kind, TableOf):
                name = self.unique(f"table_{kind.item.removesuffix('_t')}_{'_'.join(map(str, kind.dims))}")
                self._add_type(kind, name, f"typedef const {kind.item} {name}{brackets(kind.dims)};")
            else:
                self._add_record(kind)
        return self._type_names[kind]

    def _add_type(self, kind: Any, name: str, declaration: str) -> None:
        self._type_names[kind] = name
        self.types.append(declaration)

    def _add_record(self, kind: Any) -> None:
        schema = inside(kind)
        fields = [(self.c_type(f.kind), field_name(f.name)) for f in schema.fields]
        name = self.unique(f"{schema.name}_{fields[0][0]}" if isinstance(kind, SeqOf) else schema.name)
        begins, total = offsets(schema)
        lines = [
            f"typedef struct {{{''.join(f' {t} {n};' for t, n in fields)} }} {name};",
            *(f"PLACE({name}, {n}, {at});" for (_, n), at in zip(fields, begins, strict=True)),
            f"SAME(sizeof({name}), {total});",
        ]
        self._add_type(kind, name, "\n".join(lines))

    def reference(self, kind: Any) -> str:
        """The C type of an argument, a result or a local variable."""
        plain = kind in (INT, WIDE, VOID) or isinstance(kind, Several)
        return self.c_type(kind) if plain else f"{self.c_type(kind)} *"

    def parameter(self, kind: Any, types: tuple[Any, ...]) -> str:
        """The C type of a parameter beside others. Memory is made of whole records: where none of the others can hold
        this one, or be part of it, no write through them changes it, and C may know that.
        """
        others = [other for other in types if parts_of(other)]
        apart = others.count(kind) == 1 and all(
            other == kind or not (kind in parts_of(other) or other in parts_of(kind)) for other in others
        )
        return f"{self.reference(kind)}{' __restrict__' if apart and len(others) > 1 else ''}"

    def blank(self, kind: Any) -> str:
        """A value of this type that means nothing."""
        if isinstance(kind, Several):
            return f"BLANK({self.c_type(kind)})"
        return "0" if kind in (INT, WIDE) else "NOWHERE"

    # --- constants

    def constant(self, value: Any, module: str, name: str) -> Value:
        """A module's constant: a number, or a table."""
        if isinstance(value, Changeable) and self._is_ours(module):
            return self._changing(module, name, value, "int32_t", ())
        if isinstance(value, int):
            if self._is_ours(module) and not isinstance(value, IntEnum | bool):
                self.fixed[f"{self._within(module)}:{name}"] = int(value)
            return literal(int(value))
        if not isinstance(value, tuple):
            raise TypeError(f"{name}: a rule cannot use a {type(value).__name__}")
        dims, numbers = flat_table(value, name)
        item = smallest(numbers)
        if name and self._is_ours(module):
            return self._changing(module, name, value, item, dims)
        return self.literal_table(value, name, item, dims, numbers)

    def literal_table(self, value: Any, name: str, item: str, dims: tuple[int, ...], numbers: Any) -> Value:
        """A table that no pack changes."""
        if id(value) not in self._tables:
            kind = TableOf(item, dims)
            unique = self.unique(f"T_{name or 'literal'}")
            self.tables.append(f"TABLE {self.c_type(kind)} {unique} = {braces(dims, iter(numbers))};")
            self._tables[id(value)] = (unique, kind, value)
        unique, kind, _ = self._tables[id(value)]
        return Value(unique, kind)

    def _changing(self, module: str, name: str, value: Any, item: str, dims: tuple[int, ...]) -> Value:
        module, name = defined_in(module, name, value, self.package)
        key = (module.removeprefix(self.package + "."), name)
        if key not in self.changing:
            numbers = flat_table(value, name)[1] if dims else (int(value),)
            self.changing[key] = Changing(*key, item, dims, tuple(numbers))
        found = self.changing[key]
        code = f"DATA.{data_name(found)}"
        return Value(code, TableOf(found.item, found.dims)) if dims else Value(f"((num){code})")

    def _is_ours(self, module: str) -> bool:
        return module == self.package or module.startswith(self.package + ".")

    def _within(self, module: str) -> str:
        return module.removeprefix(self.package + ".")

    # --- functions

    def function(self, function: Any, types: tuple[Any, ...], bound: dict[str, Any] | None = None) -> Function:
        """The C function for a rule called with such arguments; `bound` gives rules for names it leaves open."""
        from .body import Body

        key = (function, types)
        if key not in self._done:
            self._done[key] = None
            self._done[key] = Body(self, function, types, bound or {}).translate()
        found = self._done[key]
        if found is None:
            raise Refused(f"{function.__qualname__} calls itself")
        return found

    def is_open(self, function: Any, types: tuple[Any, ...]) -> bool:
        """Is the function being translated right now, so that to call it is recursion?"""
        return (function, types) in self._done and self._done[function, types] is None

    def source(self) -> str:
        return "\n".join([*self.types, self.data_type(), "DATA_DECLARED", *self.tables, *self.functions])

    def data_type(self) -> str:
        fields = [f"    {c.item} {data_name(c)}{brackets(c.dims)};" for c in self.changing.values()]
        return "\n".join(["typedef struct {", *fields, "    int8_t end;", "} Data;"])

    def data_source(self) -> str:
        """The initial value of DATA: the box as it is."""
        values = (
            braces(c.dims, iter(c.numbers)) if c.dims else str(c.numbers[0]) for c in self.changing.values()
        )
        return "{" + ",\n".join([*values, "0"]) + "}"


@cache
def parts_of(kind: Any) -> frozenset[Any]:
    """All records and arrays that are part of one, itself included; of a number or a table none."""
    if isinstance(kind, ArrayOf):
        return frozenset({kind}) | parts_of(kind.item)
    if isinstance(kind, SeqOf | Schema):
        return frozenset({kind}).union(*(parts_of(field.kind) for field in inside(kind).fields))
    return frozenset()


def scalar_type(kind: Scalar) -> str:
    return f"{'u' if kind.letter.isupper() else ''}int{8 * kind.size}_t"


def data_name(constant: Changing) -> str:
    return f"{constant.module.replace('.', '_')}_{constant.name}"


def defined_in(module: str, name: str, value: Any, package: str) -> tuple[str, str]:
    """The module of the package that first had this constant: others imported it."""
    for other, found in sorted(sys.modules.items()):
        if other.startswith(package + ".") and other != module and vars(found).get(name) is value:
            if other < module:
                return other, name
    return module, name


def flat_table(value: tuple[Any, ...], name: str) -> tuple[tuple[int, ...], list[int]]:
    """The dimensions of a table and its numbers row by row."""
    if not value:
        raise TypeError(f"{name}: an empty table")
    if all(isinstance(each, int) for each in value):
        return (len(value),), [int(each) for each in value]
    if not all(isinstance(each, tuple) for each in value):
        raise TypeError(f"{name}: a table is made of whole numbers, in rows of equal length")
    rows = [flat_table(each, name) for each in value]
    if len({dims for dims, _ in rows}) != 1:
        raise TypeError(f"{name}: the rows of a table must be of equal length")
    return (len(value), *rows[0][0]), [number for _, numbers in rows for number in numbers]


def smallest(numbers: list[int]) -> str:
    """The smallest C type that holds them."""
    for item, limit in C_INTEGERS.items():
        if all(-limit <= number < limit for number in numbers):
            return item
    raise ValueError(f"{max(numbers, key=abs)} does not fit 64 bits")


def brackets(dims: tuple[int, ...]) -> str:
    return "".join(f"[{n}]" for n in dims)


def braces(dims: tuple[int, ...], numbers: Any) -> str:
    if not dims:
        return str(next(numbers))
    return "{" + ",".join(braces(dims[1:], numbers) for _ in range(dims[0])) + "}"


