"""Table options: declared in game.toml, checked here, stored in the state as numbers.

    [[options]]
    name = "variant"
    values = ["base", "beginner"]       # the first is the default
    each_seat = false                   # true: one value a seat

A game with options declares in its root record `options: Options`, a record with one field an option.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .errors import SetupError


@dataclass(frozen=True)
class Option:
    name: str
    values: tuple[str | int | bool, ...]
    each_seat: bool = False

    @property
    def default(self) -> str | int | bool:
        return self.values[0]

    def number(self, value: Any) -> int:
        """The number under which the state stores this value; a word from a command line is understood too."""
        for number, known in enumerate(self.values):
            if (value == known and isinstance(value, bool) == isinstance(known, bool)) or value == str(known).lower():
                return number
        raise SetupError(f"option {self.name}: {value!r} is not one of {' '.join(str(v).lower() for v in self.values)}")

    def numbers(self, value: Any, players: int) -> int | list[int]:
        if not self.each_seat:
            return self.number(value)
        words = value.split(",") if isinstance(value, str) else value
        if not isinstance(words, list | tuple):
            words = [words]
        words = list(words) * players if len(words) == 1 else list(words)
        if len(words) != players:
            raise SetupError(f"option {self.name}: {len(words)} values for {players} players; give one, or one a seat")
        return [self.number(word) for word in words]

    def named(self, numbers: int | list[int]) -> Any:
        """The value, or values by seat, behind stored numbers."""
        return [self.values[n] for n in numbers] if isinstance(numbers, list) else self.values[numbers]


def complete(options: tuple[Option, ...], chosen: dict[str, Any], players: int) -> dict[str, Any]:
    """Every option with a checked value: what was chosen, else the default."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            there_are = f"there are {' '.join(known)}" if known else "this game has none"
            raise SetupError(f"option {name!r} does not exist; {there_are}")
    return {
        name: option.named(option.numbers(chosen.get(name, option.default), players)) for name, option in known.items()
    }


def store(options: tuple[Option, ...], values: dict[str, Any], players: int, record: Any) -> None:
    """Write complete options into the state's options record."""
    for option in options:
        numbers = option.numbers(values[option.name], players)
        if isinstance(numbers, list):
            for seat, number in enumerate(numbers):
                getattr(record, option.name)[seat] = number
        else:
            setattr(record, option.name, numbers)
