"""Squares of a planet: sets of them are twelve row masks; whole boards are three words of four rows for flooding."""

from typing import Any, TypeAlias

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63
from fiveplanets.core.rules import rule

from ..state import Position, World
from ..tables import (
    ALL_COLUMNS,
    CURRENTS,
    EVENT_KIND,
    FIRST,
    ICE,
    PERIMETER,
    SIDE,
    SQUARES,
    Happening,
    Terrain,
)

Word: TypeAlias = Bits63

WORD = (1 << 4 * SIDE) - 1  # four rows
FIRST_COLUMN = sum(1 << SIDE * row for row in range(4))
NOT_FIRST = WORD & ~FIRST_COLUMN
NOT_LAST = WORD & ~(FIRST_COLUMN << (SIDE - 1))
ONE_ROW = (1 << SIDE) - 1
LAST_ROW = 3 * SIDE  # where the last row of a word begins


@rule
def on(board: Any, square: int) -> bool:
    """Is this square in the set?"""
    return board[square // SIDE] >> (square % SIDE) & 1 == 1


@rule
def add(board: list[int], square: int) -> None:
    board[square // SIDE] |= 1 << (square % SIDE)


@rule
def remove(board: list[int], square: int) -> None:
    board[square // SIDE] &= ~(1 << (square % SIDE))


@rule
def bits(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number > 0:
        number &= number - 1
        count += 1
    return count


@rule
def count_squares(board: list[int]) -> int:
    count = 0
    for row in range(SIDE):
        count += bits(board[row])
    return count


@rule
def near(board: list[int], row: int) -> int:
    """The squares of a row that share a side with a square of the set."""
    found = board[row] << 1 | board[row] >> 1
    if row > 0:
        found |= board[row - 1]
    if row < SIDE - 1:
        found |= board[row + 1]
    return found & ALL_COLUMNS


@rule
def happens(game: Position, kind: int) -> bool:
    """Is this the effect of the round's event?"""
    return game.event != NOTHING and EVENT_KIND[game.event] == kind


@rule
def terrain_row(world: World, terrain: int, row: int) -> int:
    """A row's squares of one terrain. PU-P-petra: an open current is an energy square."""
    found = world.terrain[terrain][row]
    if terrain == Terrain.ENERGY:
        found |= CURRENTS[world.planet][row] & ~world.covered[row]
    return found


@rule
def refresh_board(game: Position, world: World) -> None:
    """Where a piece may lie now, and which squares it must touch (PU-R13, PU-R14)."""
    pieces = 0
    no_perimeter = happens(game, Happening.NO_PERIMETER)
    no_ice = happens(game, Happening.NO_ICE)
    for row in range(SIDE):
        free = SQUARES[world.planet][row] & ~world.covered[row]
        if no_perimeter:
            free &= ~PERIMETER[world.planet][row]
        if no_ice:
            free &= ~ICE[world.planet][row]
        world.free[row] = free
        pieces |= world.covered[row]
    for row in range(SIDE):
        world.reach[row] = near(world.covered, row) if pieces > 0 else FIRST[world.planet][row]


@rule
def empty(world: World) -> bool:
    """Does nothing lie on the planet yet?"""
    for row in range(SIDE):
        if world.covered[row] > 0:
            return False
    return True


# --- whole boards: word i holds the rows 4 * i to 4 * i + 3


@rule
def terrain_word(world: World, terrain: int, i: int) -> Word:
    word: Word = 0
    for row in range(4):
        word |= terrain_row(world, terrain, 4 * i + row) << (SIDE * row)
    return word


@rule
def board_word(board: list[int], i: int) -> Word:
    word: Word = 0
    for row in range(4):
        word |= board[4 * i + row] << (SIDE * row)
    return word


@rule
def spread(above: Word, word: Word, below: Word) -> Word:
    """The squares of a word and their neighbours by a side."""
    grown = word | (word << 1) & NOT_FIRST | (word >> 1) & NOT_LAST
    grown |= (word << SIDE) & WORD | word >> SIDE
    return grown | above >> LAST_ROW | (below & ONE_ROW) << LAST_ROW


@rule
def flood(seed0: Word, seed1: Word, seed2: Word, area0: Word, area1: Word, area2: Word) -> tuple[int, int, int]:
    """The part of an area that is connected with the seed."""
    while True:
        next0 = (spread(0, seed0, seed1) & area0) | seed0
        next1 = (spread(seed0, seed1, seed2) & area1) | seed1
        next2 = (spread(seed1, seed2, 0) & area2) | seed2
        if next0 == seed0 and next1 == seed1 and next2 == seed2:
            return next0, next1, next2
        seed0 = next0
        seed1 = next1
        seed2 = next2
