"""What is asked and what has happened, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.story import StoryLine
from ..core.table import Entry, Move, Table
from ..core.texts import Texts
from ..core.told import event_json, event_text


@dataclass
class Teller:
    """Tells of a table in one language, with the names of its seats."""

    table: Table
    words: Texts
    names: Sequence[str]

    def question(self, seat: int) -> str:
        """What a seat that may act has to decide."""
        game = self.table.game
        stack = self.table.position.record().asks[seat]
        ask = stack.items[stack.n - 1]
        kind = game.module("state").AskKind(ask.kind)
        return str(kind.said(game.texts(self.words.lang), "ask", (ask.a, ask.b), self.names))

    def opening(self) -> list[str]:
        return self._events(self.table.opening_story)

    def decision(self, entry: Entry, viewer: int | None) -> tuple[str, list[str]]:
        """The sentence about one decision, as a seat may read it, and what came of it."""
        game, who = self.table.game, self.names[entry.seat]
        if self._is_hidden(entry, viewer):
            return self.words.say("told-secret", who=who), self._events(entry.story)
        own = self._own_event(entry)
        if own:
            rest = entry.story
            rest.remove(own)
            return self._event(own), self._events(rest)
        made = self.words.say("told-move", who=who, move=Move(game, entry.move).text(self.words.lang))
        return made, self._events(entry.story)

    def since(self, first: int, viewer: int | None) -> Iterator[tuple[list[str], list[str]]]:
        """For each standing decision from number `first` on: its sentence (perhaps none) and what came of it.

        That somebody else has decided in secret is told only by what came of it.
        """
        if first < 0 and self.table.opening_story:
            yield [], self.opening()
        entries = self.table.entries[max(first, 0) :]
        for number, entry in enumerate(entries, 1):
            sentence, events = self.decision(entry, viewer)
            if not self._is_hidden(entry, viewer) and not self._is_told_later(entry, entries[number:]):
                yield [sentence], events
            elif events:
                yield [], events

    def _is_hidden(self, entry: Entry, viewer: int | None) -> bool:
        return entry.seat != viewer and self.table.game.moves.is_secret(entry.move)

    def _own_event(self, entry: Entry) -> StoryLine | None:
        """The event that tells the decision itself, so that it need not be told twice. Of a move that names nothing
        it can only be the first."""
        story = entry.story if self._named(entry) else entry.story[:1]
        return next((line for line in story if self._tells(line, entry)), None)

    def _is_told_later(self, entry: Entry, later: Sequence[Entry]) -> bool:
        """Was it a secret that was shown, or the first part of a choice? Then an event tells, by the next decision."""
        if entry.story or not self._named(entry):
            return False
        for after in later:
            if any(self._tells(line, entry) for line in after.story):
                return True
            if after.seat == entry.seat:
                return False
        return False

    def _tells(self, line: StoryLine, entry: Entry) -> bool:
        """Is the first word of the event who decided (or a neutral for whom it was decided), and does it name all that
        the move names: things by their ids, numbers under the same name?"""
        event = event_json(self.table.game, line)
        del event["event"]
        neutral = line[1] >= self.table.players
        if list(event)[:1] != ["who"] or not (line[1] == entry.seat or neutral):
            return False
        things = {value for value in event.values() if isinstance(value, str)}
        return all(event.get(key) == value or value in things for key, value in self._named(entry).items())

    def _named(self, entry: Entry) -> dict[str, Any]:
        """What the move of an entry names."""
        return {key: value for key, value in self.table.game.moves.data(entry.move).items() if key != "do"}

    def _events(self, story: Sequence[StoryLine]) -> list[str]:
        return [self._event(line) for line in story]

    def _event(self, line: StoryLine) -> str:
        return event_text(self.table.game, line, self.words.lang, self.names)
