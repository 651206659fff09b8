"""How even Planetfall is: first places by commander side and by starting place, over games of quick bots.

    python benchmarks/planetfall_balance.py

plays the same games every time, natively, and writes docs/balance-planetfall.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

import fiveplanets as fp
from fiveplanets.core.engines.simulator import Simulator
from fiveplanets.core.packing import leaves

GAMES = 20_000  # with each number of players
FIRST_SEED = 1
FEWEST, MOST = 0.85, 1.15  # of an even share of first places: what every side is to have with every number of players
REPORT = Path(__file__).parent.parent / "docs" / "balance-planetfall.md"

HEAD = """\
# Planetfall: how even it is

Written by `benchmarks/planetfall_balance.py`: {games:,} games of quick bots, {each:,} with each number of players,
seeds {first} to {last}, commanders and sides picked at random. 1.00 is an even share of first places; ± is one standard
error. Points are against the mean of the same table.

The figures of cards and sheets are a reconstruction: this says how even *our* set is, for this one kind of player.

{verdict}

## Commander sides: first places by the number of players

| side | {counts} | all | points |
| --- |{rule} ---: | ---: |"""

PLACES_HEAD = """
## Starting places

Initiative belongs to the commander, so places and commanders go together, and side B of Aron Ardelli is always last.
The last column leaves out what the side itself is worth.

| players | place | plays | first places | points | points without the side |
| ---: | ---: | ---: | ---: | ---: | ---: |"""

PLAY = np.dtype([("players", int), ("side", int), ("place", int), ("won", float), ("score", float), ("above", float)])


def main() -> None:
    game = fp.game("planetfall")
    counts = range(game.min_players, game.max_players + 1)
    plays = np.concatenate([played(game, players) for players in counts])
    REPORT.write_text("\n".join(report(game, plays)) + "\n", "utf-8")


def played(game: fp.Game, players: int) -> np.ndarray:
    """All games with so many players: a row of PLAY for each seat of each game."""
    sim = game.simulator(players=players, tables=GAMES)
    sim.reset(range(FIRST_SEED, FIRST_SEED + GAMES))
    sim.matches((1 << players) - 1)
    scores, standings = sim.scores(), sim.standings()
    first = standings == standings.max(axis=1, keepdims=True)
    sides = of_empires(sim, "side")
    initiative = np.argsort(game.module("components").BY_INITIATIVE)[sides]
    initiative[of_empires(sim, "always_last") > 0] = len(game.module("components").SIDE_IDS)
    plays = np.zeros((GAMES, players), PLAY)
    plays["players"] = players
    plays["side"] = sides
    plays["place"] = np.argsort(np.argsort(initiative, axis=1), axis=1) + 1
    plays["won"] = first / first.sum(axis=1, keepdims=True)
    plays["score"] = scores
    plays["above"] = scores - scores.mean(axis=1, keepdims=True)
    return plays.ravel()


def of_empires(sim: Simulator, field: str) -> np.ndarray:
    """A field of one byte, of every seat at every table."""
    found = [leaf for leaf in leaves(sim.game.root) if leaf.path[0] == "empires" and leaf.path[2] == field]
    column = sim.packed()[:, [leaf.offset for leaf in found[: sim.players]]].astype(int)
    return column - 1 if found[0].kind.maybe else column  # what may be nothing is stored plus one


def first_places(plays: np.ndarray) -> tuple[float, float]:
    """First places as a part of an even share, and the standard error."""
    even = 1 / plays["players"]
    return plays["won"].sum() / even.sum(), np.sqrt((even * (1 - even)).sum()) / even.sum()


def mean(values: np.ndarray) -> tuple[float, float]:
    return values.mean(), values.std() / np.sqrt(len(values))


def shares(plays: np.ndarray) -> Iterator[tuple[int, int, float, float]]:
    """Side, number of players, its first places as a part of an even share, and the standard error."""
    for side in np.unique(plays["side"]):
        for players in np.unique(plays["players"]):
            yield side, players, *first_places(plays[(plays["side"] == side) & (plays["players"] == players)])


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
    head = {"games": GAMES * len(counts), "each": GAMES, "first": FIRST_SEED, "last": FIRST_SEED + GAMES - 1}
    columns = {"counts": " | ".join(f"{count} players" for count in counts), "rule": " ---: |" * len(counts)}
    lines = [HEAD.format(**head, **columns, verdict=verdict(sides, plays))]
    for side, name in enumerate(sides):
        own = plays[plays["side"] == side]
        cells = [f"{first_places(own[own['players'] == count])[0]:.2f}" for count in counts]
        lines.append(f"| {name} | {' | '.join(cells)} | {share_and_points(own)} |")
    lines.append(PLACES_HEAD)
    rest = without_side(plays)
    for players, place, there in places(plays):
        left, error = mean(rest[there])
        cells = f"{players} | {place} | {there.sum():,} | {share_and_points(plays[there])}"
        lines.append(f"| {cells} | {left:+.2f} ± {error:.2f} |")
    lines += ["", "## Points", "", "| players | mean | 5th to 95th of 100 |", "| ---: | ---: | ---: |"]
    for players in counts:
        scores = plays["score"][plays["players"] == players]
        low, high = np.percentile(scores, (5, 95))
        lines.append(f"| {players} | {scores.mean():.1f} | {low:.0f}–{high:.0f} |")
    return lines


def share_and_points(plays: np.ndarray) -> str:
    share, share_error = first_places(plays)
    above, above_error = mean(plays["above"])
    return f"{share:.2f} ± {share_error:.2f} | {above:+.2f} ± {above_error:.2f}"


def verdict(sides: list[str], plays: np.ndarray) -> str:
    """The extremes, and every side that is outside the bounds."""
    found = sorted(shares(plays), key=lambda one: one[2])
    said = [f"{share:.2f} ± {error:.2f} ({sides[side]}, {players} players)" for side, players, share, error in found]
    outside = [text for text, (*_, share, _) in zip(said, found, strict=True) if not FEWEST <= share <= MOST]
    kept = f"Outside {FEWEST}–{MOST}: {'; '.join(outside)}." if outside else f"Every side is within {FEWEST}–{MOST}."
    return f"First places go from {said[0]} to {said[-1]}. {kept}"


if __name__ == "__main__":
    main()
