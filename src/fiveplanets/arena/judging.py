"""Who is better than whom, round by round: which comparisons are decided, and which line-ups need no more games."""

from __future__ import annotations

from itertools import combinations

from .contest import Contest
from .evidence import ERROR, Evidence
from .playing import Result

Pair = tuple[int, int]


def first_shares(result: Result) -> dict[int, float]:
    """The part of the first place that each player has: shared with others who won, and the mean over its seats."""
    found: dict[int, list[float]] = {}
    for seat, player in enumerate(result.seats):
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        found.setdefault(player, []).append(won)
    return {player: sum(won) / len(won) for player, won in found.items()}


class Judge:
    """Rounds count in their order, when they are played whole: so the verdict depends on no worker's pace.

    `until_decided`: a line-up in which everything is decided is not played any more, and what was played of it after
    that round does not count.
    """

    def __init__(self, contest: Contest, until_decided: bool = False) -> None:
        self.contest, self.until_decided = contest, until_decided
        met = [pair for lineup in contest.lineups for pair in combinations(sorted(set(lineup)), 2)]
        self.evidence = {pair: Evidence() for pair in dict.fromkeys(met)}
        self.needed = len(self.evidence) / ERROR  # each comparison has its part of the error: together they keep to it
        self.better: dict[Pair, int] = {}  # decided: the better one of the two
        self.rounds = 0  # that were judged
        self.stopped: dict[int, int] = {}  # line-ups that need no more games: after how many rounds
        self._waiting: dict[int, dict[int, list[Result]]] = {}  # by round and line-up: what is not judged yet

    def add(self, result: Result) -> None:
        round_, lineup = self.contest.place(result.number)
        if round_ >= self.rounds:
            self._waiting.setdefault(round_, {}).setdefault(lineup, []).append(result)
        while self._is_whole(self._waiting.get(self.rounds, {})):
            self._judge(self._waiting.pop(self.rounds))

    def wanted(self, number: int) -> bool:
        """Does this game count?"""
        round_, lineup = self.contest.place(number)
        return lineup not in self.stopped or round_ < self.stopped[lineup]

    def _playing(self) -> list[int]:
        return [lineup for lineup in range(len(self.contest.lineups)) if lineup not in self.stopped]

    def _is_whole(self, games: dict[int, list[Result]]) -> bool:
        playing = self._playing()
        return bool(playing) and all(len(games.get(lineup, ())) == self.contest.turns(lineup) for lineup in playing)

    def _judge(self, games: dict[int, list[Result]]) -> None:
        playing = self._playing()
        for pair, evidence in self.evidence.items():
            if pair in self.better:
                continue
            for at in playing:
                if set(pair) <= set(self.contest.lineups[at]):
                    evidence.add(_advantage(games[at], *pair))
            if evidence.wealth >= self.needed:
                self.better[pair] = pair[evidence.leader]
        self.rounds += 1
        if self.until_decided:
            self.stopped |= {at: self.rounds for at in playing if self.is_decided(at)}

    def is_decided(self, lineup: int) -> bool:
        pairs = list(combinations(sorted(set(self.contest.lineups[lineup])), 2))
        return bool(pairs) and all(pair in self.better for pair in pairs)


def _advantage(games: list[Result], one: int, other: int) -> float:
    """Of the one over the other in first places, in all seatings of a deal; 1/2 is none."""
    shares = [first_shares(game) for game in games]
    return (1 + sum(share[one] - share[other] for share in shares) / len(shares)) / 2
