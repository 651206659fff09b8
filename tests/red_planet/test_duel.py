"""The duel: RP-62 to RP-69. Colours 0 and 1 are the players', 2 and 3 their neutral ones."""

import io
import re

import pytest
from rich.console import Console

from fiveplanets.cli.screens import final_scores
from fiveplanets.cli.words import ui_words
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.table import LOST
from fiveplanets.games.red_planet.components import CARD_IDS, CHARACTERS, RESEARCH_IDS
from fiveplanets.games.red_planet.rules.characters import next_to_resolve
from fiveplanets.games.red_planet.rules.production import produce
from fiveplanets.games.red_planet.rules.scoring import ice_monopoly_points, mission_points
from tests.red_planet.invariants import items, members
from tests.red_planet.scenes import (
    bare,
    bits,
    can,
    character,
    countdown,
    do,
    dock,
    end_round,
    lay,
    mission_only,
    on_top,
    opened,
    pass_all,
    refused,
    region,
    settle,
    uncover,
)
from tests.support import table

LOWER = {character(name) for name in ("recruiter", "explorer", "robot", "soldier")}


@pytest.mark.rule("RP-62", "RP-03")
def test_four_colours_with_all_their_parts():
    t = table("red-planet", 2)
    assert [company.supply for company in t.state.companies] == [21, 21, 21, 21, 0, 0]
    assert sum(ship.card != NOTHING for ship in t.state.ships) == 4
    crews = [list(ship.crew[:4]) for ship in t.state.ships[:4]]
    assert all(sum(crew) == 1 for crew in crews)
    for seat in range(2):
        company = t.state.companies[seat]
        assert items(company.cards)
        assert sorted(members(company.loose) + items(company.neutral_deck)) == list(range(CHARACTERS))


@pytest.mark.rule("RP-63")
def test_the_neutral_deck():
    below, orders = set(), set()
    for seed in range(30):
        t = table("red-planet", 2, seed)
        for seat in range(2):
            company = t.state.companies[seat]
            lower = items(company.neutral_deck)
            assert len(lower) == 6
            assert set(lower) >= LOWER
            below |= set(lower) - LOWER
            orders.add(tuple(lower))
    assert below == set(range(CHARACTERS)) - LOWER  # the two others are random
    assert len(orders) > 50


@pytest.mark.rule("RP-63")
def test_the_player_arranges_the_upper_three():
    t = table("red-planet", 2)
    t.play(0, t.legal(0)[0])  # the mission
    names = [move[1] for move in can(t, 0)]
    assert len(names) == 3
    entry = t.play(0, {"do": "arrange", "character": names[2]})
    assert t.told_entry(entry, 1)["move"] == {"do": "arrange"}
    refused(t, 0, "RP-63", "arrange", character=names[2])
    t.play(0, {"do": "arrange", "character": names[0]})
    order = [character(names[i]) for i in (2, 0, 1)]
    assert items(t.state.companies[0].arranged) == order
    assert t.view(1)["state"]["companies"][0]["arranged"] == [None] * 3
    for _ in range(3):
        t.play(1, t.legal(1)[0])
    played = []
    for _ in range(3):
        played.append(t.state.companies[0].neutral_choice)
        t.play(0, t.legal(0)[0])
        t.play(1, t.legal(1)[0])
        pass_all(t)
    assert played == order  # they come first


@pytest.mark.rule("RP-64")
def test_the_top_neutral_card_is_seen_before_the_choice():
    t = opened(2)
    for seat in range(2):
        assert t.state.companies[seat].neutral_choice != NOTHING
        assert t.state.companies[seat].choice == NOTHING
        seen = t.view(seat)["state"]["companies"][seat]["neutral_choice"]
        assert character(seen) == t.state.companies[seat].neutral_choice
        assert t.view(1 - seat)["state"]["companies"][seat]["neutral_choice"] is None
    assert t.to_act == [0, 1]
    deck = t.state.companies[0].arranged.n + t.state.companies[0].neutral_deck.n
    assert deck == 8


