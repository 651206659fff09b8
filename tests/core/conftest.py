"""`comets`: the small game of docs/new-game.md, for tests of what every game gets."""

import os

import pytest

import fiveplanets as fp
from fiveplanets.core.registry import ELSEWHERE
from tests.comets import write


@pytest.fixture(scope="session")
def games_elsewhere(tmp_path_factory):
    """A folder of games with Comets in it; one for all workers, so that it is compiled once."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "games"
    write(folder)
    return folder


@pytest.fixture
def comets(games_elsewhere, monkeypatch):
    monkeypatch.setenv(ELSEWHERE, str(games_elsewhere))
    return fp.game("comets")
