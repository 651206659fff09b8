"""Studying technologies. What each of them does is tested in test_cards.py."""

import pytest

import fiveplanets as fp
from tests.planetfall.positions import DATA, hold, lay_out, next_round, plain, set_tracks, take, tracks

SCORING = {"score_per", "score_at_least", "score_most"}


@pytest.mark.rule("PF-33")
@pytest.mark.parametrize(("level", "price"), [("I", 5), ("II", 4), ("III", 4)])
def test_a_technology_costs_the_energy_of_its_level(level, price):
    game = plain()
    lay_out(game, **{level: ["signal_network"]})
    set_tracks(game, 0, points=0, experience=1, strength=3, energy=10)
    take(game, 0, "signal_network")
    assert tracks(game, 0) == {"points": 5, "experience": 2, "strength": 3, "energy": 10 - price}


@pytest.mark.rule("PF-33")
def test_a_technology_that_cannot_be_paid_cannot_be_studied():
    game = plain()
    lay_out(game, I=["signal_network"])
    set_tracks(game, 0, strength=15, energy=4)
    with pytest.raises(fp.IllegalMove):
        game.play(0, {"do": "explore", "card": "signal_network"})


@pytest.mark.rule("PF-33")
def test_example_efficient_gathering_on_level_i():
    game = plain()
    lay_out(game, I=["efficient_gathering"], III=["settlers_stash"])
    set_tracks(game, 0, points=0, strength=0, energy=4)
    take(game, 0, "efficient_gathering")
    assert tracks(game, 0)["energy"] == 1
    assert tracks(game, 0)["points"] == 4
    assert tracks(game, 0)["strength"] == 2
    take(game, 0, "settlers_stash")  # in the next phase caches bring more
    assert tracks(game, 0)["energy"] == 1 + 6 + 1


@pytest.mark.rule("PF-34")
def test_lasting_effects_work_from_the_next_phase_on():
    game = plain()
    lay_out(game, I=["rapid_prototyping", "energy_development"])
    set_tracks(game, 0, energy=11)
    take(game, 0, "rapid_prototyping")
    assert tracks(game, 0)["energy"] == 5  # its own discount comes too late
    take(game, 0, "energy_development")  # 5 - 1, and its income comes with the round that begins now
    assert tracks(game, 0)["energy"] == 5 - 4 + 1
    next_round(game)
    assert tracks(game, 0)["energy"] == 2 + 1  # and lasts


@pytest.mark.rule("PF-34", "PF-35")
@pytest.mark.parametrize(("id", "data"), DATA["technologies"].items())
def test_planets_1_to_4_last_and_planets_5_to_7_score(id, data):
    kinds = {effect["kind"] for effect in data["effects"]}
    assert kinds
    assert kinds <= SCORING if data["planet"] >= 5 else not kinds & SCORING


@pytest.mark.rule("PF-35")
def test_a_scoring_technology_brings_nothing_before_the_end_but_its_reward():
    game = plain()
    game.state.goal = 6  # Expansion: counts landmarks and sectors
    hold(game, 0, "roy_2", "vine_lashers")
    lay_out(game, I=["hall_of_veterans"])
    set_tracks(game, 0, points=0, energy=10)
    take(game, 0, "hall_of_veterans")
    assert tracks(game, 0)["points"] == 6
    rules = game.game.module("rules.scoring")
    assert rules.technology_points(game.state, 0) == 2
