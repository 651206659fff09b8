"""The quick bot: the heuristics of the game's advice.py."""

from ..core.records import zero
from ..core.seq import push
from ..core.table import Table
from .chance import chance


class QuickPlayer:
    def choose(self, table: Table, seat: int) -> int:
        moves = zero(table.game.module("state").LEGAL_MOVES)
        for move in table.legal(seat):
            push(moves, move)
        return int(table.game.module("advice").quick(table.state, seat, moves, chance(table)))
