"""The planet: a dodecahedron, and which of its sixty areas share a side.

Two flowers make it: the top (face 0) with five petals (1 to 5), and the bottom (11) with five petals (6 to 10) that fit
into the gaps. The sides of a face are numbered counter-clockwise as seen from outside, beginning with the side towards
its lowest neighbour. The area on side s of face f is 5 * f + s. Everything here follows from that. (Faces are counted
from 0 here, as arrays are; the players count them from 1.)
"""

FACES = 12
SIDES = 5
AREAS = FACES * SIDES
TOP = 0
BOTTOM = FACES - 1


def _upper(k: int) -> int:
    return 1 + k % SIDES


def _lower(k: int) -> int:
    return 1 + SIDES + k % SIDES


def _neighbour_faces() -> tuple[tuple[int, ...], ...]:
    """The faces around each face, counter-clockwise from the lowest."""
    around = {TOP: [_upper(k) for k in range(SIDES)], BOTTOM: [_lower(-k) for k in range(SIDES)]}
    for k in range(SIDES):
        around[_upper(k)] = [TOP, _upper(k - 1), _lower(k - 1), _lower(k), _upper(k + 1)]
        around[_lower(k)] = [_upper(k), _lower(k - 1), BOTTOM, _lower(k + 1), _upper(k + 1)]
    return tuple(_from_lowest(around[face]) for face in range(FACES))


def _from_lowest(ring: list[int]) -> tuple[int, ...]:
    start = ring.index(min(ring))
    return tuple(ring[start:] + ring[:start])


NEIGHBOUR_FACES = _neighbour_faces()  # [face][side]


def neighbours(area: int) -> tuple[int, int, int]:
    """The three areas that share a side with this one: two on its own face, one across the edge."""
    face, side = divmod(area, SIDES)
    beyond = NEIGHBOUR_FACES[face][side]
    return (
        SIDES * face + (side - 1) % SIDES,
        SIDES * face + (side + 1) % SIDES,
        SIDES * beyond + NEIGHBOUR_FACES[beyond].index(face),
    )


# Sets of areas are bit sets, so that a region grows by whole masks.
NEIGHBOURS = tuple(sum(1 << n for n in neighbours(area)) for area in range(AREAS))
