"""Every kind of move: the rule that names its moment, and the rules that a wrong choice breaks."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from tests.red_planet.scenes import (
    bare,
    bits,
    can,
    card_number,
    countdown,
    do,
    dock,
    end_round,
    hold,
    lay,
    on_top,
    opened,
    refused,
    region_number,
    settle,
)
from tests.support import table

# One move of each kind, and the rule of its moment: refused to a seat that is not asked, and to one that is asked
# something else.
MOMENTS = [
    ("RP-16", "pass", {"what": "steps"}),
    ("RP-09", "keep", {"card": "M01"}),
    ("RP-63", "arrange", {"character": "robot"}),
    ("RP-12", "choose", {"character": "robot"}),
    ("RP-13", "board", {"dock": "dock-1"}),
    ("RP-22", "name", {"region": "hellas"}),
    ("RP-30", "step", {"start": "hellas", "to": "ausonia"}),
    ("RP-32", "draw", {}),
    ("RP-32", "look", {"region": "ausonia"}),
    ("RP-33", "lay", {"region": "ausonia"}),
    ("RP-66", "put_away", {}),
    ("RP-34", "launch", {"dock": "dock-1"}),
    ("RP-35", "destroy", {"dock": "dock-1"}),
    ("RP-36", "replace", {"place": "hellas", "colour": "blue"}),
    ("RP-38", "kill", {"region": "ausonia", "colour": "blue"}),
    ("RP-39", "drop", {"region": "hellas"}),
    ("RP-40", "steer", {"dock": "dock-1"}),
    ("RP-58", "play", {"card": "A01"}),
    ("RP-58", "rescue", {"count": 1}),
    ("RP-54", "flee", {"region": "hellas"}),
]


def test_every_kind_has_its_moment_here():
    assert [kind for _, kind, _ in MOMENTS] == list(fp.game("red-planet").moves.kinds)


@pytest.mark.parametrize(("rule", "kind", "values"), MOMENTS)
def test_not_the_moment(rule, kind, values):
    t = bare(3)
    if kind != "choose":
        refused(t, 0, rule, kind, **values)  # asked for a character
    do(t, 0, "choose", character="pilot")
    refused(t, 0, rule, kind, **values)  # has chosen and waits


def acting(character, players=3):
    """Red carries out a character, boarding done."""
    t = bare(players)
    settle(t, "hellas", 1, 1)
    settle(t, "phobos", 2, 1)
    countdown(t, character, "pilot")
    while can(t, 0)[0][0] == "board":
        t.play(0, t.legal(0)[0])
    return t


@pytest.mark.parametrize(
    ("character", "rule"),
    [("explorer", "RP-30"), ("spy", "RP-34"), ("saboteur", "RP-35"), ("robot", "RP-36"), ("soldier", "RP-38"),
     ("pilot", "RP-40")],
)  # fmt: skip
def test_what_a_card_demands_cannot_be_passed(character, rule):
    t = acting(character)
    refused(t, 0, rule, "pass", what="card")


def test_what_else_cannot_be_passed():
    t = bare(3)
    dock(t, 1, "S36")
    countdown(t, "recruiter")
    refused(t, 0, "RP-18", "pass", what="steps")
    do(t, 0, "board", dock="dock-1")
    refused(t, 0, "RP-22", "pass", what="steps")
    t = bare(3)
    countdown(t, "dispatcher")
    refused(t, 0, "RP-37", "pass", what="steps")
    t = acting("soldier")
    do(t, 0, "kill", region="phobos", colour="blue")
    refused(t, 0, "RP-39", "pass", what="drops")  # the first one must go
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    on_top(t, "R11")
    countdown(t, "scientist")
    for _ in range(2):
        do(t, 0, "board", dock="dock-1")
    refused(t, 0, "RP-32", "pass", what="card")
    do(t, 0, "draw")
    refused(t, 0, "RP-33", "pass", what="card")


def test_a_mission_that_was_not_dealt():
    t = table("red-planet", 3)
    dealt = [move[1] for move in can(t, 0)]
    other = next(name for name in ("M01", "M02", "M03") if name not in dealt)
    refused(t, 0, "RP-09", "keep", card=other)


def test_characters():
    t = bare(3)
    t.state.companies[0].played = bits("robot")
    refused(t, 0, "RP-15", "choose", character="robot")
    refused(t, 0, "RP-15", "choose", character="robot", cards="ask")  # the first thing that is wrong
    refused(t, 0, "RP-58", "choose", character="pilot", cards="ask")
    refused(t, 0, "RP-58", "choose", character="later")
    refused(t, 0, "RP-58", "choose", character="later", cards="ask")
    duel = table("red-planet", 2)
    duel.play(0, duel.legal(0)[0])
    refused(duel, 0, "RP-63", "arrange", character="recruiter")


def test_docks():
    """There is one dock a player; beyond it, the rule of the card."""
    t = bare(3)
    dock(t, 1, "S10", 0, 1, 1)
    countdown(t, "recruiter")
    refused(t, 0, "RP-17", "board", dock="dock-1")
    refused(t, 0, "RP-03", "board", dock="dock-4")
    cards = (("spy", "launch", "RP-34"), ("saboteur", "destroy", "RP-35"), ("pilot", "steer", "RP-40"))
    for character, kind, rule in cards:
        t = acting(character)
        t.state.ships[2].card = NOTHING
        refused(t, 0, rule, kind, dock="dock-3")
        refused(t, 0, "RP-03", kind, dock="dock-4")


def test_the_spy_boards_two_ships():
    t = bare(3)
    countdown(t, "spy")
    do(t, 0, "board", dock="dock-1")
    refused(t, 0, "RP-34", "board", dock="dock-1")
    t = bare(3)
    dock(t, 1, "S10", 0, 1)
    countdown(t, "scientist")
    do(t, 0, "board", dock="dock-1")
    refused(t, 0, "RP-17", "board", dock="dock-1")  # full: the Scientist might board one ship twice


def test_steps():
    t = acting("explorer")
    refused(t, 0, "RP-30", "step", start="hellas", to="vastitas_borealis")
    refused(t, 0, "RP-30", "step", start="ausonia", to="hellas")
    refused(t, 0, "RP-31", "step", start="phobos", to="hellas")
    refused(t, 0, "RP-31", "step", start="hellas", to="phobos")


def test_destinations():
    t = acting("pilot")
    do(t, 0, "steer", dock="dock-1")
    t.state.destinations[region_number("ausonia")] = 0
    refused(t, 0, "RP-23", "name", region="ausonia")


def test_astronauts():
    t = acting("robot")
    refused(t, 0, "RP-36", "replace", place="hellas", colour="green")
    refused(t, 0, "RP-36", "replace", place="hellas", colour="red")
    t = acting("soldier")
    refused(t, 0, "RP-38", "kill", region="hellas", colour="blue")
    refused(t, 0, "RP-38", "kill", region="ausonia", colour="blue")
    do(t, 0, "kill", region="phobos", colour="blue")
    refused(t, 0, "RP-39", "drop", region="phobos")


def test_research():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    on_top(t, "R11")
    countdown(t, "scientist")
    for _ in range(2):
        do(t, 0, "board", dock="dock-1")
    refused(t, 0, "RP-32", "look", region="mare_serpentis")
    do(t, 0, "draw")
    refused(t, 0, "RP-52", "lay", region="ausonia")
    refused(t, 0, "RP-52", "lay", region="hellas")
    refused(t, 0, "RP-42", "lay", region="phobos")
    refused(t, 0, "RP-33", "put_away")
    duel = bare(2)
    on_top(duel, "A01")
    countdown(duel, None, None, neutral=("scientist", None))
    for _ in range(2):
        do(duel, 0, "board", dock="dock-1")
    assert duel.state.companies[0].drawn == card_number("A01")
    refused(duel, 0, "RP-66", "lay", region="ausonia")


def test_action_cards():
    t = bare(3)
    hold(t, 0, "A04")
    do(t, 0, "choose", character="pilot", cards="ask")
    dock(t, 1, "S09", 0, 2, launched=True)
    end_round(t)
    refused(t, 0, "RP-58", "play", card="A01")
    refused(t, 0, "RP-58", "pass", what="steps")
    do(t, 0, "play", card="A04")
    refused(t, 0, "RP-58", "steer", dock="dock-2")  # it has not launched
    t = bare(3)
    hold(t, 0, "A03")
    t.state.companies[0].lost, t.state.companies[0].supply = 2, 20
    countdown(t, "recruiter")
    do(t, 0, "play", card="A03")
    refused(t, 0, "RP-58", "rescue", count=3)


def test_flight_from_a_storm():
    t = bare(3)
    settle(t, "ausonia", 1)
    lay(t, "ausonia", "R10", 1)
    t.state.round = 10
    end_round(t)
    refused(t, 0, "RP-54", "flee", region="vastitas_borealis")


def test_refusals_say_the_rule_in_words():
    t = opened(3)
    with pytest.raises(fp.IllegalMove) as error:
        t.play(0, {"do": "choose", "character": "later", "cards": "keep"})
    assert "action card" in str(error.value)
