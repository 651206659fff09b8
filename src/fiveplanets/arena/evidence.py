"""What games prove: intervals, and a test that may be looked at after every deal."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import numpy as np

NORMAL_95 = 1.959964
ERROR = 0.05  # the chance that anything at all is called proved in a report that is not so
STAKES = np.arange(-1.9, 2, 0.2)  # of the bets that `Evidence` mixes


def wilson(share: float, count: float, deviation: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's interval for a share seen in so many games."""
    if count == 0:
        return 0.0, 1.0
    square = deviation * deviation
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = deviation / (1 + square / count) * math.sqrt(share * (1 - share) / count + square / (4 * count * count))
    return (middle - half if share > 0 else 0.0), (middle + half if share < 1 else 1.0)


def mean_interval(values: Sequence[float], deviation: float = NORMAL_95) -> tuple[float, float, float]:
    """The mean, and the normal interval around it."""
    mean = float(np.mean(values))
    if len(values) < 2:
        return mean, -math.inf, math.inf
    half = deviation * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return mean, mean - half, mean + half


class Evidence:
    """Is one of two players better? A test by betting: it may be looked at after every deal and ended at any time.

    Each deal gives a number from 0 to 1, in the mean 1/2 if neither is better. Gamblers who bet shares of what they own
    on it being higher, or lower, then do not get richer in the mean, whenever one stops: the chance that their common
    wealth ever reaches 1/p times what it was is at most p (Ville's inequality). Nothing else is assumed of the games.
    """

    def __init__(self) -> None:
        self._logarithms = np.zeros(len(STAKES))
        self.deals, self.total = 0, 0.0

    def add(self, value: float) -> None:
        self.deals += 1
        self.total += value
        self._logarithms += np.log1p(STAKES * (value - 0.5))

    @property
    def wealth(self) -> float:
        """Of all gamblers together, who began with 1."""
        return float(np.mean(np.exp(np.minimum(self._logarithms, 600))))

    @property
    def leader(self) -> int:
        """0 if the first player is ahead, 1 if the second is."""
        return 0 if self.total * 2 >= self.deals else 1


def normal_quantile(part: float) -> float:
    """How many deviations above the mean a normal number is with this chance of being lower."""
    return NormalDist().inv_cdf(part)
