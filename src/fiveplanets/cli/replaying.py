"""Going through saved games: replay and verify."""

from __future__ import annotations

from dataclasses import dataclass

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.errors import SetupError
from ..core.replay import load
from ..core.table import Entry, Table, Undo
from .drawing import Drawing, draw
from .fitting import turned
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


@dataclass
class Position:
    """The table after some lines of the log."""

    told: list[str]  # what has led here
    round: int
    screen: RenderableType


class Replayer:
    def __init__(self, saved: Table, viewer: int | None, lang: str) -> None:
        self.saved = saved
        self.viewer = viewer
        self.lang = lang
        self.words = ui_words(lang)
        self.names = seat_names(saved, self.words)
        self.table = Table(saved.game, saved.players, saved.seed, saved.options, salt=saved.salt)
        self.teller = Teller(self.table, self.words, self.names)
        self.console: Console = make_console()
        self.keyboard = Keyboard()
        self.visited = [self.position(self.teller.opening())]

    @property
    def count(self) -> int:
        return len(self.saved.log)

    # --- positions

    def at(self, number: int) -> Position:
        """The table after so many lines of the log."""
        while len(self.visited) <= number:
            self.visited.append(self.position(self.advance(self.saved.log[len(self.visited) - 1])))
        return self.visited[number]

    def advance(self, entry: Entry | Undo) -> list[str]:
        """Follow one line of the log; returns what there is to tell about it."""
        if isinstance(entry, Undo):
            self.table.undo(entry.seat)
            return [self.words.say("told-undo", who=self.names[entry.seat])]
        made = self.table.play(entry.seat, entry.move)
        # Looking through all eyes, every decision is told as its own seat knows it.
        viewer = entry.seat if self.viewer is None else self.viewer
        return [self.teller.decision(made, viewer), *(f"    {text}" for text in self.teller.events(made))]

    def position(self, told: list[str]) -> Position:
        return Position(told, int(self.table.view(None)["state"]["round"]), self.screen())

    def screen(self) -> RenderableType:
        """The table as the viewer sees it, or with everything open; at the end with the scores."""
        if self.viewer is None:
            screen = open_screen(self.console, self.table, self.lang, self.names)
        else:
            screen = table_screen(self.table, self.viewer, self.lang, self.names)
        scores = [final_scores(self.table, self.words, self.names)] if self.table.over else []
        return Group(*getattr(screen, "renderables", [screen]), *scores)

    def first_of_round(self, wanted: int) -> int | None:
        """The first position of a round, or None if there is no such round."""
        return next((number for number in range(self.count + 1) if self.at(number).round == wanted), None)

    # --- all at once

    def tell_all(self) -> None:
        self.console.print(self.title())
        for number in range(self.count + 1):
            for sentence in self.at(number).told:
                self.console.print(Text(sentence))
        self.console.print(self.at(self.count).screen)
        if not self.table.over:
            self.console.print(self.words.say("replay-unfinished"))

    def title(self) -> RenderableType:
        title = self.words.say("replay-title", title=self.saved.game.title[self.lang], players=self.saved.players)
        return Rule(title, style="dim")

    # --- step by step

    def step_through(self) -> None:
        number, page, note = 0, 0, ""
        while True:
            drawing = self.show(number, page, note)
            note = ""
            try:
                typed = self.keyboard.read()
            except (EOFError, KeyboardInterrupt):
                return
            if latin_key(typed) == "q" or (not typed and number == self.count):
                return
            turned_to = turned(typed, page, drawing.pages)
            wanted = self.wanted(typed, number)
            if turned_to is not None:
                page = turned_to
            elif wanted is not None:
                number = wanted
            else:
                note = self.words.say("replay-unknown", typed=shortened(typed), count=self.count)

    def wanted(self, typed: str, number: int) -> int | None:
        """The position that is asked for, if there is one like that."""
        command, *rest = latin_key(typed.split()[0] if typed else "+"), *typed.split()[1:]
        if command == "+":
            return number + 1
        if command == "b" and not rest:
            return max(number - 1, 0)
        if command == "r" and len(rest) == 1 and rest[0].isdecimal() and len(rest[0]) < 10:
            return self.first_of_round(int(rest[0]))
        if command.isdecimal() and not rest and len(command) < 10 and int(command) <= self.count:
            return int(command)
        return None

    def show(self, number: int, page: int, note: str) -> Drawing:
        position = self.at(number)
        news: list[RenderableType] = [Text(sentence) for sentence in position.told]
        asking = [Text(note)] if note else []
        if number == self.count and not self.table.over:
            asking.append(Text(self.words.say("replay-unfinished")))
        here = self.words.say("replay-here", number=number, count=self.count, round=position.round)
        hint = Text(self.words.say("replay-hint"), "dim")
        drawing = Drawing(
            news=[self.title(), *news], first=None, table=position.screen, question=[*asking, Text(here, "bold")],
            choices=Group(), hint=hint,
        )  # fmt: skip
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
