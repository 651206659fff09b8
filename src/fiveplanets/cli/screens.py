"""What is drawn: the game's own screen, or a plain one where a game has none; the choices; the final scores."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..core.moves import Span
from ..core.registry import Game
from ..core.table import Move, Table
from ..core.texts import Texts

ONE_COLUMN = 9  # longer lists of moves are set in columns
RANGE = 6  # a longer choice of a mere number is shown as a range


def table_screen(table: Table, seat: int | None, lang: str, names: Sequence[str]) -> RenderableType:
    """The table as a seat sees it (None: a spectator)."""
    game = table.game
    view = table.view(seat)
    if find_spec(f"{game.package}.terminal"):
        return game.module("terminal").screen(view, game.texts(lang), names)
    return plain_screen(view, names)


def plain_screen(view: dict[str, Any], names: Sequence[str]) -> RenderableType:
    """Any game's table: everything the seat may see, a line for each part of the state."""
    lines = [Text(f"{number}: {name}") for number, name in enumerate(names)]
    for part, value in (view["state"] | view["facts"]).items():
        lines.append(Text(f"{part} ", "bold").append(json.dumps(value, ensure_ascii=False), "not bold"))
    return Group(Rule(view["game"], style="dim"), *lines)


def labelled(game: Game, moves: Sequence[Move]) -> dict[str, Move]:
    """What to type for each move: the number itself where only a number is chosen, else its place in the list."""
    kinds = {move.data["do"] for move in moves}
    if len(kinds) == 1:
        parameters = game.moves.kinds[kinds.pop()].parameters
        if len(parameters) == 1 and isinstance(next(iter(parameters.values())), Span):
            (key,) = parameters
            return {str(move.data[key]): move for move in moves}
    return {str(number): move for number, move in enumerate(moves, 1)}


def choices(choice: dict[str, Move], words: Texts) -> RenderableType:
    """The list of moves with what to type for each."""
    labels = list(choice)
    numbers = [int(label) for label in labels]
    told = [move.text(words.lang) for move in choice.values()]
    by_value = len(labels) > RANGE and [str(n) for n in range(numbers[0], numbers[-1] + 1)] == labels
    if by_value and _only_numbers_differ(told):
        text = f"{told[0]} … {told[-1]}"
        return Text(f"  {words.say('choices-range', first=labels[0], last=labels[-1], text=text)}")
    width = max(map(len, labels))
    lines = [
        Text.assemble("  ", (label.rjust(width), "bold cyan"), "  ", text)
        for label, text in zip(labels, told, strict=True)
    ]
    return Group(*lines) if len(lines) <= ONE_COLUMN else Columns(lines, column_first=True, equal=True)


def _only_numbers_differ(texts: Sequence[str]) -> bool:
    bare = {"".join(c for c in text if not c.isdigit()) for text in texts}
    return len(bare) <= 3  # the plural forms of a noun


def final_scores(table: Table, words: Texts, names: Sequence[str]) -> RenderableType:
    """Points by source and in all, a column a seat, and who won."""
    game = table.game
    sources = breakdowns(table)
    grid = Grid(box=None, padding=(0, 2), title=words.say("final-scores"), title_style="bold", title_justify="left")
    grid.add_column()
    for seat, name in enumerate(names):
        grid.add_column(name, justify="right", style="bold" if seat in table.winners else "")
    for key in sources[0]:
        label = game.texts(words.lang).say(f"score-{key.replace('_', '-')}")
        grid.add_row(label, *(str(source[key]) for source in sources))
    grid.add_row(words.say("score-total"), *map(str, table.scores), style="bold")
    winners = ", ".join(names[seat] for seat in table.winners)
    return Group(Text(), grid, Text(), Text(words.say("winner", count=len(table.winners), names=winners), "bold"))


def breakdowns(table: Table) -> list[dict[str, int]]:
    """The points of each seat by source."""
    return [table.game.module("view").breakdown(table.state, seat) for seat in range(table.players)]
