"""A refused move names the rule that it would break."""

import pytest

import fiveplanets as fp

from .helpers import bid, give, lay, lay_market, link, new, pick, pour, settle, take


def refused(t, seat, **move):
    with pytest.raises(fp.IllegalMove) as caught:
        t.play(seat, move)
    return caught.value.rule


def buying(*market, home="S1", own=()):
    """Seat 0 is about to take a card."""
    t = new()
    settle(t, 0, home)
    settle(t, 1, "S4")
    give(t, 0, *own)
    pour(t, 20, 5, 5)
    lay_market(t, *market)
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    return t


@pytest.mark.rule("5R-11", "5R-12")
def test_choose():
    t = new()
    pick(t, "mine", "mine", "mine")
    assert refused(t, 0, do="choose", card="mine") == "5R-12"
    t.play(0, {"do": "choose", "card": "raid"})
    assert refused(t, 0, do="choose", card="scout") == "5R-11"


@pytest.mark.rule("5R-13")
def test_a_scout_chooses_when_the_others_have_shown_their_cards():
    t = new()
    pick(t, "scout", "mine", "mine")
    for card in ("mine", "scout"):
        assert refused(t, 0, do="choose", card=card) == "5R-13"
    assert refused(t, 0, do="bid", water=1) == "5R-26"
    assert refused(t, 0, do="alone") == "5R-43"
    t.play(1, {"do": "choose", "card": "raid"})
    assert refused(t, 1, do="choose", card="dig") == "5R-11"  # it has picked
    t.play(2, {"do": "choose", "card": "raid"})
    assert refused(t, 1, do="choose", card="dig") == "5R-11"
    assert refused(t, 0, do="choose", card="scout") == "5R-12"


@pytest.mark.rule("5R-32")
def test_a_digger_without_water_cannot_bid():
    t = new()
    pour(t, 0, 5, 5)
    assert refused(t, 0, do="bid", water=1) == "5R-26"  # nobody digs yet
    pick(t, "dig", "dig", "mine")
    assert refused(t, 0, do="bid", water=1) == "5R-32"
    assert refused(t, 0, do="choose", card="mine") == "5R-11"
    assert refused(t, 2, do="bid", water=1) == "5R-26"  # it does not dig


@pytest.mark.rule("5R-26", "5R-33")
def test_bid():
    t = new()
    assert refused(t, 0, do="bid", water=2) == "5R-26"
    pick(t, "dig", "dig", "mine")
    assert refused(t, 0, do="bid", water=6) == "5R-33"
    assert refused(t, 2, do="bid", water=2) == "5R-26"


@pytest.mark.rule("5R-09", "5R-28")
def test_take():
    t = buying("T04", "T05")
    t.state.preview = 9
    assert refused(t, 0, do="take", card="T10") == "5R-09"
    assert refused(t, 0, do="take", card="T01") == "5R-28"
    assert refused(t, 1, do="take", card="T04") == "5R-28"


@pytest.mark.rule("5R-43", "5R-44", "5R-49")
def test_join():
    t = buying("T05", own=("T02", "T09"))  # T05: mine, scout; S1: dig, mine; T02: dig, raid; T09: raid, dig
    assert refused(t, 0, do="join", card="S1", lie="over") == "5R-43"  # no card is in hand
    assert refused(t, 0, do="alone") == "5R-43"
    take(t, 0, "T05")
    assert refused(t, 0, do="join", card="S4", lie="over") == "5R-43"  # another clan's
    assert refused(t, 0, do="join", card="T10", lie="under") == "5R-43"  # nobody's
    assert refused(t, 0, do="join", card="T05", lie="under") == "5R-43"  # itself
    assert refused(t, 0, do="join", card="T02", lie="over") == "5R-44"


@pytest.mark.rule("5R-49")
def test_join_where_another_card_lies():
    t = buying("T05", own=("T06", "T14"))  # T06: mine, expand lies right of S1; T14: expand, mine is free
    link(t, "S1", "T06", top="T06")
    take(t, 0, "T05")
    assert refused(t, 0, do="join", card="S1", lie="over") == "5R-49"
    lay(t, 0, "T14", "over")


@pytest.mark.rule("5R-49")
def test_join_into_a_ring():
    t = buying("T04", own=("T02",))  # T04: mine, dig fits both ends of S1: dig, mine; T02: dig, raid
    take(t, 0, "T04")
    lay(t, 0, "S1", "over")
    assert refused(t, 0, do="join", card="S1", lie="over") == "5R-49"
    assert refused(t, 1, do="join", card="S4", lie="over") == "5R-43"