@pytest.mark.rule("RP-64", "RP-14")
def test_clockwise_in_the_duel():
    t = bare(2)
    for first, order in ((0, [0, 2, 3, 1]), (1, [1, 0, 2, 3])):
        t.state.first = first
        for seat in range(2):
            t.state.companies[seat].choice = t.state.companies[seat].neutral_choice = 4
        found = []
        for _ in range(4):
            colour = next_to_resolve(t.state)
            found.append(colour)
            company = t.state.companies[colour % 2]
            if colour < 2:
                company.choice = NOTHING
            else:
                company.neutral_choice = NOTHING
        assert found == order


@pytest.mark.rule("RP-28")
@pytest.mark.parametrize("last", [0, 1])
def test_the_player_who_applied_a_character_last_is_first(last):
    """The neutral colour's character counts for its player; a colour is never first."""
    t = bare(2)
    countdown(t, "recruiter", "recruiter", neutral=("explorer", "pilot") if last else ("pilot", "explorer"))
    pass_all(t)
    assert t.state.first == last
    assert t.view(None)["state"]["first"] == last


@pytest.mark.rule("RP-07")
def test_the_player_whose_colour_is_on_the_leftmost_ship_begins():
    firsts = set()
    for seed in range(40):
        state = table("red-planet", 2, seed).state
        leftmost = list(state.ships[0].crew).index(1)
        assert state.first == leftmost % 2
        firsts.add((leftmost, state.first))
    assert len(firsts) == 4


@pytest.mark.rule("RP-65")
def test_the_player_decides_for_the_neutral_character():
    t = bare(2)
    settle(t, "ausonia", 2)
    countdown(t, None, None, neutral=("soldier", "pilot"))
    assert t.to_act == [0]
    do(t, 0, "board", dock="dock-1")
    assert t.state.ships[0].crew[2] == 1  # the neutral colour boards
    assert can(t, 0) == [("kill", "ausonia", "red")]  # it must be carried out, against the own colour
    refused(t, 0, "RP-38", "pass", what="steps")
    do(t, 0, "kill", region="ausonia", colour="red")
    assert t.state.companies[0].lost == 1
    assert t.to_act == [1]
    do(t, 1, "board", dock="dock-2")
    assert t.state.ships[1].crew[3] == 1


@pytest.mark.rule("RP-65")
def test_the_neutral_robot_can_replace_the_players_own():
    t = bare(2)
    settle(t, "hellas", 1, 0, 1)
    countdown(t, None, None, neutral=("robot", None))
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "replace", place="hellas", colour="red")
    assert list(region(t, "hellas").crew[:4]) == [0, 0, 2, 0]


@pytest.mark.rule("RP-66")
def test_a_neutral_scientist_may_lay_research():
    t = bare(2)
    lay(t, "mare_serpentis", "R04", 1)
    on_top(t, "R11")
    countdown(t, None, None, neutral=("scientist", "pilot"))
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")  # and it has drawn: it cannot look
    assert can(t, 0)[-1] == ("put_away",)
    assert len(can(t, 0)) == 6
    do(t, 0, "lay", region="ausonia")
    assert region(t, "ausonia").seen_by == 1
    assert t.to_act == [1]


@pytest.mark.rule("RP-66")
@pytest.mark.parametrize("card", ["M05", "A01", "R11"])
def test_a_neutral_scientists_card_leaves_the_game_unseen(card):
    t = bare(2)
    on_top(t, card)
    held = t.state.companies[0].cards.n
    countdown(t, None, None, neutral=("scientist", "pilot"))
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert t.to_act == [0]  # asked whatever the card is, so that the other learns nothing
    assert len(can(t, 0)) == (7 if card in RESEARCH_IDS else 1)
    assert "PUT_AWAY" in do(t, 0, "put_away")
    assert t.view(0)["state"]["companies"][0]["put_away"] == [card]
    assert t.view(1)["state"]["companies"][0]["put_away"] == [None]
    assert t.state.companies[0].cards.n == held
    assert t.state.spent == 0


@pytest.mark.rule("RP-67")
def test_a_neutral_recruiter_leaves_and_the_others_are_shuffled():
    t = bare(2)
    dock(t, 1, "S09")
    t.state.companies[2].played = bits("scientist", "spy")
    countdown(t, None, None, neutral=("recruiter", "pilot"))
    do(t, 0, "board", dock="dock-1")
    assert t.state.ships[0].crew[2] == 1
    deck = items(t.state.companies[0].neutral_deck)
    assert sorted(deck) == list(range(character("recruiter")))
    assert t.state.companies[2].played == bits("recruiter")  # it alone is out for good


