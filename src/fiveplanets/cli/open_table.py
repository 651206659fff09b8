"""A table with everything open: nothing in it is hidden from the one who looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ..core.table import Table
from .fitting import lines_of, parts_of
from .screens import view_screen


def open_view(table: Table, seat: int | None) -> dict[str, Any]:
    """A seat's view as if it saw everything."""
    return table.view(seat) | table.position.opened(seat)


def open_screen(console: Console, table: Table, lang: str, names: Sequence[str]) -> RenderableType:
    """The table for all to see; then, for every seat with secrets, what only its own screen has a place for."""
    parts = list(parts_of(view_screen(table.game, open_view(table, None), lang, names)))
    known = {_plain(console, part) for part in parts}
    for seat in range(table.players):
        if table.position.shown(seat) == table.position.shown(None):
            continue
        own = parts_of(view_screen(table.game, open_view(table, seat), lang, names))
        new = [part for part in own if _plain(console, part) not in known]
        if new:
            parts += [Rule(Text(names[seat], "bold"), style="dim"), *new]
    return Group(*parts)


def _plain(console: Console, part: RenderableType) -> str:
    """The text of a part, but for the mark of the viewer's own line."""
    lines = ("".join(segment.text for segment in line).rstrip() for line in lines_of(console, part))
    return "\n".join(lines).replace("▸", " ").strip("\n")
