"""The move space of Planet. With turn r, side s of the face shows the tile's area (s + r) % 5."""

from fiveplanets.core.moves import Kind, MoveSpace

from .state import AskKind, Face, Tile, Turn

MOVES = MoveSpace(
    take=Kind(AskKind.TAKE, when="PL-08", refused="PL-07", tile=Tile),
    place=Kind(AskKind.PLACE, when="PL-08", refused="PL-09", face=Face),
    turn=Kind(AskKind.TURN, when="PL-08", by=Turn),
)

TAKE = MOVES.base("take")
PLACE = MOVES.base("place")
TURN = MOVES.base("turn")
