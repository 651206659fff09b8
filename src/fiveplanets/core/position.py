"""A position: the state of a game alone, which is what search and learning handle.

Everything is in it, the random generator too. It is small (0.4 to 8 KB), hashable and pickles; `bytes(position)` is its
packed memory, the same whichever engine holds it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .errors import InvalidMove, SetupError
from .packing import first_misfit, leaves, scalars, size, unpack, unpack_field
from .plain import to_json, visible_json
from .random import Rng
from .records import Schema
from .story import StoryLine

if TYPE_CHECKING:
    from .registry import Game

LOST = -(2**40)  # a standing that cannot win, for games in which everybody may lose
SPECTATOR = -1


class Position:
    __slots__ = ("engine", "game", "players", "state")

    def __init__(self, game: Game, engine: Any, state: Any, players: int) -> None:
        self.game = game
        self.engine = engine
        self.state = state  # what the engine works on: a record, or packed memory
        self.players = players

    # --- as a value

    def copy(self) -> Position:
        return Position(self.game, self.engine, self.engine.copy(self.state), self.players)

    def __bytes__(self) -> bytes:
        data: bytes = self.engine.dump(self.state)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game == other.game and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __reduce__(self) -> Any:
        return _restored, (self.game.name, self.game.pack, bytes(self))

    def __repr__(self) -> str:
        return f"<Position of {self.game.name}, {self.players} players, {self.fingerprint:016x}>"

    @property
    def fingerprint(self) -> int:
        """One number, the same for the same position whichever engine holds it."""
        return int(self.engine.fingerprint(self.state))

    def record(self) -> Any:
        """A copy as a Python record."""
        return unpack(self.game.root, bytes(self))

    # --- who may act, and how

    def check_seat(self, seat: Any) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise InvalidMove(f"seat {seat!r}: the seats are 0 to {self.players - 1}")
        return seat

    def viewer(self, seat: int | None) -> int:
        """A seat, or None for a spectator, as the rules know it."""
        return SPECTATOR if seat is None else self.check_seat(seat)

    @property
    def to_act(self) -> list[int]:
        """The seats that may act now."""
        asked = self.engine.open_asks(self.state)
        return [seat for seat in range(self.players) if asked >> seat & 1]

    def is_asked(self, seat: int) -> bool:
        """Has the seat something to decide?"""
        return bool(self.engine.open_asks(self.state) >> self.check_seat(seat) & 1)

    @property
    def over(self) -> bool:
        return bool(self.engine.open_asks(self.state) == 0)

    def legal(self, seat: int) -> list[int]:
        """The numbers of the seat's legal moves."""
        found: list[int] = self.engine.legal(self.state, seat) if self.is_asked(seat) else []
        return found

    def is_legal(self, seat: int, move: int) -> bool:
        """Is it one of the seat's legal moves? Without listing them for Python."""
        return self.is_asked(seat) and bool(self.engine.is_legal(self.state, seat, move))

    def apply(self, seat: int, move: int) -> list[StoryLine]:
        """Make a move, which must be one of `legal(seat)`; returns what it tells the table."""
        self.check_move(seat, move)
        return self.make(seat, move)

    def check_move(self, seat: int, move: Any) -> None:
        self.check_seat(seat)
        if isinstance(move, bool) or not isinstance(move, int):
            raise InvalidMove(f"{move!r} is not a move: give its number")
        if not self.is_legal(seat, move):
            raise InvalidMove(f"move {move} is not legal for seat {seat} now")

    def make(self, seat: int, move: int) -> list[StoryLine]:
        """Make a move that is known to be legal."""
        found: list[StoryLine] = self.engine.apply(self.state, seat, move)
        return found

    def quick(self, seat: int, rng: Rng) -> int:
        """The quick bot's move for a seat that may act. It looks only at what the seat may see."""
        if not self.is_asked(self.check_seat(seat)):
            raise InvalidMove(f"seat {seat} has nothing to decide now")
        return int(self.engine.quick(self.state, seat, rng))

    # --- how it stands

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they would be if the game ended now."""
        return [self.engine.score(self.state, seat) for seat in range(self.players)]

    @property
    def standings(self) -> list[int]:
        """Points and tie-breaks in one number a seat; only their order matters."""
        return [self.engine.standing(self.state, seat) for seat in range(self.players)]

    @property
    def ranks(self) -> list[int]:
        """The place of every seat, 0 for the first; equals share one."""
        found = self.standings
        return [sum(other > own for other in found) for own in found]

    @property
    def winners(self) -> list[int]:
        """The seats that won; none while the game goes on."""
        if not self.over:
            return []
        standings = self.standings
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best and standing > LOST]

    # --- what a seat may know

    def redacted(self, seat: int | None) -> Position:
        """What a seat (None: a spectator) may see, as a position of the same shape: what is hidden is zero."""
        return Position(self.game, self.engine, self.engine.redacted(self.state, self.viewer(seat)), self.players)

    def facts(self, seat: int | None) -> dict[str, Any]:
        """What a screen shows beyond the state, computed from what the seat may see."""
        viewer = self.viewer(seat)
        return self._facts(self.engine.redacted(self.state, viewer), viewer)

    def points(self) -> list[dict[str, Any]]:
        """The points of every seat by source, with nothing hidden: for the end of a game."""
        found: list[dict[str, Any]] = self._facts(self.state, SPECTATOR)["points"]
        return found[: self.players]

    def _facts(self, state: Any, viewer: int) -> dict[str, Any]:
        return to_json(self.game.facts, self.engine.facts(state, viewer))

    def shown(self, seat: int | None) -> dict[str, Any]:
        """The state as plain data; what the seat may not see is null."""
        self.viewer(seat)
        return self._with_named_asks(visible_json(self.game.root, bytes(self), seat))

    def opened(self, seat: int | None) -> dict[str, Any]:
        """State and facts as if the seat saw everything: for those who look back at a game, never for a player."""
        state = self._with_named_asks(to_json(self.game.root, bytes(self)))
        return {"state": state, "facts": self._facts(self.state, self.viewer(seat))}

    def _with_named_asks(self, state: dict[str, Any]) -> dict[str, Any]:
        return state | {"asks": [[self.game.ask_json(ask) for ask in stack] for stack in state["asks"]]}

    def asks(self, seat: int) -> list[dict[str, Any]]:
        """What the seat has to decide, by name with its arguments; the last one comes first."""
        stack = unpack_field(self.game.root, bytes(self), "asks")[self.check_seat(seat)]
        return [self.game.ask_json({"kind": a.kind, "a": a.a, "b": a.b}) for a in stack.items[: stack.n]]

    def preview(self, seat: int, move: int) -> tuple[Position, list[StoryLine]] | None:
        """What a legal move would bring, as its seat would see it, and what it would tell.

        It is counted from what the seat may see alone. None where that is not enough: only the move itself can show it.
        """
        self.check_move(seat, move)
        watched = self.game.engine("watched")
        state = watched.load(bytes(self.redacted(seat)))
        story = watched.preview(state, seat, move)
        if story is None:
            return None
        after = self.game.position(watched.dump(state), engine=self.engine)
        return after.redacted(seat), story

    def imagine(self, seat: int, rng: Rng) -> Position:
        """A full position that this seat cannot tell from the truth, each as likely as it is for the seat."""
        self.check_seat(seat)
        state = self.engine.redacted(self.state, seat)
        self.engine.imagine(state, seat, rng)
        return Position(self.game, self.engine, state, self.players)


def _restored(name: str, pack: Any, data: bytes) -> Position:
    from .registry import game

    return game(name, pack).position(data)


def from_bytes(game: Game, engine: Any, data: Any) -> Position:
    """The position behind packed memory."""
    expected = size(game.root)
    if not isinstance(data, bytes | bytearray | memoryview) or len(data) != expected:
        what = f"{len(data)} bytes" if hasattr(data, "__len__") else repr(data)
        raise SetupError(f"a position of {game.name} is {expected} bytes, not {what}")
    data = bytes(data)
    flat = scalars(game.root, data)
    game.check_players(flat[_players_leaf(game.root)])
    misfit = first_misfit(game.root, flat)
    if misfit:
        raise SetupError(f"this is no position of {game.name}: {misfit}")
    return Position(game, engine, engine.load(data), flat[_players_leaf(game.root)])


@cache
def _players_leaf(root: Schema) -> int:
    return next(number for number, leaf in enumerate(leaves(root)) if leaf.path == ("players",))
