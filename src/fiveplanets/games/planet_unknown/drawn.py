"""Planets, tiles and corporation boards in characters. Colour only helps.

A square takes three characters: terrain letter (capital) or the mark of the bare planet; `*` for a station, `+` for a
patch; and what stands there: `!` a meteorite, `'` a meteor symbol without one, a number for a rover (after `!` if it
carries a meteorite). What a rover hides is told below the planet.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.text import Text

from .data import COMPONENTS, TERRAINS, TRACKS
from .schema import ROWS, SIDE
from .tables import (
    CELL_AREA,
    CELL_COLUMN,
    CELL_ROW,
    CORPORATION_IDS,
    METEOR_CELL,
    PLACE,
    SIZE,
    STATION_CELL,
    TILE_IDS,
    TILE_SHAPE,
    TURN_COUNTS,
    TURNS,
)

View = dict[str, Any]
Place = tuple[int, int]  # row and column

LETTERS = {"civ": "C", "water": "W", "biomass": "B", "rover": "R", "tech": "T", "energy": "E"}
COLOURS = {
    "civ": "white",
    "water": "bright_blue",
    "biomass": "green",
    "rover": "red",
    "tech": "magenta",
    "energy": "yellow",
}
BARE = {".": " ", "#": "·", "H": "#", "v": " ", "o": "·", "O": "e"}
NO_SQUARE = ".Hv"
LINE_MARKS = {None: " ", "open": " ", "full": "✓", "blocked": "!"}
MARKER_WIDTH = 3  # before what a cell gives: `>b `


def own_seat(view: View) -> int:
    """A spectator sees the table of the first seat in full."""
    return view["seat"] or 0


# --- the planet


def on(board: list[int], row: int, column: int) -> bool:
    return bool(board[row] >> column & 1)


def square_text(world: View, row: int, column: int) -> Text:
    terrain = next((name for i, name in enumerate(TERRAINS) if on(world["terrain"][i], row, column)), None)
    if terrain:
        station = any(on(board, row, column) for board in world["stations"])
        mark = LETTERS[terrain] + ("*" if station else "+" if on(world["patched"], row, column) else " ")
        style = f"bold {COLOURS[terrain]}"
    else:
        printed = COMPONENTS.planets[world["planet"]].grid[row][column]
        mark = ("o" if on(world["pods"], row, column) else BARE.get(printed, printed)) + " "
        style = "cyan" if printed == "~" else "dim"
    rover = world["rovers"].index(SIDE * row + column) if SIDE * row + column in world["rovers"] else None
    if rover is not None:
        load = "!" if world["loaded"][rover] else mark[1]
        return Text(mark[0] + load, style).append(str(rover + 1), "bold reverse")
    last = "!" if on(world["meteorites"], row, column) else "'" if on(world["symbols"], row, column) else " "
    return Text(mark, style).append(last, "bold red")


def under_rovers(world: View) -> Iterator[tuple[int, list[str]]]:
    """The number of each rover, and what lies on its square."""
    for number, square in enumerate(world["rovers"], 1):
        if square is not None:
            yield number, list(lying(world, *divmod(square, SIDE)))


def lying(world: View, row: int, column: int) -> Iterator[str]:
    if any(on(board, row, column) for board in world["stations"]):
        yield "station"
    if on(world["patched"], row, column):
        yield "patch"
    if on(world["meteorites"], row, column):
        yield "meteorite"
    elif on(world["symbols"], row, column):
        yield "symbol"


@cache
def areas(planet: str) -> tuple[tuple[str, ...], ...]:
    """What a planet is divided into: [row][column]; all the same where it is not."""
    data = COMPONENTS.planets[planet]
    if data.regions:
        return tuple(tuple(line) for line in data.regions)
    found = [[""] * SIDE for _ in range(SIDE)]
    for number, zone in enumerate(data.zones):
        for row in range(zone.rows[0], zone.rows[1] + 1):
            for column in range(zone.columns[0], zone.columns[1] + 1):
                found[row][column] = str(number)
    return tuple(map(tuple, found))


@cache
def is_border(planet: str, one: Place, other: Place) -> bool:
    """Does a border run between two squares?"""
    grid, parts = COMPONENTS.planets[planet].grid, areas(planet)
    (row, column), (down, right) = one, other
    if grid[row][column] in NO_SQUARE or grid[down][right] in NO_SQUARE:
        return False
    return parts[row][column] != parts[down][right]


def border_columns(planet: str) -> list[int]:
    """The columns before which some border runs."""
    return [c for c in range(1, SIDE) if any(is_border(planet, (r, c - 1), (r, c)) for r in range(SIDE))]


def crossings(planet: str) -> set[Place]:
    """The corners (above left of these squares) at which rovers may cross the chasm."""
    passages = COMPONENTS.planets[planet].diagonal_passages
    return {(max(r for r, _ in pair), max(c for _, c in pair)) for pair in passages}


def planet_rows(view: View, seat: int, marked: dict[Place, Text] | None = None) -> Text:
    """The planet with its borders and medals; some squares may be drawn in another way."""
    world, facts = view["state"]["worlds"][seat], view["facts"]["worlds"][seat]
    planet = world["planet"]
    data, columns = COMPONENTS.planets[planet], border_columns(planet)
    text = Text("   " + across(columns, [f"{column + 1:<3}" for column in range(SIDE)]) + "\n", "dim")
    for row in range(SIDE):
        if row > 0 and any(is_border(planet, (row - 1, column), (row, column)) for column in range(SIDE)):
            text.append(border_line(planet, row, columns) + "\n", "dim")
        text.append(f"{row + 1:>2} ", "dim")
        for column in range(SIDE):
            if column in columns:
                text.append("│" if is_border(planet, (row, column - 1), (row, column)) else " ", "dim")
            text.append((marked or {}).get((row, column)) or square_text(world, row, column))
        medals = data.row_medals[row] if facts["rows"][row] else " "
        text.append(f"{medals}{LINE_MARKS[facts['rows'][row]]}\n", "dim")
    medals_below = [
        f"{data.column_medals[c] if state else ' '}{LINE_MARKS[state]} " for c, state in enumerate(facts["columns"])
    ]
    return text.append("   " + across(columns, medals_below), "dim")


def across(columns: list[int], parts: list[str]) -> str:
    return "".join((" " if column in columns else "") + part for column, part in enumerate(parts))


def border_line(planet: str, row: int, columns: list[int]) -> str:
    """Between a row and the one above it; × where rovers may cross."""
    parts = ["───" if is_border(planet, (row - 1, c), (row, c)) else "   " for c in range(SIDE)]
    corners = crossings(planet)
    return "   " + "".join(
        ("" if column not in columns else "×" if (row, column) in corners else "┼") + part
        if column in columns and (part != "   " or parts[column - 1] != "   ")
        else (" " if column in columns else "") + part
        for column, part in enumerate(parts)
    )


# --- tiles


def tile_cells(tile: str, turn: str) -> dict[Place, tuple[str, str]]:
    """The squares of a tile turned so: (terrain, the two marks behind it)."""
    number = TILE_IDS.index(tile)
    shape, way, data = TILE_SHAPE[number], TURNS.index(turn), COMPONENTS.tiles[tile]
    found: dict[Place, tuple[str, str]] = {}
    for i in range(SIZE[shape]):
        area = CELL_AREA[shape][i]
        station = "*" if i == STATION_CELL[shape][area] else " "
        meteor = "!" if data.meteor and i == METEOR_CELL[shape] else " "
        terrain = (data.area_a, data.area_b)[area]
        found[CELL_ROW[shape][way][i], CELL_COLUMN[shape][way][i]] = (terrain, station + meteor)
    return found


def turns_of(tile: str) -> list[str]:
    """The turns that look different."""
    return [turn for turn, there in zip(TURNS, TURN_COUNTS[TILE_SHAPE[TILE_IDS.index(tile)]], strict=True) if there]


def picture(caption: str, tile: str, turn: str = "none") -> Text:
    text = Text(caption, "dim")
    cells = tile_cells(tile, turn)
    for row in range(1 + max(row for row, _ in cells)):
        text.append("\n")
        for column in range(1 + max(column for _, column in cells)):
            if (row, column) in cells:
                terrain, marks = cells[row, column]
                text.append(LETTERS[terrain] + marks, f"bold {COLOURS[terrain]}")
            else:
                text.append("   ")
    return text


# --- the corporation board


@cache
def board_cells(corporation: str) -> dict[Place, str]:
    """(track, row): what a cell of the board gives, and after `*` its medals."""
    data, found = COMPONENTS.corporations[corporation], {}
    for number, name in enumerate(TRACKS):
        track = data.track(name)
        for cell in range(len(track.medals)):
            found[number, track.rows[cell] if track.rows else cell] = cell_text(track, cell)
    return found


@cache
def track_widths(corporation: str) -> list[int]:
    """So wide that a marker may stand on any cell."""
    cells = board_cells(corporation)
    return [
        MARKER_WIDTH + max(len(given) for (track, _), given in cells.items() if track == number)
        for number in range(len(TRACKS))
    ]


def cell_text(track: Any, cell: int) -> str:
    def entry(field: str) -> Any:
        values = getattr(track, field)
        return values[cell] if values else 0

    text = f"C{entry('civ_card')}" if entry("civ_card") else ""
    text += f"T{entry('tech_level')}" if entry("tech_level") else ""
    text += "R" if entry("rover_spawn") else ""
    text += str(entry("rover_move")) if entry("rover_move") else ""
    if track.choose_one and cell > 0:
        text += (LETTERS[entry("advance")].lower() if entry("advance") else "+") + "/B"
    else:
        text += ("+" if entry("boost") else "") + ("B" if entry("biomass_patch") else "")
    return text + (f"*{entry('medals')}" if entry("medals") else "")


def marker_places(world: View) -> dict[Place, str]:
    """(track, row): the letters of the markers that stand there, in small."""
    corporation = CORPORATION_IDS.index(world["corporation"])
    diagonal = COMPONENTS.corporations[world["corporation"]].rule == "diagonal_markers"
    found: dict[Place, str] = {}
    for marker, cell in enumerate(world["markers"]):
        place = divmod(PLACE[corporation][marker][cell], ROWS)
        if diagonal:
            place = (TRACKS.index(world["lanes"][marker]), cell)
        found[place] = found.get(place, "") + LETTERS[TRACKS[marker]].lower()
    return found


def water_way(world: View) -> list[str]:
    """From where the water marker stands to the end of a way of its own: tracks and rows, and the markers there."""
    markers = marker_places(world)
    rest = COMPONENTS.corporations[world["corporation"]].water_path[world["markers"][TRACKS.index("water")] :]
    places = [(TRACKS.index(cell.track), cell.row) for cell in rest]
    return [f"{LETTERS[TRACKS[track]]}{row}" + pointed(markers.get((track, row))) for track, row in places]


def pointed(markers: str | None) -> str:
    return f">{markers}" if markers else ""


def board(world: View) -> Text:
    """The five tracks side by side, as on the board; `>` marks a marker's cell, `o` one that holds a life pod."""
    cells, markers = board_cells(world["corporation"]), marker_places(world)
    widths = track_widths(world["corporation"])
    heads = "".join(f" {LETTERS[name]:<{width - 1}}" for name, width in zip(TRACKS, widths, strict=True))
    text = Text("   " + heads, "dim")
    for row in reversed(range(ROWS)):
        text.append(f"\n{row:>2} ", "dim")
        for number, name in enumerate(TRACKS):
            here = pointed(markers.get((number, row)))
            pod = row in world["track_pods"][number]
            given = cells.get((number, row), "")
            content = f"{here} {given}" if here else ("o" if pod else " ") + given
            text.append(f"{content:<{widths[number]}}", "bold reverse" if here else COLOURS[name])
    return text
