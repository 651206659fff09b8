"""Errors in Russian: every sentence that the package can complain with has its translation."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.core.translating import error_text

from .running import fiveplanets
from .test_wrong_input import PACKS, WRONG

SOURCE = Path(fp.__file__).parent
ERRORS = {
    "SetupError", "PackError", "ReplayError", "InvalidMove", "IllegalMove", "UndoRefused", "EngineMissing",
    "ResultsError", "WorkersLost", "Problem", "CannotStore",
}  # fmt: skip
# What only programs meet, what a command makes nothing of, and what is said where the pages are built.
PYTHON_ONLY = ("simulator.py", "cuda.py", "wasm.py", "node.py")
CYRILLIC = re.compile("[а-яё]")


def sentences() -> Iterator[tuple[str, str]]:
    """Where an error is made, and its text with X for every value."""
    for path in sorted(path for path in SOURCE.rglob("*.py") if path.name not in PYTHON_ONLY):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
                yield from said(node.args[-1], path)
            if isinstance(node, ast.FunctionDef) and "refuse_" in node.name:
                for part in ast.walk(node):
                    if isinstance(part, ast.Return) and part.value is not None:
                        yield from said(part.value, path)


def said(text: ast.expr, path: Path) -> Iterator[tuple[str, str]]:
    where = f"{path.relative_to(SOURCE)}:{text.lineno}"
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        yield where, text.value
    elif isinstance(text, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "X" for part in text.values]
        yield where, "".join(map(str, parts))


FOUND = dict(sentences())
# Wrappers around other sentences, which are translated themselves.
WRAPPERS = {"X: X", "line X: X", "pack for X: X"}
# Whose translation depends on one of the values: see below.
BOARDS = "there is only one X X, and players X want it: give each another one, X or random"


def test_sentences_are_found():
    assert len(FOUND) > 50


@pytest.mark.parametrize("where", [where for where, text in FOUND.items() if text not in (*WRAPPERS, BOARDS)])
def test_every_complaint_can_be_said_in_russian(where: str):
    assert CYRILLIC.search(error_text(FOUND[where], "ru")), FOUND[where]
    assert error_text(FOUND[where], "en") == FOUND[where]


@pytest.mark.parametrize("board", ["planet", "corporation"])
def test_boards_that_several_want(board: str):
    assert BOARDS in FOUND.values()
    parts = iter((board, "gaia", "1 and 2", "ksb_4156"))
    message = re.sub("X", lambda _: next(parts), BOARDS)
    assert re.search(r"хотят участники 1 и 2: .* ksb_4156 или random", error_text(message, "ru"))


@pytest.mark.parametrize(("args", "message"), WRONG, ids=[" ".join(args)[:60] for args, _ in WRONG])
def test_wrong_input_is_refused_in_russian(args, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for name, text in PACKS.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    languages = [] if "--lang" in args else ["--lang", "ru"]
    if args[:1] in (("dance",), ("pack",)) and len(args) == 1:
        languages = []
    result = fiveplanets(*args, *languages, typed="1\n" * 200, LANG="ru_RU.UTF-8")
    assert (result.status, result.out) == (2, "")
    assert result.err.startswith("Ошибка: ")
    assert result.err.count("\n") == 1
    assert CYRILLIC.search(result.err.removeprefix("Ошибка: "))
    english = re.findall(r"\b(?:is|are|not|there|such|must|the)\b", result.err)
    assert english == [] or "TOML" in result.err, result.err


def test_the_language_of_errors_is_known_before_the_options_are():
    assert fiveplanets("table", "--wings", "--lang=ru").err == "Ошибка: нет параметра --wings; есть --lang\n"
    assert fiveplanets("table", "--wings", "--lang", "en", LANG="ru_RU.UTF-8").err.startswith("Error: No such option")


def test_illegal_moves_in_russian():
    typed = '{"seat": 0, "move": {"do": "bid", "water": 3}}\n{"seat": 9, "move": 0}\n{"undo": 0}\n'
    out = fiveplanets("table", "planet-5r", "--seed", "5", "--json", "--lang", "ru", typed=typed).out
    assert '{"error": "5R-26: ' in out
    assert "Bid" not in out
    assert "место 9: ваши места 0" in out
    assert "место 0 ещё ничего не решало" in out


def test_what_goes_wrong_at_the_prompt_is_said_in_russian(tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_text("mine")
    typed = f"s {path}\ns {tmp_path}/no/where\nu\nq\n"
    out = fiveplanets("table", "planet-5r", "--seed", "5", "--lang", "ru", typed=typed).out
    assert "уже есть: продолжите ту партию" in out
    assert "не удаётся записать" in out
    assert "нет такого файла" in out
