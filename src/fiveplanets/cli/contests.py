"""The commands `arena` and `balance`."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import typer
from rich.table import Table as Grid

from ..arena.balance import Finished, Setting, balance_report, collected, settings_of, simulated
from ..arena.balance_texts import balance_markdown, balance_page
from ..arena.contest import contest
from ..arena.page import by_strength, contest_page, write_page
from ..arena.report import report
from ..arena.results import ResultsFile
from ..arena.running import Run, make_folder
from ..arena.workers import Processes, ThisProcess, Workers
from ..core import registry
from ..core.errors import SetupError
from ..core.texts import Texts
from .opening import parse_option
from .progress import Progress
from .words import make_console, shortened, ui_words

GAMES = 100
MOST_GAMES = 2000  # when it ends as soon as it is decided
INTERRUPTED = 130
SIMULATED = ("quick", "random")  # players that the engine knows
NAME_LETTERS = 24  # of a player, at the terminal
FILE_WIDTH = 160


def hold_contest(
    game: str, names: list[str], *, seats: int | None, games: int | None, seed: int, options: list[str],
    ladder: bool, until_decided: bool, limit: float, as_json: bool, html: Path | None, replays: Path | None,
    resume: Path | None, workers: int | None, cluster: bool, lang: str,
) -> None:  # fmt: skip
    words = ui_words(lang)
    chosen = dict(map(parse_option, options))
    held = contest(game, names, seats, seed, chosen, ladder, limit)
    usual = MOST_GAMES if until_decided else GAMES
    run = Run(held, usual if games is None else games, until_decided, replays)
    ended = _play(run, _workers(workers, cluster), resume, words)
    found = report(run)
    if html:
        write_page(html, contest_page(run, found, command_line()))
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print_report(found, words)
    if not ended:
        print(words.say("arena-go-on" if resume else "arena-not-kept"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)


def weigh(
    game: str, player: str, *, counts: list[int], games: int, seed: int, options: list[str], as_json: bool,
    html: Path | None, resume: Path | None, workers: int | None, lang: str,
) -> None:  # fmt: skip
    weighed = registry.game(game)
    settings = settings_of(weighed, counts, dict(map(parse_option, options)))
    if player in SIMULATED:
        if resume:
            raise SetupError(f"--resume: games of {player} are over in a moment, and are not kept")
        finished = [simulated(weighed, setting, player, games, seed) for setting in settings]
    else:
        finished = [
            _finished(game, player, setting, games, seed, _workers(workers, False), kept, lang)
            for setting, kept in zip(settings, _files(resume, settings), strict=True)
        ]
    found = balance_report(weighed, player, seed, finished)
    if html:
        write_page(html, balance_page(found, command_line()))
    print(json.dumps(found, indent=2, ensure_ascii=False) if as_json else balance_markdown(found, command_line()))


def _finished(
    game: str, player: str, setting: Setting, games: int, seed: int, workers: Workers, resume: Path | None, lang: str
) -> Finished:
    """Games of one player in all seats."""
    held = contest(game, [player] * setting.players, setting.players, seed, setting.options)
    run = Run(held, games, final=True)
    words = ui_words(lang)
    if not _play(run, workers, resume, words):
        print(words.say("arena-go-on" if resume else "arena-not-kept"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED)
    return collected(setting, run.counted)


def _files(resume: Path | None, settings: list[Setting]) -> list[Path | None]:
    """Where the games of each setting are kept: in the file, or one of its own in a folder of that name."""
    if resume is None or len(settings) == 1:
        return [resume] * len(settings)
    make_folder(resume)
    changing = [name for name in settings[0].options if len({repr(one.options[name]) for one in settings}) > 1]
    return [
        resume / ("-".join([str(one.players), *(str(one.options[name]) for name in changing)]) + ".jsonl")
        for one in settings
    ]


def command_line() -> str:
    """What was typed, to type it again."""
    return shlex.join(["fiveplanets", *sys.argv[1:]])


def _workers(count: int | None, cluster: bool) -> Workers:
    if cluster:
        if count is not None:
            raise SetupError("--workers is for this machine alone: a cluster uses all its cores")
        from ..arena.cluster import Cluster

        return Cluster()
    count = count or os.cpu_count() or 1
    return Processes(count) if count > 1 else ThisProcess()


def _play(run: Run, workers: Workers, resume: Path | None, words: Texts) -> bool:
    """Play to the end; False when somebody interrupts it."""
    with ExitStack() as open_files:
        file = open_files.enter_context(ResultsFile(resume, run.contest)) if resume else None
        if file:
            run.take_up(file.found)
        progress = open_files.enter_context(Progress(words, len(run.results)))
        try:
            run.play(workers, file, lambda run: progress.tell(len(run.results), lambda: run.left))
        except KeyboardInterrupt:
            return False
    return True


def print_report(found: dict[str, Any], words: Texts) -> None:
    console = make_console()
    if not console.is_terminal and "COLUMNS" not in os.environ:  # a file is as wide as needed
        console.width = FILE_WIDTH
    console.print(words.say("arena-title", game=found["game"], games=found["games"], seats=found["seats"]))
    console.print(player_grid(found, words, console.width))
    for pair in found["pairs"]:
        console.print(_pair_line(pair, words))
    for row in found["players"]:
        if row["faults"]["count"]:
            console.print(words.say("arena-fault", name=row["name"], **row["faults"]))


def player_grid(found: dict[str, Any], words: Texts, wide: int) -> Grid:
    """The best first. Where it is narrow, the last columns are left out."""
    columns: dict[str, Callable[[dict[str, Any]], str]] = {
        "games": lambda row: str(row["games"]),
        "first": lambda row: _share(row["first"], row["first_interval"]),
        "rating": lambda row: _plus_minus(row["rating"], row["rating_interval"]),
        "score": lambda row: _plus_minus(row["score"], row["score_interval"]),
        "pace": lambda row: "" if row["ms_per_decision"] is None else f"{row['ms_per_decision']:,.1f}",
        "simulations": lambda row: "" if row["simulations_per_s"] is None else f"{row['simulations_per_s']:,.0f}",
    }
    rows = by_strength(found)
    names = [shortened(row["name"], NAME_LETTERS) for row in rows]
    shown = [(words.say("arena-player"), names)]
    for key, cell in columns.items():
        column = [cell(row) for row in rows]
        if any(column):
            shown.append((words.say(f"arena-{key}"), column))
    while len(shown) > 2 and sum(2 + max(map(len, (head, *column))) for head, column in shown) > wide:
        shown.pop()
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for number, (head, _) in enumerate(shown):
        grid.add_column(head, justify="right" if number else "left", no_wrap=True)
    for line in zip(*(column for _, column in shown), strict=True):
        grid.add_row(*line)
    return grid


def _plus_minus(value: float | None, interval: list[float] | None) -> str:
    if value is None:
        return ""
    return f"{value:.1f}" if interval is None else f"{value:.1f} ± {(interval[1] - interval[0]) / 2:.1f}"


def _share(value: float, interval: list[float]) -> str:
    low, high = (100 * part for part in interval)
    return f"{value:.1%} ({low:.1f}–{high:.1f})"


def _pair_line(pair: dict[str, Any], words: Texts) -> str:
    one, other = (shortened(name, NAME_LETTERS) for name in pair["players"])
    ahead = _share(pair["ahead"], pair["ahead_interval"])
    said = words.say("arena-pair", one=one, other=other, games=pair["games"], ahead=ahead)
    better = pair["better"] and shortened(pair["better"], NAME_LETTERS)
    verdict = words.say("arena-better", name=better) if better else words.say("arena-open")
    return f"{said} {verdict}"
