"""Comets, the game that docs/new-game.md makes: a small game for tests of what every game gets.

The page is the source: its files are written into a folder of games for the tests that need them.
"""

from __future__ import annotations

import fcntl
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "new-game.md"
FILE = re.compile(r"^\*\*`([^`]+)`\*\*\n\n```\w+\n(.*?)^```$", re.M | re.S)


def files() -> dict[str, str]:
    """The files of the page: path and text."""
    return dict(FILE.findall(PAGE.read_text("utf-8")))


def write(folder: Path) -> None:
    """Write the game into a folder of games; several processes may do it at once."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / "written.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for name, text in files().items():
            path = folder / name
            if name.startswith("comets/") and not path.exists():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
