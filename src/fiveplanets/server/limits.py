"""How much one client may ask for. A bucket holds so many requests and fills up again by itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

FORGOTTEN = 20_000  # clients that are remembered


@dataclass(frozen=True)
class Rate:
    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """For one address, where nothing else is said."""

    requests: Rate = Rate(200, 20)
    opened: Rate = Rate(60, 1 / 5)  # new tables
    guesses: Rate = Rate(20, 1 / 5)  # codes and tokens that somebody tries
    sockets: int = 200
    messages: Rate = Rate(60, 15)  # on one socket
    chat: Rate = Rate(8, 1 / 2)  # on one socket
    packs: int = 500  # different ones in one server
    patience: float = 120.0  # seconds that somebody is away before others may ask a robot to hold the seat
    pace: float = 0.5  # seconds for each decision of a robot while somebody looks on, so that people can follow


ENDLESS = Rate(1e9, 1e9)
ALONE = Limits(ENDLESS, ENDLESS, ENDLESS, 10_000, ENDLESS, ENDLESS)  # for a server that only this machine reaches


@dataclass
class Bucket:
    rate: Rate
    level: float = field(init=False)
    filled: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.level = self.rate.burst

    def take(self) -> bool:
        """One more, if there is room."""
        now = time.monotonic()
        self.level = min(self.rate.burst, self.level + (now - self.filled) * self.rate.per_second)
        self.filled = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket an address; those that were not used for long are forgotten, and are full again."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.setdefault(address, Bucket(self.rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > FORGOTTEN:
            self._buckets.popitem(last=False)
        return bucket.take()
