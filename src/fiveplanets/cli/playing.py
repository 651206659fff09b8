"""A table at the terminal: people take turns at the keyboard, bots answer at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.errors import FivePlanetsError, UndoRefused
from ..core.table import Move
from ..core.translating import error_text
from .drawing import Drawing, draw
from .fitting import page_through, turned
from .hinting import hint
from .keyboard import Keyboard
from .menus import Item, Menu, latin_key
from .pages import rule_ids, rules_page
from .screens import choices, explanations, final_scores, has_seat_screens, preview, seat_screen, view_screen
from .sitting import Sitting, seat_names
from .telling import Teller
from .words import make_console, shortened, ui_words

MORE = "+"  # the next page of the choices


def play_at_terminal(sitting: Sitting, lang: str) -> None:
    TerminalTable(sitting, lang).play()


class TerminalTable:
    def __init__(self, sitting: Sitting, lang: str) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.words = ui_words(lang)
        self.lang = lang
        self.names = seat_names(self.table, self.words)
        self.teller = Teller(self.table, self.words, self.names)
        self.console = make_console()
        self.keyboard = Keyboard()
        self.at_keyboard: int | None = None
        # How many decisions a seat knew of when it last decided; None stands for all people together.
        self.seen: dict[int | None, int] = {}
        self.note = ""  # to be shown over the next prompt
        self.leaving = False  # has been told that the game cannot be saved
        self.view: dict[str, Any] = {}
        self.steps: list[list[Move]] = []  # the moves that are left, after each part of the choice
        self.menu: Menu | None = None  # None: one move is left, and is to be confirmed
        self.listed: dict[str, Item] = {}  # what of the menu is shown
        self.pages: dict[tuple[int, str], int] = {}  # of the table, as the seat last left it at this question
        self.page_of_choices = 0

    def play(self) -> None:
        try:
            while (seat := self.sitting.next_human(self.at_keyboard)) is not None:
                self.decide(seat)
            self.show_end()
        except (EOFError, KeyboardInterrupt):
            self.console.print(f"\n{self.words.say('goodbye')}")
        self.sitting.leave()
        if self.sitting.save_path:
            self.console.print(self.saved())
        elif not self.table.over:
            self.console.print(self.words.say("not-saved"))

    # --- one decision

    def decide(self, seat: int) -> None:
        """Ask a seat until it has moved or taken something back."""
        if len(self.sitting.humans) > 1 and seat != self.at_keyboard:
            self.hand_over(seat)
        self.at_keyboard = seat
        self.view = self.table.view(seat)
        self.steps = [self.table.moves(seat)]
        self.ask()
        while not self.answer(seat, self.keyboard.read()):
            pass

    def ask(self) -> None:
        """Show what is to be chosen now."""
        left = self.steps[-1]
        begun = len(self.steps) > 1
        self.menu = None if begun and len(left) == 1 else Menu(left, self.lang, begun)
        self.listed = self.menu.items if self.menu else {}
        self.page_of_choices = 0
        self.draw()

    def answer(self, seat: int, typed: str) -> bool:
        """Do what was typed. True when the table has changed."""
        words = typed.split()
        if self.menu is None and not typed:
            return self.make(seat, self.steps[-1][0])
        left = self.menu.follow(words) if self.menu else None
        if self.menu and left:
            by_steps = self.menu.parameter is not None or len(words) > 1
            if len(left) == 1 and not (by_steps and preview(left, self.view, self.lang)):
                return self.make(seat, left[0])
            self.steps.append(left)
            self.ask()
            return False
        command, rest = latin_key(words[0]) if words else "", typed.partition(" ")[2].strip()
        if command == "u" and not rest:
            return self.back(seat)
        if not typed:
            self.listed = self.menu.items if self.menu else {}
            self.draw()
        elif not self.obey(seat, command, rest):
            self.narrow(typed)
        return False

    def make(self, seat: int, move: Move) -> bool:
        self.seen[seat] = self.seen[None] = len(self.table.entries)
        self.sitting.play(seat, move)
        self.leaving = False
        return True

    def back(self, seat: int) -> bool:
        """Take back the last part of this choice, else the last decision."""
        if len(self.steps) > 1:
            self.steps.pop()
            self.ask()
            return False
        try:
            self.sitting.undo(seat)
        except UndoRefused:
            self.say(self.words.say("undo-refused"))
            return False
        self.seen[seat] = len(self.table.entries)
        self.note = self.words.say("undone")
        return True

    def obey(self, seat: int, command: str, rest: str) -> bool:
        """Follow a command that leaves the table as it is. False if it is none."""
        if command == "q":
            self.quit()
        elif command == "s":
            self.save(rest)
        elif command == "r":
            self.show_rules(rest)
        elif command == "l":
            self.show(self.log(seat), from_the_end=True)
        elif command == "v" and self.others_can_be_seen:
            self.show_seats(seat, rest)
        elif command == "h":
            self.give_hint(seat)
        elif command == "?":
            self.show_help()
        elif (page := turned(command, self.pages.get(self.place, 0), self.drawing.pages)) is not None:
            self.pages[self.place] = page
            self.draw()
        elif command == MORE:
            self.page_of_choices += 1
            self.draw()
        else:
            return False
        return True

    def quit(self) -> None:
        """Leave, unless the game would be lost against the player's will."""
        if self.sitting.save_path and not self.sitting.save() and not self.leaving:
            self.leaving = True
            self.say(self.words.say("quit-unsaved", why=error_text(self.sitting.trouble, self.lang)))
        else:
            raise EOFError  # as if the input had ended

    def narrow(self, typed: str) -> None:
        """Show only the choices that contain a word."""
        found = self.menu.with_word(typed) if self.menu and not typed.isdigit() else {}
        if not found:
            self.say(self.words.say("unknown-move", typed=shortened(typed)))
            return
        self.listed = found
        self.page_of_choices = 0
        if self.keyboard.interactive:
            self.draw()
        else:
            self.console.print(self.choices())

    def save(self, where: str) -> None:
        try:
            if where:
                self.sitting.keep_at(Path(where))
            elif not self.sitting.save():
                trouble = self.sitting.trouble
                self.say(error_text(trouble, self.lang) if trouble else self.words.say("say-where"))
                return
        except FivePlanetsError as error:
            self.say(shortened(error_text(str(error), self.lang), 200))
        else:
            self.say(self.saved())

    def saved(self) -> str:
        return self.words.say("saved", path=shortened(str(self.sitting.save_path), 2000))

    # --- what is shown

    @property
    def place(self) -> tuple[int, str]:
        """Whose question this is, and which: there the table is opened on the same page again."""
        assert self.at_keyboard is not None
        return self.at_keyboard, self.question()

    def say(self, message: str) -> None:
        """Show a message with the question below it."""
        if self.keyboard.interactive:
            self.note = message
            self.draw()
        else:
            self.console.print(message, soft_wrap=True)

    def show(self, drawn: RenderableType, from_the_end: bool = False) -> None:
        """Show something long, then the table again."""
        page_through(self.console, self.keyboard, self.words, drawn, from_the_end)
        if self.keyboard.interactive:
            self.draw()

    def draw(self) -> None:
        seat = self.at_keyboard
        assert seat is not None
        self.console.clear()
        begun = len(self.steps) > 1
        looked_at = preview(self.steps[-1], self.view, self.lang)
        screen = view_screen(self.table.game, self.view, self.lang, self.names_for(seat))
        if looked_at and not self.keyboard.interactive:
            screen = looked_at if begun else Group(screen, looked_at)
        self.drawing = Drawing(
            news=[] if begun else self.news(seat),
            first=looked_at,
            table=screen,
            question=self.asking(seat),
            choices=self.choices(),
            hint=Text(self.words.say("prompt-hint"), "dim"),
        )
        if self.keyboard.interactive:
            draw(self.console, self.words, self.drawing, self.pages.get(self.place, 0), self.page_of_choices)
        else:
            self.drawing.print_all(self.console)
        self.note = ""

    def asking(self, seat: int) -> list[RenderableType]:
        """The question, and what is to be known beside it."""
        others = [self.names[other] for other in self.table.to_act if other != seat and other in self.sitting.humans]
        lines: list[RenderableType] = []
        if others:
            lines.append(Text(self.words.say("waiting", names=", ".join(others)), "dim"))
        if self.sitting.trouble:
            lines.append(Text(error_text(self.sitting.trouble, self.lang), "bold red"))
        if self.note:
            lines.append(Text(self.note))
        chosen = self.menu.question if self.menu else self.steps[-1][0].text(self.lang)
        if self.menu is None:
            chosen = f"{chosen}. {self.words.say('confirm')}"
        lines.append(Text(f"{self.names[seat]}: {chosen or self.question()}", "bold"))
        return lines

    def choices(self) -> RenderableType:
        if self.menu is None:
            return Group()
        about = explanations(self.menu, self.view)
        return choices(self.menu, self.listed, about, self.words, self.console.width, self.keyboard.interactive)

    def names_for(self, seat: int | None) -> list[str]:
        """The names, with the viewer's own marked."""
        return [
            self.words.say("name-you", name=name) if number == seat else name for number, name in enumerate(self.names)
        ]

    def question(self) -> str:
        assert self.at_keyboard is not None
        return self.teller.question(self.at_keyboard)

    def news(self, seat: int | None) -> list[RenderableType]:
        """What has happened since the seat last decided; at the very start what the game is about."""
        texts = self.table.game.texts(self.lang)
        told: list[RenderableType] = []
        if seat not in self.seen and texts.has("goal"):
            told.append(Text(texts.say("goal"), "italic"))
        for decision, events in self.teller.since(self.seen.get(seat, -1), seat):
            text = Text(" · ".join(decision + events))
            text.highlight_words(self.names, "bold")
            told.append(text)
        return [Rule(self.words.say("happened"), style="dim"), *told] if told else []

    def log(self, seat: int) -> RenderableType:
        told = [
            Text(sentence)
            for decision, events in self.teller.since(-1, seat)
            for sentence in decision + [f"    {event}" for event in events]
        ]
        return Group(*told) if told else Text(self.words.say("no-log"))

    def show_rules(self, wanted: str) -> None:
        page = rules_page(self.table.game, self.lang, wanted)
        if page:
            self.show(page)
        else:
            self.say(self.words.say("no-rule", id=shortened(wanted)))

    @property
    def others_can_be_seen(self) -> bool:
        return self.table.players > 1 and has_seat_screens(self.table.game)

    def show_seats(self, viewer: int, wanted: str) -> None:
        """What lies before one player, by name or number, or before all the others."""
        seats = [
            seat
            for seat, name in enumerate(self.names)
            if (wanted.casefold() in (name.casefold(), str(seat + 1)) if wanted else seat != viewer)
        ]
        if seats:
            names = self.names_for(viewer)
            self.show(Group(*(seat_screen(self.table.game, self.view, seat, self.lang, names) for seat in seats)))
        else:
            self.say(self.words.say("no-player", typed=shortened(wanted), names=", ".join(self.names)))

    def give_hint(self, seat: int) -> None:
        """Say what a strong bot would do; whoever does not want to wait for it stops it with Ctrl-C."""
        try:
            told = hint(self.table, seat, self.words)
        except KeyboardInterrupt:
            self.say(self.words.say("hint-stopped"))
            return
        if len(self.steps) > 1:  # the hint says what to type from the beginning of the choice
            del self.steps[1:]
            self.note = told
            self.ask()
        else:
            self.say(told)

    def show_help(self) -> None:
        rule = rule_ids(self.table.game, self.lang)[0]
        saved = "yes" if self.sitting.save_path else "no"
        others = "yes" if self.others_can_be_seen else "no"
        self.show(Text(self.words.say("prompt-help", saved=saved, rule=rule, others=others)))

    def show_end(self) -> None:
        viewer = self.sitting.humans[0] if len(self.sitting.humans) == 1 else None
        screen = view_screen(self.table.game, self.table.view(viewer), self.lang, self.names_for(viewer))
        scores = final_scores(self.table, self.words, self.names)
        self.console.clear()
        page_through(self.console, self.keyboard, self.words, Group(*self.news(viewer), screen))
        self.console.clear()
        self.console.print(scores)

    # --- the keyboard

    def hand_over(self, seat: int) -> None:
        """Nobody may see the next seat's secrets on the way to the keyboard, nor the last one's after it."""
        self.console.clear()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            print("\033[3J", end="")  # what can be scrolled back to as well
        self.keyboard.forget()
        self.console.print(Rule(style="bold"))
        self.console.print(Text(self.words.say("hand-over", who=self.names[seat]), "bold"))
        self.keyboard.read(self.words.say("press-enter"))
