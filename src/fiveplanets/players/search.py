"""The searching player: Monte-Carlo tree search on what its seat may know (core/search.py)."""

from __future__ import annotations

import ctypes
import mmap
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ..core.engines.native import Native
from ..core.errors import SetupError
from ..core.packing import pack, size, unpack
from ..core.position import Position
from ..core.random import Rng, below, seed_rng
from ..core.records import schema_of
from ..core.search import HUNDRED, MOST_ANSWERS, ONE, PARTS, Plan

SLICE = 64  # iterations between two looks at the clock
MOST_STREAMS = 1 << 30


@dataclass(frozen=True)
class Answer:
    """One move that a search looked at: how often, what it is worth, and how its games ended on average."""

    move: int
    visits: int
    value: float  # from 0 to 1
    points: float  # of the searcher
    wins: float  # from 0 to 1: how often the searcher was first


class Search:
    """The thoughts of one seat about one decision. In some games they go on with those `before`, of which nothing is
    left then, where the seat foresaw what it sees now.
    """

    def __init__(self, seen: Position, seat: int, before: Search | None = None, **changes: int) -> None:
        if not isinstance(seen.engine, Native):  # only compiled rules are fast enough to look ahead with
            seen = seen.game.position(bytes(seen), engine=seen.game.engine("native"))
        self.seen, self.seat, self.engine = seen, seat, seen.engine
        self.memory: Any = before.memory if before else _memory(size(seen.game.tree))
        self.engine.start_search(seen.state, seat, self.memory)
        if changes:
            self._change_plan(changes)

    def _change_plan(self, changes: dict[str, int]) -> None:
        """Think otherwise than the game's plan says. A plan is what a tree begins with."""
        check_plan(changes)
        schema = schema_of(Plan)
        plan = unpack(schema, ctypes.string_at(self.memory, size(schema)))
        for name, value in changes.items():
            setattr(plan, name, value)
        ctypes.memmove(self.memory, pack(plan), size(schema))

    def suggest(self, move: int) -> None:
        """See to it that this move is looked at, whatever else is."""
        self.engine.suggest(self.memory, self.seat, move)

    def think(self, rng: Rng, iterations: int, seconds: float | None = None) -> int:
        """So many iterations, or fewer: time is up, nothing can change any more, it was foreseen. How many it were."""
        iterations = self.engine.needed(self.memory, iterations)
        until = None if seconds is None else time.monotonic() + seconds
        done = 0
        while done < iterations and (until is None or time.monotonic() < until):
            wanted = iterations - done if until is None else min(SLICE, iterations - done)
            made = self.engine.search(self.seen.state, self.seat, self.memory, rng, wanted, iterations - done)
            done += made
            if made < wanted:
                break
        return done

    def decide(self, rng: Rng, doubt: int = 0) -> int:
        """The best move, or with doubt (in ten thousandths of a sure win) one that seems so."""
        return self.engine.decide(self.memory, doubt, rng)

    def note(self, move: int) -> None:
        """What was decided, where not this search alone decides."""
        self.engine.note(self.memory, move)

    def answers(self) -> list[Answer]:
        """What was looked at for the decision at hand, the most visited first."""
        numbers = (ctypes.c_int32 * (MOST_ANSWERS * PARTS))()
        count = self.engine.answers(self.memory, numbers)
        found = [numbers[PARTS * i : PARTS * (i + 1)] for i in range(count)]
        return in_order([Answer(m, n, value / ONE, p / HUNDRED, wins / ONE) for m, n, value, p, wins in found])


def _memory(room: int) -> Any:
    """For a tree. Only as much as is written to is taken from the machine: few trees grow large."""
    return (ctypes.c_char * room).from_buffer(mmap.mmap(-1, room))


def check_plan(changes: dict[str, int]) -> None:
    known = [field.name for field in schema_of(Plan).fields]
    for name in changes:
        if name not in known:
            raise SetupError(f"a search has no {name!r}; there are {' '.join(known)}")


def in_order(answers: list[Answer]) -> list[Answer]:
    return sorted(answers, key=lambda answer: (-answer.visits, -answer.value, answer.move))


def _together(found: list[list[Answer]]) -> list[Answer]:
    by_move: dict[int, list[Answer]] = {}
    for answers in found:
        for answer in answers:
            by_move.setdefault(answer.move, []).append(answer)
    return in_order([_mean(same) for same in by_move.values()])


def _mean(same: list[Answer]) -> Answer:
    visits = sum(answer.visits for answer in same)
    value, points, wins = (
        sum(getattr(answer, part) * answer.visits for answer in same) / visits for part in ("value", "points", "wins")
    )
    return Answer(same[0].move, visits, value, points, wins)


class SearchPlayer:
    """Thinks for so many iterations, or so many seconds, whichever comes first.

    Threads think apart and add up what they found (root parallelism). `plan` changes how it thinks (core/search.py).
    """

    def __init__(
        self, iterations: int = 1000, seconds: float | None = None, threads: int = 1, doubt: int = 0, **plan: int
    ) -> None:
        check_plan(plan)
        self.iterations, self.seconds, self.threads, self.doubt, self.plan = iterations, seconds, threads, doubt, plan
        self.simulations = 0
        self.searches: list[Search | None] = [None] * threads

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.threads > 1:
            return self._together(seen, seat, rng)[0].move
        search = self._search(seen, seat, 0)
        self.simulations += search.think(rng, self.iterations, self.seconds)
        return search.decide(rng, self.doubt)

    def _search(self, seen: Position, seat: int, number: int) -> Search:
        found = self.searches[number] = Search(seen, seat, self.searches[number], **self.plan)
        return found

    def _together(self, seen: Position, seat: int, rng: Rng) -> list[Answer]:
        streams = [Rng() for _ in range(self.threads)]
        for number, stream in enumerate(streams):
            seed_rng(stream, below(rng, MOST_STREAMS), number)
        searches = [self._search(seen, seat, number) for number in range(self.threads)]

        def alone(search: Search, stream: Rng) -> int:
            return search.think(stream, -(-self.iterations // self.threads), self.seconds)

        with ThreadPoolExecutor(self.threads) as pool:
            self.simulations += sum(pool.map(alone, searches, streams))
        answers = _together([search.answers() for search in searches])
        for search in searches:
            search.note(answers[0].move)
        return answers
