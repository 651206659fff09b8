"""Move spaces: numbers, dicts, and what is neither."""

import pytest

import fiveplanets as fp
from fiveplanets.core.moves import Kind, MoveSpace, Names, Span

MOVES = MoveSpace(
    choose=Kind(secret=True, card=Names("action", ("dig", "mine"))),
    place=Kind(card=Names("card", ("a", "b", "c")), at=Span(-1, 2)),
    done=Kind(),
)


def test_the_last_parameter_runs_fastest():
    assert [MOVES.base(kind) for kind in ("choose", "place", "done")] == [0, 2, 14]
    assert MOVES.count == 15
    assert MOVES.data(2) == {"do": "place", "card": "a", "at": -1}
    assert MOVES.data(3) == {"do": "place", "card": "a", "at": 0}
    assert MOVES.data(6) == {"do": "place", "card": "b", "at": -1}
    assert MOVES.data(14) == {"do": "done"}


def test_there_and_back():
    assert [MOVES.index(MOVES.data(index)) for index in range(15)] == list(range(15))


def test_secret_kinds():
    assert [MOVES.is_secret(index) for index in (0, 1, 2, 14)] == [True, True, False, False]


@pytest.mark.parametrize("index", [-1, 15])
def test_numbers_outside(index):
    with pytest.raises(fp.InvalidMove, match="numbered 0 to 14"):
        MOVES.data(index)


@pytest.mark.parametrize("data", [{"do": "place", "card": "a", "at": 3}, {"do": "place", "card": "a", "at": "0"}])
def test_values_outside(data):
    with pytest.raises(fp.InvalidMove, match="at must be a whole number from -1 to 2"):
        MOVES.index(data)
