"""The bench: every engine in one run, with ratios."""

from __future__ import annotations

import json

import pytest

import fiveplanets as fp
from fiveplanets.cli import benching
from fiveplanets.core.errors import SetupError

from .running import fiveplanets


@pytest.fixture(autouse=True)
def _briefly(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(benching, "SECONDS", 0.01)
    monkeypatch.setattr(benching, "ROUNDS", 1)


def has_cuda() -> bool:
    try:
        fp.game("planet-5r").simulator(device="cuda")
    except SetupError:
        return False
    return True


def test_all_engines_as_json():
    result = fiveplanets("bench", "planet-5r", "--json", "--tables", "64")
    assert (result.status, result.err) == (0, "")
    (found,) = json.loads(result.out)
    speeds = {engine["engine"]: engine["decisions_per_second"] for engine in found["engines"]}
    assert list(speeds) == ["interpreted", "native-one-core", "native-all-cores", "cuda"]
    assert speeds["native-one-core"] > speeds["interpreted"] > 0
    assert (speeds["cuda"] is not None) == has_cuda()
    for engine in found["engines"][:3]:
        assert engine["ratio"] == pytest.approx(engine["decisions_per_second"] / speeds["interpreted"])
    assert found["native_start_seconds"] > 0
    assert found["state_copy_microseconds"] > 0


@pytest.mark.skipif(has_cuda(), reason="there is a CUDA device")
def test_a_missing_device_is_said():
    assert "no CUDA device" in fiveplanets("bench", "planet-5r", "--device", "cuda").out
    assert "устройства CUDA нет" in fiveplanets("bench", "planet-5r", "--device", "cuda", "--lang", "ru").out
