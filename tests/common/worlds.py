"""Tables that differ in what somebody cannot see, and what the suites ask about them."""

from __future__ import annotations

import contextlib
import copy
import importlib
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import fiveplanets as fp
from fiveplanets.core.packing import Leaf, leaves, pack_scalars, scalars
from fiveplanets.core.sight import hidden_scalars
from fiveplanets.core.table import Table
from tests import support


def invariants(name: str) -> Any:
    """The game's `check(state)`: what is conserved. A game without one fails here."""
    return importlib.import_module(f"tests.{name.replace('-', '_')}.invariants").check


def twin(table: Table, packed: bytes | None = None) -> Table:
    """The same table (in this position, if one is given); what happens to the one does not touch the other."""
    other = copy.copy(table)
    data = bytes(table.position) if packed is None else packed
    other.position = table.game.position(data, engine=table.position.engine)
    other.log, other.entries, other.before = list(table.log), list(table.entries), list(table.before)
    other.fingerprints = list(table.fingerprints)
    return other


def values_of(table: Table) -> list[int]:
    """All scalars of the table's position."""
    return scalars(table.game.root, bytes(table.position))


def with_scalars(table: Table, values: list[int]) -> Table:
    """The same table with all scalars of the position replaced."""
    return twin(table, pack_scalars(table.game.root, list(values)))


def fresh_tables(name: str, games: int = 6, checked: bool = False) -> Iterator[tuple[int, Table]]:
    """New tables, spread over all settings, numbered: the number is a seed for what is done with them.

    Native ones, or with `checked` interpreted ones on checked records.
    """
    every = support.settings(name)
    make = support.checked_table if checked else Table
    for number in range(games):
        players, options = every[number % len(every) if games >= len(every) else number * len(every) // games]
        yield number, make(fp.game(name), players, number, options)


def viewers(table: Table) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(table.players), None]


def filled(table: Table, hidden: list[int], chooser: random.Random) -> list[int]:
    """The state's scalars with those in `hidden` replaced by anything that fits, sensible or not."""
    values = values_of(table)
    for number in hidden:
        kind = leaves(table.game.root)[number].kind
        near = chooser.randrange(max(kind.low, -1), min(kind.high, 20) + 1)
        values[number] = chooser.choice((kind.low, kind.high, near, near))
    return values


def rearranged(table: Table, viewer: int | None, chooser: random.Random) -> Table | None:
    """The table in another position that looks the same to the viewer; None when none was found.

    In every hidden field two values that are in use and differ change places (those of any seat, at any index), or a
    number becomes smaller by one. Only what keeps the game's invariants counts: they say what goes together.
    """
    check = invariants(table.game.name)
    values = values_of(table)
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
                check(other.position.record())
                values, found = changed, other
    return found


def _hidden_fields(table: Table, viewer: int | None, values: list[int]) -> dict[Any, list[int]]:
    """The numbers of the hidden scalars that are in use, by field: inside the length of their sequence, or not zero."""
    fields = defaultdict(list)
    record = table.position.record()
    for number in hidden_scalars(table.game.root, values, viewer):
        leaf = leaves(table.game.root)[number]
        path = leaf.path
        if path[0] != "rng" and _in_use(record, leaf, values[number]):
            fields[tuple("*" if isinstance(step, int) else step for step in path)].append(number)
    return fields


def _in_use(state: Any, leaf: Leaf, value: int) -> bool:
    path, inside_sequence = leaf.path, False
    for step, after in zip(path, (*path[1:], None), strict=True):
        if step == "items" and hasattr(state, "n"):
            inside_sequence = True
            if after >= state.n:
                return False
        state = state[step] if isinstance(step, int) else getattr(state, step)
    return inside_sequence or value != leaf.kind.zero


def random_play(table: Table, seed: int) -> Iterator[tuple[Table, int, int]]:
    """Play to the end: the table, the seat and the move, each time before the move is made."""
    chooser = random.Random(seed)
    while not table.over:
        seat = chooser.choice(table.to_act)
        move = chooser.choice(table.legal(seat))
        yield table, seat, move
        table.play(seat, move)
