"""Imagined positions: what a seat knows stays as it is, and what it does not know is dealt as it might be."""

from collections import Counter

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.components import Pack
from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.games.red_planet.components import ALL_CHARACTERS, CARD_IDS, FIRST_ACTION, LOWER_FOUR, MISSIONS, Window
from fiveplanets.games.red_planet.state import LATER, Phase
from tests.red_planet.invariants import check, items, members
from tests.red_planet.scenes import (
    bare,
    bits,
    card_number,
    countdown,
    do,
    dock,
    end_round,
    hold,
    lay,
    on_top,
    opened,
    settle,
)
from tests.support import checked_table, play_randomly, table

DREAMS = 60


def dreams(t, seat, count=DREAMS, seed=1):
    """Imagined states; each looks the same to the seat and keeps the invariants."""
    rng = Rng()
    seed_rng(rng, seed, 4)
    for _ in range(count):
        imagined = t.position.imagine(seat, rng)
        assert imagined.redacted(seat) == t.position.redacted(seat)
        check(imagined.state)
        yield imagined.state


def eager(t, seat, turn):
    moves = t.moves(seat)
    wanted = [m for m in moves if m.data["do"] in ("play", "draw") or m.data.get("cards") == "ask"]
    return (wanted or moves)[turn * 7919 % len(wanted or moves)]


@pytest.mark.parametrize("players", range(2, 7))
def test_at_every_decision_of_games_with_action_cards(players):
    asked = Counter()
    for seed in range(2):
        t = table("red-planet", players, seed)
        turn = 0
        while not t.over:
            seat = t.to_act[0]
            asked[t.question(seat)["ask"]] += 1
            for state in dreams(t, turn % players, 1, turn):
                assert [state.phase, state.round] == [t.state.phase, t.state.round]
            t.play(seat, eager(t, seat, turn))
            turn += 1
    assert len(asked) > 10


@pytest.mark.parametrize("players", range(2, 7))
def test_the_end_is_known(players):
    """All missions lie open, so the scores are the same."""
    t = opened(players, seed=players)
    play_randomly(t, players)
    rules = t.game.module("rules")
    for seat in range(players):
        for state in dreams(t, seat, 3):
            assert [rules.score(state, other) for other in range(players)] == t.scores


def test_everything_that_is_possible_comes():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    hold(t, 1, "A01")
    found = list(dreams(t, 0, 300))
    assert {state.regions[3].research for state in found} >= set(range(MISSIONS, FIRST_ACTION)) - {card_number("R04")}
    assert {state.regions[0].buried for state in found} == {0, 1, 2}
    assert {state.buried_spare for state in found} == {0, 1, 2}
    second = {state.companies[1].cards.items[1] for state in found}
    assert second >= set(range(FIRST_ACTION, FIRST_ACTION + 4))
    assert any(card < MISSIONS for card in second)
    assert len({tuple(items(state.ship_deck)) for state in found}) == 300
    assert len({tuple(items(state.deck)) for state in found}) == 300
    assert len({(state.rng.a, state.rng.b) for state in found}) == 300


def test_resources_are_as_likely_as_they_are():
    t = bare(3)
    counts = Counter(state.regions[0].buried for state in dreams(t, 0, 1100))
    assert [abs(counts[kind] - expected) < 80 for kind, expected in enumerate((500, 300, 300))] == [True] * 3


@pytest.mark.rule("RP-09")
def test_nobody_kept_what_the_viewer_gave_back():
    t = table("red-planet", 6, 3)
    for seat in range(6):
        for state in dreams(t, seat, 10):
            assert [items(company.cards) == [] for company in state.companies] == [False] * 6
    for seat in range(5):
        t.play(seat, t.legal(seat)[0])
    given_back = t.state.companies[0].returned
    for state in dreams(t, 0):
        assert all(state.companies[seat].cards.items[0] != given_back for seat in range(1, 6))
        assert given_back in items(state.deck)
        assert state.companies[5].cards.n == 2


@pytest.mark.rule("RP-66")
def test_who_put_a_card_away_knows_it():
    t, seat = neutral_scientist()
    card = t.state.companies[seat].drawn
    assert {state.companies[seat].drawn for state in dreams(t, seat, 5)} == {card}
    assert len({state.companies[seat].drawn for state in dreams(t, 1 - seat)}) > 10  # it can be any card
    do(t, seat, "put_away")
    assert {state.companies[seat].put_away.items[0] for state in dreams(t, seat)} == {card}
    assert len({state.companies[seat].put_away.items[0] for state in dreams(t, 1 - seat)}) > 10


def neutral_scientist():
    """A duel in which a neutral Scientist has just drawn, and whose."""
    t = table("red-planet", 2, 5)
    turn = 0
    while True:
        seat = t.to_act[0]
        if t.question(seat)["ask"] == "lay" and t.question(seat)["who"] in ("green", "yellow"):
            return t, seat
        t.play(seat, eager(t, seat, turn))
        turn += 1


@pytest.mark.rule("RP-33")
def test_a_card_that_is_being_laid_is_research():
    t = bare(3)
    on_top(t, "R11")
    countdown(t, "scientist", "pilot")
    for _ in range(2):
        do(t, 0, "board", dock="dock-1")
    drawn = {state.companies[0].drawn for state in dreams(t, 1)}
    assert drawn <= set(range(MISSIONS, FIRST_ACTION))
    assert len(drawn) > 5


