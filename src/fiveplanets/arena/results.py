"""The file of results: JSON lines, the settings first, then a line a game as soon as it is over.

A run that was killed goes on from it. Its last line may be torn: that game is played again.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from ..core.errors import FivePlanetsError
from .contest import Contest
from .playing import Result

FORMAT = "fiveplanets arena"
VERSION = 1


class ResultsError(FivePlanetsError):
    """A file of results that cannot be read, written or gone on with."""


class ResultsFile(AbstractContextManager["ResultsFile"]):
    """Opened for a contest: `found` has what is in it already; `add` writes a line at once."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.found = path, list[Result]()
        head = {"format": FORMAT, "version": VERSION} | contest.as_json()
        try:
            whole = self._read(head) if path.exists() else 0
            self._file = path.open("ab")
            self._file.truncate(whole)
            if whole == 0:
                self._write(head)
        except OSError as error:
            raise ResultsError(f"cannot write {path}: {error.strerror or error}") from None

    def _read(self, head: dict[str, Any]) -> int:
        """Reads what is there; returns where the last whole line ends."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        rows = data[:whole].splitlines()
        if not rows:
            if data and not self._json(head).startswith(data):
                raise ResultsError(f"{self.path} is not a file of results: give another name")
            return 0
        self._check_head(rows[0], head)
        for number, row in enumerate(rows[1:], 2):
            try:
                self.found.append(msgspec.json.decode(row, type=Result))
            except msgspec.MsgspecError:
                raise ResultsError(f"{self.path}: line {number} is not a result") from None
        return whole

    def _check_head(self, row: bytes, head: dict[str, Any]) -> None:
        try:
            there = msgspec.json.decode(row, type=dict[str, Any])
        except msgspec.MsgspecError:
            there = {}
        if there.get("format") != FORMAT:
            raise ResultsError(f"{self.path} is not a file of results: give another name")
        for key, here in head.items():
            if there.get(key) != here:
                raise ResultsError(
                    f"{self.path} is of another contest: {key} was {there.get(key)!r}, not {here!r}; "
                    "run the command that began it, or give another name"
                )

    def add(self, result: Result) -> None:
        self._write(result)

    def _write(self, line: Any) -> None:
        self._file.write(self._json(line))
        self._file.flush()

    @staticmethod
    def _json(line: Any) -> bytes:
        return msgspec.json.encode(line) + b"\n"

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._file.close()
