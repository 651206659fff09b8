"""When a wheel is built, so are the engines (every game's rules, native and as WebAssembly) and the pages."""

from __future__ import annotations

import importlib
import json
import platform
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).parent / "src"
LEFT_OUT = ("checked.", "watched.so", "watched.dylib", "watched.dll")  # what only tests need


class EnginesHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        """Node, where the system has none that is new enough."""
        node = imported("fiveplanets.pages.node")
        return [] if self.target_name != "wheel" or node.system_node() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # in a checkout they are built when they are first needed
        build, pages = imported("fiveplanets.core.engines.build"), imported("fiveplanets.pages.build")
        build.main([])
        pages.build()
        release = Path(self.directory) / "release.json"
        release.parent.mkdir(parents=True, exist_ok=True)
        release.write_text(json.dumps({"version": self.metadata.version}), "utf-8")
        include = build_data["force_include"]
        include[str(release)] = "fiveplanets/compiled/release.json"
        for path in sorted(build.COMPILED.glob("*/*")):
            if path.suffix != ".part" and not path.name.startswith(LEFT_OUT):
                include[str(path)] = str(path.relative_to(SOURCES))
        for path in sorted(path for path in pages.BUILT.rglob("*") if path.is_file()):
            include[str(path)] = str(path.relative_to(SOURCES))
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{wheel_platform()}"


def imported(module: str) -> Any:
    """One of our own modules, before the package is installed."""
    if str(SOURCES) not in sys.path:
        sys.path.insert(0, str(SOURCES))
    return importlib.import_module(module)


def wheel_platform() -> str:
    machine = platform.machine()
    return {
        "Linux": f"manylinux_2_17_{machine}",
        "Darwin": f"macosx_11_0_{machine}",
        "Windows": "win_amd64",
    }[platform.system()]
