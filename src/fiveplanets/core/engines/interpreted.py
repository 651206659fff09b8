"""The interpreted engine: the rules as they are written, on Python objects."""

from __future__ import annotations

from typing import Any

from ..asks import actor
from ..random import CHOICE_STREAM, GAME_STREAM, Rng, below, seed_rng
from ..records import zero
from ..registry import Game


def random_playout(game: Game, players: int, seed: int, options: dict[str, Any] | None = None) -> tuple[Any, int]:
    """The random game that `Simulator.random_playouts` plays from this seed: the final state and the decisions."""
    rules = game.module("rules")
    state = game.blank_state(players, game.complete_options(options, players))
    chooser = Rng()
    seed_rng(state.rng, seed, GAME_STREAM)
    seed_rng(chooser, seed, CHOICE_STREAM)
    rules.setup(state)
    moves = zero(game.module("state").LEGAL_MOVES)
    decisions = 0
    while (seat := actor(state)) >= 0:
        moves.n = 0
        rules.legal(state, seat, moves)
        rules.apply(state, seat, moves.items[below(chooser, moves.n)])
        decisions += 1
    return state, decisions
