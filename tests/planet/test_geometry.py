"""The planet is a dodecahedron: generated, and proven here."""

from itertools import combinations

import networkx as nx
import pytest

from fiveplanets.games.planet.geometry import AREAS, FACES, NEIGHBOUR_FACES, NEIGHBOURS, SIDES, neighbours
from tests.planet import solid


@pytest.mark.rule("PL-02")
def test_twelve_faces_thirty_edges_twenty_corners_sixty_areas():
    edges = {frozenset({face, other}) for face in range(FACES) for other in NEIGHBOUR_FACES[face]}
    corners = {
        frozenset({face, around[side], around[side - 1]})
        for face, around in enumerate(NEIGHBOUR_FACES)
        for side in range(SIDES)
    }
    assert (FACES, len(edges), len(corners), AREAS) == (12, 30, 20, 60)
    assert FACES - len(edges) + len(corners) == 2
    assert all(len(set(around)) == SIDES for around in NEIGHBOUR_FACES)


def test_sides_fit_together_as_on_the_solid():
    assert [list(around) for around in NEIGHBOUR_FACES] == [solid.touching(face) for face in range(FACES)]


@pytest.mark.rule("PL-15", "PL-16")
def test_areas_touch_where_they_share_a_full_side():
    """Two on the own face, one across the edge. The five areas of a face meet in its middle: that is no side."""
    graph = solid.area_graph()
    assert {area: set(neighbours(area)) for area in range(AREAS)} == {area: set(graph[area]) for area in graph}
    assert all(NEIGHBOURS[area] == sum(1 << n for n in graph[area]) for area in graph)
    assert all(len(graph[area]) == 3 for area in graph)


def test_seen_from_every_side_it_is_the_same():
    """Sixty rotations: a dodecahedron has no other symmetries but these and their mirror images."""
    faces = nx.Graph((face, other) for face, around in enumerate(NEIGHBOUR_FACES) for other in around)
    assert nx.check_planarity(faces)[0]
    assert nx.is_isomorphic(faces, nx.icosahedral_graph())
    assert sum(is_rotation(turn) for turn in all_placements()) == 60


def all_placements():
    """Where the faces could go if face 0 went to any face with any of its sides in front."""
    for face, side in ((face, side) for face in range(FACES) for side in range(SIDES)):
        placed = {0: face}
        around = NEIGHBOUR_FACES[face]
        placed |= {NEIGHBOUR_FACES[0][i]: around[(side + i) % SIDES] for i in range(SIDES)}
        for one, two in combinations(NEIGHBOUR_FACES[0], 2):  # beyond two touching petals lies exactly one more face
            if two in NEIGHBOUR_FACES[one]:
                beyond = set(NEIGHBOUR_FACES[one]) & set(NEIGHBOUR_FACES[two]) - {0}
                there = set(NEIGHBOUR_FACES[placed[one]]) & set(NEIGHBOUR_FACES[placed[two]]) - {face}
                placed[beyond.pop()] = there.pop()
        placed[11] = (set(range(FACES)) - set(placed.values())).pop()
        yield placed


def is_rotation(placed):
    """Every face's neighbours come in the same counter-clockwise order after the turn."""
    for face, around in enumerate(NEIGHBOUR_FACES):
        there = list(NEIGHBOUR_FACES[placed[face]])
        turned = [placed[other] for other in around]
        start = there.index(turned[0]) if turned[0] in there else 0
        if turned != there[start:] + there[:start]:
            return False
    return True
