"""Players of somebody else, well and badly behaved; and packages that register them."""

from __future__ import annotations

import os
import sys
import time
import tomllib
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"
CURIOUS = f"command:{sys.executable} {EXAMPLES / 'curious.py'}"


class Crashing:
    def choose(self, seen, seat, rng):
        raise ZeroDivisionError("it thought too hard")


class Leaving:
    def choose(self, seen, seat, rng):
        sys.exit(3)


class Cheating:
    def choose(self, seen, seat, rng):
        return next(move for move in range(seen.game.move_count) if not seen.is_legal(seat, move))


class Mumbling:
    def choose(self, seen, seat, rng):
        return "the second from the left"


class Dreaming:
    """Never answers, and does not let itself be woken by an ordinary exception."""

    def choose(self, seen, seat, rng):
        while True:
            try:
                time.sleep(1000)
            except Exception:
                continue


class Meddling:
    """Moves the pieces it was only to look at."""

    def choose(self, seen, seat, rng):
        move = seen.legal(seat)[0]
        seen.apply(seat, move)
        return move


class Stillborn:
    def __init__(self):
        raise OSError("no weights found")


BAD = {
    "crashing": (Crashing, "crashed: ZeroDivisionError: it thought too hard"),
    "leaving": (Leaving, "crashed: SystemExit: 3"),
    "cheating": (Cheating, "illegal: move "),
    "mumbling": (Mumbling, "illegal: 'the second from the left' is not the number of a move"),
    "dreaming": (Dreaming, "late: no answer within 0.02 s"),
    "stillborn": (Stillborn, "crashed: OSError: no weights found"),
}


def program(folder: Path, text: str) -> str:
    """A player that is this Python program."""
    path = folder / "program.py"
    path.write_text(text)
    return f"command:{sys.executable} {path}"


# Ends the process that started it, once; then it takes the first move.
KILLING = """
import json, os, pathlib, signal, sys
mark = pathlib.Path(__file__).with_name("killed")
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        os.kill(os.getppid(), signal.SIGKILL)
    print(json.dumps({"move": json.loads(line)["moves"][0]["index"]}), flush=True)
"""


# A package whose players do not live long.
MORTALS = """
import ctypes, os, pathlib, signal, sys, time
from fiveplanets.core.random import below

class Dying:
    def choose(self, seen, seat, rng):
        os._exit(1)

class Mortal:
    def __init__(self, lives: int = 20):
        self.lives = lives  # decisions, in the mean
    def choose(self, seen, seat, rng):
        if below(rng, self.lives) == 0:
            os.kill(os.getpid(), signal.SIGSEGV)
        return seen.legal(seat)[0]

class Stuck:
    def choose(self, seen, seat, rng):
        ctypes.PyDLL(None).sleep(1000)  # no other thread of Python runs meanwhile

class Failing:
    def choose(self, seen, seat, rng):
        raise ZeroDivisionError("it thought too hard")

class Mumbling:
    def choose(self, seen, seat, rng):
        return "the second from the left"

class Stillborn:
    def __init__(self):
        raise OSError("no weights found")

class Talking:
    simulations = 0
    def choose(self, seen, seat, rng):
        self.simulations += 1
        print("I am", seat, repr(sys.stdin.readline()))
        os.write(1, b"Said C\\n")
        return seen.legal(seat)[0]
    def close(self):
        pathlib.Path("closed").write_text(str(self.simulations))

class Sleeping:
    def choose(self, seen, seat, rng):
        pathlib.Path("pid").write_text(f"{os.getpid()}\\n")
        time.sleep(1000)
"""


def mortals(folder: Path) -> Path:
    package = folder / "package"
    package.mkdir()
    (package / "mortals.py").write_text(MORTALS)
    (package / "unloadable.py").write_text("import os\nos._exit(3)\n")
    names = [line.removeprefix("class ").rstrip(":") for line in MORTALS.splitlines() if line.startswith("class ")]
    points = "".join(f'{name.lower()} = "mortals:{name}"\n' for name in names)
    (package / "pyproject.toml").write_text(
        '[project]\nname = "mortals"\nversion = "1.0"\n'
        f'[project.entry-points."fiveplanets.players"]\n{points}unloadable = "unloadable:Player"\n'
    )
    return package


def install(package: Path, into: Path) -> list[str]:
    """What pip leaves of a package's entry points, without pip; the folders for PYTHONPATH."""
    project = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    folder = into / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in points.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines))
    return [str(into), str(package)]


def environment(*folders: str) -> dict[str, str]:
    """For a process that is to find these folders, and what we find."""
    path = os.pathsep.join([*folders, *(part for part in sys.path if part)])
    return os.environ | {"PYTHONPATH": path, "LANG": "en_GB.UTF-8"}
