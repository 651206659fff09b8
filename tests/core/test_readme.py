"""What the README shows is true."""

import doctest
import re
from pathlib import Path

import fiveplanets as fp
from tests.cli.running import fiveplanets

README = Path(__file__).parents[2] / "README.md"


def test_the_ten_lines_run():
    failures, tries = doctest.testfile(str(README), module_relative=False)
    assert tries > 10
    assert failures == 0


def test_a_position_is_as_small_as_it_says():
    assert f"{len(bytes(fp.game('planet-5r').position(players=4)))} bytes" in README.read_text("utf-8")


def test_the_table_looks_like_that():
    """The second question of this game, after `e`."""
    shown = re.search(r"\$ fiveplanets (.+)\n((?s:.+?)\n)›\n```", README.read_text("utf-8"))
    out = fiveplanets(*shown[1].split(), typed="e\n").out
    lines = [line.rstrip() for line in out[: out.rindex("›")].splitlines()]
    screen = shown[2].splitlines()
    assert lines[-len(screen) :] == screen
