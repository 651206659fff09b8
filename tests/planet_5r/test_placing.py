"""Placing technologies: 5R-43 to 5R-50."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_5r.components import LEFT, RIGHT
from tests.support import play_randomly

from .helpers import (
    bid,
    give,
    joints,
    lay,
    lay_alone,
    lay_market,
    link,
    new,
    number,
    pick,
    place_of,
    pour,
    settle,
    take,
    water,
)


def buying(*market, home="S3", own=()):
    """Seat 0 is about to take a card."""
    t = new()
    settle(t, 0, home)
    give(t, 0, *own)
    pour(t, 20, 5, 5)
    lay_market(t, *market)
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    return t


@pytest.mark.rule("5R-43")
def test_placed_at_once_and_alone_if_nothing_fits():
    t = buying("T04", home="S3")
    take(t, 0, "T04")
    assert t.state.round == 2
    assert place_of(t, "T04").owner == 0
    assert list(place_of(t, "T04").joined) == [NOTHING, NOTHING]


@pytest.mark.rule("5R-43")
def test_alone_is_always_allowed_and_others_cards_never():
    t = buying("T05", home="S1")  # S1: dig, mine; T05: mine, scout
    settle(t, 1, "S4")
    take(t, 0, "T05")
    assert joints(t, 0) == [None, ("S1", "over"), ("S1", "under")]
    with pytest.raises(fp.IllegalMove) as refused:
        lay(t, 0, "S4", "over")
    assert refused.value.rule == "5R-43"
    lay_alone(t, 0)
    assert place_of(t, "T05").joined[LEFT] == NOTHING
    assert place_of(t, "S1").joined[RIGHT] == NOTHING


@pytest.mark.rule("5R-44")
def test_cards_join_only_where_symbols_match():
    t = buying("T05", home="S1", own=("T02",))  # T02: dig, raid
    take(t, 0, "T05")
    assert joints(t, 0) == [None, ("S1", "over"), ("S1", "under")]
    with pytest.raises(fp.IllegalMove) as refused:
        lay(t, 0, "T02", "over")
    assert refused.value.rule == "5R-44"


@pytest.mark.rule("5R-44")
def test_on_the_right_the_other_way_round():
    t = buying("T04", home="S1")  # T04: mine, dig lies to the left of S1: dig, mine
    take(t, 0, "T04")
    assert joints(t, 0) == [None, ("S1", "over"), ("S1", "under")]
    lay_alone(t, 0)
    assert joints(t, 0) == [None, ("S1", "over"), ("S1", "under")]
    lay(t, 0, "S1", "over")
    assert place_of(t, "T04").joined[RIGHT] == number("S1")
    assert place_of(t, "S1").joined[LEFT] == number("T04")


@pytest.mark.rule("5R-45", "5R-46")
@pytest.mark.parametrize(("lie", "new_covered"), [("over", 0), ("under", 1)])
def test_over_or_under(lie, new_covered):
    t = buying("T05", home="S1")
    take(t, 0, "T05")
    lay(t, 0, "S1", lie)
    assert place_of(t, "T05").covered[LEFT] == new_covered
    assert place_of(t, "S1").covered[RIGHT] == 1 - new_covered


@pytest.mark.rule("5R-45", "5R-47")
def test_each_side_is_chosen_by_itself_and_two_rows_become_one():
    # S1 (dig, mine) + T05 (mine, scout) + T10 (scout, raid)
    t = buying("T05", home="S1", own=("T10",))
    take(t, 0, "T05")
    lay(t, 0, "S1", "over")
    lay(t, 0, "T10", "under")
    new_card = place_of(t, "T05")
    assert list(new_card.joined) == [number("S1"), number("T10")]
    assert list(new_card.covered) == [0, 1]
    assert (place_of(t, "S1").covered[RIGHT], place_of(t, "T10").covered[LEFT]) == (1, 0)


@pytest.mark.rule("5R-46")
def test_the_upper_upgrade_works_and_the_covered_one_stays_off():
    # T04 (mine, dig) joins T02 (dig: steal from raiders; raid) with its dig: gain one.
    for top, gained in (("T04", 1), ("T02", 0)):
        t = new()
        give(t, 0, "T04", "T02")
        link(t, "T04", "T02", top=top)
        pour(t, 0, 0, 5)
        pick(t, "dig", "mine", "scout")
        assert water(t)[0] == gained


@pytest.mark.rule("5R-48", "5R-49")
def test_only_free_ends_can_be_joined():
    # The right end of S1 is taken by T06 (mine, expand): another card with mine on its left finds no place.
    t = buying("T05", home="S1", own=("T06",))
    link(t, "S1", "T06", top="T06")
    take(t, 0, "T05")
    assert t.state.round == 2  # nothing fits: it lies alone
    assert place_of(t, "S1").joined[RIGHT] == number("T06")


@pytest.mark.rule("5R-49")
def test_no_ring():
    # T04 (mine, dig) fits both ends of the row S1 (dig, mine), but not at once.
    t = buying("T04", home="S1")
    take(t, 0, "T04")
    lay(t, 0, "S1", "over")
    assert t.state.round == 2
    assert place_of(t, "T04").joined[RIGHT] == NOTHING


@pytest.mark.rule("5R-49")
def test_a_ring_is_refused_by_its_rule():
    # A second row with dig on its left keeps the question open, so the ring can be tried.
    t = buying("T04", home="S1", own=("T02",))
    take(t, 0, "T04")
    lay(t, 0, "S1", "over")
    assert joints(t, 0) == [None, ("T02", "over"), ("T02", "under")]
    with pytest.raises(fp.IllegalMove) as refused:
        lay(t, 0, "S1", "over")
    assert refused.value.rule == "5R-49"


@pytest.mark.rule("5R-48")
def test_rows_never_change_but_by_a_new_card():
    t = new(4, 11)
    links: dict[int, list[int]] = {}
    while not t.over:
        play_randomly(t, len(t.entries), 1)
        if t.state.placing == NOTHING:
            for card, place in enumerate(t.state.cards):
                before = links.get(card, [NOTHING, NOTHING])
                assert all(old in (NOTHING, now) for old, now in zip(before, place.joined, strict=True))
                links[card] = list(place.joined)
    assert any(max(joined) != NOTHING for joined in links.values())


@pytest.mark.rule("5R-50")
def test_both_upgrades_of_a_lone_card_work():
    t = new()
    give(t, 0, "T15")  # expand: one for each scout; raid: gain one
    pick(t, "raid", "mine", "mine")
    assert water(t)[0] == 6
    pick(t, "expand", "scout", "scout")
    assert water(t)[0] == 8
