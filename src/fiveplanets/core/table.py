"""A table: a position and its log. The log is the truth; undo is an entry like any other."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .errors import IllegalMove, InvalidMove, SetupError, UndoRefused
from .position import LOST as LOST
from .position import Position
from .registry import SEEDS, Game
from .story import LINE, REVEALED, StoryLine
from .told import event_json

CHECK_EVERY = 10  # lines of the log between two fingerprints in a replay file


@dataclass(frozen=True)
class Move:
    """One legal move: a number, a dict, a sentence."""

    game: Game
    index: int

    @cached_property
    def data(self) -> dict[str, Any]:
        return self.game.moves.data(self.index)

    def text(self, lang: str) -> str:
        return self.game.moves.text(self.index, self.game.texts(lang))

    def __repr__(self) -> str:
        return f"<Move {self.index} {self.data}>"


@dataclass(frozen=True, slots=True)
class Entry:
    """One decision in the log, with what it told everybody.

    `final`: it revealed something, rolled or ended the game (which shows the points), and stays for good.
    """

    seat: int
    move: int
    final: bool
    told: bytes  # the story, packed: tables are many and long

    @property
    def story(self) -> list[StoryLine]:
        return list(LINE.iter_unpack(self.told))


@dataclass(frozen=True, slots=True)
class Undo:
    seat: int


class Table:
    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        salt: str | None = None,
        engine: Any = None,
    ) -> None:
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS):
            raise SetupError(f"seed {seed!r}: a whole number from 0 to {SEEDS - 1}")
        self.game = game
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        self.seats: list[dict[str, str]] = []  # who sits there: "name" (perhaps empty) and "player", or nothing known
        self.log: list[Entry | Undo] = []  # everything that was ever done, in order
        self.entries: list[Entry] = []  # what of it stands
        self.before: list[bytes] = []  # the positions in which the last entries were made: those since a final one
        self.fingerprints: list[int] = []  # of the position after every tenth line of the log, for the replay file
        self.options = game.complete_options(options, players)
        self.position, story = game.dealt(players, self.seed, self.options, engine)
        self.players = players
        self.opening_story = tuple(line for line in story if line[0] != REVEALED)

    @property
    def state(self) -> Any:
        """What the engine works on; at an interpreted table the record itself."""
        return self.position.state

    # --- who may act, and how

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return self.position.to_act

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal moves."""
        return self.position.legal(seat)

    def moves(self, seat: int) -> list[Move]:
        return [Move(self.game, index) for index in self.legal(seat)]

    def play(self, seat: int, move: Move | int | dict[str, Any]) -> Entry:
        """Make a move for a seat. Refuses an illegal one and changes nothing then."""
        self.position.check_seat(seat)
        index = self._index(move)
        if not self.position.is_legal(seat, index):
            raise self._refusal(seat, index)
        before = bytes(self.position)
        entry = self._apply(before, seat, index)
        self.entries.append(entry)
        if entry.final:
            self.before = []
        else:
            self.before.append(before)
        self._write_down(entry)
        return entry

    def _write_down(self, line: Entry | Undo) -> None:
        self.log.append(line)
        if len(self.log) % CHECK_EVERY == 0:
            self.fingerprints.append(self.fingerprint)

    def _index(self, move: Move | int | dict[str, Any]) -> int:
        if isinstance(move, Move):
            return move.index
        if isinstance(move, dict):
            return self.game.moves.index(move)
        if isinstance(move, bool) or not isinstance(move, int):
            raise InvalidMove(f"{move!r} is not a move: give a Move, its number or its dict")
        self.game.moves.name_of(move)
        return move

    def _refusal(self, seat: int, index: int) -> IllegalMove:
        rule = self.game.refusal(self.position, seat, index)
        what = Move(self.game, index).text("en")
        if not self.position.is_asked(seat):
            return IllegalMove(rule, f"seat {seat} has nothing to decide now ({what})")
        return IllegalMove(rule, f"{what}: {self.game.rule_text(rule, 'en') or 'not one of the legal moves'}")

    def _apply(self, before: bytes, seat: int, index: int) -> Entry:
        story = self.position.make(seat, index)
        told = [line for line in story if line[0] != REVEALED]
        drawn = self.game.chance(before) != self.game.chance(bytes(self.position))
        final = len(told) < len(story) or drawn or self.over
        return Entry(seat, index, final, b"".join([LINE.pack(*line) for line in told]))

    # --- how it stands

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they would be if the game ended now."""
        return self.position.scores

    @property
    def standings(self) -> list[int]:
        """Points and tie-breaks in one number a seat; only their order matters."""
        return self.position.standings

    @property
    def winners(self) -> list[int]:
        """The seats that won; none while the game goes on."""
        return self.position.winners

    @property
    def fingerprint(self) -> int:
        return self.position.fingerprint

    @property
    def commitment(self) -> str:
        """A promise of the seed that can be shown before the game, and checked when the seed is shown after it."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()

    @property
    def sequence(self) -> int:
        """How many things have been done at this table, undos too."""
        return len(self.log)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain data."""
        position = self.position
        shown = {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "seat": seat,
            "to_act": self.to_act,
            "over": self.over,
            "state": position.shown(seat),
            "facts": position.facts(seat),
            "question": None if seat is None else self.question(seat),
            "moves": [] if seat is None else [m.data | {"index": m.index} for m in self.moves(seat)],
            "can_undo": seat is not None and self.can_undo(seat),
            "sequence": self.sequence,
            "commitment": self.commitment,
        }
        return shown | ({"scores": self.scores, "winners": self.winners} if self.over else {})

    def question(self, seat: int) -> dict[str, Any] | None:
        """What the seat has to decide now: the ask by name, with its arguments."""
        if not self.position.is_asked(self.position.check_seat(seat)):
            return None
        return self.position.asks(seat)[-1]

    # --- what happened

    def since(self, sequence: int, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened after this sequence number, as a seat may know it: decisions with their events, and undos."""
        if isinstance(sequence, bool) or not isinstance(sequence, int) or not 0 <= sequence <= self.sequence:
            raise InvalidMove(f"sequence {sequence!r}: from 0 to {self.sequence}")
        self.position.viewer(seat)
        return [
            {"sequence": number} | ({"undo": item.seat} if isinstance(item, Undo) else self.told_entry(item, seat))
            for number, item in enumerate(self.log[sequence:], sequence + 1)
        ]

    def opening(self) -> list[dict[str, Any]]:
        """What setting up told everybody, as named events."""
        return [event_json(self.game, line) for line in self.opening_story]

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """The log as a seat may read it: of others' secret moves only that they were made."""
        self.position.viewer(seat)
        return [self.told_entry(entry, seat) for entry in self.entries]

    def told_entry(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        hidden = entry.seat != seat and self.game.moves.is_secret(entry.move)
        data = self.game.moves.secret_data(entry.move) if hidden else self.game.moves.data(entry.move)
        return {"seat": entry.seat, "move": data, "events": [event_json(self.game, line) for line in entry.story]}

    # --- undo, save

    def can_undo(self, seat: int) -> bool:
        """Could the seat take back its last decision now?"""
        try:
            self._undone(seat)
        except UndoRefused:
            return False
        return True

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, unless something was revealed or rolled since."""
        self.position, self.entries, self.before = self._undone(seat)
        self._write_down(Undo(seat))

    def _undone(self, seat: int) -> tuple[Position, list[Entry], list[bytes]]:
        """The table without the seat's last decision: what others did since is done again."""
        self.position.check_seat(seat)
        at = next((i for i in reversed(range(len(self.entries))) if self.entries[i].seat == seat), None)
        if at is None:
            raise UndoRefused(f"seat {seat} has not decided anything yet")
        first = len(self.entries) - len(self.before)  # the first entry that can be taken back
        if at < first:
            raise UndoRefused("something was revealed or rolled since: it cannot be taken back")
        entries, before = self.entries[:at], self.before[: at - first]
        now = self.position
        self.position = position = self.game.position(self.before[at - first], engine=now.engine)
        try:
            for entry in self.entries[at + 1 :]:
                if not position.is_legal(entry.seat, entry.move):
                    raise UndoRefused(f"seat {entry.seat} has already built on it")
                before.append(bytes(position))
                entries.append(self._apply(before[-1], entry.seat, entry.move))
        finally:
            self.position = now
        return position, entries, before

    def save(self, path: str | Path) -> None:
        """Write the replay file."""
        from .replay import write

        write(self, Path(path))


