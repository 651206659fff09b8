"""Going through saved games: replay and verify."""

from __future__ import annotations

from functools import cached_property

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.errors import SetupError
from ..core.replay import load
from ..core.table import Entry, Table, Undo
from .drawing import Drawing, draw
from .fitting import parts_of, turned
from .keyboard import Keyboard
from .menus import latin_key
from .open_table import open_screen
from .screens import final_scores, table_screen
from .sitting import seat_names
from .telling import Teller
from .words import make_console, shortened, ui_words


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
    replayer = Replayer(saved, parse_seat(seat, saved), lang)
    if step is None:
        step = replayer.keyboard.interactive
    if step:
        replayer.step_through()
    else:
        replayer.tell_all()


class Replayer:
    """A saved game, played again up to some line of its log; going back is going there from the start."""

    def __init__(self, saved: Table, viewer: int | None, lang: str) -> None:
        self.saved = saved
        self.viewer = viewer
        self.lang = lang
        self.words = ui_words(lang)
        self.names = seat_names(saved, self.words)
        self.console = make_console()
        self.keyboard = Keyboard()
        self.count = len(saved.log)
        self.start()

    def start(self) -> None:
        saved = self.saved
        self.table = Table(saved.game, saved.players, saved.seed, saved.options, salt=saved.salt)
        self.teller = Teller(self.table, self.words, self.names)
        self.number = 0  # of lines of the log that are played
        self.told = self.teller.opening()  # what has led here

    def go_to(self, number: int) -> None:
        if number < self.number:
            self.start()
        while self.number < number:
            self.advance(self.saved.log[self.number])

    def advance(self, entry: Entry | Undo) -> None:
        """Follow one line of the log."""
        self.number += 1
        if isinstance(entry, Undo):
            self.table.undo(entry.seat)
            self.told = [self.words.say("told-undo", who=self.names[entry.seat])]
            return
        made = self.table.play(entry.seat, entry.move)
        # Looking through all eyes, every decision is told as its own seat knows it.
        viewer = entry.seat if self.viewer is None else self.viewer
        sentence, events = self.teller.decision(made, viewer)
        self.told = [sentence, *(f"    {event}" for event in events)]

    def screen(self) -> RenderableType:
        """The table as the viewer sees it, or with everything open; at the end with the scores."""
        if self.viewer is None:
            screen = open_screen(self.console, self.table, self.lang, self.names)
        else:
            screen = table_screen(self.table, self.viewer, self.lang, self.names)
        scores = [final_scores(self.table, self.words, self.names)] if self.table.over else []
        return Group(*parts_of(screen), *scores)

    @property
    def round(self) -> int:
        return int(self.table.position.record().round)

    @cached_property
    def rounds(self) -> list[int]:
        """The round after each line of the log, and before the first."""
        other = Replayer(self.saved, self.viewer, self.lang)
        found = [other.round]
        for entry in self.saved.log:
            other.advance(entry)
            found.append(other.round)
        return found

    # --- all at once

    def tell_all(self) -> None:
        self.console.print(self.title())
        for number in range(self.count + 1):
            self.go_to(number)
            for sentence in self.told:
                self.console.print(Text(sentence))
        self.console.print(self.screen())
        if not self.table.over:
            self.console.print(self.words.say("replay-unfinished"))

    def title(self) -> RenderableType:
        title = self.words.say("replay-title", title=self.saved.game.title[self.lang], players=self.saved.players)
        return Rule(title, style="dim")

    # --- step by step

    def step_through(self) -> None:
        page, note = 0, ""
        while True:
            drawing = self.show(page, note)
            note = ""
            try:
                typed = self.keyboard.read()
            except (EOFError, KeyboardInterrupt):
                return
            if latin_key(typed) == "q" or (not typed and self.number == self.count):
                return
            other_page, wanted = turned(typed, page, drawing.pages), self.wanted(typed.split())
            if other_page is not None:
                page = other_page
            elif wanted is not None:
                self.go_to(wanted)
            else:
                note = self.words.say("replay-unknown", typed=shortened(typed), count=self.count)

    def wanted(self, typed: list[str]) -> int | None:
        """How many lines of the log are to be played, if such a place is asked for."""
        match [latin_key(word) for word in typed]:
            case []:
                return self.number + 1
            case ["b"]:
                return max(self.number - 1, 0)
            case ["r", number] if number in map(str, self.rounds):
                return self.rounds.index(int(number))
            case [number] if number in map(str, range(self.count + 1)):
                return int(number)
        return None

    def show(self, page: int, note: str) -> Drawing:
        asking = [Text(note)] if note else []
        if self.number == self.count and not self.table.over:
            asking.append(Text(self.words.say("replay-unfinished")))
        here = self.words.say("replay-here", number=self.number, count=self.count, round=self.round)
        drawing = Drawing(
            news=[self.title(), *map(Text, self.told)],
            first=None,
            table=self.screen(),
            question=[*asking, Text(here, "bold")],
            choices=Group(),
            hint=Text(self.words.say("replay-hint"), "dim"),
        )
        self.console.clear()
        if self.keyboard.interactive:
            draw(self.console, self.words, drawing, page, 0)
        else:
            drawing.print_all(self.console)
        return drawing


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
        names = [seat_names(table, words)[seat] for seat in table.winners]
        found.append(words.say("winner", count=len(names), names=", ".join(names)))
    else:
        found.append(words.say("replay-unfinished"))
    print("\n".join(found))
