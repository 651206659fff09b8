"""Caches: looted or annexed."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planetfall.state import AskKind
from fiveplanets.games.planetfall.vocabulary import Countable
from tests.planetfall.positions import (
    DATA,
    answer,
    asked_of,
    gained_by,
    hold,
    lay_out,
    next_round,
    plain,
    send,
    set_tracks,
    tracks,
    with_effects,
)


def looted(card, level):
    game = plain()
    lay_out(game, **{level: [card]})
    set_tracks(game, 0, points=0, energy=1)
    send(game, 0, card)
    if asked_of(game, 0) == AskKind.WAY:
        answer(game, 0, do="take", way="loot")
    return game


@pytest.mark.rule("PF-36")
@pytest.mark.parametrize(("level", "energy"), [("I", 5), ("II", 5), ("III", 6)])
def test_example_a_cache_of_5_5_6(level, energy):
    game = looted("crashed_supply_pod", level)
    assert tracks(game, 0)["energy"] == 1 + energy
    assert tracks(game, 0)["points"] == 0


@pytest.mark.rule("PF-36")
def test_an_empire_point_where_one_is_printed():
    assert tracks(looted("settlers_stash", "I"), 0)["points"] == 1
    assert tracks(looted("sealed_vault", "I"), 0)["points"] == 0


@pytest.mark.rule("PF-36")
def test_annexing_is_a_choice_where_an_income_is_printed():
    game = plain()
    lay_out(game, I=["solar_orchard", "settlers_stash"])
    send(game, 0, "solar_orchard")
    assert [move.data["way"] for move in game.moves(0)] == ["loot", "annex"]
    with pytest.raises(fp.IllegalMove) as refused:
        game.play(0, {"do": "take", "way": "study"})
    assert refused.value.rule == "PF-36"
    answer(game, 0, do="take", way="annex")
    send(game, 0, "settlers_stash")
    assert asked_of(game, 0) != AskKind.WAY


@pytest.mark.rule("PF-37")
def test_a_sector_brings_nothing_at_once_and_its_energy_in_every_income_phase():
    game = plain()
    assert set(gained_by(game, 0, "annex", level="III", energy=2).values()) == {0}
    for round in (2, 3, 4):
        next_round(game)
        assert game.state.round == round
        assert tracks(game, 0)["energy"] == 2 + 2 * (round - 1)


@pytest.mark.rule("PF-38")
def test_caches_and_sectors_are_counted_apart():
    game = plain()
    hold(game, 0, ("solar_orchard", "annex"), ("wind_terraces", "loot"), ("crystal_grotto", "loot"))
    count = game.game.module("rules.counting").count
    found = [count(game.state, 0, what) for what in (Countable.CACHE, Countable.SECTOR, Countable.CACHE_OR_SECTOR)]
    assert found == [2, 1, 3]


@pytest.mark.rule("PF-38")
def test_the_cards_and_sheets_speak_of_caches_of_sectors_and_of_both():
    effects = [e for row in (*DATA["technologies"].values(), *DATA["sides"].values()) for e in row["effects"]]
    conditions = [condition for goal in DATA["goals"].values() for condition in goal["conditions"]]
    assert {"cache", "sector", "cache_or_sector"} <= {effect.get("of") for effect in effects}
    assert {"cache", "sector", "cache_or_sector"} <= {effect.get("count") for effect in effects + conditions}


@pytest.mark.rule("PF-38")
@pytest.mark.parametrize(("of", "loot", "annex"), [("cache", 1, 0), ("sector", 0, 1), ("cache_or_sector", 1, 1)])
def test_effects_react_to_exactly_what_they_name(of, loot, annex):
    for way, expected in (("loot", loot), ("annex", annex)):
        game = with_effects([{"kind": "on_take", "of": of, "gain": {"strength": 1}}])
        assert gained_by(game, 0, way)["strength"] == expected
