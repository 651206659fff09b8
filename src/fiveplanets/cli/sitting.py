"""Who sits at a table: people at this machine, bots for the rest, and where the game is saved."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from unicodedata import category

from ..core.errors import ReplayError, SetupError
from ..core.table import Move, Table
from ..core.texts import Texts
from ..players import Guarded, choose_at, player, starts_a_program

HUMAN = "human"
MOST_LETTERS = 20  # in a name


@dataclass
class Sitting:
    """A table with `table.seats` filled in. Every decision is saved at once, if there is a file to save to."""

    table: Table
    save_path: Path | None
    trouble: str = ""  # why the last decision could not be saved
    _bots: dict[int, Guarded] = field(default_factory=dict)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.table.seats) if who["player"] == HUMAN]

    def next_human(self, preferred: int | None = None) -> int | None:
        """The human seat to act, `preferred` if it may; bots play until there is one. None when the game is over.

        People come before bots, so that nothing the bots do stands in the way of an undo.
        """
        while not self.table.over:
            waiting = [seat for seat in self.table.to_act if seat in self.humans]
            if waiting:
                return preferred if preferred in waiting else waiting[0]
            seat = self.table.to_act[0]
            self.play(seat, choose_at(self.table, seat, self._bot(seat)))
        return None

    def _bot(self, seat: int) -> Guarded:
        if seat not in self._bots:
            self._bots[seat] = Guarded(self.table.seats[seat]["player"])
        return self._bots[seat]

    def play(self, seat: int, move: Move | int | dict[str, Any]) -> None:
        with undisturbed():
            self.table.play(seat, move)
            self.save()

    def undo(self, seat: int) -> None:
        with undisturbed():
            self.table.undo(seat)
            self.save()

    def save(self) -> bool:
        """Save where the game is kept. If that fails, the game goes on, and `trouble` says why."""
        self.trouble = ""
        if self.save_path is None:
            return False
        try:
            self.table.save(self.save_path)
        except ReplayError as error:
            self.trouble = str(error)
        return not self.trouble

    def keep_at(self, path: Path) -> None:
        """Save there now, and from now on."""
        check_save_path(path, self.save_path)
        self.table.save(path)
        self.save_path, self.trouble = path, ""

    def leave(self) -> None:
        """Save for the last time. What cannot be saved where it should be is not lost, and no success either."""
        if self.save_path is None or self.save():
            return
        rescued = Path(tempfile.gettempdir()) / f"fiveplanets-{self.table.commitment[:12]}.jsonl"
        self.table.save(rescued)
        raise ReplayError(f"{self.trouble}; the game is kept in {rescued}")


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until a decision is made and saved: there are no halves of it."""
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: waiting.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if waiting:
            signal.raise_signal(signal.SIGINT)


def seat_names(table: Table, words: Texts) -> list[str]:
    """The names that were given, else Player 1, Bot 2."""
    seats = table.seats or [{"name": "", "player": HUMAN}] * table.players
    return [
        _shown(who["name"]) or words.say("name-human" if who["player"] == HUMAN else "name-bot", number=seat + 1)
        for seat, who in enumerate(seats)
    ]


def _shown(name: str) -> str:
    """A file may hold anything: what would command the terminal is left out."""
    return "".join(letter for letter in name if category(letter) != "Cc")


def sit_down(
    table: Table, humans: int | None, bots: str | None, names: Sequence[str], save_path: Path | None
) -> Sitting:
    """People take the first seats: one, or as many as `humans` says; with no bots all of them.

    Whoever sat at a resumed table sits there again, unless other humans or bots are asked for.
    """
    if not table.seats or humans is not None or bots is not None:
        table.seats = new_seats(table, humans, bots or "quick")
    elif any(starts_a_program(who["player"]) for who in table.seats):
        raise SetupError("a saved game starts no programs: say with --bots who takes the seats of bots")
    for who in table.seats:
        if who["player"] != HUMAN:
            player(who["player"])  # refuses an unknown one
    give_names(table, names)
    return Sitting(table, save_path)


def new_seats(table: Table, humans: int | None, bots: str) -> list[dict[str, str]]:
    if humans is None:
        humans = table.players if bots == "none" else 1
    if not 0 <= humans <= table.players:
        raise SetupError(f"{humans} humans: there are {table.players} seats")
    if bots == "none" and humans < table.players:
        raise SetupError(f"{humans} humans for {table.players} seats, and no bots: leave out --humans or --bots none")
    known = [who["name"] for who in table.seats] or [""] * table.players
    return [{"name": name, "player": HUMAN if seat < humans else bots} for seat, name in enumerate(known)]


def give_names(table: Table, names: Sequence[str]) -> None:
    if len(names) > table.players:
        raise SetupError(f"{len(names)} names: there are {table.players} seats")
    for who, name in zip(table.seats, names, strict=False):
        if not name.isprintable() or not 0 < len(name) <= MOST_LETTERS:
            raise SetupError(f"name {name[:MOST_LETTERS]!r}: one to {MOST_LETTERS} letters")
        who["name"] = name


def check_save_path(path: Path, own: Path | None) -> None:
    """Refuse to write over a file that is not this game's own."""
    if os.path.isdir(path) or not path.name:
        raise SetupError(f"cannot save to {path}: it is a folder")
    if os.path.exists(path) and (own is None or not os.path.exists(own) or not path.samefile(own)):
        raise SetupError(f"{path} exists already: continue that game with --resume {path}, or save under another name")


def check_that_it_saves(sitting: Sitting) -> None:
    """A path that cannot be written is refused before the first move."""
    if sitting.save_path and not sitting.save():
        raise ReplayError(sitting.trouble)
