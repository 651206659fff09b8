"""Takes what brings the most points at once, in any game: tries each legal move and counts.

`fiveplanets arena planet greedy greedy:most=5 quick` compares it with a hasty one of itself.
"""

from fiveplanets.core.position import Position
from fiveplanets.core.random import Rng, shuffle


class Greedy:
    def __init__(self, most: int = 60) -> None:
        self.most = most  # moves that it tries at a decision
        self.simulations = 0  # reports say how many it makes a second

    def choose(self, seen: Position, seat: int, rng: Rng) -> int:
        moves = seen.legal(seat)
        shuffle(rng, moves, len(moves))  # equally good ones are equally likely
        return max(moves[: self.most], key=lambda move: self.points_after(seen, seat, move))

    def points_after(self, seen: Position, seat: int, move: int) -> float:
        self.simulations += 1
        found = seen.preview(seat, move)  # counted from what the seat may see alone
        if found is None:  # only the move itself would show it: as good as doing nothing
            return seen.scores[seat]
        after, _story = found
        return after.scores[seat]
