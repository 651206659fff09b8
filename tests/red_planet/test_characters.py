"""The nine characters: RP-29 to RP-42."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import CARD_IDS, CHARACTER_IDS, SHIP_IDS
from tests.red_planet.scenes import (
    bare,
    bits,
    can,
    card_number,
    countdown,
    do,
    dock,
    lay,
    on_top,
    pass_all,
    refused,
    region,
    region_number,
    settle,
    told,
)

OUTER = ["ausonia", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum", "mare_serpentis", "sinus_sabaeus"]


def lost(t):
    return [company.lost for company in t.state.companies[: t.players]]


# --- 9 Recruiter


@pytest.mark.rule("RP-29")
def test_the_recruiter_takes_all_characters_back():
    t = bare(3)
    t.state.companies[0].played = bits("robot", "scientist")
    t.state.companies[1].played = bits("robot")
    countdown(t, "recruiter", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert t.state.ships[0].crew[0] == 1
    assert t.state.companies[0].played == 0  # the Recruiter is back too
    assert t.state.companies[1].played == bits("robot", "pilot")
    assert t.to_act == [1]


# --- 8 Explorer


@pytest.mark.rule("RP-30")
def test_the_explorer_makes_up_to_three_steps():
    t = bare(3)
    settle(t, "hellas", 1)
    settle(t, "ausonia", 2, 3)
    countdown(t, "explorer", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0)[0] == ("pass", "steps")
    refused(t, 0, "RP-30", "step", start="hellas", to="vastitas_borealis")  # not next to it
    refused(t, 0, "RP-30", "step", start="mare_tyrrhenum", to="ausonia")  # nobody there
    assert do(t, 0, "step", start="hellas", to="mare_serpentis") == ["STEPPED", "TURNED"]
    do(t, 0, "step", start="mare_serpentis", to="sinus_sabaeus")  # the same one again
    do(t, 0, "step", start="ausonia", to="mare_tyrrhenum")
    assert t.to_act == [1]  # three at most
    crew = {name: region(t, name).crew[0] for name in ("hellas", "ausonia", "mare_tyrrhenum", "sinus_sabaeus")}
    assert crew == {"hellas": 0, "ausonia": 1, "mare_tyrrhenum": 1, "sinus_sabaeus": 1}
    open_regions = {name for name in OUTER if region(t, name).resource != NOTHING}
    assert open_regions == {"mare_serpentis", "sinus_sabaeus", "mare_tyrrhenum"}


@pytest.mark.rule("RP-30")
def test_the_explorer_may_stop():
    t = bare(3)
    settle(t, "hellas", 1)
    countdown(t, "explorer", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "pass", what="steps")
    assert t.to_act == [1]
    assert region(t, "hellas").crew[0] == 1


@pytest.mark.rule("RP-31")
def test_nobody_steps_to_or_from_phobos():
    t = bare(3)
    settle(t, "hellas", 1)
    settle(t, "phobos", 2)
    countdown(t, "explorer")
    do(t, 0, "board", dock="dock-1")
    assert not any("phobos" in move for move in can(t, 0))
    refused(t, 0, "RP-31", "step", start="phobos", to="hellas")
    refused(t, 0, "RP-31", "step", start="hellas", to="phobos")
    t = bare(3)
    settle(t, "phobos", 2)
    countdown(t, "explorer", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert t.to_act == [1]


# --- 7 Scientist


@pytest.mark.rule("RP-32")
def test_the_scientist_boards_two_and_draws_or_looks():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    on_top(t, "A01")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")  # on one ship or on two
    assert t.state.ships[0].crew[0] == 2
    assert can(t, 0) == [("draw",), ("look", "ausonia")]
    refused(t, 0, "RP-32", "look", region="hellas")
    do(t, 0, "draw")
    cards = t.state.companies[0].cards
    assert cards.items[cards.n - 1] == CARD_IDS.index("A01")
    assert t.to_act == [1]


@pytest.mark.rule("RP-32", "RP-51")
def test_a_look_shows_the_card_to_the_player_alone():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    deck = t.state.deck.n
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-2")
    assert t.view(0)["state"]["regions"][3]["research"] is None
    do(t, 0, "look", region="ausonia")
    seen = [t.view(seat)["state"]["regions"][3]["research"] for seat in (0, 1, 2, None)]
    assert seen == ["R04"] * 2 + [None] * 2
    assert t.state.deck.n == deck


@pytest.mark.rule("RP-33")
def test_drawn_research_is_laid_at_an_outer_region_without_one():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    on_top(t, "R11")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "draw")
    assert sorted(move[1] for move in can(t, 0)) == sorted(OUTER[1:])
    refused(t, 0, "RP-52", "lay", region="ausonia")
    refused(t, 0, "RP-33", "pass", what="card")
    refused(t, 0, "RP-33", "put_away")
    do(t, 0, "lay", region="mare_serpentis")
    assert region(t, "mare_serpentis").research == card_number("R11")
    assert t.state.companies[0].drawn == NOTHING


@pytest.mark.rule("RP-33")
def test_without_room_it_is_discarded_and_another_looked_at():
    t = bare(3)
    for name, card in zip(OUTER, ("R01", "R02", "R03", "R04", "R05", "R06"), strict=True):
        lay(t, name, card, 1)
    on_top(t, "R11")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert do(t, 0, "draw") == ["DREW", "DISCARDED"]
    assert t.state.spent == 1 << CARD_IDS.index("R11")
    assert sorted(move[1] for move in can(t, 0)) == sorted(OUTER)
    assert {move[0] for move in can(t, 0)} == {"look"}
    do(t, 0, "look", region="ausonia")
    assert region(t, "ausonia").seen_by == 0b11
    assert t.to_act == [1]


@pytest.mark.rule("RP-32")
def test_with_an_empty_deck_only_the_look_is_left():
    t = bare(3)
    lay(t, "ausonia", "R04", 1)
    t.state.deck.n = 0
    for i in range(len(t.state.deck.items)):
        t.state.deck.items[i] = 0
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0) == [("look", "ausonia")]


# --- 6 Spy


@pytest.mark.rule("RP-34")
def test_the_spy_boards_two_ships_and_launches_one():
    t = bare(3)
    dock(t, 3, "S10", 0, 1, 1)  # full
    countdown(t, "spy", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0) == [("board", "dock-2")]
    refused(t, 0, "RP-34", "board", dock="dock-1")
    do(t, 0, "board", dock="dock-2")
    assert can(t, 0) == [("launch", "dock-1"), ("launch", "dock-2")]
    refused(t, 0, "RP-34", "launch", dock="dock-3")
    do(t, 0, "launch", dock="dock-2")
    assert [ship.launched for ship in t.state.ships[:3]] == [False, True, True]


@pytest.mark.rule("RP-34")
def test_the_spy_may_launch_an_empty_ship():
    t = bare(4)
    countdown(t, "spy", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-2")
    do(t, 0, "launch", dock="dock-4")
    assert t.state.ships[3].launched
    assert sum(t.state.ships[3].crew) == 0


# --- 5 Saboteur


@pytest.mark.rule("RP-35")
def test_the_saboteur_must_destroy_a_docked_ship():
    t = bare(3)
    dock(t, 1, "S09", 1, 2)
    dock(t, 2, "S10", 0, 1, launched=True)
    countdown(t, "saboteur", "pilot")
    do(t, 0, "board", dock="dock-3")
    assert can(t, 0) == [("destroy", "dock-1"), ("destroy", "dock-3")]
    refused(t, 0, "RP-35", "pass", what="steps")
    refused(t, 0, "RP-35", "destroy", dock="dock-2")
    do(t, 0, "destroy", dock="dock-1")
    assert lost(t) == [1, 2, 0]
    assert t.state.ships[0].card == NOTHING
    assert SHIP_IDS.index("S09") in t.state.ship_discard.items[: t.state.ship_discard.n]


# --- 4 Robot


@pytest.mark.rule("RP-36")
def test_the_robot_replaces_a_foreign_astronaut_beside_an_own_one():
    t = bare(3)
    settle(t, "hellas", 1, 2)
    settle(t, "phobos", 1, 0, 1)
    settle(t, "ausonia", 0, 1)  # nobody of red
    settle(t, "mare_tyrrhenum", 1)  # nobody else
    dock(t, 2, "S09", 1, 1)
    dock(t, 3, "S11", 1, 1, 1, launched=True)
    countdown(t, "robot", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0) == [
        ("replace", "hellas", "blue"),
        ("replace", "phobos", "green"),
        ("replace", "dock-2", "blue"),
        ("replace", "dock-3", "blue"),
        ("replace", "dock-3", "green"),
    ]
    refused(t, 0, "RP-36", "replace", place="ausonia", colour="blue")
    refused(t, 0, "RP-36", "pass", what="steps")
    supply = t.state.companies[0].supply
    do(t, 0, "replace", place="dock-3", colour="green")
    assert list(t.state.ships[2].crew[:3]) == [2, 1, 0]
    assert t.state.companies[0].supply == supply - 1
    assert lost(t) == [0, 0, 1]


@pytest.mark.rule("RP-36")
@pytest.mark.parametrize("name", ["hellas", "ausonia", "phobos"])
def test_the_robot_in_a_region(name):
    t = bare(3)
    settle(t, name, 1, 2)
    countdown(t, "robot", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "replace", place=name, colour="blue")
    assert list(region(t, name).crew[:3]) == [2, 1, 0]
    assert lost(t) == [0, 1, 0]


@pytest.mark.rule("RP-36")
def test_the_robot_can_use_the_astronaut_who_has_just_boarded():
    t = bare(3)
    dock(t, 1, "S09", 0, 1)
    countdown(t, "robot", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "replace", place="dock-1", colour="blue")
    assert list(t.state.ships[0].crew[:3]) == [2, 0, 0]


# --- 3 Dispatcher


@pytest.mark.rule("RP-37")
def test_the_dispatcher_boards_three_on_one_ship():
    t = bare(3)
    dock(t, 1, "S02", 0, 2)  # two seats left
    dock(t, 2, "S09", 0, 3)  # three left
    dock(t, 3, "S12", 0, 0, 2)
    countdown(t, "dispatcher", "pilot")
    assert can(t, 0) == [("board", "dock-2")]
    refused(t, 0, "RP-37", "board", dock="dock-1")
    do(t, 0, "board", dock="dock-2")
    assert t.state.ships[1].crew[0] == 3
    assert t.state.ships[1].launched
    assert t.state.companies[0].supply == 19


@pytest.mark.rule("RP-37", "RP-16")
def test_a_dispatcher_without_room_boards_nobody():
    t = bare(3)
    for place, ship in enumerate(("S02", "S05", "S08"), 1):
        dock(t, place, ship, 0, 2)
    countdown(t, "dispatcher", "pilot")
    assert t.to_act == [1]  # two seats are free everywhere: the card is skipped
    assert t.state.companies[0].supply == 22
    t = bare(3)
    settle(t, "hellas", 20)
    countdown(t, "dispatcher", "pilot")
    assert t.to_act == [1]  # two astronauts are not enough


@pytest.mark.rule("RP-37")
def test_the_dispatcher_is_never_skipped_by_choice():
    t = bare(3)
    countdown(t, "dispatcher", "pilot")
    assert can(t, 0) == [("board", "dock-1"), ("board", "dock-2"), ("board", "dock-3")]
    for what in ("steps", "drops", "card"):
        refused(t, 0, "RP-37", "pass", what=what)


@pytest.mark.rule("RP-37")
def test_a_dispatcher_who_is_skipped_says_so():
    t = bare(3)
    for place, ship in enumerate(("S02", "S05", "S08"), 1):
        dock(t, place, ship, 0, 2)
    countdown(t, "dispatcher", "pilot")
    assert ("skipped", {"who": "red", "character": "dispatcher", "deed": "board"}) in told(t.state.story)


# --- 2 Soldier


@pytest.mark.rule("RP-38")
def test_the_soldier_must_kill_outside_or_on_phobos():
    t = bare(3)
    settle(t, "hellas", 0, 3)  # an inner region is safe
    settle(t, "ausonia", 1, 1)
    settle(t, "phobos", 0, 0, 1)
    countdown(t, "soldier", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0) == [("kill", "ausonia", "red"), ("kill", "ausonia", "blue"), ("kill", "phobos", "green")]
    refused(t, 0, "RP-38", "kill", region="hellas", colour="blue")
    refused(t, 0, "RP-38", "pass", what="steps")
    do(t, 0, "kill", region="phobos", colour="green")
    assert lost(t) == [0, 0, 1]
    assert region(t, "phobos").crew[2] == 0


@pytest.mark.rule("RP-38")
def test_the_soldier_kills_an_own_astronaut_if_need_be():
    t = bare(3)
    settle(t, "ausonia", 1)
    countdown(t, "soldier", "pilot")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0) == [("kill", "ausonia", "red")]


@pytest.mark.rule("RP-39")
def test_the_soldier_brings_one_to_three_down_from_phobos():
    t = bare(3)
    settle(t, "phobos", 5)
    settle(t, "ausonia", 0, 1)
    countdown(t, "soldier", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "kill", region="ausonia", colour="blue")
    assert len(can(t, 0)) == 9  # the first one must go
    refused(t, 0, "RP-39", "pass", what="drops")
    refused(t, 0, "RP-39", "drop", region="phobos")
    assert do(t, 0, "drop", region="hellas") == ["DROPPED", "TURNED"]
    assert can(t, 0)[0] == ("pass", "drops")
    do(t, 0, "drop", region="hellas")
    do(t, 0, "drop", region="ausonia")
    assert t.to_act == [1]  # three at most
    assert [region(t, name).crew[0] for name in ("phobos", "hellas", "ausonia")] == [2, 2, 1]
    assert region(t, "ausonia").resource != NOTHING


@pytest.mark.rule("RP-39")
def test_the_soldier_may_stop_after_the_first():
    t = bare(3)
    settle(t, "phobos", 3)
    countdown(t, "soldier", "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "kill", region="phobos", colour="red")  # before the drop
    do(t, 0, "drop", region="hellas")
    do(t, 0, "pass", what="drops")
    assert [region(t, name).crew[0] for name in ("phobos", "hellas")] == [1, 1]
    assert t.to_act == [1]


# --- 1 Pilot


@pytest.mark.rule("RP-40")
def test_the_pilot_gives_a_ship_a_new_destination():
    t = bare(3)
    flying = dock(t, 1, "S09", 0, 2, launched=True)
    flying.tokens[3], flying.heading = 1, 3
    t.state.destinations[3] = 1
    countdown(t, "pilot")
    do(t, 0, "board", dock="dock-2")
    do(t, 0, "board", dock="dock-3")
    assert can(t, 0) == [("steer", "dock-1"), ("steer", "dock-2"), ("steer", "dock-3")]
    refused(t, 0, "RP-40", "pass", what="steps")
    do(t, 0, "steer", dock="dock-1")
    assert len(can(t, 0)) == 10
    told = do(t, 0, "name", region="phobos")
    assert told[:2] == ["NAMED", "LANDED"]
    assert list(region(t, "phobos").crew[:3]) == [0, 2, 0]  # over the earlier token
    assert list(t.state.destinations) == [2] * 10


@pytest.mark.rule("RP-40")
def test_the_pilot_may_choose_a_docked_ship_and_board_it_twice():
    t = bare(3)
    ship = dock(t, 1, "S09")
    countdown(t, "pilot")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "steer", dock="dock-1")
    do(t, 0, "name", region="ausonia")
    assert ship.heading == region_number("ausonia")
    assert ship.crew[0] == 2


# --- the wormhole, Phobos


@pytest.mark.rule("RP-41")
def test_the_wormhole_is_no_region_and_nobody_comes_back():
    t = bare(3)
    t.state.companies[0].lost = 4
    t.state.companies[0].supply -= 4
    for character in reversed(CHARACTER_IDS):
        t.state.companies[0].played &= ~bits(character)
        before = t.state.companies[0].lost
        countdown(t, character)
        pass_all(t)
        assert t.state.companies[0].lost >= before
    rules = t.game.module("rules.scoring")
    assert rules.measure(t.state, 0, CARD_IDS.index("M09")) == sum(place.crew[0] > 0 for place in t.state.regions)


@pytest.mark.rule("RP-42")
def test_phobos_takes_no_research_card_but_counts_as_a_region():
    t = bare(3)
    on_top(t, "R11")
    settle(t, "phobos", 2, 1)
    countdown(t, "scientist")
    do(t, 0, "board", dock="dock-1")
    do(t, 0, "board", dock="dock-1")
    assert can(t, 0)[0][0] == "lay"
    refused(t, 0, "RP-42", "lay", region="phobos")
    measure = t.game.module("rules.scoring").measure
    assert measure(t.state, 0, CARD_IDS.index("M09")) == 1
    assert t.game.module("rules.table").neighbours(t.state, 9) == 0
