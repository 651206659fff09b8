"""Observations: what a seat may see as a row of numbers, with the seats turned so that its own comes first."""

import numpy as np
import pytest

from fiveplanets.core.engines.observing import places, row_type
from fiveplanets.core.kernels import observe_table
from fiveplanets.core.kinds import Array, Bits8, Bits63, Int8, Int16, Int32, Seq, known, nobody, owner, seats
from fiveplanets.core.packing import pack
from fiveplanets.core.records import record


@record
class Clan:
    water: Int16 = owner()
    card: Int8 = known("seen_by")
    seen_by: Bits8


@record
class Options:
    planet: Array[Int8, 3] = seats()
    power: Array[Int8, 3] = seats()


@record
class Game:
    rng: Int32 = nobody()
    options: Options
    clans: Array[Clan, 3] = seats()
    deck: Seq[Int8, 2] = nobody()
    round: Int8


def position(players):
    game = Game()
    for seat in range(players):
        game.options.planet[seat] = 1 + seat
        game.options.power[seat] = 11 + seat
        game.clans[seat].water = 21 + seat
        game.clans[seat].card = 31 + seat
        game.clans[seat].seen_by = 1 << (seat + 1) % players
    game.deck.items[:2] = [8, 9]
    game.deck.n = 2
    game.rng = 77
    game.round = 5
    return game


def observe(game, seat, players):
    """The names of the columns with what the seat sees there."""
    rows, names = places(game.schema)
    views = [np.frombuffer(pack(game), kind) for kind in (np.int8, np.int16, np.int32, np.int64)]
    out = np.zeros(len(names), row_type(game.schema))
    observe_table(rows, *views, seat, players, out)
    return dict(zip(names, out.tolist(), strict=True))


def test_columns_are_what_some_seat_may_see():
    assert list(observe(position(3), 0, 3)) == [
        *(f"options.{name}.{seat}" for name in ("planet", "power") for seat in range(3)),
        *(f"clans.{seat}.{name}" for seat in range(3) for name in ("water", "card", "seen_by")),
        "deck.n",
        "round",
    ]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_viewer_comes_first(seat):
    seen = observe(position(3), seat, 3)
    turned = [(seat + i) % 3 for i in range(3)]
    assert [seen[f"options.planet.{i}"] for i in range(3)] == [1 + s for s in turned]
    assert [seen[f"options.power.{i}"] for i in range(3)] == [11 + s for s in turned]
    assert [seen[f"clans.{i}.water"] for i in range(3)] == [21 + seat, 0, 0]
    assert [seen[f"clans.{i}.card"] for i in range(3)] == [0, 0, 31 + turned[2]]
    assert (seen["deck.n"], seen["round"]) == (2, 5)


def test_empty_seats_stay_behind():
    seen = observe(position(2), 1, 2)
    assert [seen[f"options.planet.{i}"] for i in range(3)] == [2, 1, 0]


def test_wide_numbers_make_wide_rows():
    @record
    class Wide:
        marks: Bits63
        n: Int8

    wide = Wide()
    wide.marks = 2**62 + 1
    assert row_type(Game.schema) == np.int32
    assert row_type(Wide.schema) == np.int64
    assert observe(wide, 0, 1)["marks"] == 2**62 + 1


def test_a_mask_must_be_a_byte_of_bits():
    @record
    class Wrong:
        seen_by: Int8
        card: Int8 = known("seen_by")

    with pytest.raises(TypeError, match="must be a Bits8"):
        places(Wrong.schema)
