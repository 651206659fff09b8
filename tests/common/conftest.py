"""A test that takes `name` is run for every game; for one that is not complete it is skipped, and says so."""

import pytest

import fiveplanets as fp

COMPILING = ("test_engines", "test_leaks")


def pytest_generate_tests(metafunc):
    if "name" in metafunc.fixturenames:
        compiling = metafunc.module.__name__.endswith(COMPILING)
        metafunc.parametrize("name", [as_parameter(name, compiling) for name in fp.games()])


def as_parameter(name, compiling):
    marks = []
    stage = fp.game(name).meta["stage"]
    if stage != "complete":
        marks.append(pytest.mark.skip(reason=f"{name} is not complete: stage {stage!r}"))
    if compiling:  # in one worker, where several share the work (`--dist loadgroup`): each would compile for itself
        marks.append(pytest.mark.xdist_group(name))
    return pytest.param(name, id=name, marks=marks)
