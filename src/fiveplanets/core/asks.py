"""Pending decisions. Each seat has a small stack of asks; whoever has an open ask may act.

A game's root record declares `asks: Array[Seq[Ask]] = seats(size=(SEATS, DEPTH))` and `open_asks: Set[Seat]`, the
seats that have one. The top ask is the one to be answered. Asks are public: put no secret into their arguments.
"""

from typing import Any

from .kinds import Int8, Int16
from .records import record
from .rules import rule


@record
class Ask:
    kind: Int8
    a: Int16
    b: Int16


@rule
def ask(game: Any, seat: int, kind: int, a: int = 0, b: int = 0) -> None:
    """Open one more decision for a seat; it comes before those that are already open."""
    stack = game.asks[seat]
    top = stack.items[stack.n]
    top.kind = kind
    top.a = a
    top.b = b
    stack.n += 1
    game.open_asks |= 1 << seat


@rule
def top_ask(game: Any, seat: int) -> Ask:
    """The decision that this seat has to take now. Only with an open ask."""
    stack = game.asks[seat]
    top: Ask = stack.items[stack.n - 1]
    return top


@rule
def close_ask(game: Any, seat: int) -> None:
    """The seat's top decision is taken."""
    stack = game.asks[seat]
    stack.n -= 1
    top = stack.items[stack.n]
    top.kind = 0
    top.a = 0
    top.b = 0
    if stack.n == 0:
        game.open_asks &= ~(1 << seat)


@rule
def asked(game: Any, seat: int) -> bool:
    """Has this seat something to decide?"""
    return bool(game.open_asks >> seat & 1)


FIRST_SEAT = (-1, *((seats & -seats).bit_length() - 1 for seats in range(1, 256)))  # the lowest bit


@rule
def actor(game: Any) -> int:
    """The first seat that may act, or -1 when nobody may: then the game is over."""
    return FIRST_SEAT[game.open_asks]
