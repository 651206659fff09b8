"""The commands and their options. What is wrong with them is one line on stderr and exit status 2."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import FivePlanetsError, SetupError
from ..core.texts import LANGUAGES
from ..core.translating import error_text
from . import INTERRUPTED
from .words import default_language, ui_words

WRONG_INPUT = 2
CANNOT_WRITE = 1

app = typer.Typer(
    help="Five board games about planets: to play, to replay, to measure.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
pack_app = typer.Typer(help="Component packs: make the games fit your box.", rich_markup_mode=None)
app.add_typer(pack_app, name="pack")


def run(args: list[str]) -> int:
    """Run a command; returns the exit status."""
    _mend_streams()
    lang = _language_of(args)
    try:
        status = app(args or ["--help"], prog_name="fiveplanets", standalone_mode=False) or 0
        sys.stdout.flush()
        return int(status)
    except (FivePlanetsError, typer.TyperException) as error:
        message = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        return _fail(" ".join(message.split()), lang, WRONG_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        return _fail("interrupted", lang, INTERRUPTED)
    except OSError as error:
        _drop_output()
        broken = isinstance(error, BrokenPipeError)  # whoever read it has seen enough
        return CANNOT_WRITE if broken else _fail(f"cannot write the output: {error.strerror}", lang, CANNOT_WRITE)


def _fail(message: str, lang: str, status: int) -> int:
    print(f"{ui_words(lang).say('error')}: {error_text(message, lang)}", file=sys.stderr)
    return status


def _mend_streams() -> None:
    """A stream that was closed reads as empty and swallows what is written; odd bytes and letters stop no game."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """What could not be written is not tried again when the process ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language_of(args: list[str]) -> str:
    """The language of errors, also of those that come before the options are understood."""
    asked = [word.removeprefix("--lang=") for word in args if word.startswith("--lang=")]
    asked += [word for before, word in pairwise(args) if before == "--lang"]
    return next((lang for lang in asked if lang in LANGUAGES), default_language())


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise SetupError(f"language {lang!r}: there are {' and '.join(LANGUAGES)}")
    return lang


def show_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"fiveplanets {__version__}")
        raise typer.Exit


Lang = Annotated[
    str,
    typer.Option(default_factory=default_language, callback=check_language, help="en or ru.", show_default="from LANG"),
]


