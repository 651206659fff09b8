"""Every rule has a test: for each game, how many of the rules on its page a test is marked with.

    python scripts/rules.py [-v]        (or `make rules`; -v lists the tests of every rule)

Fails when a rule has no test, when a test names a rule that is on no page, or when the two languages of a page differ.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections import defaultdict
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.core.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rules"


class Marks:
    """A pytest plugin: which tests are marked with which rule."""

    def __init__(self) -> None:
        self.tests: dict[str, list[str]] = defaultdict(list)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.tests[rule].append(item.nodeid)


def marked_tests() -> dict[str, list[str]]:
    """The tests of every rule, as pytest itself collects them."""
    marks = Marks()
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        failed = pytest.main(
            ["--collect-only", "-qq", "-p", "no:cacheprovider", "--rootdir", str(ROOT), str(ROOT / "tests")], [marks]
        )
    if failed:
        sys.exit(f"the tests cannot be collected:\n{output.getvalue()}")
    return marks.tests


def rules_on_page(name: str, lang: str) -> list[str]:
    """The ids on a page: lines that begin `- **5R-12** `."""
    page = PAGES / f"{name}.{lang}.md"
    return re.findall(r"^- \*\*(\S+?)\*\* ", page.read_text("utf-8"), re.M) if page.exists() else []


def check_game(name: str, tests: dict[str, list[str]], wordy: bool) -> list[str]:
    """Print how the game stands; returns what is wrong."""
    pages = {lang: rules_on_page(name, lang) for lang in LANGUAGES}
    rules = pages["en"]
    tested = [rule for rule in rules if rule in tests]
    print(f"{name} {len(tested)}/{len(rules)}")
    if wordy:
        for rule in rules:
            print(f"  {rule}: {' '.join(tests.get(rule, ['-']))}")
    wrong = [f"{name}: no page of rules in {lang}" for lang in LANGUAGES if not pages[lang]]
    wrong += [f"{name}: {rule} has no test" for rule in rules if rule not in tests]
    wrong += [f"{name}: {rule} is twice on the page" for rule in sorted(set(rules)) if rules.count(rule) > 1]
    wrong += [f"{name}: {rule} is on one page only" for rule in sorted(set(rules) ^ set(pages["ru"]))]
    if not wrong and rules != pages["ru"]:
        wrong.append(f"{name}: the two pages have their rules in different orders")
    return wrong


def main() -> None:
    tests = marked_tests()
    wrong = [line for name in fp.games() for line in check_game(name, tests, wordy="-v" in sys.argv[1:])]
    known = {rule for page in PAGES.glob("*.*.md") for rule in rules_on_page(*page.stem.rsplit(".", 1))}
    wrong += [f"{tests[rule][0]}: {rule} is on no page of rules" for rule in sorted(set(tests) - known)]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
