"""One screen of a table: news, the table itself, the question, the choices.

At a terminal it takes no more than the height there is. The question is always seen; the choices get up to half of the
room, the news a quarter of the rest, and the table, page by page, what is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from ..core.texts import Texts
from .fitting import Lines, lines_of, pages_of, parts_of, print_lines


@dataclass
class Drawing:
    news: list[RenderableType]
    first: RenderableType | None  # what is looked at before the rest of the table
    table: RenderableType
    question: list[RenderableType]
    choices: RenderableType
    hint: RenderableType
    pages: int = 1  # of the table, as it was last drawn

    def print_all(self, console: Console) -> None:
        for part in (*self.news, self.table, *self.question, self.choices, self.hint):
            console.print(part)


def draw(console: Console, words: Texts, drawing: Drawing, page: int, page_of_choices: int) -> None:
    """Print what fits over a prompt of one line."""
    question, hint = lines_of(console, *drawing.question), lines_of(console, drawing.hint)
    room = max(console.height - 1 - len(question) - len(hint), 4)
    news, choices = lines_of(console, *drawing.news), lines_of(console, drawing.choices)
    table = [lines_of(console, part) for part in parts_of(drawing.table)]
    if drawing.first:
        table.insert(0, lines_of(console, drawing.first))
    height = sum(map(len, table))
    fits = len(news) + height + len(choices) <= room

    def note(key: str, **values: Any) -> Lines:
        return lines_of(console, Text(words.say(key, **values), "dim", no_wrap=True, overflow="ellipsis"))

    if not fits and len(choices) > room // 2:
        pages = pages_of([[line] for line in choices], max(room // 2 - 1, 1))
        choices = pages[page_of_choices % len(pages)]
        choices += note("more-choices", page=page_of_choices % len(pages) + 1, pages=len(pages))
    room -= len(choices)
    limit = max(room // 4, 2)
    if not fits and len(news) > limit:
        news = note("more-news") + news[1 - limit :]
    room -= len(news)
    if height <= room:
        drawing.pages = 1
        shown = [line for part in table for line in part]
    else:
        pages = pages_of(table, max(room - 1, 1))
        drawing.pages = len(pages)
        shown = pages[page % len(pages)] + note("table-page", page=page % len(pages) + 1, pages=len(pages))
    print_lines(console, [*news, *shown, *question, *choices, *hint])
