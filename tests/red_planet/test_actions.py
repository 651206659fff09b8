"""Action cards: RP-58; every action card has a test of its own, and nobody's decisions tell who holds one."""

import pytest

from fiveplanets.core.asks import top_ask
from fiveplanets.games.red_planet.components import ACTION_IDS, ACTION_WINDOW, CARD_IDS, CHARACTER_IDS, MISSIONS, Window
from fiveplanets.games.red_planet.events import Event
from fiveplanets.games.red_planet.state import AskKind, Phase
from tests.red_planet.scenes import (
    bare,
    bits,
    can,
    character,
    countdown,
    do,
    dock,
    end_round,
    hold,
    refused,
    region,
    settle,
)


def in_window(t):
    return [seat for seat in t.to_act if top_ask(t.state, seat).kind == AskKind.WINDOW]


def wish(t, seat):
    """Choose a character and ask to be asked."""
    do(t, seat, "choose", character="pilot", cards="ask")


@pytest.mark.rule("RP-58")
def test_change_of_plan():
    t = bare(3)
    hold(t, 0, "A02")
    later = {"do": "choose", "character": "later", "cards": "keep"}
    assert ("choose", "later", "keep") in can(t, 0)
    assert ("choose", "later", "keep") not in can(t, 1)
    assert t.play(0, later).story == []  # nobody sees it before all have chosen
    assert t.view(0)["state"]["companies"][0]["choice"] == "later"
    assert t.view(1)["state"]["companies"][0]["choice"] is None
    assert t.told(1)[-1]["move"] == {"do": "choose"}
    do(t, 1, "choose", character="pilot")
    entry = t.play(2, {"do": "choose", "character": "pilot", "cards": "keep"})
    assert [Event(event[0]) for event in entry.story] == [Event.PLAYED]
    assert entry.final  # all have seen the card: there is no way back
    assert t.to_act == [0]
    assert len(can(t, 0)) == 9  # once, so it is no longer offered
    do(t, 0, "choose", character="recruiter")
    assert t.state.companies[0].shown == character("recruiter")
    assert t.state.spent >> CARD_IDS.index("A02") & 1
    assert t.state.companies[0].cards.n == 1  # used up


@pytest.mark.rule("RP-58")
def test_a_plan_needs_the_card_and_a_second_character():
    t = bare(3)
    hold(t, 1, "A02")
    refused(t, 0, "RP-58", "choose", character="later")
    t.state.companies[1].played = bits(*CHARACTER_IDS[1:])
    assert can(t, 1) == [("choose", "pilot", "keep")]


@pytest.mark.rule("RP-58")
def test_rescue_team():
    t = bare(3)
    hold(t, 0, "A03")
    t.state.companies[0].lost, t.state.companies[0].supply = 3, 19
    refused(t, 0, "RP-58", "play", card="A03")  # not its moment
    countdown(t, "scientist", "pilot")
    assert [move[0] for move in can(t, 0)] == ["board", "board", "board", "play"]  # before boarding
    do(t, 0, "play", card="A03")
    assert can(t, 0) == [("rescue", 1), ("rescue", 2)]
    assert do(t, 0, "rescue", count=2) == ["RESCUED", "TURNED"]
    assert t.state.companies[0].lost == 1
    assert region(t, "phobos").crew[0] == 2
    assert [move[0] for move in can(t, 0)] == ["board"] * 3


