"""What is drawn: the game's own screen, or a plain one where a game has none; the choices; the final scores."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..core.registry import Game
from ..core.table import Move, Table
from ..core.texts import Texts
from .menus import Item, Menu, runs

MARGINS = 8  # around a choice and between its label and its text
ONE_COLUMN = 5  # longer lists of short choices are set in columns


def table_screen(table: Table, seat: int | None, lang: str, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it (None: a spectator)."""
    return view_screen(table.game, table.view(seat), lang, names)


def view_screen(game: Game, view: dict[str, Any], lang: str, names: Sequence[str]) -> RenderableType:
    drawn = _of_game(game, "terminal", "screen")
    return drawn(view, game.texts(lang), names) if drawn else plain_screen(view, names)


def has_seat_screens(game: Game) -> bool:
    """Has the game's screen no room for everybody's boards? Then each seat has a screen for the others."""
    return _of_game(game, "terminal", "seat_screen") is not None


def seat_screen(game: Game, view: dict[str, Any], seat: int, lang: str, names: Sequence[str]) -> RenderableType:
    """What the viewer sees of one seat."""
    screen: RenderableType = game.module("terminal").seat_screen(view, seat, game.texts(lang), names)
    return screen


def plain_screen(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """Any game's table: everything the seat may see, a line for each part of the state."""
    lines = [Text(f"{number}: {name}") for number, name in enumerate(names)]
    for part, value in (view["state"] | view["facts"]).items():
        lines.append(Text(f"{part} ", "bold").append(json.dumps(value, ensure_ascii=False), "not bold"))
    return Group(Rule(view["game"], style="dim"), *lines)


def choices(
    menu: Menu, items: dict[str, Item], about: dict[str, str], words: Texts, width: int, in_short: bool = False
) -> RenderableType:
    """A menu, or those of its items that are to be shown: what to type, what it is, and in a few words what it does.

    In short, a choice has one line, and what does not fit there is cut.
    """
    if items == menu.items and menu.numbers:
        texts = [item.text for item in items.values() if item.text]
        ends = f": {texts[0]} … {texts[-1]}" if texts else ""
        return Text(f"  {runs(menu.numbers)}{ends}", no_wrap=in_short, overflow="ellipsis")
    told = {
        label: Text.assemble(item.text, (f" — {about[label]}" if label in about else "", "dim"))
        for label, item in items.items()
    }
    if not about and len(told) > ONE_COLUMN and 2 * max(text.cell_len for text in told.values()) + 14 < width:
        lines = [Text.assemble((f"{label:>2}", "bold cyan"), "  ", text) for label, text in told.items()]
        return Padding(Columns(lines, column_first=True, padding=(0, 2)), (0, 2), expand=False)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    for label, text in told.items():
        if in_short:
            text.truncate(width - MARGINS - max(map(len, items)), overflow="ellipsis")
        grid.add_row(label, text)
    return Padding(grid, (0, 2), expand=False)


def explanations(menu: Menu, view: dict[str, Any]) -> dict[str, str]:
    """By label: in a few words what a choice does, where the game says so."""
    found = {label: explained(item.moves[0], view, menu.lang) for label, item in menu.items.items() if item.is_move}
    return {label: text for label, text in found.items() if text}


def explained(move: Move, view: dict[str, Any], lang: str) -> str:
    """The game's own words on this move now, else what its texts say about one of the things it names."""
    words = move.game.texts(lang)
    if text := _choices_of(move.game, "explain", view, move.data, words):
        return str(text)
    for key, parameter in move.game.moves.kinds[move.data["do"]].parameters.items():
        message = f"{parameter.label}-{move.data[key]}-about"
        if words.has(message):
            return words.say(message)
    return ""


def preview(moves: Sequence[Move], view: dict[str, Any], lang: str) -> RenderableType | None:
    """Where these moves of one kind would take place, or how the only one that is left would look."""
    game = moves[0].game
    found: RenderableType | None = _choices_of(game, "preview", view, [move.data for move in moves], game.texts(lang))
    return found


def _choices_of(game: Game, what: str, *args: Any) -> Any:
    """What a game's terminal_choices.py has to say, if it has one."""
    function = _of_game(game, "terminal_choices", what)
    return function(*args) if function else None


def _of_game(game: Game, module: str, function: str) -> Callable[..., Any] | None:
    """A function that a game may do without."""
    return getattr(game.module(module), function, None) if find_spec(f"{game.package}.{module}") else None


def final_scores(table: Table, words: Texts, names: Sequence[str]) -> RenderableType:
    """Points by source and in all, a column a seat, and who won; with those who count in the end beside the seats."""
    beside, why = ending(table, words.lang, names)
    points = counted([*table.position.points(), *(sources for _, sources in beside)])
    grid = Grid(box=None, padding=(0, 2), title=words.say("final-scores"), title_style="bold", title_justify="left")
    grid.add_column()
    for seat, name in enumerate([*names, *(name for name, _ in beside)]):
        grid.add_column(name, justify="right", style="bold" if seat in table.winners else "")
    for key in points[0]:
        label = table.game.texts(words.lang).say(f"score-{key.replace('_', '-')}")
        grid.add_row(label, *(str(source[key]) for source in points))
    totals = [*table.scores, *(sum(sources.values()) for _, sources in beside)]
    grid.add_row(words.say("score-total"), *map(str, totals), style="bold")
    winners = words.say("winner", count=len(table.winners), names=", ".join(names[seat] for seat in table.winners))
    return Group(Text(), grid, Text(), Text(f"{winners} {why}".strip(), "bold"))


def ending(table: Table, lang: str, names: Sequence[str]) -> tuple[list[tuple[str, dict[str, int]]], str]:
    """What the points of the seats do not tell: who counts beside them, with points by source; why nobody has won."""
    told = _of_game(table.game, "terminal", "ending")
    return told(table.view(None), table.game.texts(lang), names) if told else ([], "")


def breakdowns(table: Table) -> list[dict[str, int]]:
    """The points of each seat by source."""
    return counted(table.position.points())


def counted(points: Sequence[dict[str, int]]) -> list[dict[str, int]]:
    """By source; what nobody has points from is left out."""
    sources = [source for source in points[0] if any(one[source] for one in points)]
    return [{source: one[source] for source in sources} for one in points]
