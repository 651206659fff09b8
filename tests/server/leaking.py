"""Play random games over the wire with one browser a seat and a spectator, and look at every byte that each got.

`python -m tests.server.leaking 200` does it for two hundred games of every game, or of those named after the number.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx

import fiveplanets as fp
from fiveplanets.core.packing import leaves, scalars
from fiveplanets.core.sight import hidden_scalars
from fiveplanets.core.table import Table
from fiveplanets.server.keys import hashed
from tests.support import settings

from .serving import Frame, Running, Socket, asked, fast_folder, running, socket_of

HTTP_NOW_AND_THEN = 0.1
MISBEHAVE = 0.15


@dataclass
class Viewer:
    """A browser, with all it ever received before the end."""

    seat: int | None
    client: httpx.Client
    secrets: list[str] = field(default_factory=list)
    socket: Socket | None = None
    heard: list[bytes] = field(default_factory=list)  # over HTTP

    def get(self, path: str, **query: Any) -> httpx.Response:
        response = self.client.get(path, params=query)
        self.heard.append(response.content + repr(response.headers.multi_items()).encode())
        return response

    @property
    def sock(self) -> Socket:
        assert self.socket is not None
        return self.socket

    @property
    def everything(self) -> bytes:
        return b"\n".join([*self.heard, *self.sock.received])


def check_game(server: Running, name: str, number: int) -> int:
    """One random game; returns how many frames were looked at."""
    chooser = random.Random(f"{name} {number}")
    every = settings(name)
    players, options = every[number % len(every)]
    seed = chooser.randrange(2**61, 2**62)  # long enough to be found in bytes
    with ExitStack() as stack:
        viewers = [Viewer(s, stack.enter_context(server.client())) for s in (*range(players), None)]
        table, truth = _seated(server, viewers, name, players, options, seed)
        for viewer in viewers:
            viewer.socket = stack.enter_context(socket_of(viewer.client, table))
        frames = _watch(viewers, truth)
        while not truth.over:
            _step(table, viewers, truth, chooser)
            frames += _watch(viewers, truth)
        return frames


def _seated(
    server: Running, viewers: list[Viewer], name: str, players: int, options: dict[str, Any], seed: int
) -> tuple[str, Table]:
    """A running table with everybody in their seat, and the same table here."""
    host, *guests, _ = viewers
    seats = [{"kind": "person", "name": "Seat"}] + [{"kind": "free"}] * (players - 1)
    body = {"game": name, "players": players, "options": options, "seed": seed, "seats": seats}
    opened = asked(host.client.post("/api/tables", json=body), 201)
    table = opened["id"]
    host.secrets = [opened["seats"][0]["token"]]
    for guest in guests:
        taken = asked(guest.client.post(f"/api/tables/{table}/seats", json={"seat": guest.seat}), 201)
        guest.secrets = [taken["seats"][0]["token"]]
    for viewer in viewers[:-1]:
        viewer.secrets.append(viewer.client.cookies[f"key-{table}"])
        viewer.secrets.append(asked(viewer.client.post(f"/api/tables/{table}/seats/{viewer.seat}/code"))["code"])
    asked(host.client.post(f"/api/tables/{table}/start"), 204)
    salt = server.hall.tables[table].table.salt
    return table, Table(fp.game(name), players, seed, options, salt)


def _step(table: str, viewers: list[Viewer], truth: Table, chooser: random.Random) -> None:
    """Somebody decides, or takes back; others get on their nerves."""
    mark = str(truth.sequence)
    if chooser.random() < MISBEHAVE:
        _misbehave(table, chooser.choice(viewers), truth, chooser)
    if chooser.random() < HTTP_NOW_AND_THEN:
        viewer = chooser.choice(viewers)
        asked(viewer.get(f"/api/tables/{table}"))
        _check_replay(viewer, table, truth)
    seat = chooser.choice(truth.to_act)
    if truth.can_undo(seat) and chooser.random() < 0.03:
        assert viewers[seat].sock.do(do="undo", id=mark, seat=seat)["is"] == "ack"
        truth.undo(seat)
        return
    move = chooser.choice(truth.legal(seat))
    said = viewers[seat].sock.do(do="move", id=mark, seat=seat, move=move, at=truth.sequence)
    assert said["is"] == "ack", said
    truth.play(seat, move)


def _misbehave(table: str, viewer: Viewer, truth: Table, chooser: random.Random) -> None:
    """Whatever is refused: the answer is one of the bytes that are looked at."""
    seat = chooser.randrange(truth.players)
    move = chooser.randrange(truth.game.move_count)
    if viewer.seat == seat and truth.position.is_legal(seat, move):
        return
    mark = f"wrong {len(viewer.heard)} {truth.sequence} {chooser.random()}"
    at = chooser.choice((truth.sequence, 0))
    assert viewer.sock.do(do="move", id=mark, seat=seat, move=move, at=at)["is"] == "refused"
    if viewer.seat != seat:
        asked(viewer.get(f"/api/tables/{table}/replay", seat=seat), 403)


def _watch(viewers: list[Viewer], truth: Table) -> int:
    """Everybody's newest frame has what they may know, and nothing else is anywhere in what they got."""
    for viewer in viewers:
        frame = viewer.sock.at(truth.sequence, viewer.seat)
        assert frame["sequence"] == truth.sequence
        assert set(viewer.sock.frames) == {viewer.seat}
        if not truth.over:
            _check_frame(frame, viewer.seat, truth)
    if truth.over:
        for viewer in viewers:
            viewer.sock.received.pop()  # the last frame tells all
    if truth.over or truth.sequence % 25 == 0:
        for viewer in viewers:
            _check_bytes(viewer, viewers, truth)
    return len(viewers)


