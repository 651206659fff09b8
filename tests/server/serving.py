"""Servers for tests: one in a thread of this process, one in a process of its own that can be killed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

import fiveplanets as fp
from fiveplanets.server.app import create_app
from fiveplanets.server.limits import ALONE, Limits
from fiveplanets.server.running import configured, listening

WAIT_S = 60  # machines may be busy: tests wait for things to happen, never for time to pass
HEADERS = {"X-Fiveplanets": "1"}
ONCE = httpx.Limits(max_keepalive_connections=0)  # servers close idle connections, maybe just when one is wanted again


def browser(address: str, **more: Any) -> httpx.Client:
    """It keeps its cookies."""
    return httpx.Client(base_url=address, headers=HEADERS, timeout=WAIT_S, limits=ONCE, **more)


@dataclass
class Running:
    """A server in a thread."""

    app: FastAPI
    address: str
    loop: asyncio.AbstractEventLoop
    database: Path

    @property
    def hall(self) -> Any:
        return self.app.state.hall

    def do(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Something inside the server's loop."""

        async def doing() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(doing(), self.loop).result(WAIT_S)

    def client(self) -> httpx.Client:
        return browser(self.address)


HASTY = replace(ALONE, pace=0.0)  # nobody looks on here


def fast_folder() -> Path:
    """In memory where there is such a place: for tests of everything but the disk."""
    return Path(tempfile.mkdtemp(dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None))


@contextmanager
def running(folder: Path, limits: Limits = HASTY, pages: Path | None = None) -> Iterator[Running]:
    database = folder / "tables.db"
    app = create_app(f"sqlite:///{database}", limits, pages)
    listener = listening("127.0.0.1", 0)
    server = uvicorn.Server(configured(app))
    started: dict[str, asyncio.AbstractEventLoop] = {}

    async def serve() -> None:
        started["loop"] = asyncio.get_running_loop()
        await server.serve(sockets=[listener])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        httpx.get(address + "/api/health", timeout=WAIT_S).raise_for_status()
        yield Running(app, address, started["loop"], database)
    finally:
        server.should_exit = True
        thread.join(WAIT_S)


SCRIPT = """
import sys
from fiveplanets.server.app import create_app
from fiveplanets.server.running import listening, run
from tests.server.serving import HASTY
{before}
listener = listening("127.0.0.1", int(sys.argv[1]))
print(listener.getsockname()[1], flush=True)
run(create_app(sys.argv[2], HASTY), listener)
"""


class Process:
    """A server in a process of its own: it can be killed, and started again at the same place."""

    def __init__(self, folder: Path, before: str = "") -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.before = before
        self.port = 0
        self.log = (folder / "server.log").open("ab")
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SCRIPT.format(before=self.before), str(self.port), self.database]
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, env=environment)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        httpx.get(self.address + "/api/health", timeout=WAIT_S).raise_for_status()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(WAIT_S)
        self.log.close()


# --- clients


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind, "name": kind.title() if kind == "person" else ""} for kind in kinds]


def open_table(client: httpx.Client, game: str, *kinds: str, **settings: Any) -> dict[str, Any]:
    """A table with these seats, running; all seats are this client's when none are named."""
    players = settings.pop("players", len(kinds) or fp.game(game).players)
    kinds = kinds or ("person",) * players
    body = {"game": game, "players": players, "seats": seats(*kinds), "start": True} | settings
    return asked(client.post("/api/tables", json=body), 201)


def asked(response: httpx.Response, status: int = 200) -> Any:
    assert response.status_code == status, response.text
    return response.json() if response.content else None


@dataclass
class Frame:
    header: dict[str, Any]
    position: bytes
    whole: bytes

    def __getitem__(self, key: str) -> Any:
        return self.header[key]


@dataclass
class Socket:
    """A socket that keeps every byte it was sent."""

    connection: ClientConnection
    frames: dict[int | None, Frame] = field(default_factory=dict)  # the last one of each seat
    texts: list[dict[str, Any]] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def hear(self) -> dict[str, Any] | Frame:
        message = self.connection.recv(WAIT_S)
        raw = message.encode() if isinstance(message, str) else message
        self.received.append(raw)
        if isinstance(message, str):
            self.texts.append(json.loads(message))
            return self.texts[-1]
        size = struct.unpack_from("<I", raw)[0]
        frame = Frame(json.loads(raw[4 : 4 + size]), raw[4 + size :], raw)
        self.frames[frame["seat"]] = frame
        return frame

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next text of this kind with these fields."""
        while True:
            heard = self.hear()
            if isinstance(heard, dict) and heard["is"] == kind and fields.items() <= heard.items():
                return heard

    def at(self, sequence: int, seat: int | None = 0) -> Frame:
        """The frame of a seat, as soon as it is at this sequence."""
        while seat not in self.frames or self.frames[seat]["sequence"] < sequence:
            self.hear()
        return self.frames[seat]

    def do(self, **message: Any) -> dict[str, Any]:
        """Say something with an id; what it is answered with."""
        self.say(**message)
        while True:
            heard = self.hear()
            if isinstance(heard, dict) and heard.get("id") == message["id"]:
                return heard

    def play(self, game: fp.Game, seat: int, choose: Callable[[list[int]], int], mark: str) -> dict[str, Any]:
        """A legal move of the seat, as its own frame has it."""
        frame = self.frames[seat]
        move = choose(game.position(frame.position).legal(seat))
        return self.do(do="move", id=mark, seat=seat, move=move, at=frame["sequence"])


@contextmanager
def socket_of(client: httpx.Client, table: str, since: int = 0, hello: bool = True) -> Iterator[Socket]:
    """A socket with the client's cookies for this table."""
    cookie = client.cookies.get(f"key-{table}")
    address = str(client.base_url).replace("http", "ws", 1).rstrip("/") + f"/api/tables/{table}/socket?version=1"
    headers = {"Cookie": f"key-{table}={cookie}"} if cookie else {}
    with connect(address, additional_headers=headers, compression=None, max_size=2**24) as connection:
        found = Socket(connection)
        if hello:
            found.say(do="hello", since=since)
        yield found
