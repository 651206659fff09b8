"""Is what a seat imagines fair? Chi-square tests over many imagined positions, driven by the records' audiences.

What hidden places hold falls into classes of values that the seat cannot tell apart (unseen tiles, unseen civ cards of
one level). Whatever the seat knows, values of a class are interchangeable: at every place all of them are equally
likely, or none is possible; and two places of a sequence hold every two of them equally often.
By default the values that one sequence, set or scalar may hold are a class. Where a seat knows more, the game says so
in `tests/<folder>/unseen.py`: `alike(state, seat, path, value)` gives the class, None for what needs not be uniform.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import math
import random
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

import fiveplanets as fp
from fiveplanets.core.packing import Leaf, leaves, scalars, size
from fiveplanets.core.position import Position
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.core.records import Schema
from fiveplanets.core.sight import hidden_scalars
from tests.support import settings

Path = tuple[str | int, ...]
Alike = Callable[[Any, int, Path, int], Hashable]
UNFAIR = 5.0  # standard deviations: chance does that once in three million tests
MOST_DECISIONS = 150


@dataclass
class Place:
    """A hidden scalar: what was imagined there, one value a dream, and what is there."""

    leaf: Leaf
    dreamt: Any
    truth: int

    @property
    def path(self) -> Path:
        return self.leaf.path

    @property
    def is_open(self) -> bool:
        """Does the seat wonder? It knows what never changes, if it is right."""
        return bool((self.dreamt != self.truth).any())

    def values(self) -> set[int]:
        """What may be there: values, or the members of a set that come and go."""
        if self.leaf.kind.members:
            every, some = int(np.bitwise_and.reduce(self.dreamt)), int(np.bitwise_or.reduce(self.dreamt))
            doubtful = (some | self.truth) & ~(every & self.truth)
            return {bit for bit in range(doubtful.bit_length()) if doubtful >> bit & 1}
        return {*map(int, np.unique(self.dreamt)), self.truth}

    def holds(self, value: int) -> Any:
        """In which dreams the value is here."""
        return (self.dreamt >> value & 1) == 1 if self.leaf.kind.members else self.dreamt == value

    def truly_holds(self, value: int) -> bool:
        return self.truth >> value & 1 == 1 if self.leaf.kind.members else self.truth == value


def one_class(state: Any, seat: int, path: Path, value: int) -> Hashable:
    return path[: path.index("items")] if "items" in path else path


def alike_in(name: str) -> Alike:
    module = f"tests.{name.replace('-', '_')}.unseen"
    return importlib.import_module(module).alike if importlib.util.find_spec(module) else one_class


@cache
def layout(root: Schema) -> Any:
    """Packed memory as numpy reads it: a column a scalar, named by its number."""
    found = leaves(root)
    names = [str(number) for number in range(len(found))]
    formats = ["<" + leaf.kind.letter for leaf in found]
    offsets = [leaf.offset for leaf in found]
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size(root)})


def open_places(position: Position, seat: int, dreams: int, seed: int = 1) -> list[Place]:
    """What the seat cannot see and does not know, with many dreams of it."""
    root = position.game.root
    truth = scalars(root, bytes(position))
    hidden = [n for n in hidden_scalars(root, truth, seat) if leaves(root)[n].path[0] != "rng"]
    rng = Rng()
    seed_rng(rng, seed, 1)
    rows = b"".join(bytes(position.imagine(seat, rng)) for _ in range(dreams))
    columns = np.frombuffer(rows, layout(root))
    places = []
    for n in hidden:
        leaf = leaves(root)[n]
        places.append(Place(leaf, columns[str(n)].astype(np.int64) - leaf.kind.maybe, truth[n]))
    return [place for place in places if place.is_open]


def unfair(position: Position, seat: int, places: list[Place], alike: Alike) -> Iterator[str]:
    """What is imagined too often or too seldom."""
    state = position.record()
    members: dict[Hashable, set[int]] = defaultdict(set)
    for place in places:
        for value in place.values():
            members[alike(state, seat, place.path, value)].add(value)
    members.pop(None, None)
    for place in places:
        for group in {alike(state, seat, place.path, value) for value in place.values()} - {None}:
            off = how_uneven(place, sorted(members[group]))
            if off > UNFAIR:
                yield f"{place.path}: {group} is not even, by {off:.1f} standard deviations"
    for one, two in itertools.pairwise(places):
        if "items" in one.path and one.path[:-1] == two.path[:-1]:
            for group in {alike(state, seat, one.path, value) for value in one.values()} - {None}:
                off = how_tied(one, two, sorted(members[group]))
                if off > UNFAIR:
                    yield f"{one.path} and {two.path}: {group} hang together, by {off:.1f} standard deviations"


def how_uneven(place: Place, group: list[int]) -> float:
    """Each dream holds none, one or several of the group; the counts as they differ from equal ones."""
    if len(group) < 2:
        return 0
    here = np.stack([place.holds(value) for value in group])
    return deviation(here.sum(axis=1), here.sum(axis=0))


def how_tied(one: Place, two: Place, group: list[int]) -> float:
    """Where both places hold values of the group, each step from the one to the other is equally likely."""
    if len(group) < 3:
        return 0
    both = np.isin(one.dreamt, group) & np.isin(two.dreamt, group)
    steps = np.searchsorted(group, two.dreamt[both]) - np.searchsorted(group, one.dreamt[both])
    counts = np.bincount(steps % len(group), minlength=len(group))[1:]
    return deviation(counts, np.ones(counts.sum()))


def deviation(counts: Any, sizes: Any) -> float:
    """How far the members' counts in random subsets of these sizes are from equal, in standard deviations."""
    cells = len(counts)
    spread = (sizes * (cells - sizes)).sum() / (cells * (cells - 1))
    if spread == 0:
        return 0
    return normal(((counts - counts.mean()) ** 2).sum() / spread / (cells - 1), cells - 1)


