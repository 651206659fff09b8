"""What is to be shown: contests, and what their first places should be."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

import fiveplanets as fp
from fiveplanets.arena.contest import Contest, contest
from fiveplanets.arena.results import ResultsFile
from fiveplanets.arena.running import Run
from fiveplanets.players import LEVELS
from fiveplanets.players.levels import MOST_SECONDS

ROOT = Path(__file__).parents[2]
REPORTS = ROOT / "docs" / "strength"
RESULTS = REPORTS / "results"
SEED = 13
LIMIT = 600.0  # seconds for a decision: a busy machine is no fault of the player
SECONDS = (0.1, 0.3, 1.0, 3.0)
# Simulations a second on one core, by seats (`speed` measures them): what a second of thought is in iterations.
PACE = {
    "planet": {2: 46_000, 4: 32_000},
    "planetfall": {2: 60_000},
    "planet-5r": {3: 98_000},
    "red-planet": {2: 14_000, 4: 10_000},
    "planet-unknown": {2: 2_800, 1: 3_900},
}
GAMES = tuple(PACE)  # the quickest to play first
# Contests that were played with an earlier version of the rules, and whose games are the same now: in Planet Unknown
# only corporations have changed that nobody has there (many of its games were played again, and were the same). Such a
# file tells what was played; whoever wants more games begins it anew.
PLAYED_WITH = {"planet-unknown": 2}


def seats_of(game: str) -> int:
    """With how many a game is played where nothing else is said."""
    return next(iter(PACE[game]))


def thinking(game: str, level: str, seats: int, part: int = 1) -> str:
    """A level as a player that does not look at the clock, or a part of it: as much as fits into its seconds."""
    thought = fp.game(game).levels[level]
    pace = PACE[game].get(seats, min(PACE[game].values()))
    iterations = min(thought["iterations"], round(pace * MOST_SECONDS)) // part
    return f"search:iterations={iterations}" + (f",doubt={thought['doubt']}" if thought["doubt"] else "")


@dataclass(frozen=True)
class Claim:
    """One contest, and what it is to show."""

    report: str
    game: str
    seats: int
    players: tuple[str, ...]
    names: tuple[str, ...]  # for people
    wanted: float | None = None  # share of first places of the first player, or points above the target
    ladder: bool = False

    @property
    def kind(self) -> str:
        """The page that it is on."""
        return self.report.split("-")[0]

    @property
    def slug(self) -> str:
        """The name of its file of results."""
        return f"{self.report}-{self.game}-{self.seats}"

    @cached_property
    def contest(self) -> Contest:
        return contest(self.game, self.players, self.seats, SEED, ladder=self.ladder, limit=LIMIT)

    @property
    def rules(self) -> int:
        """The version with which it was played."""
        return PLAYED_WITH.get(self.game, self.contest.rules)

    def run(self, games: int) -> Run:
        return Run(self.contest, games)

    def command(self, games: int) -> str:
        who = " ".join(self.players) + (" --ladder" if self.ladder else "")
        settings = f"--players {self.seats} --games {games} --seed {SEED} --limit {LIMIT:g}"
        return f"fiveplanets arena {self.game} {who} {settings}"

    @property
    def title(self) -> str:
        return f"{fp.game(self.game).title['en']}, {self.seats} at the table"


def claims() -> list[Claim]:
    """In the order in which they are played."""
    first_wanted = {
        ("planet", 2): 0.95, ("planetfall", 2): 0.95, ("planet-5r", 3): 0.90, ("red-planet", 2): 0.95,
        ("planet", 4): 0.70, ("red-planet", 4): 0.70, ("planet-unknown", 2): 0.90,
    }  # fmt: skip
    found = [
        Claim("quick", game, seats, (thinking(game, "master", seats), "quick"), ("master", "quick"), wanted)
        for (game, seats), wanted in first_wanted.items()
    ]
    for game in GAMES:
        seats = seats_of(game)
        levels = tuple(thinking(game, level, seats) for level in LEVELS)
        found.append(Claim("ladder", game, seats, levels, LEVELS, ladder=True))
    for game in GAMES:
        seats = seats_of(game)
        rivals = (thinking(game, "master", seats), thinking(game, "master", seats, 10))
        found.append(Claim("tenth", game, seats, rivals, ("master", "a tenth"), 0.45 if seats == 3 else 0.60))
    for game in GAMES:
        seats = seats_of(game)
        for seconds in SECONDS:
            pair = (f"search:iterations={round(PACE[game][seats] * seconds)}", thinking(game, "strong", seats))
            found.append(Claim(f"budget-{seconds:g}", game, seats, pair, (f"{seconds:g} s", "strong")))
    alone = (*(thinking("planet-unknown", level, 1) for level in ("master", "strong")), "quick")
    found.append(Claim("solo", "planet-unknown", 1, alone, ("master", "strong", "quick"), 5))
    return sorted(found, key=lambda claim: claim.game == "planet-unknown")


def whole_rounds(played: Any, folder: Path) -> Run | None:
    """What was played of a claim or a weighing: whole rounds, in which everybody has had every seat."""
    path = folder / f"{played.slug}.jsonl"
    if not path.exists():
        return None
    with ResultsFile(path, replace(played.contest, rules=played.rules)) as file:
        numbers = {result.number for result in file.found}
        late = [result.number for result in file.found if result.faults]
        if late:
            raise SystemExit(f"{path}: the quick bot answered in games {late}: delete their lines, and play them again")
        a_round = len(played.contest.seatings)
        rounds = next(n for n in range(len(numbers) + 1) if n not in numbers) // a_round
        if not rounds:
            return None
        run: Run = played.run(rounds * a_round)
        run.take_up(file.found)
        return run
