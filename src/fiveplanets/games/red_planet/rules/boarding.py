"""Astronauts board ships."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..components import HOW, How
from ..events import Event
from ..moves import BOARD
from ..state import AskKind, Position
from .table import any_destination_left, colour_count, destination, free_seats, seat_of


@rule
def how_to_board(game: Position) -> int:
    return HOW[game.companies[game.active].shown]


@rule
def can_board_at(game: Position, dock: int) -> bool:
    """RP-17; RP-34: apart means each on another ship; RP-37: together means all on one."""
    how = how_to_board(game)
    if how == How.APART and game.boarded >> dock & 1:
        return False
    return free_seats(game.ships[dock]) >= (game.left if how == How.TOGETHER else 1)


@rule
def can_board(game: Position) -> bool:
    """RP-18: a free seat, and an astronaut in the supply."""
    needed = game.left if how_to_board(game) == How.TOGETHER else 1
    if game.companies[game.active].supply < needed:
        return False
    for dock in range(colour_count(game)):
        if can_board_at(game, dock):
            return True
    return False


@rule
def ask_to_board(game: Position, colour: int) -> None:
    kind = AskKind.DISPATCH if how_to_board(game) == How.TOGETHER else AskKind.BOARD
    ask(game, seat_of(game, colour), kind, colour, game.left)


@rule
def list_docks_to_board(game: Position, moves: Seq[int]) -> None:
    for dock in range(colour_count(game)):
        if can_board_at(game, dock):
            push(moves, BOARD + dock)


@rule
def board(game: Position, seat: int, dock: int) -> None:
    """One astronaut boards, or all of the card together."""
    colour = game.active
    ship = game.ships[dock]
    count = game.left if how_to_board(game) == How.TOGETHER else 1
    ship.crew[colour] += count
    game.companies[colour].supply -= count
    game.left -= count
    game.boarded |= 1 << dock
    tell(game, Event.BOARDED, colour, count, dock, game.companies[colour].shown)
    if destination(ship) == NOTHING and any_destination_left(game):  # RP-22
        ask(game, seat, AskKind.NAME, dock, game.companies[colour].shown)
