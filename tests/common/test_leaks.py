"""Nobody learns what they may not see: change it, and nothing that they are shown, may do or are advised changes."""

import random

import numpy as np

from fiveplanets.core.packing import leaves
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.core.sight import hidden_scalars
from tests.common.worlds import filled, twin, values_of, viewers, with_scalars
from tests.support import random_tables

TABLES = 24
ALL_AT_ONCE = 3
ONE_BY_ONE = 4


def test_hidden_values_change_nothing_that_a_seat_gets(name):
    chooser = random.Random(name)
    for table in random_tables(name, TABLES, seed=4, checked=False):
        if table.over:  # then all is told
            continue
        for viewer in viewers(table):
            hidden = hidden_scalars(table.game.root, values_of(table), viewer)
            fillings = [hidden] * ALL_AT_ONCE + [[chooser.choice(hidden)] for _ in range(ONE_BY_ONE)]
            others = [with_scalars(table, filled(table, numbers, chooser)) for numbers in fillings]
            real = table.view(viewer)
            for other in others:
                assert other.view(viewer) == real
                assert other.position.redacted(viewer) == table.position.redacted(viewer)
            if viewer is not None:
                check_observations([table, *others], viewer)
            if viewer in table.to_act:
                move = advice(table, viewer)
                assert move in table.legal(viewer)
                assert all(advice(other, viewer) == move for other in others)


def advice(table, seat):
    """The quick bot's move, with its dice loaded; it is shown everything here, and must not look."""
    rng = Rng()
    seed_rng(rng, 1, 3)
    return table.position.quick(seat, rng)


def check_observations(tables, seat):
    """What a learner in this seat gets of each table is the same."""
    first = tables[0]
    sim = first.game.simulator(first.players, len(tables), options=first.options, threads=1)
    sim.load([table.position for table in tables])
    rows = sim.observe(np.full(len(tables), seat))
    differing = np.flatnonzero((rows != rows[0]).any(axis=0))
    assert [sim.columns[column].name for column in differing] == []


def test_a_redacted_position_hides_all_that_is_declared(name):
    """What the derived rule leaves is zero where the records say that the viewer may not look, the truth elsewhere."""
    for table in random_tables(name, TABLES, seed=8, checked=False):
        truth = values_of(table)
        for viewer in viewers(table):
            hidden = set(hidden_scalars(table.game.root, truth, viewer))
            shown = twin(table, bytes(table.position.redacted(viewer)))
            for number, (value, seen) in enumerate(zip(truth, values_of(shown), strict=True)):
                assert seen == (hidden_value(table, number) if number in hidden else value)


def hidden_value(table, number):
    return leaves(table.game.root)[number].kind.zero


def test_legal_moves_need_only_what_the_seat_sees(name):
    """A client that has a redacted position lists the same moves as the server."""
    for table in random_tables(name, 2 * TABLES, seed=9, checked=False):
        for seat in table.to_act:
            assert table.position.redacted(seat).legal(seat) == table.legal(seat)
