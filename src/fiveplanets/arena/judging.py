"""Who is better than whom, deal by deal: which line-ups are decided, and after how many rounds."""

from __future__ import annotations

from itertools import combinations

from .contest import Contest
from .playing import Result
from .evidence import ERROR, Evidence

Pair = tuple[int, int]


def first_shares(result: Result) -> dict[int, float]:
    """The part of the first place that each player has: shared with others who won, and the mean over its seats."""
    found: dict[int, list[float]] = {}
    for seat, player in enumerate(result.seats):
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        found.setdefault(player, []).append(won)
    return {player: sum(won) / len(won) for player, won in found.items()}


class Trial:
    """One line-up: the evidence on each two players of it. Deals count in their order, when they are played whole."""

    def __init__(self, contest: Contest, lineup: int, needed: float) -> None:
        self.contest, self.lineup, self.needed = contest, lineup, needed
        players = dict.fromkeys(contest.lineups[lineup])
        self.evidence = {pair: Evidence() for pair in combinations(players, 2)}
        self.better: dict[Pair, int] = {}  # decided: the better one of the two
        self.rounds = 0  # that were judged
        self.decided_after: int | None = None  # so many rounds
        self._early: dict[int, list[Result]] = {}  # of rounds that are not complete, or come before their turn

    def add(self, round_: int, result: Result) -> None:
        self._early.setdefault(round_, []).append(result)
        while len(self._early.get(self.rounds, ())) == self.contest.seats:
            self._judge(self._early.pop(self.rounds))
            self.rounds += 1
            if self.evidence and self.decided_after is None and len(self.better) == len(self.evidence):
                self.decided_after = self.rounds

    def _judge(self, games: list[Result]) -> None:
        for pair, evidence in self.evidence.items():
            first, second = (sum(first_shares(game)[one] for game in games) / len(games) for one in pair)
            evidence.add((1 + first - second) / 2)
            if evidence.wealth >= self.needed and pair not in self.better:
                self.better[pair] = pair[evidence.leader]


class Judge:
    """All line-ups. `until_decided`: what is played after a line-up was decided does not count."""

    def __init__(self, contest: Contest, until_decided: bool = False) -> None:
        self.contest, self.until_decided = contest, until_decided
        comparisons = sum(len(set(lineup)) * (len(set(lineup)) - 1) // 2 for lineup in contest.lineups)
        # Each comparison gets its part of the error, so that all of them together keep to it.
        needed = comparisons / ERROR
        self.trials = [Trial(contest, lineup, needed) for lineup in range(len(contest.lineups))]

    def add(self, result: Result) -> None:
        round_, lineup, _ = self.contest.place(result.number)
        self.trials[lineup].add(round_, result)

    def wanted(self, number: int) -> bool:
        """Does this game still count?"""
        round_, lineup, _ = self.contest.place(number)
        after = self.trials[lineup].decided_after
        return not self.until_decided or after is None or round_ < after
