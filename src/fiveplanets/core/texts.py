"""Texts in Russian and English, in Fluent files beside what they speak of."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from .errors import SetupError

LANGUAGES = ("en", "ru")


class Texts:
    """The messages of one language, from one or several folders."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        if lang not in LANGUAGES:
            raise SetupError(f"language {lang!r}: there are {' and '.join(LANGUAGES)}")
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.sources = [(folder / f"{lang}.ftl").read_text("utf-8") for folder in folders]
        for source in self.sources:
            self.bundle.add_resource(FluentResource(source))

        self.names: dict[str, str] = {}

    def lay_over(self, names: dict[str, str]) -> None:
        """Plain texts that come before the messages: names of components, which a pack may change."""
        self.names.update(names)

    def has(self, key: str) -> bool:
        return key in self.names or self.bundle.has_message(key)

    def say(self, key: str, **values: Any) -> str:
        """The message with this key. A missing key or value is a bug, not an empty text."""
        if key in self.names:
            return self.names[key]
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(message.value, values)
        if errors:
            raise errors[0]
        return str(text)


@cache
def texts(lang: str, *folders: Path) -> Texts:
    return Texts(lang, folders)
