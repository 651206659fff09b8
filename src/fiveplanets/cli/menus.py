"""What to type for each move. A small choice is one list; a big one is asked for parameter by parameter.

A choice is labelled by the number that the thing itself has (a bid, dock 3, character 7), else by a letter: so a label
never contradicts a number on the table.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from ..core.moves import Parameter
from ..core.table import Move
from .words import ui_words

LISTED = 12  # longer choices are asked for parameter by parameter,
FEW = 6  # but for kinds of move with so few
COMMANDS = "ulrsvhq"  # letters that mean something else at the prompt
LETTERS = [letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS]
OWN_NUMBER = re.compile(r"(?:(?<=\s)|^)\d+(?=[\s,:;.)»]|$)")

# The same keys with a Russian keyboard layout.
LATIN_KEYS = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))


def latin_key(typed: str) -> str:
    """A single letter by the key it is on, whatever the layout; anything else in lower case."""
    return LATIN_KEYS.get(typed.lower(), typed.lower())


@dataclass
class Item:
    """One line of a menu: what it says, and the moves that are left when it is chosen."""

    text: str
    moves: list[Move]
    number: int | None = None  # of its own

    @property
    def is_move(self) -> bool:
        return len(self.moves) == 1


class Menu:
    """The next thing to choose among some legal moves of one seat; `begun`: of a move that is chosen in part."""

    def __init__(self, moves: Sequence[Move], lang: str, begun: bool = False) -> None:
        self.moves = list(moves)
        self.lang = lang
        self.begun = begun
        self.kinds = list(dict.fromkeys(move.data["do"] for move in moves))
        big = len(moves) > LISTED and any(map(self._has_several_parameters, self.kinds))
        one_by_one = len(self.kinds) == 1 and (big or begun or self._only_a_number())
        self.parameter = self._open[0] if one_by_one and self._open else None
        if self.parameter:
            items = self._values(self.parameter)
        elif big:
            items = self._kinds_and_moves()
        else:
            items = map(self._move_item, moves)
        self.items = labelled(list(items))

    # --- the items

    def _move_item(self, move: Move) -> Item:
        return Item(self._text(move), [move])

    def _kinds_and_moves(self) -> Iterator[Item]:
        """Kinds that leave much to choose stand for their moves."""
        for kind in self.kinds:
            moves = [move for move in self.moves if move.data["do"] == kind]
            if len(moves) > FEW and self._has_several_parameters(kind):
                yield Item(f"{self._beginning(moves)} …", moves)
            else:
                yield from map(self._move_item, moves)

    def _values(self, key: str) -> Iterator[Item]:
        """The values of one parameter; with a number that another number follows, the values of that one."""
        parameter = self._parameters[key]
        speaks = all(self._value_text(parameter, value) for value in parameter.values) if parameter.label else False
        for value in sorted({move.data[key] for move in self.moves}, key=parameter.number):
            moves = [move for move in self.moves if move.data[key] == value]
            if parameter.label:
                yield Item(self._value_text(parameter, value) if speaks else self._beginning(moves), moves)
            elif self._following:
                after = sorted({move.data[self._following] for move in moves})
                yield Item(f"{self._name(self._following)} {runs(after)}", moves, value)
            else:
                yield Item("" if self.begun else self._text(moves[0]), moves, value)

    # --- what there is to choose

    @property
    def _parameters(self) -> dict[str, Parameter]:
        return self.moves[0].game.moves.kinds[self.kinds[0]].parameters

    def _has_several_parameters(self, kind: str) -> bool:
        return len(self.moves[0].game.moves.kinds[kind].parameters) > 1

    def _is_number(self, key: str) -> bool:
        """Is this parameter a mere number, without a name of its own?"""
        return self._parameters[key].label is None

    def _only_a_number(self) -> bool:
        """Do the moves differ in a single number, such as the water of a bid?"""
        return len(self._open) == 1 and self._is_number(self._open[0])

    @cached_property
    def _open(self) -> list[str]:
        """The parameters of the one kind that are still to be chosen."""
        return [key for key in self._parameters if len({move.data[key] for move in self.moves}) > 1]

    @property
    def _following(self) -> str | None:
        """The number that is chosen with this one, as a column with its row."""
        if len(self._open) == 2 and all(map(self._is_number, self._open)):
            return self._open[1]
        return None

    # --- what it says

    @property
    def question(self) -> str | None:
        """What has been chosen of a move, and which parameter is next; None when nothing has."""
        if self.parameter is None or (self._only_a_number() and not self.begun):
            return None
        names = ", ".join(self._name(key) for key in (self.parameter, self._following) if key)
        beginning = self._beginning(self.moves)
        return f"{beginning} …" if beginning.endswith(names) else f"{beginning} … ({names})"

    def _beginning(self, moves: Sequence[Move]) -> str:
        """The words with which all their texts begin."""
        texts = [self._text(move).split() for move in moves]
        same: list[str] = []
        for words in zip(*texts, strict=False):
            if len(set(words)) > 1:
                break
            same.append(words[0])
        return " ".join(same).rstrip(" ,:;—→(")

    def _name(self, key: str) -> str:
        words = ui_words(self.lang)
        return words.say(f"parameter-{key}") if words.has(f"parameter-{key}") else key  # of a game that lies elsewhere

    def _value_text(self, parameter: Parameter, value: str) -> str:
        return self.moves[0].game.texts(self.lang).say(f"{parameter.label}-{value}")

    def _text(self, move: Move) -> str:
        return " ".join(move.text(self.lang).split())

    # --- what is typed

    def follow(self, typed: Sequence[str]) -> list[Move] | None:
        """The moves that are left after these labels, one after the other; None if one of them is not there."""
        item = self.items.get(latin_key(typed[0])) if typed else None
        if item is None:
            return None
        return item.moves if len(typed) == 1 else Menu(item.moves, self.lang, begun=True).follow(typed[1:])

    def way_to(self, move: Move) -> str:
        """What to type for a move, label by label."""
        label, item = next((label, item) for label, item in self.items.items() if move in item.moves)
        return label if item.is_move else f"{label} {Menu(item.moves, self.lang, begun=True).way_to(move)}"

    def with_word(self, word: str) -> dict[str, Item]:
        """The items that contain a word."""
        return {label: item for label, item in self.items.items() if word.lower() in item.text.lower()}

    @property
    def numbers(self) -> list[int]:
        """The numbers to choose from, if they can stand for the list: there are many, or the question says the rest."""
        found = [item.number for item in self.items.values() if item.number is not None]
        mere = self.parameter is not None and not self._following and len(found) == len(self.items)
        return found if mere and (self.begun or len(found) > FEW) else []


def labelled(items: list[Item]) -> dict[str, Item]:
    """What to type for each item: its own number if it has one that no other has, else a letter."""
    numbers = [item.number if item.number is not None else _own_number(item.text) for item in items]
    count = Counter(numbers)
    letters = _letters()
    return {
        str(number) if number is not None and count[number] == 1 else next(letters): item
        for number, item in zip(numbers, items, strict=True)
    }


def _own_number(text: str) -> int | None:
    found = OWN_NUMBER.findall(text)
    return int(found[0]) if len(found) == 1 and text.count(found[0]) == 1 else None


def _letters() -> Iterator[str]:
    yield from LETTERS
    yield from map("".join, product(LETTERS, LETTERS))


def runs(numbers: Sequence[int]) -> str:
    """Rising numbers in short: 2 4–7 9."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
