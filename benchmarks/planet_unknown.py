"""Planet Unknown: the speed of one core, where its time goes, and the medals of the quick bot.

    python benchmarks/planet_unknown.py

Times are processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import time
from collections import defaultdict
from typing import Any

import numpy as np

import fiveplanets as fp
from fiveplanets.core.asks import actor, top_ask
from fiveplanets.core.engines.native import Native
from fiveplanets.core.packing import numpy_dtype, pack
from fiveplanets.core.random import Rng, below, seed_rng
from fiveplanets.core.records import zero
from fiveplanets.core.table import LOST

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


def sampled() -> tuple[dict[str, list[bytes]], dict[str, list[int]], dict[str, list[int]], float]:
    """Positions of random games by what is asked, the moves made, how many were legal, and decisions a second."""
    rules, state = GAME.module("rules"), GAME.module("state")
    positions, made, legal = defaultdict(list), defaultdict(list), defaultdict(list)
    moves, decisions, busy = zero(state.LEGAL_MOVES), 0, 0.0
    for seed in range(SAMPLED_GAMES):
        game, chooser = GAME.blank_state(PLAYERS, GAME.complete_options({}, PLAYERS)), Rng()
        seed_rng(game.rng, seed, 1)
        seed_rng(chooser, seed, 2)
        rules.setup(game)
        while (seat := actor(game)) >= 0:
            kind = state.AskKind(top_ask(game, seat).kind).name
            kind = state.Stage(game.worlds[seat].stage).name if kind == "RESOLVE" else kind
            positions[kind].append(pack(game))
            start = time.process_time()
            moves.n = 0
            rules.legal(game, seat, moves)
            move = moves.items[below(chooser, moves.n)]
            rules.apply(game, seat, move)
            busy += time.process_time() - start
            made[kind].append(move)
            legal[kind].append(moves.n)
            decisions += 1
    return positions, made, legal, decisions / busy


def profile(positions: dict[str, list[bytes]], made: dict[str, list[int]], legal: dict[str, list[int]]) -> None:
    state = GAME.module("state")
    engine, record = Native(GAME, 1), numpy_dtype(state.Game.schema)
    decisions = sum(map(len, positions.values()))
    print("| decision | share | legal moves | list, µs | apply, µs |\n| --- | --- | --- | --- | --- |")
    for kind, packed in sorted(positions.items(), key=lambda item: -len(item[1])):
        repeats = max(1, TABLES // len(packed))
        games = np.concatenate([np.frombuffer(b"".join(packed), record)] * repeats)
        count = len(games)
        lists, out = np.zeros(count, numpy_dtype(state.LEGAL_MOVES)), np.zeros(count, np.int64)
        moves = np.array(made[kind] * repeats, np.int64)
        copies = iter([games.copy() for _ in range(6)])
        engine.run("list", count, games, lists, out)
        engine.run("move", count, next(copies), moves)
        listing = spent(lambda c=count, g=games, b=lists, o=out: engine.run("list", c, g, b, o), 5)
        applying = spent(lambda c=count, i=copies, m=moves: engine.run("move", c, next(i), m), 5)
        share, moves_each = len(packed) / decisions, np.mean(legal[kind])
        listing, applying = listing / count * 1e6, applying / count * 1e6
        print(f"| {kind.lower()} | {share:.1%} | {moves_each:.0f} | {listing:.2f} | {applying:.2f} |")


def speed(interpreted: float) -> None:
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
        mean, target = points.mean(), sim.state(0).target
        print(f"solo {name}: {mean:.1f} medals, {mean - target:+.1f} to the target; reached in {won.mean():.1%}")


if __name__ == "__main__":
    sampled_games = sampled()
    speed(sampled_games[3])
    profile(*sampled_games[:3])
    medals()