@pytest.mark.rule("RP-67")
def test_the_neutral_deck_never_runs_out():
    for seed in range(6):
        t = opened(2, seed)
        while not t.over:
            seat = t.to_act[-1]
            t.play(seat, t.legal(seat)[seed % len(t.legal(seat))])
        assert t.state.round == 10


@pytest.mark.rule("RP-68")
def test_neutral_colours_compete_but_have_no_missions():
    t = bare(2)
    assert [company.cards.n for company in t.state.companies] == [1, 1, 0, 0, 0, 0]
    uncover(t, "hellas", "ice")
    settle(t, "hellas", 1, 1, 3)
    produce(t.state, 3)
    assert [company.tokens[0] for company in t.state.companies[:4]] == [0, 0, 3, 0]  # kept apart
    assert [ice_monopoly_points(t.state, colour) for colour in range(4)] == [0, 0, 9, 0]
    assert t.scores == [0, 0]
    settle(t, "phobos", 1, 0, 0, 2)
    assert mission_points(t.state, 0, CARD_IDS.index("M05")) == 0  # a neutral colour leads there


def finished(*tokens):
    """A duel that ends with these celerium and sylvanite tokens by colour, and no other points."""
    t = bare(2)
    mission_only(t, 0, "M01")
    mission_only(t, 1, "M02")
    for company, (sylvanite, celerium) in zip(t.state.companies, tokens, strict=False):
        company.tokens[1], company.tokens[2] = sylvanite, celerium
        t.state.bank[1] -= sylvanite
        t.state.bank[2] -= celerium
    t.state.round = 10
    end_round(t)
    assert t.over
    return t


@pytest.mark.rule("RP-69")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        (((0, 3), (0, 2), (0, 1), (0, 1)), [0]),
        (((0, 2), (0, 2), (0, 3), (0, 1)), []),  # a neutral colour has most: both lose
        (((0, 2), (0, 3), (0, 1), (0, 4)), []),
        (((0, 3), (0, 2), (0, 3), (0, 1)), [0]),  # tied with a neutral colour: the player wins
        (((3, 0), (0, 2), (0, 1), (0, 1)), [0]),  # tied players: more tokens
        (((0, 2), (0, 2), (0, 1), (0, 1)), [0, 1]),  # then shared
        (((0, 2), (0, 2), (3, 0), (0, 1)), [0, 1]),
    ],
)
def test_who_wins_a_duel(tokens, winners):
    t = finished(*tokens)
    assert t.winners == winners
    if not winners:
        assert max(t.standings) <= LOST


@pytest.mark.rule("RP-69")
@pytest.mark.parametrize(("neutral", "wins"), [((0, 4), True), ((0, 3), False)])
def test_the_final_table_shows_all_four_colours(neutral, wins):
    t = finished((0, 3), (0, 2), neutral, (1, 0))
    facts = t.view(None)["facts"]
    assert [company["total"] for company in facts["companies"]] == [9, 6, 3 * neutral[1], 2, 0, 0]
    assert facts["companies"][3]["points"] == {
        "missions": 0, "ice_monopoly": 0, "ice": 0, "sylvanite": 2, "celerium": 0, "research": 0,
    }  # fmt: skip
    assert facts["neutral_wins"] is wins
    assert facts["ahead"] == (["green"] if wins else ["red"])
    page = io.StringIO()
    Console(file=page, width=80, no_color=True).print(final_scores(t, ui_words("en"), ["Ann", "Bob"]))
    text = re.sub(" +\n", "\n", page.getvalue())
    assert re.search(r"Ann +Bob +Ann \(neutral\) +Bob \(neutral\)\n", text)
    assert re.search(rf"celerium +9 +6 +{3 * neutral[1]} +0\n", text)
    assert re.search(rf"Total +9 +6 +{3 * neutral[1]} +2\n", text)
    assert ("Nobody wins. A neutral colour has the most points: both players lose.\n" in text) is wins


@pytest.mark.rule("RP-69")
def test_before_the_end_nobody_has_won():
    t = bare(2)
    t.state.companies[2].tokens[0] = 1
    facts = t.view(None)["facts"]
    assert facts["ahead"] == ["green"]
    assert facts["neutral_wins"] is False
