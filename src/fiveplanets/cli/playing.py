"""A table at the terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from ..core.asks import top_ask
from ..core.errors import FivePlanetsError, UndoRefused
from ..core.table import Move
from .pages import rule_ids, show_rules
from .screens import choices, final_scores, labelled, table_screen
from .sitting import Sitting, check_save_path
from .telling import Teller
from .words import make_console, ui_words

CYRILLIC = dict(zip("гыкдй", "usrlq", strict=True))  # the same keys with a Russian keyboard layout
COMMANDS = ("u", "s", "r", "l", "?", "q")


def play_at_terminal(sitting: Sitting, lang: str) -> None:
    TerminalTable(sitting, lang).play()


class TerminalTable:
    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.words = ui_words(lang)
        self.lang = lang
        self.names = sitting.names(self.words)
        self.teller = Teller(self.table, self.words, self.names)
        self.console = make_console()
        self.at_keyboard: int | None = None
        # How many decisions a seat knew of when it last decided; None stands for all people together.
        self.seen: dict[int | None, int] = {}
        self.note = ""  # to be shown over the next prompt

    def play(self) -> None:
        try:
            while (seat := self.sitting.next_human(self.at_keyboard)) is not None:
                self.decide(seat)
            self.show_end()
        except (EOFError, KeyboardInterrupt):
            self.console.print(f"\n{self.words.say('goodbye')}")
        if self.sitting.save():
            self.say_saved(str(self.sitting.save_path))
        elif not self.table.over:
            self.console.print(self.words.say("not-saved"))

    # --- one decision

    def decide(self, seat: int) -> None:
        """Ask a seat until it has moved or taken something back."""
        if len(self.sitting.humans) > 1 and seat != self.at_keyboard:
            self.hand_over(seat)
        self.at_keyboard = seat
        choice = labelled(self.table.moves(seat))
        self.draw(seat, choice)
        while not self.answer(seat, choice, self.read()):
            pass

    def answer(self, seat: int, choice: dict[str, Move], typed: str) -> bool:
        """Do what was typed. True when the table has changed."""
        command, _, rest = typed.partition(" ")
        command = CYRILLIC.get(command, command)
        if typed in choice:
            self.seen[seat] = self.seen[None] = len(self.table.entries)
            self.table.play(seat, choice[typed])
            return True
        if command == "u" and not rest:
            return self.undo(seat)
        if not typed:
            self.draw(seat, choice)
        elif command in COMMANDS:
            self.obey(seat, command, rest.strip())
        else:
            self.narrow(choice, typed)
        return False

    def obey(self, seat: int, command: str, rest: str) -> None:
        if command == "q":
            raise EOFError  # as if the input had ended
        if command == "s":
            self.save(rest)
        elif command == "r":
            self.show_rules(rest)
        elif command == "l":
            self.show_log(seat)
        else:
            rule = rule_ids(self.table.game, self.lang)[0]
            saved = "yes" if self.sitting.save_path else "no"
            self.console.print(self.words.say("prompt-help", saved=saved, rule=rule))

    def undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except UndoRefused:
            self.console.print(self.words.say("undo-refused"))
            return False
        self.seen[seat] = len(self.table.entries)
        self.note = self.words.say("undone")
        return True

    def narrow(self, choice: dict[str, Move], typed: str) -> None:
        """Show only the moves that contain a word."""
        found = {label: move for label, move in choice.items() if typed.lower() in move.text(self.lang).lower()}
        if found and not typed.isdigit():
            self.console.print(choices(found, self.words, self.console.width))
        else:
            self.console.print(self.words.say("unknown-move", typed=typed))

    def save(self, where: str) -> None:
        try:
            if where:
                check_save_path(Path(where), self.sitting.save_path)
                self.table.save(Path(where))
            elif not self.sitting.save():
                self.console.print(self.words.say("say-where"))
                return
        except FivePlanetsError as error:
            self.console.print(str(error))
        else:
            self.say_saved(where or str(self.sitting.save_path))

    def say_saved(self, path: str) -> None:
        self.console.print(self.words.say("saved", path=path), soft_wrap=True)

    # --- what is shown

    def draw(self, seat: int, choice: dict[str, Move]) -> None:
        self.console.clear()
        self.tell_since(seat)
        self.console.print(table_screen(self.table, seat, self.lang, self.names_for(seat)))
        others = [self.names[other] for other in self.table.to_act if other != seat and other in self.sitting.humans]
        if others:
            self.console.print(Text(self.words.say("waiting", names=", ".join(others)), "dim"))
        if self.note:
            self.console.print(self.note)
            self.note = ""
        self.console.print(Text(f"{self.names[seat]}: {self.question(seat)}", "bold"))
        self.console.print(choices(choice, self.words, self.console.width))
        self.console.print(Text(self.words.say("prompt-hint"), "dim"))

    def names_for(self, seat: int | None) -> list[str]:
        """The names, with the viewer's own marked."""
        return [
            self.words.say("name-you", name=name) if number == seat else name for number, name in enumerate(self.names)
        ]

    def question(self, seat: int) -> str:
        kind = self.table.game.module("state").AskKind(top_ask(self.table.state, seat).kind)
        return self.table.game.texts(self.lang).say(f"ask-{kind.name.lower().replace('_', '-')}")

    def tell_since(self, seat: int | None) -> None:
        """What has happened since the seat last decided."""
        told = list(self.teller.since(self.seen.get(seat, -1), seat))
        if told:
            self.console.print(Rule(self.words.say("happened"), style="dim"))
        for decision, events in told:
            text = Text(" · ".join(decision + events))
            text.highlight_words(self.names, "bold")
            self.console.print(text)

    def show_log(self, seat: int) -> None:
        told = list(self.teller.since(-1, seat))
        for decision, events in told:
            for sentence in decision + [f"    {event}" for event in events]:
                self.console.print(Text(sentence))
        if not told:
            self.console.print(self.words.say("no-log"))

    def show_rules(self, rule: str) -> None:
        try:
            show_rules(self.console, self.table.game, self.lang, rule or None)
        except FivePlanetsError:
            self.console.print(self.words.say("no-rule", id=rule))

    def show_end(self) -> None:
        viewer = self.sitting.humans[0] if len(self.sitting.humans) == 1 else None
        self.console.clear()
        self.tell_since(viewer)
        self.console.print(table_screen(self.table, viewer, self.lang, self.names_for(viewer)))
        self.console.print(final_scores(self.table, self.words, self.names))

    # --- the keyboard

    def hand_over(self, seat: int) -> None:
        """Nobody may see the next seat's secrets on the way to the keyboard, nor the last one's after it."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            print("\033[3J", end="")  # what can be scrolled back to as well
        self.console.print(Rule(style="bold"))
        self.console.print(Text(self.words.say("hand-over", who=self.names[seat]), "bold"))
        self.read(self.words.say("press-enter"))

    def read(self, prompt: str = "") -> str:
        typed = input(f"{prompt} › " if prompt else "› ").strip()
        if not sys.stdin.isatty():
            print(typed)  # a script's answers belong into what it prints
        return typed