def normal(ratio: float, freedom: float) -> float:
    """A chi-square value over its degrees of freedom as a normal deviate (Wilson and Hilferty)."""
    step = 2 / (9 * freedom)
    return float((ratio ** (1 / 3) - (1 - step)) / math.sqrt(step))


# --- against real games


def random_positions(name: str, games: int, seed: int) -> Iterator[tuple[Position, int]]:
    """A moment of each of many random games, none of them over, and a seat that looks at it."""
    chooser = random.Random(seed)
    every = settings(name)
    for number in range(games):
        players, options = every[number % len(every)]
        position = fp.game(name).position(players=players, seed=chooser.randrange(2**60), options=options)
        for _ in range(chooser.randrange(MOST_DECISIONS)):
            after = position.copy()
            seat = chooser.choice(position.to_act)
            after.make(seat, chooser.choice(position.legal(seat)))
            if after.over:
                break
            position = after
        yield position, chooser.randrange(players)


def surprising(moments: Iterator[tuple[Position, int]], dreams: int) -> Iterator[str]:
    """Fields that do not hold their values as often as they were imagined to."""
    surprise: dict[tuple[tuple[str, ...], int], float] = defaultdict(float)
    variance: dict[tuple[tuple[str, ...], int], float] = defaultdict(float)
    for number, (position, seat) in enumerate(moments):
        dreamt: dict[Hashable, Any] = defaultdict(lambda: np.zeros(dreams))
        truth: dict[Hashable, int] = defaultdict(int)
        for place in open_places(position, seat, dreams, number):
            field = tuple(step for step in place.path if isinstance(step, str) and step != "items")
            for value in place.values():
                dreamt[field, value] += place.holds(value)
                truth[field, value] += place.truly_holds(value)
        for thing, counts in dreamt.items():
            surprise[thing] += truth[thing] - counts.mean()
            variance[thing] += counts.var(ddof=1) * (1 + 1 / dreams)
    for field in {field for field, _ in surprise}:
        things = [thing for thing in surprise if thing[0] == field]
        totals, spread = (np.array([of[thing] for thing in things]) for of in (surprise, variance))
        if spread.sum() > 0:
            off = normal((totals**2).sum() / spread.sum(), spread.sum() ** 2 / (spread**2).sum())
            if off > UNFAIR:
                yield f"{'.'.join(field)} is not as it is imagined, by {off:.1f} standard deviations"
