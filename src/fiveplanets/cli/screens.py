"""What is drawn: the game's own screen, or a plain one where a game has none; the choices; the final scores."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from ..core.moves import Span
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


def labelled(moves: Sequence[Move]) -> dict[str, Move]:
    """What to type for each move: the number itself where only a number is chosen, else its place in the list."""
    key = chosen_number(moves)
    return {str(move.data[key] if key else place): move for place, move in enumerate(moves, 1)}


def chosen_number(moves: Sequence[Move]) -> str | None:
    """The name of the number in which alone the moves differ, such as the water of a bid."""
    kinds = {move.data["do"] for move in moves}
    parameters = moves[0].game.moves.kinds[moves[0].data["do"]].parameters
    if len(kinds) > 1 or len(parameters) != 1:
        return None
    ((key, parameter),) = parameters.items()
    return key if isinstance(parameter, Span) else None


def choices(choice: dict[str, Move], words: Texts, width: int) -> RenderableType:
    """The list of moves with what to type for each."""
    labels = list(choice)
    told = [move.text(words.lang) for move in choice.values()]
    if chosen_number(list(choice.values())) and _is_range(labels):
        text = f"{told[0]} … {told[-1]}"
        return Text(f"  {words.say('choices-range', first=labels[0], last=labels[-1], text=text)}")
    lines = [Text.assemble((label, "bold cyan"), "  ", text) for label, text in zip(labels, told, strict=True)]
    if len(lines) > ONE_COLUMN and 2 * max(line.cell_len for line in lines) + 6 < width:
        return Padding(Columns(lines, column_first=True, padding=(0, 2)), (0, 2), expand=False)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    for label, text in zip(labels, told, strict=True):
        grid.add_row(label, Text(text))
    return Padding(grid, (0, 2), expand=False)


def _is_range(labels: Sequence[str]) -> bool:
    return len(labels) > RANGE and [int(label) for label in labels] == list(range(int(labels[0]), int(labels[-1]) + 1))


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
