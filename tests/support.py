"""What tests need again and again."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import numpy as np

import fiveplanets as fp
from fiveplanets.core.engines.interpreted import Interpreted
from fiveplanets.core.options import Option
from fiveplanets.core.random import CHOICE_STREAM, Rng, seed_rng
from fiveplanets.core.table import Table


def table(name: str, players: int | None = None, seed: int = 1, **options: Any) -> Table:
    """An interpreted table on checked records: a value that would not fit the packed field is an error at once.

    Tests may change `table.state` directly and then `table.play(seat, {"do": ...})`.
    """
    game = fp.game(name)
    return checked_table(game, game.min_players if players is None else players, seed, options)


def checked_table(game: fp.Game, players: int, seed: int, options: dict[str, Any] | None = None) -> Table:
    return Table(game, players, seed, options, engine=Interpreted(game, checked=True))


def settings(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Every player count with default options, and mixtures in which every value of every option occurs."""
    game = fp.game(name)
    chooser = random.Random(name)
    found: list[tuple[int, dict[str, Any]]] = [(n, {}) for n in range(game.min_players, game.max_players + 1)]
    for option in game.options:
        for value in option.values:
            if not any(value in _values(option, chosen) for _, chosen in found):
                found.append(_mixture(game, option, value, chooser))
    return found


def _values(option: Option, chosen: dict[str, Any]) -> list[Any]:
    value = chosen.get(option.name, option.default)
    return value if isinstance(value, list) else [value]


def _mixture(game: fp.Game, option: Option, value: Any, chooser: random.Random) -> tuple[int, dict[str, Any]]:
    """Random options that make sense together, among them this one."""
    for _ in range(1000):
        players = chooser.randint(game.min_players, game.max_players)
        chosen: dict[str, Any] = {}
        for other in game.options:
            values = [chooser.choice(other.values) for _ in range(players)]
            if other == option:
                values[0] = value
            chosen[other.name] = values if other.each_seat else values[0]
        try:
            return players, game.complete_options(chosen, players)
        except fp.SetupError:
            continue
    raise AssertionError(f"{game.name}: no table has {option.name} = {value!r}")


def play_randomly(game_table: Table, seed: int, decisions: int | None = None) -> int:
    """Make random moves, each by a random seat that may act, until the end or for so many decisions."""
    chooser = random.Random(seed)
    for count in itertools.count():
        if game_table.over or count == decisions:
            return count
        seat = chooser.choice(game_table.to_act)
        game_table.play(seat, chooser.choice(game_table.legal(seat)))
    raise AssertionError


def random_tables(name: str, games: int, seed: int = 0, checked: bool = True) -> Iterator[Table]:
    """Tables at random moments of random games, over all settings: native, or interpreted on checked records."""
    chooser = random.Random(seed)
    every = settings(name)
    for number in range(games):
        players, options = every[number % len(every)]
        make = checked_table if checked else Table
        found = make(fp.game(name), players, chooser.randrange(2**60), options)
        play_randomly(found, chooser.randrange(2**60), chooser.randrange(200))
        yield found


def interpreted_playout(name: str, players: int, seed: int, options: dict[str, Any] | None = None) -> tuple[Any, int]:
    """The random game that `Simulator.random_playouts` plays from this seed: the final state and the decisions."""
    game = fp.game(name)
    chooser = Rng()
    seed_rng(chooser, seed, CHOICE_STREAM)
    engine = game.engine("interpreted")
    position, _ = game.dealt(players, seed, game.complete_options(options, players), engine)
    return position.state, engine.play_out(position.state, chooser)


def quick_share_of_firsts(name: str, games: int = 1000, players: int = 4) -> float:
    """How often the quick bot comes first against random players, its seat changing; a shared first counts in part."""
    sim = fp.game(name).simulator(players=players, tables=games)
    tables = np.arange(games)
    bot = tables % players
    sim.matches(1 << bot)
    standings = sim.standings()
    first = standings == standings.max(axis=1, keepdims=True)
    return float((first[tables, bot] / first.sum(axis=1)).mean())
