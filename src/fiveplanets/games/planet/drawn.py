"""Planets drawn with characters.

Every habitat has a sign, so that nothing depends on colour. The own planet is drawn unfolded into two flowers, if there
is room: five signs stand around the number of their face, each on the side towards the face it borders. Elsewhere a
planet is the faces in a row, the signs of each counter-clockwise from the side towards its lowest neighbour.
"""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .geometry import FACES, SIDES, neighbours
from .net import AREA_PLACE, BEYOND, NUMBER_PLACE, Place

View = dict[str, Any]

SIGNS = {"ocean": "~", "forest": "♣", "mountain": "▲", "desert": "░", "glacier": "*"}
COLOURS = {"ocean": "bright_blue", "forest": "green", "mountain": "red", "desert": "yellow", "glacier": "bright_cyan"}
FREE = Text("·", "dim")
NAME_WIDTH = 6
BETWEEN_FLOWERS = 31  # columns
FACES_IN_A_LINE = 4  # of a rival beside the own planet


def sign(habitat: str | None) -> Text:
    return Text(SIGNS[habitat], f"bold {COLOURS[habitat]}") if habitat else FREE


def label(seat: int, view: View, names: Sequence[str]) -> Text:
    """The number of a seat and its name."""
    name = Text(names[seat])
    name.truncate(NAME_WIDTH, overflow="ellipsis")
    return Text.assemble(f"{seat + 1} ", name, style="bold" if seat == view["seat"] else "")


def face_signs(view: View, seat: int, face: int) -> Text:
    planet = view["state"]["planets"][seat]
    signs = Text().join(sign(habitat) for habitat in planet["areas"][SIDES * face : SIDES * (face + 1)])
    if planet["newest"] == face + 1:
        signs.stylize("underline")
    return signs


def rows(view: View, names: Sequence[str], seats: Sequence[int]) -> Table:
    """A planet in a line, face by face."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column(no_wrap=True)
    for face in range(FACES):
        table.add_column(str(face + 1), justify="center", no_wrap=True)
    for seat in seats:
        table.add_row(label(seat, view, names), *(face_signs(view, seat, face) for face in range(FACES)))
    return table


def planets(view: View, names: Sequence[str]) -> Table:
    """The own planet unfolded, and the others beside it."""
    table = Table.grid(padding=(0, 2))
    rivals = [seat for seat in range(view["players"]) if seat != view["seat"]]
    others = Group(*(rival(view, names, seat) for seat in rivals))
    table.add_row(net(view["state"]["planets"][view["seat"]]["areas"]), others)
    return table


def beside(view: View) -> Table:
    """The faces of the own planet, and for each of their sides the face beyond and what it shows there."""
    areas = view["state"]["planets"][view["seat"]]["areas"]
    table = Table.grid(padding=(0, 2))
    half = FACES // 2
    for face in range(half):
        table.add_row(*(beside_face(view, areas, each) for each in (face, face + half)))
    return table


def beside_face(view: View, areas: list[str | None], face: int) -> Text:
    beyond = [neighbours(SIDES * face + side)[-1] for side in range(SIDES)]
    sides = (Text.assemble((f"{area // SIDES + 1:>3}", "dim"), sign(areas[area])) for area in beyond)
    return Text.assemble(f"{face + 1:2} ", face_signs(view, view["seat"], face), " ", *sides)


def rival(view: View, names: Sequence[str], seat: int) -> RenderableType:
    lines = (range(first, first + FACES_IN_A_LINE) for first in range(0, FACES, FACES_IN_A_LINE))
    return Group(
        label(seat, view, names),
        *(
            Text(" ").join(Text.assemble((f"{face + 1:2}", "dim"), face_signs(view, seat, face)) for face in line)
            for line in lines
        ),
    )


def net(areas: list[str | None]) -> Text:
    """The two flowers. Around them stand the numbers of the faces that lie beyond their outer sides."""
    cells = {place: sign(areas[area]) for area, place in AREA_PLACE.items()}
    for face, place in NUMBER_PLACE.items():
        write_number(cells, place, face + 1, "")
    for place, face in BEYOND:
        write_number(cells, place, face + 1, "dim")
    drawn = {(row, column + flower * BETWEEN_FLOWERS): cell for (flower, row, column), cell in cells.items()}
    high, wide = {row for row, _ in drawn}, {column for _, column in drawn}
    return Text("\n").join(
        Text().join(drawn.get((row, column), Text(" ")) for column in range(min(wide), max(wide) + 1))
        for row in range(min(high), max(high) + 1)
    )


def write_number(cells: dict[Place, Text], place: Place, number: int, style: str) -> None:
    flower, row, column = place
    for i, digit in enumerate(str(number)):
        cells[flower, row, column + i] = Text(digit, style)
