"""Kill a server again and again under load, and see that nothing acknowledged is lost and nothing happens twice.

`python -m tests.server.crashing 100` does it a hundred times.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import fiveplanets as fp
from fiveplanets.client import Seat, Server
from fiveplanets.core.errors import IllegalMove

from .serving import WAIT_S, Process, asked, browser

GAMES = ("planet-5r", "red-planet", "planet", "planetfall")
PEOPLE = 2  # at each table; a robot beside them


@dataclass
class Player:
    """One person: makes random moves, undoes now and then, writes down what was acknowledged."""

    seat: Seat
    stop: threading.Event
    chooser: random.Random
    acknowledged: list[tuple[int, int | None]] = field(default_factory=list)  # sequence and move; None is an undo
    trouble: list[BaseException] = field(default_factory=list)

    def run(self) -> None:
        try:
            while not self.stop.is_set() and not self.seat.over:
                self._act()
        except BaseException as error:
            self.trouble.append(error)

    def _act(self) -> None:
        seat, position = self.seat, self.seat.position
        try:
            if position is not None and position.is_asked(seat.number):
                move = self.chooser.choice(position.legal(seat.number))
                self.acknowledged.append((seat.play(move), move))
            elif seat.header.get("can_undo") and self.chooser.random() < 0.05:
                self.acknowledged.append((seat.undo(), None))
            else:
                seat.listen(0.2)
        except IllegalMove as error:
            if error.rule not in ("stale", "undo"):
                raise


def table_of_two(address: str, game: str) -> list[Seat]:
    server = Server(address)
    first = server.open(
        game, players=3, seats=[{"kind": "person"}, {"kind": "free"}, {"kind": "robot", "player": "random"}]
    )
    second = Server(address).join(first.opened["code"])
    server.ask("POST", f"/api/tables/{first.table}/start")
    return [first, second]


def crash(kills: int, folder: Path, seed: int = 1) -> dict[str, int]:
    """Kill so many times while people play; returns what was counted."""
    chooser = random.Random(seed)
    process = Process(folder)
    counted = {"kills": 0, "acknowledged": 0, "tables": 0}
    stop, players, threads = threading.Event(), [], []

    def more_tables() -> None:
        for game in GAMES:
            for seat in table_of_two(process.address, game):
                player = Player(seat, stop, random.Random(chooser.random()))
                thread = threading.Thread(target=player.run, daemon=True)
                players.append(player)
                threads.append(thread)
                thread.start()
            counted["tables"] += 1

    while counted["kills"] < kills:
        if sum(not player.seat.over for player in players) < 4:
            more_tables()
        done = sum(len(player.acknowledged) for player in players)
        wanted = done + chooser.randrange(1, 25)
        deadline = time.monotonic() + WAIT_S
        while sum(len(player.acknowledged) for player in players) < wanted and time.monotonic() < deadline:
            if all(player.seat.over for player in players):
                break
            time.sleep(0.002)
        time.sleep(chooser.random() * 0.02)
        process.kill()
        process.start()
        counted["kills"] += 1
    stop.set()
    for thread in threads:
        thread.join(WAIT_S)
    troubles = [trouble for player in players for trouble in player.trouble]
    assert not troubles, troubles
    process.kill()
    process.start()
    for player in players:
        check(process.address, player)
        counted["acknowledged"] += len(player.acknowledged)
        player.seat.close()
    process.close()
    return counted


def check(address: str, player: Player) -> None:
    """Every acknowledged decision is in the log, once and at its place; and no other one of this seat."""
    seat = player.seat
    lines = log_of(address, player)
    own = {line["sequence"]: line for line in lines if line.get("seat", line.get("undo")) == seat.number}
    assert [line["sequence"] for line in lines] == list(range(1, len(lines) + 1))
    for sequence, move in player.acknowledged:
        line = own.pop(sequence)
        told = line.get("move")
        assert told == (None if move is None else fp.game(seat.game.name).moves.data(move)), (sequence, move, line)
    assert len({sequence for sequence, _ in player.acknowledged}) == len(player.acknowledged)
    assert not own, f"in the log, but never acknowledged to who did it: {own}"


def log_of(address: str, player: Player) -> list[dict[str, object]]:
    seat = player.seat
    name, _, key = str(seat._cookie).partition("=")
    with browser(address, cookies={name: key}) as client:
        facts = asked(client.get(f"/api/tables/{seat.table}"))
        text = client.get(f"/api/tables/{seat.table}/replay", params={"seat": seat.number}).text
    lines = [json.loads(line) for line in text.splitlines()[1:]]
    if facts["status"] == "over":  # the file: decisions as dicts with fingerprints between them
        kept = [line for line in lines if "fingerprint" not in line]
        return [
            {"sequence": number, "undo": line["undo"]}
            if "undo" in line
            else {"sequence": number, "seat": line["seat"], "move": {k: v for k, v in line.items() if k != "seat"}}
            for number, line in enumerate(kept, 1)
        ]
    return [line for line in lines if "fingerprint" not in line]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        print(crash(int(sys.argv[1]), Path(made), seed=int(time.time())))
