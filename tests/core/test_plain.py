"""Records as plain data: codes by their ids, sequences as lists, what is hidden as null; and back."""

import json

import pytest

from fiveplanets.core.codes import NOTHING, Code, Ids, Numbers, Seat
from fiveplanets.core.kinds import Array, Bits8, Bool, Int8, Maybe, One, Seq, Set, nobody, owner, public, seats
from fiveplanets.core.packing import pack
from fiveplanets.core.plain import from_json, record_json, to_json, visible_json
from fiveplanets.core.records import record


class Action(Code):
    DIG = 0
    MINE = 1
    RAID = 2


class Card(Ids):
    label = "card"
    ids = ("T01", "T02", "T03")


class Cell(Numbers):
    low, high = 1, 12


@record
class Clan:
    choice: Maybe[Action] = owner()
    hand: Set[Card] = owner()
    late: Bool = owner()
    cell: One[Cell]


@record
class Pair:
    choice: Maybe[Action]
    cell: One[Cell]


@record
class Camp:
    clans: Array[Clan] = seats(size=2)
    deck: Seq[One[Card]] = nobody(size=4)
    pairs: Seq[Pair] = public(size=2)
    first: Maybe[Seat]
    told: Set[Seat]
    cells: Set[Cell]
    marks: Bits8
    grid: Array[Array[Int8]] = public(size=(2, 2))


def camp():
    found = Camp()
    found.clans[1].choice = Action.RAID
    found.clans[1].hand = 0b101
    found.clans[1].late = 1
    found.clans[1].cell = 12
    found.deck.items[:2] = [2, 0]
    found.deck.n = 2
    found.pairs.n = 1
    found.pairs.items[0].choice = Action.DIG
    found.told = 0b10000001
    found.cells = 1 << 12 | 1 << 1
    found.marks = 5
    found.grid[1][0] = -7
    return found


PLAIN = {
    "clans": [
        {"choice": None, "hand": [], "late": False, "cell": 0},
        {"choice": "raid", "hand": ["T01", "T03"], "late": True, "cell": 12},
    ],
    "deck": ["T03", "T01"],
    "pairs": [{"choice": "dig", "cell": 0}],
    "first": None,
    "told": [0, 7],
    "cells": [1, 12],
    "marks": 5,
    "grid": [[0, 0], [-7, 0]],
}


def test_to_plain_data():
    assert to_json(Camp.schema, pack(camp())) == record_json(camp()) == PLAIN
    assert json.loads(json.dumps(PLAIN)) == PLAIN


def test_and_back():
    assert pack(from_json(Camp.schema, PLAIN)) == pack(camp())


def test_what_is_hidden_is_null():
    data = visible_json(Camp.schema, pack(camp()), 0)
    assert data["clans"][0] == PLAIN["clans"][0]
    assert data["clans"][1] == {"choice": None, "hand": None, "late": None, "cell": 12}
    assert data["deck"] == [None, None]


def test_seat_zero_is_no_nothing():
    found = camp()
    found.first = 0
    assert record_json(found)["first"] == 0
    found.first = NOTHING
    assert record_json(found)["first"] is None


@pytest.mark.parametrize(
    "change", [{"told": [8]}, {"deck": ["T09"]}, {"first": 8}, {"cells": [0]}, {"clans": [{"choice": "sing"}, {}]}]
)
def test_ids_that_do_not_exist_are_refused(change):
    with pytest.raises((ValueError, KeyError)):
        from_json(Camp.schema, PLAIN | change)
