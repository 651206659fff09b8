"""Tables that differ in what somebody cannot see, and what the suites ask about them."""

from __future__ import annotations

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
    other.entries = list(table.entries)
    return other


@cache
def scalars(schema: Any) -> tuple[Leaf, ...]:
    return tuple(leaves(schema))


def fresh_tables(name: str, games: int = 12) -> Iterator[tuple[int, Table]]:
    """New tables over all settings, at least so many, numbered: the number is a seed for what is done with them."""
    every = support.settings(name)
    for number in range(max(games, len(every))):
        players, options = every[number % len(every)]
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


def rearranged(table: Table, viewer: int | None, chooser: random.Random) -> list[int] | None:
    """The scalars of a position that looks the same to the viewer: two hidden values that differ have changed places.

    Values change places only within the same field (of any seat, at any index), both of them in use: inside the length
    of their sequence, or not zero. None when there are no two such values.
    """
    values = flatten(table.state)
    groups = defaultdict(list)
    for number in hidden_scalars(table.state, viewer):
        path = scalars(table.state.schema)[number].path
        if path[0] != "rng" and _in_use(table.state, path, values[number]):
            groups[tuple("*" if isinstance(step, int) else step for step in path)].append(number)
    pairs = [group for group in groups.values() if len({values[n] for n in group}) > 1]
    if not pairs:
        return None
    group = chooser.choice(pairs)
    one = chooser.choice(group)
    two = chooser.choice([n for n in group if values[n] != values[one]])
    values[one], values[two] = values[two], values[one]
    return values


def _in_use(state: Any, path: tuple[str | int, ...], value: int) -> bool:
    inside_sequence = False
    for step, after in zip(path, (*path[1:], None), strict=True):
        if step == "items" and isinstance(after, int) and hasattr(state, "n"):
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