def _check_frame(frame: Frame, viewer: int | None, truth: Table) -> None:
    root = truth.game.root
    true = scalars(root, bytes(truth.position))
    hidden = set(hidden_scalars(root, true, viewer))
    expected = [leaf.kind.zero if n in hidden else true[n] for n, leaf in enumerate(leaves(root))]
    assert scalars(root, frame.position) == expected
    assert frame["fingerprint"] == f"{truth.game.position(frame.position).fingerprint:016x}"
    for line in frame["happened"]:
        _check_line(line, viewer, truth)
    allowed = {
        "is", "seat", "sequence", "since", "happened", "opening", "over", "can_undo", "fingerprint", "commitment",
        "clocks",
    }  # fmt: skip
    assert set(frame.header) <= allowed


def _check_line(line: dict[str, Any], viewer: int | None, truth: Table) -> None:
    """Of others' secret moves only the kind is told."""
    entry = truth.log[line["sequence"] - 1]
    if "undo" in line:
        assert set(line) == {"sequence", "undo"}
    elif entry.seat != viewer and truth.game.moves.is_secret(entry.move):
        assert line["move"] == {"do": line["move"]["do"]}
    else:
        assert line["move"] == truth.game.moves.data(entry.move)


def _check_replay(viewer: Viewer, table: str, truth: Table) -> None:
    query = {} if viewer.seat is None else {"seat": viewer.seat}
    response = viewer.get(f"/api/tables/{table}/replay", **query)
    head, *lines, last = (json.loads(line) for line in response.text.splitlines())
    assert not {"seed", "salt"} & set(head)
    assert len(lines) == truth.sequence
    for line in lines:
        _check_line(line, viewer.seat, truth)
    assert set(last) == {"fingerprint"}
    assert last["fingerprint"] == f"{truth.position.redacted(viewer.seat).fingerprint:016x}"


def _check_bytes(viewer: Viewer, viewers: list[Viewer], truth: Table) -> None:
    """Nobody's secrets but one's own, neither seed nor salt, nor the random generator, nor a full fingerprint."""
    got = viewer.everything
    others = [secret for other in viewers if other is not viewer for secret in other.secrets]
    others += [hashed(secret) for secret in others]
    for secret in (*others, str(truth.seed), f"{truth.seed:x}", truth.salt):
        assert secret.encode() not in got, secret
    assert truth.game.chance(bytes(truth.position)) not in got
    assert truth.seed.to_bytes(8, "little") not in got
    if not truth.over:
        hides = any(bytes(truth.position.redacted(v.seat)) == bytes(truth.position) for v in viewers)
        assert hides or f"{truth.fingerprint:016x}".encode() not in got


if __name__ == "__main__":
    folder = fast_folder()
    with running(folder) as one:
        for game in sys.argv[2:] or fp.games():
            print(game, sum(check_game(one, game, n) for n in range(int(sys.argv[1]))), "frames", flush=True)
    shutil.rmtree(folder)
