"""Many games inside a compiled engine: arrays in, arrays out.

On "cuda" the arrays that come back live on the GPU (anything that speaks the CUDA array interface takes them, for
example `torch.as_tensor`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import SetupError
from ..packing import numpy_dtype, pack, size, unpack
from ..random import Rng
from ..registry import Game
from .observing import places, row_type


class Simulator:
    def __init__(
        self, game: Game, players: int, tables: int, device: str, options: dict[str, Any] | None, threads: int | None
    ) -> None:
        game.check_players(players)
        if tables < 1:
            raise SetupError(f"{tables} tables: at least one is needed")
        self.game, self.players, self.tables, self.device = game, players, tables, device
        self.options = game.complete_options(options, players)
        self.engine = _engine(game, device, threads)
        self._schema = game.module("state").Game.schema
        blank = pack(game.blank_state(players, self.options))
        self._blank = np.frombuffer(blank, np.int8)
        buffers = 1 if device == "cpu" else tables
        legal = np.zeros(max(buffers, tables), numpy_dtype(game.module("state").LEGAL_MOVES))
        self._lists = self.engine.array(legal)
        self._choosers = self.engine.array(np.zeros(tables, numpy_dtype(Rng.schema)))  # type: ignore[attr-defined]
        self.reset(range(tables))

    @property
    def move_count(self) -> int:
        return self.game.move_count

    @property
    def observation_names(self) -> tuple[str, ...]:
        """The name of each column of `observe`."""
        return places(self._schema)[1]

    def reset(self, seeds: Any) -> None:
        """Set up every table anew, from one seed each."""
        numbers = np.asarray(seeds, dtype=np.int64)
        if numbers.shape != (self.tables,) or (numbers < 0).any():
            raise SetupError(f"{self.tables} tables need as many seeds of 0 or more, not {numbers.shape}")
        # Repeated as bytes: NumPy does not copy the gaps between the fields of a record, which must stay zero.
        self._games = self.engine.array(np.tile(self._blank, self.tables).view(numpy_dtype(self._schema)))
        self.engine.run("setup", self.tables, self._games, self._choosers, self.engine.array(numbers))

    def random_playouts(self) -> int:
        """Play every table to its end at random; returns the number of decisions."""
        decisions = self.engine.array(np.zeros(self.tables, np.int64))
        self.engine.run("playout", self.tables, self._games, self._lists, self._choosers, decisions)
        return int(self.engine.host(decisions).sum())

    def matches(self, quick_seats: Any) -> int:
        """Play every table to its end, the seats in each table's bit set by the quick bot, the others at random."""
        decisions = self.engine.array(np.zeros(self.tables, np.int64))
        quick = self.engine.array(np.broadcast_to(np.asarray(quick_seats, np.int64), (self.tables,)).copy())
        self.engine.run("match", self.tables, self._games, self._lists, self._choosers, quick, decisions)
        return int(self.engine.host(decisions).sum())

    def fingerprints(self) -> Any:
        """One number a table, the same as `Table.fingerprint`. On the host."""
        found = self.engine.array(np.zeros(self.tables, np.int64))
        words = self.engine.view(self._games, np.int32)
        self.engine.run("fingerprint", self.tables, words, found)
        return self.engine.host(found)

    def seats(self) -> Any:
        """The seat to act at each table, -1 where the game is over."""
        seats = self.engine.array(np.zeros(self.tables, np.int64))
        self.engine.run("list", self.tables, self._games, self._lists, seats)
        return seats

    def legal_mask(self) -> Any:
        """Which moves are legal now: (tables, move_count) of bool."""
        self.seats()
        mask = self.engine.array(np.zeros((self.tables, self.move_count), np.bool_))
        self.engine.run("mask", self.tables, self._lists, mask)
        return mask

    def step(self, moves: Any) -> None:
        """One decision for every table, by the seat to act there; ignored where the game is over. It must be legal."""
        self.engine.run("move", self.tables, self._games, self.engine.array(np.asarray(moves, np.int64)))

    def observe(self) -> Any:
        """What the seat to act may see: (tables, len(observation_names)) of integers; 0 where the game is over."""
        rows, names = places(self._schema)
        out = self.engine.array(np.zeros((self.tables, len(names)), row_type(self._schema)))
        views = [self.engine.view(self._games, kind) for kind in (np.int8, np.int16, np.int32, np.int64)]
        self.engine.run("observe", self.tables, self.engine.array(rows), *views, self.seats(), self.players, out)
        return out

    def scores(self) -> Any:
        return self._for_each_seat("score")

    def standings(self) -> Any:
        """Points and tie-breaks in one number a seat: (tables, players)."""
        return self._for_each_seat("standing")

    def _for_each_seat(self, what: str) -> Any:
        found = self.engine.array(np.zeros((self.tables, self.players), np.int64))
        self.engine.run(what, self.tables, self._games, self.players, found)
        return self.engine.host(found)

    def packed(self) -> Any:
        """All states as a NumPy array of packed records. On the host; on "cpu" it is the memory the engine works on."""
        return self.engine.host(self._games)

    def state(self, table: int) -> Any:
        """One table's state as a Python record."""
        return unpack(self._schema, self.packed()[table].tobytes())

    @property
    def state_size(self) -> int:
        return size(self._schema)


def _engine(game: Game, device: str, threads: int | None) -> Any:
    if device == "cpu":
        from .native import Native

        return Native(game, threads)
    if device == "cuda":
        from .cuda import cuda_engine

        return cuda_engine(game)
    raise SetupError(f"device {device!r}: there are cpu and cuda")
