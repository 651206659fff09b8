"""The examples do what they say."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import fiveplanets
from tests.server.serving import WAIT_S, asked, open_table, running

from .outsiders import CURIOUS, EXAMPLES, environment, install


@pytest.mark.parametrize("name", ["greedy/greedy_player.py", "curious.py", "guest.py"])
def test_they_are_short(name: str):
    assert len((EXAMPLES / name).read_text().splitlines()) <= 35


def test_a_package_and_a_program_in_the_arena(tmp_path: Path):
    """With worker processes, as anybody would run it."""
    args = ["arena", "planet", "greedy", CURIOUS, "greedy:most=2", "--players", "2", "--games", "6", "--workers", "2"]
    result = subprocess.run(
        [sys.executable, "-m", "fiveplanets", *args, "--json"],
        env=environment(*install(EXAMPLES / "greedy", tmp_path)), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert [row["name"] for row in found["players"]] == ["greedy", CURIOUS, "greedy:most=2"]
    assert all(row["faults"] == {"count": 0, "first": None} for row in found["players"])
    assert found["players"][0]["simulations_per_s"] > 0
    assert found["players"][1]["simulations_per_s"] is None


ARENA_PAGE = (EXAMPLES.parent / "docs" / "arena.md").read_text()


def shown(kind: str) -> str:
    """The first example of this kind in docs/arena.md."""
    return ARENA_PAGE.split(f"```{kind}\n")[1].split("```")[0]


def test_the_contest_in_the_docs(tmp_path: Path):
    """Printed and kept is what the page says, but for the time it takes."""
    command, *said = shown("").splitlines()
    kept = tmp_path / "results.jsonl"
    found = fiveplanets(*shlex.split(command.removeprefix("$ fiveplanets ")), "--workers", "1", "--resume", str(kept))
    assert [without_time(line) for line in found.out.splitlines()] == [without_time(line) for line in said]
    first = next(line for line in kept.read_text().splitlines() if '"number":0,' in line)
    assert json.loads(first) | {"seconds": []} == json.loads(shown("json")) | {"seconds": []}


def without_time(line: str) -> str:
    return re.sub(r" +[\d.]+ *$", "", line.rstrip())


def test_the_program_in_the_docs(tmp_path: Path):
    path = tmp_path / "example.py"
    path.write_text(shown("python"))
    result = subprocess.run([sys.executable, str(path)], env=environment(), capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == shown("python").split("# ")[-1].strip()


def test_a_guest_at_a_server(tmp_path: Path):
    with running(tmp_path) as server, server.client() as client:
        opened = open_table(client, "planet-5r", "person", "free", "robot")
        table = f"/api/tables/{opened['id']}"
        command = [sys.executable, str(EXAMPLES / "guest.py"), server.address, opened["code"], "quick"]
        with subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True) as guest:
            until = time.monotonic() + WAIT_S
            while asked(client.get(table))["seats"][1]["kind"] != "person":
                assert time.monotonic() < until, "the guest does not come"
                time.sleep(0.05)
            asked(client.put(f"{table}/seats/0/robot", json={}), 204)  # the host lets a robot play: the game goes on
            lines = guest.communicate(timeout=WAIT_S)[0].splitlines()
        assert guest.returncode == 0
        assert any(line.startswith("Play ") for line in lines)
        assert lines[-1].startswith(("won [", "not won ["))
        assert asked(client.get(table))["status"] == "over"
