"""The same games on a Ray cluster: on one machine or many. Every node has fiveplanets installed, in the same version.

The cluster is the one that RAY_ADDRESS names, else the one that runs here (`ray start --head`), else one made for this
contest alone. A game whose worker or node dies is played again elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any

from .. import __version__
from ..core.errors import EngineMissing, FivePlanetsError
from .playing import Played, Task, play
from .workers import TRIES, WorkersLost

AHEAD = 2  # games at hand for each core, so that none waits for us


class Cluster:
    def __init__(self) -> None:
        try:
            import ray
        except ImportError:
            raise EngineMissing("a cluster needs Ray: pip install 'fiveplanets[cluster]'") from None
        self.ray = ray

    def played(self, tasks: Iterable[Task]) -> Generator[Played, None, None]:
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
        ray = self.ray
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        try:
            ray.init(address=os.environ.get("RAY_ADDRESS", "auto"), **quiet)
        except ConnectionError as error:
            if "RAY_ADDRESS" in os.environ:
                raise FivePlanetsError(f"no cluster at {os.environ['RAY_ADDRESS']}: {error}") from None
            ray.init(include_dashboard=False, **quiet)

    def _result(self, done: Any, task: Task) -> Played:
        try:
            found: Played = self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise FivePlanetsError(f"a node of the cluster cannot play: {error.cause}") from None
        except self.ray.exceptions.RayError:
            raise WorkersLost(f"game {task.match.number} has ended its worker {TRIES} times") from None
        return found


def _play_there(task: Task, version: str) -> Played:
    """On a node."""
    if version != __version__:
        raise FivePlanetsError(f"it has fiveplanets {__version__}, not {version}")
    return play(task)
