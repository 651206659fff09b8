"""The interpreted engine: the rules as they are written, on Python records. A state is a record."""

from __future__ import annotations

from typing import Any

from ..asks import actor
from ..derived import hiding
from ..packing import fingerprint, pack, unpack
from ..random import GAME_STREAM, Rng, below, seed_rng
from ..records import zero
from ..registry import Game
from ..story import StoryLine


class Interpreted:
    """One game's rules. With `checked`, a value that would not fit its packed field is an error at once."""

    name = "interpreted"

    def __init__(self, game: Game, checked: bool = False) -> None:
        self.game = game
        self.checked = checked
        self.rules = game.module("rules")
        self._hide = hiding(game.root)

    def load(self, data: Any) -> Any:
        return unpack(self.game.root, data, self.checked)

    def dump(self, state: Any) -> bytes:
        return pack(state)

    def copy(self, state: Any) -> Any:
        return self.load(pack(state))

    def open_asks(self, state: Any) -> int:
        return int(state.open_asks)

    def set_up(self, state: Any, seed: int) -> list[StoryLine]:
        seed_rng(state.rng, seed, GAME_STREAM)
        return self._told(state, lambda: self.rules.setup(state))

    def apply(self, state: Any, seat: int, move: int) -> list[StoryLine]:
        return self._told(state, lambda: self.rules.apply(state, seat, move))

    def _told(self, state: Any, act: Any) -> list[StoryLine]:
        state.story = []
        act()
        story: list[StoryLine] = state.story
        state.story = None
        return story

    def legal(self, state: Any, seat: int) -> list[int]:
        moves = self._moves()
        self.rules.legal(state, seat, moves)
        return list(moves.items[: moves.n])

    def is_legal(self, state: Any, seat: int, move: int) -> bool:
        return move in self.legal(state, seat)

    def _moves(self) -> Any:
        return zero(self.game.move_list, self.checked)

    def score(self, state: Any, seat: int) -> int:
        return int(self.rules.score(state, seat))

    def standing(self, state: Any, seat: int) -> int:
        return int(self.rules.standing(state, seat))

    def quick(self, state: Any, seat: int, rng: Rng) -> int:
        moves = self._moves()
        self.rules.legal(state, seat, moves)
        return int(self.game.module("advice").quick(state, seat, moves, rng))

    def redacted(self, state: Any, viewer: int) -> Any:
        copy = self.copy(state)
        self._hide(state, copy, viewer, -1, 1, 0)
        return copy

    def facts(self, state: Any, viewer: int) -> bytes:
        found = zero(self.game.facts, self.checked)
        self.rules.facts(state, viewer, found)
        return pack(found)

    def imagine(self, state: Any, viewer: int, rng: Rng) -> None:
        self.rules.imagine(state, viewer, rng)

    def why_not(self, state: Any, seat: int, move: int) -> int:
        return int(self.rules.why_not(state, seat, move))

    def why_not_yet(self, state: Any, seat: int, move: int) -> int:
        return int(self.rules.why_not_yet(state, seat, move))

    def fingerprint(self, state: Any) -> int:
        return fingerprint(pack(state))

    def play_out(self, state: Any, rng: Rng) -> int:
        """Random play to the end; returns the number of decisions."""
        moves, decisions = self._moves(), 0
        while (seat := actor(state)) >= 0:
            moves.n = 0
            self.rules.legal(state, seat, moves)
            self.rules.apply(state, seat, moves.items[below(rng, moves.n)])
            decisions += 1
        return decisions
