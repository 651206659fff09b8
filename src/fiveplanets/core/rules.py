"""The mark of a rule.

A rule stays the plain function it is: that is the interpreted engine. The other engines compile *clones* of it, in
whose namespace every rule's name stands for its compiled clone (see engines/compiler.py).

The rule language: integers, booleans, records, fixed arrays, sequences, bit sets, constant tables (module-level
tuples), `if`/`for`/`while`, IntEnum. No dicts, strings, exceptions, allocation or recursion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, overload

F = TypeVar("F", bound=Callable[..., Any])


@overload
def rule(function: F) -> F: ...
@overload
def rule(*, compiled_as: Callable[..., Any]) -> Callable[[F], F]: ...
def rule(function: Any = None, *, compiled_as: Any = None) -> Any:
    """Mark a function as a rule. `compiled_as` names what the compiled engines run in its place."""

    def mark(target: Any) -> Any:
        target.rule_body = compiled_as or target
        return target

    return mark if function is None else mark(function)


def is_rule(value: Any) -> bool:
    return hasattr(value, "rule_body")
