"""The games: folders under games/, found by name, readable without loading their rules.

Games may lie elsewhere too: the environment variable FIVEPLANETS_GAMES names folders of games, separated as in PATH.
"""

from __future__ import annotations

import importlib
import os
import re
import secrets
import tomllib
from copy import copy
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import options as opts
from .codes import NOTHING
from .components import Pack, load_package, read_pack
from .errors import PackError, SetupError
from .kinds import INT16, SeqOf
from .packing import offsets, pack_field, size, unpack_field
from .records import Schema, schema_of
from .search import tree_record
from .texts import LANGUAGES, Texts, texts
from .worded import Worded

if TYPE_CHECKING:
    from .engines.simulator import Simulator
    from .moves import MoveSpace
    from .position import Position
    from .table import Table

FOLDER = Path(__file__).parent.parent / "games"
ELSEWHERE = "FIVEPLANETS_GAMES"
USUAL_LEVELS = {  # for games that say nothing about it
    "novice": {"iterations": 20, "doubt": 1500},
    "normal": {"iterations": 100, "doubt": 500},
    "strong": {"iterations": 600, "doubt": 0},
    "master": {"iterations": 20_000, "doubt": 0},
}
SEEDS = 2**63


@dataclass(frozen=True, eq=False)
class Game:
    """One game, perhaps with a component pack. Its rules are imported when they are first needed."""

    name: str
    folder: Path
    meta: dict[str, Any]
    pack: Pack | None = None

    @property
    def identity(self) -> tuple[str, str]:
        """Games are the same if their names and packs are."""
        return self.name, self.pack.hash if self.pack else ""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.identity == other.identity

    def __hash__(self) -> int:
        return hash(self.identity)

    @property
    def title(self) -> dict[str, str]:
        """The title by language."""
        return dict(self.meta["title"])

    @property
    def min_players(self) -> int:
        return int(self.meta["players"]["min"])

    @property
    def max_players(self) -> int:
        return int(self.meta["players"]["max"])

    @property
    def players(self) -> int:
        """The recommended number of players."""
        return int(self.meta["players"].get("recommended", self.min_players))

    @property
    def version(self) -> int:
        """The version of the rules; it changes when, and only when, the behaviour does."""
        return int(self.meta["version"])

    @cached_property
    def options(self) -> tuple[opts.Option, ...]:
        return tuple(
            opts.Option(o["name"], tuple(o["values"]), o.get("each_seat", False)) for o in self.meta.get("options", [])
        )

    @property
    def move_count(self) -> int:
        return self.moves.count

    @cached_property
    def moves(self) -> MoveSpace:
        found: MoveSpace = self.module("moves").MOVES
        return found

    @cached_property
    def root(self) -> Schema:
        """The schema of the root record."""
        return schema_of(self.module("state").Position)

    @cached_property
    def move_list(self) -> SeqOf:
        """The kind of a list of legal moves."""
        return SeqOf(INT16, self.module("state").MOST_MOVES)

    @cached_property
    def facts(self) -> Schema:
        """The schema of what a screen shows beyond the root record."""
        return schema_of(self.module("state").Facts)

    @cached_property
    def tree(self) -> Schema:
        """The schema of a search's memory."""
        return tree_record(self.move_count, self.module("state").Position)

    @property
    def levels(self) -> dict[str, dict[str, int]]:
        """How much players of each level think: `iterations` of a search, and `doubt` about what they found."""
        found: dict[str, dict[str, int]] = self.meta.get("levels", USUAL_LEVELS)
        return found

    @cached_property
    def package(self) -> str:
        games = importlib.import_module("fiveplanets.games")
        if str(self.folder.parent) not in games.__path__:
            games.__path__.append(str(self.folder.parent))
        return load_package(f"fiveplanets.games.{self.folder.name}", self.pack)

    def module(self, name: str) -> ModuleType:
        """One of the game's modules: state, rules, moves, events, advice, terminal."""
        return importlib.import_module(f"{self.package}.{name}")

    def texts(self, lang: str) -> Texts:
        """The game's texts; names that stand in its components are laid over them."""
        return _texts(self, lang)

    def describe(self, lang: str) -> dict[str, Any]:
        """All that is static, as plain data: components, codes, moves, events, asks, texts, layout of the records."""
        from .describe import describe

        return describe(self, lang)

    def rules_page(self, lang: str) -> str:
        """The rules for players, in Markdown, with their ids."""
        texts(lang, self.folder / "text")  # refuses an unknown language
        return (self.folder / "text" / f"rules.{lang}.md").read_text("utf-8")

    def rule_text(self, rule: str, lang: str) -> str:
        """The sentence of one rule."""
        sentence = rf"^- \*\*{re.escape(rule)}\*\* (.+?)(?=\n- |\n\n|\n#|\Z)"
        found = re.search(sentence, self.rules_page(lang), re.M | re.S)
        return " ".join(found.group(1).split()) if found else ""

    def check_players(self, players: Any) -> None:
        if isinstance(players, bool) or not isinstance(players, int):
            raise SetupError(f"players {players!r}: a whole number")
        if not self.min_players <= players <= self.max_players:
            raise SetupError(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")

    def complete_options(self, chosen: dict[str, Any] | None, players: int) -> dict[str, Any]:
        self.check_players(players)
        values = opts.complete(self.options, chosen or {}, players)
        refuse = getattr(self.module("rules"), "refuse_options", None)
        reason = refuse(players, values) if refuse else None
        if reason:
            raise SetupError(f"{self.name}: {reason}")
        return values

    def blank(self, players: int, options: dict[str, Any]) -> bytes:
        """The packed root record before the seed and `setup`."""
        data = bytearray(size(self.root))  # a record's zeros are zeros in memory
        pack_field(self.root, data, "players", players)
        if self.options:
            chosen = unpack_field(self.root, data, "options")
            opts.store(self.options, options, players, chosen)
            pack_field(self.root, data, "options", chosen)
        return bytes(data)

    # --- positions, tables, simulators

    def engine(self, name: str | None = None) -> Any:
        """The engine for single positions: native (the default), interpreted, or checked (both their tests)."""
        return _engine(self, name or "native")

    def position(
        self,
        data: bytes | None = None,
        *,
        players: int | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        engine: Any = None,
    ) -> Position:
        """A new position; or, with `data`, the one behind `bytes(position)`."""
        from .position import from_bytes

        if data is not None:
            return from_bytes(self, engine if engine is not None else self.engine(), data)
        players = self.players if players is None else players
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        return self.dealt(players, seed, self.complete_options(options, players), engine)[0]

    def dealt(self, players: int, seed: int, options: dict[str, Any], engine: Any = None) -> tuple[Position, list[Any]]:
        """A new position, and what setting it up told."""
        from .position import Position

        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise SetupError(f"seed {seed!r}: a whole number from 0 to {SEEDS - 1}")
        engine = self.engine() if engine is None else engine
        state = engine.load(self.blank(players, options))
        story = engine.set_up(state, seed)
        return Position(self, engine, state, players), story

    def table(
        self, players: int | None = None, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> Table:
        """A new table: a position with log, undo and replay."""
        from .table import Table

        return Table(self, self.players if players is None else players, seed, options)

    def simulator(
        self,
        players: int | None = None,
        tables: int = 1,
        device: str = "cpu",
        options: dict[str, Any] | None = None,
        threads: int | None = None,
        auto_reset: bool = False,
        checked: bool = False,
    ) -> Simulator:
        """Many games inside a compiled engine, on "cpu" or "cuda"; "wasm" is the browser's engine in Node."""
        from .engines.simulator import Simulator

        players = self.players if players is None else players
        return Simulator(self, players, tables, device, options, threads, auto_reset, checked)

    # --- what a position means

    def chance(self, data: bytes) -> bytes:
        """The random generator within packed memory."""
        return data[self._chance]

    @cached_property
    def _chance(self) -> slice:
        begin, kind = next(
            (at, f.kind) for at, f in zip(offsets(self.root)[0], self.root.fields, strict=True) if f.name == "rng"
        )
        return slice(begin, begin + size(kind))

    def ask_json(self, ask: dict[str, int]) -> dict[str, Any]:
        """An ask by name, with its arguments."""
        kind: Worded = self.module("state").AskKind(ask["kind"])
        return {"ask": kind.id} | kind.data((ask["a"], ask["b"]))

    def refusal(self, position: Position, seat: int, move: int) -> str:
        """The id of the rule that an illegal move would break."""
        kind = self.moves.kind_of(move)
        stack = position.record().asks[seat]
        reasons = getattr(self.module("moves"), "REASONS", ())
        if stack.n > 0 and stack.items[stack.n - 1].kind in kind.asks:
            reason = position.engine.why_not(position.state, seat, move) if reasons else NOTHING
            return reasons[reason] if reason != NOTHING else kind.refused
        knows = hasattr(self.module("rules"), "why_not_yet")
        reason = position.engine.why_not_yet(position.state, seat, move) if knows else NOTHING
        return reasons[reason] if reason != NOTHING else kind.when


@cache
def _texts(game: Game, lang: str) -> Texts:
    words = copy(texts(lang, game.folder / "text"))  # read once for a game with all its packs
    words.names = {}
    if (game.folder / "names.py").exists():
        words.lay_over(game.module("names").messages(words))
    return words


@cache
def _engine(game: Game, name: str) -> Any:
    if name in ("native", "checked", "watched"):
        from .engines.native import Native

        return Native(game, name)
    if name == "interpreted":
        from .engines.interpreted import Interpreted

        return Interpreted(game)
    raise SetupError(f"engine {name!r}: there are native, interpreted, checked and watched")


def _folders() -> dict[str, Path]:
    """The folder of each game by its name."""
    return _found(os.environ.get(ELSEWHERE, ""))


@cache
def _found(elsewhere: str) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for folder in (FOLDER, *(Path(path).resolve() for path in elsewhere.split(os.pathsep) if path)):
        if not folder.is_dir():
            raise SetupError(f"{ELSEWHERE}: {folder} is not a folder")
        for path in folder.glob("*/game.toml"):
            name = path.parent.name.replace("_", "-")
            if name in found:
                raise SetupError(f"{ELSEWHERE}: two games are called {name}: {found[name]} and {path.parent}")
            found[name] = path.parent
    return found


def games() -> list[str]:
    """The names of all games."""
    return sorted(_folders())


@cache
def _plain_game(name: str, folder: Path) -> Game:
    return Game(name, folder, tomllib.loads((folder / "game.toml").read_text("utf-8")))


def game(name: str, pack: Pack | str | Path | None = None) -> Game:
    """A game by name, with a component pack if one is given (a path, or what `read_pack` read)."""
    folders = _folders()
    if name not in folders:
        raise SetupError(f"no game {name!r}; there are {' '.join(sorted(folders))}")
    plain = _plain_game(name, folders[name])
    if pack is None:
        return plain
    if not isinstance(pack, Pack):
        pack = read_pack(pack)
    if pack.game != name:
        raise SetupError(f"the pack is for {pack.game}, not for {name}")
    packed = Game(name, plain.folder, plain.meta, pack)
    packed.module("rules")  # a pack that does not fit is refused here, before anything is set up
    _refuse_equal_names(packed)
    return packed


def _refuse_equal_names(game: Game) -> None:
    """Where a pack makes two components read alike, ours among them, nobody could tell the choices apart."""
    if not (game.folder / "names.py").exists():
        return
    for lang in LANGUAGES:
        words = game.texts(lang)
        for messages in getattr(game.module("names"), "told_apart", tuple)():
            bearers: dict[str, str] = {}
            for place, message in messages.items():
                name = words.say(message)
                if name in bearers:
                    raise PackError(f"pack for {game.name}: {place}: {name!r} is the name of {bearers[name]} already")
                bearers[name] = place
