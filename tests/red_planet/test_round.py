"""The round: RP-11 to RP-28."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.red_planet.components import REGION_IDS, SHIP_IDS
from fiveplanets.games.red_planet.events import Event
from fiveplanets.games.red_planet.state import Phase
from tests.red_planet.scenes import (
    bare,
    can,
    card_number,
    countdown,
    do,
    dock,
    end_round,
    opened,
    pass_all,
    refused,
    region,
    settle,
)
from tests.support import play_randomly


@pytest.mark.rule("RP-11")
@pytest.mark.parametrize("players", range(2, 7))
def test_ten_rounds_of_the_same_steps(players):
    t = opened(players)
    play_randomly(t, 5)
    told = [Event(event[0]) for entry in t.entries for event in entry.story]
    assert told.count(Event.ROUND) == 10
    assert t.state.round == 10
    assert told.count(Event.FIRST) == 10
    assert told.count(Event.CHARACTER) == 10 * (4 if players == 2 else players)
    steps = [e for e in told if e in (Event.ROUND, Event.CHARACTER, Event.LANDED, Event.FIRST)]
    for i, event in enumerate(steps[:-1]):
        if event == Event.FIRST:
            assert steps[i + 1] == Event.ROUND
        if event == Event.LANDED:
            assert steps[i + 1] in (Event.LANDED, Event.FIRST)


@pytest.mark.rule("RP-12")
def test_characters_are_chosen_in_secret_and_at_once():
    t = opened(3)
    assert t.to_act == [0, 1, 2]
    do(t, 2, "choose", character="pilot")
    assert t.to_act == [0, 1]
    assert t.view(0)["state"]["companies"][2]["choice"] is None
    assert t.told(None)[-1]["move"] == {"do": "choose"}
    assert t.view(2)["state"]["companies"][2]["choice"] == "pilot"
    refused(t, 2, "RP-12", "choose", character="robot")


@pytest.mark.rule("RP-13")
def test_the_countdown_runs_from_nine_to_one():
    t = bare(6)
    countdown(t, "pilot", "soldier", "robot", "recruiter", "explorer", "saboteur")
    told = list(t.state.story)
    pass_all(t)
    told += [event for entry in t.entries for event in entry.story]
    assert [event[2] + 1 for event in told if event[0] == Event.CHARACTER] == [9, 8, 5, 4, 2, 1]
    t = bare(3)
    countdown(t, "pilot", "recruiter", "robot")
    assert t.to_act == [1]
    do(t, 1, "board", dock="dock-1")
    assert t.to_act == [2]


@pytest.mark.rule("RP-14")
def test_equal_characters_go_clockwise_from_the_first_player():
    t = bare(4)
    t.state.first = 2
    countdown(t, "robot", "robot", "robot", "robot")
    order = []
    while t.state.phase == Phase.RESOLVING:
        seat = t.to_act[0]
        if not order or order[-1] != seat:
            order.append(seat)
        t.play(seat, t.legal(seat)[0])
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("RP-15")
def test_a_played_character_stays_open_and_cannot_be_chosen():
    t = bare(3)
    countdown(t, "robot", "recruiter")
    pass_all(t)
    assert ("choose", "robot", "keep") not in can(t, 0)
    assert ("choose", "robot", "keep") in can(t, 1)
    assert t.view(2)["state"]["companies"][0]["played"] == ["robot"]
    refused(t, 0, "RP-15", "choose", character="robot")


@pytest.mark.rule("RP-16")
def test_a_card_is_carried_out_as_far_as_possible():
    t = bare(3)
    dock(t, 1, "S10", 0, 1)  # one seat left
    dock(t, 2, "S13", 0, 1, 1)
    dock(t, 3, "S19", 0, 1, 1)
    countdown(t, "scientist", "pilot")
    assert can(t, 0) == [("board", "dock-1")]  # boarding comes first
    do(t, 0, "board", dock="dock-1")  # there is no room for the second
    assert t.state.ships[0].crew[0] == 1
    assert t.state.deck.n == 25  # and the Scientist has drawn


@pytest.mark.rule("RP-17")
def test_boarding_needs_a_docked_ship_with_a_free_seat():
    t = bare(4)
    dock(t, 1, "S10", 0, 1, 1)  # full
    dock(t, 2, "S11", launched=True)
    dock(t, 3, "S12", 0, 3)
    countdown(t, "robot")
    assert can(t, 0) == [("board", "dock-3"), ("board", "dock-4")]
    refused(t, 0, "RP-17", "board", dock="dock-1")
    refused(t, 0, "RP-17", "board", dock="dock-2")
    refused(t, 0, "RP-03", "board", dock="dock-6")


@pytest.mark.rule("RP-18")
def test_boarding_is_not_optional():
    t = bare(3)
    countdown(t, "recruiter")
    assert {move[0] for move in can(t, 0)} == {"board"}
    refused(t, 0, "RP-18", "pass", what="steps")
    t = bare(3)
    settle(t, "hellas", 22)
    countdown(t, "recruiter", "pilot")
    assert t.to_act == [1]  # nobody in the supply: nothing to decide


@pytest.mark.rule("RP-19")
def test_a_full_ship_launches_when_the_card_is_done():
    t = bare(3)
    dock(t, 1, "S10")
    countdown(t, "scientist", "pilot")
    do(t, 0, "board", dock="dock-1")
    t.state.regions[3].research, t.state.regions[3].seen_by = card_number("R01"), 1  # so that the card goes on
    assert do(t, 0, "board", dock="dock-1") == ["BOARDED"]
    assert not t.state.ships[0].launched
    assert "LAUNCHED" in do(t, 0, "look", region="ausonia")
    assert t.state.ships[0].launched
    assert t.state.phase == Phase.RESOLVING


@pytest.mark.rule("RP-20")
def test_the_saboteur_destroys_the_last_ship_that_she_filled():
    t = bare(3)
    dock(t, 1, "S10", 0, 1)
    dock(t, 2, "S11", launched=True)
    dock(t, 3, "S12", launched=True)
    countdown(t, "saboteur", "pilot")
    assert do(t, 0, "board", dock="dock-1") == ["BOARDED"]
    assert can(t, 0) == [("destroy", "dock-1")]
    assert "LAUNCHED" not in do(t, 0, "destroy", dock="dock-1")
    assert t.state.ships[0].card == NOTHING
    assert [t.state.companies[colour].lost for colour in range(3)] == [1, 1, 0]


@pytest.mark.rule("RP-21")
def test_a_ship_that_is_not_full_waits_with_its_crew():
    t = bare(3)
    ship = dock(t, 1, "S09", 2, 1)
    countdown(t, "recruiter")
    do(t, 0, "board", dock="dock-1")
    assert t.state.phase == Phase.CHOOSING
    assert list(ship.crew[:3]) == [3, 1, 0]
    assert ship.card == SHIP_IDS.index("S09")


@pytest.mark.rule("RP-22")
def test_the_first_on_board_of_an_open_ship_names_its_destination():
    t = bare(3)
    ship = dock(t, 1, "S36")
    countdown(t, "recruiter", "robot")
    do(t, 0, "board", dock="dock-1")
    assert len(can(t, 0)) == 10
    do(t, 0, "name", region="phobos")
    assert ship.heading == REGION_IDS.index("phobos")
    assert t.state.destinations[9] == 1
    do(t, 1, "board", dock="dock-1")
    assert can(t, 1)[0][0] != "name"  # it has one now


@pytest.mark.rule("RP-22")
def test_the_dispatcher_names_it_too_and_a_printed_destination_stands():
    t = bare(3)
    dock(t, 1, "S36")
    dock(t, 2, "S09")
    countdown(t, "dispatcher", "dispatcher")
    do(t, 0, "board", dock="dock-2")
    assert t.to_act == [1]
    do(t, 1, "board", dock="dock-1")
    assert can(t, 1)[0] == ("name", "valles_marineris")


@pytest.mark.rule("RP-23")
def test_a_region_without_a_token_in_the_supply_cannot_be_named():
    t = bare(3)
    dock(t, 1, "S36")
    t.state.destinations[9] = 0
    t.state.ships[1].tokens[9] = 2
    t.state.ships[1].heading = 9
    countdown(t, "recruiter")
    do(t, 0, "board", dock="dock-1")
    assert ("name", "phobos") not in can(t, 0)
    refused(t, 0, "RP-23", "name", region="phobos")


@pytest.mark.rule("RP-23")
def test_tokens_return_when_the_ship_lands_or_is_destroyed():
    t = bare(3)
    assert t.state.destinations[3] == 2
    landing = dock(t, 1, "S09", 1, launched=True)
    landing.tokens[3], landing.tokens[9], landing.heading = 1, 1, 3
    doomed = dock(t, 2, "S36", 1)
    doomed.tokens[3], doomed.heading = 1, 3
    t.state.destinations[3], t.state.destinations[9] = 0, 1
    countdown(t, "saboteur")
    do(t, 0, "board", dock="dock-3")
    do(t, 0, "destroy", dock="dock-2")
    assert list(t.state.destinations) == [2] * 10


@pytest.mark.rule("RP-24")
def test_launched_crews_go_to_the_newest_token_or_the_printed_region():
    t = bare(3)
    dock(t, 1, "S09", 2, 1, launched=True)  # Hellas
    other = dock(t, 2, "S10", 1, launched=True)  # Phobos, but
    other.tokens[3], other.heading = 1, 3  # Ausonia lies on it
    t.state.destinations[3] = 1
    end_round(t)
    assert list(region(t, "hellas").crew[:3]) == [2, 1, 0]
    assert region(t, "ausonia").crew[0] == 1
    assert region(t, "phobos").crew[0] == 0


@pytest.mark.rule("RP-25")
def test_arriving_astronauts_turn_the_resource():
    t = bare(3)
    dock(t, 1, "S09", 1, launched=True)
    hidden = region(t, "hellas").buried
    assert region(t, "hellas").resource == NOTHING
    assert "TURNED" in end_round(t)
    assert region(t, "hellas").resource == hidden
    assert region(t, "ausonia").resource == NOTHING


@pytest.mark.rule("RP-26")
def test_an_empty_ship_turns_nothing():
    t = bare(3)
    dock(t, 1, "S09", launched=True)
    dock(t, 2, "S36", launched=True)  # without a destination
    assert end_round(t).count("EMPTY") == 2
    assert all(place.resource == NOTHING for place in t.state.regions)
    discard = t.state.ship_discard.items[: t.state.ship_discard.n]
    assert {SHIP_IDS.index("S09"), SHIP_IDS.index("S36")} <= set(discard)


@pytest.mark.rule("RP-27")
def test_empty_docks_get_the_next_ships():
    t = bare(3)
    dock(t, 1, "S09", launched=True)
    dock(t, 2, "S36", launched=True)
    deck = t.state.ship_deck
    first, second = deck.items[deck.n - 1], deck.items[deck.n - 2]
    kept = t.state.ships[2].card
    end_round(t)
    assert [ship.card for ship in t.state.ships[:3]] == [first, second, kept]
    assert deck.n == 31


@pytest.mark.rule("RP-27")
def test_the_discard_is_shuffled_when_the_deck_is_empty():
    t = bare(3)
    dock(t, 1, "S09", launched=True)
    deck, discard = t.state.ship_deck, t.state.ship_discard
    while deck.n:
        deck.n -= 1
        discard.items[discard.n] = deck.items[deck.n]
        deck.items[deck.n] = 0
        discard.n += 1
    before = list(discard.items[: discard.n])
    end_round(t)
    assert discard.n == 0
    assert deck.n == 33
    assert list(deck.items[:33]) != before[:33]
    assert t.state.ships[0].card != NOTHING


@pytest.mark.rule("RP-28")
def test_who_acted_last_is_first_player():
    t = bare(4)
    t.state.first = 0
    for place, ship in enumerate(("S10", "S13", "S19", "S22"), 1):
        dock(t, place, ship)  # two seats each
    countdown(t, "recruiter", "explorer", "dispatcher", "saboteur")
    pass_all(t)
    assert t.state.first == 2  # also a Dispatcher who is skipped
