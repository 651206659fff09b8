"""Errors in Russian: every sentence that the package can complain with has its translation."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.core.components import parse_pack
from fiveplanets.core.translating import error_text

from .running import fiveplanets
from .test_wrong_input import PACKS, WRONG

SOURCE = Path(fp.__file__).parent
ERRORS = {  # what raises one is called like this
    "SetupError", "PackError", "ReplayError", "InvalidMove", "IllegalMove", "UndoRefused", "EngineMissing",
    "ResultsError", "WorkersLost", "Problem", "CannotStore", "demand",
}  # fmt: skip
# What only programs meet, what a command makes nothing of, and what is said where the pages are built.
PYTHON_ONLY = ("simulator.py", "cuda.py", "wasm.py", "node.py")
CYRILLIC = re.compile("[а-яё]")
ENGLISH = re.compile(
    r"\b(?:is|are|has|not|there|such|must|the|at|and|for|of|with|than|needs?|should|every|each|already)\b"
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def assert_russian(text: str) -> None:
    assert CYRILLIC.search(text), text
    assert not ENGLISH.search(text), text


def sentences() -> Iterator[tuple[str, str]]:
    """Where an error is made, and each of its texts with X for every value."""
    for path in sorted(path for path in SOURCE.rglob("*.py") if path.name not in PYTHON_ONLY):
        text = path.read_text("utf-8")
        tree, of_packs = ast.parse(text), "PackError" in text
        found = [(said.value, said.lineno) for said in constants(tree) if of_packs]
        for function in ast.walk(tree):
            if isinstance(function, Function):
                for said in complaints(function, yields=of_packs):
                    found += [(reading, said.lineno) for reading in readings(said, function)]
        yield from ((f"{path.relative_to(SOURCE)}:{line}", reading) for reading, line in found)


def constants(tree: ast.Module) -> Iterator[ast.Constant]:
    """Sentences in tables at the top of a module."""
    for statement in tree.body:
        if isinstance(statement, ast.Assign):
            for node in ast.walk(statement):
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(" ") > 1:
                    yield node


def complaints(function: Function, yields: bool) -> Iterator[ast.expr]:
    """What a function says of something wrong. What finds the faults of a pack yields them."""
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Name(name), args=[*_, said]) if name in ERRORS:
                yield said
            case ast.Return(ast.expr() as said) if "refuse_" in function.name:
                yield said
            case ast.Yield(ast.expr() as said) if yields:
                yield said


def readings(said: ast.expr, function: Function) -> list[str]:
    """Every text that an expression may be; none if it is not put together of texts here."""
    match said:
        case ast.Constant(str(text)):
            return [text]
        case ast.JoinedStr(parts):
            return ["".join(each) for each in product(*(readings(part, function) for part in parts))]
        case ast.FormattedValue(value):
            return readings(value, function) or ["X"]
        case ast.IfExp(_, one, other):
            return readings(one, function) + readings(other, function)
        case ast.Call(ast.Attribute(ast.Constant(" and "), "join")):
            return ["X and X"]
        case ast.Name(name):
            assigned = [node for node in ast.walk(function) if isinstance(node, ast.Assign)]
            values = [node.value for node in assigned if ast.unparse(node.targets[0]) == name]
            return [text for value in values for text in readings(value, function)]
    return []


FOUND = sorted(set(sentences()))
# Wrappers around other sentences, which are translated themselves.
WRAPPERS = {"X: X", "line X: X", "pack for X: X", "pack for X: X: X"}
# Whose translation depends on one of the values: see below.
BOARDS = "there is only one X X, and players X and X want it: give each another one, X or random"


def test_sentences_are_found():
    assert len(FOUND) > 50


@pytest.mark.parametrize(("where", "text"), [found for found in FOUND if found[1] not in (*WRAPPERS, BOARDS)])
def test_every_complaint_can_be_said_in_russian(where: str, text: str):
    russian = error_text(text, "ru")
    assert_russian(russian)
    if where.startswith("games"):  # the place stands before it
        assert error_text(f"tiles.C01: {text}", "ru") == f"tiles.C01: {russian}"
    assert error_text(text, "en") == text


@pytest.mark.parametrize("board", ["planet", "corporation"])
def test_boards_that_several_want(board: str):
    assert BOARDS in dict(FOUND).values()
    parts = iter((board, "gaia", "1", "2", "ksb_4156"))
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
    assert_russian(result.err.removeprefix("Ошибка: "))


FOREIGN = {  # what Python and the libraries say, wherever it comes from
    "in a value": [
        "Object contains unknown field `colour`", "Object missing required field `colour`", "Invalid enum value 'red'",
        "Invalid value 'red'", "Expected `int`, got `str`", "Expected `array`, got `object`", "Expected `int` >= 1",
        "Expected `int` <= 60", "Expected `str` of length <= 40", "Expected `object` of length >= 55",
        "Expected `array` of length 6, got 5", "Expected `array` of length 1 to 5, got 6", "Integer value out of range",
        "Expected `str` matching regex '^[ab]$'", "Expected `array`, got `datetime`",
    ],
    "in a command": ["No closing quotation", "No escaped character"],
    "in UTF-8": [
        "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte",
        "'utf-8' codec can't decode byte 0xc3 in position 5: invalid continuation byte",
        "'utf-8' codec can't decode bytes in position 3-4: unexpected end of data",
    ],
}  # fmt: skip


@pytest.mark.parametrize("text", [text for texts in FOREIGN.values() for text in texts])
def test_what_others_complain_of_is_said_in_russian(text: str):
    assert_russian(error_text(f"pack for planet: tiles.C01: {text}", "ru"))
    assert_russian(error_text(text, "ru"))


NOT_TOML = r"""
a / a = / a = 1 b / = 1 / a = 1\na = 2 / [a]\n[a] / [a / [[a / [a]\n[[a]] / a = [1 / a = {b = 1 / a = {b = 1, b = 2}
a = {}\n[a.b] / a.b = 1\n[a] / a = " / a = "\q" / a = "\ud800" / a = "\u00zz" / a = 2001-13-01 / a = "\x00" / # \x00
"""


@pytest.mark.parametrize("text", re.split(" / |\n", NOT_TOML.strip()))
def test_what_is_not_toml_is_said_in_russian(text: str):
    with pytest.raises(fp.PackError, match="not a TOML file") as caught:
        parse_pack(text.replace(r"\n", "\n").replace(r"\x00", "\x00"))
    assert_russian(error_text(str(caught.value), "ru"))


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("table planet b", "лишние аргументы (b)"),
        ("table planet b c", "лишние аргументы (b c)"),
        ("table --json=3", "у параметра '--json' не бывает значения"),
        ("table --seed 1.5", "'--seed': нужно целое число"),
        (f"table --seed {'9' * 5000}", "'--seed': слишком длинное число"),
        ("balance planet --games 1", "'--games': нужно число от 2"),
        ("serve --port 99999", "'--port': нужно число до 65535"),
        ("arena planet quick --limit x", "'--limit': нужно число"),
        ("games --pack x", "--pack — для одной игры: назовите её"),
    ],
)
def test_what_is_wrong_with_the_command_is_said_in_russian(command: str, said: str):
    assert fiveplanets(*command.split(), "--lang", "ru").err == f"Ошибка: {said}\n"


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
