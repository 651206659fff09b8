"""What seats had at the end of games, read out of many packed positions at once.

A factor is a place in the root record, its names joined by dots:

    clans.settlement             a code in the record of a seat
    clans.technologies           a sequence, an array or a bit set there: all that is in it
    ("animals.winner", Animal)   a seat: it had the thing whose number is the index, here an animal
    goal                         outside of the seats' records: all seats had it
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..core.codes import NOTHING, id_of, label_of
from ..core.packing import Leaf, leaves
from ..core.registry import Game

Place = str | tuple[str, Any]
Marks = Any  # (tables, players) of bool


@dataclass(frozen=True)
class Value:
    """One thing that seats can have: what it is called, and which seats had it."""

    id: str
    name: str
    had: Marks


def factors_of(game: Game) -> dict[str, Place]:
    """What the game names in its balance.py; nothing without one."""
    if not (game.folder / "balance.py").exists():
        return {}
    found: dict[str, Place] = game.module("balance").FACTORS
    return found


def values_of(game: Game, place: Place, packed: Any, players: int) -> list[Value]:
    """All values of a factor, over many games at their end (rows of bytes), in the order of their numbers."""
    path, index_code = place if isinstance(place, tuple) else (place, None)
    found: dict[tuple[Any, int], Marks] = {}
    for spot in _spots(game, path):
        if spot.seat is None or spot.seat < players:
            for number, seats in _had(spot, packed, players, index_code is not None):
                key = (index_code or spot.leaf.kind.code, number)
                found[key] = found[key] | seats if key in found else seats
    order = sorted(found, key=lambda key: key[1])
    return [_value(game, code, number, found[code, number]) for code, number in order]


def _value(game: Game, code: Any, number: int, had: Marks) -> Value:
    words, called = game.texts("en"), str(id_of(code, number))
    key = f"{label_of(code)}-{called}"
    return Value(called, words.say(key) if words.has(key) else called, had)


@dataclass(frozen=True)
class _Spot:
    leaf: Leaf
    seat: int | None  # in whose record it is
    index: int | None  # in an array outside of the seats' records
    used: tuple[Leaf, int] | None  # in a sequence: the leaf with its length, and the index there


def _spots(game: Game, place: str) -> Iterator[_Spot]:
    """Where in memory the values of a place are."""
    by_path = {leaf.path: leaf for leaf in leaves(game.root)}
    of_seats = {field.name for field in game.root.fields if field.audience.seats}
    for path, leaf in by_path.items():
        if ".".join(part for part in path if isinstance(part, str) and part != "items") != place:
            continue
        first = next((part for part in path if isinstance(part, int)), None)
        used = None
        if "items" in path:
            at = path.index("items")
            used = (by_path[*path[:at], "n"], int(path[at + 1]))
        own = path[0] in of_seats
        yield _Spot(leaf, first if own else None, None if own else first, used)


def _had(spot: _Spot, packed: Any, players: int, by_index: bool) -> Iterator[tuple[int, Marks]]:
    """The numbers that stand in a spot, and the seats that had them."""
    kind, values = spot.leaf.kind, _column(packed, spot.leaf)
    used = np.ones(len(packed), bool) if spot.used is None else _column(packed, spot.used[0]) > spot.used[1]
    if by_index:
        yield spot.index or 0, values[:, None] == np.arange(players)
    elif kind.members:
        for number in range(kind.bits):
            if (has := used & (values >> number & 1 > 0)).any():
                yield number, _of_seat(has, spot.seat, players)
    else:
        for number in np.unique(values[used]).tolist():
            if number != NOTHING or not kind.maybe:
                yield number, _of_seat(used & (values == number), spot.seat, players)


def _of_seat(has: Any, seat: int | None, players: int) -> Marks:
    """Marks of one seat, or of all."""
    found = np.zeros((len(has), players), bool)
    found[:, slice(None) if seat is None else seat] = has[:, None] if seat is None else has
    return found


def _column(packed: Any, leaf: Leaf) -> Any:
    """One scalar of every position; what may be nothing is stored plus one."""
    part = np.ascontiguousarray(packed[:, leaf.offset : leaf.offset + leaf.kind.size])
    values = part.view(f"<{leaf.kind.letter}").ravel().astype(np.int64)
    return values - 1 if leaf.kind.maybe else values
