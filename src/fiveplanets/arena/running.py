"""Playing a contest: the games that are still missing, by whoever there is to play them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from ..core.errors import SetupError
from .contest import Contest
from .judging import Judge
from .playing import Played, Result, Task
from .results import ResultsFile
from .workers import Workers


@dataclass
class Run:
    """A contest and what was played of it so far."""

    contest: Contest
    games: int  # at most
    until_decided: bool = False
    replays: Path | None = None
    final: bool = False  # are positions at the end wanted?
    results: dict[int, Result] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.games < 1:
            raise SetupError(f"{self.games} games: at least one is needed")
        self.judge = Judge(self.contest, self.until_decided)

    def take_up(self, found: list[Result]) -> None:
        """Results of an earlier run, which may have been a longer one."""
        for result in found:
            if result.number < self.games:
                self._add(result)

    def play(self, workers: Workers, file: ResultsFile | None, tell: Callable[[Run], None]) -> None:
        """Play what is missing. After each game its result is in the file, and `tell` is called."""
        if self.replays:
            make_folder(self.replays)
        with closing(workers.played(self._missing())) as games:
            for played in games:
                self._write_replay(played)
                if file:
                    file.add(played.result)
                self._add(played.result)
                tell(self)

    def _missing(self) -> Iterator[Task]:
        """Asked for one by one, when somebody is free: by then a line-up may be decided."""
        for number in range(self.games):
            if number not in self.results and self.judge.wanted(number):
                yield Task(self.contest, self.contest.match(number), self.replays is not None, self.final)

    def _add(self, result: Result) -> None:
        if result.number not in self.results:
            self.results[result.number] = result
            self.judge.add(result)

    def _write_replay(self, played: Played) -> None:
        if self.replays and played.replay:
            path = self.replays / f"{played.result.number:06}.jsonl"
            path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in played.replay), "utf-8")

    @property
    def counted(self) -> list[Result]:
        """The results that count, in the order of their numbers: however many play, these are the same."""
        return [self.results[number] for number in sorted(self.results) if self.judge.wanted(number)]

    @property
    def left(self) -> int:
        """How many games are missing, at most."""
        return sum(1 for number in range(self.games) if number not in self.results and self.judge.wanted(number))


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SetupError(f"cannot write {path}: {error.strerror or error}") from None