@pytest.mark.rule("RP-58")
def test_the_rescue_team_comes_before_the_own_character_boards():
    t = bare(3)
    hold(t, 0, "A03")
    t.state.companies[0].lost, t.state.companies[0].supply = 1, 21
    countdown(t, "scientist", "recruiter")
    do(t, 1, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert ("play", "A03") not in can(t, 0)  # one has boarded already
    t = bare(3)
    hold(t, 0, "A03")
    t.state.companies[0].lost, t.state.companies[0].supply = 1, 21
    countdown(t, "dispatcher", "pilot")
    do(t, 0, "play", card="A03")
    assert region(t, "phobos").crew[0] == 1  # with one lost there is nothing to choose
    assert [move[0] for move in can(t, 0)] == ["board"] * 3  # the Dispatcher goes on


@pytest.mark.rule("RP-58")
def test_who_cannot_board_is_not_asked():
    t = bare(3)
    hold(t, 0, "A03")
    settle(t, "hellas", 21)
    t.state.companies[0].lost, t.state.companies[0].supply = 1, 0
    countdown(t, "recruiter", "pilot")
    assert t.to_act == [1]


@pytest.mark.rule("RP-58")
def test_course_correction():
    t = bare(3)
    hold(t, 0, "A04")
    wish(t, 0)
    dock(t, 1, "S09", 0, 2, launched=True)
    end_round(t)
    assert t.state.phase == Phase.CORRECTING
    assert can(t, 0) == [("pass", "card"), ("play", "A04")]
    do(t, 0, "play", card="A04")
    assert can(t, 0) == [("steer", "dock-1")]  # only a launched ship
    do(t, 0, "steer", dock="dock-1")
    do(t, 0, "name", region="ausonia")
    assert region(t, "ausonia").crew[1] == 2
    assert region(t, "hellas").crew[1] == 0
    assert t.state.phase == Phase.CHOOSING


@pytest.mark.rule("RP-58")
def test_blocks_of_ice():
    t = bare(3)
    hold(t, 0, "A01")
    t.state.round = 5
    wish(t, 0)
    assert "PRODUCTION" in end_round(t)
    assert in_window(t) == [0]
    do(t, 0, "play", card="A01")
    assert list(t.state.companies[0].tokens) == [2, 0, 0]
    assert t.state.bank[0] == 38
    assert t.state.phase == Phase.CHOOSING
    assert t.state.round == 6


@pytest.mark.rule("RP-58")
def test_blocks_of_ice_after_the_last_production_count_for_the_monopoly():
    t = bare(3)
    hold(t, 0, "A01")
    t.state.round = 10
    wish(t, 0)
    end_round(t)
    do(t, 0, "play", card="A01")
    assert t.over
    assert t.game.module("rules.scoring").ice_monopoly_points(t.state, 0) == 9


# --- who is asked, and when


@pytest.mark.rule("RP-58")
def test_only_those_are_asked_who_want_to_be():
    t = bare(3)
    hold(t, 0, "A01", "A04")
    t.state.round = 5
    dock(t, 1, "S09", 0, 2, launched=True)
    do(t, 0, "choose", character="pilot")
    end_round(t)
    assert t.state.round == 6  # and nobody was asked


@pytest.mark.rule("RP-58")
def test_whoever_was_asked_may_keep_the_card_and_is_asked_for_the_other():
    t = bare(3)
    hold(t, 0, "A01", "A04")
    t.state.round = 5
    dock(t, 1, "S09", 0, 2, launched=True)
    wish(t, 0)
    end_round(t)
    assert t.state.phase == Phase.CORRECTING
    do(t, 0, "pass", what="card")
    assert t.state.phase == Phase.HARVESTED
    do(t, 0, "pass", what="card")
    assert t.state.companies[0].cards.n == 3
    assert t.state.phase == Phase.CHOOSING  # once, and not in the next round
    assert t.state.companies[0].to_be_asked == 0


@pytest.mark.rule("RP-58")
def test_nobody_can_ask_for_a_card_that_is_not_in_hand_or_has_no_moment_now():
    t = bare(3)
    refused(t, 0, "RP-58", "choose", character="pilot", cards="ask")
    hold(t, 0, "A01")
    refused(t, 0, "RP-58", "choose", character="pilot", cards="ask")  # there is no production in round 1
    t.state.round = 8
    assert ("choose", "pilot", "ask") in can(t, 0)


@pytest.mark.rule("RP-58")
def test_nobody_is_asked_where_the_card_is_of_no_use():
    t = bare(3)
    hold(t, 0, "A04")
    wish(t, 0)
    dock(t, 1, "S09", launched=True)  # nobody aboard
    end_round(t)
    assert t.state.phase == Phase.CHOOSING


@pytest.mark.rule("RP-58")
def test_a_card_that_was_drawn_in_this_round_waits_for_the_next():
    t = bare(3)
    hold(t, 0, "A04")
    t.state.round = 5
    wish(t, 0)
    hold(t, 0, "A01")
    end_round(t)
    assert t.state.round == 6


# --- secrets


def two_with_two_cards(first, second):
    """Seats 0 and 1 hold a second card each: M stands for some mission."""
    t = bare(3)
    missions = [CARD_IDS[card] for card in t.state.deck.items[: t.state.deck.n] if card < MISSIONS]
    hold(t, 0, missions[0] if first == "M" else first)
    hold(t, 1, missions[1] if second == "M" else second)
    return t


def seen_by_the_third(t):
    view = t.view(2)
    return t.told(2), view["to_act"], view["state"]


@pytest.mark.rule("RP-58", "RP-12")
@pytest.mark.parametrize("card", ACTION_IDS)
def test_every_way_to_choose_looks_alike_to_the_others(card):
    """In kind, number and time: whatever the holder of a card does, and whoever holds none."""
    t = two_with_two_cards(card, "M")
    t.state.round = 5
    before = bytes(t.position)
    ways = [move.data for move in t.moves(0)]
    assert len(ways) == {"A01": 18, "A02": 10, "A03": 9, "A04": 18}[card]
    seen = []
    for seat, way in [*((0, way) for way in ways), (1, ways[0])]:
        t.position = t.game.position(before, engine=t.position.engine)
        t.entries.clear()
        entry = t.play(seat, way)
        assert (entry.final, entry.story) == (False, [])
        log, to_act, state = seen_by_the_third(t)
        assert log == [{"seat": seat, "move": {"do": "choose"}, "events": []}]
        assert to_act == [other for other in range(3) if other != seat]
        seen.append(state)
    assert all(state == seen[0] for state in seen[:-1])


@pytest.mark.rule("RP-58")
@pytest.mark.parametrize(
    ("first", "second"), [("A01", "A04"), ("A04", "A01"), ("A02", "A03"), ("A03", "A02"), ("M", "M")]
)
def test_cards_that_nobody_plays_change_nobodys_decisions(first, second):
    t = two_with_two_cards(first, second)
    t.state.round = 5
    dock(t, 1, "S09", 1, 1, 1)
    for company in t.state.companies[:3]:
        company.lost, company.supply = 1, company.supply - 1
    for seat in range(3):
        assert t.to_act == [0, 1, 2][seat:]
        do(t, seat, "choose", character="dispatcher")
    asked = []
    while t.state.round == 5:
        seat = t.to_act[0]
        asked.append((seat, top_ask(t.state, seat).kind))
        t.play(seat, t.legal(seat)[0])
    assert sorted(asked) == [(seat, AskKind.DISPATCH) for seat in range(3)]


@pytest.mark.rule("RP-58")
def test_an_action_card_is_secret_until_it_is_played():
    t = bare(3)
    hold(t, 0, "A01")
    shown = t.view(1)["state"]
    assert shown["companies"][0]["cards"] == [None, None]
    assert shown["companies"][0]["to_be_asked"] is None
    assert shown["spent"] == []


def test_every_window_has_a_card():
    assert sorted(ACTION_WINDOW) == sorted(Window)


def test_a_choice_is_short():
    """Twice the characters, and one more for Change of Plan, at most."""
    t = bare(3)
    hold(t, 0, *ACTION_IDS)
    t.state.round = 5
    assert len(can(t, 0)) == 2 * len(CHARACTER_IDS) + 1
