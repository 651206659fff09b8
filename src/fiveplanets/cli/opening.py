"""The table that the options of the command line describe."""

from __future__ import annotations

from pathlib import Path

from ..core import registry
from ..core.errors import SetupError
from ..core.replay import load
from ..core.table import Table


def new_table(name: str, players: int | None, seed: int | None, options: list[str], pack: Path | None) -> Table:
    """Without a number of players the standard game: as many as the rulebook recommends."""
    game = registry.game(name, pack)
    if players is None:
        players = int(game.meta["players"]["recommended"])
    return game.table(players, seed, dict(map(parse_option, options)))


def parse_option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise SetupError(f"option {text!r}: write it as name=value")
    return name, value


def resumed_table(path: Path, name: str | None) -> Table:
    table = load(path)
    if name not in (None, table.game.name):
        raise SetupError(f"{path} is a game of {table.game.name}, not of {name}")
    return table
