"""A test that takes `name` is run for every game; for one that is not complete it is skipped, and says so."""

import pytest

import fiveplanets as fp


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", [as_parameter(name) for name in fp.games()])


def as_parameter(name):
    stage = fp.game(name).meta["stage"]
    unfinished = [] if stage == "complete" else [pytest.mark.skip(reason=f"{name} is not complete: stage {stage!r}")]
    return pytest.param(name, id=name, marks=unfinished)
