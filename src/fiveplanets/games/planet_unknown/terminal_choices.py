"""What a choice does, at the terminal: the planet with the squares that may be chosen, or with the tile on it."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from .terminal import COLOURS, LETTERS, SIDE, picture, square_text, tiles


def explain(view, move, words):
    """The tile of a compartment; what a civ card or an objective says is in the texts."""
    if move["do"] != "take":
        return ""
    tile = own_world(view)["storage"][move["compartment"]]
    return words.say(f"tile-{tile['id']}") if tile else ""


def preview(view, moves, words):
    """The squares where these moves of one kind would take place; the tile in its turns, or in its place."""
    kinds = {move["do"] for move in moves}
    if len(kinds) > 1:
        return None
    world = own_world(view)
    if kinds == {"place"}:
        return tile_preview(world, moves, words)
    if "row" in moves[0] and "column" in moves[0]:
        return planet(world, {corner(move): None for move in moves}, words)
    return None


def own_world(view):
    return view["facts"]["worlds"][view["seat"]]


def tile_preview(world, moves, words):
    turns = {move["turn"] for move in moves}
    if len(turns) > 1:
        return Group(*tiles(world, words))
    cells = world["hand"]["turns"][moves[0]["turn"]]
    if len(moves) == 1:
        row, column = corner(moves[0])
        return planet(world, {(row + cell["row"], column + cell["column"]): cell for cell in cells}, words)
    beside = Table.grid(padding=(0, 4))
    turned = picture(words.say(f"turn-{moves[0]['turn']}"), cells)
    beside.add_row(planet(world, {corner(move): None for move in moves}, words), turned)
    return beside


def corner(move):
    return move["row"] - 1, move["column"] - 1


def planet(world, marked, words):
    """The planet with some squares in brackets; with a cell of a tile for a square, the tile lies there."""
    text = Text("      " + "".join(f"{column + 1:<3}" for column in range(SIDE)), "dim")
    for row, squares in enumerate(world["grid"]):
        text.append(f"\n{row + 1:>4}  ", "dim")
        for column, square in enumerate(squares):
            if (row, column) in marked:
                text.append(in_brackets(square, marked[row, column]))
            else:
                text.append(square_text(square))
    return text


def in_brackets(square, cell):
    if cell is None:
        return Text(f"[{square_text(square).plain[0]}]", "reverse")
    return Text(f"[{LETTERS[cell['terrain']]}]", f"reverse {COLOURS[cell['terrain']]}")
