"""Astronauts board ships."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..components import HOW, How
from ..events import Event
from ..moves import BOARD
from ..state import AskKind
from .table import any_destination_left, colour_count, destination, free_seats, seat_of


@rule
def how_to_board(game):
    return HOW[game.companies[game.active - 1].shown]


@rule
def can_board_at(game, dock):
    """RP-17; RP-34: apart means each on another ship; RP-37: together means all on one."""
    how = how_to_board(game)
    if how == How.APART and game.boarded >> dock & 1:
        return False
    return free_seats(game.ships[dock]) >= (game.left if how == How.TOGETHER else 1)


@rule
def can_board(game):
    """RP-18: a free seat, and an astronaut in the supply."""
    needed = game.left if how_to_board(game) == How.TOGETHER else 1
    if game.companies[game.active - 1].supply < needed:
        return False
    for dock in range(colour_count(game)):
        if can_board_at(game, dock):
            return True
    return False


@rule
def ask_to_board(game):
    """RP-16: as many as possible; RP-37: all together, or the card is skipped."""
    seat = seat_of(game, game.active - 1)
    if not can_board(game):
        if how_to_board(game) == How.TOGETHER:
            tell(game, Event.SKIPPED, game.active - 1)
        game.left = 0
    elif how_to_board(game) == How.TOGETHER:
        ask(game, seat, AskKind.DISPATCH)
    else:
        ask(game, seat, AskKind.BOARD)


@rule
def list_docks_to_board(game, moves):
    for dock in range(colour_count(game)):
        if can_board_at(game, dock):
            push(moves, BOARD + dock)


@rule
def board(game, seat, dock):
    """One astronaut boards, or all of the card together."""
    colour = game.active - 1
    ship = game.ships[dock]
    count = game.left if how_to_board(game) == How.TOGETHER else 1
    ship.crew[colour] += count
    game.companies[colour].supply -= count
    game.left -= count
    game.boarded |= 1 << dock
    for _ in range(count):
        tell(game, Event.BOARDED, colour, dock)
    if destination(ship) == 0 and any_destination_left(game):  # RP-22
        ask(game, seat, AskKind.NAME, dock)
