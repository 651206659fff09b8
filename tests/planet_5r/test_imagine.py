"""What a seat imagines of the others: anything that it cannot rule out, and nothing else."""

from collections import Counter, defaultdict

import numpy as np

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import Rng, seed_rng
from tests.common.fairness import UNFAIR, deviation
from tests.support import play_randomly, random_tables

from .helpers import bid, lay_market, new, pick, pour, settle
from .invariants import check

DREAMS = 300


def dreams(t, seat, count=DREAMS):
    rng = Rng()
    seed_rng(rng, 1, 1)
    for _ in range(count):
        state = t.position.imagine(seat, rng).record()
        yield state


def is_even(found, values):
    counts = np.array([*found.values()])
    return values == 1 or deviation(counts, np.ones(counts.sum())) < UNFAIR


def test_it_holds_together_and_the_seat_sees_no_difference():
    for number, t in enumerate(random_tables("planet-5r", 60, seed=3)):
        for seat in range(t.players):
            rng = Rng()
            seed_rng(rng, number, seat)
            imagined = t.position.imagine(seat, rng)
            check(imagined.record())
            assert imagined.redacted(seat) == t.position.redacted(seat)
            assert t.over or imagined.legal(seat) == t.position.legal(seat)


def test_the_stack_in_any_order_below_its_top_card():
    t = new()
    top = t.state.preview
    below = Counter()
    for state in dreams(t, 0):
        assert state.stack.items[13] == top
        below[state.stack.items[12]] += 1
    assert set(below) == set(range(15)) - {top, t.state.market.items[0]}
    assert max(below.values()) < 3 * min(below.values())


def test_the_dice_are_not_known():
    t = new()
    assert len({(s.rng.a, s.rng.b, s.rng.c) for s in dreams(t, 0)}) == DREAMS
    assert all((s.rng.a, s.rng.b) != (t.state.rng.a, t.state.rng.b) for s in dreams(t, 0))


def test_a_pick_may_be_any_card_in_hand():
    t = new()
    pick(t, "mine", "mine", "expand")
    t.play(1, {"do": "choose", "card": "raid"})
    picks = Counter(state.clans[1].choice for state in dreams(t, 0))
    assert set(picks) == {0, 2, 3, 4}  # mine is used
    assert max(picks.values()) < 2 * min(picks.values())
    for state in dreams(t, 1, 5):
        assert state.clans[1].choice == 2  # its own
        assert state.clans[0].choice == state.clans[2].choice == NOTHING  # who has not picked


def test_a_scout_that_waits_has_not_picked():
    t = new()
    pick(t, "scout", "mine", "mine")
    for state in dreams(t, 1, 20):
        assert state.clans[0].choice == NOTHING


def test_in_the_first_round_everybody_knows_the_water():
    t = new()
    pour(t, 5, 5, 5)
    for state in dreams(t, 0, 20):
        assert [clan.water for clan in state.clans[:3]] == [5, 5, 5]
    settle(t, 0, "S3")
    settle(t, 1, "S1")
    lay_market(t, "T04", "T05")
    pick(t, "dig", "dig", "mine")
    bid(t, 4, 2)
    assert t.to_act == [0]
    for state in dreams(t, 2, 20):
        assert [clan.water for clan in state.clans[:3]] == [1, 5, 5]


def test_water_later():
    t = new()
    pick(t, "mine", "mine", "mine")
    pick(t, "raid", "raid", "raid")
    pick(t, "expand", "expand", "expand")
    pour(t, 6, 0, 9)
    water = Counter(state.clans[2].water for state in dreams(t, 0))
    assert set(water) == set(range(9))
    assert is_even(water, 9)
    pick(t, "dig", "dig", "dig")
    t.play(2, {"do": "bid", "water": 9})
    bids = defaultdict(Counter)
    for state in dreams(t, 0, 4 * DREAMS):
        assert state.clans[1].water == 0  # it could not bid
        bids[state.clans[2].water][state.clans[2].bid] += 1
    assert set(bids) == set(range(1, 9))
    for water, found in bids.items():
        assert set(found) == set(range(1, water + 1))
        assert is_even(found, water)
    bid(t, 3)
    assert t.to_act == [2]
    assert all(state.clans[2].water == 0 for state in dreams(t, 0))  # more than 9 would have been unlikely


def test_when_the_game_is_over_nothing_is_hidden():
    t = new()
    play_randomly(t, 1)
    left = [clan.water for clan in t.state.clans]
    for state in dreams(t, 0, 3):
        assert [clan.water for clan in state.clans] == left
