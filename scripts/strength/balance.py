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
    return balance_markdown(found, weighing.command(len(results))) + "\n"
