"""What docs/strength shows was played with the rules as they are, and by the players that it names."""

import json
import sys
from pathlib import Path

import pytest

import fiveplanets as fp

ROOT = Path(__file__).parents[2]
RESULTS = sorted((ROOT / "docs" / "strength" / "results").glob("*.jsonl"))


@pytest.fixture
def played_with(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Versions of rules whose games are the same now."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts" / "strength"))
    from claims import PLAYED_WITH

    yield PLAYED_WITH
    sys.modules.pop("claims")


@pytest.mark.parametrize("path", RESULTS, ids=lambda path: path.stem)
def test_results_are_of_these_rules_and_of_nobody_else(path: Path, played_with: dict[str, int]):
    head, *games = map(json.loads, path.read_text("utf-8").splitlines())
    now = fp.game(head["game"]).version
    before = now if path.stem.startswith("balance") else played_with.get(head["game"], now)
    assert head["rules"] in (before, now)
    assert [game["number"] for game in games if "faults" in game] == []
    assert games


def test_every_game_has_results():
    assert {json.loads(path.open().readline())["game"] for path in RESULTS} == set(fp.games())
