"""The CUDA engine: the same rules compiled by numba-cuda, one thread a table."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..errors import SetupError
from ..registry import Game
from . import native
from .compiler import Compiler

THREADS = 128


_shelf: dict[tuple[str, str], Cuda] = {}


def cuda_engine(game: Game) -> Cuda:
    """Compiled kernels are shared by all simulators of a game."""
    key = (game.name, game.pack.hash if game.pack else "")
    if key not in _shelf:
        _shelf[key] = Cuda(game)
    return _shelf[key]


class Cuda:
    """One game's kernels on the GPU. Each is compiled when it is first run."""

    def __init__(self, game: Game) -> None:
        if not game.runs_on_cuda:
            raise SetupError(f"{game.name} does not compile for cuda yet; use device cpu")
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack  # numba-cuda still looks for the name that NumPy 2.5 dropped
        try:
            from numba import cuda
        except ImportError:
            raise SetupError("device cuda needs numba-cuda: pip install 'fiveplanets[cuda]'") from None
        if not cuda.is_available():
            raise SetupError("device cuda: no CUDA device was found; use device cpu")
        self.cuda = cuda
        self.game = game
        self.compiler = Compiler(lambda function: cuda.jit(function, device=True))
        self.kernels: dict[str, Any] = {}

    def kernel(self, name: str) -> Any:
        """The native loop of this name, run by every thread over a single table."""
        if name not in self.kernels:
            outer, inner = native.LOOPS[name]
            rules = native.game_rules(self.game, name)
            if isinstance(inner, str):
                each = self.compiler.rule(rules[inner])
            else:
                each = self.cuda.jit(self.compiler.clone(inner, rules), device=True)
            loop = self.compiler.clone(outer, {})
            loop.__globals__["each"] = each
            self.kernels[name] = self.cuda.jit(_kernel(self.cuda, self.cuda.jit(loop, device=True), outer))
        return self.kernels[name]

    def run(self, loop: str, count: int, *arrays: Any) -> None:
        self.kernel(loop)[-(-count // THREADS), THREADS](count, *arrays)
        self.cuda.synchronize()

    def array(self, values: Any) -> Any:
        return values if hasattr(values, "__cuda_array_interface__") else self.cuda.to_device(values)

    def host(self, values: Any) -> Any:
        return values.copy_to_host()

    def view(self, games: Any, kind: Any) -> Any:
        whole, part = games.dtype.itemsize, np.dtype(kind).itemsize
        return self.cuda.cudadrv.devicearray.DeviceNDArray(  # type: ignore[attr-defined]
            (games.shape[0], whole // part), (whole, part), np.dtype(kind), gpu_data=games.gpu_data
        )


def _kernel(cuda: Any, loop: Any, outer: Any) -> Any:
    """A kernel with as many arguments as the loop has (kernels take no variable arguments)."""
    names = ", ".join(outer.__code__.co_varnames[2 : outer.__code__.co_argcount])
    namespace = {"cuda": cuda, "loop": loop}
    source = f"""
def kernel(count, {names}):
    i = cuda.grid(1)
    if i < count:
        loop(i, i + 1, {names})
"""
    exec(source, namespace)
    return namespace["kernel"]
