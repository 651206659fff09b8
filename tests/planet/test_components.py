"""The data: complete, and with the facts that are known."""

from collections import Counter
from itertools import permutations

import pytest

from fiveplanets.games.planet.components import COMPONENTS, HABITATS


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
    assert sorted(counts, key=counts.get, reverse=True) == list(HABITATS)


def test_one_animal_for_every_condition():
    expected = {(habitat, "most", "none") for habitat in HABITATS}
    expected |= {
        (*pair[:1], how, *pair[1:]) for pair in permutations(HABITATS, 2) for how in ("touching", "not_touching")
    }
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
