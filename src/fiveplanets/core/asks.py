"""Pending decisions. Each seat has a small stack of asks; whoever has an open ask may act.

A game's root record declares `asks: Array[Seq[Ask, DEPTH], SEATS] = seats()`. The top ask is the one to be answered.
Asks are public: put no secret into their arguments.
"""

from .kinds import Int8, Int16
from .records import record
from .rules import rule


@record
class Ask:
    kind: Int8
    a: Int16
    b: Int16


@rule
def ask(game, seat, kind, a=0, b=0):
    """Open one more decision for a seat; it comes before those that are already open."""
    stack = game.asks[seat]
    top = stack.items[stack.n]
    top.kind = kind
    top.a = a
    top.b = b
    stack.n += 1


@rule
def top_ask(game, seat):
    """The decision that this seat has to take now. Only with an open ask."""
    stack = game.asks[seat]
    return stack.items[stack.n - 1]


@rule
def close_ask(game, seat):
    """The seat's top decision is taken."""
    stack = game.asks[seat]
    stack.n -= 1
    top = stack.items[stack.n]
    top.kind = 0
    top.a = 0
    top.b = 0


@rule
def asked(game, seat):
    """Has this seat something to decide?"""
    return game.asks[seat].n > 0


@rule
def actor(game):
    """The first seat that may act, or -1 when nobody may: then the game is over."""
    for seat in range(game.players):
        if game.asks[seat].n > 0:
            return seat
    return -1
