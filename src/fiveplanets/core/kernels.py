"""What compiled engines do with a table, besides the rules themselves. Written in the rule language.

The names `setup`, `legal`, `apply`, `standing` and `quick` stand for the game's rules: the translator binds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .asks import actor
from .kinds import Seq
from .random import CHOICE_STREAM, GAME_STREAM, WORD, Rng, below, seed_rng
from .rules import rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    def setup(game: Any) -> None: ...
    def legal(game: Any, seat: int, moves: Seq[int]) -> None: ...
    def apply(game: Any, seat: int, move: int) -> None: ...
    def standing(game: Any, seat: int) -> int: ...
    def quick(game: Any, seat: int, moves: Seq[int], rng: Rng) -> int: ...


@rule
def seed_and_set_up(game: Any, chooser: Rng, seed: int) -> None:
    seed_rng(game.rng, seed, GAME_STREAM)
    seed_rng(chooser, seed, CHOICE_STREAM)
    setup(game)


@rule
def set_up(game: Any, seed: int) -> None:
    seed_rng(game.rng, seed, GAME_STREAM)
    setup(game)


@rule
def list_legal(game: Any, seat: int, moves: Seq[int]) -> int:
    """Fill `moves` with the seat's legal moves; returns how many there are."""
    moves.n = 0
    legal(game, seat, moves)
    return moves.n


@rule
def mark_legal(game: Any, moves: Seq[int], mask: list[int], seat: int) -> None:
    """Set the mask of a seat's legal moves; all zero where `seat` is negative."""
    for i in range(len(mask)):
        mask[i] = 0
    if seat >= 0 and game.open_asks >> seat & 1 == 1:
        moves.n = 0
        legal(game, seat, moves)
        for i in range(moves.n):
            mask[moves.items[i]] = 1


@rule
def is_legal(game: Any, seat: int, move: int, moves: Seq[int]) -> bool:
    moves.n = 0
    legal(game, seat, moves)
    for i in range(moves.n):
        if moves.items[i] == move:
            return True
    return False


@rule
def play_out(game: Any, moves: Seq[int], chooser: Rng) -> int:
    """Random play to the end; returns the number of decisions."""
    decisions = 0
    seat = actor(game)
    while seat >= 0:
        moves.n = 0
        legal(game, seat, moves)
        apply(game, seat, moves.items[below(chooser, moves.n)])
        decisions += 1
        seat = actor(game)
    return decisions


@rule
def play_match(game: Any, moves: Seq[int], chooser: Rng, quick_seats: int) -> int:
    """Play to the end: the seats in the bit set `quick_seats` by the quick bot, the others at random."""
    decisions = 0
    seat = actor(game)
    while seat >= 0:
        moves.n = 0
        legal(game, seat, moves)
        if quick_seats >> seat & 1:
            move = quick(game, seat, moves, chooser)
        else:
            move = moves.items[below(chooser, moves.n)]
        apply(game, seat, move)
        decisions += 1
        seat = actor(game)
    return decisions


@rule
def play_move(game: Any, move: int) -> None:
    """One decision of the seat to act; nothing when the game is over."""
    seat = actor(game)
    if seat >= 0:
        apply(game, seat, move)


@rule
def rank(game: Any, seat: int) -> int:
    """How many seats stand better: 0 is the first place, equals share one."""
    own = standing(game, seat)
    better = 0
    for other in range(game.players):
        if standing(game, other) > own:
            better += 1
    return better


@rule
def finger_print(words: Sequence[int]) -> int:
    """A 63-bit hash of packed memory, read as 32-bit words."""
    high = 0x9E3779B9
    low = 0x85EBCA6B
    for i in range(len(words)):
        word = words[i] & WORD
        high = ((high ^ word) * 0x5BD1E995) & WORD
        high ^= high >> 15
        low = ((low + word) & WORD) * 0x2C1B3C6D & WORD
        low ^= low >> 13
    return (high << 31) ^ low


@rule
def alike(one: Sequence[int], other: Sequence[int]) -> bool:
    """Is packed memory the same? Read as 32-bit words."""
    for i in range(len(one)):
        if one[i] != other[i]:
            return False
    return True
