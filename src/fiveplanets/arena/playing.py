"""One game of a contest, played to its end: what a worker does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from ..core import registry
from ..core.random import Rng, seed_rng
from ..core.replay import lines
from ..core.table import Table
from ..players import Guarded
from ..players.chance import FIRST_STREAM
from .contest import Contest, Match


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended; everything by seat. A line of the file of results."""

    number: int
    seats: list[int]  # the number of the player there
    scores: list[int]
    ranks: list[int]  # 0 is the first
    winners: list[int]
    decisions: list[int]
    fingerprint: str
    seconds: list[float]  # of thinking
    simulations: list[int]
    faults: dict[int, tuple[int, str]] = {}  # by seat: how often the quick bot had to answer, and why at first
    final: bytes = b""  # the position at the end, if it was asked for


@dataclass(frozen=True)
class Task:
    contest: Contest
    match: Match
    replay: bool = False  # the lines of its replay file are wanted too
    final: bool = False  # and the position at the end


@dataclass(frozen=True)
class Played:
    result: Result
    replay: list[dict[str, Any]] | None = None


def play(task: Task) -> Played:
    contest, match = task.contest, task.match
    game = registry.game(contest.game)
    # The salt of a replay file hides the seed while people play; here it is made of it, so that the files are the same.
    table = Table(game, contest.seats, match.deal, contest.options, salt=f"{match.deal:032x}")
    names = [contest.players[one] for one in match.seats]
    table.seats = [{"name": "", "player": name} for name in names]
    guarded, rng = [Guarded(name, contest.limit) for name in names], Rng()
    try:
        while not table.over:
            seat = table.to_act[0]
            seed_rng(rng, match.choices, FIRST_STREAM + len(table.log))
            table.play(seat, guarded[seat].choose(table.position.redacted(seat), seat, rng))
    finally:
        for one in guarded:
            one.close()
    result = Result(
        match.number,
        list(match.seats),
        table.scores,
        table.position.ranks,
        table.winners,
        [one.decisions for one in guarded],
        f"{table.fingerprint:016x}",
        [round(one.seconds, 6) for one in guarded],
        [one.simulations for one in guarded],
        {seat: (one.faults, one.first_fault) for seat, one in enumerate(guarded) if one.faults},
        bytes(table.position) if task.final else b"",
    )
    return Played(result, lines(table) if task.replay else None)
