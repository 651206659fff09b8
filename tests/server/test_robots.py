"""Robots that cannot answer: the usual one answers for them, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

import fiveplanets as fp
from fiveplanets.players import named
from fiveplanets.server import robots
from fiveplanets.server.robots import Robots, choose
from tests.arena.outsiders import BAD


def thought(name: str) -> tuple:
    game = fp.game("planet-5r")
    seen = bytes(game.position(players=3, seed=5).redacted(1))
    return (game.name, None, seen, name, 1, 17)


@pytest.mark.parametrize("name", BAD)
def test_bad_answers_in_a_thinking_process(name: str, monkeypatch: pytest.MonkeyPatch):
    made, reason = BAD[name]
    monkeypatch.setitem(named.PLAYERS, name, made)
    monkeypatch.setattr(robots, "LIMIT_S", 0.02)
    move, fault = choose(thought(name))
    assert move == choose(thought("quick"))[0]
    assert fault.startswith(reason)


def think(pool, name: str = "clever") -> int:
    """What a robot with this pool of processes says."""
    thinking = Robots()
    thinking._started = lambda: pool
    game_name, _, seen, _, seat, _ = thought(name)
    return asyncio.run(thinking.think(fp.game(game_name), seen, name, seat))


class Dying:
    """Whatever one asks, the process dies."""

    def submit(self, *_args):
        died = Future()
        died.set_exception(BrokenProcessPool("it died"))
        return died


def test_a_robot_whose_process_always_dies(caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING):
        assert think(Dying()) in range(5)
    assert "quick answers for the robot clever: crashed: its process has died" in caplog.text


class Silent:
    def submit(self, *_args):
        return Future()


def test_a_robot_that_never_answers(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(robots, "STUCK_S", 0.01)
    with caplog.at_level(logging.WARNING):
        assert think(Silent()) in range(5)
    assert "late: no answer within 0.01 s" in caplog.text


def test_a_good_robot_is_not_spoken_of(caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.WARNING), ThreadPoolExecutor(1) as pool:
        assert think(pool, "quick") in range(5)
    assert caplog.text == ""


def test_programs_are_no_robots():
    """Nobody starts programs on a server by naming them."""
    assert not any(named.starts_a_program(name) for name in robots.robot_names())


def test_a_level_goes_on_with_its_thoughts():
    """Planet Unknown's next decision of a turn was foreseen: it takes a part of the thought."""
    position = fp.game("planet-unknown").position(players=2, seed=3)
    robots.remembered.cache_clear()
    level = robots.remembered("planet-unknown", 0, "normal")
    spent = []
    for _ in range(12):
        if not position.is_asked(0):
            position.make(1, position.legal(1)[0])
            continue
        before = level.simulations
        move, fault = choose(("planet-unknown", None, bytes(position.redacted(0)), "normal", 0, 5))
        assert not fault
        if len(position.legal(0)) > 1:
            spent.append(level.simulations - before)
        position.apply(0, move)
    iterations = fp.game("planet-unknown").levels["normal"]["iterations"]
    assert max(spent) <= iterations
    assert sum(some <= iterations // 4 for some in spent) > 2
