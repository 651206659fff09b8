"""Events as sentences.

A game's events.py has `Event`, an IntEnum, and `WORDS`, which names the numbers of each event and what they are: SEAT,
NUMBER, or the `Names` whose texts they stand for. The sentence is the message `event-<name>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .moves import Names
from .registry import Game

SEAT = "seat"
NUMBER = "number"


def event_text(game: Game, event: Sequence[int], lang: str, players: Sequence[str]) -> str:
    """The sentence of one event of the story; `players` gives the name of each seat."""
    events = game.module("events")
    kind = events.Event(event[0])
    words = game.texts(lang)
    values: dict[str, Any] = {}
    for (key, what), number in zip(events.WORDS[kind].items(), event[1:], strict=False):
        if isinstance(what, Names):
            values[key] = words.say(f"{what.label}-{what.value(number)}")
        else:
            values[key] = players[number] if what == SEAT else number
    return words.say(f"event-{kind.name.lower().replace('_', '-')}", **values)
