"""Action cards: RP-58; every action card has a test of its own, and who is asked tells nothing."""

import pytest

from fiveplanets.core.asks import top_ask
from fiveplanets.games.red_planet.components import CARD_IDS, Window
from fiveplanets.games.red_planet.state import AskKind, Phase
from tests.red_planet.scenes import bare, can, countdown, do, dock, hold, refused, region


def in_window(t):
    return [seat for seat in t.to_act if top_ask(t.state, seat).kind == AskKind.WINDOW]


def choose_all(t, *characters):
    for seat, name in enumerate(characters):
        do(t, seat, "choose", character=name)


@pytest.mark.rule("RP-58")
def test_change_of_plan():
    t = bare(3)
    hold(t, 0, "A02")
    refused(t, 0, "RP-58", "play", card="A02")  # not its moment
    choose_all(t, "pilot", "pilot", "pilot")
    assert t.to_act == [0]
    assert can(t, 0) == [("pass",), ("play", "A02")]
    assert do(t, 0, "play", card="A02") == ["PLAYED"]
    assert ("choose", "pilot") not in can(t, 0)  # another one
    assert len(can(t, 0)) == 8
    do(t, 0, "choose", character="recruiter")
    assert t.state.companies[0].shown == 9
    assert t.state.companies[0].played >> 1 & 1 == 0  # the Pilot is still in hand
    assert t.state.spent >> CARD_IDS.index("A02") & 1
    assert t.state.companies[0].cards.n == 1  # used up


@pytest.mark.rule("RP-58")
def test_rescue_team():
    t = bare(3)
    hold(t, 0, "A03")
    t.state.companies[0].lost, t.state.companies[0].supply = 3, 19
    countdown(t, "recruiter", "pilot")
    do(t, 0, "play", card="A03")
    assert can(t, 0) == [("rescue", 1), ("rescue", 2)]
    assert do(t, 0, "rescue", count=2) == ["RESCUED", "TURNED"]
    assert t.state.companies[0].lost == 1
    assert region(t, "phobos").crew[0] == 2
    assert can(t, 0)[0][0] == "board"  # then the card begins


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


@pytest.mark.rule("RP-58")
@pytest.mark.parametrize(("mine", "others"), [("A02", "M"), ("M", "A02")])
def test_who_is_asked_does_not_tell_who_holds_the_card(mine, others):
    """Seat 0 and 1 both hold two cards: both are asked, whichever of them has the action card."""
    t = bare(3)
    missions = [CARD_IDS[card] for card in t.state.deck.items[: t.state.deck.n] if card < 12]
    hold(t, 0, missions[0] if mine == "M" else mine)
    hold(t, 1, missions[1] if others == "M" else others)
    choose_all(t, "pilot", "pilot", "pilot")
    assert t.to_act == [0, 1]  # not seat 2, which has only its first mission
    assert [len(can(t, seat)) for seat in (0, 1)] == ([2, 1] if mine == "A02" else [1, 2])


@pytest.mark.rule("RP-58")
def test_nobody_is_asked_for_a_card_that_was_played():
    t = bare(3)
    missions = [CARD_IDS[card] for card in t.state.deck.items[: t.state.deck.n] if card < 12]
    hold(t, 0, "A02")
    hold(t, 1, missions[0])
    choose_all(t, "pilot", "pilot", "pilot")
    do(t, 0, "play", card="A02")
    assert t.to_act == [0]  # the other's question is settled
    do(t, 0, "choose", character="robot")
    assert t.state.phase == Phase.RESOLVING


@pytest.mark.rule("RP-58")
def test_nobody_is_asked_where_the_card_is_of_no_use():
    t = bare(3)
    hold(t, 0, "A02", "A03", "A04")
    t.state.companies[0].played = 0b1111111100  # only one character is left
    choose_all(t, "pilot", "pilot", "pilot")
    assert t.state.phase == Phase.RESOLVING
    t = bare(3)
    hold(t, 0, "A02", "A03", "A04")
    countdown(t, "dispatcher")
    assert top_ask(t.state, 0).kind == AskKind.DISPATCH  # nobody is in the wormhole
    do(t, 0, "pass")
    assert t.state.phase == Phase.CHOOSING  # no ship has launched


@pytest.mark.rule("RP-58")
def test_an_action_card_is_secret_until_it_is_played():
    t = bare(3)
    hold(t, 0, "A01")
    shown = t.view(1)["state"]
    assert shown["companies"][0]["cards"] == [None, None]
    assert shown["spent"] == 0


def test_every_window_has_a_card():
    from fiveplanets.games.red_planet.components import ACTION_WINDOW

    assert sorted(ACTION_WINDOW) == sorted(window for window in Window if window)
