"""What a screen shows beyond the bare state."""

import itertools
import random

import pytest

import fiveplanets as fp
from fiveplanets.core.random import CHOICE_STREAM, Rng, seed_rng
from fiveplanets.core.story import REVEALED
from fiveplanets.core.told import event_json
from fiveplanets.games.planet_5r.components import Action
from tests.support import play_randomly

from .helpers import bid, give, lay, lay_alone, lay_market, link, new, pick, pour, settle, take


def facts(t, viewer=None):
    return t.view(viewer)["facts"]


def clan(t, seat, viewer=None):
    return facts(t, viewer)["clans"][seat]


def positions(games, players=(3, 4, 5)):
    """Every position of some games, half of the decisions made by the quick bot: that brings many technologies."""
    game = fp.game("planet-5r")
    for seed in range(games):
        chooser = Rng()
        seed_rng(chooser, seed, CHOICE_STREAM)
        position = game.position(players=players[seed % len(players)], seed=seed)
        for number in itertools.count():
            yield position
            if position.over:
                break
            seat = position.to_act[0]
            legal = position.legal(seat)
            quick = position.quick(seat, chooser)
            position.make(seat, quick if number % 2 else legal[(number * 7 + seed) % len(legal)])


# --- the round


def test_phases_have_names():
    t = new()
    settle(t, 0, "S1")
    pour(t, 20, 5, 5)
    lay_market(t, "T05")
    assert facts(t)["phase"] == "choose"
    pick(t, "dig", "scout", "mine")
    assert facts(t)["phase"] == "bid"
    bid(t, 7)
    assert facts(t)["phase"] == "take"
    take(t, 0, "T05")
    assert facts(t)["phase"] == "place"
    lay_alone(t, 0)
    assert facts(t)["phase"] == "choose"
    t.play(0, {"do": "choose", "card": "mine"})
    t.play(2, {"do": "choose", "card": "raid"})
    assert facts(t)["phase"] == "choose_late"
    play_randomly(t, 1)
    assert facts(t)["phase"] == "over"


def test_the_question_is_asked_by_name():
    t = new()
    settle(t, 0, "S1")
    pour(t, 20, 5, 5)
    lay_market(t, "T05")
    assert t.question(0) == {"ask": "choose"}
    pick(t, "dig", "dig", "mine")
    assert t.question(0) == {"ask": "bid", "rivals": 1}
    assert t.question(2) is None
    bid(t, 7, 2)
    assert t.question(0) == {"ask": "take", "paid": 7}
    take(t, 0, "T05")
    assert t.question(0) == {"ask": "join", "card": "T05", "side": "left"}


def test_the_stack_and_the_market():
    t = new()
    assert (facts(t)["stack"], facts(t)["market_limit"], facts(t)["leaving"]) == (14, 2, None)
    first = t.view(None)["state"]["market"][0]
    pick(t, "mine", "mine", "mine")
    assert (facts(t)["stack"], facts(t)["leaving"]) == (13, first)
    pick(t, "raid", "raid", "raid")
    assert t.view(None)["state"]["gone"] == [first]


def test_no_card_leaves_after_the_last_round():
    t = new()
    t.state.round = 15
    lay_market(t, "T01", "T02")
    assert facts(t)["leaving"] is None


# --- clans


def test_a_card_that_lies_shown_is_not_in_hand():
    t = new()
    pick(t, "mine", "scout", "expand")
    pour(t, 5, 5, 5)
    t.play(0, {"do": "choose", "card": "dig"})
    assert clan(t, 0)["hand"] == ["dig", "raid", "scout", "expand"]  # picked in secret: nobody knows
    t.play(2, {"do": "choose", "card": "raid"})  # the scout, seat 1, still picks
    assert clan(t, 0)["hand"] == ["raid", "scout", "expand"]
    assert clan(t, 2)["hand"] == ["dig", "mine", "scout", "expand"]
    assert clan(t, 1)["hand"] == ["dig", "mine", "raid", "expand"]
    assert facts(t)["may_show"] == [[0, 1], [1], [1, 2], [], [1]]


