"""Events of a game's story, as plain data and as sentences. A game's events.py has `Event`, a Worded enum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .registry import Game
from .story import StoryLine
from .worded import Worded


def event_json(game: Game, line: StoryLine) -> dict[str, Any]:
    """One event of the story by name, with its words."""
    event: Worded = game.module("events").Event(line[0])
    return {"event": event.id} | event.data(line[1:])


def event_text(game: Game, line: StoryLine, lang: str, players: Sequence[str]) -> str:
    """The sentence of one event; `players` gives the name of each seat."""
    event: Worded = game.module("events").Event(line[0])
    return event.said(game.texts(lang), "event", line[1:], players)
