"""Many games inside a compiled engine: arrays in, arrays out.

On "cpu" the arrays are NumPy's. On "cuda" they live on the GPU: anything that speaks the CUDA array interface takes
them (`torch.as_tensor(sim.observe())`) and is taken (`sim.step(tensor)`), without a copy. "wasm" is the browser's
engine in Node, to compare with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from ..derived import Column, columns
from ..errors import InvalidMove, SetupError
from ..packing import size
from ..position import Position
from ..random import Rng
from ..records import schema_of
from ..registry import SEEDS, Game
from .source import observation_type

Array = Any  # numpy.ndarray, or an array on a GPU


class Simulator:
    """`tables` games side by side. Where several seats may act at once, the first of them does.

    With `auto_reset` a table whose game ends is dealt anew at once, from a seed of its own: `done()` says which ended
    in the last step, `ranks()` and `scores()` how. With `checked` an illegal move is refused, and nothing is changed.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        tables: int,
        device: str,
        options: dict[str, Any] | None,
        threads: int | None,
        auto_reset: bool = False,
        checked: bool = False,
    ) -> None:
        if isinstance(tables, bool) or not isinstance(tables, int) or tables < 1:
            raise SetupError(f"{tables!r} tables: at least one is needed")
        self.options = game.complete_options(options, players)
        self.game, self.players, self.tables, self.device = game, players, tables, device
        self.auto_reset, self.checked = auto_reset, checked
        self._loops = _loops(game, device, threads)
        self._games = self._new(np.uint8, size(game.root))
        self._choosers = self._new(np.uint8, size(schema_of(Rng)))
        self._seeds = self._new(np.int64)
        self._blank = self._loops.array(np.frombuffer(game.blank(players, self.options), np.uint8))
        self._done = self._new(np.int8)
        self._last_scores = self._new(np.int64, players)
        self._last_ranks = self._new(np.int32, players)
        self.reset()

    def _new(self, kind: Any, *shape: int) -> Array:
        return self._loops.zeros((self.tables, *shape), kind)

    def _run(self, loop: str, *arguments: Any) -> None:
        self._loops.run(loop, self.tables, *arguments)

    @property
    def move_count(self) -> int:
        return self.game.move_count

    @property
    def columns(self) -> tuple[Column, ...]:
        """The name and range of each column of `observe`; what is hidden is one below the range."""
        return columns(self.game.root, self.players)

    # --- dealing

    def reset(self, seeds: Any = None, where: Any = None) -> None:
        """Set up tables anew, from one seed each (0, 1, 2 … by default): all, or those that `where` marks."""
        if seeds is None:
            seeds = np.arange(self.tables)
        numbers = np.asarray(seeds)
        whole = numbers.shape == (self.tables,) and numbers.dtype.kind in "iu"
        if not whole or (numbers < 0).any() or (numbers >= SEEDS).any():
            raise SetupError(f"{self.tables} tables need as many seeds, whole numbers from 0 to {SEEDS - 1}")
        marks = None if where is None else self._marks(where)
        self._seeds = self._loops.array(numbers.astype(np.int64))
        self._deal(marks)

    def _marks(self, where: Any) -> Array:
        marks = where if hasattr(where, "shape") else np.asarray(where)
        if tuple(marks.shape) != (self.tables,):
            raise SetupError(f"where: one mark a table, {self.tables}, not {tuple(marks.shape)}")
        return self._loops.array(marks, np.int8)

    def _deal(self, where: Array | None) -> None:
        self._run("all_reset", self._games, self._blank, self._choosers, self._seeds, where)

    def load(self, positions: Any) -> None:
        """Put these positions (as many as there are tables) onto the tables."""
        found = list(positions) if isinstance(positions, Iterable) else []
        if len(found) != self.tables or not all(self._fits(position) for position in found):
            raise SetupError(f"give {self.tables} positions of {self.game.name} with {self.players} players")
        data = np.frombuffer(b"".join(map(bytes, found)), np.uint8).reshape(self.tables, -1)
        self._loops.write(self._games, data)

    def _fits(self, position: Any) -> bool:
        return isinstance(position, Position) and position.game == self.game and position.players == self.players

    def position(self, table: int) -> Position:
        """One table's position."""
        if isinstance(table, bool) or not isinstance(table, int) or not 0 <= table < self.tables:
            raise SetupError(f"table {table!r}: from 0 to {self.tables - 1}")
        return self.game.position(self._loops.host(self._games[table : table + 1]).tobytes())

    def packed(self) -> Any:
        """All positions as rows of bytes, on the host."""
        return self._loops.host(self._games)

    # --- deciding

    def seats(self) -> Array:
        """The seat to act at each table, -1 where the game is over."""
        seats = self._new(np.int32)
        self._run("all_seats", self._games, seats)
        return seats

    def legal_mask(self, seats: Any = None, out: Array | None = None) -> Array:
        """Which moves are legal for the seat to act, or for the given seats (-1: none): (tables, move_count) of bool.

        `out` takes an array that an earlier call returned: new memory costs more than filling it.
        """
        mask = self._result(out, np.bool_, self.move_count)
        self._run("all_masks", self._games, self._chosen(seats), mask)
        return mask

    def observe(self, seats: Any = None, out: Array | None = None) -> Array:
        """What the seat to act, or the given seats, may see: a row of `columns` a table; 0 where there is no seat."""
        width = len(self.columns)
        rows = self._result(out, np.dtype(f"i{observation_type(self.game.root).size}"), width)
        self._run("all_observe", self._games, self._chosen(seats), rows, width)
        return rows

    def _result(self, out: Array | None, kind: Any, width: int) -> Array:
        """Memory for a result, which will be written whole."""
        if out is None:
            return self._loops.empty((self.tables, width), kind)
        if tuple(out.shape) != (self.tables, width) or out.dtype != np.dtype(kind):
            raise SetupError(f"out: ({self.tables}, {width}) of {np.dtype(kind)} is needed")
        return out

    def _chosen(self, seats: Any) -> Array | None:
        if seats is None:
            return None
        found = _whole_numbers(seats, self.tables, "seats")
        if isinstance(found, np.ndarray) and not ((found >= -1) & (found < self.players)).all():
            raise InvalidMove(f"seats: from 0 to {self.players - 1}, or -1 where there is none")
        return self._loops.array(found, np.int32)

    def step(self, moves: Any) -> None:
        """One decision for every table, by the seat to act there; ignored where the game is over. It must be legal."""
        wanted = self._loops.array(_whole_numbers(moves, self.tables, "moves"), np.int64)
        if self.checked:
            self._refuse(wanted)
        if self.auto_reset:
            self._run("all_steps", self._games, wanted, self._blank, self._choosers, self._seeds, self.tables,
                      self.players, self._done, self._last_scores, self._last_ranks)  # fmt: skip
        else:
            self._run("all_play", self._games, wanted)

    def _refuse(self, wanted: Array) -> None:
        refused = self._new(np.int8)
        self._run("all_refuse", self._games, wanted, refused)
        found = np.flatnonzero(self._loops.host(refused))
        if len(found):
            table = int(found[0])
            move = int(self._loops.host(wanted)[table])
            all_in_all = f"{len(found)} tables in all"
            raise InvalidMove(f"move {move} at table {table} is not legal ({all_in_all}); nothing was done")

    def random_playouts(self) -> int:
        """Play every table to its end at random; returns the number of decisions."""
        decisions = self._new(np.int64)
        self._run("all_playouts", self._games, self._choosers, decisions)
        return int(self._loops.host(decisions).sum())

    def matches(self, quick_seats: Any) -> int:
        """Play every table to its end, the seats in each table's bit set by the quick bot, the others at random."""
        decisions = self._new(np.int64)
        quick = self._loops.array(np.broadcast_to(np.asarray(quick_seats, np.int64), (self.tables,)).copy())
        self._run("all_matches", self._games, self._choosers, quick, decisions)
        return int(self._loops.host(decisions).sum())

    # --- how it stands

    def done(self) -> Array:
        """Which games are over; with `auto_reset`, which ended in the last step."""
        if self.auto_reset:
            return self._done
        found = self._new(np.int8)
        self._run("all_done", self._games, found)
        return found

    def scores(self) -> Array:
        """The points as they would be if the games ended now; with `auto_reset`, those of the last game that ended."""
        return self._last_scores if self.auto_reset else self._by_seat("all_scores", np.int64)

    def ranks(self) -> Array:
        """The place of every seat, 0 for the first; equals share one. With `auto_reset` as for `scores`."""
        return self._last_ranks if self.auto_reset else self._by_seat("all_ranks", np.int32)

    def standings(self) -> Array:
        """Points and tie-breaks in one number a seat: (tables, players)."""
        return self._by_seat("all_standings", np.int64)

    def _by_seat(self, loop: str, kind: Any) -> Array:
        found = self._new(kind, self.players)
        self._run(loop, self._games, self.players, found)
        return found

    def fingerprints(self) -> Any:
        """One number a table, the same as `Table.fingerprint`. On the host."""
        found = self._new(np.int64)
        self._run("all_fingerprints", self._games, found)
        return self._loops.host(found)


def _whole_numbers(values: Any, tables: int, what: str) -> Any:
    """One number a table: as an array that is there already, or made of what was given."""
    found = values if hasattr(values, "shape") else _array_of(values)
    kind = getattr(found.dtype, "kind", "i")  # what is no dtype of NumPy's is looked at when it is taken to the device
    if tuple(found.shape) != (tables,) or kind not in "iu":
        raise InvalidMove(f"{what}: ({tables},) whole numbers are needed, not {tuple(found.shape)} of {found.dtype}")
    return found


def _array_of(values: Any) -> Any:
    try:
        return np.asarray(values)
    except ValueError:  # rows of several lengths
        return np.empty((), object)


def _loops(game: Game, device: str, threads: int | None) -> Any:
    if device == "cpu":
        from .loops import NativeLoops

        return NativeLoops(game, threads)
    if device == "cuda":
        from .cuda import CudaLoops

        return CudaLoops(game)
    if device == "wasm":
        from .wasm import WasmLoops

        return WasmLoops(game)
    raise SetupError(f"device {device!r}: there are cpu, cuda and wasm")
