"""Going through saved games: replay and verify."""

from __future__ import annotations

import sys

from rich.rule import Rule
from rich.text import Text

from ..core.errors import SetupError
from ..core.replay import load
from ..core.table import Entry, Table, Undo
from .screens import final_scores, table_screen
from .telling import Teller
from .words import make_console, ui_words


def parse_seat(seat: str, table: Table) -> int | None:
    """Whose eyes to look through; None for "all"."""
    if seat == "all":
        return None
    if not seat.isdecimal() or int(seat) >= table.players:
        raise SetupError(f"seat {seat!r}: all, or 0 to {table.players - 1}")
    return int(seat)


def replay(path: str, lang: str, seat: str, step: bool | None) -> None:
    """Tell a game decision by decision; stepping, each with the table after it."""
    saved = load(path)
    viewer = parse_seat(seat, saved)
    Replayer(saved, viewer, lang).run(sys.stdin.isatty() and sys.stdout.isatty() if step is None else step)


class Replayer:
    def __init__(self, saved: Table, viewer: int | None, lang: str) -> None:
        self.saved = saved
        self.viewer = viewer
        self.lang = lang
        self.words = ui_words(lang)
        self.names = [self.words.say("name-human", number=seat + 1) for seat in range(saved.players)]
        self.table = Table(saved.game, saved.players, saved.seed, saved.options, salt=saved.salt)
        self.teller = Teller(self.table, self.words, self.names)
        self.console = make_console()

    def run(self, stepping: bool) -> None:
        title = self.words.say("replay-title", title=self.saved.game.title[self.lang], players=self.saved.players)
        self.console.print(Rule(title, style="dim"))
        self.tell(self.teller.opening())
        for number, entry in enumerate(self.saved.log, 1):
            if stepping and not self.wait(number):
                return
            self.advance(entry)
        self.console.print(table_screen(self.table, self.viewer, self.lang, self.names))
        if self.table.over:
            self.console.print(final_scores(self.table, self.words, self.names))
        else:
            self.console.print(self.words.say("replay-unfinished"))

    def advance(self, entry: Entry | Undo) -> None:
        if isinstance(entry, Entry):
            made = self.table.play(entry.seat, entry.move)
            # Looking through all eyes, every decision is told as its own seat knows it.
            viewer = entry.seat if self.viewer is None else self.viewer
            self.tell([self.teller.decision(made, viewer), *(f"    {text}" for text in self.teller.events(made))])
        else:
            self.table.undo(entry.seat)
            self.tell([self.words.say("told-undo", who=self.names[entry.seat])])

    def wait(self, number: int) -> bool:
        """Show the table and wait; False to stop."""
        self.console.print(table_screen(self.table, self.viewer, self.lang, self.names))
        hint = self.words.say("replay-step", number=number, count=len(self.saved.log))
        try:
            answer = input(f"{hint} › ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            answer = "q"
        self.console.clear()
        return answer not in ("q", "й")

    def tell(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.console.print(Text(sentence))


def verify(path: str, lang: str) -> None:
    """Loading checks all there is to check; say what that was."""
    table = load(path)
    words = ui_words(lang)
    decisions = sum(isinstance(entry, Entry) for entry in table.log)
    found = [
        words.say("verify-game", title=table.game.title[lang], players=table.players, count=decisions),
        words.say("verify-seed", commitment=table.commitment),
        words.say("verify-moves"),
    ]
    if table.over:
        found.append(words.say("verify-result", scores=" ".join(map(str, table.scores))))
        names = [words.say("name-human", number=seat + 1) for seat in table.winners]
        found.append(words.say("winner", count=len(names), names=", ".join(names)))
    else:
        found.append(words.say("replay-unfinished"))
    print("\n".join(found))
