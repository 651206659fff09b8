"""The ten lines of the README are true."""

import doctest
from pathlib import Path


def test_the_readme_runs():
    failures, tries = doctest.testfile(str(Path(__file__).parents[2] / "README.md"), module_relative=False)
    assert tries > 5
    assert failures == 0
