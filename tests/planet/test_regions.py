"""Regions: small cases by hand, and ten thousand random planets against networkx."""

import random

import networkx as nx
import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.packing import leaves, pack, scalars, size
from fiveplanets.core.records import schema_of
from fiveplanets.games.planet.components import ANIMALS, ANIMALS_IN_PLAY, CONDITION, HABITAT, OTHER, Condition, Habitat
from fiveplanets.games.planet.rules.regions import (
    around,
    compared,
    count,
    count_regions,
    headline,
    largest_regions,
    lowest,
    suitability,
)
from fiveplanets.games.planet.state import COMPARED, SEATS, Facts, Planet
from tests.planet import solid
from tests.planet.positions import clear_animals, painted
from tests.support import table

PLANETS = 10_000
INTERPRETED = 200
SEA, F, M, D, G = Habitat.OCEAN, Habitat.FOREST, Habitat.MOUNTAIN, Habitat.DESERT, Habitat.GLACIER
GRAPH = solid.area_graph()


def test_bit_sets():
    for area in range(60):
        assert lowest(1 << area | 1 << 59) == area
        assert around(1 << area) == sum(1 << n for n in GRAPH[area])
    for areas in (0, 1, (1 << 60) - 1, 0b1011 << 40):
        assert count(areas) == areas.bit_count()


@pytest.mark.rule("PL-15")
def test_a_region_runs_on_across_the_edge_of_a_tile():
    """Area 0 of the top borders area 5, on face 1; area 20 is on face 4, beside area 3."""
    planet = painted({0: F, 1: F, 5: F, 20: F})
    assert count_regions(planet, F) == 2
    assert largest_regions(planet, F, G, False) >> 12 == 3


@pytest.mark.rule("PL-15")
def test_one_area_is_a_region():
    assert count_regions(painted({7: G}), G) == 1


@pytest.mark.rule("PL-16")
def test_areas_that_meet_in_a_point_are_not_joined():
    """0 and 2 meet in the middle of the top; 5 and 10 in a corner of three faces."""
    assert count_regions(painted({0: F, 2: F}), F) == 2
    assert count_regions(painted({5: F, 10: F}), F) == 2


@pytest.mark.rule("PL-16")
def test_areas_that_meet_in_a_point_do_not_border():
    planet = painted({0: F, 2: G})
    assert headline(largest_regions(planet, F, G, True)) == 0
    assert headline(largest_regions(planet, F, G, False)) == 1


@pytest.mark.rule("PL-16")
def test_free_faces_neither_join_nor_border():
    """Face 1 is free between forests on faces 0 and 6."""
    planet = painted(dict.fromkeys((*range(5), *range(30, 35)), F))
    assert count_regions(planet, F) == 2
    for other in (SEA, M, D, G):
        assert headline(largest_regions(planet, F, other, True)) == 0
        assert headline(largest_regions(planet, F, other, False)) == 5


@pytest.mark.rule("PL-17")
def test_most_counts_regions_whatever_their_size():
    many = painted({0: F, 2: F, 7: F})
    large = painted(dict.fromkeys(range(15), F))
    monkey = next(a for a in range(ANIMALS) if CONDITION[a] == Condition.MOST and HABITAT[a] == F)
    assert [headline(suitability(planet, monkey)) for planet in (many, large)] == [3, 1]


@pytest.mark.rule("PL-18")
def test_touching_takes_the_largest_region_that_borders():
    """A forest of five without glacier does not count; of those of two and one with glacier the larger does."""
    planet = painted(dict.fromkeys(range(55, 60), F) | {0: F, 1: F, 2: G, 3: F})
    assert largest_regions(planet, F, G, True) == 2 << 12 | 1 << 6


@pytest.mark.rule("PL-19")
def test_not_touching_takes_the_largest_region_that_does_not_border():
    planet = painted(dict.fromkeys(range(5), F) | {5: G} | {55: F, 56: F, 53: F, 30: F})
    assert largest_regions(planet, F, G, False) == 3 << 12 | 1 << 6
    assert headline(largest_regions(planet, F, D, False)) == 5


