"""How many people a server holds: sockets at live tables, moves at a rate, and how long until every screen has them.

    python benchmarks/load.py                       # 2,000 sockets at 500 tables, 200 moves a second for 20 s
    python benchmarks/load.py --most                # then more and more moves, until p99 is over 250 ms

Server and clients are processes of their own; on two cores that is one for each. A move's time runs from when it is
sent to when it stands on the screen of everybody else at its table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

import fiveplanets as fp

SERVER = """
import sys
from fiveplanets.server.app import create_app
from fiveplanets.server.limits import ALONE
from fiveplanets.server.running import listening, run
listener = listening("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
run(create_app(sys.argv[1], ALONE), listener)
"""
TOO_LATE_S = 0.25
GAMES = ("planet-5r", "planet", "planetfall", "red-planet", "planet-unknown")


@dataclass
class Table:
    """Four people at a table, each with a socket; who is asked makes a random move."""

    id: str
    game: fp.Game
    sockets: list[ClientConnection] = field(default_factory=list)
    seen: list[tuple[int, bytes]] = field(default_factory=list)  # by seat: sequence and position
    sent: dict[int, float] = field(default_factory=dict)  # by sequence: when the move was sent
    waiting: bool = False
    over: bool = False


@dataclass
class Load:
    address: str
    chooser: random.Random
    tables: list[Table] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # of each move on each other screen
    moves: int = 0

    async def open(self, name: str, players: int) -> None:
        """A table, and a socket for each of its seats."""
        seats = [{"kind": "person"}] + [{"kind": "free"}] * (players - 1)
        body = {"game": name, "players": players, "seats": seats}
        opened, key = await asyncio.to_thread(self._post, "/api/tables", body)
        table = Table(opened["id"], fp.game(name), seen=[(-1, b"")] * players)
        keys = [key]
        for _ in range(players - 1):
            keys.append((await asyncio.to_thread(self._post, f"/api/tables/{table.id}/seats", {}))[1])
        await asyncio.to_thread(self._post, f"/api/tables/{table.id}/start", {}, key)
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table.id}/socket?version=1"
        for seat, cookie in enumerate(keys):
            headers = {"Cookie": f"key-{table.id}={cookie}"}
            socket = await connect(address, additional_headers=headers, compression=None, ping_interval=None)
            table.sockets.append(socket)
            await socket.send('{"do":"hello","since":0}')
            asyncio.get_running_loop().create_task(self._listen(table, seat, socket))
        self.tables.append(table)

    def _post(self, path: str, body: dict[str, object], key: str = "") -> tuple[dict[str, str], str]:
        headers = {"X-Fiveplanets": "1", "Content-Type": "application/json"}
        if key:
            headers["Cookie"] = f"key-{path.split('/')[3]}={key}"
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers, method="POST")
        with urllib.request.urlopen(request) as response:
            cookie = response.headers.get("set-cookie", "")
            text = response.read()
        return (json.loads(text) if text else {}), cookie.partition("=")[2].partition(";")[0]

    async def _listen(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for message in socket:
            now = time.perf_counter()
            if not isinstance(message, bytes):
                continue
            size = struct.unpack_from("<I", message)[0]
            header = message[4 : 4 + size]
            sequence = _number(header, b'"sequence":')
            table.seen[seat] = (sequence, message[4 + size :])
            table.over = table.over or b'"over":true' in header
            mover_sent = table.sent.get(sequence)
            if mover_sent is not None and table.waiting != seat:
                self.delays.append(now - mover_sent)
            if all(known[0] == sequence for known in table.seen):
                table.sent.pop(sequence, None)
                table.waiting = False

    async def play(self, rate: float, seconds: float) -> None:
        """So many moves a second, spread over the tables; a table whose move is still under way is passed over."""
        ready = deque(self.tables)
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
            for _ in range(len(ready)):
                table = ready[0]
                ready.rotate(-1)
                if table.waiting is False and not table.over and table.seen[0][0] >= 0:
                    await self._move(table)
                    break
        await asyncio.sleep(1)

    async def _move(self, table: Table) -> None:
        sequence = table.seen[0][0]
        position = table.game.engine().load(table.seen[0][1])
        asked = table.game.engine().open_asks(position)
        seat = self.chooser.choice([s for s in range(len(table.sockets)) if asked >> s & 1])
        own = table.game.engine().load(table.seen[seat][1])
        move = self.chooser.choice(table.game.engine().legal(own, seat))
        table.waiting = seat  # type: ignore[assignment]
        table.sent[sequence + 1] = time.perf_counter()
        said = {"do": "move", "id": f"{sequence}", "seat": seat, "move": move, "at": sequence}
        self.moves += 1
        await table.sockets[seat].send(json.dumps(said))


def _number(header: bytes, key: bytes) -> int:
    begin = header.index(key) + len(key)
    end = begin
    while header[end : end + 1].isdigit():
        end += 1
    return int(header[begin:end])


def memory(process: int) -> int:
    """Bytes of a process in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else float("nan")


def busy(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(load: Load, process: int, rate: float, seconds: float) -> float:
    """Play at a rate; prints what was measured and returns the p99."""
    load.delays.clear()
    before, start, worked = load.moves, time.perf_counter(), busy(process)
    own = busy(os.getpid())
    await load.play(rate, seconds)
    passed = time.perf_counter() - start - 1
    p50, p99 = quantile(load.delays, 0.5), quantile(load.delays, 0.99)
    done = (load.moves - before) / passed
    print(
        f"{done:6.0f} moves/s (of {rate:.0f} wanted)   {len(load.delays) / passed:7.0f} screens/s"
        f"   p50 {p50 * 1000:6.1f} ms   p99 {p99 * 1000:6.1f} ms"
        f"   server {100 * (busy(process) - worked) / passed:3.0f} % of a core"
        f"   clients {100 * (busy(os.getpid()) - own) / passed:3.0f} %",
        flush=True,
    )
    return float("inf") if done < 0.9 * rate else p99


async def run(address: str, process: int, options: argparse.Namespace) -> None:
    load = Load(address, random.Random(1))
    empty = memory(process)
    for number in range(options.tables):
        await load.open(GAMES[number % len(GAMES)], options.sockets // options.tables)
    await asyncio.sleep(1)
    full = memory(process)
    print(
        f"{options.sockets} sockets at {options.tables} tables: server {full >> 20} MiB, {empty >> 20} before;", end=" "
    )
    print(f"{(full - empty) / options.sockets / 1024:.1f} KiB a socket, its share of the table included", flush=True)
    rate = options.rate
    p99 = await measure(load, process, rate, options.seconds)
    while options.most and p99 <= TOO_LATE_S:
        held = rate
        rate *= 1.25
        p99 = await measure(load, process, rate, options.seconds / 2)
        if p99 > TOO_LATE_S:
            print(f"most before p99 > {TOO_LATE_S * 1000:.0f} ms: {held:.0f} moves/s")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sockets", type=int, default=2000)
    options.add_argument("--tables", type=int, default=500)
    options.add_argument("--rate", type=float, default=200, help="moves a second")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--most", action="store_true", help="go on until p99 is over 250 ms")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/tables.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert server.stdout is not None
        try:
            asyncio.run(run(f"http://127.0.0.1:{int(server.stdout.readline())}", server.pid, chosen))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
