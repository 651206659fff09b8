"""A balance report as Markdown and as a page."""

from __future__ import annotations

from html import escape
from typing import Any

from ..core import registry
from .balance import FEWEST
from .page import answered_for, dot, section, table, whole_page
from .plots import dots

Row = dict[str, Any]

ABOUT = (
    "1.00 is an even share of first places; ± and bars are 95% intervals; "
    "points are against the mean of the same table. "
    "What stands out differs from 1.00 beyond chance (5% for all lines together). "
    "What a seat has at the end it may have because it was winning: that says what winners have, not what wins. "
    f"What fewer than {FEWEST} seats had is left out."
)
SCORE_HEADS = ("players", "mean", "by place", "5th to 95th of 100", "nobody wins")
MOST_OUTSTANDING = 20


def lead(found: Row) -> str:
    counts = {one["players"] for one in found["settings"]}
    at_table = ", ".join(map(str, sorted(counts)))
    said = (
        f"{found['games']:,} games of {found['player']} with itself, {at_table} at the table, seed {found['seed']}, "
        f"version {found['rules']} of the rules."
    )
    return f"{said} {answered_for(found['player'], found['faults'])}" if found["faults"]["count"] else said


def options_of(found: Row) -> str:
    """Options that all games had in common."""
    first = found["settings"][0]["options"]
    same = {k: v for k, v in first.items() if all(one["options"][k] == v for one in found["settings"])}
    return ", ".join(f"{name} {value}" for name, value in same.items() if not isinstance(value, list))


def outstanding(found: Row) -> list[str]:
    """What stands out, the most extreme first."""
    rows = [(factor["name"], row) for factor in found["factors"] for row in factor["values"] if row["stands_out"]]
    rows.sort(key=lambda one: -abs(one[1]["first"] - 1) / one[1]["first_error"])
    said = [f"{factor}: {row['name']} {share(row)}" for factor, row in rows[:MOST_OUTSTANDING]]
    return [*said, f"and {len(rows) - len(said)} more"] if len(rows) > len(said) else said


def share(row: Row) -> str:
    return _plus_minus(row, "first", "{:.2f}")


def _plus_minus(row: Row, key: str, form: str) -> str:
    if row[key] is None:
        return ""
    low, high = row[f"{key}_interval"]
    return f"{form.format(row[key])} ± {form.format((high - low) / 2).lstrip('+')}"


def _counts(found: Row) -> list[int]:
    """Numbers of players, if there are several to compare."""
    counts = sorted({one["players"] for one in found["settings"]})
    return counts if len(counts) > 1 else []


def _grid(found: Row, factor: Row) -> tuple[list[str], list[list[str]]]:
    """The heads and the cells of a factor's table."""
    counts = [] if factor["name"] == "seat" else _counts(found)
    heads = ["", "seats", "first places", *(f"{count} players" for count in counts), "points above the table", "score"]
    return heads, [_cells(row, counts) for row in factor["values"]]


def _cells(row: Row, counts: list[int]) -> list[str]:
    shares = row["first_by_players"] or {}
    return [
        row["name"],
        f"{row['seats']:,}",
        share(row),
        *(f"{shares[count]:.2f}" if count in shares else "" for count in counts),
        _plus_minus(row, "above", "{:+.2f}"),
        _plus_minus(row, "score", "{:.1f}"),
    ]


def _score_cells(row: Row) -> list[str]:
    low, high = row["from_5th_to_95th"]
    places = " / ".join(f"{score:.1f}" for score in row["by_place"])
    nobody = f"{row['nobody_wins']:.1%}" if row["nobody_wins"] else ""
    return [str(row["players"]), f"{row['mean']:.1f}", places, f"{low:.0f}–{high:.0f}", nobody]


def balance_markdown(found: Row, command: str) -> str:
    title = registry.game(found["game"]).title["en"]
    lines = [f"# {title}: how even it is", "", lead(found)]
    if options_of(found):
        lines.append(f"Options: {options_of(found)}.")
    lines += ["", ABOUT, "", "## What stands out", ""]
    lines += [f"- {text}" for text in outstanding(found)] or ["Nothing."]
    for factor in found["factors"]:
        lines += ["", f"## By {factor['name']}", "", *_markdown_table(*_grid(found, factor))]
    lines += ["", "## Scores", "", *_markdown_table(list(SCORE_HEADS), [_score_cells(row) for row in found["scores"]])]
    return "\n".join([*lines, "", f"Written by `{command}`."])


def _markdown_table(heads: list[str], rows: list[list[str]]) -> list[str]:
    rule = "| --- |" + " ---: |" * (len(heads) - 1)
    return [f"| {' | '.join(heads)} |", rule, *(f"| {' | '.join(_escaped(cells))} |" for cells in rows)]


def _escaped(cells: list[str]) -> list[str]:
    return [cell.replace("|", "\\|") for cell in cells]


def balance_page(found: Row, command: str) -> str:
    title = f"{registry.game(found['game']).title['en']}: how even it is"
    body = [f"<h1>{escape(title)}</h1>", f'<p class="lead">{escape(lead(found))}</p>']
    if options_of(found):
        body.append(f"<p>Options: {escape(options_of(found))}.</p>")
    body += [f'<p class="note">{escape(ABOUT)}</p>', "<h2>What stands out</h2>"]
    body.append("".join(f"<p>{escape(text)}</p>" for text in outstanding(found)) or "<p>Nothing.</p>")
    for factor in found["factors"]:
        heads, rows = _grid(found, factor)
        body += [_plot(factor), table(heads, [_html(*one) for one in zip(factor["values"], rows, strict=True)])]
    scores = [[escape(cell) for cell in _score_cells(row)] for row in found["scores"]]
    body += ["<h2>Scores</h2>", table(SCORE_HEADS, scores), f"<pre>{escape(command)}</pre>"]
    return whole_page(title, "\n".join(body))


def _plot(factor: Row) -> str:
    """First places, the best first, as far as they can differ."""
    rows = [row for row in factor["values"] if row["first"] is not None]
    if not rows:
        return f"<h2>By {escape(factor['name'])}</h2>"
    rows = rows if factor["name"] == "seat" else sorted(rows, key=lambda row: -row["first"])
    shown = [dot(row["name"], row["first"], row["first_interval"], "{:.2f}".format) for row in rows]
    plot = dots(shown, "{:.2f}".format, 1.0, f"First places by {factor['name']}")
    return section(f"By {factor['name']}", plot, "First places as a part of an even share.")


def _html(row: Row, cells: list[str]) -> list[str]:
    cells = [escape(cell) for cell in cells]
    if row["stands_out"]:
        cells[2] = f'<span class="out">{cells[2]}</span>'
    return cells
