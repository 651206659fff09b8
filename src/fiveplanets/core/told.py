"""Events of a game's story, as plain data and as sentences. A game's events.py has `Event`, a Worded enum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .moves import Names
from .registry import Game
from .story import StoryLine
from .worded import Worded

SEAT = "seat"
NUMBER = "number"


def event_json(game: Game, line: StoryLine) -> dict[str, Any]:
    """One event of the story by name, with its words."""
    events = game.module("events")
    event = events.Event(line[0])
    if isinstance(event, Worded):
        return {"event": event.id} | event.data(line[1:])
    words = zip(events.WORDS[event].items(), line[1:], strict=False)
    return {"event": event.name.lower()} | {
        key: what.value(number) if isinstance(what, Names) else number for (key, what), number in words
    }


def event_text(game: Game, line: StoryLine, lang: str, players: Sequence[str]) -> str:
    """The sentence of one event; `players` gives the name of each seat."""
    events = game.module("events")
    event = events.Event(line[0])
    words = game.texts(lang)
    if isinstance(event, Worded):
        return event.said(words, "event", line[1:], players)
    values: dict[str, Any] = {}
    for (key, what), number in zip(events.WORDS[event].items(), line[1:], strict=False):
        if isinstance(what, Names):
            values[key] = words.say(f"{what.label}-{what.value(number)}")
        else:
            values[key] = players[number] if what == SEAT else number
    return words.say(f"event-{event.name.lower().replace('_', '-')}", **values)
