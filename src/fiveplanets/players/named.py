"""Players by name: `quick`, `search:iterations=300`, `command:./my-bot --fast`.

A package of yours registers its own by an entry point of the group `fiveplanets.players`: see docs/players.md.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from typing import Any

import msgspec

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
    return maker(name)()


def maker(name: str) -> Callable[[], Player]:
    """What makes this player. A name that means nobody is refused."""
    if starts_a_program(name):
        return partial(CommandPlayer, name.removeprefix(COMMAND))
    plain, colon, rest = name.partition(":")
    make = _class(plain)
    return partial(make, **_parameters(name, make, rest.split(",") if colon else []))


def starts_a_program(name: str) -> bool:
    """Would this player run a program? Nobody may name one in a file or over the network."""
    return name.startswith(COMMAND)


def is_installed(name: str) -> bool:
    """Is it a player of a package: somebody else's code, to be run by ours?"""
    plain = name.partition(":")[0]
    return plain in _installed() and plain not in PLAYERS and not starts_a_program(name)


def _class(name: str) -> Callable[..., Player]:
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


def _parameters(name: str, make: Callable[..., Player], parts: list[str]) -> dict[str, Any]:
    """What stands behind the colon, as what the player's constructor says it takes."""
    known = _signature(make)
    rest = next((one for one in known.values() if one.kind is one.VAR_KEYWORD), None)  # it checks those names itself
    names = [key for key, one in known.items() if one is not rest]
    found = {}
    for part in parts:
        key, equals, text = part.partition("=")
        if not equals or not key.isidentifier():
            raise SetupError(f"player {name!r}: write parameters as name:key=value,key=value")
        if key not in names and rest is None:
            there_are = f"there are {' '.join(names)}" if names else "it has none"
            raise SetupError(f"player {name!r} has no parameter {key!r}; {there_are}")
        found[key] = _value(name, key, text, known.get(key, rest))
    return found


def _signature(make: Callable[..., Player]) -> Mapping[str, inspect.Parameter]:
    try:
        return inspect.signature(make, eval_str=True).parameters
    except NameError:  # what is annotated is imported for type checkers only
        return inspect.signature(make).parameters


def _value(name: str, key: str, text: str, parameter: inspect.Parameter | None) -> Any:
    """As the parameter is annotated; without that, the word itself."""
    kind = inspect.Parameter.empty if parameter is None else parameter.annotation
    if kind is inspect.Parameter.empty or isinstance(kind, str):
        return text
    try:
        return msgspec.convert(text, kind, strict=False)
    except (msgspec.ValidationError, TypeError) as error:
        raise SetupError(f"player {name!r}: {key}: {error}") from None
