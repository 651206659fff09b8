"""Every one of the 12 commander sides does what its data says."""

import pytest

from fiveplanets.games.planetfall.components import SIDE_IDS
from fiveplanets.games.planetfall.state import AskKind
from tests.planetfall.effects import check_effects
from tests.planetfall.positions import DATA, SIDES_A, asked_of, only, pack, started


@pytest.mark.rule("PF-48")
@pytest.mark.parametrize("side", SIDE_IDS)
def test_side(side):
    other = next(id for id in reversed(SIDES_A) if id[:-1] != side[:-1])  # who comes later in turn order, if any

    def make():
        game = started(side, other, pack=pack(sides=only({side: DATA["sides"][side]["effects"]})))
        if asked_of(game, 0) == AskKind.RESTRAIN:
            game.play(0, {"do": "restrain_nothing"})
        return game

    check_effects(make, DATA["sides"][side]["effects"])


@pytest.mark.rule("PF-48")
def test_some_commanders_bring_empire_points_while_the_game_goes_on_and_no_technology_does():
    """The closing note of the rulebook: players mark only those of operations and of some commanders during play."""

    def brings_points(data):
        return any(effect.get("gain", {}).get("points") for effect in data["effects"])

    assert sum(map(brings_points, DATA["sides"].values())) >= 2
    assert not any(map(brings_points, DATA["technologies"].values()))


@pytest.mark.rule("PF-48")
def test_there_are_six_commanders_with_two_sides():
    assert [f"{commander}_{side}" for commander in DATA["commanders"] for side in "ab"] == list(SIDE_IDS)
