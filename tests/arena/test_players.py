"""Players by name, and what becomes of bad answers: the table goes on, with the quick bot's move."""

from __future__ import annotations

from copy import copy
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.arena.contest import contest
from fiveplanets.core.random import Rng, below, seed_rng
from fiveplanets.players import Guarded, apart, choose_at, named, player, player_names
from fiveplanets.players.outside import CommandPlayer, asked

from .outsiders import BAD, CURIOUS, Meddling, install, program


class Tuned:
    def __init__(self, depth: int = 1, width: float | None = 0.5, style: str = "calm", bold: bool = False) -> None:
        self.settings = (depth, width, style, bold)

    def choose(self, seen, seat, rng):
        return seen.legal(seat)[0]


def rng(seed: int = 1) -> Rng:
    found = Rng()
    seed_rng(found, seed, 1)
    return found


# --- names


def test_parameters_in_names(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(named.PLAYERS, "tuned", Tuned)
    assert player("tuned").settings == (1, 0.5, "calm", False)
    assert player("tuned:depth=3,width=0.25,style=wild,bold=true").settings == (3, 0.25, "wild", True)
    assert player("tuned:width=1e-3").settings == (1, 0.001, "calm", False)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("hal", "no player 'hal'; there are random quick"),
        ("quick:depth=3", "player 'quick:depth=3' has no parameter 'depth'; it has none"),
        ("master:depth=3", "has no parameter 'depth'; it has none"),
        ("tuned:speed=3", "player 'tuned:speed=3' has no parameter 'speed'; there are depth width style bold"),
        ("tuned:depth=deep", "player 'tuned:depth=deep': depth: Expected `int`, got `str`"),
        ("tuned:bold=3.5", "bold: Expected `bool`"),
        ("search:iterations=many", "iterations: Expected `int`"),
        ("search:seconds=soon", "seconds: Expected `float | null`"),
        ("search:depth=3", "a search has no 'depth'; there are seats quick"),
        ("tuned:", "player 'tuned:': write parameters as name:key=value,key=value"),
        ("tuned:depth", "write parameters as name:key=value"),
        ("tuned:depth=1,,", "write parameters as name:key=value"),
        ("command:", "command '': there is no such program"),
        ("command:/no/such/program --fast", "there is no such program"),
        ("command:'unfinished", "No closing quotation"),
    ],
)
def test_wrong_names(name: str, message: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(named.PLAYERS, "tuned", Tuned)
    with pytest.raises(fp.SetupError) as caught:
        player(name)
    assert message in str(caught.value)


def test_searches_count_their_simulations():
    table = fp.game("planet-5r").table(players=3, seed=1)
    for name in ("search:iterations=50", "search:iterations=50,threads=2", "novice"):
        who = player(name)
        assert choose_at(table, 0, who) in table.legal(0)
        assert who.simulations > 0


def test_packages_register_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    example = Path(__file__).parents[2] / "examples" / "greedy"
    for folder in install(example, tmp_path):
        monkeypatch.syspath_prepend(folder)
    named._installed.cache_clear()
    try:
        assert player_names()[-1] == "greedy"
        assert {"quick", "random", "search", "master"} < set(player_names())
        table = fp.game("planet-5r").table(players=3, seed=1)
        greedy = player("greedy:most=7")
        assert choose_at(table, 0, greedy) in table.legal(0)
        assert greedy.simulations > 0
    finally:
        named._installed.cache_clear()


def test_a_package_that_is_broken_is_named(monkeypatch: pytest.MonkeyPatch):
    broken = {"broken": EntryPoint("broken", "no_such_module:Player", named.GROUP)}
    monkeypatch.setattr(named, "_installed", lambda: broken)
    with pytest.raises(fp.SetupError, match="player 'broken' cannot be loaded: ModuleNotFoundError"):
        player("broken")


# --- bad answers


def played(who: Guarded) -> fp.Table:
    """A game in which one seat is guarded and the quick bot has the others."""
    table, quick = fp.game("planet-5r").table(players=3, seed=5), player("quick")
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, choose_at(table, seat, who if seat == 1 else quick))
    return table


@pytest.mark.parametrize("name", BAD)
def test_the_quick_bot_answers_for_a_bad_player(name: str, monkeypatch: pytest.MonkeyPatch):
    made, reason = BAD[name]
    monkeypatch.setitem(named.PLAYERS, name, made)
    who = Guarded(name, limit=0.02 if name == "dreaming" else 60)
    table = played(who)
    assert table.fingerprint == played(Guarded("quick")).fingerprint
    assert who.faults == who.decisions > 10
    assert who.first_fault.startswith(reason)


def test_a_good_player_has_no_faults():
    who = Guarded("random")
    played(who)
    assert (who.faults, who.first_fault) == (0, "")


def test_a_player_gets_a_copy(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(named.PLAYERS, "meddling", Meddling)
    who = Guarded("meddling")
    assert played(who).over
    assert who.faults == 0


# --- players of packages


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("dying", "crashed: its process has ended with status 1"),
        ("mortal", "crashed: its process has ended by signal SIGSEGV"),
        ("stuck", "late: no answer within 0.5 s"),
        ("failing", "crashed: ZeroDivisionError: it thought too hard"),
        ("mumbling", "illegal: 'the second from the left' is not the number of a move"),
        ("stillborn", "crashed: OSError: no weights found"),
    ],
)
def test_a_package_may_do_what_it_likes(name: str, why: str, installed: Path):
    who = Guarded(name, limit=0.5 if name == "stuck" else 60)
    table = fp.game("planet-5r").table(players=3, seed=5)
    seen, fatal, quick = table.position.redacted(1), rng(FATAL), player("quick")
    for count in (1, 2):
        assert who.choose(seen, 1, copy(fatal)) == quick.choose(seen, 1, copy(fatal))
        assert (who.faults, who.first_fault) == (count, why)
    who.close()


