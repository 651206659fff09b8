"""The bench: every engine in one run, and whether they agree. How fast they are is no matter for a test."""

from __future__ import annotations

import json

import pytest

from fiveplanets.cli import benching
from fiveplanets.core.errors import EngineMissing

from .running import fiveplanets


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch):
    for name, value in (("SECONDS", 0), ("ROUNDS", 1), ("COMPARED", 2)):
        monkeypatch.setattr(benching, name, value)


def bench(*args: str):
    result = fiveplanets("bench", "planet-5r", "--tables", "4", *args)
    assert (result.status, result.err) == (0, "")
    return result.out


def test_engines_as_json():
    found = json.loads(bench("--json", "--engine", "interpreted", "--engine", "native"))
    assert [(measured["game"], measured["engine"], measured["agrees"]) for measured in found] == [
        ("planet-5r", "interpreted", True),
        ("planet-5r", "native", True),
    ]
    assert all(measured["decisions_per_s"] > 0 for measured in found)
    assert set(found[0]) == {"game", "engine", "decisions_per_s", "agrees"}


def test_engines_that_are_not_here_are_left_out(monkeypatch: pytest.MonkeyPatch):
    def missing(*_args: object) -> list[int]:
        raise EngineMissing("device cuda: no CUDA device was found")

    monkeypatch.setattr(benching, "fingerprints", missing)
    found = json.loads(bench("--json", "--engine", "interpreted", "--engine", "cuda"))
    assert [measured["engine"] for measured in found] == ["interpreted"]


@pytest.mark.parametrize(("lang", "words"), [("en", ("interpreted", "Agrees", "yes")), ("ru", ("интерпретатор", "да"))])
def test_as_a_table(lang: str, words: tuple[str, ...]):
    out = bench("--engine", "interpreted", "--lang", lang)
    assert all(word in out for word in words)


def test_the_ratio_is_to_the_interpreted_engine():
    with_it = bench("--engine", "native", "--engine", "interpreted").splitlines()
    assert [line.split()[-2] for line in with_it if "interpreted  " in line][-1] == "1.0"
    (without,) = (line for line in bench("--engine", "native").splitlines() if "native" in line)
    assert len(without.split()) == 6  # game, "native, one core", speed, whether it agrees


def test_an_engine_that_does_not_agree_is_said(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(benching, "fingerprints", lambda *_args: [1, 2])
    (found,) = json.loads(bench("--json", "--engine", "native"))
    assert not found["agrees"]
    assert "NO" in bench("--engine", "native")
