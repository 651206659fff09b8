"""A game's whole move space: every move is a number, a dict and a sentence.

    MOVES = MoveSpace(
        choose=Kind(secret=True, card=Names("action", ("dig", "mine"))),
        bid=Kind(amount=Span(1, 400)),
    )
    BID = MOVES.base("bid")       # the number of bid 1; rules write BID + amount - 1

Moves of one kind are numbered in the order of their parameters, the last one fastest.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .errors import InvalidMove


@dataclass(frozen=True)
class Names:
    """A parameter with named values. Its text is the message `label-name`."""

    label: str
    names: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.names)

    def value(self, number: int) -> str:
        return self.names[number]

    def number(self, value: Any) -> int:
        return self.names.index(value)

    def describe(self) -> str:
        return " ".join(self.names)


@dataclass(frozen=True)
class Span:
    """A parameter that is a whole number from low to high."""

    low: int
    high: int

    def __len__(self) -> int:
        return self.high - self.low + 1

    def value(self, number: int) -> int:
        return self.low + number

    def number(self, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise ValueError
        return value - self.low

    def describe(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


Parameter = Names | Span


@dataclass
class Kind:
    """One kind of move. Of a secret one the others only learn that it was made."""

    secret: bool
    parameters: dict[str, Parameter]
    base: int = field(default=0, init=False)

    def __init__(self, *, secret: bool = False, **parameters: Parameter) -> None:
        self.secret = secret
        self.parameters = parameters

    @property
    def count(self) -> int:
        total = 1
        for parameter in self.parameters.values():
            total *= len(parameter)
        return total


class MoveSpace:
    def __init__(self, **kinds: Kind) -> None:
        self.kinds = kinds
        self.count = 0
        for kind in kinds.values():
            kind.base = self.count
            self.count += kind.count

    def base(self, name: str) -> int:
        """The number of the first move of this kind."""
        return self.kinds[name].base

    def name_of(self, index: int) -> str:
        """The kind of the move with this number."""
        for name, kind in self.kinds.items():
            if kind.base <= index < kind.base + kind.count:
                return name
        raise InvalidMove(f"move {index}: this game's moves are numbered 0 to {self.count - 1}")

    def is_secret(self, index: int) -> bool:
        return self.kinds[self.name_of(index)].secret

    def data(self, index: int) -> dict[str, Any]:
        """The move as a dict: what it does, and its parameters by name."""
        name = self.name_of(index)
        kind = self.kinds[name]
        rest, values = index - kind.base, {}
        for key, parameter in reversed(kind.parameters.items()):
            rest, number = divmod(rest, len(parameter))
            values[key] = parameter.value(number)
        return {"do": name} | {key: values[key] for key in kind.parameters}

    def index(self, data: dict[str, Any]) -> int:
        """The number of the move that a dict describes."""
        kind = self.kinds.get(str(data.get("do")))
        if kind is None:
            raise InvalidMove(f"move {data!r}: 'do' must be one of {' '.join(self.kinds)}")
        if set(data) - {"do"} != set(kind.parameters):
            raise InvalidMove(f"move {data!r}: {data['do']} takes {' '.join(kind.parameters) or 'no parameters'}")
        number = 0
        for key, parameter in kind.parameters.items():
            try:
                number = number * len(parameter) + parameter.number(data[key])
            except ValueError:
                raise InvalidMove(f"move {data!r}: {key} must be {parameter.describe()}") from None
        return kind.base + number
