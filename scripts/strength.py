"""Plays the games that show how strong the players are, and writes docs/strength from what was played.

    python scripts/strength.py play [GAME …]    what is missing, in stages: stop and go on at will
    python scripts/strength.py speed [GAME …]   simulations a second, and where the time goes
    python scripts/strength.py write            the pages, from as much as there is

Thought is counted in iterations, not in seconds: the games are the same ones again however busy the machine is. Each
contest is one file in docs/strength/results, which `fiveplanets arena --resume` can read and go on with as well.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import fiveplanets as fp
from fiveplanets.arena.contest import Contest, contest
from fiveplanets.arena.plots import Dot, dots, percent
from fiveplanets.arena.report import report
from fiveplanets.arena.results import ResultsFile
from fiveplanets.arena.running import Run
from fiveplanets.arena.workers import Processes, ThisProcess, Workers
from fiveplanets.core.engines import build, native
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.players import LEVELS
from fiveplanets.players.levels import MOST_SECONDS
from fiveplanets.players.search import Search

ROOT = Path(__file__).parents[1]
REPORTS = ROOT / "docs" / "strength"
RESULTS = REPORTS / "results"
SEED = 13
LIMIT = 600.0  # seconds for a decision: a busy machine is no fault of the player
STAGES = (12, 24, 48, 96, 192)  # games of every contest before any has more; whole deals for two, three and four
NICE = 10
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


def seats_of(game: str) -> int:
    """With how many a game is played where nothing else is said."""
    return next(iter(PACE[game]))


def thinking(game: str, level: str, seats: int, part: int = 1) -> str:
    """A level as a player that does not look at the clock, or a part of it: as much as fits into its seconds."""
    thought = fp.game(game).levels[level]
    iterations = min(thought["iterations"], round(PACE[game][seats] * MOST_SECONDS)) // part
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


# --- playing


def play(folder: Path, games: list[str], kinds: list[str], workers: Workers) -> None:
    os.nice(NICE)
    folder.mkdir(parents=True, exist_ok=True)
    for stage in STAGES:
        for claim in claims():
            if (not games or claim.game in games) and (not kinds or claim.kind in kinds):
                run = claim.run(stage * len(claim.contest.lineups))
                with ResultsFile(folder / f"{claim.slug}.jsonl", claim.contest) as file:
                    run.take_up(file.found)
                    run.play(workers, file, lambda _: None)
                print(f"{time.strftime('%H:%M')} {claim.slug}: {len(run.results)} games", flush=True)


# --- how fast


SAMPLED = 5  # one of so many decisions of a game
ITERATIONS = 100
BROWSER = "benchmarks/search.py"
PRINTED = "chromium.txt"  # what that prints


def measure(game: fp.Game, seats: int, seconds: float) -> float:
    """Simulations a second of processor time, over decisions of quick games from the first to the last."""
    rng = Rng()
    seed_rng(rng, SEED, 1)
    made, spent, decisions, seed = 0, 0.0, 0, 0
    while spent < seconds:
        seed += 1
        position = game.position(players=seats, seed=seed)
        while not position.over:
            seat = position.to_act[0]
            if len(position.legal(seat)) > 1:
                decisions += 1
                if decisions % SAMPLED == 0:
                    search = Search(position.redacted(seat), seat)
                    began = time.process_time()
                    made += search.think(rng, ITERATIONS)
                    spent += time.process_time() - began
            position.make(seat, position.quick(seat, rng))
    return made / spent


PARTS = {"search": "the tree", "imagine": "imagining", "advice": "the quick bot"}  # by module; the rest are rules


def profile(game: fp.Game, seats: int) -> dict[str, float]:
    """Where the time of a simulation goes, by `perf`: from a library in which no function is part of another."""
    with tempfile.TemporaryDirectory() as place:
        library, samples = Path(place) / "watched.so", Path(place) / "samples"
        flags = [flag for flag in build.FLAGS if flag != "-s"]
        command = [sys.executable, "-m", "ziglang", "cc", *flags, *build.target(newer=True), *build.LIBRARY]
        command += ["-fno-inline", "game.c", "data.c", "-o", str(library)]
        native.library(game)  # built, if it was not
        subprocess.run(command, cwd=build.folder(game), check=True)
        itself = [sys.executable, __file__, "watch", game.name, str(seats), str(library)]
        subprocess.run(["perf", "record", "-q", "-F", "499", "-o", str(samples), *itself], check=True)
        told = subprocess.run(
            ["perf", "report", "-i", str(samples), "--stdio", "-F", "sample,sym", "--dsos", library.name],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
    counts: dict[str, int] = {}
    for row in told.stdout.splitlines():
        words = row.split()
        if len(words) == 3 and words[0].isdigit():
            part = next((name for prefix, name in PARTS.items() if words[2].startswith(prefix)), "rules")
            counts[part] = counts.get(part, 0) + int(words[0])
    return {part: count / sum(counts.values()) for part, count in counts.items()}


def watch(game: str, seats: int, library: str) -> None:
    """What `profile` looks at."""
    load = native.ctypes.CDLL
    native.ctypes.CDLL = lambda _: load(library)  # type: ignore[misc, assignment]
    measure(fp.game(game), seats, 5.0)


def speed(folder: Path, games: list[str]) -> None:
    path = folder / "speed.json"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for name, seats in [(name, seats) for name, pace in PACE.items() for seats in pace]:
        if not games or name in games:
            game = fp.game(name)
            found[f"{name} {seats}"] = {"pace": measure(game, seats, 3.0), "parts": profile(game, seats)}
            print(name, seats, found[f"{name} {seats}"], flush=True)
            path.write_text(json.dumps(found, indent=1), "utf-8")
    said = subprocess.run([sys.executable, str(ROOT / BROWSER)], stdout=subprocess.PIPE, text=True, check=True).stdout
    (folder / PRINTED).write_text(said, "utf-8")


# --- telling

STYLE = """<style>text{font:12px system-ui,sans-serif;fill:#22201c}.number{fill:#6b665d}circle{fill:#9c4221}
.interval{stroke:#9c4221;stroke-width:2;opacity:.55}.grid{stroke:#e2ddd3}.reference{stroke:#6b665d;stroke-dasharray:4 3}
</style><rect width="100%" height="100%" fill="#faf8f4"/>"""

ABOUT = {
    "quick": ("Master against quick bots", "The share of first places of one master at a table of quick bots."),
    "ladder": ("Levels", "Each level against the one below it; with three at the table one against two."),
    "tenth": ("Ten times the thought", "Master against itself with a tenth of the iterations (5R: one against two)."),
    "budget": (
        "Strength over budget",
        "The share of first places against the level strong, by the time for a move on one core.",
    ),
    "solo": ("Planet Unknown alone", "Points above the target of the game; quick and strong play the same deals."),
}

# What games taught about a contest, beside its figures.
FINDINGS = {
    "tenth-planet-5r-3": "More thought than about a thousand iterations does not help in Planet 5R: what is left to "
    "find out is what the others hold behind their screens and picked in secret, and thinking longer about guesses "
    "does not make them better ([tried.md](tried.md)). Up to there it does: see the levels.",
}

SPEED = (
    "Simulations a second of processor time, one core, compiled for this processor, and where their time goes. "
    "A simulation imagines what is hidden and plays to the end of the game. Shares are of samples by `perf` in a "
    "library without inlining: small functions weigh a little more than they do."
)
IN_CHROMIUM = (
    "Master on decisions from all over a game, natively and in Chromium in one run, one thread each, within its three "
    f"seconds. Printed by `python {BROWSER}`."
)
LEAD = (
    "Made by `python scripts/strength.py play`, then `… write`. The results of all games are in "
    "[results](results); each report has the commands that play the same games again. Thought is counted in "
    "iterations, not in seconds: master has those of its game (`game.toml`), or as many as fit into its three seconds "
    "on one core if these are fewer. Every deal is played with everybody in every seat. Shares of first places have "
    "95% intervals; *proved* is a share whose "
    "whole interval is where it should be, for levels above one half. [What was tried](tried.md), and did not help."
)


@dataclass(frozen=True)
class Outcome:
    """What a claim came to so far."""

    claim: Claim
    found: dict[str, Any]

    @property
    def games(self) -> int:
        return int(self.found["games"])

    @cached_property
    def target(self) -> int:
        """Of a solo game: it depends on the options alone."""
        return int(fp.game(self.claim.game).position(players=1, seed=SEED).record().target)

    def rows(self) -> list[Dot]:
        """What is measured: a share of first places, or points above the target, each with its interval."""
        if self.claim.seats == 1:
            return [self._points(row, name) for row, name in zip(self.found["players"], self.claim.names, strict=True)]
        if self.claim.ladder:
            return [self._step(pair) for pair in self.found["pairs"]]
        first = self.found["players"][0]
        return [share_dot(" – ".join(self.claim.names), first["first"], first["first_interval"])]

    def _points(self, row: dict[str, Any], name: str) -> Dot:
        low, high = row["score_interval"] or (row["score"], row["score"])
        value = row["score"] - self.target
        return Dot(name, value, low - self.target, high - self.target, f"{value:+.1f} ± {(high - low) / 2:.1f}")

    def _step(self, pair: dict[str, Any]) -> Dot:
        """How often the better level came before the other; seats of the lower one are compared one by one."""
        lower, upper = (self.claim.names[self.claim.players.index(name)] for name in pair["players"])
        low, high = pair["ahead_interval"]
        return share_dot(f"{upper} – {lower}", 1 - pair["ahead"], [1 - high, 1 - low])

    def verdict(self) -> str:
        wanted, (first, *_) = self.claim.wanted, self.rows()
        if self.claim.ladder:
            proved = [step.low > 0.5 for step in self.rows()]
            return "proved" if all(proved) else f"{sum(proved)} of {len(proved)} steps proved"
        if wanted is None:
            return ""
        if first.value >= wanted:
            return "reached" if first.low < wanted else "proved"
        return "open" if first.high >= wanted else "missed"

    def wanted(self) -> str:
        if self.claim.ladder:
            return "each above the last"
        wanted = self.claim.wanted
        return "" if wanted is None else f"target {wanted:+g}" if self.claim.seats == 1 else f"≥ {wanted:.0%}"


def share_dot(label: str, share: float, interval: list[float]) -> Dot:
    low, high = interval
    return Dot(label, share, low, high, f"{share:.1%} ({100 * low:.0f}–{100 * high:.0f})")


def outcomes(folder: Path) -> list[Outcome]:
    """Of all contests of which something was played: whole rounds, in which everybody has had every seat."""
    found = []
    for claim in claims():
        path = folder / f"{claim.slug}.jsonl"
        if path.exists():
            with ResultsFile(path, claim.contest) as file:
                numbers = {result.number for result in file.found}
                rounds = next(n for n in range(len(numbers) + 1) if n not in numbers) // len(claim.contest.seatings)
                if rounds:
                    run = claim.run(rounds * len(claim.contest.seatings))
                    run.take_up(file.found)
                    found.append(Outcome(claim, report(run)))
    return found


def chart(name: str, rows: list[Dot], reference: float | None, title: str) -> str:
    """Writes a picture; returns the Markdown that shows it."""
    drawn = dots(rows, percent if all(0 <= row.value <= 1 for row in rows) else lambda x: f"{x:+g}", reference, title)
    head, rest = drawn.split("\n", 1)
    head = head.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    (REPORTS / f"{name}.svg").write_text(f"{head}\n{STYLE}\n{rest}\n", "utf-8")
    return f"![{title}]({name}.svg)"


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (heads, ["---"] * len(heads), *rows)]
    return "\n".join(lines)


def told(kind: str, found: list[Outcome]) -> str:
    """One report: all contests of a kind."""
    title, about = ABOUT[kind]
    parts = [f"# {title}", about + " Intervals are 95%."]
    for outcome in found:
        claim = outcome.claim
        if kind == "budget" and claim.report != f"budget-{SECONDS[0]:g}":
            continue  # it is in the chart of its game
        same = [other for other in found if other.claim.game == claim.game and other.claim.seats == claim.seats]
        rows = [dot for other in same for dot in other.rows()] if kind == "budget" else outcome.rows()
        even = 0.0 if claim.seats == 1 else 0.5 if claim.ladder else 1 / claim.seats
        parts.append(f"## {claim.title}")
        parts.append(chart(f"{kind}-{claim.game}-{claim.seats}", rows, even, f"{title}: {claim.title}"))
        measured = [[row.label, row.written] for row in rows]
        parts.append(
            table(
                ["", "points above the target" if claim.seats == 1 else "before" if claim.ladder else "first"], measured
            )
        )
        if outcome.wanted():
            parts.append(f"{outcome.games} games. Wanted: {outcome.wanted()}. So far: {outcome.verdict()}.")
        if claim.slug in FINDINGS:
            parts.append(FINDINGS[claim.slug])
        contests = same if kind == "budget" else [outcome]
        parts.append("```\n" + "\n".join(other.claim.command(other.games) for other in contests) + "\n```")
    return "\n\n".join(parts) + "\n"


def told_speed(found: dict[str, Any], browser: str) -> str:
    kinds = ["rules", *PARTS.values()]
    rows = []
    for key, row in found.items():
        name, seats = key.split()
        shares = [f"{row['parts'].get(kind, 0):.0%}" for kind in kinds]
        rows.append([fp.game(name).title["en"], seats, f"{row['pace']:,.0f}", *shares])
    parts = ["# Speed", SPEED, table(["Game", "Players", "Simulations / s", *kinds], rows)]
    parts += [
        "```\npython scripts/strength.py speed\n```",
        "## In Chromium",
        IN_CHROMIUM,
        f"```\n{browser.rstrip()}\n```",
    ]
    return "\n\n".join(parts) + "\n"


def write(folder: Path) -> None:
    REPORTS.mkdir(parents=True, exist_ok=True)
    found = outcomes(folder)
    parts = ["# How strong the players are", LEAD]
    rows = []
    for kind, (title, _) in ABOUT.items():
        own = [outcome for outcome in found if outcome.claim.kind == kind]
        if own:
            (REPORTS / f"{kind}.md").write_text(told(kind, own), "utf-8")
        for outcome in own:
            measured = "; ".join(f"{dot.label} {dot.written}" for dot in outcome.rows())
            row = [f"[{title}]({kind}.md)", outcome.claim.title, str(outcome.games), measured]
            rows.append([*row, outcome.wanted(), outcome.verdict()])
    parts.append(table(["Report", "Game", "Games", "Measured", "Wanted", "So far"], rows))
    speeds, browser = folder / "speed.json", folder / PRINTED
    if speeds.exists() and browser.exists():
        page = told_speed(json.loads(speeds.read_text("utf-8")), browser.read_text("utf-8"))
        (REPORTS / "speed.md").write_text(page, "utf-8")
        parts.append("[Simulations a second](speed.md), and where the time goes.")
    (REPORTS / "README.md").write_text("\n\n".join(parts) + "\n", "utf-8")


def main() -> None:
    if sys.argv[1:2] == ["watch"]:
        watch(sys.argv[2], int(sys.argv[3]), sys.argv[4])
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=["play", "speed", "write"])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these: {' '.join(GAMES)}")
    parser.add_argument("--only", nargs="+", choices=list(ABOUT), default=[], metavar="KIND", help=" ".join(ABOUT))
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder of results")
    parser.add_argument("--workers", type=int, default=1, help="games that are played at once")
    given = parser.parse_intermixed_args()
    if unknown := [game for game in given.games if game not in GAMES]:
        parser.error(f"no game {unknown[0]!r}; there are {' '.join(GAMES)}")
    if given.do == "play":
        play(given.results, given.games, given.only, Processes(given.workers) if given.workers > 1 else ThisProcess())
    elif given.do == "speed":
        speed(given.results, given.games)
    else:
        write(given.results)


if __name__ == "__main__":
    main()
