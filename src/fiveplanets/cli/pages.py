"""Pages to read: the rules of a game, the list of games."""

from __future__ import annotations

import json
import re
from pathlib import Path

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ..core import registry
from ..core.errors import SetupError
from ..core.registry import Game
from .fitting import lines_of, page_through
from .keyboard import Keyboard
from .words import make_console, shortened, ui_words


def rules_page(game: Game, lang: str, wanted: str) -> RenderableType | None:
    """The whole page; the sentence of one rule; or the rules in which a word occurs. None if there is none."""
    if not wanted:
        return Markdown(game.rules_page(lang))
    ids = rule_ids(game, lang)
    found = [rule for rule in ids if rule.lower() == wanted.lower()]
    if not found:
        found = [rule for rule in ids if wanted.lower() in game.rule_text(rule, lang).lower()]
    return Group(*(rule_line(game, rule, lang, wanted) for rule in found)) if found else None


def rule_line(game: Game, rule: str, lang: str, wanted: str) -> Text:
    sentence = Text(game.rule_text(rule, lang))
    sentence.highlight_regex(f"(?i){re.escape(wanted)}", "bold")
    return Text.assemble((rule, "bold"), " ", sentence)


def rule_ids(game: Game, lang: str) -> list[str]:
    return re.findall(r"^- \*\*([^*]+)\*\*", game.rules_page(lang), re.M)


def print_rules(name: str, wanted: str, lang: str) -> None:
    game = registry.game(name)
    page = rules_page(game, lang, wanted)
    if page is None:
        ids = rule_ids(game, lang)
        raise SetupError(f"{game.name} has no rule {shortened(wanted)!r}; they are {ids[0]} to {ids[-1]}")
    console, keyboard = make_console(), Keyboard()
    if len(lines_of(console, page)) < console.height:
        console.print(page)
    else:
        page_through(console, keyboard, ui_words(lang), page)


def print_description(name: str, pack: Path | None, lang: str) -> None:
    """Components, codes, kinds of move and texts: what the views of a table do not repeat."""
    print(json.dumps(registry.game(name, pack).describe(lang), ensure_ascii=False))


def print_games(lang: str) -> None:
    words = ui_words(lang)
    console = make_console()
    found = [registry.game(name) for name in registry.games()]
    grid = Grid(box=None, padding=(0, 2))
    for column in ("name", "title", "players", "standard", "minutes", "age"):
        grid.add_column(words.say(f"games-{column}"))
    for game in found:
        players, standard = f"{game.min_players}–{game.max_players}", str(game.meta["players"]["recommended"])
        grid.add_row(game.name, game.title[lang], players, standard, str(game.meta["minutes"]), f"{game.meta['age']}+")
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
