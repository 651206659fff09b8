"""Pages to read: the rules of a game, the list of games."""

from __future__ import annotations

import re

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core import registry
from ..core.errors import SetupError
from ..core.registry import Game
from .words import make_console, ui_words


def show_rules(console: Console, game: Game, lang: str, rule: str | None) -> None:
    """The whole page, or the sentence of one rule."""
    if rule is None:
        console.print(Markdown(game.rules_page(lang)))
        return
    sentence = game.rule_text(rule.upper(), lang)
    if not sentence:
        ids = rule_ids(game, lang)
        raise SetupError(f"{game.name} has no rule {rule!r}; they are {ids[0]} to {ids[-1]}")
    console.print(Text.assemble((rule.upper(), "bold"), f" {sentence}"))


def rule_ids(game: Game, lang: str) -> list[str]:
    return re.findall(r"^- \*\*([^*]+)\*\*", game.rules_page(lang), re.M)


def print_rules(name: str, rule: str | None, lang: str) -> None:
    show_rules(make_console(), registry.game(name), lang, rule)


def print_games(lang: str) -> None:
    words = ui_words(lang)
    console = make_console()
    found = [registry.game(name) for name in registry.games()]
    grid = Grid(box=None, padding=(0, 2))
    for column in ("name", "title", "players", "minutes", "age"):
        grid.add_column(words.say(f"games-{column}"))
    for game in found:
        players = f"{game.min_players}–{game.max_players}"
        grid.add_row(game.name, game.title[lang], players, str(game.meta["minutes"]), f"{game.meta['age']}+")
    console.print(grid)
    if any(game.options for game in found):
        console.print(Text(f"\n  {words.say('games-options')}", "bold"))
    for game in found:
        for number, option in enumerate(game.options):
            if number == 0:
                console.print(Text(f"\n  {game.name}", "bold"))
            values = " ".join(str(value).lower() for value in option.values)
            each = f" ({words.say('games-each-seat')})" if option.each_seat else ""
            title = game.texts(lang).say(f"option-{option.name}")
            console.print(Padding(Text(f"{option.name} — {title}{each}: {values}"), (0, 0, 0, 4), expand=False))
