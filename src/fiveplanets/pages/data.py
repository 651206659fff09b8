"""What the pages need of the games, derived from them: compiled rules, descriptions, texts, TypeScript types.

web/src/generated/catalogue.json         what the lobby knows of every game
web/src/generated/robots.json            the robots that may take a seat
web/src/generated/GAME.ts                types of its state, facts, moves, asks and events
web/src/generated/GAME/game.wasm         its rules
web/src/generated/GAME/watched.wasm      the same, for previews
web/src/generated/GAME/game.json         its description, less the texts
web/src/generated/GAME/LANG.json         its texts
web/src/generated/GAME/rules.LANG.json   its rules for players
"""

from __future__ import annotations

import base64
import json
import re
import shutil
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core import registry
from ..core.engines import build
from ..core.options import Option
from ..core.registry import Game
from ..core.texts import LANGUAGES
from ..core.typescript import typescript
from ..players import LEVELS
from . import GENERATED

IN_CATALOGUE = ("game", "version", "title", "players", "minutes", "age", "credits", "options", "refused")


def write_data(into: Path = GENERATED) -> None:
    """Write everything anew that has changed."""
    games = [registry.game(name) for name in registry.games()]
    wanted = {"catalogue.json": _json([catalogue_entry(game) for game in games]), "robots.json": _json(list(LEVELS))}
    for game in games:
        wanted |= game_files(game)
    for path, data in wanted.items():
        target = into / path
        if not target.exists() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    for old in into.iterdir():
        if old.name not in {Path(path).parts[0] for path in wanted}:
            shutil.rmtree(old) if old.is_dir() else old.unlink()


def game_files(game: Game) -> dict[str, bytes]:
    """The files of one game by their paths."""
    build.manifest(game)
    found = {f"{game.name}.ts": typescript(game.describe(LANGUAGES[0])).encode()}
    for wasm in ("game.wasm", "watched.wasm"):
        found[f"{game.name}/{wasm}"] = (build.folder(game) / wasm).read_bytes()
    found[f"{game.name}/game.json"] = _json(description(game))
    for lang in LANGUAGES:
        found[f"{game.name}/{lang}.json"] = _json(texts(game, lang))
        found[f"{game.name}/rules.{lang}.json"] = _json(rules_page(game.rules_page(lang)))
    return found


@lru_cache(maxsize=16)
def description(game: Game) -> dict[str, Any]:
    """What describes a game in any language: all but its texts."""
    found = game.describe(LANGUAGES[0])
    del found["texts"]
    return found | {"options": options(game), "refused": refused(game), "layout": without_bounds(found["layout"])}


def without_bounds(layout: Any) -> Any:
    """The layout less the lowest and highest numbers of fields, which reading does not need."""
    if isinstance(layout, dict):
        return {key: without_bounds(value) for key, value in layout.items() if key not in ("low", "high")}
    return [without_bounds(item) for item in layout] if isinstance(layout, list) else layout


def catalogue_entry(game: Game) -> dict[str, Any]:
    found = description(game)
    return {key: found[key] for key in IN_CATALOGUE}


def options(game: Game) -> list[dict[str, Any]]:
    """The options of a game; those that each seat chooses with the values that only one of them may have."""
    described: list[dict[str, Any]] = game.describe(LANGUAGES[0])["options"]
    pairs = zip(described, game.options, strict=True)
    return [shown | ({"single": single_values(game, option)} if option.each_seat else {}) for shown, option in pairs]


def single_values(game: Game, option: Option) -> list[Any]:
    refuse, players = refusal(game), max(2, game.min_players)
    usual = game.complete_options({}, players)
    return [value for value in option.values if refuse(players, usual | {option.name: [value] * players})]


def refusal(game: Game) -> Any:
    """The game's own function that says what is wrong with options."""
    return getattr(game.module("rules"), "refuse_options", lambda players, options: None)


def refused(game: Game) -> dict[str, Any]:
    """Which values of the table's options do not go together: a bit for each combination, by number of players.

    Combinations are numbered in the order of `options` (those that matter), the last one fastest.
    """
    common = [option for option in game.options if not option.each_seat]
    refuse, counts = refusal(game), range(game.min_players, game.max_players + 1)
    found = np.zeros((len(counts), *(len(option.values) for option in common)), np.bool_)
    for at, players in enumerate(counts):
        usual = game.complete_options({}, players)
        for place in np.ndindex(found.shape[1:]):
            values = {option.name: option.values[number] for option, number in zip(common, place, strict=True)}
            found[at, *place] = refuse(players, usual | values) is not None
    matter = [axis for axis in range(len(common)) if not (found == found.take([0], axis + 1)).all()]
    slim = found[(slice(None), *(slice(None) if axis in matter else 0 for axis in range(len(common))))]
    bits = {players: _bits(slim[at]) for at, players in enumerate(counts)}
    return {"options": [common[axis].name for axis in matter], "bits": bits}


def _bits(flags: Any) -> str:
    return base64.b64encode(np.packbits(flags.reshape(-1), bitorder="little").tobytes()).decode()


def texts(game: Game, lang: str) -> dict[str, Any]:
    """Messages in Fluent, without their comments, and the names that lie over them."""
    words = game.texts(lang)
    messages = "\n".join(words.sources)
    return {"messages": re.sub(r"^#.*\n|^\s*\n", "", messages, flags=re.M), "names": words.names}


def rules_page(text: str) -> dict[str, Any]:
    """A page of rules in Markdown, taken apart: its sections, with their rules and paragraphs."""
    title, *rest = re.split(r"^# (.+)\n", text, maxsplit=1, flags=re.M)[1:]
    intro, *parts = re.split(r"^(##+) (.+)\n", rest[0], flags=re.M)
    sections = [
        {"title": title, "level": len(mark), "lines": rules_lines(body)}
        for mark, title, body in zip(parts[0::3], parts[1::3], parts[2::3], strict=True)
    ]
    return {"title": title, "intro": rules_lines(intro), "sections": sections}


LINE = re.compile(
    r"^```\w*\n(?P<fenced>.*?)^```$"
    r"|^(?P<indented>(?:    [^\n]*\n?|\n(?=    ))+)"
    r"|^(?:- (?:\*\*(?P<id>[^*\n]+)\*\* )?)?(?P<text>\S.*?)(?=\n- |\n\n|\n```|\Z)",
    re.M | re.S,
)


def rules_lines(body: str) -> list[dict[str, Any]]:
    """Rules with their ids, paragraphs without; and code, which keeps its lines."""
    found = []
    for line in LINE.finditer(body):
        code = line["fenced"] or line["indented"]
        if code is not None:
            found.append({"id": "", "text": code.strip("\n"), "code": True})
        else:
            found.append({"id": line["id"] or "", "text": " ".join(line["text"].split())})
    return found


def _json(data: Any) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
