"""Plays games until every question of every game has been asked, and writes down a table at each question.

One person sits where the question is asked, robots everywhere else. The same games every time: `python record.py DIR`
writes `<game>.json`, a list of questions with the replay file of the table, then the end of the game, then scenes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import fiveplanets as fp
from fiveplanets.core.registry import Game
from fiveplanets.core.replay import lines
from fiveplanets.players import choose_at, player

# How games are set up in turn: the first ones with what boards find hardest, most players.
SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "planet": [(4, {})],
    "planet-5r": [(5, {}), (4, {})],
    "planet-unknown": [
        (4, {}),
        (6, {"events": True, "private_objectives": True, "planet": "random", "corporation": "random"}),
        (1, {"green": 0, "red": 20}),  # a stack is removed by a red event, alone
        (2, {"corporation": ["jump_drive", "universal_coalition"]}),  # a technology shares an objective
    ],
    "planetfall": [(6, {"commanders": "chosen"}), (4, {})],
    "red-planet": [(6, {"layout": "B"}), (2, {"layout": "D"}), (4, {"layout": "A"})],
}


class Scene(NamedTuple):
    """A table that no question brings along, as the first seat sees it."""

    players: int
    options: dict[str, Any]
    like: Callable[[fp.Table], bool]


def lost_to_a_neutral_colour(table: fp.Table) -> bool:
    return table.over and not table.winners


def rival_carries(table: fp.Table) -> bool:
    rival = table.view(0)["state"]["worlds"][1]
    return 0 in table.to_act and any(rival["loaded"]) and any(rival["patched"])


def carries(table: fp.Table) -> bool:
    """With technologies that work and others that do not yet."""
    view = table.view(0)
    states = {one["state"] for one in view["facts"]["worlds"][0]["technologies"]}
    return 0 in table.to_act and any(view["state"]["worlds"][0]["loaded"]) and {"locked", "works"} <= states


def planets(*planets: str, carrier: int) -> dict[str, Any]:
    """Rovers of the Horizon Group carry meteorites."""
    return {
        "planet": list(planets),
        "corporation": ["horizon_group" if seat == carrier else "republic" for seat in range(len(planets))],
    }


SCENES: dict[str, dict[str, Scene]] = {
    "planet-unknown": {
        "rival-carries": Scene(2, planets("tartarus", "persephone", carrier=1), rival_carries),
        "carries": Scene(2, planets("cerberus", "gaia", carrier=0), carries),
    },
    "red-planet": {"over-lost": Scene(2, {"layout": "D"}, lost_to_a_neutral_colour)},
}
# Questions that need an unlikely table are looked for in many games, but not for ever.
MOST_GAMES = 120
ROBOTS = ("quick", "random")
NAMES = ("Vera", "Ember", "Lyra", "Quartz", "Marek", "Timur")


def record(name: str) -> list[dict[str, Any]]:
    game = fp.game(name)
    missing = set(game.describe("en")["asks"])
    found: dict[str, dict[str, Any]] = {}
    over = None
    for number in count():
        if not missing or number >= MOST_GAMES:
            break
        players, options = SETUPS[name][number % len(SETUPS[name])]
        table = game.table(players=players, seed=1000 + number, options=options)
        robot = player(ROBOTS[number // len(SETUPS[name]) % len(ROBOTS)])
        asked: dict[str, list[tuple[int, int]]] = {}
        while not table.over:
            for seat in table.to_act:
                asked.setdefault(table.question(seat)["ask"], []).append((table.sequence, seat))
            table.play(table.to_act[0], choose_at(table, table.to_act[0], robot))
        over = over or moment("over", table, len(table.entries), 0)
        for ask in sorted(missing & set(asked)):
            times = asked[ask]
            at, seat = times[len(times) * 2 // 3]
            found[ask] = moment(ask, table, at, seat)
        missing -= set(asked)
    if missing:
        raise SystemExit(f"{name}: never asked in {MOST_GAMES} games: {', '.join(sorted(missing))}")
    order = list(game.describe("en")["asks"])
    scenes = [played_to(game, ask, scene) for ask, scene in SCENES.get(name, {}).items()]
    return [found[ask] for ask in order if ask in found] + ([over] if over else []) + scenes


def played_to(game: Game, ask: str, scene: Scene) -> dict[str, Any]:
    for number in range(MOST_GAMES):
        table = game.table(players=scene.players, seed=number, options=scene.options)
        robot = player(ROBOTS[number % len(ROBOTS)])
        while not table.over:
            table.play(table.to_act[0], choose_at(table, table.to_act[0], robot))
            if scene.like(table):
                return moment(ask, table, len(table.entries), 0)
    raise SystemExit(f"{game.name}: no scene like {ask} in {MOST_GAMES} games")


def moment(ask: str, table: fp.Table, at: int, seat: int) -> dict[str, Any]:
    """The table after so many decisions, with a person at this seat."""
    copy = table.game.table(players=table.players, seed=table.seed, options=table.options)
    copy.salt = f"{0:032x}"
    for entry in table.entries[:at]:
        copy.play(entry.seat, entry.move)
    robots = iter(NAMES[1:])
    person = {"name": NAMES[0], "player": "human"}
    copy.seats = [person if one == seat else {"name": next(robots), "player": "quick"} for one in range(table.players)]
    replay = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(copy))
    return {"ask": ask, "players": table.players, "seat": seat, "replay": replay}


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or SETUPS:
        (folder / f"{name}.json").write_text(json.dumps(record(name)), "utf-8")
