"""What a learner pays for a step: the mask of legal moves, an observation, the step itself.

    python benchmarks/learning.py [GAME …]

Processor time a table on one core, random play, memory reused (`out=`). The ratio is all three to mask and step alone.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np

import fiveplanets as fp

TABLES = 1024
STEPS = 100
PLAYERS = 4


def costs(game: fp.Game) -> list[float]:
    """Microseconds a table for mask, observation and step."""
    sim = game.simulator(min(PLAYERS, game.max_players), TABLES, threads=1, auto_reset=True)
    mask, seen, chooser = sim.legal_mask(), sim.observe(), np.random.default_rng(1)
    spent = dict.fromkeys(("mask", "observe", "step"), 0.0)
    for _ in range(STEPS):
        spent["mask"] += timed(lambda: sim.legal_mask(out=mask))
        spent["observe"] += timed(lambda: sim.observe(out=seen))
        moves = (mask * chooser.random(mask.shape, np.float32)).argmax(axis=1)
        spent["step"] += timed(lambda moves=moves: sim.step(moves))
    return [total / STEPS / TABLES * 1e6 for total in spent.values()]


def timed(act: Callable[[], object]) -> float:
    begin = time.process_time()
    act()
    return time.process_time() - begin


def main(names: list[str]) -> None:
    for name in names or fp.games():
        mask, observe, step = costs(fp.game(name))
        ratio = (mask + observe + step) / (mask + step)
        print(f"{name:16} mask {mask:.2f}  observe {observe:.2f}  step {step:.2f} µs  ratio {ratio:.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
