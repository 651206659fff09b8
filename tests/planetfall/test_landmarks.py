"""Landmarks: peacefully or by force, alone or in pairs."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planetfall.state import AskKind
from tests.planetfall.positions import answer, asked_of, hold, lay_out, plain, send, set_tracks, take, tracks


@pytest.mark.rule("PF-28")
@pytest.mark.parametrize(("level", "price"), [("I", 6), ("II", 5), ("III", 4)])
def test_an_landmark_costs_the_energy_of_its_level(level, price):
    game = plain()
    lay_out(game, **{level: ["government_palace_2"]})
    set_tracks(game, 0, points=0, experience=1, strength=3, energy=10)
    take(game, 0, "government_palace_2")
    assert tracks(game, 0) == {"points": 6, "experience": 2, "strength": 3, "energy": 10 - price}


@pytest.mark.rule("PF-29")
@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_aggression_costs_strength_instead(level):
    game = plain()
    lay_out(game, **{level: ["cryo_facility_2"]})
    set_tracks(game, 0, points=0, strength=6, energy=6)
    send(game, 0, "cryo_facility_2")
    assert asked_of(game, 0) == AskKind.WAY
    answer(game, 0, do="take", way="aggression")
    assert tracks(game, 0)["strength"] == 1
    assert tracks(game, 0)["energy"] == 6
    assert tracks(game, 0)["points"] == 7


@pytest.mark.rule("PF-29")
def test_no_aggression_where_none_is_printed():
    game = plain()
    lay_out(game, I=["spaceport_1"])
    set_tracks(game, 0, strength=15, energy=0)
    with pytest.raises(fp.IllegalMove):
        game.play(0, {"do": "explore", "card": "spaceport_1"})


@pytest.mark.rule("PF-30")
def test_a_pair_adds_the_rewards_of_both_cards():
    game = plain()
    lay_out(game, I=["government_palace_4"])
    set_tracks(game, 0, points=0, energy=10, strength=0)
    hold(game, 0, "government_palace_2", "spaceport_1")  # rewards 2 and 3; the other name does not matter
    take(game, 0, "government_palace_4")
    assert tracks(game, 0)["points"] == 7 + 2 + 3


@pytest.mark.rule("PF-30")
def test_landmarks_of_different_names_are_no_pair():
    game = plain()
    lay_out(game, I=["spaceport_1"])
    set_tracks(game, 0, points=0, energy=10)
    hold(game, 0, "government_palace_2")
    take(game, 0, "spaceport_1")
    assert tracks(game, 0)["points"] == 6


@pytest.mark.rule("PF-31")
def test_a_third_card_pays_only_with_a_fourth():
    names = ["spaceport_1", "spaceport_3", "spaceport_5", "spaceport_7"]
    gains = []
    for number, name in enumerate(names):
        game = plain()
        hold(game, 0, *names[:number])
        lay_out(game, I=[name])
        set_tracks(game, 0, points=0, energy=20)
        take(game, 0, name)
        gains.append(tracks(game, 0)["points"])
    assert gains == [6, 7 + 2 + 2, 9, 13 + 3 + 3]


@pytest.mark.rule("PF-32")
def test_example_second_synthesis_network_on_level_ii():
    game = plain()
    hold(game, 0, "synthesis_network_1")
    lay_out(game, II=["synthesis_network_2"])
    set_tracks(game, 0, points=0, experience=0, energy=6)
    take(game, 0, "synthesis_network_2")
    assert tracks(game, 0)["energy"] == 2
    assert tracks(game, 0)["experience"] == 1
    assert tracks(game, 0)["points"] == 5 + 2 + 2
