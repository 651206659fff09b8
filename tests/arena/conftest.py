from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fiveplanets.players import apart, named

from .outsiders import install, mortals


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The players of `MORTALS` are installed; here they write, and from here they run."""
    for folder in install(mortals(tmp_path), tmp_path):
        monkeypatch.syspath_prepend(folder)
    monkeypatch.chdir(tmp_path)
    named._installed.cache_clear()
    yield tmp_path
    named._installed.cache_clear()
    for process in apart._processes.values():
        process.end()
    apart._processes.clear()
