"""The mark of a rule.

A rule stays the plain function it is: that is the interpreted engine. The others run the same function translated to C
(see translator/). The rule language: integers, booleans, records, fixed arrays, sequences, bit sets, constant tables
(module-level tuples), enums, `if`/`for`/`while`. No dicts, strings, exceptions, allocation or recursion.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def built_in(c_name: str, takes_game: bool = False) -> Callable[[F], F]:
    """Mark a function that returns nothing and that the compiled engines have in their runtime.

    One that takes the game as its first argument, for the story, is called without it there.
    """

    def mark(function: F) -> F:
        function.c_name, function.takes_game = c_name, takes_game  # type: ignore[attr-defined]
        return rule(function)

    return mark


def rule_from(source: str, name: str, namespace: dict[str, Any]) -> Any:
    """A rule that is made from a source, for what derives from the records."""
    namespace.setdefault("__name__", "derived")
    exec(source, namespace)
    function = rule(namespace[name])
    function.rule_source = source
    return function


def is_rule(value: Any) -> bool:
    return getattr(value, "is_rule", False)


def source_of(function: Any) -> tuple[str, str, int]:
    """A function's text, its file, and the line where it begins."""
    made = getattr(function, "rule_source", None)
    if made is not None:
        return made, f"<{function.__name__}>", 1
    lines, first = inspect.getsourcelines(function)
    return textwrap.dedent("".join(lines)), inspect.getsourcefile(function) or "?", first


class Changeable(int):
    """A number that a component pack may change: compiled engines read it as data, not as part of the code.

    Tables (tuples) of a game's modules are data without being marked.
    """
