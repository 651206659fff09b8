"""What the quick bot thinks of rows and columns: how much of their medals is as good as won. In tenths of a medal."""

from fiveplanets.core.rules import rule

from .rules.board import Word
from .state import World
from .tables import COLUMN_MEDALS, COLUMN_SIZE, ROW_MEDALS, ROW_SIZE, SIDE, SQUARES

LINE_WORTH = 9  # a medal of a row or column
LINE_POWER = 3
MOST_LINE_MEDALS = 9
DIGIT, HALF = 4, SIDE // 2  # a number a column, each in so many bits; half a row has so many columns
COUNTED = tuple(sum((half >> column & 1) << DIGIT * column for column in range(HALF)) for half in range(1 << HALF))
COUNT = tuple(row.bit_count() for row in range(1 << SIDE))  # the squares of a row


def _lines() -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(
            tuple(round(LINE_WORTH * medals * (n / max(1, n, size)) ** LINE_POWER) for n in range(SIDE + 1))
            for size in range(SIDE + 1)
        )
        for medals in range(MOST_LINE_MEDALS + 1)
    )


LINE = _lines()  # [medals][squares][covered]


@rule
def open_row(world: World, row: int) -> int:
    """The squares of a row that are not covered; none beyond the edge."""
    if row < 0 or row >= SIDE:
        return 0
    return SQUARES[world.planet][row] & ~world.covered[row]


@rule
def open_columns(world: World) -> Word:
    """How many squares of each column are not covered: a digit a column."""
    left = 0
    right = 0
    for row in range(SIDE):
        there = open_row(world, row)
        left += COUNTED[there & (1 << HALF) - 1]
        right += COUNTED[there >> HALF]
    columns: Word = right
    return columns << DIGIT * HALF | left


@rule
def open_in_column(column: int, columns: Word) -> int:
    return columns >> DIGIT * column & (1 << DIGIT) - 1


@rule
def row_progress(world: World, row: int, there: int, squares: int) -> int:
    """What covering so many squares of a row brings it nearer to its medals; `there` are those not covered so far."""
    size = ROW_SIZE[world.planet][row]
    before = size - COUNT[there]
    won = LINE[ROW_MEDALS[world.planet][row]][size]
    return won[before + squares] - won[before]


@rule
def column_progress(world: World, column: int, there: int, squares: int) -> int:
    """The same for a column, in which so many are not covered so far."""
    size = COLUMN_SIZE[world.planet][column]
    before = size - there
    won = LINE[COLUMN_MEDALS[world.planet][column]][size]
    return won[before + squares] - won[before]
