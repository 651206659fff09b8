"""Who shows which action card, and what that does to water: the supply, the die, theft."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import below
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import DIE, DIE_FACES, SEATS, SYMBOL, UPGRADE, Action
from ..events import Event
from ..state import Position

SEATS_IN = tuple(seats.bit_count() for seats in range(1 << SEATS))  # [bit set]


@rule
def shows(game: Position, seat: int, action: int) -> bool:
    """Does this clan show this action card?"""
    return game.shown[action] >> seat & 1 == 1


@rule
def digs_without_water(game: Position, seat: int) -> bool:
    """5R-32: while cards are dug up, does this clan show that it digs, but had nothing to bid?"""
    return game.action == Action.DIG and shows(game, seat, Action.DIG) and not game.bidders >> seat & 1


@rule
def count_played(game: Position, action: int) -> int:
    """How many clans show this action card."""
    return SEATS_IN[game.shown[action]]


@rule
def seat_in_turn(game: Position, turn: int) -> int:
    """5R-16: where order matters, the next seat begins each round."""
    seat = game.first + turn
    return seat if seat < game.players else seat - game.players


@rule
def roll_die(game: Position, seat: int, action: int, card: int) -> int:
    """For the action, or before it for the upgrade of a card."""
    eyes = DIE[below(game.rng, DIE_FACES)]
    game.rolled = eyes
    tell(game, Event.ROLLED, seat, eyes, action, card)
    return eyes


@rule
def gain(game: Position, seat: int, water: int, action: int) -> None:
    """5R-05: the supply never runs out."""
    game.clans[seat].water += water
    tell(game, Event.GAINED, seat, water, action, NOTHING, NOTHING, NOTHING)


@rule
def gain_by_upgrade(game: Position, seat: int, water: int, card: int, side: int) -> None:
    game.clans[seat].water += water
    tell(game, Event.GAINED, seat, water, SYMBOL[card][side], card, UPGRADE[card][side][0], UPGRADE[card][side][1])


@rule
def take_from(game: Position, victim: int, water: int) -> int:
    """So much of a clan's water, or all it has; returns how much that was."""
    taken = min(game.clans[victim].water, water)
    game.clans[victim].water -= taken
    return taken
