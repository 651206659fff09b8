"""A table: its log, its refusals, its undo, its promise of the seed. Planet 5R is played here."""

import hashlib
from itertools import pairwise

import pytest

import fiveplanets as fp
from fiveplanets.core.packing import pack
from fiveplanets.core.table import Undo
from tests.support import play_randomly, table

DIG, MINE, SCOUT = ({"do": "choose", "card": card} for card in ("dig", "mine", "scout"))


@pytest.fixture
def fresh():
    return table("planet-5r", 3)


def test_a_move_is_a_number_a_dict_or_a_move(fresh):
    move = fresh.moves(0)[1]
    assert move.data == MINE
    assert fresh.play(0, move).move == fresh.play(1, MINE).move == fresh.play(2, move.index).move


def test_the_log_keeps_everything_and_entries_what_stands(fresh):
    fresh.play(0, DIG)
    fresh.undo(0)
    fresh.play(0, MINE)
    assert [entry.move for entry in fresh.entries] == [1]
    assert [getattr(entry, "move", "undo") for entry in fresh.log] == [0, "undo", 1]
    assert fresh.log[1] == Undo(0)


def test_a_refused_move_changes_nothing(fresh):
    fresh.play(0, DIG)
    before = pack(fresh.state)
    with pytest.raises(fp.IllegalMove, match="seat 0 has nothing to decide now") as caught:
        fresh.play(0, DIG)
    assert caught.value.rule == "5R-11"
    with pytest.raises(fp.IllegalMove, match="5R-26: ") as caught:
        fresh.play(1, {"do": "bid", "water": 1})
    assert caught.value.rule == "5R-26"
    assert pack(fresh.state) == before
    assert len(fresh.log) == 1


@pytest.mark.parametrize(
    ("move", "message"),
    [
        (-1, "numbered 0 to "),
        (10**6, "numbered 0 to "),
        (True, "is not a move"),
        (1.0, "is not a move"),
        ("dig", "is not a move"),
        (None, "is not a move"),
        ({}, "'do' must be one of choose bid take"),
        ({"do": "sing"}, "'do' must be one of"),
        ({"do": ["choose"]}, "'do' must be one of"),
        ({"do": "choose"}, "choose takes card"),
        ({"do": "choose", "card": "dig", "water": 1}, "choose takes card"),
        ({"do": "choose", "card": "sleep"}, "card must be dig mine raid scout expand"),
        ({"do": "choose", "card": None}, "card must be"),
        ({"do": "bid", "water": 0}, "water must be a whole number from 1 to 400"),
        ({"do": "bid", "water": 1.0}, "water must be"),
        ({"do": "bid", "water": True}, "water must be"),
        ({"do": "bid", "water": "1"}, "water must be"),
    ],
)
def test_what_is_no_move_is_invalid(fresh, move, message):
    with pytest.raises(fp.InvalidMove, match=message) as caught:
        fresh.play(0, move)
    assert "\n" not in str(caught.value)
    assert fresh.log == []


def test_undo_takes_back_ones_own_last_decision(fresh):
    start = pack(fresh.state)
    fresh.play(0, DIG)
    fresh.undo(0)
    assert pack(fresh.state) == start
    assert fresh.to_act == [0, 1, 2]


def test_undo_keeps_the_others_choices(fresh):
    fresh.play(0, DIG)
    fresh.play(1, MINE)
    fresh.undo(0)
    assert fresh.to_act == [0, 2]
    assert fresh.state.clans[0].choice == 0
    assert fresh.state.clans[1].choice == 2
    fresh.undo(1)
    assert fresh.to_act == [0, 1, 2]


def test_undo_needs_something_to_take_back(fresh):
    with pytest.raises(fp.UndoRefused, match="seat 0 has not decided anything yet"):
        fresh.undo(0)
    fresh.play(1, DIG)
    with pytest.raises(fp.UndoRefused, match="seat 0"):
        fresh.undo(0)


def test_undo_never_goes_past_a_reveal(fresh):
    for seat in range(3):
        fresh.play(seat, MINE)
    before = pack(fresh.state)
    for seat in range(3):
        with pytest.raises(fp.UndoRefused, match="revealed or rolled"):
            fresh.undo(seat)
    fresh.play(0, DIG)
    with pytest.raises(fp.UndoRefused):
        fresh.undo(1)
    fresh.undo(0)
    assert pack(fresh.state) == before


def test_undo_never_goes_past_a_roll(fresh):
    for seat in range(3):
        entry = fresh.play(seat, SCOUT)
    assert entry.final
    with pytest.raises(fp.UndoRefused):
        fresh.undo(2)


def test_the_move_that_ends_the_game_is_final():
    """The end shows everybody's points, whatever the last move was."""
    for seed in range(40):
        played = table("planet-5r", 3, seed)
        play_randomly(played, seed)
        assert played.entries[-1].final


def test_two_undos_in_a_row():
    """Of a seat that takes a card and then says what it joins, while another buyer waits."""
    seed, entries, at = two_decisions_in_a_row()
    again = table("planet-5r", 4, seed)
    for entry in entries[: at + 2]:
        again.play(entry.seat, entry.move)
    for expected in (entries[at + 1], entries[at]):
        again.undo(expected.seat)
        assert pack(again.state) == expected.before


def two_decisions_in_a_row():
    for seed in range(100):
        played = table("planet-5r", 4, seed)
        play_randomly(played, seed)
        for at, (one, two) in enumerate(pairwise(played.entries)):
            if one.seat == two.seat and not one.final and not two.final:
                return seed, played.entries, at
    raise AssertionError("no seat ever took two decisions in a row")


def test_nobody_wins_before_the_end(fresh):
    assert fresh.winners == []
    assert not fresh.over
    play_randomly(fresh, 1)
    assert fresh.over
    assert fresh.winners
    assert fresh.to_act == []
    assert [fresh.legal(seat) for seat in (-1, 0, 3)] == [[], [], []]


def test_a_view_tells_nothing_of_the_seed(fresh):
    view = fresh.view(0)
    assert "seed" not in view
    assert "salt" not in view
    assert set(view["state"]["rng"].values()) == {None}
    assert view["commitment"] == hashlib.sha256(f"{fresh.salt}:{fresh.seed}".encode()).hexdigest()


def test_equal_seeds_make_different_promises():
    game = fp.game("planet-5r")
    assert game.table(seed=1).commitment != game.table(seed=1).commitment


def test_the_log_hides_the_others_secret_moves(fresh):
    fresh.play(0, DIG)
    assert fresh.told(0)[0]["move"] == DIG
    assert fresh.told(1)[0]["move"] == fresh.told(None)[0]["move"] == {"do": "choose"}


def test_moves_have_texts(fresh):
    move = fresh.moves(0)[0]
    assert move.text("en") != move.text("ru")
    assert str(move.index) in repr(move)
