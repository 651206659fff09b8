"""The JSON lines that programs speak."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fiveplanets as fp

from .running import Result, play

DOCS = Path(__file__).parents[2] / "docs"
GAME = ("table", "planet-5r", "--players", "3", "--seed", "5", "--json")


def talk(answer, *args: str) -> tuple[Result, list[dict[str, Any]]]:
    """Play by lines; `answer` gets the last object printed. Returns all objects."""

    def typed(shown: str) -> str | None:
        reply = answer(json.loads(shown.splitlines()[-1]))
        return reply if reply is None or isinstance(reply, str) else json.dumps(reply)

    result, _ = play(typed, *GAME, *args)
    return result, [json.loads(line) for line in result.out.splitlines()]


def by_turns(*replies: Any):
    """These replies one after the other, then the end of the input."""
    waiting = iter(replies)
    return lambda _view: next(waiting, None)


def test_a_whole_game_by_index_and_by_data():
    def answer(view: dict[str, Any]) -> dict[str, Any]:
        move = view["moves"][view["sequence"] % len(view["moves"])]
        return {"seat": view["seat"], "move": move["index"] if view["sequence"] % 2 else move["data"]}

    result, lines = talk(answer, "--humans", "2", "--lang", "ru")
    assert (result.status, result.err) == (0, "")
    assert {line["seat"] for line in lines} == {0, 1, None}
    dig = {"index": 0, "data": {"do": "choose", "card": "dig"}, "text": "Сыграть карту «Раскопки»"}
    assert lines[0]["moves"][0] == dig
    assert lines[0]["question"] == {"ask": "choose", "text": "Тайно выберите карту действия."}
    end = lines[-1]
    assert end["over"]
    assert end["winners"]
    assert [sum(points.values()) for points in end["breakdown"]] == end["scores"]


def test_a_seat_sees_only_its_own_secrets():
    def answer(view: dict[str, Any]) -> dict[str, Any]:
        return {"seat": view["seat"], "move": view["moves"][-1]["index"]}

    _, lines = talk(answer, "--bots", "none")
    for line in lines[:-1]:
        for seat, clan in enumerate(line["state"]["clans"][: line["players"]]):
            assert (clan["water"] is not None) == (seat == line["seat"])
            assert seat == line["seat"] or clan["choice"] is None is clan["bid"]
        assert line["state"]["rng"]["a"] is None
        assert "seed" not in line


@pytest.mark.parametrize(
    ("reply", "error"),
    [
        ("{", "not a line of JSON"),
        ("[" * 100000, "not a line of JSON"),
        ("17", "give {"),
        ("{}", "give {"),
        ('{"seat": 0, "move": 0, "x": 1}', "give {"),
        ('{"seat": 1, "move": 0}', "seat 1: your seats are 0"),
        ('{"seat": true, "move": 0}', "seat True: your seats are 0"),
        ('{"seat": 0, "move": "dig"}', "'dig' is not a move"),
        ('{"seat": 0, "move": null}', "None is not a move"),
        ('{"seat": 0, "move": 99999}', "move 99999: this game's moves are numbered"),
        ('{"seat": 0, "move": -1}', "move -1: this game's moves are numbered"),
        ('{"seat": 0, "move": {"do": "dance"}}', "'do' must be one of"),
        ('{"seat": 0, "move": {"do": []}}', "'do' must be one of"),
        ('{"seat": 0, "move": {"do": "choose"}}', "choose takes card"),
        ('{"seat": 0, "move": {"do": "bid", "water": 1.5}}', "water must be a whole number"),
        ('{"seat": 0, "move": {"do": "bid", "water": 3}}', "5R-26: Bid 3 water"),
        ('{"undo": 0}', "has not decided anything yet"),
        ('{"undo": 2}', "seat 2: your seats are 0"),
    ],
)
def test_a_wrong_line_is_answered_and_the_game_goes_on(reply: str, error: str):
    result, lines = talk(by_turns(reply, {"seat": 0, "move": 1}))
    assert (result.status, result.err) == (0, "")
    assert error in lines[1]["error"]
    assert "\n" not in lines[1]["error"]
    assert lines[2]["happened"][0]["move"] == {"do": "choose", "card": "mine"}


def test_undo():
    _, lines = talk(by_turns({"seat": 0, "move": 0}, {"undo": 0}, {"seat": 0, "move": 1}), "--bots", "none")
    assert [line["to_act"] for line in lines] == [[0, 1, 2], [1, 2], [0, 1, 2], [1, 2]]
    assert lines[2]["happened"] == [
        {"sequence": 1, "seat": 0, "move": {"do": "choose", "card": "dig"}, "events": []},
        {"sequence": 2, "undo": 0},
    ]


def test_everything_that_happens_is_sent_once_to_each_seat():
    def answer(view: dict[str, Any]) -> dict[str, Any]:
        return {"seat": view["seat"], "move": view["moves"][0]["index"]}

    _, lines = talk(answer, "--humans", "2")
    last = lines[-1]["sequence"]
    for seat in (0, 1, None):
        own = [line for line in lines if line["seat"] == seat]
        assert ["opening" in line for line in own] == [True] + [False] * (len(own) - 1)
        assert own[0]["opening"][0]["event"] == "settled"
        sent = [item["sequence"] for line in own for item in line["happened"]]
        assert sent == list(range(1, own[-1]["sequence"] + 1))
        assert all(item["move"] == {"do": "choose"} for line in own for item in line["happened"]
                   if item["seat"] != seat and item["move"]["do"] == "choose")  # fmt: skip
    assert sent[-1] == last


def test_the_end_of_the_input_saves(tmp_path):
    path = tmp_path / "game.jsonl"
    talk(by_turns({"seat": 0, "move": 1}), "--save", str(path))
    assert fp.load(path).entries[0].move == 1


def test_everything_that_is_said_is_documented():
    """Every key that is sent has its place in docs/json.md."""

    def answer(view: dict[str, Any]) -> dict[str, Any]:
        return {"seat": view["seat"], "move": view["moves"][0]["index"]}

    _, lines = talk(answer)
    _, errors = talk(by_turns({"seat": 0, "move": {"do": "bid", "water": 3}}))
    keys = {key for line in [*lines, *errors] for key in line}
    keys |= {key for line in lines for move in line["moves"] for key in move}
    keys |= {key for line in lines for item in line["happened"] for key in item}
    keys |= {"ask", "text", "event"}  # what every question and every event has, beside its own words
    assert {"moves", "breakdown", "error", "rule", "happened", "opening", "events", "ask"} <= keys
    page = (DOCS / "json.md").read_text("utf-8")
    assert [key for key in sorted(keys) if f"`{key}`" not in page and f'"{key}"' not in page] == []
