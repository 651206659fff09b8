"""Scores of Mission: Red Planet when quick bots play, by number of players; over all four layouts.

    python benchmarks/red_planet_scores.py
"""

from __future__ import annotations

import numpy as np

import fiveplanets as fp
from fiveplanets.core.position import LOST

GAMES = 4000  # for each number of players, a quarter on each layout
PUBLISHED = (38, 26, 25, 25, 18, 16)  # one session of six, second edition


def bot_scores(players: int) -> tuple[np.ndarray, float]:
    """The scores of games between quick bots, best first, and the share of games that nobody wins."""
    game = fp.game("red-planet")
    found, lost = [], 0
    for layout in "ABCD":
        sim = game.simulator(players=players, tables=GAMES // 4, options={"layout": layout})
        sim.reset(range(GAMES // 4))
        sim.matches((1 << players) - 1)
        found.append(np.sort(sim.scores(), axis=1)[:, ::-1])
        lost += int((sim.standings().max(axis=1) <= LOST).sum())
    return np.concatenate(found), lost / GAMES


def main() -> None:
    print("| players | mean | winner | by rank | nobody wins |")
    print("| --- | --- | --- | --- | --- |")
    for players in range(2, 7):
        scores, lost = bot_scores(players)
        ranks = " / ".join(f"{score:.1f}" for score in scores.mean(axis=0))
        print(f"| {players} | {scores.mean():.1f} | {scores[:, 0].mean():.1f} | {ranks} | {lost:.1%} |")
    print(f"published session of six: {' / '.join(map(str, PUBLISHED))}, mean {np.mean(PUBLISHED):.1f}")


if __name__ == "__main__":
    main()
