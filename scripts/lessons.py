"""Plays the learner's moves of the lessons and writes down what the others do then.

A lesson (`web/src/lessons/<game>/lesson.json`) is written by hand, but for `before` and `then`: there the quick robots
decide.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import fiveplanets as fp
from fiveplanets.players import choose_at, player

LESSONS = Path(__file__).parents[1] / "web" / "src" / "lessons"


def others(table: fp.Table, learner: int) -> list[list[Any]]:
    """What the robots do until the learner is asked."""
    robot = player("quick")
    done: list[list[Any]] = []
    while not table.over and learner not in table.to_act:
        seat = table.to_act[0]
        move = table.game.moves.data(choose_at(table, seat, robot))
        table.play(seat, move)
        done.append([seat, move])
    return done


def write(game: str) -> None:
    path = LESSONS / game / "lesson.json"
    lesson = json.loads(path.read_text("utf-8"))
    learner = lesson["learner"]
    table = fp.game(game).table(players=lesson["players"], seed=int(lesson["seed"]), options=lesson["options"])
    lesson["before"] = others(table, learner)
    for step in lesson["steps"]:
        step.pop("then", None)
        for move in step.get("play", []):
            table.play(learner, move)
        if step.get("play") and (then := others(table, learner)):
            step["then"] = then
    path.write_text(laid_out(lesson), "utf-8")


def laid_out(lesson: dict[str, Any]) -> str:
    """A line for each step, and for each move of the others."""
    steps = lesson.pop("steps")
    head = json.dumps(lesson, ensure_ascii=False)[:-1]
    lines = ",\n".join("  " + json.dumps(step, ensure_ascii=False) for step in steps)
    return f'{head},\n "steps": [\n{lines}\n ]}}\n'


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(path.parent.name for path in LESSONS.glob("*/lesson.json")):
        write(name)