@app.callback()
def fiveplanets(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Five board games about planets: to play, to replay, to measure."""


@app.command()
def play(
    lang: Lang,
    database: Annotated[
        str | None, typer.Option(help="Where tables are kept.", show_default="a file in your own folder")
    ] = None,
) -> None:
    """Play in the browser: a server for this machine alone."""
    from .serving import play as play_in_browser

    play_in_browser(database, lang)


@app.command()
def serve(
    lang: Lang,
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is all of them.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 is any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(help="Where tables are kept, e.g. sqlite:///tables.db.", show_default="a file in your own folder"),
    ] = None,
) -> None:
    """Serve tables over the network: see docs/hosting.md."""
    from .serving import serve as serve_tables

    serve_tables(host, port, database, lang)


@app.command()
def table(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="The game; not needed with --resume.")] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play. Default: as many as the rulebook recommends.")
    ] = None,
    humans: Annotated[int | None, typer.Option(help="How many are people at this keyboard. Default: 1.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Who takes the other seats: novice, normal, strong, master, quick, random or none.",
            show_default="quick",
        ),
    ] = None,
    names: Annotated[str | None, typer.Option(help="Names of the first seats, separated by commas.")] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value. Repeatable.")] = None,
    pack: Annotated[Path | None, typer.Option(help="A file that corrects components.")] = None,
    save: Annotated[
        Path | None, typer.Option(help="Where to save the game, after every decision. Default: the file resumed.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game, with those who sat there.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Speak JSON lines, for programs: see docs/json.md.")] = False,
) -> None:
    """Play at the terminal."""
    from .opening import new_table, resumed_table
    from .sitting import check_save_path, check_that_it_saves, sit_down

    if resume:
        if players is not None or seed is not None or option or pack:
            raise SetupError("--resume takes players, seed, options and pack from the file: leave those out")
        opened = resumed_table(resume, game)
    elif game is None:
        raise SetupError("say which game, or --resume FILE; see: fiveplanets games")
    else:
        opened = new_table(game, players, seed, option or [], pack)
    save = save or resume
    sitting = sit_down(opened, humans, bots, names.split(",") if names is not None else [], save)
    if save:
        check_save_path(save, resume)
        check_that_it_saves(sitting)
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
    seat: Annotated[
        str, typer.Option(help="Through whose eyes: a seat from 0 on, or all, with everything open.")
    ] = "all",
    step: Annotated[
        bool | None, typer.Option("--step/--no-step", help="Wait after each decision. Default: at a terminal.")
    ] = None,
) -> None:
    """Go through a saved game: forward, back, to a decision, to a round."""
    from .replaying import replay as go_through

    go_through(file, lang, seat, step)


@app.command()
def verify(lang: Lang, file: Annotated[str, typer.Argument(help="A saved game.")]) -> None:
    """Check a saved game: the committed seed, every move, every fingerprint, the result."""
    from .replaying import verify as check

    check(file, lang)


@app.command()
def review(
    lang: Lang,
    file: Annotated[str, typer.Argument(help="A saved game.")],
    iterations: Annotated[
        int | None,
        typer.Option(help="How much to think about each decision.", min=1, show_default="as a strong player"),
    ] = None,
    worst: Annotated[int, typer.Option(help="How many of the worst decisions to show.", min=0)] = 8,
    as_json: Annotated[bool, typer.Option("--json", help="Print every decision as JSON.")] = False,
) -> None:
    """Look back at a saved game: the chances over time, and the decisions that cost most."""
    from .reviewing import print_review

    print_review(file, iterations, worst, as_json, lang)


@app.command()
def rules(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game.")],
    wanted: Annotated[
        str, typer.Argument(metavar="[ID or WORD]", help="One rule, e.g. 5R-27, or all with a word.")
    ] = "",
) -> None:
    """Read the rules of a game."""
    from .pages import print_rules

    print_rules(game, wanted, lang)


@app.command()
def games(
    lang: Lang,
    game: Annotated[
        str | None, typer.Argument(help="One game: all that never changes at its tables, as JSON (docs/json.md).")
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="A file that corrects its components.")] = None,
) -> None:
    """List the games, or print all that there is to know about one beforehand."""
    from .pages import print_description, print_games

    if game:
        print_description(game, pack, lang)
    elif pack:
        raise SetupError("--pack is for one game: name it")
    else:
        print_games(lang)


@app.command()
def bench(
    lang: Lang,
    game: Annotated[list[str] | None, typer.Argument(help="The games. Default: all.")] = None,
    engine: Annotated[
        list[str] | None, typer.Option(help="interpreted, native, wasm or cuda. Repeatable. Default: all there are.")
    ] = None,
    tables: Annotated[int | None, typer.Option(help="Tables in one compiled run.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the engines: decisions a second in random play."""
    from .benching import print_bench

    print_bench(game or [], engine or [], tables, as_json, lang)


@app.command()
def arena(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game.")],
    player: Annotated[
        list[str],
        typer.Argument(help="Who plays, e.g. quick, search:iterations=300, 'command:./my-bot'; see docs/players.md."),
    ],
    players: Annotated[
        int | None,
        typer.Option(
            help="How many sit at a table. More players than seats: all meet all; fewer: the last one takes the rest.",
            show_default="as many as are named",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(help="How many games in all.", show_default="100; with --until-decided at most 2000"),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    option: Annotated[list[str] | None, typer.Option(help="An option of the game, as name=value. Repeatable.")] = None,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Each player against the one named before it, the weakest first.")
    ] = False,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Stop as soon as it is proved who is better (error 5%).")
    ] = False,
    limit: Annotated[float, typer.Option(help="Seconds for a decision; then the quick bot answers.")] = 60,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots as a page.")] = None,
    replays: Annotated[Path | None, typer.Option(help="A folder for the replay files of all games.")] = None,
    resume: Annotated[
        Path | None, typer.Option(help="Keep results in this file; the same command goes on from it.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes that play.", min=1, show_default="as many as cores")
    ] = None,
    cluster: Annotated[
        bool, typer.Option("--cluster", help="Play on a Ray cluster: that of RAY_ADDRESS, or on this machine.")
    ] = False,
) -> None:
    """Contests between players: ratings, first places, scores; seats exchanged on the same deals."""
    from .contests import hold_contest

    hold_contest(
        game, player, seats=players, games=games, seed=seed, options=option or [], ladder=ladder,
        until_decided=until_decided, limit=limit, as_json=as_json, html=html, replays=replays, resume=resume,
        workers=workers, cluster=cluster, lang=lang,
    )  # fmt: skip


@app.command()
def balance(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game.")],
    player: Annotated[str, typer.Option(help="Who plays in all seats.")] = "quick",
    players: Annotated[
        list[int] | None, typer.Option(help="How many play. Repeatable. Default: as many as the rulebook recommends.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games of each setting.", min=2)] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed deals the same games.")] = 1,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game, as name=value; name=* takes each. Repeatable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of Markdown.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write it as a page with plots, too.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep results in this file (several settings: folder); the same command goes on from it."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Processes that play.", min=1, show_default="as many as cores")
    ] = None,
) -> None:
    """How even a game is: first places and scores by seat, option, and what each seat had."""
    from .contests import weigh

    weigh(
        game, player, counts=players or [], games=games, seed=seed, options=option or [], as_json=as_json, html=html,
        resume=resume, workers=workers, lang=lang,
    )  # fmt: skip


@pack_app.command("new")
def new_pack(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game.")],
    file: Annotated[Path | None, typer.Argument(help="Where to write it. Default: GAME-pack.toml.")] = None,
) -> None:
    """Write a pack to fill in: every component of a game with its provenance, as comments."""
    from .packs import write_template

    write_template(game, file, lang)


@pack_app.command("check")
def check_pack(lang: Lang, file: Annotated[Path, typer.Argument(help="A pack.")]) -> None:
    """Check a pack, and say what it changes."""
    from .packs import print_changes

    print_changes(file, lang)