def test_only_own_water_is_shown():
    t = new()
    assert [clan(t, seat, 1)["water"] for seat in range(3)] == [None, 5, None]
    assert [clan(t, seat)["water"] for seat in range(3)] == [None, None, None]
    assert [points["water"] for points in facts(t, 1)["points"][:3]] == [0, 2, 0]


def test_rows_upgrades_and_points_of_all_clans():
    t = new()
    settle(t, 1, "S1")
    give(t, 1, "T04", "T01", "T10")
    link(t, "S1", "T04", top="S1")  # lights a joker
    link(t, "T04", "T01", top="T01")  # lights blue
    shown = clan(t, 1, 0)
    assert shown["rows"] == [["S1", "T04", "T01"], ["T10"]]
    assert [(u["action"], u["card"], u["side"]) for u in shown["upgrades"]] == [
        ("dig", "T01", "left"),
        ("raid", "T10", "right"),
        ("scout", "T10", "left"),
        ("expand", "T01", "right"),
    ]
    assert shown["crystals"] == [2, 1, 1, 1]
    assert shown["with_jokers"] == [3, 1, 1]
    assert shown["crystal_points"] == 8
    assert facts(t, 0)["points"][1] == {"blue": 6, "green": 1, "purple": 1, "water": 0}


def test_the_row_of_the_settlement_comes_first_whatever_joins_it():
    t = new()
    settle(t, 0, "S1")
    give(t, 0, "T10", "T04")
    link(t, "T04", "S1", top="S1")
    assert clan(t, 0)["rows"] == [["T04", "S1"], ["T10"]]


def test_points_are_the_scores_at_the_end():
    for position in positions(12):
        if position.over:
            points = position.points()
            assert [sum(each.values()) for each in points] == position.scores
            for viewer in (None, 0):
                assert position.facts(viewer)["points"][: position.players] == points


def test_own_points_are_the_score_at_any_time():
    for position in positions(6):
        for seat in range(position.players):
            own = position.facts(seat)["points"][seat]
            assert sum(own.values()) == position.scores[seat]


# --- a card that is being placed


def placing(card, home, *own):
    """Seat 0 has taken a card."""
    t = new()
    settle(t, 0, home)
    give(t, 0, *own)
    pour(t, 20, 5, 5)
    lay_market(t, card)
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    take(t, 0, card)
    return t


def test_a_card_in_hand_counts_with_what_it_has_joined():
    t = placing("T05", "S1", "T10")  # T05: blue edge, blue centre, green edge; T10: blue edge and centre
    assert clan(t, 0)["crystals"] == [2, 0, 0, 0]  # both centres
    assert clan(t, 0)["rows"] == [["S1"], ["T10"]]
    lay(t, 0, "S1", "over")
    assert clan(t, 0)["crystals"] == [3, 0, 0, 0]
    assert clan(t, 0)["rows"] == [["S1", "T05"], ["T10"]]
    assert t.scores[0] == 6 + 6  # three blue, and 13 water
    lay(t, 0, "T10", "under")
    assert clan(t, 0)["crystals"] == [4, 0, 0, 0]
    assert clan(t, 0)["rows"] == [["S1", "T05", "T10"]]


def test_an_upgrade_in_hand_does_not_work_yet():
    t = placing("T05", "S1", "T10")
    lay(t, 0, "S1", "over")
    assert {upgrade["card"] for upgrade in clan(t, 0)["upgrades"]} == {"T10"}


def test_docks_of_both_sides_are_known_before_the_first_is_chosen():
    t = placing("T05", "S1", "T10")
    docks = facts(t)["docks"]
    assert [(dock["side"], dock["to"], dock["lie"], dock["crystal"], dock["points"]) for dock in docks] == [
        ("left", "S1", "over", "blue", 3),
        ("left", "S1", "under", "joker", 3),
        ("right", "T10", "over", "green", 1),
        ("right", "T10", "under", "blue", 3),
    ]
    lay(t, 0, "S1", "over")
    assert [(dock["side"], dock["lie"], dock["points"]) for dock in facts(t)["docks"]] == [
        ("right", "over", 1),
        ("right", "under", 4),
    ]


