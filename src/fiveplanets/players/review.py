"""Looking back at a game: what a strong player thinks of every decision, from what its seat knew then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..core import replay
from ..core.random import Rng, seed_rng
from ..core.table import Table
from .search import Answer, Search

REVIEW_STREAM = 5
LEVEL = "strong"


@dataclass(frozen=True)
class Moment:
    """A decision between several moves: what was made of it, and what would have been best."""

    number: int  # of the decision, from 0
    seat: int
    played: Answer
    best: Answer

    @property
    def lost(self) -> float:
        """What the decision gave away, from 0 to 1."""
        return max(0.0, self.best.value - self.played.value)


def review(table: Table, iterations: int | None = None) -> Iterator[Moment]:
    """Every decision that was one, in order; what was taken back is left out."""
    position = replay.started(replay.head(table)).position
    wanted = iterations or table.game.levels[LEVEL]["iterations"]
    for number, entry in enumerate(table.entries):
        if len(position.legal(entry.seat)) > 1:
            search, rng = Search(position.redacted(entry.seat), entry.seat), Rng()
            seed_rng(rng, number, REVIEW_STREAM)
            search.suggest(entry.move)
            search.think(rng, wanted)
            answers = search.answers()
            played = next(answer for answer in answers if answer.move == entry.move)
            yield Moment(number, entry.seat, played, answers[0])
        position.apply(entry.seat, entry.move)
