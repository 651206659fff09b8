"""Starting a server: `fiveplanets serve` and `fiveplanets play`."""

from __future__ import annotations

import gc
import os
import socket
import sys
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from ..core.errors import SetupError
from .messages import LARGEST

BACKLOG = 2048
LOG = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(levelname)s %(message)s"}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["err"], "level": "WARNING"},
}


def default_database() -> str:
    """In the user's own folder for data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData/Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return f"sqlite:///{base / 'fiveplanets' / 'tables.db'}"


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any free one.

    It says that it is TCP: only then does asyncio send small frames at once, not 40 ms later.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":  # elsewhere it would let two servers share a port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SetupError(f"cannot listen at {host} port {port}: {reason}") from None
    return found


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def configured(app: FastAPI) -> uvicorn.Config:
    """No access log: nothing of what people do is written."""
    return uvicorn.Config(
        app,
        log_config=LOG,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
    )


class _Server(uvicorn.Server):
    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """However often Ctrl+C is pressed: everything is put away first, which takes a moment, and then it ends."""
        self.should_exit = True


def run(app: FastAPI, listener: socket.socket) -> None:
    """Serve until interrupted.

    Python's own garbage collection would now and then look at every object of every table, for half a second: it may
    look at young ones only, and attending.py does the whole at long intervals.
    """
    gc.freeze()
    gc.set_threshold(50_000, 50, 1_000_000)
    _Server(configured(app)).run(sockets=[listener])