def test_docks_are_the_legal_joints_and_their_points_come_true():
    tried = 0
    for position in positions(40):
        seat = position.to_act[0] if position.to_act else None
        if seat is None or position.asks(seat)[-1]["ask"] != "join":
            assert position.facts(seat)["docks"] == []
            continue
        shown = position.facts(seat)
        side = position.asks(seat)[-1]["side"]
        moves = {}
        for move in position.legal(seat):
            data = position.game.moves.data(move)
            if data["do"] == "join":
                moves[data["card"], data["lie"]] = move
        docks = {(dock["to"], dock["lie"]): dock for dock in shown["docks"] if dock["side"] == side}
        assert set(docks) == set(moves)
        for key, dock in docks.items():
            after = position.copy()
            after.make(seat, moves[key])
            gained = after.facts(seat)["clans"][seat]["crystal_points"] - shown["clans"][seat]["crystal_points"]
            assert dock["points"] == gained
            tried += 1
    assert tried > 100


# --- what could be


def best_by_trying(position, seat, before):
    """The most crystal points that any way to place the card in hand brings."""
    if not position.is_asked(seat) or position.asks(seat)[-1]["ask"] != "join":
        return position.facts(seat)["clans"][seat]["crystal_points"] - before
    best = []
    for move in position.legal(seat):
        after = position.copy()
        after.make(seat, move)
        best.append(best_by_trying(after, seat, before))
    return max(best)


def test_offers_are_what_the_best_placing_brings():
    tried = 0
    for position in positions(30):
        seat = position.to_act[0] if position.to_act else None
        if seat is None or position.asks(seat)[-1]["ask"] != "take":
            continue
        shown = position.facts(seat)
        offers = {offer["card"]: offer["points"] for offer in shown["offers"]}
        assert list(offers) == position.shown(seat)["market"]
        for move in position.legal(seat):
            after = position.copy()
            after.make(seat, move)
            best = best_by_trying(after, seat, shown["clans"][seat]["crystal_points"])
            assert offers[position.game.moves.data(move)["card"]] == best
            tried += 1
    assert tried > 100


def test_nobody_knows_a_spectators_offers():
    t = new()
    assert facts(t)["offers"] == facts(t)["outlook"] == []
    assert len(facts(t, 2)["offers"]) == 1


def test_the_outlook_before_anybody_has_shown_a_card():
    t = new()
    outlook = {each.pop("action"): tuple(each.values()) for each in facts(t, 0)["outlook"]}
    assert outlook == {
        "dig": (0, 0, 0, 0, 4),  # two raiders take two each
        "mine": (1, 4, 0, 0, 0),
        "raid": (0, 2, 0, 0, 0),  # two victims, or one for two raiders
        "scout": (1, 6, 0, 0, 0),
        "expand": (0, 0, 0, 0, 4),
    }


def test_the_outlook_of_a_scout_knows_what_is_shown():
    t = new()
    give(t, 0, "T07", "T11")  # raid: one for each mine; scout: steal from diggers, dig: gain one
    pick(t, "scout", "mine", "mine")
    t.play(1, {"do": "choose", "card": "dig"})
    t.play(2, {"do": "choose", "card": "raid"})
    outlook = {each.pop("action"): tuple(each.values()) for each in facts(t, 0)["outlook"]}
    assert outlook == {
        "dig": (0, 0, 1, 1, 1),
        "mine": (4, 4, 0, 0, 0),
        "raid": (2, 2, 0, 0, 0),
        "expand": (0, 0, 0, 0, 1),
    }
    assert facts(t, 1)["outlook"] == []  # it has shown its card


