"""Plays the games that show how strong the players are, and writes docs/strength from what was played.

    python scripts/strength play [GAME …]    what is missing, in stages: stop and go on at will
    python scripts/strength speed [GAME …]   simulations a second, and where the time goes
    python scripts/strength write            the pages, from as much as there is

Thought is counted in iterations, not in seconds: the games are the same ones again however busy the machine is. Each
contest is one file in docs/strength/results, which `fiveplanets arena --resume` can read and go on with as well.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

from balance import WEIGHINGS
from claims import GAMES, RESULTS, claims
from pace import speed, watch
from telling import ABOUT, write

from fiveplanets.arena.results import ResultsFile
from fiveplanets.arena.workers import Processes, ThisProcess, Workers

STAGES = (12, 24, 48, 96, 192, 384)  # games of every contest before any has more; whole deals for two, three and four
NICE = 10
KINDS = (*ABOUT, *dict.fromkeys(weighing.kind for weighing in WEIGHINGS))


def play(folder: Path, games: list[str], kinds: list[str], workers: Workers) -> None:
    os.nice(NICE)
    folder.mkdir(parents=True, exist_ok=True)
    for stage in STAGES:
        for claim in (*claims(), *WEIGHINGS):
            if (not games or claim.game in games) and (not kinds or claim.kind in kinds):
                run = claim.run(stage * len(claim.contest.lineups))
                with ResultsFile(folder / f"{claim.slug}.jsonl", claim.contest) as file:
                    run.take_up(file.found)
                    run.play(workers, file, lambda _: None)
                print(f"{time.strftime('%H:%M')} {claim.slug}: {len(run.results)} games", flush=True)


def main() -> None:
    if sys.argv[1:2] == ["watch"]:
        watch(sys.argv[2], int(sys.argv[3]), sys.argv[4])
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("do", choices=["play", "speed", "write"])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these: {' '.join(GAMES)}")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=[], metavar="KIND", help=" ".join(KINDS))
    parser.add_argument("--results", type=Path, default=RESULTS, help="the folder of results")
    parser.add_argument("--workers", type=int, default=1, help="games that are played at once")
    given = parser.parse_intermixed_args()
    if unknown := [game for game in given.games if game not in GAMES]:
        parser.error(f"no game {unknown[0]!r}; there are {' '.join(GAMES)}")
    if given.do == "play":
        play(given.results, given.games, given.only, Processes(given.workers) if given.workers > 1 else ThisProcess())
    elif given.do == "speed":
        speed(given.results, given.games)
    else:
        write(given.results)


if __name__ == "__main__":
    main()
