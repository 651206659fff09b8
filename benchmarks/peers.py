"""Planet 5R beside OpenSpiel's four-player Goofspiel, another game of secret simultaneous choices. One run, as ratios.

    pip install 'fiveplanets[peers]'
    python benchmarks/peers.py
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import fiveplanets as fp

TABLES = 20_000
ROUNDS = 5
GOOFSPIEL_DECISIONS = 4 * 12  # thirteen cards each, the last of them without a choice


def best_rate(run: Callable[[], int]) -> float:
    """Decisions a second of processor time (everything here runs on one thread), the best of a few runs."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        decisions = run()
        best = max(best, decisions / (time.process_time() - start))
    return best


def random_games(game: pyspiel.Game) -> int:
    """Random games as OpenSpiel's users write them: a loop in Python over its C++ states."""
    chooser = random.Random(1)
    decisions = 0
    for _ in range(500):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chooser.choice([action for action, _ in state.chance_outcomes()]))
            elif state.is_simultaneous_node():
                moves = [chooser.choice(state.legal_actions(player)) for player in range(4)]
                decisions += len(moves)
                state.apply_actions(moves)
            else:
                decisions += 1
                state.apply_action(chooser.choice(state.legal_actions()))
    return decisions


def goofspiel_all_at_once() -> int:
    return random_games(pyspiel.load_game("goofspiel(players=4)"))


def goofspiel_turn_by_turn() -> int:
    """The turn-based form, where one player decides at a time, as in our engine."""
    return random_games(pyspiel.load_game_as_turn_based("goofspiel(players=4)"))


def goofspiel_in_cpp() -> int:
    """Random games inside OpenSpiel: its loop over its own uniform random bots."""
    game = pyspiel.load_game("goofspiel(players=4)")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(4)]
    games = 1000
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return games * GOOFSPIEL_DECISIONS


def planet_5r() -> Callable[[], int]:
    sim = fp.game("planet-5r").simulator(players=4, tables=TABLES, threads=1)
    seeds = np.arange(TABLES)

    def run() -> int:
        sim.reset(seeds)
        return sim.random_playouts()

    return run


def copy_times() -> tuple[float, float]:
    """Seconds for the copy of one packed state among many, and of one Position from Python."""
    states = np.repeat(fp.game("planet-5r").simulator(players=4, tables=1).packed(), TABLES, axis=0)
    target = states.copy()
    position = fp.game("planet-5r").position(players=4, seed=1)
    start = time.process_time()
    for _ in range(ROUNDS):
        np.copyto(target, states)
    middle = time.process_time()
    for _ in range(TABLES):
        position.copy()
    return (middle - start) / ROUNDS / TABLES, (time.process_time() - middle) / TABLES


def main() -> None:
    native = best_rate(planet_5r())
    print(f"{'Planet 5R, native, one core (set-up included)':55} {native:14,.0f} decisions/s")
    for name, run in (
        ("OpenSpiel Goofspiel from Python, all four at once", goofspiel_all_at_once),
        ("OpenSpiel Goofspiel from Python, one player at a time", goofspiel_turn_by_turn),
        ("OpenSpiel Goofspiel, its own C++ loop", goofspiel_in_cpp),
    ):
        rate = best_rate(run)
        print(f"{name:55} {rate:14,.0f} decisions/s   ratio {native / rate:5.1f}")
    packed, position = copy_times()
    print(f"{'copy of a packed Planet 5R state, many in a row':55} {packed * 1e9:14,.0f} ns")
    print(f"{'copy of a Position of it, from Python':55} {position * 1e9:14,.0f} ns")


if __name__ == "__main__":
    main()
