"""Errors in Russian. They are raised in English all over the package; errors.ru.toml has a Russian sentence for
each English one, with the same names for what stands in between, which may be a sentence itself."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path


def error_text(message: str, lang: str) -> str:
    return _in_russian(message) if lang == "ru" else message


def _in_russian(message: str) -> str:
    for english, russian in _sentences():
        if found := english.fullmatch(message):
            return russian.format(**{name: _in_russian(part) for name, part in found.groupdict().items()})
    return message


@cache
def _sentences() -> list[tuple[re.Pattern[str], str]]:
    path = Path(__file__).parent / "errors.ru.toml"
    sentences: dict[str, str] = tomllib.loads(path.read_text("utf-8"))
    return [(re.compile(_pattern(english), re.S), russian) for english, russian in sentences.items()]


def _pattern(english: str) -> str:
    """A regular expression with a named group for every {name}; a {place} is one word."""
    parts = re.split(r"\{(\w+)\}", english)
    return "".join(_group(part) if odd % 2 else re.escape(part) for odd, part in enumerate(parts))


def _group(name: str) -> str:
    return rf"(?P<{name}>\S+?)" if name == "place" else f"(?P<{name}>.+?)"
