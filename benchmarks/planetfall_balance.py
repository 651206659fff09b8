"""How even Planetfall is: first places by commander side and by starting place, over games of quick bots.

    python benchmarks/planetfall_balance.py

plays the same games every time, natively, and writes docs/balance-planetfall.md.
"""

from __future__ import annotations

from collections.abc import Iterator
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

The figures of cards and boards are a reconstruction: this says how even *our* set is, for this one kind of player. The
bot does not plan with its commander's ability, so an ability that needs a plan looks weaker here than it is.

## What stands out
"""

PLACES_HEAD = """
## Starting places

Initiative belongs to the commander, so places and commanders go together: with six players place 3 is always the same
commander. The last column leaves out what the side itself is worth; with six players nothing is left then.

| players | place | plays | first places | points | points without the side |
| ---: | ---: | ---: | ---: | ---: | ---: |"""

PLAY = np.dtype([("players", int), ("side", int), ("place", int), ("won", float), ("score", float), ("above", float)])


def main() -> None:
    game = fp.game("planetfall")
    counts = range(game.min_players, game.max_players + 1)
    plays = np.array([play for players in counts for play in played(game, players)], PLAY)
    REPORT.write_text("\n".join(report(game, plays)) + "\n", "utf-8")


def played(game: fp.Game, players: int) -> Iterator[tuple[int, int, int, float, float, float]]:
    """Play all games with so many players: a row of PLAY for each seat of each game."""
    by_initiative = game.module("components").BY_INITIATIVE
    sim = game.simulator(players=players, tables=GAMES)
    sim.reset(range(FIRST_SEED, FIRST_SEED + GAMES))
    sim.matches((1 << players) - 1)
    scores, standings = sim.scores(), sim.standings()
    for number in range(GAMES):
        empires = sim.state(number).empires[:players]
        first = standings[number] == standings[number].max()
        order = sorted(range(players), key=lambda seat: by_initiative.index(empires[seat].board - 1))
        for seat, score in enumerate(scores[number]):
            won, above = first[seat] / first.sum(), score - scores[number].mean()
            yield players, empires[seat].side - 1, order.index(seat) + 1, won, score, above


def first_places(plays: np.ndarray) -> tuple[float, float]:
    """First places as a part of an even share, and the standard error."""
    even = 1 / plays["players"]
    return plays["won"].sum() / even.sum(), np.sqrt((even * (1 - even)).sum()) / even.sum()


def mean(values: np.ndarray) -> tuple[float, float]:
    return values.mean(), values.std() / np.sqrt(len(values))


def row(plays: np.ndarray) -> str:
    share, share_error = first_places(plays)
    above, above_error = mean(plays["above"])
    return f"{len(plays):,} | {share:.2f} ± {share_error:.2f} | {above:+.2f} ± {above_error:.2f}"


def without_side(plays: np.ndarray) -> np.ndarray:
    """Points above the table's mean, less what the same side has on average with as many players."""
    rest = plays["above"].copy()
    for players in np.unique(plays["players"]):
        for side in np.unique(plays["side"]):
            same = (plays["players"] == players) & (plays["side"] == side)
            rest[same] -= plays["above"][same].mean()
    return rest


def places(plays: np.ndarray) -> Iterator[tuple[int, int, np.ndarray]]:
    for players in np.unique(plays["players"]):
        for place in range(1, players + 1):
            yield players, place, (plays["players"] == players) & (plays["place"] == place)


def report(game: fp.Game, plays: np.ndarray) -> list[str]:
    words = game.texts("en")
    sides = [words.say(f"side-{side}") for side in game.module("components").SIDE_IDS]
    counts = np.unique(plays["players"])
    lines = [HEAD.format(games=GAMES * len(counts), each=GAMES, first=FIRST_SEED, last=FIRST_SEED + GAMES - 1)]
    lines += standing_out(sides, plays)
    lines += ["", "## Commander sides", "", "| side | plays | first places | points |", "| --- | ---: | ---: | ---: |"]
    lines += [f"| {name} | {row(plays[plays['side'] == side])} |" for side, name in enumerate(sides)]
    lines.append(PLACES_HEAD)
    rest = without_side(plays)
    for players, place, there in places(plays):
        left, error = mean(rest[there])
        lines.append(f"| {players} | {place} | {row(plays[there])} | {left:+.2f} ± {error:.2f} |")
    lines += ["", "## Points", "", "| players | mean | 5th to 95th of 100 |", "| ---: | ---: | ---: |"]
    for players in counts:
        scores = plays["score"][plays["players"] == players]
        low, high = np.percentile(scores, (5, 95))
        lines.append(f"| {players} | {scores.mean():.1f} | {low:.0f}–{high:.0f} |")
    return lines


def standing_out(sides: list[str], plays: np.ndarray) -> list[str]:
    """The strongest and the weakest side, and every side and place further from even than chance would have it."""
    ranked = sorted(range(len(sides)), key=lambda side: -first_places(plays[plays["side"] == side])[0])
    shares = [first_places(plays[plays["side"] == side])[0] for side in (ranked[0], ranked[-1])]
    lines = [f"- Strongest side: {sides[ranked[0]]}, {shares[0]:.2f}; weakest: {sides[ranked[-1]]}, {shares[1]:.2f}."]
    for side in ranked:
        lines += notable(sides[side], plays[plays["side"] == side])
    rest = without_side(plays)
    for players, place, there in places(plays):
        left, error = mean(rest[there])
        if abs(left) >= NOTABLE * error and abs(left) >= 0.5:
            lines.append(f"- Place {place} of {players}: {left:+.1f} points whatever the side.")
    return lines


def notable(what: str, plays: np.ndarray) -> list[str]:
    share, error = first_places(plays)
    if abs(share - 1) < NOTABLE * error:
        return []
    more = "more" if share > 1 else "fewer"
    return [f"- {what}: {abs(share - 1):.0%} {more} first places than even, {plays['above'].mean():+.1f} points."]


if __name__ == "__main__":
    main()
