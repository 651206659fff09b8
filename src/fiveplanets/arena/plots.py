"""Plots as SVG, written by hand: they scale, follow the page's light and dark, and need nothing from elsewhere.

Nothing is told by colour alone: every dot has its number beside it, every line its name and its own dashes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 190, 120, 8, 28
ROW = 26
LINES_HEIGHT = 260
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 5", "1 4", "12 3", "3 1")
LETTER = 7.4  # the width of one, about

Format = Callable[[float], str]
Series = tuple[str, Sequence[float]]  # a name and its values


@dataclass(frozen=True)
class Dot:
    label: str
    value: float
    low: float
    high: float
    written: str  # the value, to stand beside it


def percent(value: float) -> str:
    return f"{value:.0%}"


def plain(value: float) -> str:
    return f"{value:.0f}" if abs(value) >= 10 or value == round(value) else f"{value:.2g}"


def dots(rows: Sequence[Dot], written: Format, reference: float | None = None, title: str = "") -> str:
    """A row each: where it is, and its interval; a line at the value to compare with."""
    ends = [end for row in rows for end in (row.low, row.high, row.value) if math.isfinite(end)]
    scale = Scale([*ends, *([] if reference is None else [reference])], LEFT, WIDTH - RIGHT)
    height = TOP + ROW * len(rows) + BOTTOM
    parts = scale.axis(TOP, height - BOTTOM, written)
    if reference is not None:
        at = scale.at(reference)
        parts.append(f'<line class="reference" x1="{at}" x2="{at}" y1="{TOP}" y2="{height - BOTTOM}"/>')
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        low, high = (scale.at(max(min(end, scale.high), scale.low)) for end in (row.low, row.high))
        parts += [
            f"<g><title>{escape(row.label)}: {escape(row.written)}</title>",
            f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(cut(row.label, LEFT - 14))}</text>',
            f'<line class="interval" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>',
            f'<circle cx="{scale.at(row.value)}" cy="{y}" r="4.5"/>',
            f'<text class="number" x="{WIDTH - RIGHT + 12}" y="{y + 4}">{escape(row.written)}</text>',
            "</g>",
        ]
    return _svg(height, title, parts)


def lines(series: Sequence[Series], written: Format, reference: float | None, title: str, end: str) -> str:
    """Values from left to right, from the first to the last, which is at `end`; each line has its name beside it."""
    values = [value for _, line in series for value in line] + ([] if reference is None else [reference])
    up = Scale(values, LINES_HEIGHT - BOTTOM, TOP + 10)
    left, right = 52, WIDTH - 190
    parts = []
    for tick in up.ticks:
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{up.at(tick)}" y2="{up.at(tick)}"/>')
        parts.append(f'<text x="{left - 8}" y="{up.at(tick) + 4}" text-anchor="end">{escape(written(tick))}</text>')
    if reference is not None:
        y = up.at(reference)
        parts.append(f'<line class="reference" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
    places = _apart([up.at(line[-1]) for _, line in series], 15)
    for number, (name, line) in enumerate(series):
        step = (right - left) / max(1, len(line) - 1)
        path = " ".join(f"{left + step * at:.1f},{up.at(value)}" for at, value in enumerate(line))
        dashes = DASHES[number % len(DASHES)]
        colour = f"c{number % 8}"
        parts.append(f'<polyline class="{colour}" stroke-dasharray="{dashes}" points="{path}"/>')
        y = places[number]
        parts.append(
            f'<line class="{colour}" stroke-dasharray="{dashes}" x1="{right + 6}" x2="{right + 30}" y1="{y}" y2="{y}"/>'
        )
        parts.append(f'<text x="{right + 36}" y="{y + 4}">{escape(cut(name, 150))}</text>')
    parts.append(f'<text x="{right}" y="{LINES_HEIGHT - 8}" text-anchor="end">{escape(end)}</text>')
    return _svg(LINES_HEIGHT, title, parts)


def histograms(series: Sequence[Series], title: str) -> str:
    """How often each score came, a strip a player, all on one scale."""
    strip, bars = 54, 40
    scale = Scale([value for _, values in series for value in values], LEFT, WIDTH - RIGHT)
    height = TOP + strip * len(series) + BOTTOM
    parts = scale.axis(TOP, height - BOTTOM, plain)
    for number, (name, values) in enumerate(series):
        floor = TOP + strip * (number + 1) - 6
        counts = [0] * bars
        for value in values:
            part = (value - scale.low) / (scale.high - scale.low)
            counts[min(bars - 1, int(part * bars))] += 1
        wide = (WIDTH - RIGHT - LEFT) / bars
        tallest = max(counts)
        for at, count in enumerate(counts):
            tall = (strip - 14) * count / tallest
            if count:
                parts.append(
                    f'<rect class="bar" x="{LEFT + wide * at + 0.5:.1f}" y="{floor - tall:.1f}" '
                    f'width="{wide - 1:.1f}" height="{tall:.1f}"/>'
                )
        mean = sum(values) / len(values)
        parts += [
            f'<text x="{LEFT - 10}" y="{floor - 12}" text-anchor="end">{escape(cut(name, LEFT - 14))}</text>',
            f'<line class="mean" x1="{scale.at(mean)}" x2="{scale.at(mean)}" y1="{floor - strip + 12}" y2="{floor}"/>',
            f'<text class="number" x="{WIDTH - RIGHT + 12}" y="{floor - 12}">mean {mean:.1f}</text>',
        ]
    return _svg(height, title, parts)


class Scale:
    """From values to places on the page, with round ticks."""

    def __init__(self, values: Sequence[float], begin: float, end: float) -> None:
        low, high = (min(values), max(values)) if values else (0.0, 1.0)
        if low == high:
            low, high = low - 1, high + 1
        rough = (high - low) / 5
        power = 10 ** math.floor(math.log10(rough))
        step = next(power * nice for nice in (1, 2, 2.5, 5, 10) if power * nice >= rough)
        self.low, self.high = math.floor(low / step) * step, math.ceil(high / step) * step
        count = round((self.high - self.low) / step)
        self.ticks = [round(self.low + step * number, 10) for number in range(count + 1)]
        self.begin, self.end = begin, end

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.begin + part * (self.end - self.begin), 1)

    def axis(self, top: float, bottom: float, written: Format) -> list[str]:
        parts = []
        for tick in self.ticks:
            x = self.at(tick)
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{top}" y2="{bottom}"/>')
            parts.append(f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{escape(written(tick))}</text>')
        return parts


def cut(text: str, wide: float) -> str:
    """As much of it as there is room for."""
    most = int(wide / LETTER)
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _apart(places: list[float], least: float) -> list[float]:
    """The same places, moved so far that names do not lie on one another."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    moved = list(places)
    for before, number in pairwise(order):
        moved[number] = max(moved[number], moved[before] + least)
    return moved


def _svg(height: float, title: str, parts: list[str]) -> str:
    inside = "\n".join(parts)
    head = f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
    return f"{head}\n{inside}\n</svg>"
