"""Loops over many tables on a GPU: the same C, compiled by NVRTC, one thread a table."""

from __future__ import annotations

import ctypes
import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import EngineMissing
from ..registry import Game
from . import build
from .native import changed_numbers

THREADS = 128
KEPT = 100  # compiled loops in the cache


def _cuda() -> Any:
    """The libraries, with a device found."""
    try:
        from cuda import core
        from cuda.bindings import driver
    except ImportError:
        raise EngineMissing("device cuda needs cuda-core: pip install 'fiveplanets[cuda]'") from None
    try:
        device = core.Device()
        device.set_current()
    except Exception as error:
        raise EngineMissing(f"device cuda: no CUDA device was found ({error}); use device cpu") from None
    return core, driver, device


def is_here() -> bool:
    """Is there a GPU, and what is needed to use it?"""
    try:
        _cuda()
    except EngineMissing:
        return False
    return True


def source_for(game: Game) -> str:
    """The game's C with its constants, or those of its pack."""
    from ..translator.world import braces

    facts = build.manifest(game)
    values = [braces(tuple(dims), iter(numbers)) for (_, _, _, dims), numbers in changed_numbers(game, facts)]
    code = (build.folder(game) / "game.c").read_text("utf-8")
    near = "#define NEAR\n" if game.meta.get("near_on_gpu") else ""
    return f"{near}#define DATA_VALUES {{{','.join([*values, '0'])}}}\n{code}"


@cache
def _kernel(game: Game, loop: str) -> Any:
    """One compiled loop; from the cache if this source was compiled before."""
    core, _, device = _cuda()
    source = f"#define ONE_LOOP\n#define WANT_{loop}\n{source_for(game)}"
    arch = f"sm_{device.arch}"
    folder = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "fiveplanets"
    path = folder / f"{game.name}-{loop}-{hashlib.sha256(f'{arch}{source}'.encode()).hexdigest()[:16]}.cubin"
    if path.exists():
        return core.ObjectCode.from_cubin(path.read_bytes()).get_kernel(loop)
    options = core.ProgramOptions(std="c++17", arch=arch, disable_warnings=True)
    found = core.Program(source, code_type="c++", options=options).compile("cubin")
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes(found.code))
    for old in sorted(folder.glob("*.cubin"), key=lambda p: p.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)
    return found.get_kernel(loop)


class DeviceArray:
    """An array in the memory of a GPU."""

    def __init__(self, driver: Any, shape: tuple[int, ...], kind: Any, pointer: int, owner: Any = None) -> None:
        self.driver, self.shape, self.dtype, self.pointer = driver, shape, np.dtype(kind), pointer
        self._owner = owner  # keeps memory that this array only looks at

    @property
    def nbytes(self) -> int:
        return int(np.prod(self.shape)) * self.dtype.itemsize

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.pointer, False), "version": 3}

    def __getitem__(self, rows: slice) -> DeviceArray:
        begin, end, _ = rows.indices(self.shape[0])
        step = self.nbytes // max(1, self.shape[0])
        return DeviceArray(self.driver, (end - begin, *self.shape[1:]), self.dtype, self.pointer + begin * step, self)

    def copy_to_host(self) -> Any:
        found = np.empty(self.shape, self.dtype)
        _check(self.driver.cuMemcpyDtoH(found.ctypes.data, self.pointer, self.nbytes))
        return found

    def __del__(self) -> None:
        if self._owner is None:
            self.driver.cuMemFree(self.pointer)


def _check(answer: Any) -> Any:
    """The result of a driver's call, or an error."""
    status, *found = answer
    if int(status) != 0:
        raise RuntimeError(f"CUDA: {status}")
    return found[0] if found else None


class CudaLoops:
    def __init__(self, game: Game) -> None:
        self.core, self.driver, self.device = _cuda()
        self.game = game
        self.stream = self.device.default_stream

    def run(self, loop: str, count: int, *arguments: Any) -> None:
        config = self.core.LaunchConfig(grid=-(-count // THREADS), block=THREADS)
        plain = [ctypes.c_int64(a.pointer if isinstance(a, DeviceArray) else a or 0) for a in (0, count, *arguments)]
        self.core.launch(self.stream, config, _kernel(self.game, loop), *plain)
        self.stream.sync()

    def empty(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        count = max(1, int(np.prod(shape)) * np.dtype(kind).itemsize)
        return DeviceArray(self.driver, shape, kind, int(_check(self.driver.cuMemAlloc(count))))

    def zeros(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        found = self.empty(shape, kind)
        _check(self.driver.cuMemsetD8(found.pointer, 0, max(1, found.nbytes)))
        return found

    def array(self, values: Any, kind: Any = None) -> DeviceArray:
        """On the device: what is there already in the right kind is used as it is."""
        if isinstance(values, DeviceArray) and (kind is None or values.dtype == np.dtype(kind)):
            return values
        there = getattr(values, "__cuda_array_interface__", None)
        if there is not None:
            kind_there = np.dtype(there["typestr"])
            if there.get("strides") is None and (kind is None or kind_there == np.dtype(kind)):
                return DeviceArray(self.driver, tuple(there["shape"]), kind_there, there["data"][0], values)
            if not hasattr(values, "copy_to_host"):
                raise TypeError(f"on the device {np.dtype(kind)} without gaps is needed, not {kind_there}")
            values = values.copy_to_host()
        host = np.ascontiguousarray(values, kind)
        found = self.zeros(host.shape, host.dtype)
        self.write(found, host)
        return found

    def write(self, array: DeviceArray, values: Any) -> None:
        host = np.ascontiguousarray(values, array.dtype)
        _check(self.driver.cuMemcpyHtoD(array.pointer, host.ctypes.data, host.nbytes))

    def host(self, values: Any) -> Any:
        return values.copy_to_host() if isinstance(values, DeviceArray) else values
