"""Observations: what a seat may see, as a row of integers, derived from the records.

One number for each scalar that some seat may ever see, in the order of the records; what the seat may not see is 0.
Blocks of `seats()` arrays are turned so that the viewer's own comes first.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from ..packing import leaves
from ..records import Schema
from ..sight import sights

WHO = {"public": 0, "owner": 1, "known": 2}


@cache
def places(schema: Schema) -> tuple[Any, tuple[str, ...]]:
    """A row for each shown scalar, (size, place, who, guard, where, block, stride), and the names of all columns."""
    all_leaves = list(leaves(schema))
    rows: list[tuple[int, ...]] = []
    names: list[str] = []
    arrays: dict[int, list[tuple[int, int]]] = {}
    for leaf, sight in zip(all_leaves, sights(schema), strict=True):
        if sight.who == "nobody":
            continue
        guard = sight.seat
        if sight.who == "known":
            mask = all_leaves[sight.mask]
            if mask.kind.size != 2:
                raise TypeError(f"the mask {mask.path} must be a Bits8")
            guard = mask.offset // 2
        if sight.block >= 0:
            arrays.setdefault(sight.array, []).append((len(rows), sight.block))
        rows.append((leaf.kind.size, leaf.offset // leaf.kind.size, WHO[sight.who], guard, len(rows), sight.block, 0))
        names.append(".".join(map(str, leaf.path)))
    for members in arrays.values():
        _turn(rows, members)
    return np.array(rows, dtype=np.int64), tuple(names)


@cache
def row_type(schema: Schema) -> Any:
    """32 bits a number, or 64 where a shown scalar needs them."""
    shown = (leaf.kind for leaf, sight in zip(leaves(schema), sights(schema), strict=True) if sight.who != "nobody")
    return np.int32 if all(kind.low >= -(2**31) and kind.high < 2**31 for kind in shown) else np.int64


def _turn(rows: list[tuple[int, ...]], members: list[tuple[int, int]]) -> None:
    """Give each scalar of a seats() array its place in the first block, and the step from block to block."""
    first = members[0][0]
    stride = sum(1 for _, block in members if block == members[0][1])
    for row, block in members:
        rows[row] = (*rows[row][:4], row - block * stride, block, stride)
    assert first == rows[first][4]
