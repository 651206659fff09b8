"""When a wheel is built, so are the engines: every game's rules as a native library and as WebAssembly."""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path(__file__).parent / "src"
LEFT_OUT = ("checked.", "watched.so", "watched.dylib", "watched.dll")  # what only tests need


class EnginesHook(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return  # in a checkout they are built when they are first needed
        sys.path.insert(0, str(SOURCES))
        from fiveplanets.core.engines import build

        build.main([])
        release = Path(self.directory) / "release.json"
        release.parent.mkdir(parents=True, exist_ok=True)
        release.write_text(json.dumps({"version": self.metadata.version}), "utf-8")
        include = build_data["force_include"]
        include[str(release)] = "fiveplanets/compiled/release.json"
        for path in sorted(build.COMPILED.glob("*/*")):
            if path.suffix != ".part" and not path.name.startswith(LEFT_OUT):
                include[str(path)] = str(path.relative_to(SOURCES))
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{wheel_platform()}"


def wheel_platform() -> str:
    machine = platform.machine()
    return {
        "Linux": f"manylinux_2_17_{machine}",
        "Darwin": f"macosx_11_0_{machine}",
        "Windows": "win_amd64",
    }[platform.system()]
