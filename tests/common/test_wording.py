"""Texts, rules and lessons speak the words of the rulebooks."""

import re
from pathlib import Path

import fiveplanets as fp
from tests.common.wording import OTHER_WORDS

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"


def test_the_rulebooks_own_words(name):
    game = fp.game(name)
    for lang, others in OTHER_WORDS.get(name, {}).items():
        texts = (game.folder / "text" / f"{lang}.ftl").read_text("utf-8")
        lesson = (LESSONS / name / f"{lang}.ftl").read_text("utf-8")
        for text in (texts, game.rules_page(lang), lesson):
            assert re.findall(others, text, re.I) == []
