"""The quick bot plays well enough, fast enough, and leaves the table as it found it."""

import random

import pytest

import fiveplanets as fp
from fiveplanets.core.packing import pack
from fiveplanets.core.random import Rng
from tests.support import quick_share_of_firsts, random_tables


@pytest.mark.xdist_group("planet")
def test_first_in_sixty_percent_against_three_random_players():
    assert quick_share_of_firsts("planet") >= 0.6


def test_trying_a_placement_leaves_no_trace():
    chooser = random.Random(1)
    for table in random_tables("planet", 30, seed=2):
        for seat in table.to_act:
            before = pack(table.state)
            rng = Rng()
            rng.a = chooser.randrange(2**32)
            assert table.position.engine.quick(table.state, seat, rng) in table.legal(seat)
            assert pack(table.state) == before


def test_it_looks_only_at_what_its_seat_may_see():
    for table in random_tables("planet", 30, seed=3):
        position = fp.game("planet").position(bytes(table.position))
        for seat in position.to_act:
            chosen = [p.engine.quick(p.state, seat, Rng()) for p in (position, position.redacted(seat))]
            assert chosen[0] == chosen[1]
