"""Dig: 5R-23 to 5R-33."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_5r.components import Action

from .helpers import SEED, bid, lay_market, new, number, pick, pour, seen, settle, take, told, water


def dig_alone(seed, stake, purse=20):
    t = new(3, seed)
    settle(t, 0, "S3")
    pour(t, purse, 5, 5)
    pick(t, "dig", "mine", "mine")
    bid(t, stake)
    return t, told(t, "rolled")[0]["eyes"]


@pytest.mark.rule("5R-23")
def test_a_single_bid_is_from_one_to_all():
    t = new()
    pick(t, "dig", "mine", "mine")
    assert [m.data["water"] for m in t.moves(0)] == [1, 2, 3, 4, 5]
    with pytest.raises(fp.InvalidMove):
        t.play(0, {"do": "bid", "water": 0})


@pytest.mark.rule("5R-23")
def test_a_single_bid_is_shown_before_the_die_is_rolled():
    t = new()
    pick(t, "dig", "mine", "mine")
    bid(t, 3)
    assert [event["event"] for event in told(t, "bid", "rolled")] == ["bid", "rolled"]


@pytest.mark.rule("5R-15")
def test_the_action_of_an_auction_is_dig_until_the_last_card_is_placed():
    t = auction(3, 8, 0, 0, 0)
    found = []
    while t.state.round == 1:
        found.append(t.state.action)
        t.play(t.to_act[0], t.legal(t.to_act[0])[0])
    assert set(found) == {Action.DIG}
    assert len(found) >= 2
    assert t.state.action == NOTHING  # cards are picked: nothing is resolved


@pytest.mark.rule("5R-24")
@pytest.mark.parametrize("seed", range(12))
def test_a_single_bid_above_the_roll_is_paid_in_full(seed):
    t, roll = dig_alone(seed, 4)
    if roll < 4:
        assert water(t)[0] == 16
        assert t.to_act == [0]
        card = t.moves(0)[0].data["card"]
        take(t, 0, card)
        while t.state.round == 1:
            t.play(0, t.legal(0)[0])
        assert t.state.cards[number(card)].owner == 0
        assert t.state.clans[0].discard == 1


@pytest.mark.rule("5R-25", "5R-41")
def test_a_single_bid_equal_or_below_pays_one():
    rolls = set()
    for seed in range(40):
        t, roll = dig_alone(seed, 3)
        if roll >= 3:
            rolls.add(roll)
            assert water(t)[0] == 19
            assert t.state.clans[0].technologies.n == 0
            assert t.state.clans[0].discard == 0
    assert rolls == {3, 4, 5, 6}


@pytest.mark.rule("5R-24", "5R-25")
def test_seven_always_wins_and_one_never():
    for seed in range(30):
        assert dig_alone(seed, 7)[0].to_act == [0]
        assert dig_alone(seed, 1)[0].state.clans[0].technologies.n == 0


@pytest.mark.rule("5R-26")
def test_several_bids_are_secret_and_shown_together():
    t = new()
    pick(t, "dig", "dig", "mine")
    assert t.to_act == [0, 1]
    assert [m.data["water"] for m in t.moves(1)] == [1, 2, 3, 4, 5]
    t.play(1, {"do": "bid", "water": 4})
    for viewer in (0, 2, None):
        assert seen(t, viewer)["clans"][1]["bid"] is None
        assert t.told(viewer)[-1]["move"] == {"do": "bid"}
    assert [clan["shown_bid"] for clan in seen(t, 0)["clans"]] == [None] * 5
    bid(t, 2)
    assert [clan["shown_bid"] for clan in seen(t, 2)["clans"][:3]] == [2, 4, None]


def auction(*bids, market=("T04", "T05", "T06", "T07"), players=5):
    t = new(players, SEED)
    for seat, home in enumerate(["S3", "S1", "S2", "S4", "S5"][:players]):
        settle(t, seat, home)
    pour(t, *[20] * players)
    lay_market(t, *market)
    pick(t, *["dig" if b else "mine" for b in bids])
    bid(t, *[b or None for b in bids])
    return t


def finish(t):
    """Everybody takes the first card that is there and lays it apart."""
    buyers = []
    while t.state.round == 1:
        seat = t.to_act[0]
        if t.moves(seat)[0].data["do"] == "take":
            buyers.append(seat)
        t.play(seat, t.legal(seat)[0])
    return buyers


@pytest.mark.rule("5R-27", "5R-30")
def test_equal_bids_drop_out_even_the_highest():
    t = auction(6, 6, 2, 0, 0)
    assert t.to_act == [2]
    assert water(t)[:3] == [19, 19, 18]
    assert finish(t) == [2]
    assert [clan.discard for clan in t.state.clans[:3]] == [0, 0, 1]


@pytest.mark.rule("5R-28")
def test_from_the_highest_bid_on():
    t = auction(3, 8, 5, 1, 0)
    assert finish(t) == [1, 2, 0, 3]
    assert water(t)[:4] == [17, 12, 15, 19]


@pytest.mark.rule("5R-28")
def test_the_winner_takes_any_card():
    t = auction(3, 8, 0, 0, 0)
    assert [m.data["card"] for m in t.moves(1)] == ["T04", "T05", "T06", "T07"]
    take(t, 1, "T06")
    while t.to_act == [1]:
        t.play(1, t.legal(1)[0])
    assert [m.data["card"] for m in t.moves(0)] == ["T04", "T05", "T07"]


@pytest.mark.rule("5R-29")
def test_the_next_in_line_must_buy():
    t = auction(3, 8, 0, 0, 0)
    take(t, 1, "T06")
    while t.to_act == [1]:
        t.play(1, t.legal(1)[0])
    assert {m.data["do"] for m in t.moves(0)} == {"take"}
    assert water(t)[0] == 17


@pytest.mark.rule("5R-30")
def test_too_late_pays_one():
    t = auction(3, 8, 5, 0, 0, market=("T04",))
    assert finish(t) == [1]
    assert water(t)[:3] == [19, 12, 19]
    assert [clan.discard for clan in t.state.clans[:3]] == [0, 1, 0]


@pytest.mark.rule("5R-31")
def test_all_drop_out():
    t = auction(4, 4, 4, 0, 0)
    assert t.state.round == 2
    assert water(t)[:3] == [19, 19, 19]
    assert t.state.market.n == 4


@pytest.mark.rule("5R-32")
def test_without_water_no_part_and_no_price():
    t = new(4)
    pour(t, 0, 6, 6, 5)
    pick(t, "dig", "dig", "dig", "mine")
    assert t.to_act == [1, 2]
    bid(t, None, 2, 2)
    assert water(t)[0] == 0
    assert t.state.clans[0].discard == 0


@pytest.mark.rule("5R-32")
def test_with_one_bidder_left_the_die_decides():
    t = new()
    pour(t, 0, 6, 5)
    pick(t, "dig", "dig", "mine")
    assert t.to_act == [1]
    bid(t, None, 1)
    assert len(told(t, "rolled")) == 1
    assert water(t)[:2] == [0, 5]


@pytest.mark.rule("5R-33")
def test_nobody_bids_more_than_it_has():
    t = new()
    pick(t, "dig", "dig", "mine")
    with pytest.raises(fp.IllegalMove) as refused:
        t.play(0, {"do": "bid", "water": 6})
    assert refused.value.rule == "5R-33"
    assert t.to_act == [0, 1]
