"""How fast simulations are, and where their time goes."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from claims import PACE, ROOT, SEED

import fiveplanets as fp
from fiveplanets.core.engines import build, native
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.players.search import Search

SAMPLED = 5  # one of so many decisions of a game
ITERATIONS = 100
BROWSER = "benchmarks/search.py"
PRINTED = "chromium.txt"  # what that prints


def measure(game: fp.Game, seats: int, seconds: float) -> float:
    """Simulations a second of processor time, over decisions of quick games from the first to the last."""
    rng = Rng()
    seed_rng(rng, SEED, 1)
    made, spent, decisions, seed = 0, 0.0, 0, 0
    while spent < seconds:
        seed += 1
        position = game.position(players=seats, seed=seed)
        while not position.over:
            seat = position.to_act[0]
            if len(position.legal(seat)) > 1:
                decisions += 1
                if decisions % SAMPLED == 0:
                    search = Search(position.redacted(seat), seat)
                    began = time.process_time()
                    made += search.think(rng, ITERATIONS)
                    spent += time.process_time() - began
            position.make(seat, position.quick(seat, rng))
    return made / spent


PARTS = {"search": "the tree", "imagine": "imagining", "advice": "the quick bot"}  # by module; the rest are rules


def profile(game: fp.Game, seats: int) -> dict[str, float]:
    """Where the time of a simulation goes, by `perf`: from a library in which no function is part of another."""
    with tempfile.TemporaryDirectory() as place:
        library, samples = Path(place) / "watched.so", Path(place) / "samples"
        flags = [flag for flag in build.FLAGS if flag != "-s"]
        command = [sys.executable, "-m", "ziglang", "cc", *flags, *build.target(newer=True), *build.LIBRARY]
        command += ["-fno-inline", "game.c", "data.c", "-o", str(library)]
        native.library(game)  # built, if it was not
        subprocess.run(command, cwd=build.folder(game), check=True)
        itself = [sys.executable, str(Path(__file__).parent), "watch", game.name, str(seats), str(library)]
        subprocess.run(["perf", "record", "-q", "-F", "499", "-o", str(samples), *itself], check=True)
        told = subprocess.run(
            ["perf", "report", "-i", str(samples), "--stdio", "-F", "sample,sym", "--dsos", library.name],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
    counts: dict[str, int] = {}
    for row in told.stdout.splitlines():
        words = row.split()
        if len(words) == 3 and words[0].isdigit():
            part = next((name for prefix, name in PARTS.items() if words[2].startswith(prefix)), "rules")
            counts[part] = counts.get(part, 0) + int(words[0])
    return {part: count / sum(counts.values()) for part, count in counts.items()}


def watch(game: str, seats: int, library: str) -> None:
    """What `profile` looks at."""
    load = native.ctypes.CDLL
    native.ctypes.CDLL = lambda _: load(library)  # type: ignore[misc, assignment]
    measure(fp.game(game), seats, 5.0)


def speed(folder: Path, games: list[str]) -> None:
    path = folder / "speed.json"
    folder.mkdir(parents=True, exist_ok=True)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for name, seats in [(name, seats) for name, pace in PACE.items() for seats in pace]:
        if not games or name in games:
            game = fp.game(name)
            found[f"{name} {seats}"] = {"pace": measure(game, seats, 3.0), "parts": profile(game, seats)}
            print(name, seats, found[f"{name} {seats}"], flush=True)
            path.write_text(json.dumps(found, indent=1), "utf-8")
    said = subprocess.run([sys.executable, str(ROOT / BROWSER)], stdout=subprocess.PIPE, text=True, check=True).stdout
    (folder / PRINTED).write_text(said, "utf-8")
