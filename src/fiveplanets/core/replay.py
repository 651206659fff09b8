"""Replay files: JSON lines, one decision a line, readable and checked.

The first line is the header: format, version, game, settings, commitment and seed, and who sits at the table. Then one
line a decision or undo; after every ten of them, and at the end, a line with the fingerprint of the state. A file
without its last fingerprint is cut off; one whose fingerprints do not fit was edited, or the rules have changed since.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from . import registry
from .components import Pack
from .errors import FivePlanetsError, ReplayError
from .table import CHECK_EVERY, Entry, Table

FORMAT = "fiveplanets replay"
VERSION = 1


def write(table: Table, path: Path) -> None:
    """Write the file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(table)), "utf-8")
        os.replace(draft, path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise ReplayError(f"cannot write {path}: {error.strerror or error}") from None


def lines(table: Table) -> list[dict[str, Any]]:
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game.name,
        "rules": table.game.version,
        "players": table.players,
        "options": table.options,
        "pack": table.game.pack.data if table.game.pack else None,
        "commitment": table.commitment,
        "salt": table.salt,
        "seed": table.seed,
        "seats": table.seats,
    }
    found: list[dict[str, Any]] = [head]
    for number, entry in enumerate(table.log, 1):
        if isinstance(entry, Entry):
            found.append({"seat": entry.seat} | table.game.moves.data(entry.move))
        else:
            found.append({"undo": entry.seat})
        if number % CHECK_EVERY == 0 and number < len(table.log):
            found.append(_fingerprint_line(table.fingerprints[number // CHECK_EVERY - 1]))
    return [*found, _check_line(table)]


def _fingerprint_line(fingerprint: int) -> dict[str, Any]:
    return {"fingerprint": f"{fingerprint:016x}"}


def _check_line(table: Table) -> dict[str, Any]:
    result = {"scores": table.scores, "winners": table.winners} if table.over else {}
    return _fingerprint_line(table.fingerprint) | result


def _start(game: registry.Game, head: dict[str, Any]) -> Table:
    table = Table(game, head["players"], head["seed"], head["options"], salt=head["salt"])
    table.seats = _seats(head.get("seats", []), table.players)
    return table


def _seats(seats: Any, players: int) -> list[dict[str, str]]:
    """Who sits at the table; files may say nothing about it."""
    fits = isinstance(seats, list) and len(seats) in (0, players) and all(map(_is_seat, seats))
    if not fits:
        raise ReplayError("'seats' needs a name and a player for each seat")
    return seats


def _is_seat(seat: Any) -> bool:
    keys = ("name", "player")
    return isinstance(seat, dict) and set(seat) == set(keys) and all(isinstance(seat[key], str) for key in keys)


def load(path: str | Path) -> Table:
    """The table behind a replay file, played again move by move and checked."""
    numbered = _read(Path(path))
    head = _head(path, numbered)
    try:
        game = registry.game(head["game"], Pack(head["game"], head["pack"]) if head["pack"] else None)
        if head["rules"] != game.version:
            raise ReplayError(f"it was played by version {head['rules']} of the rules, this is version {game.version}")
        table = _start(game, head)
        if table.commitment != head["commitment"]:
            raise ReplayError("the seed is not the one that was committed to")
    except FivePlanetsError as error:
        raise ReplayError(f"{path}, line 1: {error}") from None
    for number, line in numbered[1:]:
        try:
            _replay_line(table, line)
        except FivePlanetsError as error:
            raise ReplayError(f"{path}, line {number}: {error}") from None
    if "fingerprint" not in numbered[-1][1]:
        raise ReplayError(f"{path}: cut off: the last line must be a fingerprint")
    return table


def _read(path: Path) -> list[tuple[int, dict[str, Any]]]:
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise ReplayError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise ReplayError(f"{path}: not a replay file") from None
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            data = json.loads(line)
        except (ValueError, RecursionError):
            raise ReplayError(f"{path}, line {number}: not a line of a replay file") from None
        if not isinstance(data, dict):
            raise ReplayError(f"{path}, line {number}: not a line of a replay file")
        found.append((number, data))
    return found


def _head(path: str | Path, numbered: list[tuple[int, dict[str, Any]]]) -> dict[str, Any]:
    head = numbered[0][1] if numbered else {}
    if head.get("format") != FORMAT:
        raise ReplayError(f"{path}: not a replay file")
    if head.get("version") != VERSION:
        raise ReplayError(f"{path}: format version {head.get('version')}; this program reads version {VERSION}")
    expected = {
        "game": str, "rules": int, "players": int, "options": dict, "pack": dict | None,
        "commitment": str, "salt": str, "seed": int,
    }  # fmt: skip
    for key, kind in expected.items():
        if key not in head or not isinstance(head[key], kind) or isinstance(head[key], bool):
            raise ReplayError(f"{path}, line 1: {key!r} is missing or of the wrong kind")
    return head


def _replay_line(table: Table, line: dict[str, Any]) -> None:
    if "fingerprint" in line:
        if line != _check_line(table):
            raise ReplayError("the fingerprint does not fit: the file was edited, or the rules have changed")
    elif "undo" in line:
        table.undo(line["undo"])
    else:
        seat = line.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise ReplayError("a decision needs a seat")
        table.play(seat, {key: value for key, value in line.items() if key != "seat"})
