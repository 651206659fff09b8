"""Clocks: for each decision, or a bank for the game. When one runs out a robot holds the seat; nobody forfeits.

What is left to each seat is stored with every line of the log, as it was at that moment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

DAY = 86400
GRACE = 30  # seconds in a bank that had run out, for who takes the seat back


@dataclass
class Clock:
    kind: str  # move, bank, days
    seconds: float  # of a decision, or of the bank at the start
    plus: float  # what a decision adds to the bank
    left: list[float] = field(default_factory=list)
    since: float = 0  # when `left` was counted
    running: list[int] = field(default_factory=list)  # seats that are asked

    def at(self, now: float) -> list[float]:
        """What is left to each seat."""
        passed = max(0.0, now - self.since)
        return [left - passed * (seat in self.running) for seat, left in enumerate(self.left)]

    def after(self, seat: int, now: float) -> list[float]:
        """What is left to each seat when this one has decided."""
        left = self.at(now)
        left[seat] = max(0.0, left[seat]) + self.plus if self.kind == "bank" else self.seconds
        return left

    def run(self, left: list[float], now: float, seats: list[int]) -> None:
        """From now on it is these seats that are asked."""
        self.left, self.since, self.running = left, now, seats

    def taken_back(self, seat: int, now: float) -> None:
        """Somebody takes a seat over from a robot: with time for a decision."""
        left = self.at(now)
        left[seat] = max(left[seat], self.plus + GRACE) if self.kind == "bank" else self.seconds
        self.left, self.since = left, now

    def overdue(self, now: float) -> list[int]:
        left = self.at(now)
        return [seat for seat in self.running if left[seat] <= 0]

    @property
    def keeps_running(self) -> bool:
        """Days go by also while the server is away; minutes do not."""
        return self.kind == "days"


def new_clock(settings: dict[str, Any] | None, players: int) -> Clock | None:
    if settings is None:
        return None
    seconds = settings["days"] * DAY if settings["kind"] == "days" else settings["seconds"]
    return Clock(settings["kind"], seconds, settings.get("plus", 0), [seconds] * players)


def settings_of(clock: Clock | None) -> dict[str, Any] | None:
    """A clock as it was asked for."""
    if clock is None:
        return None
    if clock.kind == "days":
        return {"kind": "days", "days": clock.seconds / DAY}
    return {"kind": clock.kind, "seconds": clock.seconds} | ({"plus": clock.plus} if clock.kind == "bank" else {})
