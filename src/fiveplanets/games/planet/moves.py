"""The move space of Planet, and which rule an illegal move would break."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.moves import Kind, MoveSpace, Names, Span

from .components import TILE_IDS
from .geometry import FACES, SIDES
from .state import AskKind

MOVES = MoveSpace(
    take=Kind(tile=Names("tile", TILE_IDS)),
    place=Kind(face=Span(1, FACES)),
    turn=Kind(by=Span(0, SIDES - 1)),  # with turn r, side s of the face shows the tile's area (s + r) % 5
)

TAKE = MOVES.base("take")
PLACE = MOVES.base("place")
TURN = MOVES.base("turn")

ASK_OF = {"take": AskKind.TAKE, "place": AskKind.PLACE, "turn": AskKind.TURN}


def refusal(game, seat, move):
    """The rule that this illegal move would break."""
    name = MOVES.name_of(move)
    if not asked(game, seat) or top_ask(game, seat).kind != ASK_OF[name]:
        return "PL-08"  # out of turn or out of order
    return {"take": "PL-07", "place": "PL-09", "turn": "PL-08"}[name]
