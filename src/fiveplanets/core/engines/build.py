"""Builds the engines: every game's rules as C, compiled by zig for this processor and for WebAssembly.

    python -m fiveplanets.core.engines.build [GAME …]

What is built lies in `fiveplanets/compiled`, with the hash of the sources it was built from. Wheels carry it; in a
checkout it is built when the sources have changed. Games that lie elsewhere are built into `compiled` beside them.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from .. import registry
from ..errors import EngineMissing
from ..registry import Game

PACKAGE = Path(__file__).parents[2]
COMPILED = PACKAGE / "compiled"
RELEASE = COMPILED / "release.json"  # in a wheel: what is there was built from these very sources

FLAGS = ["-O3", "-fwrapv", "-fno-sanitize=all", "-fvisibility=hidden", "-g0", "-s", "-w", "-std=gnu11"]
LIBRARY = ["-shared", "-fPIC"]
WASM = [  # small rather than inlined: as fast there, and less to load
    "-Os", "-target", "wasm32-freestanding", "-mcpu=generic+simd128", "-nostdlib", "-Wl,--no-entry",
    "-Wl,--export-dynamic",
]  # fmt: skip
SUFFIX = {"Darwin": ".dylib", "Windows": ".dll"}.get(platform.system(), ".so")


def target(newer: bool = False) -> list[str]:
    """What zig compiles for: this system, with an old C library, and its plain or its newer processors."""
    machine = {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
    system = {"Linux": "linux-gnu.2.17", "Darwin": "macos", "Windows": "windows-gnu"}[platform.system()]
    plain = "baseline" if machine != "x86_64" else "x86_64"
    return ["-target", f"{machine}-{system}", f"-mcpu={'x86_64_v3' if newer and machine == 'x86_64' else plain}"]


# The fast libraries have the rules twice: for single positions, and for loops over many, which tell nothing. And with
# more inlining than the compiler would do by itself: rules are small functions that call one another a lot.
INLINING = ["-mllvm", "-inline-threshold=1000"]
PARTS = {"single.c": '#define SINGLE\n#include "game.c"\n', "loops.c": '#define LOOPS\n#include "game.c"\n'}


def variants() -> dict[str, list[str]]:
    """The files that are built for a game, each with its flags and sources."""
    return {
        f"native{SUFFIX}": [*target(), *LIBRARY, *INLINING, *PARTS],
        f"native-v3{SUFFIX}": [*target(newer=True), *LIBRARY, *INLINING, *PARTS],
        f"checked{SUFFIX}": [*target(), *LIBRARY, "-DCHECKED", "game.c"],
        "game.wasm": [*WASM, "game.c"],
        "watched.wasm": [*WASM, "-DWATCHED", "game.c"],
        f"watched{SUFFIX}": [*target(), *LIBRARY, "-DWATCHED", "game.c"],
    }


def is_ours(game: Game) -> bool:
    return game.folder.parent == registry.FOLDER


def folder(game: Game) -> Path:
    return (COMPILED if is_ours(game) else game.folder.parent / "compiled") / game.folder.name


@cache
def sources_hash(game_folder: Path) -> str:
    """Of all that the build of a game depends on."""
    digest = hashlib.sha256()
    for base in (PACKAGE / "core", game_folder):
        for path in sorted(p for p in base.rglob("*") if p.suffix in (".py", ".toml", ".h")):
            digest.update(str(path.relative_to(base)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def is_built(game: Game) -> bool:
    """From the sources as they are now."""
    released = RELEASE.exists() and is_ours(game)
    return released or _written(folder(game) / "manifest.json", "sources") == sources_hash(game.folder)


def manifest(game: Game) -> dict[str, Any]:
    """What was built for the game: built now if the sources have changed since."""
    if not is_built(game):
        with _lock(game):
            if not is_built(game):
                build(game)
    found: dict[str, Any] = json.loads((folder(game) / "manifest.json").read_text("utf-8"))
    return found


def _written(path: Path, what: str) -> str | None:
    """What a manifest says, if there is one."""
    try:
        return str(json.loads(path.read_text("utf-8"))[what])
    except (OSError, ValueError, KeyError, TypeError):
        return None


@contextlib.contextmanager
def _lock(game: Game) -> Iterator[None]:
    """One process builds a game at a time."""
    into = folder(game)
    into.parent.mkdir(parents=True, exist_ok=True)
    with open(into.with_suffix(".lock"), "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build(game: Game) -> None:
    from .source import write_source

    source = write_source(registry.game(game.name))  # a pack's components are loaded later, not built in
    into = folder(game)
    into.mkdir(parents=True, exist_ok=True)
    data = f"{source.data_type}\nData DATA = {source.data};\n"
    text = json.dumps([source.code, data, FLAGS, variants()])
    code = hashlib.sha256(text.encode()).hexdigest()[:16]
    if _written(into / "manifest.json", "code") != code:  # many a change of the sources does not change the C
        (into / "game.c").write_text(source.code, "utf-8")
        for part, content in {**PARTS, "data.c": data}.items():
            (into / part).write_text(content, "utf-8")
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda item: _compile(into, *item), variants().items()))
    found = {
        "sources": sources_hash(game.folder),
        "code": code,
        "changing": [[c.module, c.name, c.item, list(c.dims)] for c in source.changing],
        "fixed": source.fixed,
    }
    draft = into / "manifest.json.part"
    draft.write_text(json.dumps(found), "utf-8")
    os.replace(draft, into / "manifest.json")


def _compile(into: Path, name: str, flags: list[str]) -> None:
    draft = f"{name}.part"
    command = [sys.executable, "-m", "ziglang", "cc", *FLAGS, *flags, "data.c", "-o", draft]
    done = subprocess.run(command, cwd=into, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        if "No module named ziglang" in done.stderr:
            raise EngineMissing("the engines are not built: pip install ziglang, then run: make")
        raise RuntimeError(f"{name} does not compile:\n{done.stderr[-4000:]}")
    os.replace(into / draft, into / name)


def main(names: list[str]) -> None:
    games = [registry.game(name) for name in names or registry.games()]
    for number, game in enumerate(games, 1):
        if not is_built(game):
            print(f"Compiling the rules of {game.name} ({number} of {len(games)}, a minute each)", flush=True)
        manifest(game)


if __name__ == "__main__":
    main(sys.argv[1:])
