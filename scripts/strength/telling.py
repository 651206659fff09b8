"""The pages, from as much as was played."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from balance import pages
from claims import PACE, REPORTS, SECONDS, SEED, Claim, claims, whole_rounds
from pace import BROWSER, PARTS, PRINTED

import fiveplanets as fp
from fiveplanets.arena.plots import Dot, dots, percent
from fiveplanets.arena.report import report

STYLE = """<style>text{font:12px system-ui,sans-serif;fill:#22201c}.number{fill:#6b665d}circle{fill:#9c4221}
.interval{stroke:#9c4221;stroke-width:2;opacity:.55}.grid{stroke:#e2ddd3}.reference{stroke:#6b665d;stroke-dasharray:4 3}
</style><rect width="100%" height="100%" fill="#faf8f4"/>"""

ABOUT = {
    "quick": ("Master against quick bots", "The share of first places of one master at a table of quick bots."),
    "ladder": ("Levels", "Each level against the one below it; with three at the table one against two."),
    "tenth": ("Ten times the thought", "Master against itself with a tenth of the iterations (5R: one against two)."),
    "budget": (
        "Strength over budget",
        "The share of first places against the level strong, by the time for a move on one core, which is so many "
        "simulations as a core of the machine made in that time when it had nothing else to do.",
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
    "library without inlining: small functions weigh a little more than they do. On other days machines of the same "
    "kind made up to twice as many."
)
IN_CHROMIUM = (
    "Master on decisions from all over a game, natively and in Chromium in one run, one thread each, within its three "
    f"seconds. Printed by `python {BROWSER}`."
)
LEAD = (
    "Made by `python scripts/strength play`, then `… write`. The results of all games are in "
    "[results](results); each report has the commands that play the same games again. Thought is counted in "
    "iterations, not in seconds: master has those of its game (`game.toml`), or as many as fit into its three seconds "
    "on one core if these are fewer. Every deal is played with everybody in every seat. Shares of first places have "
    "95% intervals; *proved* is a share whose whole interval is where it should be, for levels above one half, and "
    "*reached* one that is there while its interval is not. Games were added in stages as there was time for them, "
    "to contests that were still open first: a share that is just reached may owe something to that. "
    "[What was tried](tried.md), and did not help. [The same anywhere](anywhere.md): on a cluster, in a browser, and "
    "blind to what is hidden."
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
    """Of all contests of which something was played."""
    runs = [(claim, whole_rounds(claim, folder)) for claim in claims()]
    return [Outcome(claim, report(run)) for claim, run in runs if run]


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
        if kind == "budget":
            parts.append(f"A second is {PACE[claim.game][claim.seats]:,} simulations. An even share is {even:.0%}.")
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
        "```\npython scripts/strength speed\n```",
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
    even = [
        [fp.game(one.game).title["en"], str(one.seats), one.level, str(games), f"[{one.name}.md]({one.name}.md)"]
        for one, games in pages(folder)
    ]
    if even:
        parts += ["How even the games are when players of one level sit everywhere:"]
        parts += [table(["Game", "Players", "Level", "Games", "Page"], even)]
    (REPORTS / "README.md").write_text("\n\n".join(parts) + "\n", "utf-8")
