"""Compiled clones of rules.

A clone has the code of the rule and a namespace of its own, in which every rule's name stands for its compiled clone
and every constant table for an array. So both engines live in one process, and no rule is written twice.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

from ..rules import is_rule

# Tables take the smallest kind that holds them: a GPU has only 64 KiB of memory for constants.
INTEGERS = (np.int8, np.int16, np.int32, np.int64)


class Compiler:
    """Compiles rules and what they call with one decorator (`numba.njit`, or `cuda.jit` for device functions)."""

    def __init__(self, decorate: Callable[[Any], Any]) -> None:
        self.decorate = decorate
        self.done: dict[Any, Any] = {}

    def rule(self, function: Any) -> Any:
        """The compiled clone of a rule."""
        if function not in self.done:
            self.done[function] = self.decorate(self.clone(function.rule_body, {}))
        return self.done[function]

    def clone(self, function: Any, bound: dict[str, Any]) -> Any:
        """The function with every rule it names replaced; `bound` gives rules for names it leaves open."""
        namespace: dict[str, Any] = {"__builtins__": __builtins__, "__name__": function.__module__}
        for name in function.__code__.co_names:
            value = bound.get(name, function.__globals__.get(name))
            if is_rule(value):
                namespace[name] = self.rule(value)
            elif value is not None:
                namespace[name] = frozen(value)
        copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        return copy


def frozen(value: Any) -> Any:
    """Constant tables are tuples in Python, arrays in compiled code; the members of an IntEnum become plain numbers."""
    if isinstance(value, type) and issubclass(value, IntEnum):
        numbers = ModuleType(value.__name__)  # Numba reads the attributes of a module as constants
        vars(numbers).update({member.name: member.value for member in value})
        return numbers
    if isinstance(value, tuple):
        table = np.array(value)
        if table.dtype.kind != "i":
            raise TypeError(f"a constant table must be whole numbers in rows of equal length: {value!r}")
        smallest = next(kind for kind in INTEGERS if (table == table.astype(kind)).all())
        return np.ascontiguousarray(table.astype(smallest))
    return value