@pytest.mark.rule("RP-13", "RP-14")
def test_choices_fit_the_countdown():
    t = bare(4)
    t.state.companies[2].played = bits("soldier")
    countdown(t, "pilot", "robot", "pilot", "robot")
    found = list(dreams(t, 1, 200))
    assert {state.companies[0].choice for state in found} == {0, 1, 2}
    assert {state.companies[2].choice for state in found} == {0, 2, 3}
    assert {state.companies[3].choice for state in found} == {0, 1, 2, 3}


@pytest.mark.rule("RP-12", "RP-58")
def test_choices_before_the_countdown():
    """Any character in hand; later, or a wish to be asked, only with the card for it."""
    t = bare(3)
    t.state.round = 5
    hold(t, 1, some_mission(t))
    do(t, 1, "choose", character="robot")
    found = list(dreams(t, 0, 400))
    for state in found:
        company = state.companies[1]
        held = {card - FIRST_ACTION for card in items(company.cards) if card >= FIRST_ACTION}
        assert company.choice != LATER or 1 in held  # Change of Plan
        assert state.companies[2].choice == NOTHING  # has not chosen
    assert {state.companies[1].choice for state in found} == set(range(LATER + 1))
    assert {state.companies[1].to_be_asked for state in found} == {0, 1 << Window.REDIRECT, 1 << Window.GAIN_TOKENS}


def some_mission(t):
    return next(CARD_IDS[card] for card in items(t.state.deck) if card < MISSIONS)


@pytest.mark.rule("RP-58")
def test_whoever_is_asked_in_a_window_holds_a_card_for_it():
    t = bare(3)
    hold(t, 1, some_mission(t), "A04")
    t.state.round = 5
    do(t, 1, "choose", character="pilot", cards="ask")
    dock(t, 1, "S09", 0, 2, launched=True)
    end_round(t)
    assert t.state.phase == Phase.CORRECTING
    for state in dreams(t, 2):
        assert card_number("A04") in items(state.companies[1].cards)
        assert state.companies[1].to_be_asked >> Window.REDIRECT & 1
        assert not state.companies[0].to_be_asked >> Window.REDIRECT & 1  # would have been asked before


@pytest.mark.rule("RP-58")
def test_a_card_drawn_in_this_round_is_no_wish():
    t = bare(3)
    t.state.round = 5
    on_top(t, "A01")
    countdown(t, "scientist", "pilot")
    for _ in range(2):
        do(t, 0, "board", dock="dock-1")
    assert t.state.companies[0].fresh
    assert {state.companies[0].to_be_asked for state in dreams(t, 1)} == {0}


@pytest.mark.rule("RP-63")
def test_neutral_decks():
    t = table("red-planet", 2)
    for seat in range(2):
        t.play(seat, t.legal(seat)[0])
    t.play(1, t.legal(1)[0])
    found = list(dreams(t, 0, 200))
    assert len({state.companies[1].loose for state in found}) > 5
    assert len({state.companies[1].arranged.items[0] for state in found}) == 5
    for state in found:
        assert set(items(state.companies[0].neutral_deck)) == set(items(t.state.companies[0].neutral_deck))
    t = opened(2)
    for state in dreams(t, 0, 200):
        company = state.companies[1]
        above = [*items(company.arranged), company.neutral_choice]
        assert not sum(1 << number for number in above) & LOWER_FOUR
        assert sorted(above + items(company.neutral_deck)) == members(ALL_CHARACTERS)


def test_the_own_neutral_card_is_known():
    t = opened(2)
    assert {state.companies[0].neutral_choice for state in dreams(t, 0)} == {t.state.companies[0].neutral_choice}
    assert len({state.companies[0].neutral_choice for state in dreams(t, 1)}) == 5


def test_the_spare_resource_is_known_once_it_has_been_seen():
    t = bare(3)
    settle(t, "hellas", 1)
    place = t.state.regions[3]
    place.resource, t.state.spare = t.state.buried_spare, place.buried
    place.buried = t.state.buried_spare = NOTHING
    assert {state.spare for state in dreams(t, 0, 10)} == {t.state.spare}


def test_with_several_cards_for_one_moment():
    """Packs may have them; whoever is asked holds at least one."""
    game = fp.game("red-planet", Pack("red-planet", {"actions": {"A01": {"effect": "redirect"}}}))
    t = checked_table(game, 3, 2)
    while t.state.round == 0:
        t.play(t.to_act[0], t.legal(t.to_act[0])[0])
    hold(t, 1, "A01", "A04")
    t.play(1, {"do": "choose", "character": "pilot", "cards": "ask"})
    dock(t, 1, "S09", launched=True)
    t.state.ships[0].crew[1] += 1
    t.state.companies[1].supply -= 1
    end_round(t)
    rng = Rng()
    seed_rng(rng, 1, 4)
    for _ in range(DREAMS):
        state = t.position.imagine(0, rng).state
        held = set(items(state.companies[1].cards))
        assert held & {card_number("A01"), card_number("A04")}
