"""Action cards: RP-58; every action card has a test of its own, and who is asked tells nothing."""

import pytest

from fiveplanets.core.asks import top_ask
from fiveplanets.games.red_planet.components import ACTION_WINDOW, CARD_IDS, MISSIONS, Window
from fiveplanets.games.red_planet.events import Event
from fiveplanets.games.red_planet.state import AskKind, Phase
from tests.red_planet.scenes import bare, can, countdown, do, dock, hold, refused, region, settle


def in_window(t):
    return [seat for seat in t.to_act if top_ask(t.state, seat).kind == AskKind.WINDOW]


@pytest.mark.rule("RP-58")
def test_change_of_plan():
    t = bare(3)
    hold(t, 0, "A02")
    assert ("plan",) in can(t, 0)
    assert ("plan",) not in can(t, 1)
    assert t.play(0, {"do": "plan"}).story == ()  # nobody sees it before all have chosen
    assert t.view(1)["state"]["companies"][0]["plans"] is None
    do(t, 1, "choose", character="pilot")
    entry = t.play(2, {"do": "choose", "character": "pilot"})
    assert [Event(event[0]) for event in entry.story] == [Event.PLAYED]
    assert entry.final  # all have seen the card: there is no way back
    assert t.to_act == [0]
    assert len(can(t, 0)) == 9  # once, so it is no longer offered
    do(t, 0, "choose", character="recruiter")
    assert t.state.companies[0].shown == 9
    assert t.state.spent >> CARD_IDS.index("A02") & 1
    assert t.state.companies[0].cards.n == 1  # used up


@pytest.mark.rule("RP-58")
def test_a_plan_needs_the_card_and_a_second_character():
    t = bare(3)
    hold(t, 1, "A02")
    refused(t, 0, "RP-58", "plan")
    t.state.companies[1].played = 0b1111111100
    assert can(t, 1) == [("choose", "pilot")]


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
def test_the_rescue_team_comes_at_the_beginning_of_the_own_character():
    t = bare(3)
    hold(t, 0, "A03")
    t.state.companies[0].lost, t.state.companies[0].supply = 1, 21
    countdown(t, "scientist", "recruiter")
    do(t, 1, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert ("play", "A03") not in can(t, 0)  # one has boarded already
    t = bare(3)
    hold(t, 0, "A03")
    settle(t, "hellas", 21)
    t.state.companies[0].lost, t.state.companies[0].supply = 1, 0
    countdown(t, "recruiter", "pilot")
    assert in_window(t) == [0]  # nobody can board, so there is a question of its own
    do(t, 0, "play", card="A03")
    assert region(t, "phobos").crew[0] == 1  # with one lost there is nothing to choose
    assert t.to_act == [1]


@pytest.mark.rule("RP-58")
def test_course_correction():
    t = bare(3)
    hold(t, 0, "A04")
    dock(t, 1, "S09", 0, 2, launched=True)
    countdown(t, "dispatcher", "dispatcher")
    do(t, 0, "pass")
    do(t, 1, "pass")
    assert t.state.phase == Phase.CORRECTING
    do(t, 0, "play", card="A04")
    assert can(t, 0) == [("steer", "dock-1")]  # only a launched ship
    do(t, 0, "steer", dock="dock-1")
    do(t, 0, "name", region="ausonia")
    assert region(t, "ausonia").crew[1] == 2
    assert region(t, "hellas").crew[1] == 0


@pytest.mark.rule("RP-58")
def test_blocks_of_ice():
    t = bare(3)
    hold(t, 0, "A01")
    t.state.round = 5
    countdown(t, "dispatcher")
    told = do(t, 0, "pass")
    assert told[-1] == "PRODUCTION"
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
    countdown(t, "dispatcher")
    do(t, 0, "pass")
    do(t, 0, "play", card="A01")
    assert t.over
    assert t.game.module("rules.scoring").ice_monopoly_points(t.state, 0) == 9


def two_with_two_cards(first, second):
    """Seats 0 and 1 hold a second card each: M stands for some mission."""
    t = bare(3)
    missions = [CARD_IDS[card] for card in t.state.deck.items[: t.state.deck.n] if card < MISSIONS]
    hold(t, 0, missions[0] if first == "M" else first)
    hold(t, 1, missions[1] if second == "M" else second)
    return t


@pytest.mark.rule("RP-58")
@pytest.mark.parametrize(("first", "second"), [("A01", "M"), ("M", "A01"), ("M", "M")])
def test_who_is_asked_does_not_tell_who_holds_the_card(first, second):
    t = two_with_two_cards(first, second)
    t.state.round = 5
    countdown(t, "dispatcher")
    do(t, 0, "pass")
    assert t.to_act == [0, 1]  # not seat 2, which has only its first mission
    assert [len(can(t, seat)) for seat in (0, 1)] == [1 + (first == "A01"), 1 + (second == "A01")]


@pytest.mark.rule("RP-58")
@pytest.mark.parametrize(("first", "second"), [("A02", "A03"), ("A03", "A02"), ("M", "M")])
def test_cards_without_a_question_of_their_own_change_nobodys_questions(first, second):
    t = two_with_two_cards(first, second)
    for company in t.state.companies[:3]:
        company.lost, company.supply = 1, 21
    for seat in range(3):
        assert t.to_act == [0, 1, 2][seat:]
        do(t, seat, "choose", character="dispatcher")
    asked = []
    while t.state.phase == Phase.RESOLVING:
        seat = t.to_act[0]
        asked.append((seat, top_ask(t.state, seat).kind))
        do(t, seat, "pass")
    assert sorted(asked) == [(seat, AskKind.DISPATCH) for seat in range(3)]


@pytest.mark.rule("RP-58")
def test_nobody_is_asked_for_a_card_that_was_played():
    t = two_with_two_cards("A01", "M")
    t.state.round = 5
    countdown(t, "dispatcher")
    do(t, 0, "pass")
    do(t, 0, "play", card="A01")
    assert t.state.phase == Phase.CHOOSING  # the other's question is settled
    t = two_with_two_cards("A01", "M")
    t.state.spent = 1 << CARD_IDS.index("A01")
    t.state.round = 5
    countdown(t, "dispatcher")
    do(t, 0, "pass")
    assert t.state.phase == Phase.CHOOSING


@pytest.mark.rule("RP-58")
def test_nobody_is_asked_where_the_card_is_of_no_use():
    t = bare(3)
    hold(t, 0, "A04")
    dock(t, 1, "S09", launched=True)  # nobody aboard
    countdown(t, "dispatcher")
    do(t, 0, "pass")
    assert t.state.phase == Phase.CHOOSING


@pytest.mark.rule("RP-58")
def test_an_action_card_is_secret_until_it_is_played():
    t = bare(3)
    hold(t, 0, "A01")
    shown = t.view(1)["state"]
    assert shown["companies"][0]["cards"] == [None, None]
    assert shown["spent"] == 0


def test_every_window_has_a_card():
    assert sorted(ACTION_WINDOW) == sorted(window for window in Window if window)
