"""Tables that differ in what somebody cannot see, and what the suites ask about them."""

from __future__ import annotations

import contextlib
import copy
import importlib
import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

from fiveplanets.core.packing import Leaf, flatten, leaves, refill, unpack
from fiveplanets.core.records import zero
from fiveplanets.core.sight import hidden_scalars
from fiveplanets.core.table import Table
from tests import support


def invariants(name: str) -> Any:
    """The game's `check(state)`: what is conserved. A game without one fails here."""
    return importlib.import_module(f"tests.{name.replace('-', '_')}.invariants").check


def twin(table: Table, packed: bytes, checked: bool = True) -> Table:
    """The same table, but in this state; what happens to the one does not touch the other."""
    other = copy.copy(table)
    other.state = unpack(table.state.schema, packed, checked)
    other.log = list(table.log)
    other.entries = list(table.entries)
    return other


def with_scalars(table: Table, values: list[int]) -> Table:
    """The same table with all scalars of the state replaced."""
    other = copy.copy(table)
    other.state = zero(table.state.schema)
    refill(table.state.schema, other.state, iter(values))
    other.log = list(table.log)
    other.entries = list(table.entries)
    return other


@cache
def scalars(schema: Any) -> tuple[Leaf, ...]:
    return tuple(leaves(schema))


def fresh_tables(name: str, games: int = 6) -> Iterator[tuple[int, Table]]:
    """New tables, spread over all settings, numbered: the number is a seed for what is done with them."""
    every = support.settings(name)
    for number in range(games):
        players, options = every[number % len(every) if games >= len(every) else number * len(every) // games]
        yield number, support.table(name, players, number, **options)


def viewers(table: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(table.players), None]


def filled(table: Table, hidden: list[int], chooser: random.Random) -> list[int]:
    """The state's scalars with those in `hidden` replaced by anything that fits, sensible or not."""
    values = flatten(table.state)
    for number in hidden:
        kind = scalars(table.state.schema)[number].kind
        near = chooser.randrange(max(kind.low, -1), min(kind.high, 20) + 1)
        values[number] = chooser.choice((kind.low, kind.high, near, near))
    return values


def rearranged(table: Table, viewer: int | None, chooser: random.Random) -> Table | None:
    """The table in another position that looks the same to the viewer; None when none was found.

    In every hidden field two values that are in use and differ change places (those of any seat, at any index), or a
    number becomes smaller by one. Only what keeps the game's invariants counts: they say what goes together.
    """
    check = invariants(table.game.name)
    values = flatten(table.state)
    found = None
    for group in _hidden_fields(table, viewer, values).values():
        changed = list(values)
        one, two = chooser.choice(group), chooser.choice(group)
        changed[one], changed[two] = values[two], values[one]
        if changed == values and values[one] > 1:
            changed[one] -= 1
        if changed != values:
            other = with_scalars(table, changed)
            with contextlib.suppress(AssertionError):
                check(other.state)
                values, found = changed, other
    return found


def _hidden_fields(table: Table, viewer: int | None, values: list[int]) -> dict[Any, list[int]]:
    """The numbers of the hidden scalars that are in use, by field: inside the length of their sequence, or not zero."""
    fields = defaultdict(list)
    for number in hidden_scalars(table.state, viewer):
        path = scalars(table.state.schema)[number].path
        if path[0] != "rng" and _in_use(table.state, path, values[number]):
            fields[tuple("*" if isinstance(step, int) else step for step in path)].append(number)
    return fields


def _in_use(state: Any, path: tuple[str | int, ...], value: int) -> bool:
    inside_sequence = False
    for step, after in zip(path, (*path[1:], None), strict=True):
        if step == "items" and hasattr(state, "n"):
            inside_sequence = True
            if after >= state.n:
                return False
        state = state[step] if isinstance(step, int) else getattr(state, step)
    return inside_sequence or value != 0


def random_play(table: Table, seed: int) -> Iterator[tuple[Table, int, int]]:
    """Play to the end: the table, the seat and the move, each time before the move is made."""
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.to_act)
        move = chooser.choice(table.legal(seat))
        yield table, seat, move
        table.play(seat, move)
