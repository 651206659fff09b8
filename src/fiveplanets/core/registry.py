"""The games: folders under games/, found by name, readable without loading their rules."""

from __future__ import annotations

import importlib
import re
import tomllib
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import options as opts
from .components import Pack, load_package, read_pack
from .errors import SetupError
from .texts import Texts, texts

if TYPE_CHECKING:
    from .engines.simulator import Simulator
    from .moves import MoveSpace
    from .table import Table

FOLDER = Path(__file__).parent.parent / "games"
SEEDS = 2**63


@dataclass(frozen=True)
class Game:
    """One game, perhaps with a component pack. Its rules are imported when they are first needed."""

    name: str
    meta: dict[str, Any]
    pack: Pack | None = None

    @property
    def folder(self) -> Path:
        return FOLDER / self.name.replace("-", "_")

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
    def version(self) -> int:
        """The version of the rules; it changes when, and only when, the behaviour does."""
        return int(self.meta["version"])

    @property
    def runs_on_cuda(self) -> bool:
        return bool(self.meta.get("cuda", True))

    @property
    def inline_rules(self) -> bool:
        """Is every call of a rule compiled into its caller? Faster to run; for big games much slower to compile."""
        return bool(self.meta.get("inline", False))

    @cached_property
    def options(self) -> tuple[opts.Option, ...]:
        return tuple(
            opts.Option(o["name"], tuple(o["values"]), o.get("each_seat", False)) for o in self.meta.get("options", [])
        )

    @property
    def move_count(self) -> int:
        return self.moves.count

    @property
    def moves(self) -> MoveSpace:
        return self.module("moves").MOVES

    @cached_property
    def package(self) -> str:
        return load_package(f"fiveplanets.games.{self.folder.name}", self.pack)

    def module(self, name: str) -> ModuleType:
        """One of the game's modules: state, rules, moves, view, advice, terminal."""
        return importlib.import_module(f"{self.package}.{name}")

    def texts(self, lang: str) -> Texts:
        return texts(lang, self.folder / "text")

    def rules_page(self, lang: str) -> str:
        """The rules for players, in Markdown, with their ids."""
        texts(lang, self.folder / "text")  # refuses an unknown language
        return (self.folder / "text" / f"rules.{lang}.md").read_text("utf-8")

    def rule_text(self, rule: str, lang: str) -> str:
        """The sentence of one rule."""
        sentence = rf"^- \*\*{re.escape(rule)}\*\* (.+?)(?=\n- |\n\n|\n#|\Z)"
        found = re.search(sentence, self.rules_page(lang), re.M | re.S)
        return " ".join(found.group(1).split()) if found else ""

    def check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise SetupError(f"{self.name} is for {self.min_players} to {self.max_players} players, not {players}")

    def complete_options(self, chosen: dict[str, Any] | None, players: int) -> dict[str, Any]:
        values = opts.complete(self.options, chosen or {}, players)
        refuse = getattr(self.module("rules"), "refuse_options", None)
        reason = refuse(players, values) if refuse else None
        if reason:
            raise SetupError(f"{self.name}: {reason}")
        return values

    def blank_state(self, players: int, options: dict[str, Any], checked: bool = False) -> Any:
        """The root record before the seed and `setup`."""
        schema = self.module("state").Game.schema
        state = schema.checked() if checked else schema.plain()
        state.players = players
        if self.options:
            opts.store(self.options, options, players, state.options)
        return state

    def table(
        self, players: int | None = None, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> Table:
        """A new table: an interpreted game with log, undo and replay."""
        from .table import Table

        return Table(self, self.min_players if players is None else players, seed, options)

    def simulator(
        self, players: int | None = None, tables: int = 1, device: str = "cpu", options: dict[str, Any] | None = None,
        threads: int | None = None,
    ) -> Simulator:
        """Many games inside a compiled engine, on "cpu" or "cuda"."""
        from .engines.simulator import Simulator

        return Simulator(self, self.min_players if players is None else players, tables, device, options, threads)


def games() -> list[str]:
    """The names of all games."""
    return sorted(path.parent.name.replace("_", "-") for path in FOLDER.glob("*/game.toml"))


@cache
def _plain_game(name: str) -> Game:
    if name not in games():
        raise SetupError(f"no game {name!r}; there are {' '.join(games())}")
    path = FOLDER / name.replace("-", "_") / "game.toml"
    return Game(name, tomllib.loads(path.read_text("utf-8")))


def game(name: str, pack: Pack | str | Path | None = None) -> Game:
    """A game by name, with a component pack if one is given (a path, or what `read_pack` read)."""
    plain = _plain_game(name)
    if pack is None:
        return plain
    if not isinstance(pack, Pack):
        pack = read_pack(pack)
    if pack.game != name:
        raise SetupError(f"the pack is for {pack.game}, not for {name}")
    packed = Game(name, plain.meta, pack)
    packed.module("rules")  # a pack that does not fit is refused here, before anything is set up
    return packed
