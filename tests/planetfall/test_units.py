"""Fighting and recruiting units."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planetfall.state import AskKind
from tests.planetfall.positions import answer, asked_of, lay_out, plain, send, set_tracks, take, tracks


@pytest.mark.rule("PF-24")
@pytest.mark.parametrize(
    ("level", "experience", "price"),
    [("I", 3, 5), ("II", 3, 4), ("III", 3, 3), ("I", 5, 5), ("I", 1, 7), ("II", 0, 7), ("III", 2, 4)],
)
def test_a_fight_costs_strength_and_one_more_for_each_missing_experience(level, experience, price):
    """Frost Stalker: strength 5, 4, 3 and experience 3 on every level."""
    game = plain()
    lay_out(game, **{level: ["frost_stalker"]})
    set_tracks(game, 0, experience=experience, strength=10)
    take(game, 0, "frost_stalker")
    assert tracks(game, 0)["strength"] == 10 - price


@pytest.mark.rule("PF-24")
def test_a_fight_that_costs_too_much_cannot_be_chosen():
    game = plain()
    lay_out(game, I=["frost_stalker"])
    set_tracks(game, 0, experience=1, strength=6)
    with pytest.raises(fp.IllegalMove):
        game.play(0, {"do": "explore", "card": "frost_stalker"})
    set_tracks(game, 0, strength=7)
    game.play(0, {"do": "explore", "card": "frost_stalker"})


@pytest.mark.rule("PF-25")
def test_a_beaten_unit_brings_all_its_rewards():
    game = plain()
    lay_out(game, I=["shard_crawlers"])
    set_tracks(game, 0, points=10, experience=5, strength=6, energy=1)
    take(game, 0, "shard_crawlers")
    assert tracks(game, 0) == {"points": 16, "experience": 7, "strength": 1, "energy": 4}


@pytest.mark.rule("PF-26")
def test_example_sabretooth_hopper_on_level_iii():
    game = plain()
    lay_out(game, III=["sabretooth_hopper"])
    set_tracks(game, 0, points=0, experience=1, strength=5, energy=0)
    take(game, 0, "sabretooth_hopper")
    assert tracks(game, 0) == {"points": 3, "experience": 2, "strength": 2, "energy": 2}


@pytest.mark.rule("PF-27")
@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_recruiting_costs_energy_and_brings_strength_but_no_energy(level):
    game = plain()
    lay_out(game, **{level: ["nomad_riders"]})
    set_tracks(game, 0, points=0, experience=3, strength=7, energy=6)
    send(game, 0, "nomad_riders")
    assert asked_of(game, 0) == AskKind.WAY
    answer(game, 0, do="take", way="recruit")
    assert tracks(game, 0) == {"points": 5, "experience": 4, "strength": 9, "energy": 2}


@pytest.mark.rule("PF-27")
def test_strength_cannot_replace_experience_when_recruiting():
    game = plain()
    lay_out(game, I=["nomad_riders"])
    set_tracks(game, 0, experience=2, strength=5, energy=20)  # the fight would cost 6, the recruit demands 3 experience
    with pytest.raises(fp.IllegalMove) as refused:
        game.play(0, {"do": "explore", "card": "nomad_riders"})
    assert refused.value.rule == "PF-16"
    set_tracks(game, 0, strength=6)
    take(game, 0, "nomad_riders")  # without a question: only the fight is possible
    assert tracks(game, 0)["strength"] == 0


@pytest.mark.rule("PF-27")
def test_only_units_with_diplomacy_can_be_recruited():
    game = plain()
    lay_out(game, I=["roy_2"])
    set_tracks(game, 0, experience=12, strength=0, energy=20)
    with pytest.raises(fp.IllegalMove):
        game.play(0, {"do": "explore", "card": "roy_2"})


@pytest.mark.rule("PF-27")
def test_the_energy_price_must_be_there():
    game = plain()
    lay_out(game, I=["nomad_riders"])
    set_tracks(game, 0, experience=3, strength=0, energy=3)
    with pytest.raises(fp.IllegalMove):
        game.play(0, {"do": "explore", "card": "nomad_riders"})
