"""Tests of the pages: types, Vitest, and Playwright in a Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from . import WEB, node
from .build import build

PLAYWRIGHT = ["npx", "playwright", "test"]
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
# Of the boards' tests; all of them, which takes half an hour: npx playwright test --config tests/boards
BOARDS = ("lessons", "calm", "planet-5r.spec", "red-planet.spec")


def test() -> int:
    """How many of the kinds of tests failed."""
    build()
    commands = [["npm", "run", "check"], ["npm", "test"]]
    if chromium():
        commands += [PLAYWRIGHT, [*PLAYWRIGHT, "--config", "tests/boards", *BOARDS]]
        commands += [[*PLAYWRIGHT, "--config", "tests/shell"]]
    failed = [command for command in commands if node.called(*command, where=WEB).returncode]
    for command in failed:
        print(f"FAILED in web/: {' '.join(command)}", file=sys.stderr)
    return len(failed)


def screenshots() -> int:
    """Pictures of every question of every game, as `screenshots/index.html`; 0 if all could be taken."""
    build()
    if not chromium():
        return 1
    return node.called(*PLAYWRIGHT, "--config", "tests/boards/screenshots.config.ts", where=WEB).returncode


def chromium() -> bool:
    """Is there a Chromium? Installed from the system's packages where we may."""
    if any(map(shutil.which, CHROMIUM)):
        return True
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium …", flush=True)
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
            subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
    if shutil.which(CHROMIUM[0]):
        return True
    print("SKIPPED: the tests in a browser; there is no Chromium (apt-get install chromium)", file=sys.stderr)
    return False
