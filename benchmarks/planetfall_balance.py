"""How even Planetfall is: first places by commander side and by starting place, over games of quick bots.

    python benchmarks/planetfall_balance.py

plays the same games every time, natively, and writes docs/balance-planetfall.md.
"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import numpy as np

import fiveplanets as fp

GAMES = 4_000  # with each number of players
FIRST_SEED = 1
NOTABLE = 3.0  # standard errors
REPORT = Path(__file__).parent.parent / "docs" / "balance-planetfall.md"

HEAD = """\
# Planetfall: how even it is

Written by `benchmarks/planetfall_balance.py`: {games:,} games of quick bots, {each:,} with each number of players,
seeds {first} to {last}, commanders and sides picked at random. 1.00 is an even share of first places; ± is one standard
error. Points are against the mean of the same table.

The figures of cards and boards are a reconstruction: this says how even *our* set is, for this one kind of player.

## What stands out
"""

Plays = list[tuple[float, float, float]]  # even share, won, points above the table's mean


def main() -> None:
    game = fp.game("planetfall")
    by_side: dict[str, Plays] = defaultdict(list)
    by_place: dict[tuple[int, int], Plays] = defaultdict(list)
    means: dict[int, tuple[float, float, float, float]] = {}
    for players in range(game.min_players, game.max_players + 1):
        scores = collect(game, players, by_side, by_place)
        low, high = np.percentile(scores, (5, 95))
        means[players] = (scores.mean(), low, high, scores.max(axis=1).mean())
    REPORT.write_text("\n".join(report(game, by_side, by_place, means)) + "\n", "utf-8")


def collect(game: fp.Game, players: int, by_side: dict, by_place: dict) -> np.ndarray:
    """Play all games with so many players; returns their points."""
    components = game.module("components")
    sim = game.simulator(players=players, tables=GAMES)
    sim.reset(range(FIRST_SEED, FIRST_SEED + GAMES))
    sim.matches((1 << players) - 1)
    scores, standings = sim.scores(), sim.standings()
    for number in range(GAMES):
        empires = sim.state(number).empires[:players]
        best = np.flatnonzero(standings[number] == standings[number].max())
        order = sorted(range(players), key=lambda seat: components.BY_INITIATIVE.index(empires[seat].board - 1))
        for seat in range(players):
            won = 1 / len(best) if seat in best else 0.0
            play = (1 / players, won, scores[number, seat] - scores[number].mean())
            by_side[components.SIDE_IDS[empires[seat].side - 1]].append(play)
            by_place[players, order.index(seat) + 1].append(play)
    return scores


def summary(plays: Plays) -> tuple[int, float, float, float, float]:
    """Plays, first places against an even share and its standard error, points above the mean and theirs."""
    even, won, above = np.array(plays).T
    share = won.sum() / even.sum()
    error = np.sqrt((even * (1 - even)).sum()) / even.sum()
    return len(plays), share, error, above.mean(), above.std() / np.sqrt(len(plays))


def report(game: fp.Game, by_side: dict, by_place: dict, means: dict) -> list[str]:
    words = game.texts("en")
    games = GAMES * len(means)
    lines = [
        HEAD.format(games=games, each=GAMES, first=FIRST_SEED, last=FIRST_SEED + GAMES - 1),
        *standing_out(words, by_side, by_place),
        "",
        "## Commander sides",
        "",
        "| side | plays | first places | points |",
        "| --- | ---: | ---: | ---: |",
    ]
    for side in game.module("components").SIDE_IDS:
        lines.append(f"| {words.say('side-' + side)} | {row(by_side[side])} |")
    lines += ["", "## Starting places", "", "| players | place | plays | first places | points |"]
    lines.append("| ---: | ---: | ---: | ---: | ---: |")
    for (players, place), plays in sorted(by_place.items()):
        lines.append(f"| {players} | {place} | {row(plays)} |")
    lines += ["", "## Points", "", "| players | mean | 5th to 95th of 100 | mean of the first |"]
    lines.append("| ---: | ---: | ---: | ---: |")
    for players, (mean, low, high, first) in means.items():
        lines.append(f"| {players} | {mean:.1f} | {low:.0f}–{high:.0f} | {first:.1f} |")
    return lines


def row(plays: Plays) -> str:
    count, share, error, above, above_error = summary(plays)
    return f"{count:,} | {share:.2f} ± {error:.2f} | {above:+.2f} ± {above_error:.2f}"


def standing_out(words, by_side: dict, by_place: dict) -> list[str]:
    """The strongest and the weakest, and everything further from even than chance would have it."""
    sides = sorted(by_side, key=lambda side: summary(by_side[side])[1])
    weakest, strongest = sides[0], sides[-1]
    lines = [
        f"- Strongest side: {words.say('side-' + strongest)}, {summary(by_side[strongest])[1]:.2f} of an even share;"
        f" weakest: {words.say('side-' + weakest)}, {summary(by_side[weakest])[1]:.2f}."
    ]
    for side in sides:
        lines += notable(f"{words.say('side-' + side)}", by_side[side])
    for (players, place), plays in sorted(by_place.items()):
        lines += notable(f"Place {place} of {players}", plays)
    return lines


def notable(what: str, plays: Plays) -> list[str]:
    _, share, error, above, _ = summary(plays)
    if abs(share - 1) < NOTABLE * error:
        return []
    more = "more" if share > 1 else "fewer"
    return [f"- {what}: {abs(share - 1):.0%} {more} first places than even, {above:+.2f} points."]


if __name__ == "__main__":
    main()
