"""What a browser downloads and how fast it plays: sizes, start and speed of every game's WebAssembly, in Node.

    python benchmarks/wasm.py [--chromium] [GAME …]

Random games of the recommended number of players; native on one thread, in the same run. With --chromium also in a
Chromium, which needs the packages of web/ (make pages).
"""

import base64
import json
import statistics
import subprocess
import sys
import time

import fiveplanets as fp
from fiveplanets.core.engines import build
from fiveplanets.core.engines.wasm import Module, node_command
from fiveplanets.pages import WEB

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


def in_chromium(names: list[str]) -> list[list[str]]:
    """Start and speed in a browser, by game."""
    asked = []
    for name in names:
        game = fp.game(name)
        blank = game.blank(game.players, game.complete_options({}, game.players))
        path = build.folder(game) / "game.wasm"
        asked.append(
            {
                "name": name,
                "wasm": str(path),
                "blank": base64.b64encode(blank).decode(),
                "tables": TABLES,
                "rounds": ROUNDS,
            }
        )
    command = [*node_command(), str(WEB / "scripts" / "speed.mjs")]
    said = subprocess.run(command, input=json.dumps(asked), stdout=subprocess.PIPE, text=True, check=True).stdout
    found = json.loads(said)
    return [[f"{found[name]['started']:.1f}", f"{found[name]['speed'] / 1e6:.1f}"] for name in names]


def main() -> None:
    names = [word for word in sys.argv[1:] if word != "--chromium"] or fp.games()
    rows = [["game", "raw KB", "brotli KB", "start ms", "wasm M/s", "native M/s", "wasm / native"]]
    rows += [measured(name) for name in names]
    if "--chromium" in sys.argv:
        columns = [["Chromium: ms", "M/s"], *in_chromium(names)]
        rows = [[*row, *more] for row, more in zip(rows, columns, strict=True)]
    for row in rows:
        print(f"{row[0]:16}" + "".join(f"{cell:>14}" for cell in row[1:]), flush=True)


if __name__ == "__main__":
    main()
