"""Snapshots: a table with its position and log as bytes, from which it goes on without being played again.

A replay file proves a game; a snapshot only keeps it. It belongs to the layout of the game's records: another layout
refuses it, and then the replay file is played again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import registry, replay
from .components import Pack
from .errors import ReplayError
from .packing import layout_hash
from .table import Entry, Table, Undo

Line = tuple[int, int, bool, bytes] | int  # an entry; or a number: in the log, the seat of an undo


class Snapshot(msgspec.Struct, array_like=True):
    layout: str
    head: dict[str, Any]
    log: list[Line]
    standing: list[Line]  # what of it stands: numbers of entries of the log, or entries that an undo made anew
    before: list[bytes]
    fingerprints: list[int]
    opening: list[tuple[int, ...]]
    position: bytes


def take(table: Table) -> bytes:
    """The table as bytes."""
    place = {id(line): number for number, line in enumerate(table.log)}
    return msgspec.msgpack.encode(
        Snapshot(
            layout_hash(table.game.root),
            replay.head(table),
            [_packed(line) for line in table.log],
            [place.get(id(entry), _packed(entry)) for entry in table.entries],
            table.before,
            table.fingerprints,
            list(table.opening_story),
            bytes(table.position),
        )
    )


def _packed(line: Entry | Undo) -> Line:
    return line.seat if isinstance(line, Undo) else (line.seat, line.move, line.final, line.told)


def restore(data: bytes) -> Table:
    """The table behind a snapshot."""
    try:
        found = msgspec.msgpack.decode(data, type=Snapshot)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ReplayError(f"not a snapshot: {error}") from None
    head = found.head
    game = registry.game(head["game"], Pack(head["game"], head["pack"]) if head["pack"] else None)
    if found.layout != layout_hash(game.root) or head["rules"] != game.version:
        raise ReplayError("the snapshot is of another version of the rules: play its replay file again")
    table = Table.__new__(Table)
    table.game, table.seed, table.salt = game, head["seed"], head["salt"]
    table.options, table.players, table.seats = head["options"], head["players"], head["seats"]
    table.log = [Undo(line) if isinstance(line, int) else Entry(*line) for line in found.log]
    standing = (table.log[line] if isinstance(line, int) else Entry(*line) for line in found.standing)
    table.entries = [line for line in standing if isinstance(line, Entry)]
    table.before, table.fingerprints = found.before, found.fingerprints
    table.opening_story = tuple(tuple(line) for line in found.opening)
    table.position = game.position(found.position)
    return table
