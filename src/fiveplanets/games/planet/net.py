"""The planet unfolded into two flowers: where each area and each face number stands in a drawing made of characters.

A place is (flower, row, column), rows and columns counted from the middle of the flower.
"""

from math import cos, pi, sin

from .geometry import BOTTOM, NEIGHBOUR_FACES, SIDES, TOP

ROWS = 2.0  # from the middle of a face to its side
COLUMNS = 4.4  # the same; characters are about twice as high as wide
AREA_AT = 0.62  # how far from the middle of its face an area's sign stands, in parts of that way
BEYOND_AT = 1.3  # and the number of the face beyond an outer side
UP = pi / 2
FIFTH = 2 * pi / SIDES

Place = tuple[int, int, int]
Point = tuple[int, float, float]  # the same before it is rounded


def _net() -> tuple[dict[int, Place], dict[int, Place], list[tuple[Place, int]]]:
    """The places of areas and face numbers, and (place, face) for the faces beyond the flowers' outer sides."""
    areas: dict[int, Place] = {}
    numbers: dict[int, Place] = {}
    beyond: list[tuple[Place, int]] = []

    def draw(face: int, place: Point, angle: float, first_side: int) -> None:
        """One face, with `first_side` in the direction `angle` and the others counter-clockwise from it."""
        numbers[face] = _rounded(place)
        for step in range(SIDES):
            area = SIDES * face + (first_side + step) % SIDES
            areas[area] = _rounded(_towards(place, AREA_AT, angle + step * FIFTH))

    for flower, (middle, tilt) in enumerate(((TOP, UP), (BOTTOM, -UP))):
        centre = (flower, 0.0, 0.0)
        draw(middle, centre, tilt, 0)
        for side, petal in enumerate(NEIGHBOUR_FACES[middle]):
            place = _towards(centre, 2, tilt + side * FIFTH)
            back, inwards = NEIGHBOUR_FACES[petal].index(middle), tilt + side * FIFTH + pi
            draw(petal, place, inwards, back)
            for step in (2, 3):  # the two sides that point away from the middle
                far = NEIGHBOUR_FACES[petal][(back + step) % SIDES]
                beyond.append((_rounded(_towards(place, BEYOND_AT, inwards + step * FIFTH)), far))
    return areas, numbers, beyond


def _towards(place: Point, way: float, angle: float) -> Point:
    flower, row, column = place
    return flower, row - way * ROWS * sin(angle), column + way * COLUMNS * cos(angle)


def _rounded(place: Point) -> Place:
    flower, row, column = place
    return flower, round(row), round(column)


AREA_PLACE, NUMBER_PLACE, BEYOND = _net()
