"""The searching player: Monte-Carlo tree search on what its seat may know (core/search.py)."""

from __future__ import annotations

import ctypes
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..core.kinds import ArrayOf
from ..core.packing import offsets, size
from ..core.position import Position
from ..core.random import Rng
from ..core.records import Schema
from ..core.registry import Game
from ..core.search import ONE, ROOT

SLICE = 64  # iterations between two looks at the clock


@dataclass(frozen=True)
class Answer:
    """One move that a search looked at: how often, and what it is worth, from 0 to 1."""

    move: int
    visits: int
    value: float


class Search:
    """The thoughts of one seat about one decision, which can be kept for the next."""

    def __init__(self, game: Game, seat: int, **plan: int) -> None:
        self.game, self.seat = game, seat
        self.memory = ctypes.create_string_buffer(size(game.tree))
        self.plan = {"seats": 1 << seat} | game.module("advice").PLAN | plan
        self._write_plan()

    def _write_plan(self) -> None:
        plan = _part(self.game, self.memory, "plan")
        for name, value in self.plan.items():
            plan[name] = value

    def think(self, seen: Position, rng: Rng, iterations: int) -> None:
        seen.engine.search(seen.state, self.seat, self.memory, rng, iterations)

    def answers(self) -> list[Answer]:
        """What was looked at for the decision at hand, the most visited first."""
        nodes, found = _part(self.game, self.memory, "nodes"), []
        at = nodes["child"][ROOT]
        while at != ROOT:
            node = nodes[at]
            if node["visits"]:
                worth = float(node["total"]) / float(node["visits"]) / ONE
                found.append(Answer(int(node["move"]), int(node["visits"]), worth))
            at = node["next"]
        return sorted(found, key=lambda answer: (-answer.visits, -answer.value, answer.move))

    def keep(self, move: int) -> None:
        """What is known of the game after this move of the seat is kept, the rest forgotten."""
        into = ctypes.create_string_buffer(size(self.game.tree))
        self.game.engine("native").keep_branch(self.memory, into, self.seat, move)
        self.memory = into
        self._write_plan()


class SearchPlayer:
    """Thinks for so many iterations, or so many seconds, whichever comes first."""

    def __init__(self, iterations: int = 1000, seconds: float | None = None, **plan: int) -> None:
        self.iterations, self.seconds, self.plan = iterations, seconds, plan

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        search = Search(seen.game, seat, **self.plan)
        until = time.monotonic() + self.seconds if self.seconds else None
        left = self.iterations
        while left > 0 and (until is None or time.monotonic() < until):
            some = left if until is None else min(SLICE, left)
            search.think(seen, rng, some)
            left -= some
        return search.answers()[0].move


@cache
def _layout(game: Game) -> dict[str, tuple[int, Any]]:
    """Where the parts of a tree begin, and what they are."""
    begins, _ = offsets(game.tree)
    return {field.name: (begin, field.kind) for field, begin in zip(game.tree.fields, begins, strict=True)}


@cache
def _record_type(schema: Schema) -> Any:
    """A record of plain numbers, as NumPy reads it."""
    return np.dtype(
        {
            "names": [field.name for field in schema.fields],
            "formats": [f"<{field.kind.letter}" for field in schema.fields],
            "offsets": list(offsets(schema)[0]),
            "itemsize": size(schema),
        }
    )


def _part(game: Game, memory: Any, name: str) -> Any:
    """The plan, or the nodes, of a tree in memory."""
    begin, kind = _layout(game)[name]
    item, count = (kind.item, kind.size) if isinstance(kind, ArrayOf) else (kind, 1)
    return np.frombuffer(memory, _record_type(item), count, begin)
