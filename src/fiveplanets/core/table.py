"""A table: one interpreted game with its log. The log is the truth; undo is an entry like any other."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from .asks import asked
from .errors import IllegalMove, InvalidMove, SetupError, UndoRefused
from .packing import fingerprint, pack, unpack
from .random import GAME_STREAM, seed_rng
from .records import to_json, zero
from .registry import SEEDS, Game
from .sight import redact
from .story import REVEALED

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
        words = self.game.texts(lang)
        kind = self.game.moves.kinds[self.data["do"]]
        values = {
            key: words.say(f"{parameter.label}-{self.data[key]}") if hasattr(parameter, "label") else self.data[key]
            for key, parameter in kind.parameters.items()
        }
        return words.say(f"move-{self.data['do']}", **values)

    def __repr__(self) -> str:
        return f"<Move {self.index} {self.data}>"


@dataclass(frozen=True)
class Entry:
    """One decision in the log, with what it told everybody.

    `final`: it revealed something, rolled or ended the game (which shows the points), and stays for good.
    """

    seat: int
    move: int
    story: tuple[tuple[int, int, int, int], ...]
    final: bool
    before: bytes


@dataclass(frozen=True)
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
        checked: bool = False,
    ) -> None:
        game.check_players(players)
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS):
            raise SetupError(f"seed {seed!r}: a whole number from 0 to {SEEDS - 1}")
        self.game = game
        self.players = players
        self.options = game.complete_options(options, players)
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        self.log: list[Entry | Undo] = []  # everything that was ever done, in order
        self.entries: list[Entry] = []  # what of it stands
        self.fingerprints: list[int] = []  # of the state after every tenth line of the log, for the replay file
        self.seats: list[dict[str, str]] = []  # who sits there: "name" (perhaps empty) and "player", or nothing known
        self._rules = game.module("rules")
        self._checked = checked
        self.state = game.blank_state(players, self.options, checked)
        seed_rng(self.state.rng, self.seed, GAME_STREAM)
        self.state.story = []
        self._rules.setup(self.state)
        self.opening_story = tuple(e for e in self.state.story if e[0] != REVEALED)

    # --- who may act, and how

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now."""
        return [seat for seat in range(self.players) if asked(self.state, seat)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal moves."""
        if not 0 <= seat < self.players or not asked(self.state, seat):
            return []
        buffer = zero(self.game.module("state").LEGAL_MOVES, self._checked)
        self._rules.legal(self.state, seat, buffer)
        return buffer.items[: buffer.n]

    def moves(self, seat: int) -> list[Move]:
        return [Move(self.game, index) for index in self.legal(seat)]

    def play(self, seat: int, move: Move | int | dict[str, Any]) -> Entry:
        """Make a move for a seat. Refuses an illegal one and changes nothing then."""
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise InvalidMove(f"seat {seat!r}: the seats are 0 to {self.players - 1}")
        index = self._index(move)
        if index not in self.legal(seat):
            raise self._refusal(seat, index)
        entry = self._apply(seat, index)
        self.entries.append(entry)
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
        rule = self.game.module("moves").refusal(self.state, seat, index)
        what = Move(self.game, index).text("en")
        if not asked(self.state, seat):
            return IllegalMove(rule, f"seat {seat} has nothing to decide now ({what})")
        return IllegalMove(rule, f"{what}: {self.game.rule_text(rule, 'en') or 'not one of the legal moves'}")

    def _apply(self, seat: int, index: int) -> Entry:
        before = pack(self.state)
        chance = _chance(self.state)
        story: list[tuple[int, int, int, int]] = []
        self.state.story = story
        self._rules.apply(self.state, seat, index)
        told = tuple(e for e in story if e[0] != REVEALED)
        final = len(told) < len(story) or chance != _chance(self.state) or self.over
        return Entry(seat, index, told, final, before)

    # --- how it stands

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they would be if the game ended now."""
        return [int(self._rules.score(self.state, seat)) for seat in range(self.players)]

    @property
    def standings(self) -> list[int]:
        """Points and tie-breaks in one number a seat; only their order matters."""
        return [int(self._rules.standing(self.state, seat)) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that won; none while the game goes on."""
        if not self.over:
            return []
        best = max(self.standings)
        return [seat for seat, standing in enumerate(self.standings) if standing == best and standing > LOST]

    @property
    def fingerprint(self) -> int:
        return fingerprint(pack(self.state))

    @property
    def commitment(self) -> str:
        """A promise of the seed that can be shown before the game, and checked when the seed is shown after it."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain data."""
        shown = redact(self.state, seat)
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "seat": seat,
            "to_act": self.to_act,
            "over": self.over,
            "state": to_json(shown.schema, shown),
            "facts": self.game.module("view").facts(shown, seat),
            "moves": [] if seat is None else [m.data | {"index": m.index} for m in self.moves(seat)],
            "log": self.told(seat),
            "commitment": self.commitment,
        } | ({"scores": self.scores, "winners": self.winners} if self.over else {})

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """The log as a seat may read it: of others' secret moves only that they were made."""
        return [self.told_entry(entry, seat) for entry in self.entries]

    def told_entry(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        data = self.game.moves.data(entry.move)
        if entry.seat != seat and self.game.moves.is_secret(entry.move):
            data = {"do": data["do"]}
        return {"seat": entry.seat, "move": data, "story": [list(e) for e in entry.story]}

    # --- undo, save

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, unless something was revealed or rolled since."""
        at = next((i for i in reversed(range(len(self.entries))) if self.entries[i].seat == seat), None)
        if at is None:
            raise UndoRefused(f"seat {seat} has not decided anything yet")
        later = self.entries[at + 1 :]
        if any(entry.final for entry in self.entries[at:]):
            raise UndoRefused("something was revealed or rolled since: it cannot be taken back")
        now = pack(self.state)
        self.state = unpack(self.state.schema, self.entries[at].before, self._checked)
        kept = self.entries[:at]
        for entry in later:
            if entry.move not in self.legal(entry.seat):
                self.state = unpack(self.state.schema, now, self._checked)
                raise UndoRefused(f"seat {entry.seat} has already built on it")
            kept.append(self._apply(entry.seat, entry.move))
        self.entries = kept
        self._write_down(Undo(seat))

    def save(self, path: str | Path) -> None:
        """Write the replay file."""
        from .replay import write

        write(self, Path(path))


LOST = -(2**40)  # a standing that cannot win, for games in which everybody may lose


def _chance(state: Any) -> tuple[int, int, int, int]:
    rng = state.rng
    return rng.a, rng.b, rng.c, rng.count
