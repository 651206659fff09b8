"""The same results whoever plays, in whatever order, after whatever happened in between."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import fiveplanets as fp
from fiveplanets.arena.contest import contest
from fiveplanets.arena.report import report
from fiveplanets.arena.results import ResultsError, ResultsFile
from fiveplanets.arena.running import Run
from fiveplanets.arena.workers import Processes, ThisProcess, Workers, WorkersLost

from .outsiders import CURIOUS, KILLING, environment, program

WAIT_S = 120  # machines may be busy


def held(names=("quick", "random"), games=12, workers: Workers | None = None, file=None, **settings) -> Run:
    run = Run(contest("planet-5r", list(names), seats=3), games, **settings)
    if file:
        run.take_up(file.found)
    run.play(workers or ThisProcess(), file, lambda run: None)
    return run


def fingerprints(run: Run) -> list[str]:
    return [result.fingerprint for result in run.counted]


def without_pace(found):
    for row in found["players"]:
        del row["ms_per_decision"], row["simulations_per_s"]
    return found


def test_workers_play_the_same_games():
    alone, together = held(), held(workers=Processes(2))
    assert len(set(fingerprints(alone))) == 12
    assert fingerprints(alone) == fingerprints(together)
    assert without_pace(report(alone)) == without_pace(report(together))


def test_other_seeds_deal_other_games():
    other = Run(contest("planet-5r", ["quick", "random"], seats=3, seed=2), 12)
    other.play(ThisProcess(), None, lambda run: None)
    assert not set(fingerprints(other)) & set(fingerprints(held()))


def test_programs_play_the_same_games_too():
    assert fingerprints(held([CURIOUS, "quick"], 3)) == fingerprints(held([CURIOUS, "quick"], 3, Processes(2)))


class Backwards:
    """Plays many games ahead, and hands them over the last one first."""

    def played(self, tasks):
        tasks = iter(tasks)
        while some := [task for task, _ in zip(tasks, range(60), strict=False)]:
            yield from reversed(list(ThisProcess().played(some)))


def test_where_it_is_decided_does_not_depend_on_who_plays():
    straight = held(games=90, until_decided=True)
    backwards = held(games=90, until_decided=True, workers=Backwards())
    assert len(straight.results) < len(backwards.results), "it had played further than needed"
    assert fingerprints(straight) == fingerprints(backwards)
    assert without_pace(report(straight)) == without_pace(report(backwards))
    assert report(straight)["pairs"][0]["better"] == "quick"


# --- killed


def test_a_worker_that_is_killed_is_replaced(tmp_path: Path):
    killing = program(tmp_path, KILLING)
    run = held([killing, "quick"], 6, Processes(2))
    assert (tmp_path / "killed").exists()
    assert fingerprints(run) == fingerprints(held([killing, "quick"], 6))
    assert report(run)["players"][0]["faults"]["count"] == 0


def test_a_game_that_no_worker_survives(tmp_path: Path):
    always = program(tmp_path, KILLING.replace("mark.touch()", "pass"))
    with pytest.raises(WorkersLost, match=r"game \d of .* has ended its worker 3 times"):
        held([always, "quick"], 1, Processes(2))


def test_a_player_that_ends_its_process(installed: Path):
    """The quick bot answers for it, the report says so, and whoever plays plays the same games."""
    settings = {"names": ["quick", "mortal:lives=150"], "games": 300, "until_decided": True}
    alone, together = held(**settings), held(**settings, workers=Processes(2))
    assert fingerprints(alone) == fingerprints(together)
    found = without_pace(report(alone))
    assert found == without_pace(report(together))
    assert found["pairs"][0]["better"] == "quick"
    quick, mortal = found["players"]
    assert mortal["faults"]["count"] > 0
    assert mortal["faults"]["first"] == "crashed: its process has ended by signal SIGSEGV"
    assert quick["faults"] == {"count": 0, "first": None}


def test_a_player_that_always_ends_its_process(installed: Path):
    dying, quick = held(["dying", "random"], 1), held(["quick", "random"], 1)
    assert fingerprints(dying) == fingerprints(quick)
    ours, theirs = without_pace(report(dying))["players"], without_pace(report(quick))["players"]
    assert ours[0]["faults"]["count"] == dying.counted[0].decisions[dying.counted[0].seats.index(0)]
    assert ours[1] == theirs[1]


def test_a_contest_with_a_dying_player_goes_on(installed: Path):
    settings = contest("planet-5r", ["mortal", "random"], seats=3)
    for games in (2, 4):
        with ResultsFile(installed / "results.jsonl", settings) as file:
            run = held(["mortal", "random"], games, file=file)
    assert report(run) | {"players": []} == report(held(["mortal", "random"], 4)) | {"players": []}


def arena(*args: str, **settings) -> subprocess.Popen:
    command = [sys.executable, "-m", "fiveplanets", "arena", "planet-5r", "quick", "random", *args]
    return subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, **settings)


def wait_for_lines(path: Path, count: int) -> None:
    until = time.monotonic() + WAIT_S
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < until, "nothing is written"
        time.sleep(0.01)


def test_after_a_kill_the_same_command_goes_on(tmp_path: Path):
    file = tmp_path / "results.jsonl"
    args = ("--workers", "2", "--json", "--resume", str(file))
    process = arena("--games", "1000000", *args)
    wait_for_lines(file, 10)
    process.kill()
    process.communicate()
    whole_lines = file.read_bytes()[:-5].rpartition(b"\n")[0] + b"\n"
    file.write_bytes(file.read_bytes()[:-5])  # the last line is torn
    games = whole_lines.count(b"\n") + 20
    found = json.loads(arena("--games", str(games), *args).communicate(timeout=WAIT_S)[0])
    assert (found["games"], found["complete"]) == (games, True)
    assert file.read_bytes().startswith(whole_lines), "what was played is not played again"
    assert file.read_bytes().count(b"\n") == games + 1
    whole = Run(contest("planet-5r", ["quick", "random"]), games)
    whole.play(ThisProcess(), None, lambda run: None)
    assert without_pace(found) == without_pace(json.loads(json.dumps(report(whole))))


def test_workers_end_with_the_arena(tmp_path: Path):
    """Also when it is killed in the middle of a long game."""
    file = tmp_path / "pids"
    sleeping = program(
        tmp_path,
        "import os, pathlib, sys, time\n"
        f"pathlib.Path({str(file)!r}).write_text(f'{{os.getppid()}}\\n')\n"
        "sys.stdin.read()\n",
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "fiveplanets", "arena", "planet-5r", sleeping, "--workers", "2", "--games", "2"],
        env=environment(), stderr=subprocess.DEVNULL,
    )  # fmt: skip
    wait_for_lines(file, 1)
    worker = int(file.read_text())
    assert worker != process.pid
    process.kill()
    process.wait()
    until = time.monotonic() + WAIT_S
    while is_running(worker):
        assert time.monotonic() < until, "the worker goes on"
        time.sleep(0.01)


def test_players_of_packages_end_with_the_arena(installed: Path):
    """Also in the middle of a thought."""
    file = installed / "pid"
    process = subprocess.Popen(
        [sys.executable, "-m", "fiveplanets", "arena", "planet-5r", "sleeping", "--workers", "1"],
        env=environment(), stderr=subprocess.DEVNULL,
    )  # fmt: skip
    wait_for_lines(file, 1)
    process.kill()
    process.wait()
    until = time.monotonic() + WAIT_S
    while is_running(int(file.read_text())):
        assert time.monotonic() < until, "the player goes on"
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("kept", [True, False])
def test_ctrl_c_ends_it_and_says_how_to_go_on(kept: bool, workers: str, tmp_path: Path):
    file = tmp_path / "results.jsonl"
    args = ["--resume", str(file)] if kept else ["--replays", str(tmp_path)]
    process = arena("--games", "100000", "--workers", workers, *args, start_new_session=True)
    if kept:
        wait_for_lines(file, 5)
    else:
        until = time.monotonic() + WAIT_S
        while not list(tmp_path.glob("*.jsonl")):
            assert time.monotonic() < until
            time.sleep(0.01)
    assert all(is_deaf_to_interrupts(child) for child in children_of(process.pid))
    os.killpg(process.pid, signal.SIGINT)
    out, err = (text.decode() for text in process.communicate(timeout=WAIT_S))
    assert process.returncode == 130
    assert "planet-5r: " in out
    told = err.splitlines()[-1]
    assert told == (
        "Interrupted. The same command goes on from here."
        if kept
        else "Interrupted. With --resume FILE it could go on from here."
    )
    assert "Traceback" not in err


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_deaf_to_interrupts(pid: int) -> bool:
    told = dict(line.split(":", 1) for line in Path(f"/proc/{pid}/status").read_text().splitlines())
    deaf = int(told["SigBlk"], 16) | int(told["SigIgn"], 16)
    return bool(deaf >> (signal.SIGINT - 1) & 1)


# --- the file of results


def test_more_games_go_on_from_fewer(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    for games in (4, 9, 6):
        with ResultsFile(path, contest("planet-5r", ["quick", "random"], seats=3)) as file:
            assert len(file.found) == {4: 0, 9: 4, 6: 9}[games]
            assert fingerprints(held(games=games, file=file)) == fingerprints(held(games=games))


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seed": 2}, "seed was 1, not 2"),
        ({"names": ["quick", "quick"]}, "players was"),
        ({"seats": 4}, "seats was 3, not 4"),
        ({"limit": 5}, "limit was 60.0, not 5"),
    ],
)
def test_a_file_of_another_contest_is_refused(settings, message: str, tmp_path: Path):
    path = tmp_path / "results.jsonl"
    ResultsFile(path, contest("planet-5r", ["quick", "random"], seats=3)).__exit__(None, None, None)
    before = path.read_bytes()
    wanted = {"names": ["quick", "random"], "seats": 3} | settings
    with pytest.raises(ResultsError) as caught:
        ResultsFile(path, contest("planet-5r", wanted.pop("names"), **wanted))
    assert message in str(caught.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["notes of mine\n", "notes of mine", '{"format": "fiveplanets replay"}\n', "[]\n"])
def test_a_file_of_something_else_is_not_touched(text: str, tmp_path: Path):
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(ResultsError, match="is not a file of results: give another name"):
        ResultsFile(path, contest("planet-5r", ["quick", "random"]))
    assert path.read_text() == text


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, contest("planet-5r", ["quick", "random"], seats=3)) as file:
        held(games=3, file=file)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "{}\n", *lines[3:]]))
    with pytest.raises(ResultsError, match="line 3 is not a result"):
        ResultsFile(path, contest("planet-5r", ["quick", "random"], seats=3))


@pytest.mark.parametrize("cut", [0, 5, 40])
def test_a_file_whose_first_line_is_torn_begins_anew(cut: int, tmp_path: Path):
    path = tmp_path / "results.jsonl"
    settings = contest("planet-5r", ["quick", "random"], seats=3)
    ResultsFile(path, settings).__exit__(None, None, None)
    whole = path.read_bytes()
    path.write_bytes(whole[:cut])
    ResultsFile(path, settings).__exit__(None, None, None)
    assert path.read_bytes() == whole


# --- replays


def test_replays(tmp_path: Path):
    run = held(games=3, replays=tmp_path / "games", workers=Processes(2))
    held(games=3, replays=tmp_path / "again")
    paths = sorted((tmp_path / "games").iterdir())
    assert [path.name for path in paths] == ["000000.jsonl", "000001.jsonl", "000002.jsonl"]
    for path, result in zip(paths, run.counted, strict=True):
        table = fp.load(path)
        assert f"{table.fingerprint:016x}" == result.fingerprint
        assert [who["player"] for who in table.seats] == [("quick", "random")[one] for one in result.seats]
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()
