"""Pending decisions and bounded sequences leave no trace when they are done."""

import pytest

from fiveplanets.core.asks import Ask, actor, ask, asked, close_ask, top_ask
from fiveplanets.core.codes import Seat
from fiveplanets.core.kinds import Array, Int8, Seq, Set, public, seats
from fiveplanets.core.packing import pack
from fiveplanets.core.records import Misfit, record
from fiveplanets.core.seq import clear, find, pop, push, push_bits, push_range, take_at


@record
class Game:
    asks: Array[Seq[Ask]] = seats(size=(3, 2))
    open_asks: Set[Seat]
    players: Int8
    pile: Seq[Int8] = public(size=4)


@pytest.fixture
def game():
    game = Game.schema.checked()
    game.players = 3
    return game


def test_the_last_ask_comes_first(game):
    ask(game, 1, 4, 7, 8)
    ask(game, 1, 5)
    assert (top_ask(game, 1).kind, top_ask(game, 1).a) == (5, 0)
    close_ask(game, 1)
    assert (top_ask(game, 1).kind, top_ask(game, 1).a, top_ask(game, 1).b) == (4, 7, 8)


def test_closed_asks_leave_no_trace(game):
    before = pack(game)
    ask(game, 2, 4, 7, 8)
    close_ask(game, 2)
    assert pack(game) == before


def test_the_actor_is_the_first_who_is_asked(game):
    assert actor(game) == -1
    ask(game, 2, 1)
    assert actor(game) == 2
    ask(game, 1, 1)
    assert actor(game) == 1
    assert [asked(game, seat) for seat in range(3)] == [False, True, True]


def test_too_many_asks_do_not_fit(game):
    ask(game, 0, 1)
    ask(game, 0, 1)
    with pytest.raises(Misfit):
        ask(game, 0, 1)


def test_sequences(game):
    before = pack(game)
    for value in (5, 6, 7, 6):
        push(game.pile, value)
    with pytest.raises(Misfit):
        push(game.pile, 8)
    assert find(game.pile, 6) == 1
    assert find(game.pile, 9) == -1
    assert take_at(game.pile, 1) == 6
    assert game.pile.items == [5, 7, 6, 0]
    assert pop(game.pile) == 6
    assert game.pile.items == [5, 7, 0, 0]
    assert find(game.pile, 0) == -1
    clear(game.pile)
    assert pack(game) == before


def test_many_at_once(game):
    push(game.pile, 9)
    push_range(game.pile, 5, 2)
    assert game.pile.items[: game.pile.n] == [9, 5, 6]
    clear(game.pile)
    push_bits(game.pile, 10, 0b01101, 5)
    assert game.pile.items[: game.pile.n] == [10, 12, 13]
    push_range(game.pile, 5, 0)
    push_bits(game.pile, 5, 0, 3)
    assert game.pile.n == 3


def test_the_first_of_any_seats_acts(game):
    for seats_asked in range(1, 8):
        game.open_asks = seats_asked
        assert actor(game) == min(seat for seat in range(3) if seats_asked >> seat & 1)
