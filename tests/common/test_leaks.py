"""Nobody learns what they may not see: change it, and nothing that they are shown, may do or are advised changes."""

import random

import numpy as np

from fiveplanets.core.engines.observing import places
from fiveplanets.core.packing import pack
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.core.records import zero
from fiveplanets.core.sight import hidden_scalars
from tests.common.worlds import filled, twin, viewers, with_scalars
from tests.support import random_tables

TABLES = 24
ALL_AT_ONCE = 3
ONE_BY_ONE = 4


def test_hidden_values_change_nothing_that_a_seat_gets(name):
    chooser = random.Random(name)
    for table in random_tables(name, TABLES, seed=4):
        if table.over:  # then all is told
            continue
        sim = table.game.simulator(table.players, 1 + ALL_AT_ONCE + ONE_BY_ONE, options=table.options, threads=1)
        for viewer in viewers(table):
            hidden = list(hidden_scalars(table.state, viewer))
            fillings = [hidden] * ALL_AT_ONCE + [[chooser.choice(hidden)] for _ in range(ONE_BY_ONE)]
            others = [with_scalars(table, filled(table, numbers, chooser)) for numbers in fillings]
            real = table.view(viewer)
            for other in others:
                assert other.view(viewer) == real
            if viewer is not None:
                rows = observations(sim, [table, *others], viewer)
                assert (rows == rows[0]).all(), differing(sim, rows)
            if viewer in table.to_act:
                move = advice(table, viewer)
                assert move in table.legal(viewer)
                assert all(advice(other, viewer) == move for other in others)


def advice(table, seat):
    """The quick bot's move, with its dice loaded."""
    rng = Rng()
    seed_rng(rng, 1, 3)
    moves = zero(table.game.module("state").LEGAL_MOVES)
    table.game.module("rules").legal(table.state, seat, moves)
    return table.game.module("advice").quick(table.state, seat, moves, rng)


def observations(sim, tables, seat):
    """What the compiled engine shows this seat of each table."""
    games = np.frombuffer(b"".join(pack(table.state) for table in tables), sim._games.dtype).copy()
    rows, names = places(tables[0].state.schema)
    out = np.zeros((len(tables), len(names)), np.int64)
    views = [sim.engine.view(games, kind) for kind in (np.int8, np.int16, np.int32, np.int64)]
    sim.engine.run("observe", len(tables), rows, *views, np.full(len(tables), seat), sim.players, out)
    return out


def differing(sim, rows):
    return [sim.observation_names[column] for column in np.flatnonzero((rows != rows[0]).any(axis=0))]


def test_others_secret_moves_look_alike(name):
    """Of a secret move the others' log has only its kind, and nothing else they see tells which it was."""
    for table in random_tables(name, TABLES, seed=5):
        for seat in table.to_act:
            for kind in table.game.moves.kinds:
                moves = [move for move in table.moves(seat) if move.data["do"] == kind]
                if len(moves) > 1 and table.game.moves.kinds[kind].secret:
                    check_alike(table, seat, moves)


def check_alike(table, seat, moves):
    chooser = random.Random(seat)
    tables = [twin(table, pack(table.state)) for _ in range(2)]
    entries = [t.play(seat, move) for t, move in zip(tables, chooser.sample(moves, 2), strict=True)]
    for viewer in viewers(table):
        if viewer == seat:
            continue
        told = [t.told_entry(entry, viewer) for t, entry in zip(tables, entries, strict=True)]
        assert told[0]["move"] == told[1]["move"]
        if not any(entry.final for entry in entries):
            assert tables[0].view(viewer) == tables[1].view(viewer)
