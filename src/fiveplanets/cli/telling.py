"""What has happened, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..core.table import Entry, Move, Table
from ..core.texts import Texts
from ..core.told import event_text


@dataclass
class Teller:
    """Tells the log of a table in one language, with the names of its seats."""

    table: Table
    words: Texts
    names: Sequence[str]

    def opening(self) -> list[str]:
        return self._events(self.table.opening_story)

    def decision(self, entry: Entry, viewer: int | None) -> str:
        """The sentence about one decision, as a seat may read it."""
        who = self.names[entry.seat]
        if entry.seat != viewer and self.table.game.moves.is_secret(entry.move):
            return self.words.say("told-secret", who=who)
        return self.words.say("told-move", who=who, move=Move(self.table.game, entry.move).text(self.words.lang))

    def events(self, entry: Entry) -> list[str]:
        return self._events(entry.story)

    def since(self, first: int, viewer: int | None) -> Iterator[tuple[list[str], list[str]]]:
        """For each standing decision from number `first` on: its sentence (perhaps none) and its events.

        That somebody else has decided in secret is told only by what came of it.
        """
        if first < 0 and self.table.opening_story:
            yield [], self.opening()
        for entry in self.table.entries[max(first, 0) :]:
            hidden = entry.seat != viewer and self.table.game.moves.is_secret(entry.move)
            if not hidden or entry.story:
                yield [] if hidden else [self.decision(entry, viewer)], self.events(entry)

    def _events(self, story: Sequence[tuple[int, int, int, int]]) -> list[str]:
        return [event_text(self.table.game, event, self.words.lang, self.names) for event in story]