FATAL = next(seed for seed in range(1000) if below(rng(seed), 20) == 0)  # for the player "mortal"


def test_it_lives_on_after_its_process(installed: Path):
    who, seen = Guarded("mortal"), fp.game("planet-5r").position(players=3, seed=5).redacted(1)
    found = [who.choose(seen, 1, rng(seed)) for seed in (FATAL, FATAL + 1)]
    assert who.faults == 1
    assert found[1] == seen.legal(1)[0]


def test_what_it_prints_is_not_the_output(installed: Path, capfd: pytest.CaptureFixture[str]):
    who, other = Guarded("talking"), Guarded("talking")
    seen = fp.game("planet-5r").position(players=3, seed=5)
    for count in (1, 2):
        assert who.choose(seen.redacted(0), 0, rng()) == seen.legal(0)[0]
        assert who.simulations == count
    assert other.choose(seen.redacted(1), 1, rng()) == seen.legal(1)[0]
    assert other.simulations == 1, "there is one object for each seat"
    who.close()
    assert (installed / "closed").read_text() == "2"
    assert capfd.readouterr() == ("", "".join(f"I am {seat} ''\nSaid C\n" for seat in (0, 0, 1)))
    assert len(apart._processes) == 1


def test_a_package_that_ends_its_process_when_it_is_loaded(installed: Path):
    said = "player 'unloadable' cannot be loaded: crashed: its process has ended with status 3"
    with pytest.raises(fp.SetupError, match=said):
        contest("planet-5r", ["unloadable", "quick"])


# --- programs


def test_what_a_program_is_told():
    table = fp.game("planet-5r").table(players=3, seed=5)
    told = asked(table.position.redacted(1), 1, 77)
    view = table.view(1)
    assert told["state"] == view["state"]
    assert told["facts"] == view["facts"]
    assert told["state"]["clans"][0]["water"] is None
    assert told["question"] == {"ask": "choose"}
    assert told["moves"][1] == {"index": 1, "data": {"do": "choose", "card": "mine"}, "text": "Play Mine"}
    assert (told["game"], told["players"], told["seat"], told["seed"]) == ("planet-5r", 3, 1, 77)


def test_a_program_plays():
    who = Guarded(CURIOUS)
    played(who)
    who.close()
    assert (who.faults, who.first_fault) == (0, "")


def test_a_program_may_answer_with_data(tmp_path: Path):
    name = program(
        tmp_path,
        "import sys, json\n"
        "for line in sys.stdin: print(json.dumps({'move': json.loads(line)['moves'][2]['data']}), flush=True)",
    )
    table = fp.game("planet-5r").table(players=3, seed=5)
    who = player(name)
    assert choose_at(table, 0, who) == table.legal(0)[2]
    who.close()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import sys; sys.exit(7)", "crashed: ChildProcessError: the program has ended with status 7"),
        ("print('hello', flush=True); input()", "crashed: JSONDecodeError"),
        ("print('[]', flush=True); input()", "crashed: TypeError"),
        ("print('{}', flush=True); input()", "crashed: KeyError: 'move'"),
        ("""print('{"move": 99999}', flush=True); input()""", "illegal: move 99999"),
        ("""print('{"move": {"do": "dance"}}', flush=True); input()""", "crashed: InvalidMove"),
        ("""print('{"move": 3', end='', flush=True)""", "crashed: ChildProcessError"),
        ("import time; time.sleep(1000)", "late: no answer within 0.5 s"),
    ],
)
def test_the_quick_bot_answers_for_a_bad_program(text: str, reason: str, tmp_path: Path):
    late = reason.startswith("late")
    who = Guarded(program(tmp_path, text), limit=0.5 if late else 60)
    table = fp.game("planet-5r").table(players=3, seed=5)
    assert choose_at(table, 1, who) == choose_at(table, 1, player("quick"))
    assert who.faults == 1
    assert who.first_fault.startswith(reason)
    who.close()


def test_a_program_is_started_anew_after_a_fault(tmp_path: Path):
    text = """
import json, pathlib, sys
mark = pathlib.Path(__file__).with_name("once")
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        sys.exit(1)
    print(json.dumps({"move": json.loads(line)["moves"][0]["index"]}), flush=True)
"""
    who = Guarded(program(tmp_path, text))
    played(who)
    who.close()
    assert who.faults == 1
    assert who.decisions > 10


def test_a_program_ends_with_the_game():
    who = CommandPlayer(CURIOUS.removeprefix("command:"))
    choose_at(fp.game("planet-5r").table(players=3, seed=5), 0, who)
    process = who.process
    assert process is not None
    who.close()
    assert process.returncode == 0
    who.close()  # nothing happens


def test_a_program_that_does_not_end_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("fiveplanets.players.outside.PATIENCE_S", 0.01)
    text = "import time\nprint('{\"move\": 0}', flush=True)\nwhile True: time.sleep(1000)"
    who = CommandPlayer(program(tmp_path, text).removeprefix("command:"))
    assert who.choose(fp.game("planet-5r").position(players=3, seed=5).redacted(0), 0, rng()) == 0
    process = who.process
    assert process is not None
    who.close()
    assert process.returncode == -9
