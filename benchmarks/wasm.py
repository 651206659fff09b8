"""What a browser downloads and how fast it plays: sizes, start and speed of every game's WebAssembly, in Node.

    python benchmarks/wasm.py [GAME …]

Random games of the recommended number of players; native on one thread, in the same run.
"""

import statistics
import sys
import time

import fiveplanets as fp
from fiveplanets.core.engines import build
from fiveplanets.core.engines.wasm import Module

TABLES = 2000
ROUNDS = 5
STARTS = 5


def measured(name: str) -> list[str]:
    game = fp.game(name)
    build.manifest(game)
    path = build.folder(game) / "game.wasm"
    starts, brotli = [], 0
    for _ in range(STARTS):  # each in a Node of its own
        module = Module(path)
        starts.append(module.loaded["ms"])
        brotli = module.ask(["brotli", str(path)])[0]
        module.close()
    browser, native = speed(game, "wasm"), speed(game, "cpu")
    return [
        name, f"{path.stat().st_size / 1000:.0f}", f"{brotli / 1000:.0f}", f"{statistics.median(starts):.1f}",
        f"{browser / 1e6:.1f}", f"{native / 1e6:.1f}", f"{browser / native:.2f}",
    ]  # fmt: skip


def speed(game: fp.Game, device: str) -> float:
    """Decisions a second, without dealing; the best of several rounds."""
    sim = game.simulator(tables=TABLES, device=device, threads=1)
    found = []
    for _ in range(ROUNDS):
        sim.reset()
        start = time.perf_counter()
        decisions = sim.random_playouts()
        seconds = time.perf_counter() - start
        if device == "wasm":  # without the way to Node and back
            seconds = sim._loops.milliseconds / 1000
        found.append(decisions / seconds)
    return max(found)


def main() -> None:
    rows = [["game", "raw KB", "brotli KB", "start ms", "wasm M/s", "native M/s", "wasm / native"]]
    rows += [measured(name) for name in sys.argv[1:] or fp.games()]
    for row in rows:
        print(f"{row[0]:16}" + "".join(f"{cell:>14}" for cell in row[1:]), flush=True)


if __name__ == "__main__":
    main()
