"""What a contest has shown, as plain data: what `--json` prints, and tables and pages are made of."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from .. import __version__
from .evidence import ERROR, mean_interval, wilson
from .judging import first_shares
from .playing import Result
from .ratings import rate
from .running import Run

Row = dict[str, Any]


def report(run: Run) -> Row:
    contest, results = run.contest, run.counted
    return {
        "game": contest.game,
        "rules": contest.rules,
        "version": __version__,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "limit": contest.limit,
        "games": len(results),
        "complete": run.left == 0,
        "until_decided": run.until_decided,
        "error": ERROR,
        "players": player_rows(run, results),
        "pairs": pair_rows(run, results),
        "lineups": lineup_rows(run, results),
        "by_seat": seat_rows(contest.seats, results),
        "decisions": sum(sum(result.decisions) for result in results),
    }


def player_rows(run: Run, results: list[Result]) -> list[Row]:
    """In the order in which they were named."""
    contest = run.contest
    rated = rate(results, len(contest.players)) if contest.seats > 1 else None
    rows = []
    for number, name in enumerate(contest.players):
        own = [result for result in results if number in result.seats]
        first = [first_shares(result)[number] for result in own]
        share = sum(first) / len(own) if own else 0.0
        seats = [(result, seat) for result in own for seat, who in enumerate(result.seats) if who == number]
        rating = rated[number] if rated else None
        rows.append(
            {
                "name": name,
                "first": share,
                "first_interval": list(wilson(share, len(own))),
                "games": len(own),
                "rating": rating and rating.mean,
                "rating_interval": rating and list(rating.interval),
                "score": _mean([result.scores[seat] for result, seat in seats])[0],
                "score_interval": _mean([_over(result.scores, result.seats, number) for result in own])[1],
                "place": _mean([_place(result.ranks, seat) for result, seat in seats])[0],
                "faults": fault_row([result.faults[seat] for result, seat in seats if seat in result.faults]),
            }
            | _pace(seats)
        )
    return rows


def _over(values: Sequence[int], seats: Sequence[int], player: int) -> float:
    """The mean over a player's seats."""
    own = [value for value, who in zip(values, seats, strict=True) if who == player]
    return sum(own) / len(own)


def _place(ranks: Sequence[int], seat: int) -> float:
    """1 is the first; equals share the mean of their places."""
    return 1 + ranks[seat] + (sum(rank == ranks[seat] for rank in ranks) - 1) / 2


def _mean(values: Sequence[float]) -> tuple[float | None, list[float] | None]:
    if not values:
        return None, None
    mean, low, high = mean_interval(values)
    return mean, [low, high] if len(values) > 1 else None


def fault_row(found: Sequence[tuple[int, str]]) -> Row:
    """How often the quick bot answered instead, and why it did for the first time."""
    return {"count": sum(count for count, _ in found), "first": found[0][1] if found else None}


def _pace(seats: list[tuple[Result, int]]) -> Row:
    """What was measured on this machine: it differs from run to run."""
    decisions = sum(result.decisions[seat] for result, seat in seats)
    seconds = sum(result.seconds[seat] for result, seat in seats)
    simulations = sum(result.simulations[seat] for result, seat in seats)
    return {
        "ms_per_decision": 1000 * seconds / decisions if decisions else None,
        "simulations_per_s": simulations / seconds if simulations and seconds else None,
    }


def pair_rows(run: Run, results: list[Result]) -> list[Row]:
    """Each two who met: how often one came before the other, and whether it is decided who is better."""
    contest, rows = run.contest, []
    for pair in combinations(range(len(contest.players)), 2):
        both = [result for result in results if set(pair) <= set(result.seats)]
        if not both:
            continue
        ahead = sum(_ahead(result, *pair) for result in both) / len(both)
        shares = [first_shares(result) for result in both]
        better = run.judge.better.get(pair)
        rows.append(
            {
                "players": [contest.players[one] for one in pair],
                "games": len(both),
                "ahead": ahead,
                "ahead_interval": list(wilson(ahead, len(both))),
                "first": [sum(share[one] for share in shares) / len(both) for one in pair],
                "better": None if better is None else contest.players[better],
            }
        )
    return rows


def _ahead(result: Result, one: int, other: int) -> float:
    """How often a seat of the one came before a seat of the other; equal places count half."""
    ranks = [[rank for rank, who in zip(result.ranks, result.seats, strict=True) if who == x] for x in (one, other)]
    found = [(mine < theirs) + (mine == theirs) / 2 for mine in ranks[0] for theirs in ranks[1]]
    return sum(found) / len(found)


def lineup_rows(run: Run, results: list[Result]) -> list[Row]:
    contest, rows = run.contest, []
    for number, lineup in enumerate(contest.lineups):
        rows.append(
            {
                "players": [contest.players[one] for one in lineup],
                "games": sum(contest.place(result.number)[1] == number for result in results),
                "decided": run.judge.is_decided(number),
            }
        )
    return rows


def seat_rows(seats: int, results: list[Result]) -> list[Row]:
    """First places by seat, whoever sat there."""
    rows = []
    for seat in range(seats):
        won = [1 / len(result.winners) if seat in result.winners else 0.0 for result in results]
        share = sum(won) / len(won) if won else 0.0
        score, interval = _mean([result.scores[seat] for result in results])
        rows.append(
            {
                "seat": seat,
                "first": share,
                "first_interval": list(wilson(share, len(won))),
                "score": score,
                "score_interval": interval,
            }
        )
    return rows
