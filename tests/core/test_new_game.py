"""docs/new-game.md makes a whole game: what every game gets, this one gets too."""

import os
import re
import subprocess
import sys

import pytest
from rich.console import Console

from fiveplanets.core.registry import ELSEWHERE
from tests.comets import ROOT, files

NOT_SHARED = "not snapshots"  # a game's own files beside its tests
FEWEST_SUITES = 30


def test_the_page_has_the_files_of_a_game():
    assert {
        "game.toml",
        "components.toml",
        "state.py",
        "moves.py",
        "events.py",
        "rules.py",
        "advice.py",
        "terminal.py",
    } <= {name.removeprefix("comets/") for name in files()}
    assert (ROOT / "tests" / "comets" / "invariants.py").read_text("utf-8") == files()["tests/comets/invariants.py"]


@pytest.mark.xdist_group("comets")
def test_the_common_suites_hold(games_elsewhere):
    """Random play with invariants, engines agree, replay, undo, redaction, packing, texts, packs …"""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/common",
        "-k",
        f"comets and {NOT_SHARED}",
        "-p",
        "no:cacheprovider",
    ]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")} | {
        ELSEWHERE: str(games_elsewhere)
    }
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    progress = re.findall(r"^([.s]+)\s+\[ *\d+%\]$", done.stdout, re.M)
    assert "".join(progress).count(".") >= FEWEST_SUITES


def test_the_linter_likes_it(games_elsewhere):
    command = [
        sys.executable,
        "-m",
        "ruff",
        "check",
        "--config",
        str(ROOT / "pyproject.toml"),
        str(games_elsewhere / "comets"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_screen_shows_the_table(comets):
    table = comets.table(players=2, seed=1)
    table.play(0, {"do": "choose", "probe": "ion"})
    for seat in (0, 1, None):
        for lang, word in (("en", "ion drive"), ("ru", "ионный двигатель")):
            console = Console(width=100)
            with console.capture() as shown:
                console.print(comets.module("terminal").screen(table.view(seat), comets.texts(lang), ["Ann", "Bob"]))
            assert word in shown.get()
            assert "Ann" in shown.get()
