"""Players by name: `quick`, `search:iterations=300`, `command:./my-bot --fast`.

A package of yours registers its own by an entry point of the group `fiveplanets.players`: see docs/players.md.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ..core.errors import SetupError
from .levels import LEVELS, LevelPlayer
from .outside import CommandPlayer
from .protocol import Player
from .quick import QuickPlayer
from .random import RandomPlayer
from .search import SearchPlayer

GROUP = "fiveplanets.players"
COMMAND = "command:"  # the rest is a command line

PLAYERS: dict[str, Callable[..., Player]] = {
    "random": RandomPlayer,
    "quick": QuickPlayer,
    "search": SearchPlayer,
    **{level: partial(LevelPlayer, level) for level in LEVELS},
}


def player_names() -> list[str]:
    """Everybody there is, without parameters: our own players and those of installed packages."""
    return [*PLAYERS, *(name for name in sorted(_installed()) if name not in PLAYERS)]


def player(name: str) -> Player:
    """A player by its name, perhaps with parameters: `name:key=value,key=value`."""
    if name.startswith(COMMAND):
        return CommandPlayer(name.removeprefix(COMMAND))
    plain, colon, rest = name.partition(":")
    make = _maker(plain)
    parameters = dict(_parameter(name, part) for part in rest.split(",")) if colon else {}
    _check_parameters(plain, make, parameters)
    return make(**parameters)


def starts_a_program(name: str) -> bool:
    """Would this player run a program? Nobody may name one in a file or over the network."""
    return name.startswith(COMMAND)


def _maker(name: str) -> Callable[..., Player]:
    if name in PLAYERS:
        return PLAYERS[name]
    found = _installed().get(name)
    if found is None:
        raise SetupError(f"no player {name!r}; there are {' '.join(player_names())}")
    try:
        make: Callable[..., Player] = found.load()
    except Exception as error:
        raise SetupError(f"player {name!r} cannot be loaded: {type(error).__name__}: {error}") from None
    return make


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _parameter(name: str, part: str) -> tuple[str, Any]:
    key, equals, text = part.partition("=")
    if not equals or not key.isidentifier():
        raise SetupError(f"player {name!r}: write parameters as name:key=value,key=value")
    return key, _value(text)


def _value(text: str) -> bool | int | float | str:
    """A whole number, a number, true or false; else the word itself."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _check_parameters(name: str, make: Callable[..., Player], parameters: dict[str, Any]) -> None:
    known = inspect.signature(make).parameters.values()
    if any(one.kind is one.VAR_KEYWORD for one in known):  # it checks them itself
        return
    names = [one.name for one in known]
    for key in parameters:
        if key not in names:
            there_are = f"there are {' '.join(names)}" if names else "it has none"
            raise SetupError(f"player {name!r} has no parameter {key!r}; {there_are}")
