"""The searching player: Monte-Carlo tree search on what its seat may know (core/search.py)."""

from __future__ import annotations

import ctypes
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ..core.packing import pack, size
from ..core.position import Position
from ..core.random import Rng, below, seed_rng
from ..core.records import schema_of, zero
from ..core.registry import Game
from ..core.search import HUNDRED, MOST_ANSWERS, ONE, PARTS, Plan

SLICE = 64  # iterations between two looks at the clock
ENOUGH_MOVES = 10  # a decision between fewer moves gets less thought
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
    """The thoughts of one seat about one decision."""

    def __init__(self, game: Game, seat: int, **plan: int) -> None:
        self.game, self.seat = game, seat
        self.memory = ctypes.create_string_buffer(size(game.tree))
        self.engine = game.engine("native")
        written = pack(_plan(game, seat, plan))
        ctypes.memmove(self.memory, written, len(written))  # the plan is what a tree begins with

    def suggest(self, move: int) -> None:
        """See to it that this move is looked at, whatever else is."""
        self.engine.suggest(self.memory, self.seat, move)

    def think(self, seen: Position, rng: Rng, iterations: int, until: float | None = None) -> int:
        """So many iterations, or fewer if time is up (as time.monotonic() counts it) or nothing can change; how many."""
        done = 0
        while done < iterations and (until is None or time.monotonic() < until):
            wanted = iterations - done if until is None else min(SLICE, iterations - done)
            made = self.engine.search(seen.state, self.seat, self.memory, rng, wanted, iterations - done)
            done += made
            if made < wanted:
                break
        return done

    def answers(self) -> list[Answer]:
        """What was looked at for the decision at hand, the most visited first."""
        numbers = (ctypes.c_int32 * (MOST_ANSWERS * PARTS))()
        count = self.engine.answers(self.memory, numbers)
        found = [numbers[PARTS * i : PARTS * (i + 1)] for i in range(count)]
        return in_order([Answer(m, n, value / ONE, p / HUNDRED, wins / ONE) for m, n, value, p, wins in found])


def in_order(answers: list[Answer]) -> list[Answer]:
    return sorted(answers, key=lambda answer: (-answer.visits, -answer.value, answer.move))


def _plan(game: Game, seat: int, changes: dict[str, int]) -> Plan:
    """How to think at this game, unless something else is said."""
    plan: Plan = zero(schema_of(Plan))
    own = {"seats": 1 << seat}
    for name, value in {**own, **game.module("advice").PLAN, **changes}.items():
        if not hasattr(plan, name):
            raise TypeError(f"a search has no {name!r}")
        setattr(plan, name, value)
    return plan


def searched(
    seen: Position, seat: int, rng: Rng, iterations: int, seconds: float | None = None, threads: int = 1, **plan: int
) -> list[Answer]:
    """What a search finds, the best first. Threads think apart and add up their visits (root parallelism)."""
    until = None if seconds is None else time.monotonic() + seconds

    def alone(number: int) -> list[Answer]:
        own = Rng()
        seed_rng(own, seeds[number], number)
        search = Search(seen.game, seat, **plan)
        search.think(seen, own, -(-iterations // threads), until)
        return search.answers()

    seeds = [below(rng, MOST_STREAMS) for _ in range(threads)]
    if threads == 1:
        return alone(0)
    with ThreadPoolExecutor(threads) as pool:
        return _together(list(pool.map(alone, range(threads))))


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
    """Thinks for so many iterations, or so many seconds, whichever comes first."""

    def __init__(self, iterations: int = 1000, seconds: float | None = None, threads: int = 1, **plan: int) -> None:
        self.iterations, self.seconds, self.threads, self.plan = iterations, seconds, threads, plan

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        legal = seen.legal(seat)
        if len(legal) == 1:
            return legal[0]
        thought = max(1, self.iterations * min(len(legal), ENOUGH_MOVES) // ENOUGH_MOVES)
        return searched(seen, seat, rng, thought, self.seconds, self.threads, **self.plan)[0].move
