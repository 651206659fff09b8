"""Fitting what is drawn into the height of a terminal: lines, pages, a pager."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, SegmentLines

from ..core.texts import Texts
from .keyboard import LAST_PAGE, NEXT_PAGE, Keyboard

Lines = list[list[Segment]]


def lines_of(console: Console, *parts: RenderableType) -> Lines:
    return [line for part in parts for line in console.render_lines(part, pad=False)]


def print_lines(console: Console, lines: Lines) -> None:
    console.print(SegmentLines(lines, new_lines=True), end="")


def parts_of(drawn: RenderableType) -> Sequence[RenderableType]:
    """What a screen is made of."""
    return drawn.renderables if isinstance(drawn, Group) else [drawn]


def pages_of(parts: Sequence[Lines], room: int) -> list[Lines]:
    """Pages of at most so many lines; a part is torn apart only if no page could hold it."""
    pages: list[Lines] = [[]]
    for part in parts:
        if len(pages[-1]) + len(part) > room and pages[-1] and len(part) <= room:
            pages.append([])
        for line in part:
            if len(pages[-1]) == room:
                pages.append([])
            pages[-1].append(line)
    return pages


def turned(typed: str, page: int, count: int) -> int | None:
    """The page that is asked for, if it is a page that is asked for; behind the last comes the first."""
    step = {NEXT_PAGE: 1, LAST_PAGE: -1}.get(typed)
    return None if step is None else (page + step) % count


def page_through(
    console: Console, keyboard: Keyboard, words: Texts, drawn: RenderableType, from_the_end: bool = False
) -> None:
    """Show something long page by page at a terminal, else all at once."""
    if not keyboard.interactive:
        console.print(drawn)
        return
    pages = pages_of([[line] for line in lines_of(console, drawn)], max(console.height - 1, 1))
    page = len(pages) - 1 if from_the_end else 0
    while True:
        console.clear()
        print_lines(console, pages[page])
        typed = keyboard.read(words.say("pager", page=page + 1, pages=len(pages)))
        wanted = turned(typed or NEXT_PAGE, page, len(pages))
        if wanted is None or (not typed and page == len(pages) - 1):
            return
        page = wanted