def random_planet(chooser):
    """Some faces covered, with few or many habitats, so that there are large regions and small ones."""
    planet = Planet()
    habitats = chooser.sample((SEA, F, M, D, G), chooser.randint(1, 5))
    for face in chooser.sample(range(12), chooser.randint(0, 12)):
        for side in range(5):
            planet.areas[5 * face + side] = chooser.choice(habitats)
    return planet


def naive(planet):
    """What each animal finds on a planet, by the definition: connected components and the habitats beside them."""
    graph = nx.Graph()
    graph.add_nodes_from(area for area in GRAPH if planet.areas[area] != NOTHING)
    graph.add_edges_from((a, b) for a, b in GRAPH.edges if planet.areas[a] == planet.areas[b] != NOTHING)
    regions = []
    for region in nx.connected_components(graph):
        habitat = planet.areas[next(iter(region))]
        regions.append((habitat, len(region), {planet.areas[n] for area in region for n in GRAPH[area]}))
    return [naive_suitability(regions, animal) for animal in range(ANIMALS)]


def naive_suitability(regions, animal):
    own = [(size, beside) for habitat, size, beside in regions if habitat == HABITAT[animal]]
    if CONDITION[animal] == Condition.MOST:
        return [len(own), 0, 0]
    wanted = CONDITION[animal] == Condition.TOUCHING
    sizes = sorted((size for size, beside in own if (OTHER[animal] in beside) == wanted), reverse=True)
    return [*sizes, 0, 0, 0][:3]


def measured(planets):
    """The numbers that are compared, by planet and animal, as the native engine counts them for the facts."""
    engine, schema = fp.game("planet").engine(), schema_of(Facts)
    at = [i for i, leaf in enumerate(leaves(schema)) if leaf.path[0] == "animals" and "counts" in leaf.path]
    found = [[] for _ in planets]
    for first in range(0, ANIMALS, ANIMALS_IN_PLAY):
        animals = range(first, min(first + ANIMALS_IN_PLAY, ANIMALS))
        before, after = around_the_planets(animals)
        for start in range(0, len(planets), SEATS):
            state = engine.load(before + b"".join(map(pack, planets[start : start + SEATS])) + after)
            flat = scalars(schema, engine.facts(state, NOTHING))
            counts = [flat[i] for i in at]
            for seat in range(SEATS):
                for row in range(len(animals)):
                    place = (row * SEATS + seat) * COMPARED
                    found[start + seat].append(counts[place : place + COMPARED])
    return found


def around_the_planets(animals):
    """The packed memory before and after the planets of a position in which these animals are to be judged."""
    state = table("planet", SEATS).state
    clear_animals(state)
    for animal in animals:
        state.animals[animal].column = state.round
    data, planets = pack(state), next(leaf.offset for leaf in leaves(state.schema) if leaf.path[0] == "planets")
    return data[:planets], data[planets + SEATS * size(Planet.schema) :]


@pytest.mark.rule("PL-15")
@pytest.mark.rule("PL-17")
@pytest.mark.rule("PL-18")
@pytest.mark.rule("PL-19")
def test_ten_thousand_random_planets_against_networkx():
    """All 45 animals on each, by the native engine; some of them interpreted too."""
    chooser = random.Random(12)
    planets = [random_planet(chooser) for _ in range(PLANETS)]
    expected = [naive(planet) for planet in planets]
    assert measured(planets) == expected
    most = [max(sizes[place] for rows in expected for sizes in rows) for place in range(COMPARED)]
    assert most > [40, 10, 5], "there were large regions, and several of them"
    for planet, rows in zip(planets[:INTERPRETED], expected, strict=False):
        values = [suitability(planet, animal) for animal in range(ANIMALS)]
        assert [[compared(value, place) for place in range(COMPARED)] for value in values] == rows
