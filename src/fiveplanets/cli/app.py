"""The commands and their options. What is wrong with them is one line on stderr and exit status 2."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import FivePlanetsError, SetupError
from ..core.texts import LANGUAGES
from .words import default_language

WRONG_INPUT = 2

app = typer.Typer(
    help="Five board games about planets: to play, to replay, to measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def run(args: list[str]) -> int:
    """Run a command; returns the exit status."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an odd byte or letter is no reason to stop a game
    try:
        return app(args or ["--help"], prog_name="fiveplanets", standalone_mode=False) or 0
    except (FivePlanetsError, typer.TyperException) as error:
        message = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        print(f"Error: {' '.join(message.split())}", file=sys.stderr)
        return WRONG_INPUT


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise SetupError(f"language {lang!r}: there are {' and '.join(LANGUAGES)}")
    return lang


Lang = Annotated[
    str,
    typer.Option(default_factory=default_language, callback=check_language, help="en or ru.", show_default="from LANG"),
]


@app.command()
def table(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="The game; not needed with --resume.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play.")] = None,
    humans: Annotated[int | None, typer.Option(help="How many are people at this keyboard. Default: 1.")] = None,
    bots: Annotated[str, typer.Option(help="Who takes the other seats: quick, random or none.")] = "quick",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value. Repeatable.")] = None,
    pack: Annotated[Path | None, typer.Option(help="A file that corrects components.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game. Default: the file resumed.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Speak JSON lines, for programs.")] = False,
) -> None:
    """Play at the terminal."""
    from .opening import new_table, resumed_table
    from .sitting import check_save_path, sit_down

    if resume:
        if players is not None or seed is not None or option or pack:
            raise SetupError("--resume takes players, seed, options and pack from the file: leave those out")
        opened = resumed_table(resume, game)
    elif game is None:
        raise SetupError("say which game, or --resume FILE; see: fiveplanets games")
    else:
        opened = new_table(game, players, seed, option or [], pack)
    save = save or resume
    sitting = sit_down(opened, humans, bots, save)
    if save:
        check_save_path(save, resume)
        sitting.save()  # a path that cannot be written is refused before the first move
    if as_json:
        from .lines import play_by_lines

        play_by_lines(sitting, lang)
    else:
        from .playing import play_at_terminal

        play_at_terminal(sitting, lang)


@app.command()
def replay(
    lang: Lang,
    file: Annotated[str, typer.Argument(help="A saved game.")],
    seat: Annotated[str, typer.Option(help="Through whose eyes: a seat from 0 on, or all.")] = "all",
    step: Annotated[
        bool | None, typer.Option("--step/--no-step", help="Wait after each decision. Default: at a terminal.")
    ] = None,
) -> None:
    """Go through a saved game."""
    from .replaying import replay as go_through

    go_through(file, lang, seat, step)


@app.command()
def verify(lang: Lang, file: Annotated[str, typer.Argument(help="A saved game.")]) -> None:
    """Check a saved game: the committed seed, every move, every fingerprint, the result."""
    from .replaying import verify as check

    check(file, lang)


@app.command()
def rules(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="One rule, e.g. 5R-27.")] = None,
) -> None:
    """Read the rules of a game."""
    from .pages import print_rules

    print_rules(game, rule, lang)


@app.command()
def games(lang: Lang) -> None:
    """List the games."""
    from .pages import print_games

    print_games(lang)


@app.command()
def bench(
    lang: Lang,
    game: Annotated[list[str] | None, typer.Argument(help="The games. Default: all.")] = None,
    device: Annotated[str, typer.Option(help="cpu, cuda or all.")] = "all",
    tables: Annotated[int | None, typer.Option(help="Tables in one compiled run.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the engines: decisions a second in random play."""
    from .benching import print_bench

    print_bench(game or [], device, tables, as_json, lang)
