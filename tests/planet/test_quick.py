"""The quick bot plays well enough, fast enough, and leaves the table as it found it."""

import random

import pytest

from fiveplanets.core.packing import pack
from fiveplanets.core.random import Rng
from fiveplanets.core.records import zero
from tests.support import quick_share_of_firsts, random_tables


@pytest.mark.xdist_group("planet")
def test_first_in_sixty_percent_against_three_random_players():
    assert quick_share_of_firsts("planet") >= 0.6


def test_trying_a_placement_leaves_no_trace():
    chooser = random.Random(1)
    for table in random_tables("planet", 30, seed=2):
        for seat in table.to_act:
            moves = zero(table.game.module("state").LEGAL_MOVES)
            table.game.module("rules").legal(table.state, seat, moves)
            before = pack(table.state)
            rng = Rng()
            rng.a = chooser.randrange(2**32)
            assert table.game.module("advice").quick(table.state, seat, moves, rng) in table.legal(seat)
            assert pack(table.state) == before