def test_what_comes_is_never_outside_the_outlook():
    """Of random rounds: what the action, its upgrades and the raiders did to each clan."""
    game, chooser = fp.game("planet-5r"), random.Random(5)
    seen = set()
    for seed in range(60):
        position = game.position(players=3 + seed % 3, seed=seed)
        foreseen, events = {}, []
        while not position.over:
            seat = position.to_act[0]
            move = chooser.choice(position.legal(seat))
            if position.asks(seat)[-1]["ask"] == "choose":
                picked = game.moves.data(move)["card"]
                foreseen[seat] = next(o for o in position.facts(seat)["outlook"] if o["action"] == picked)
                seen.add(picked)
            told_now = [event_json(game, line) for line in position.make(seat, move) if line[0] != REVEALED]
            events += told_now
            if any(event["event"] in ("round", "over") for event in told_now):
                for seat, outlook in foreseen.items():
                    check_outlook(outlook, seat, events)
                foreseen, events = {}, []
    assert seen == {"dig", "mine", "raid", "scout", "expand"}


def check_outlook(outlook, seat, events):
    water = {"action": 0, "upgrades": 0, "robbed": 0}
    for event in events:
        if event["event"] in ("gained", "stolen") and event["who"] == seat:
            source = "action" if event["card"] is None else "upgrades"
            water[source] += event["water"] + event.get("supply", 0)
        if event["event"] == "stolen" and event["victim"] == seat and event["card"] is None:
            water["robbed"] += event["water"]
    assert outlook["least"] <= water["action"] <= outlook["most"]
    assert outlook["upgrades_least"] <= water["upgrades"] <= outlook["upgrades_most"]
    assert water["robbed"] <= outlook["robbed"]


# --- auctions


def test_bids_are_shown_in_order_with_those_who_dropped_out():
    t = new(5)
    pour(t, 9, 9, 9, 9, 0)
    pick(t, "dig", "dig", "dig", "dig", "dig")
    t.play(1, {"do": "bid", "water": 7})
    waiting = [{"seat": seat, "bid": None, "miss": None} for seat in range(4)]
    assert facts(t)["auction"] == [*waiting, {"seat": 4, "bid": None, "miss": "no_water"}]
    bid(t, 3, None, 3, 5)
    assert t.to_act == [1]
    assert [tuple(bidder.values()) for bidder in facts(t)["auction"]] == [
        (1, 7, None),
        (3, 5, None),
        (0, 3, "tied"),
        (2, 3, "tied"),
        (4, None, "no_water"),
    ]


def test_there_is_no_auction_while_cards_are_picked():
    t = new()
    pick(t, "dig", "dig", "scout")
    bid(t, 2, 2)  # nobody wins: the digs return
    assert t.state.round == 2
    t.play(0, {"do": "choose", "card": "dig"})
    t.play(1, {"do": "choose", "card": "dig"})
    assert t.state.clans[0].played == Action.DIG
    assert facts(t)["auction"] == []
    assert t.view(None)["state"]["clans"][0]["shown_bid"] is None


def test_bids_are_shown_also_in_a_round_with_a_late_picker():
    t = new(4)
    pour(t, 9, 9, 9, 9)
    pick(t, "mine", "mine", "raid", "scout")
    assert clan(t, 3)["picks_late"]
    for seat in range(3):
        t.play(seat, {"do": "choose", "card": "dig" if seat < 2 else "mine"})
    t.play(3, {"do": "choose", "card": "dig"})
    bid(t, 2, 4, None, 3)
    assert t.to_act == [1]
    assert [bidder["bid"] for bidder in facts(t)["auction"]] == [4, 3, 2]


@pytest.mark.parametrize("seed", range(10))
def test_nobody_picks_late_when_the_game_is_over(seed):
    t = new(3, seed)
    play_randomly(t, seed)
    assert not any(each["picks_late"] for each in facts(t)["clans"])
    assert facts(t)["may_show"] == [[], [], [], [], []]
