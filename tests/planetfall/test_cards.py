"""Every one of the 98 cards costs, brings and does what its data says."""

import pytest

from fiveplanets.games.planetfall.shapes import LEVEL_IDS
from tests.planetfall.effects import check_effects
from tests.planetfall.positions import (
    DATA,
    finish_exploration,
    hold,
    lay_out,
    next_round,
    plain,
    set_tracks,
    take,
    tracks,
)

NOTHING = {"points": 0, "experience": 0, "strength": 0, "energy": 0}


def cards(section):
    return pytest.mark.parametrize(("id", "data"), DATA[section].items(), ids=DATA[section])


def after_taking(id, level, way, **before):
    game = plain()
    lay_out(game, **{level: [id]})
    set_tracks(game, 0, **(NOTHING | before))
    take(game, 0, id, way)
    return tracks(game, 0)


@pytest.mark.rule("PF-48")
@cards("units")
def test_unit(id, data):
    for number, level in enumerate(LEVEL_IDS):
        price, demand = data["strength"][number], data["experience"][number]
        fought = after_taking(id, level, "defeat", strength=price, experience=demand)
        reward = NOTHING | data["reward"]
        assert fought == reward | {"experience": demand + reward["experience"]}
        missing = min(demand, 15 - price)  # as much as a full track of strength can make up for
        short = after_taking(id, level, "defeat", strength=15, experience=demand - missing)
        assert short["strength"] == 15 - price - missing
        if "diplomacy" in data:
            recruited = after_taking(id, level, "recruit", energy=data["diplomacy"], experience=demand)
            strength = data["diplomacy_strength"]
            assert recruited == fought | {"energy": 0, "strength": strength}


@pytest.mark.rule("PF-48")
@cards("landmarks")
def test_landmark(id, data):
    reward = NOTHING | data["reward"]
    for number, level in enumerate(LEVEL_IDS):
        assert after_taking(id, level, "peaceful", energy=data["energy"][number]) == reward
        if "aggression" in data:
            assert after_taking(id, level, "aggression", strength=data["aggression"]) == reward
    for other, others in DATA["landmarks"].items():
        if other != id:
            game = plain()
            hold(game, 0, other)
            lay_out(game, I=[id])
            set_tracks(game, 0, **(NOTHING | {"energy": 20}))
            take(game, 0, id, "peaceful")
            pair = data["pair"] + others["pair"] if others["symbol"] == data["symbol"] else 0
            assert tracks(game, 0)["points"] == reward["points"] + pair


@pytest.mark.rule("PF-48")
@cards("caches")
def test_cache(id, data):
    for number, level in enumerate(LEVEL_IDS):
        looted = after_taking(id, level, "loot")
        assert looted == NOTHING | {"energy": data["energy"][number]} | data.get("bonus", {})
    game = plain()
    lay_out(game, I=[id])
    set_tracks(game, 0, **NOTHING)
    take(game, 0, id, "annex")
    if "annex" in data:
        assert tracks(game, 0) == NOTHING
        next_round(game)
        assert tracks(game, 0) == NOTHING | {"energy": data["annex"]}
    else:
        assert tracks(game, 0)["energy"] == data["energy"][0]  # nothing was asked


@pytest.mark.rule("PF-48")
@cards("technologies")
def test_technology(id, data):
    for number, level in enumerate(LEVEL_IDS):
        price = data["energy"][number]
        assert after_taking(id, level, "study", energy=price) == NOTHING | data["reward"]

    def make():
        game = plain()
        finish_exploration(game)
        lay_out(game, I=[id])
        set_tracks(game, 0, energy=20)
        take(game, 0, id)
        return game

    check_effects(make, data["effects"])
