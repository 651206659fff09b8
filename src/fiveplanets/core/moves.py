"""A game's whole move space: every move is a number, a dict and a sentence.

    MOVES = MoveSpace(
        choose=Kind(AskKind.CHOOSE, when="5R-11", refused="5R-12", secret=True, card=Action),
        bid=Kind(AskKind.BID, when="5R-26", refused="5R-33", secret=True, water=Span(1, 400)),
    )
    BID = MOVES.base("bid")       # the number of bid 1; rules write BID + amount - 1

Each kind is declared once: the asks it answers, the rule that says when (`when`), the rule that a wrong choice breaks
(`refused`, unless the game's `why_not` knows a better one), whether the others may see what was chosen, and its
parameters. Moves of one kind are numbered in the order of their parameters, the last one fastest.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from .codes import Numbers, bounds_of, id_of, label_of, values_of
from .errors import InvalidMove
from .texts import Texts


@dataclass(frozen=True)
class Span:
    """A parameter that is a whole number from low to high."""

    low: int
    high: int


class Parameter:
    """One parameter of a kind of move: its values in order."""

    def __init__(self, what: Any) -> None:
        self.what = what
        self.label: str | None = None
        if isinstance(what, Span):
            self.values: tuple[Any, ...] = tuple(range(what.low, what.high + 1))
            self.describe = f"a whole number from {what.low} to {what.high}"
        else:
            low, high = bounds_of(what)
            if low != 0 and not issubclass(what, Numbers):
                raise TypeError(f"{what.__name__}: the values of a move's parameter are numbered from 0")
            self.label = None if issubclass(what, Numbers) else label_of(what)
            self.values = tuple(id_of(what, number) for number in range(low, high + 1))
            self.describe = values_of(what)
        self._numbers = {value: number for number, value in enumerate(self.values)}

    def __len__(self) -> int:
        return len(self.values)

    def number(self, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, str | int) or value not in self._numbers:
            raise ValueError(value)
        return self._numbers[value]


@dataclass
class Kind:
    """One kind of move. Of a secret one the others only learn that it was made."""

    asks: tuple[int, ...]
    when: str
    refused: str
    secret: bool
    parameters: dict[str, Parameter]
    base: int = field(default=0, init=False)

    def __init__(self, *asks: int, when: str, refused: str = "", secret: bool = False, **parameters: Any) -> None:
        self.asks = asks
        self.when = when
        self.refused = refused or when
        self.secret = secret
        self.parameters = {name: Parameter(what) for name, what in parameters.items()}

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
        self._names = list(kinds)
        self._bases = [kind.base for kind in kinds.values()]
        self._data = cache(self._read)

    def base(self, name: str) -> int:
        """The number of the first move of this kind."""
        return self.kinds[name].base

    def name_of(self, index: int) -> str:
        """The kind of the move with this number."""
        if 0 <= index < self.count:
            return self._names[bisect_right(self._bases, index) - 1]
        raise InvalidMove(f"move {index}: this game's moves are numbered 0 to {self.count - 1}")

    def kind_of(self, index: int) -> Kind:
        return self.kinds[self.name_of(index)]

    def is_secret(self, index: int) -> bool:
        return self.kind_of(index).secret

    def secret_data(self, index: int) -> dict[str, Any]:
        """What the others learn of a secret move."""
        return {"do": self.name_of(index)}

    def data(self, index: int) -> dict[str, Any]:
        """The move as a dict: what it does, and its parameters by name."""
        return dict(self._data(index))

    def _read(self, index: int) -> dict[str, Any]:
        name = self.name_of(index)
        kind = self.kinds[name]
        rest, values = index - kind.base, {}
        for key, parameter in reversed(kind.parameters.items()):
            rest, number = divmod(rest, len(parameter))
            values[key] = parameter.values[number]
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
                raise InvalidMove(f"move {data!r}: {key} must be {parameter.describe}") from None
        return kind.base + number

    def text(self, index: int, words: Texts) -> str:
        """The move as a sentence."""
        data = self._data(index)
        values = {
            key: words.say(f"{parameter.label}-{data[key]}") if parameter.label else data[key]
            for key, parameter in self.kinds[data["do"]].parameters.items()
        }
        return words.say(f"move-{data['do']}", **values)


