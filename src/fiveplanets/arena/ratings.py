"""Ratings: openskill's Bradley-Terry model over whole tables, from the games in the order of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .evidence import NORMAL_95
from .playing import Result


@dataclass(frozen=True)
class Rated:
    """25 is where everybody starts; only differences mean something."""

    mean: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mean - NORMAL_95 * self.deviation, self.mean + NORMAL_95 * self.deviation


def rate(results: Iterable[Result], players: int) -> list[Rated]:
    """A player in several seats of a table moves by the mean of what its seats would."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0)  # nobody gets better or worse meanwhile
    ratings = [model.rating() for _ in range(players)]
    for result in results:
        after = model.rate([[ratings[player]] for player in result.seats], ranks=list(map(float, result.ranks)))
        for player in set(result.seats):
            own = [team[0] for team, who in zip(after, result.seats, strict=True) if who == player]
            mean = sum(one.mu for one in own) / len(own)
            ratings[player] = model.rating(mu=mean, sigma=sum(one.sigma for one in own) / len(own))
    return [Rated(one.mu, one.sigma) for one in ratings]
