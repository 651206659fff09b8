"""Planet Unknown: the speed of one core, where its time goes, and the medals of the quick bot.

    python benchmarks/planet_unknown.py

Times are processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import random
import time
from collections import defaultdict
from typing import Any

import numpy as np

import fiveplanets as fp
from fiveplanets.core.position import LOST, Position

GAME = fp.game("planet-unknown")
PLAYERS = 4
TABLES = 4000
SAMPLED_GAMES = 12
MATCHES = 1000


def spent(work: Any, times: int = 3) -> float:
    """The processor time of some work, the best of a few times."""
    found = []
    for _ in range(times):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return min(found)


def sampled() -> dict[str, list[tuple[Position, int, int]]]:
    """Positions of random games by what is asked, each with the seat to act and the move it made."""
    found = defaultdict(list)
    for seed in range(SAMPLED_GAMES):
        position, chooser = GAME.position(players=PLAYERS, seed=seed), random.Random(seed)
        while not position.over:
            seat = position.to_act[0]
            move = chooser.choice(position.legal(seat))
            found[GAME.moves.name_of(move)].append((position.copy(), seat, move))
            position.make(seat, move)
    return found


def profile(found: dict[str, list[tuple[Position, int, int]]]) -> None:
    """Where the time goes, by the kind of the move that was made. One call from Python takes about a microsecond."""
    decisions = sum(map(len, found.values()))
    print("| decision | share | legal moves | list, µs | apply, µs |\n| --- | --- | --- | --- | --- |")
    for kind, moments in sorted(found.items(), key=lambda item: -len(item[1])):
        library = moments[0][0].engine.library
        moves = moments[0][0].engine.scratch.moves
        states = [(position.state, seat, move) for position, seat, move in moments]

        def list_all(states: Any = states, library: Any = library, moves: Any = moves) -> None:
            for state, seat, _ in states:
                library.legal(state, seat, moves)

        def apply_all(states: Any = states, library: Any = library, engine: Any = moments[0][0].engine) -> None:
            for state, seat, move in states:
                library.apply(engine.copy(state), seat, move, None)

        many = np.mean([len(position.legal(seat)) for position, seat, _ in moments])
        listing, applying = (spent(work, 5) / len(states) * 1e6 for work in (list_all, apply_all))
        print(f"| {kind} | {len(states) / decisions:.1%} | {many:.0f} | {listing:.2f} | {applying:.2f} |")


def interpreted_speed() -> float:
    engine, chooser, decisions = GAME.engine("interpreted"), random.Random(1), 0
    positions = [GAME.position(players=PLAYERS, seed=seed, engine=engine) for seed in range(2)]
    start = time.process_time()
    for position in positions:
        while not position.over:
            seat = position.to_act[0]
            position.make(seat, chooser.choice(position.legal(seat)))
            decisions += 1
    return decisions / (time.process_time() - start)


def speed() -> None:
    interpreted = interpreted_speed()
    sim = GAME.simulator(players=PLAYERS, tables=TABLES, threads=1)
    decisions = sim.random_playouts()
    rates = []
    for _ in range(3):
        sim.reset(range(TABLES))
        rates.append(decisions / spent(sim.random_playouts, 1))
    native = max(rates)
    ratio = native / interpreted
    print(f"native {native / 1e6:.2f} M decisions/s, interpreted {interpreted / 1e3:.1f} k: {ratio:.0f} times")


def medals() -> None:
    for boards in ({}, {"planet": "random", "corporation": "random"}):
        scores = []
        for seat in range(2):
            sim = GAME.simulator(players=2, tables=MATCHES // 2, options=boards, threads=1)
            sim.matches(1 << seat)
            scores.append(np.asarray(sim.scores())[:, [seat, 1 - seat]])
        quick, other = np.concatenate(scores).mean(axis=0)
        print(f"two players {boards}: quick {quick:.1f}, random {other:.1f}: {quick / other:.2f} times")
    for name, seats in (("quick", 1), ("random", 0)):
        sim = GAME.simulator(players=1, tables=MATCHES, threads=1)
        sim.matches(seats)
        points, won = np.asarray(sim.scores())[:, 0], np.asarray(sim.standings())[:, 0] > LOST
        mean, target = points.mean(), sim.position(0).record().target
        print(f"solo {name}: {mean:.1f} medals, {mean - target:+.1f} to the target; reached in {won.mean():.1%}")


if __name__ == "__main__":
    speed()
    profile(sampled())
    medals()
