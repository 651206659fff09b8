"""What a learner gets: the same from every engine, within its ranges, and all of it true."""

import ctypes

import numpy as np

from fiveplanets.core.derived import columns, observing
from fiveplanets.core.kinds import ArrayOf, Scalar
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.core.records import inside
from tests.support import random_tables

TABLES = 24
DREAMS = 2


def interpreted(table, seat):
    row = [0] * len(columns(table.game.root, table.players))
    observing(table.game.root)(table.position.record(), seat, -1, 1, table.players, row, 0)
    return row


def compiled(table, seat, variant):
    """From the library itself; what lies behind the row stays as it was."""
    engine = table.game.engine(variant)
    width = len(columns(table.game.root, table.players))
    row = np.full(width + 1, 77, simulator(table, 1).observe().dtype)
    engine.library.observe(engine.load(bytes(table.position)), seat, row.ctypes.data_as(ctypes.c_void_p))
    engine.check()
    assert row[width] == 77
    return row[:width].tolist()


def simulator(table, tables):
    return table.game.simulator(table.players, tables, options=table.options, threads=1)


def test_engines_observe_alike_and_ranges_hold(name):
    for table in random_tables(name, TABLES, seed=14, checked=False):
        sim = simulator(table, table.players)
        sim.load([table.position] * table.players)
        rows = sim.observe(np.arange(table.players))
        for seat, row in enumerate(rows.tolist()):
            assert row == interpreted(table, seat) == compiled(table, seat, "checked")
            for column, value in zip(sim.columns, row, strict=True):
                assert column.least <= value <= column.high, column


def test_imagined_positions_are_observed_like_the_truth(name):
    for number, table in enumerate(random_tables(name, TABLES, seed=15, checked=False)):
        if table.over:
            continue
        rng = Rng()
        seed_rng(rng, number, 7)
        seat = number % table.players
        sim = simulator(table, 1 + DREAMS)
        sim.load([table.position, *(table.position.imagine(seat, rng) for _ in range(DREAMS))])
        rows = sim.observe(np.full(1 + DREAMS, seat))
        assert (rows == rows[0]).all()


def test_disjoint_sets_have_nothing_in_common(name):
    for table in random_tables(name, 2 * TABLES, seed=16, checked=False):
        check_disjoint(table.game.root, table.position.record())


def check_disjoint(kind, value):
    if isinstance(kind, ArrayOf):
        for each in value:
            check_disjoint(kind.item, each)
    elif not isinstance(kind, Scalar):
        for field in inside(kind).fields:
            found = getattr(value, field.name)
            if field.audience.disjoint:
                sets = [bits_in(field.kind.item, each) for each in found]
                assert len(set().union(*sets)) == sum(map(len, sets)), field.name
            else:
                check_disjoint(field.kind, found)


def bits_in(kind, value, place=()):
    """The bits that are set, each by its place."""
    if isinstance(kind, ArrayOf):
        return {bit for i, each in enumerate(value) for bit in bits_in(kind.item, each, (*place, i))}
    return {(*place, bit) for bit in range(kind.bits) if value >> bit & 1}
