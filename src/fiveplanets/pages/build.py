"""Builds the pages: what they need of the games, the packages of `web/package-lock.json`, and Vite over it all."""

from __future__ import annotations

import hashlib
import shutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ..core.engines.build import main as build_engines
from . import BUILT, PACKAGE, WEB, node

MODULES = WEB / "node_modules"
GAMES = ("core", "games", "pages")  # the parts of the package that the pages are made from
SOURCES = (".py", ".toml", ".h", ".ftl", ".md")
PAGES = ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js", "tsconfig.json", "src", "public")
FOUND_BY_BUILDING = ("generated", "__pycache__")


def build() -> None:
    """Build what has changed since the last time, and the engines before it."""
    build_engines([])
    packages()
    wanted = _hash([*_games_sources(), *_pages_sources()])
    if _read(MODULES / ".built") == wanted and (BUILT / "index.html").exists():
        return
    data()
    with _step("Building the pages"):
        node.run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", where=WEB)
    (MODULES / ".built").write_text(wanted, "utf-8")


def data() -> None:
    """Write what the pages need of the games, if a game has changed."""
    wanted = _hash(_games_sources())
    if _read(MODULES / ".data") == wanted and (WEB / "src" / "generated" / "catalogue.json").exists():
        return
    from .data import write_data  # not needed on most days, and it loads a lot

    with _step("Writing rules, texts and types for the pages"):
        write_data()
    MODULES.mkdir(exist_ok=True)
    (MODULES / ".data").write_text(wanted, "utf-8")


def packages() -> None:
    """Install the packages that the lock file names, if it has changed."""
    wanted = _hash([WEB / "package-lock.json"])
    if _read(MODULES / ".installed") == wanted:
        return
    with _step("Installing the packages of the pages (npm ci)"):
        node.run("npm", "ci", "--no-audit", "--no-fund", where=WEB)
    (MODULES / ".installed").write_text(wanted, "utf-8")


def site(into: Path) -> None:
    """The pages as a folder of static files."""
    build()
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(BUILT, into)
    count = sum(1 for path in into.rglob("*") if path.is_file())
    print(f"{into}: {count} files; any web server can serve them, from any folder")


@contextmanager
def _step(what: str) -> Iterator[None]:
    """Say what is being done, and how long it took."""
    print(f"{what} …", end="", flush=True)
    start = time.perf_counter()
    try:
        yield
    except BaseException:
        print(flush=True)
        raise
    print(f" {time.perf_counter() - start:.0f} s", flush=True)


def _games_sources() -> Iterator[Path]:
    for part in GAMES:
        yield from (path for path in _files(PACKAGE / part) if path.suffix in SOURCES)


def _pages_sources() -> Iterator[Path]:
    for part in PAGES:
        yield from _files(WEB / part)


def _files(path: Path) -> Iterable[Path]:
    if path.is_file():
        return [path]
    return (p for p in path.rglob("*") if p.is_file() and not set(FOUND_BY_BUILDING) & set(p.parts))


def _hash(paths: Iterable[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        digest.update(str(path.relative_to(WEB.parent)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def _read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.exists() else None
