"""The report of a contest as one page: tables and plots, nothing from elsewhere."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from ..core import registry
from ..core.errors import SetupError
from .judging import first_shares
from .plots import Dot, Format, dots, histograms, lines, percent, plain
from .running import Run

Row = dict[str, Any]
MOST_POINTS = 300  # of a line in a plot


def contest_page(run: Run, found: Row, command: str) -> str:
    """`found` is what `report(run)` gave, `command` how to get the same again."""
    title = f"{registry.game(found['game']).title['en']}: arena"
    rows = by_strength(found)
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="lead">{escape(lead(found))}</p>',
        _players_table(rows, found),
        _faults(rows),
        section("First places", _first_plot(rows, found), (
            "The share of first places, a shared one in parts, with its 95% interval (Wilson). "
            f"The dashed line is an even share of {found['seats']} seats. Who sits in several seats is counted by seat."
        )),
        _course(run, rows, found),
        _ratings(rows),
        section("Scores", _score_plot(run, rows), "How often each score came."),
        _pairs(found),
        _seats(found),
        "<h2>How it was played</h2>",
        f"<p>{escape(how(found))}</p>",
        f"<pre>{escape(command)}</pre>",
    ]  # fmt: skip
    return whole_page(title, "\n".join(body))


def whole_page(title: str, body: str) -> str:
    frame = Template((Path(__file__).parent / "page.html").read_text("utf-8"))
    return frame.substitute(title=escape(title), body=body)


def write_page(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise SetupError(f"cannot write {path}: {error.strerror or error}") from None


def section(title: str, plot: str, about: str) -> str:
    caption = f"<figcaption>{escape(about)}</figcaption>"
    return f"<h2>{escape(title)}</h2>\n<figure>{plot}{caption}</figure>" if plot else ""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Cells are HTML already."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def by_strength(found: Row) -> list[Row]:
    """The players, the best first."""
    key = "rating" if found["seats"] > 1 else "score"
    return sorted(found["players"], key=lambda row: -(row[key] or 0))


def lead(found: Row) -> str:
    parts = [f"{found['games']:,} games, {found['seats']} at the table"]
    parts += [f"{name} {value}" for name, value in found["options"].items()]
    return f"{', '.join(parts)}. {_verdict(found)}"


def _verdict(found: Row) -> str:
    decided = [pair for pair in found["pairs"] if pair["better"]]
    if not found["pairs"]:
        return ""
    if len(decided) == len(found["pairs"]):
        return "Every comparison is decided."
    return f"{len(decided)} of {len(found['pairs'])} comparisons are decided."


def _players_table(rows: list[Row], found: Row) -> str:
    heads = ["Player", "Games", "First places", "Rating", "Score", "Mean place", "ms a decision", "Simulations/s"]
    cells = [
        [
            escape(row["name"]),
            f"{row['games']:,}",
            f"{row['first']:.1%} <small>{span(row['first_interval'])}</small>",
            plus_minus(row["rating"], row["rating_interval"]),
            plus_minus(row["score"], row["score_interval"]),
            "" if row["place"] is None else f"{row['place']:.2f}",
            "" if row["ms_per_decision"] is None else f"{row['ms_per_decision']:,.1f}",
            "" if row["simulations_per_s"] is None else f"{row['simulations_per_s']:,.0f}",
        ]
        for row in rows
    ]
    kept = [at for at in range(len(heads)) if any(row[at] for row in cells)]
    return table([heads[at] for at in kept], [[row[at] for at in kept] for row in cells])


def percent_1(value: float) -> str:
    return f"{value:.1%}"


def tenths(value: float) -> str:
    return f"{value:.1f}"


def dot(label: str, value: float, interval: Sequence[float], written: Format) -> Dot:
    return Dot(label, value, interval[0], interval[1], written(value))


def span(interval: Sequence[float]) -> str:
    """Of percents."""
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def plus_minus(value: float | None, interval: Sequence[float] | None) -> str:
    if value is None:
        return ""
    if interval is None:
        return f"{value:.1f}"
    return f"{value:.1f} <small>± {(interval[1] - interval[0]) / 2:.1f}</small>"


def _faults(rows: list[Row]) -> str:
    said = [answered_for(row["name"], row["faults"]) for row in rows if row["faults"]["count"]]
    if not said:
        return '<p class="note">No answer was illegal, late or missing.</p>'
    return "\n".join(f"<p>{escape(text)}</p>" for text in said)


def answered_for(name: str, faults: Row) -> str:
    return f"The quick bot answered {faults['count']:,} times in place of {name}. First reason: {faults['first']}."


def _first_plot(rows: list[Row], found: Row) -> str:
    shown = [dot(row["name"], row["first"], row["first_interval"], percent_1) for row in rows]
    return dots(shown, percent, 1 / found["seats"], "First places") if found["seats"] > 1 else ""


def _course(run: Run, rows: list[Row], found: Row) -> str:
    """The share of first places after each game."""
    if found["seats"] < 2:
        return ""
    series = []
    for row in rows:
        number = run.contest.players.index(row["name"])
        shares, total = list[float](), 0.0
        for result in run.counted:
            if number in result.seats:
                total += first_shares(result)[number]
                shares.append(total / (len(shares) + 1))
        if shares:
            series.append((row["name"], _thinned(shares)))
    if not series:
        return ""
    end = f"{max(row['games'] for row in rows):,} games"
    plot = lines(series, percent, 1 / found["seats"], "First places in the course of the contest", end)
    return section("In the course of the contest", plot, "The share of first places so far, game after game.")


def _thinned(values: list[float]) -> list[float]:
    step = math.ceil(len(values) / MOST_POINTS)
    return values[::-step][::-1]  # the last one stays


def _ratings(rows: list[Row]) -> str:
    rated = [row for row in rows if row["rating"] is not None]
    shown = [dot(row["name"], row["rating"], row["rating_interval"], tenths) for row in rated]
    about = (
        "openskill's Bradley-Terry model over whole tables, with its own 95% interval. "
        "Everybody begins at 25; only differences mean something."
    )
    return section("Ratings", dots(shown, plain, None, "Ratings") if shown else "", about)


def _score_plot(run: Run, rows: list[Row]) -> str:
    series = []
    for row in rows:
        number = run.contest.players.index(row["name"])
        scores = [
            score
            for result in run.counted
            for score, who in zip(result.scores, result.seats, strict=True)
            if who == number
        ]
        if scores:
            series.append((row["name"], scores))
    return histograms(series, "Scores") if series else ""


def _pairs(found: Row) -> str:
    if not found["pairs"]:
        return ""
    rows = [
        [
            f"{escape(pair['players'][0])} <small>and</small> {escape(pair['players'][1])}",
            f"{pair['games']:,}",
            f"{pair['ahead']:.1%} <small>{span(pair['ahead_interval'])}</small>",
            " : ".join(f"{share:.1%}" for share in pair["first"]),
            escape(pair["better"] or "not decided"),
        ]
        for pair in found["pairs"]
    ]
    heads = ["Two who met", "Games", "The one before the other", "First places", "Better"]
    about = (
        "“Better” is a proof, not a lead: the chance that any of these names is wrong is at most "
        f"{found['error']:.0%}, however often one looks and whenever one stops "
        "(a test by betting on first places, deal by deal; the error is shared among all comparisons)."
    )
    return f'<h2>One against the other</h2>\n{table(heads, rows)}\n<p class="note">{escape(about)}</p>'


def _seats(found: Row) -> str:
    if found["seats"] < 2:
        return ""
    rows = [dot(f"Seat {row['seat'] + 1}", row["first"], row["first_interval"], percent_1) for row in found["by_seat"]]
    plot = dots(rows, percent, 1 / found["seats"], "First places by seat")
    about = "First places by seat, whoever sat there. It does not touch the comparison: everybody sits everywhere."
    return section("By seat", plot, about)


def how(found: Row) -> str:
    said = [
        f"Every deal is played {found['seats']} times with the players one seat further each time, "
        "so that everybody plays every hand and the luck of the deal cancels."
        if found["seats"] > 1
        else "Everybody plays the same deals.",
        f"Seed {found['seed']}, version {found['rules']} of the rules, fiveplanets {found['version']}; "
        f"{found['decisions']:,} decisions, at most {found['limit']:g} s for each.",
    ]
    if found["until_decided"]:
        said.append("A line-up stopped as soon as it was decided.")
    if not found["complete"]:
        said.append("The contest was interrupted: this is what was played until then.")
    return " ".join(said)
