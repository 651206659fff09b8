"""Replay files: JSON lines, one decision a line, readable and checked.

The first line is the header: format, version, game, settings, commitment and seed, and who sits at the table. Then one
line a decision or undo; after every ten of them, and at the end, a line with the fingerprint of the position. A file
without its last fingerprint is cut off; one whose fingerprints do not fit was edited, or the rules have changed since.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from . import registry
from .components import Pack
from .errors import FivePlanetsError, ReplayError
from .table import CHECK_EVERY, Entry, Table

FORMAT = "fiveplanets replay"
VERSION = 1

Line = dict[str, Any]


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


def lines(table: Table) -> list[Line]:
    """The lines of a table's replay file."""
    found = [head(table)]
    for number, entry in enumerate(table.log, 1):
        if isinstance(entry, Entry):
            found.append({"seat": entry.seat} | table.game.moves.data(entry.move))
        else:
            found.append({"undo": entry.seat})
        if number % CHECK_EVERY == 0 and number < len(table.log):
            found.append(_fingerprint_line(table.fingerprints[number // CHECK_EVERY - 1]))
    return [*found, _last_line(table)]


def head(table: Table) -> Line:
    return {
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


def _fingerprint_line(fingerprint: int) -> Line:
    return {"fingerprint": f"{fingerprint:016x}"}


def _last_line(table: Table) -> Line:
    result = {"scores": table.scores, "winners": table.winners} if table.over else {}
    return _fingerprint_line(table.fingerprint) | result


def load(path: str | Path) -> Table:
    """The table behind a replay file, played again move by move and checked."""
    try:
        return from_lines(_read(Path(path)))
    except ReplayError as error:
        raise ReplayError(f"{path}: {error}") from None


def from_lines(lines: Iterable[Line]) -> Table:
    """The table behind the lines of a replay file, played again move by move and checked."""
    numbered = list(enumerate(lines, 1))
    if not numbered or numbered[0][1].get("format") != FORMAT:
        raise ReplayError("not a replay file")
    table = _at_line(1, lambda: started(numbered[0][1]))
    for number, line in numbered[1:]:
        _at_line(number, lambda line=line: _replay_line(table, line))
    if "fingerprint" not in numbered[-1][1]:
        raise ReplayError("cut off: the last line must be a fingerprint")
    return table


def _at_line(number: int, act: Any) -> Any:
    try:
        return act()
    except FivePlanetsError as error:
        raise ReplayError(f"line {number}: {error}") from None


def started(head: Line) -> Table:
    """The table that a header describes, before the first decision."""
    _check_head(head)
    game = registry.game(head["game"], Pack(head["game"], head["pack"]) if head["pack"] else None)
    if head["rules"] != game.version:
        raise ReplayError(f"it was played by version {head['rules']} of the rules, this is version {game.version}")
    table = Table(game, head["players"], head["seed"], head["options"], salt=head["salt"])
    if table.commitment != head["commitment"]:
        raise ReplayError("the seed is not the one that was committed to")
    table.seats = _seats(head.get("seats", []), table.players)
    return table


def _seats(seats: Any, players: int) -> list[dict[str, str]]:
    """Who sits at the table; files may say nothing about it."""
    if not isinstance(seats, list) or len(seats) not in (0, players) or not all(map(_is_seat, seats)):
        raise ReplayError("'seats' needs a name and a player for each seat")
    return seats


def _is_seat(seat: Any) -> bool:
    keys = ("name", "player")
    return isinstance(seat, dict) and set(seat) == set(keys) and all(isinstance(seat[key], str) for key in keys)


def _read(path: Path) -> list[Line]:
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise ReplayError(error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise ReplayError("not a replay file") from None
    # Only \n ends a line: other signs that Python takes for ends may stand in names.
    lines = text.removesuffix("\n").split("\n") if text else []
    return [_at_line(number, partial(_read_line, line)) for number, line in enumerate(lines, 1)]


def _read_line(text: str) -> Line:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        line = None
    if not isinstance(line, dict):
        raise ReplayError("not a line of a replay file")
    if "\\u" in text and _has_half_a_letter(line):
        raise ReplayError("a text in it has half a letter, such as \\ud800")
    return line


def _has_half_a_letter(line: Line) -> bool:
    """JSON can spell it, by a number; no file can keep it."""
    try:
        json.dumps(line, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


def _check_head(head: Line) -> None:
    if head.get("version") != VERSION:
        raise ReplayError(f"format version {head.get('version')}; this program reads version {VERSION}")
    expected = {
        "game": str, "rules": int, "players": int, "options": dict, "pack": dict | None,
        "commitment": str, "salt": str, "seed": int,
    }  # fmt: skip
    for key, kind in expected.items():
        if key not in head or not isinstance(head[key], kind) or isinstance(head[key], bool):
            raise ReplayError(f"{key!r} is missing or of the wrong kind")


def _replay_line(table: Table, line: Line) -> None:
    if "fingerprint" in line:
        expected = _last_line(table) if len(line) > 1 else _fingerprint_line(table.fingerprint)
        if line != expected:
            raise ReplayError("the fingerprint does not fit: the file was edited, or the rules have changed")
    elif "undo" in line:
        table.undo(line["undo"])
    else:
        seat = line.get("seat")
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise ReplayError("a decision needs a seat")
        table.play(seat, {key: value for key, value in line.items() if key != "seat"})
