"""Codes: numbers with ids, and what is no value of them."""

import pytest

from fiveplanets.core.codes import (
    NOTHING,
    Code,
    Ids,
    Number,
    Numbers,
    Seat,
    bounds_of,
    id_of,
    label_of,
    names_of,
    number_of,
    values_of,
)


class Action(Code):
    DIG = 0
    ROLL_GAIN = 1


class LateStart(Code):
    ONE = 1
    THREE = 3


class Card(Ids):
    label = "technology"
    ids = ("T01", "T02", "T03")


class Cell(Numbers):
    low, high = 1, 12


class Offset(Numbers):
    low, high = -1, 1


def test_ids_are_names_in_lower_case_or_what_is_listed():
    assert names_of(Action) == {0: "dig", 1: "roll_gain"}
    assert names_of(LateStart) == {1: "one", 3: "three"}
    assert names_of(Card) == {0: "T01", 1: "T02", 2: "T03"}
    assert names_of(Cell) == {}


def test_labels():
    assert label_of(Action) == "action"
    assert label_of(LateStart) == "late_start"
    assert label_of(Card) == "technology"
    assert label_of(Seat) == "seat"


def test_bounds():
    assert bounds_of(Action) == (0, 1)
    assert bounds_of(LateStart) == (1, 3)
    assert bounds_of(Card) == (0, 2)
    assert bounds_of(Cell) == (1, 12)


@pytest.mark.parametrize(
    ("code", "number", "name"),
    [
        (Action, 1, "roll_gain"),
        (LateStart, 3, "three"),
        (Card, 0, "T01"),
        (Cell, 12, 12),
        (Offset, -1, -1),
        (Seat, 3, 3),
    ],
)
def test_there_and_back(code, number, name):
    assert id_of(code, number) == name
    assert number_of(code, name) == number


@pytest.mark.parametrize("code", [Action, Card, Cell, Seat])
def test_nothing_is_null(code):
    assert id_of(code, NOTHING) is None


def test_where_minus_one_is_a_number_it_is_no_nothing():
    assert id_of(Offset, -1) == -1
    assert id_of(Number, -1) == -1


@pytest.mark.parametrize(
    ("code", "value"),
    [
        (Action, "mine"),
        (Action, "DIG"),
        (Action, 0),
        (Action, None),
        (Action, ["dig"]),
        (Card, "T04"),
        (Cell, 0),
        (Cell, 13),
        (Cell, "1"),
        (Cell, True),
        (Cell, 1.0),
        (Cell, None),
    ],
)
def test_what_is_no_value_is_refused(code, value):
    with pytest.raises(ValueError):  # noqa: PT011
        number_of(code, value)


def test_what_can_be_said():
    assert values_of(Action) == "dig roll_gain"
    assert values_of(Cell) == "a whole number from 1 to 12"
