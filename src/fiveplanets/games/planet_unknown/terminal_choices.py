"""What a choice does, at the terminal: the planet with the squares that may be chosen, or with the tile on it."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fiveplanets.core.texts import Texts

from .data import COMPONENTS
from .drawn import COLOURS, LETTERS, Place, View, own_seat, picture, planet_rows, square_text, tile_cells
from .schema import TRACKS
from .terminal import tile_turns, track_text


def explain(view: View, move: dict[str, Any], words: Texts) -> str:
    """What the next cells of a tile's stations give; what a civ card or an objective says is in the texts."""
    if move["do"] != "take":
        return ""
    tile, facts = COMPONENTS.tiles[move["tile"]], view["facts"]["worlds"][own_seat(view)]
    return " ".join(track_text(TRACKS.index(area), facts) for area in (tile.area_a, tile.area_b) if area in TRACKS)


def preview(view: View, moves: Sequence[dict[str, Any]], words: Texts) -> RenderableType | None:
    """The squares where these moves of one kind would take place; the tile in its turns, or in its place."""
    kinds = {move["do"] for move in moves}
    if len(kinds) > 1:
        return None
    if kinds == {"place"}:
        return tile_preview(view, moves, words)
    if "row" in moves[0] and "column" in moves[0]:
        return marked_planet(view, moves)
    return None


def tile_preview(view: View, moves: Sequence[dict[str, Any]], words: Texts) -> RenderableType:
    tile, turn = view["state"]["worlds"][own_seat(view)]["hand"], moves[0]["turn"]
    if len({move["turn"] for move in moves}) > 1:
        return tile_turns(tile, words)
    if len(moves) == 1:
        top, left = corner(moves[0])
        cells = tile_cells(tile, turn).items()
        drawn = {(top + row, left + column): in_brackets(LETTERS[t], COLOURS[t]) for (row, column), (t, _) in cells}
        return planet_rows(view, own_seat(view), drawn)
    beside = Table.grid(padding=(0, 4))
    beside.add_row(marked_planet(view, moves), picture(words.say(f"turn-{turn}"), tile, turn))
    return beside


def corner(move: dict[str, Any]) -> Place:
    return move["row"] - 1, move["column"] - 1


def marked_planet(view: View, moves: Sequence[dict[str, Any]]) -> Text:
    """The squares of these moves in brackets."""
    world = view["state"]["worlds"][own_seat(view)]
    squares = {corner(move) for move in moves}
    return planet_rows(view, own_seat(view), {at: in_brackets(square_text(world, *at).plain[0]) for at in squares})


def in_brackets(letter: str, colour: str = "") -> Text:
    return Text(f"[{letter}]", f"reverse {colour}".strip())
