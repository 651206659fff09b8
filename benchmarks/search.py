"""How fast the master thinks: simulations a second natively (one thread) and in Chromium, and what a move takes there.

    python benchmarks/search.py [GAME …]

Decisions from all over a game of the recommended number of players, the same in both, natively and in the browser in
turns by game. Needs the packages of web/ (make pages).
"""

import base64
import json
import random
import statistics
import subprocess
import sys
import time
from typing import Any

import fiveplanets as fp
from fiveplanets.core.engines import build
from fiveplanets.core.engines.wasm import node_command
from fiveplanets.core.packing import pack, size
from fiveplanets.core.position import Position
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.pages import WEB
from fiveplanets.players.levels import MOST_SECONDS
from fiveplanets.players.search import Search

DECISIONS = 8
LEVEL = "master"


def some_decisions(game: fp.Game) -> list[tuple[Position, int]]:
    """What seats saw that had a choice, in a game of quick bots."""
    table, rng, found = game.table(seed=1), Rng(), []
    seed_rng(rng, 1, 1)
    while not table.over:
        seat = table.to_act[0]
        if len(table.legal(seat)) > 1:
            found.append((table.position.redacted(seat), seat))
        table.play(seat, table.position.quick(seat, rng))
    return random.Random(game.name).sample(found, DECISIONS)


def natively(decisions: list[tuple[Position, int]], iterations: int) -> list[dict[str, float]]:
    found = []
    for number, (seen, seat) in enumerate(decisions):
        start = time.perf_counter()
        done = Search(seen, seat).think(generator(number), iterations, MOST_SECONDS)
        found.append({"done": done, "milliseconds": 1000 * (time.perf_counter() - start)})
    return found


def in_chromium(game: fp.Game, decisions: list[tuple[Position, int]], iterations: int) -> list[dict[str, float]]:
    build.manifest(game)
    asked = {
        "name": game.name, "wasm": str(build.folder(game) / "game.wasm"), "tree": size(game.tree),
        "iterations": iterations, "milliseconds": 1000 * MOST_SECONDS,
        "decisions": [
            {"bytes": text(seen), "seat": seat, "rng": text(pack(generator(number)))}
            for number, (seen, seat) in enumerate(decisions)
        ],
    }  # fmt: skip
    command = [*node_command(), str(WEB / "scripts" / "search.mjs")]
    said = subprocess.run(command, input=json.dumps([asked]), stdout=subprocess.PIPE, text=True, check=True).stdout
    return json.loads(said)[game.name]


def generator(number: int) -> Rng:
    rng = Rng()
    seed_rng(rng, number, 1)
    return rng


def text(data: Any) -> str:
    return base64.b64encode(bytes(data)).decode()


def speed(found: list[dict[str, float]]) -> float:
    """Simulations a second."""
    return 1000 * sum(one["done"] for one in found) / sum(one["milliseconds"] for one in found)


def main() -> None:
    columns = ("native /s", "Chromium /s", "ratio", "a move, s", "longest, s", "simulations")
    print(f"{'game':16}" + "".join(f"{column:>14}" for column in columns))
    for name in sys.argv[1:] or fp.games():
        game = fp.game(name)
        iterations, decisions = game.levels[LEVEL]["iterations"], some_decisions(game)
        native, browser = natively(decisions, iterations), in_chromium(game, decisions, iterations)
        seconds = [one["milliseconds"] / 1000 for one in browser]
        done = statistics.median(one["done"] for one in browser)
        cells = [f"{speed(native):,.0f}", f"{speed(browser):,.0f}", f"{speed(browser) / speed(native):.2f}"]
        cells += [f"{statistics.median(seconds):.1f}", f"{max(seconds):.1f}", f"{done:,.0f}"]
        print(f"{name:16}" + "".join(f"{cell:>14}" for cell in cells), flush=True)


if __name__ == "__main__":
    main()
