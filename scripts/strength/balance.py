"""How even the games are among masters: a page a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from claims import LIMIT, REPORTS, SEED, thinking, whole_rounds

import fiveplanets as fp
from fiveplanets.arena.balance import Setting, balance_report, collected
from fiveplanets.arena.balance_texts import balance_markdown
from fiveplanets.arena.contest import Contest, contest
from fiveplanets.arena.playing import Result
from fiveplanets.arena.running import Run

KIND = "balance"


@dataclass(frozen=True)
class Weighing:
    """Players of one level in all seats of a game, with what is to be compared dealt by chance."""

    game: str
    options: dict[str, Any] = field(default_factory=dict)
    level: str = "master"

    @property
    def kind(self) -> str:
        return KIND if self.level == "master" else f"{KIND}-{self.level}"

    @cached_property
    def seats(self) -> int:
        return fp.game(self.game).players

    @property
    def name(self) -> str:
        """Of its page."""
        return f"{self.kind}-{self.game}"

    @property
    def slug(self) -> str:
        """The name of its file of results."""
        return f"{self.name}-{self.seats}"

    @property
    def player(self) -> str:
        return thinking(self.game, self.level, self.seats)

    @cached_property
    def contest(self) -> Contest:
        return contest(self.game, [self.player] * self.seats, self.seats, SEED, self.options, limit=LIMIT)

    @property
    def rules(self) -> int:
        """The version with which it was played: what is dealt is all that there is in a game."""
        return self.contest.rules

    def run(self, games: int) -> Run:
        return Run(self.contest, games, final=True)

    def command(self, games: int) -> str:
        chosen = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return f"fiveplanets balance {self.game} --player {self.player}{chosen} --games {games} --seed {SEED}"


DEALT: dict[str, dict[str, Any]] = {
    "planet": {},
    "planetfall": {"commanders": "with_sides"},
    "planet-5r": {},
    "red-planet": {},
    "planet-unknown": {"planet": "random", "corporation": "random"},
}
WEIGHINGS = tuple(Weighing(game, options, level) for level in ("master", "strong") for game, options in DEALT.items())

# What the games of masters, strong players and quick bots (`fiveplanets balance GAME --games 20000`) told together.
FINDINGS = {
    "planet": (
        "Quick bots win with some objectives far more often than with others (20,000 games: ocean 0.59, forest "
        "0.83, mountains 1.02, glacier 1.22, desert 1.34). Among masters and [strong "
        "players](balance-strong-planet.md) the same two are the lowest, but by less, and not beyond chance (ocean "
        "0.69 ± 0.31 and 0.87 ± 0.24, forest 0.79 ± 0.33 and 0.84 ± 0.25). The steps of the objectives are a "
        "reconstruction around four that are known; nothing was retuned."
    ),
    "planetfall": (
        "The starts and abilities of the commanders' sides are a reconstruction. They were retuned until quick "
        "bots had 0.85 to 1.15 of an even share with every side and every number of players ([all "
        "counts](../balance-planetfall.md)). Players that search were weighed as well, and sides brought closer to "
        "even for them; that all sides are within the same bounds for them is not shown yet."
    ),
    "planet-5r": (
        "Seats and settlements are even. Four technologies are with winners more often than others, for masters "
        "and for quick bots alike (20,000 games: T06 1.60, T13 1.57, T12 1.42, T03 1.40). Technologies are a "
        "reconstruction, but for the upgrades of T13, which the rulebook shows. They come by auction, so that "
        "whoever wants one pays for it; and as one of the four that lead is a printed one, the others were left "
        "beside it."
    ),
    "red-planet": (
        "With quick bots the last seat has a little more than the first (20,000 games: 1.08 and 0.91). Of the "
        "missions, which are drawn, Heart of the Planet leads with 1.14; all others have 0.96 to 1.09. Among masters "
        "nothing stands out, and what looks like it is not there with [strong "
        "players](balance-strong-red-planet.md): Western Influence has 0.40 ± 0.62 here and 1.13 ± 0.36 there, Heart "
        "of the Planet 1.41 ± 0.65 and 0.83 ± 0.32. Nothing was retuned."
    ),
    "planet-unknown": (
        "All planets, corporations and cards are as published: nothing is ours to retune. Quick bots find some "
        "much harder than others (10,000 games: the planets Tartarus 0.56 and Lacuna 0.69, the corporation "
        "Horizon Group 0.53), and some easier (Gaia 1.31, Oasis Ultd. 1.28, Charybdis 1.23). "
        "[Strong players](balance-strong-planet-unknown.md) agree about Tartarus, but know what to do with "
        "Makeshift (1.43 ± 0.27, quick bots 0.88)."
    ),
}


def pages(folder: Path) -> Iterator[tuple[Weighing, int]]:
    """Writes a page for every weighing of which something was played: what it is about, and how many games."""
    for weighing in WEIGHINGS:
        run = whole_rounds(weighing, folder)
        if run:
            (REPORTS / f"{weighing.name}.md").write_text(_page(weighing, run.counted), "utf-8")
            yield weighing, len(run.counted)


def _page(weighing: Weighing, results: list[Result]) -> str:
    game = fp.game(weighing.game)
    setting = Setting(weighing.seats, weighing.contest.options)
    found = balance_report(game, weighing.player, SEED, [collected(setting, results)])
    written = balance_markdown(found, weighing.command(len(results))) + "\n"
    if weighing.level != "master":
        return written
    lead, tables = written.split("## By seat", 1)
    return f"{lead}## What to make of it\n\n{FINDINGS[weighing.game]}\n\n## By seat{tables}"
