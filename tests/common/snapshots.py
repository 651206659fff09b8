"""Snapshots of a game's behaviour, as text: any change of the rules shows as a difference.

    python -m tests.common.snapshots planet-5r      (or `make snapshots GAME=planet-5r`; without a game: all)

writes tests/<folder>/snapshots/: `playthrough.txt`, a whole game to read; `legal_order.txt`, the legal moves in their
order; `perft.txt`, how many ways of play there are; `signature.txt`, one number for everything.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import fiveplanets as fp
from fiveplanets.core.packing import fingerprint
from fiveplanets.core.position import Position
from fiveplanets.core.random import CHOICE_STREAM, Rng, below, seed_rng
from fiveplanets.core.table import Entry, Table
from fiveplanets.core.told import event_text
from tests.support import settings

TESTS = Path(__file__).parent.parent
SHOWN_MOVES = 12  # of a longer list of legal moves the playthrough shows so many
UNSHOWN = ("rng", "asks", "open_asks", "players", "options")
LONG_LIST = 24  # a longer list of plain values shows only the elements that change
LISTED_DECISIONS = 120
PERFT_WAYS = 3_000  # count no deeper once there are so many
PERFT_DEPTH = 6
PERFT_STARTS = (0, 25)  # decisions before the count begins
SIGNATURE_GAMES = 200


def random_decisions(table: Table, seed: int) -> Iterator[tuple[int, list[int], Entry]]:
    """Play to the end, always the first seat that may act: the seat, its legal moves, and the decision it has taken."""
    chooser = Rng()
    seed_rng(chooser, seed, CHOICE_STREAM)
    while not table.over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        yield seat, legal, table.play(seat, legal[below(chooser, len(legal))])


# --- a whole game to read


def playthrough(name: str) -> Iterator[str]:
    """What the first seat sees, everybody's legal moves, the moves, and what they tell and change."""
    game = fp.game(name)
    table = Table(game, game.min_players, seed=1, salt="")
    players = [f"Seat {seat}" for seat in range(table.players)]
    yield f"# {game.title['en']}, rules version {game.version}: {table.players} players, seed 1, {table.options}"
    yield from _told(game, table.opening_story, players)
    seen = _seen(table)
    yield from _changes({}, seen)
    for number, (seat, legal, entry) in enumerate(random_decisions(table, seed=1), 1):
        texts = [fp.Move(game, index).text("en") for index in legal[:SHOWN_MOVES]]
        yield ""
        yield f"{number}. Seat {seat} may: {' | '.join(texts)}{' | …' if len(legal) > SHOWN_MOVES else ''}"
        yield f"    > {fp.Move(game, entry.move).text('en')}"
        yield from _told(game, entry.story, players)
        before, seen = seen, _seen(table)
        yield from _changes(before, seen)
    yield ""
    for seat, parts in enumerate(table.position.points()):
        yield f"Seat {seat}: {table.scores[seat]} points: {parts}"
    yield f"Winners: {table.winners}"


def _told(game: fp.Game, story: Iterable[Any], players: list[str]) -> Iterator[str]:
    return (f"    * {event_text(game, event, 'en', players)}" for event in story)


def _seen(table: Table) -> dict[str, Any]:
    """The state as seat 0 sees it, as values by name; who is asked shows in the decisions."""
    state = table.view(0)["state"]
    return dict(_values("", {name: state[name] for name in state if name not in UNSHOWN}))


def _values(path: str, data: Any) -> Iterator[tuple[str, Any]]:
    """A list of plain values counts as one, unless it is long."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield from _values(f"{path}.{name}" if path else name, value)
    elif isinstance(data, list) and (len(data) > LONG_LIST or any(isinstance(item, list | dict) for item in data)):
        for number, value in enumerate(data):
            yield from _values(f"{path}[{number}]", value)
    else:
        yield path, data


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """Everything that differs; what is hidden, empty or zero at first goes without saying."""
    for path, value in after.items():
        if path in before and value != before[path]:
            yield f"      {path}: {_shown(before[path])} -> {_shown(value)}"
        elif path not in before and value and any(value if isinstance(value, list) else (value,)):
            yield f"      {path}: {_shown(value)}"
    for path in before:
        if path not in after and not any(other.startswith(path) for other in after):
            yield f"      {path}: gone"


def _shown(value: Any) -> str:
    if isinstance(value, list) and value and all(item is None for item in value):
        return f"{len(value)} hidden"
    if isinstance(value, list):
        return "[" + " ".join("?" if item is None else str(item) for item in value) + "]"
    return "?" if value is None else str(value)


# --- the order of legal moves


def legal_order(name: str) -> Iterator[str]:
    """A line a decision: the seat, and the numbers of its legal moves in order; 3-7 stands for 3 4 5 6 7."""
    for players, options in settings(name):
        yield f"# {players} players, {options}"
        table = Table(fp.game(name), players, seed=players, options=options)
        for _, (seat, legal, entry) in zip(range(LISTED_DECISIONS), random_decisions(table, players), strict=False):
            yield f"{seat}: {_runs(legal)} > {entry.move}"


def _runs(numbers: list[int]) -> str:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)


# --- how many ways of play there are


def perft(name: str) -> Iterator[str]:
    """The number of sequences of 1, 2, 3 … moves from positions of each player count, by the first seat to act."""
    game = fp.game(name)
    for players in range(game.min_players, game.max_players + 1):
        for start in PERFT_STARTS:
            table = Table(game, players, seed=players)
            for _ in zip(range(start), random_decisions(table, players), strict=False):
                pass
            yield f"{players} players, after {len(table.entries)} decisions: {' '.join(map(str, _ways(table)))}"


def _ways(table: Table) -> Iterator[int]:
    positions = [table.position]
    for _ in range(PERFT_DEPTH):
        moves = [(at, move) for at in positions if not at.over for move in at.legal(at.to_act[0])]
        yield len(moves)
        if len(moves) > PERFT_WAYS:
            return
        positions = [_after(at, move) for at, move in moves]


def _after(position: Position, move: int) -> Position:
    after = position.copy()
    after.make(after.to_act[0], move)
    return after


# --- one number for everything


def signature(name: str) -> Iterator[str]:
    """The fingerprints of many random games over all settings, folded into one number."""
    every = settings(name)
    folded = b""
    for seed in range(SIGNATURE_GAMES):
        players, options = every[seed % len(every)]
        sim = fp.game(name).simulator(players, 1, options=options, threads=1)
        sim.reset([seed])
        sim.random_playouts()
        folded = fingerprint(folded + bytes(sim.position(0))).to_bytes(8, "little")
    yield f"{int.from_bytes(folded, 'little'):016x}"


SNAPSHOTS = {"playthrough": playthrough, "legal_order": legal_order, "perft": perft, "signature": signature}


def path_of(name: str, snapshot: str) -> Path:
    return TESTS / name.replace("-", "_") / "snapshots" / f"{snapshot}.txt"


def text_of(name: str, snapshot: str) -> str:
    return "".join(line + "\n" for line in SNAPSHOTS[snapshot](name))


def main(names: list[str]) -> None:
    for name in names or [name for name in fp.games() if fp.game(name).meta["stage"] == "complete"]:
        for snapshot in SNAPSHOTS:
            path = path_of(name, snapshot)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text_of(name, snapshot), "utf-8")
            print(f"wrote {path.relative_to(TESTS.parent)}")


if __name__ == "__main__":
    main(sys.argv[1:])
