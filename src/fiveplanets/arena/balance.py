"""How even a game is: first places and scores by seat, and by what seats had, when one player sits everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from ..core.errors import SetupError
from ..core.position import LOST
from ..core.registry import SEEDS, Game
from .evidence import ERROR, NORMAL_95, normal_quantile
from .factors import factors_of, values_of
from .playing import Result
from .report import fault_row

EVERY = "*"  # as the value of an option: each in turn
FEWEST = 30  # seats that had a thing: with fewer it is not shown
Row = dict[str, Any]
# What is said of things that some seats of a table have and others have not.
BY_SEAT = ("first", "first_error", "first_interval", "first_by_players", "above", "above_interval", "stands_out")


@dataclass(frozen=True)
class Setting:
    """One kind of table."""

    players: int
    options: dict[str, Any]


@dataclass(frozen=True)
class Finished:
    """Games of one setting at their end: everything by table and seat."""

    setting: Setting
    scores: Any
    firsts: Any  # parts of the first place
    packed: Any  # positions, rows of bytes
    faults: Sequence[tuple[int, str]] = ()  # how often the quick bot had to answer in a game, and why at first

    @property
    def above(self) -> Any:
        """Points above the mean of the table."""
        return self.scores - self.scores.mean(axis=1, keepdims=True)


def settings_of(game: Game, counts: list[int], options: dict[str, Any]) -> list[Setting]:
    """Each number of players with each value of the options that are to be varied."""
    known = {option.name: option for option in game.options}
    varied = {name: known[name].values for name, value in options.items() if value == EVERY and name in known}
    found = []
    for players in counts or [game.players]:
        for values in product(*varied.values()):
            chosen = options | dict(zip(varied, values, strict=True))
            found.append(Setting(players, game.complete_options(chosen, players)))
    return found


def simulated(game: Game, setting: Setting, player: str, games: int, seed: int) -> Finished:
    """Games of quick or random players, all inside the engine."""
    if not 0 <= seed < SEEDS - games:
        raise SetupError(f"seed {seed}: a whole number from 0 to {SEEDS - games - 1}")
    sim = game.simulator(players=setting.players, tables=games, options=setting.options)
    sim.reset(np.arange(games) + seed)
    sim.matches((1 << setting.players) - 1 if player == "quick" else 0)
    standings = sim.standings()
    best = standings.max(axis=1, keepdims=True)
    first = (standings == best) & (best > LOST)
    return Finished(setting, sim.scores(), first / np.maximum(1, first.sum(axis=1, keepdims=True)), sim.packed())


def collected(setting: Setting, results: list[Result]) -> Finished:
    """The same from a contest of a player with itself."""
    firsts = np.zeros((len(results), setting.players))
    for table, result in enumerate(results):
        firsts[table, result.winners] = 1 / max(1, len(result.winners))
    packed = np.stack([np.frombuffer(result.final, np.uint8) for result in results])
    faults = [fault for result in results for fault in result.faults.values()]
    return Finished(setting, np.array([result.scores for result in results]), firsts, packed, faults)


# --- what follows


def balance_report(game: Game, player: str, seed: int, finished: list[Finished]) -> Row:
    """First places are told as a part of an even share: 1 is even."""
    factors = {"seat": list(_by_seat(finished))} | _by_option(game, finished)
    for name, place in factors_of(game).items():
        factors[name] = list(_by_value(game, place, finished))
    rows = [row for found in factors.values() for row in found if row["first"] is not None]
    _mark_what_stands_out(rows)
    return {
        "game": game.name,
        "rules": game.version,
        "player": player,
        "seed": seed,
        "games": sum(len(one.scores) for one in finished),
        "faults": fault_row([fault for one in finished for fault in one.faults]),
        "settings": [
            {"players": one.setting.players, "options": one.setting.options, "games": len(one.scores)}
            for one in finished
        ],
        "scores": [_score_row(players, finished) for players in _counts(finished)],
        "factors": [{"name": name, "values": found} for name, found in factors.items() if found],
    }


def _counts(finished: list[Finished]) -> list[int]:
    return sorted({one.setting.players for one in finished})


def _score_row(players: int, finished: list[Finished]) -> Row:
    """How high scores are with so many players, from the best seat to the worst."""
    scores = np.concatenate([one.scores for one in finished if one.setting.players == players])
    firsts = np.concatenate([one.firsts for one in finished if one.setting.players == players])
    ranked = -np.sort(-scores, axis=1)
    low, high = np.percentile(scores, (5, 95))
    return {
        "players": players,
        "mean": float(scores.mean()),
        "by_place": ranked.mean(axis=0).tolist(),
        "from_5th_to_95th": [float(low), float(high)],
        "nobody_wins": float((firsts.sum(axis=1) == 0).mean()),
    }


def _by_seat(finished: list[Finished]) -> Iterator[Row]:
    for players in _counts(finished):
        for seat in range(players):
            marks = [np.zeros(one.scores.shape, bool) for one in finished]
            for one, had in zip(finished, marks, strict=True):
                if one.setting.players == players:
                    had[:, seat] = True
            yield _row(f"{players}-{seat + 1}", f"seat {seat + 1} of {players}", finished, marks)


def _by_option(game: Game, finished: list[Finished]) -> dict[str, list[Row]]:
    """Options that were varied. All seats have them: they can move scores, not shares."""
    found: dict[str, list[Row]] = {}
    for option in game.options:
        values = list(dict.fromkeys(str(one.setting.options[option.name]) for one in finished))
        if len(values) < 2:
            continue
        rows = []
        for value in values:
            marks = [np.full(one.scores.shape, str(one.setting.options[option.name]) == value) for one in finished]
            rows.append(_row(value, value, finished, marks))
        found[f"option {option.name}"] = rows
    return found


def _by_value(game: Game, place: Any, finished: list[Finished]) -> Iterator[Row]:
    names: dict[str, str] = {}
    marks: dict[str, dict[int, Any]] = {}
    for number, one in enumerate(finished):
        for value in values_of(game, place, one.packed, one.setting.players):
            names[value.id] = value.name
            marks.setdefault(value.id, {})[number] = value.had
    called = Counter(names.values())
    for key, had in marks.items():
        name = names[key] if called[names[key]] == 1 else f"{names[key]} ({key})"
        every = [had.get(number, np.zeros(one.scores.shape, bool)) for number, one in enumerate(finished)]
        if sum(int(one.sum()) for one in every) >= FEWEST:
            yield _row(key, name, finished, every)


def _row(key: str, name: str, finished: list[Finished], marks: list[Any]) -> Row:
    """The seats with these marks against all others."""
    pairs = list(zip(finished, marks, strict=True))
    scores = np.concatenate([one.scores[had] for one, had in pairs])
    row: Row = {"id": key, "name": name, "seats": len(scores)} | _mean("score", scores)
    if all(bool((had.all(axis=1) | ~had.any(axis=1)).all()) for had in marks):  # whole tables have it, or none
        return row | dict.fromkeys(BY_SEAT)
    shares = np.concatenate([one.firsts[had] * one.setting.players for one, had in pairs])
    seats = np.concatenate([np.full(int(had.sum()), one.setting.players) for one, had in pairs])
    # The error is at least what an even game would have: what never won is not known exactly.
    error = max(_error(shares), float(np.sqrt((seats - 1).sum()) / len(seats)))
    row |= _mean("above", np.concatenate([one.above[had] for one, had in pairs]))
    by_players = {int(count): float(shares[seats == count].mean()) for count in np.unique(seats)}
    return row | _around("first", float(shares.mean()), error) | {"first_error": error, "first_by_players": by_players}


def _error(values: Any) -> float:
    """The standard error of the mean."""
    return float(values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0


def _mean(name: str, values: Any) -> Row:
    return _around(name, float(values.mean()), _error(values))


def _around(name: str, value: float, error: float) -> Row:
    return {name: value, f"{name}_interval": [value - NORMAL_95 * error, value + NORMAL_95 * error]}


def _mark_what_stands_out(rows: list[Row]) -> None:
    """What differs from an even share beyond chance: 5% in all for all rows together (Bonferroni)."""
    needed = normal_quantile(1 - ERROR / (2 * max(1, len(rows))))
    for row in rows:
        row["stands_out"] = abs(row["first"] - 1) > needed * row["first_error"]
