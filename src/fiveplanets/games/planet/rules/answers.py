"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..geometry import FACES, SIDES
from ..moves import PLACE, TAKE, TURN
from ..state import AskKind, Position
from .life import judge_animals
from .placing import is_free, put, put_away, take
from .table import end_round


@rule
def legal(game: Position, seat: int, moves: Seq[int]) -> None:
    """List the legal answers to the seat's top ask: tiles as they lie, faces and rotations by number."""
    kind = top_ask(game, seat).kind
    if kind == AskKind.TAKE:
        for i in range(game.open_tiles.n):
            push(moves, TAKE + game.open_tiles.items[i])
    elif kind == AskKind.PLACE:
        for face in range(1, FACES + 1):
            if is_free(game.planets[seat], face):
                push(moves, PLACE + face - 1)
    else:
        for turn in range(SIDES):
            push(moves, TURN + turn)


@rule
def apply(game: Position, seat: int, move: int) -> None:
    """Answer the seat's top ask; the game goes on to the next decision."""
    pending = top_ask(game, seat)
    kind = pending.kind
    tile = pending.a
    face = pending.b
    close_ask(game, seat)
    if kind == AskKind.TAKE:
        take(game, seat, move - TAKE)
    elif kind == AskKind.PLACE:
        ask(game, seat, AskKind.TURN, tile, move - PLACE + 1)
    else:
        put(game, seat, tile, face, move - TURN)
        next_player(game, seat)


@rule
def next_player(game: Position, seat: int) -> None:
    """PL-08: clockwise until all have placed; then life, and the next round."""
    follower = (seat + 1) % game.players
    if follower != game.first:
        ask(game, follower, AskKind.TAKE)
    else:
        put_away(game)
        judge_animals(game)
        end_round(game)
