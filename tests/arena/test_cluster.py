"""The same contest on Ray: two nodes on this machine, a worker that is killed, the same table of results."""

from __future__ import annotations

import json
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from fiveplanets.arena.contest import contest
from fiveplanets.arena.report import report
from fiveplanets.arena.running import Run
from fiveplanets.arena.workers import ThisProcess
from tests.cli.running import fiveplanets

from .outsiders import KILLING, environment, program
from .test_running import without_pace

WAIT_S = 300  # nodes take their time to start

pytestmark = pytest.mark.xdist_group("ray")


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    result = fiveplanets("arena", "planet-5r", "quick", "random", "--cluster")
    assert result.status == 2
    assert result.err == "Error: a cluster needs Ray: pip install 'fiveplanets[cluster]'\n"


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'fiveplanets[cluster]'")
    result = subprocess.run(
        [sys.executable, "-m", "fiveplanets", "arena", "planet-5r", "quick", "random", "--cluster"],
        env=environment() | {"RAY_ADDRESS": "127.0.0.1:1"}, capture_output=True, text=True, timeout=WAIT_S, check=False,
    )  # fmt: skip
    assert result.returncode == 2
    assert "no cluster at 127.0.0.1:1" in result.stderr.splitlines()[-1]


@dataclass(frozen=True)
class Nodes:
    """A cluster of its own: nobody without its token talks to it."""

    address: str
    token: str

    @property
    def environment(self) -> dict[str, str]:
        return environment() | {
            "RAY_ADDRESS": self.address, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": self.token,
        }  # fmt: skip


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    """`ray start` twice. Each node ends with its process."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'fiveplanets[cluster]'")
    port = free_port()
    found = Nodes(f"{ray.util.get_node_ip_address()}:{port}", secrets.token_hex(32))
    start = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=1", "--disable-usage-stats"]
    started: list[subprocess.Popen] = []
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:  # sockets need a short path

        def begin(*args: str) -> None:
            variables = {key: value for key, value in found.environment.items() if key != "RAY_ADDRESS"}
            with (Path(folder) / f"node{len(started)}.log").open("w") as log:
                started.append(subprocess.Popen([*start, *args], env=variables, stdout=log, stderr=log))

        try:
            begin("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}")
            wait_for_nodes(found, 1)
            begin(f"--address={found.address}")
            wait_for_nodes(found, 2)
            yield found
        finally:
            for process in reversed(started):
                process.terminate()
                process.wait(WAIT_S)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


COUNT = """
import ray
ray.init(log_to_driver=False, logging_level="error")
print(sum(node["Alive"] for node in ray.nodes()))
"""


def wait_for_nodes(nodes: Nodes, count: int) -> None:
    until = time.monotonic() + WAIT_S
    while True:
        command = [sys.executable, "-c", COUNT]
        done = subprocess.run(
            command, env=nodes.environment, capture_output=True, text=True, timeout=WAIT_S, check=False
        )
        if done.stdout.strip() == str(count):
            return
        assert time.monotonic() < until, done.stderr
        time.sleep(0.5)


def test_two_nodes_and_a_killed_worker(nodes: Nodes, tmp_path: Path):
    killing = program(tmp_path, KILLING)
    result = subprocess.run(
        [
            sys.executable, "-m", "fiveplanets", "arena", "planet-5r", killing, "quick", "random",
            "--games", "12", "--cluster", "--json", "--resume", str(tmp_path / "results.jsonl"),
        ],
        env=nodes.environment, capture_output=True, text=True, timeout=WAIT_S, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "killed").exists()
    alone = Run(contest("planet-5r", [killing, "quick", "random"]), 12)
    alone.play(ThisProcess(), None, lambda run: None)
    found = json.loads(result.stdout)
    assert without_pace(found) == without_pace(json.loads(json.dumps(report(alone))))
    assert found["players"][0]["faults"]["count"] == 0
    assert (tmp_path / "results.jsonl").read_text().count("\n") == 13
