"""The data: complete, with the facts that are known, and correctable by a pack."""

from collections import Counter
from itertools import permutations

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.games.planet.components import COMPONENTS, HABITATS

NAMES = HABITATS[1:]


def test_fifty_tiles_no_two_equal_when_turned_or_mirrored():
    seen = set()
    for tile in COMPONENTS.tiles.values():
        rings = [tile.habitats[i:] + tile.habitats[:i] for i in range(5)]
        rings += [ring[::-1] for ring in rings]
        assert 2 <= len(set(tile.habitats)) <= 3
        seen.add(min(map(tuple, rings)))
    assert len(seen) == len(COMPONENTS.tiles) == 50


def test_ocean_is_the_most_common_habitat_and_glacier_the_rarest():
    counts = Counter(habitat for tile in COMPONENTS.tiles.values() for habitat in tile.habitats)
    assert sorted(counts, key=counts.get, reverse=True) == list(NAMES)


def test_one_animal_for_every_condition():
    expected = {(habitat, "most", None) for habitat in NAMES}
    expected |= {(*pair[:1], how, *pair[1:]) for pair in permutations(NAMES, 2) for how in ("touching", "not_touching")}
    found = [(animal.habitat, animal.condition, animal.other) for animal in COMPONENTS.animals.values()]
    assert len(found) == 45
    assert set(found) == expected


@pytest.mark.parametrize(
    ("animal", "condition"),
    [
        ("fox", ("forest", "touching", "glacier")),
        ("elephant", ("desert", "touching", "mountain")),
        ("reindeer", ("glacier", "not_touching", "desert")),
    ],
)
def test_the_animals_of_the_rulebook(animal, condition):
    card = COMPONENTS.animals[animal]
    assert (card.habitat, card.condition, card.other) == condition
    assert card.source == card.name_source == "rulebook"


def refused(changes):
    with pytest.raises(fp.PackError) as caught:
        fp.game("planet", Pack("planet", changes))
    return str(caught.value)


def test_a_pack_must_fit_the_game():
    assert "length 5" in refused({"tiles": {"C01": {"habitats": ["ocean"] * 4}}}).replace(">= 5", "5")
    assert "swamp" in refused({"tiles": {"C01": {"habitats": ["swamp"] * 5}}})
    assert "another habitat" in refused({"animals": {"fox": {"other": "forest"}}})
    assert "another habitat" in refused({"animals": {"monkey": {"other": "ocean"}}})
    assert "rising" in refused({"objectives": {"ocean": {"areas": [20, 10], "points": [1, 2]}}})
    assert "20 animals in all" in refused({"rounds": {"animals": [0] * 12}})


def test_a_pack_changes_the_game():
    changed = fp.game("planet", Pack("planet", {"objectives": {"ocean": {"areas": [1], "points": [7]}}}))
    rules = changed.module("rules.scoring")
    state = changed.table(players=2, seed=1).state
    state.planets[0].objective = 1
    state.planets[0].areas[8] = 1
    assert rules.score(state, 0) == 7
