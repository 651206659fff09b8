"""A dodecahedron from its coordinates, to check the generated one against: slow, and nothing in common with it."""

from itertools import combinations
from math import atan2, cos, dist, pi, sin, sqrt

import networkx as nx

HEIGHT, RADIUS = 1 / sqrt(5), 2 / sqrt(5)


def _ring(height, first_angle):
    return [(RADIUS * cos(a), RADIUS * sin(a), height) for a in (first_angle + k * 2 * pi / 5 for k in range(5))]


# The middles of the faces: top, two rings, bottom.
CENTRES = [(0.0, 0.0, 1.0), *_ring(HEIGHT, 0), *_ring(-HEIGHT, pi / 5), (0.0, 0.0, -1.0)]
EDGE = min(dist(a, b) for a, b in combinations(CENTRES, 2))


def touching(face):
    """The faces that share an edge with this one, counter-clockwise as seen from outside, from the lowest on."""
    near = [other for other in range(12) if other != face and dist(CENTRES[face], CENTRES[other]) < EDGE * 1.01]
    out = CENTRES[face]
    across = _minus(CENTRES[near[0]], out)
    up = _cross(out, across)
    return sorted(near, key=lambda n: _angle(_minus(CENTRES[n], out), across, up) % (2 * pi))


def _minus(a, b):
    return tuple(x - y for x, y in zip(a, b, strict=True))


def _cross(a, b):
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def _angle(vector, across, up):
    angle = atan2(_dot(vector, up), _dot(vector, across))
    return 0.0 if abs(angle) < 1e-9 else angle


def _dot(a, b):
    return sum(x * y for x, y in zip(a, b, strict=True))


def triangle(face, side):
    """The three corners of an area, as the faces that meet there: the middle of its face and the ends of its edge."""
    around = touching(face)
    ends = [frozenset({face, around[side], around[(side + step) % 5]}) for step in (-1, 1)]
    return {frozenset({face}), *ends}


def area_graph():
    """The 60 areas, joined where two of them have two corners in common: that is, a full side."""
    triangles = {5 * face + side: triangle(face, side) for face in range(12) for side in range(5)}
    graph = nx.Graph()
    graph.add_nodes_from(triangles)
    graph.add_edges_from((a, b) for a, b in combinations(triangles, 2) if len(triangles[a] & triangles[b]) == 2)
    return graph
