"""The same games on a Ray cluster: on one machine or many. Every node has fiveplanets installed, in the same version.

The cluster is the one that RAY_ADDRESS names, else the one that runs here (`ray start --head`), else one made for this
contest alone. A game whose worker or node dies is played again elsewhere.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Generator, Iterable
from contextlib import redirect_stdout
from itertools import islice
from typing import Any

from .. import __version__
from ..core.errors import EngineMissing
from .playing import Played, Task, play
from .workers import TRIES, WorkersLost

AHEAD = 2  # games at hand for each core, so that none waits for us
ANSWERS_S = 10.0


class Cluster:
    def __init__(self) -> None:
        try:
            import ray
        except ImportError:
            raise EngineMissing("a cluster needs Ray: pip install 'fiveplanets[cluster]'") from None
        self.ray = ray

    def played(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        with redirect_stdout(sys.stderr):  # where Ray may say what it likes
            yield from self._played(tasks)

    def _played(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
        ray = self.ray
        self._join()
        remote = ray.remote(max_retries=TRIES)(_play_there)
        waiting, at_hand = iter(tasks), dict[Any, Task]()
        try:
            cores = int(ray.cluster_resources().get("CPU", 1))
            for task in islice(waiting, AHEAD * cores):
                at_hand[remote.remote(task, __version__)] = task
            while at_hand:
                (done,), _ = ray.wait(list(at_hand), num_returns=1)
                task = at_hand.pop(done)
                yield self._result(done, task)
                for following in islice(waiting, 1):
                    at_hand[remote.remote(following, __version__)] = following
        finally:
            for reference in at_hand:
                ray.cancel(reference, force=True)
            ray.shutdown()

    def _join(self) -> None:
        address = os.environ.get("RAY_ADDRESS")
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address is not None:
            _check_that_it_answers(address)
        try:
            self.ray.init(address=address or "auto", **quiet)
        except ConnectionError as error:
            if address is not None:
                raise EngineMissing(f"no cluster at {address}: {error.__cause__ or error}") from None
            self.ray.init(include_dashboard=False, **quiet)

    def _result(self, done: Any, task: Task) -> Played:
        try:
            found: Played = self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise WorkersLost(f"a node of the cluster cannot play: {error.cause}") from None
        except self.ray.exceptions.RayError:
            raise WorkersLost(f"game {task.match.number} has ended its worker {TRIES} times") from None
        return found


def _check_that_it_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():  # a word of Ray's own
        return
    try:
        socket.create_connection((host, int(port)), ANSWERS_S).close()
    except OSError as error:
        raise EngineMissing(f"no cluster at {address}: {error.strerror or error}") from None


def _play_there(task: Task, version: str) -> Played:
    """On a node."""
    if version != __version__:
        raise EngineMissing(f"it has fiveplanets {__version__}, not {version}")
    return play(task)
