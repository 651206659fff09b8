"""Picking action cards: 5R-11 to 5R-14, and what happens to them: 5R-39 to 5R-42."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet_5r.components import Action

from .helpers import bid, new, pick, pour, seen, take


@pytest.mark.rule("5R-11")
def test_a_pick_is_secret_until_all_have_picked():
    t = new()
    t.play(0, {"do": "choose", "card": "raid"})
    assert seen(t, 0)["clans"][0]["choice"] == "raid"
    for viewer in (1, 2, None):
        assert seen(t, viewer)["clans"][0]["choice"] is None
        assert t.told(viewer)[0]["move"] == {"do": "choose"}
    assert t.state.clans[0].played == NOTHING
    t.play(2, {"do": "choose", "card": "mine"})
    assert t.to_act == [1]
    entry = t.play(1, {"do": "choose", "card": "mine"})
    assert entry.final
    assert len(entry.story) > 3


@pytest.mark.rule("5R-11")
def test_one_card_only():
    t = new()
    t.play(0, {"do": "choose", "card": "raid"})
    with pytest.raises(fp.IllegalMove) as refused:
        t.play(0, {"do": "choose", "card": "mine"})
    assert refused.value.rule == "5R-11"


@pytest.mark.rule("5R-12")
def test_discards_are_open_and_cannot_be_picked():
    t = new()
    pick(t, "mine", "raid", "scout")
    for viewer in (None, 0, 1, 2):
        assert [clan["discard"] for clan in seen(t, viewer)["clans"][:3]] == [["mine"], ["raid"], ["scout"]]
    with pytest.raises(fp.IllegalMove) as refused:
        t.play(0, {"do": "choose", "card": "mine"})
    assert refused.value.rule == "5R-12"


@pytest.mark.rule("5R-13")
def test_who_scouted_picks_after_the_others_have_shown():
    t = new()
    pick(t, "scout", "mine", "raid")
    assert t.to_act == [1, 2]
    with pytest.raises(fp.IllegalMove):
        t.play(0, {"do": "choose", "card": "mine"})
    t.play(1, {"do": "choose", "card": "raid"})
    t.play(2, {"do": "choose", "card": "mine"})
    assert t.to_act == [0]
    assert [clan["played"] for clan in seen(t, 0)["clans"][:3]] == [None, "raid", "mine"]


@pytest.mark.rule("5R-14")
def test_several_scouts_pick_together_and_in_secret():
    t = new()
    pick(t, "scout", "scout", "raid")
    assert t.to_act == [2]
    t.play(2, {"do": "choose", "card": "mine"})
    assert t.to_act == [0, 1]
    t.play(1, {"do": "choose", "card": "raid"})
    assert seen(t, 0)["clans"][1]["choice"] is None
    assert t.state.clans[1].played == NOTHING


@pytest.mark.rule("5R-14")
def test_if_all_scouted_all_pick_together():
    t = new()
    pick(t, "scout", "scout", "scout")
    assert t.to_act == [0, 1, 2]


@pytest.mark.rule("5R-39")
def test_expand_brings_everything_back():
    t = new()
    pick(t, "mine", "mine", "mine")
    pick(t, "raid", "raid", "raid")
    pick(t, "expand", "scout", "expand")
    assert [clan.discard for clan in t.state.clans[:3]] == [0, 0b1110, 0]
    assert len(t.legal(0)) == 5


@pytest.mark.rule("5R-40", "5R-41")
def test_where_played_cards_go():
    t = new(5)
    pour(t, 9, 1, 5, 5, 5)
    t.state.market.items[0] = 0
    pick(t, "dig", "dig", "mine", "raid", "scout")
    bid(t, 2, 1)  # both get an answer: the higher bid takes the only card
    take(t, 0, "T01")
    while t.state.round == 1:
        t.play(0, t.legal(0)[0])
    assert [clan.discard for clan in t.state.clans] == [1, 0, 1 << Action.MINE, 1 << Action.RAID, 1 << Action.SCOUT]


@pytest.mark.rule("5R-42")
def test_expand_is_always_there():
    t = new()
    for card in ("mine", "raid", "scout"):
        pick(t, card, card, card)
    t.state.clans[0].discard |= 1 << Action.DIG
    assert [m.data["card"] for m in t.moves(0)] == ["expand"]
    pick(t, "expand", "expand", "expand")
    assert len(t.legal(0)) == 5
