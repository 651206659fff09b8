"""Loops over many tables on this processor's cores; arrays are NumPy's."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from ..registry import Game
from .native import library


class NativeLoops:
    def __init__(self, game: Game, threads: int | None, variant: str = "native") -> None:
        self.library = library(game, variant)
        self.threads = threads or os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def run(self, loop: str, count: int, *arguments: Any) -> None:
        """Run one loop over all tables, in as many pieces as there are threads."""
        function = getattr(self.library, loop)
        plain = [a.ctypes.data if isinstance(a, np.ndarray) else a for a in arguments]
        if self.pool is None or count < self.threads:
            function(0, count, *plain)
            return
        bounds = [count * i // self.threads for i in range(self.threads + 1)]
        list(self.pool.map(lambda i: function(bounds[i], bounds[i + 1], *plain), range(self.threads)))

    def zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def empty(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.empty(shape, kind)

    def array(self, values: Any, kind: Any = None) -> Any:
        return np.ascontiguousarray(values, kind)

    def write(self, array: Any, values: Any) -> None:
        array[:] = values

    def host(self, values: Any) -> Any:
        return values
