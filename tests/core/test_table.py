"""A table: its log, its refusals, its undo, its promise of the seed. Comets is played here."""

import hashlib

import pytest

import fiveplanets as fp
from fiveplanets.core.table import Table, Undo
from tests.support import checked_table, play_randomly

KITE, SAIL, ION = ({"do": "choose", "probe": probe} for probe in ("kite", "sail", "ion"))


@pytest.fixture(params=["native", "checked records"])
def fresh(comets, request):
    return comets.table(3, 1) if request.param == "native" else checked_table(comets, 3, 1)


def both_choose(table, *choices):
    for seat, choice in enumerate(choices):
        table.play(seat, choice)


def test_a_move_is_a_number_a_dict_or_a_move(fresh):
    move = fresh.moves(0)[1]
    assert move.data == SAIL
    assert fresh.play(0, move).move == fresh.play(1, SAIL).move == fresh.play(2, move.index).move


def test_the_log_keeps_everything_and_entries_what_stands(fresh):
    fresh.play(0, KITE)
    fresh.undo(0)
    fresh.play(0, SAIL)
    assert [entry.move for entry in fresh.entries] == [1]
    assert [getattr(entry, "move", "undo") for entry in fresh.log] == [0, "undo", 1]
    assert fresh.log[1] == Undo(0)
    assert fresh.sequence == 3


def test_a_refused_move_changes_nothing(fresh):
    fresh.play(0, KITE)
    before = bytes(fresh.position)
    with pytest.raises(fp.IllegalMove, match="CO-03: seat 0 has nothing to decide now") as caught:
        fresh.play(0, KITE)
    assert caught.value.rule == "CO-03"
    with pytest.raises(fp.IllegalMove, match="CO-07: Take back nothing: Who takes a comet of ice may") as caught:
        fresh.play(1, {"do": "decline"})
    assert caught.value.rule == "CO-07"
    assert bytes(fresh.position) == before
    assert len(fresh.log) == 1


def test_a_wrong_choice_breaks_the_rule_of_its_kind(fresh):
    both_choose(fresh, KITE, SAIL, ION)
    while fresh.moves(fresh.to_act[0])[0].data["do"] == "recall":
        fresh.play(fresh.to_act[0], {"do": "decline"})
    with pytest.raises(fp.IllegalMove) as caught:
        fresh.play(0, KITE)
    assert caught.value.rule == "CO-01"


@pytest.mark.parametrize("move", [-1, 10**6, True, 1.0, "kite", None, [], {}, {"do": "sing"}, {"do": "choose"}])
def test_what_is_no_move_is_invalid(fresh, move):
    with pytest.raises(fp.InvalidMove) as caught:
        fresh.play(0, move)
    assert "\n" not in str(caught.value)
    assert fresh.log == []


@pytest.mark.parametrize("seat", [-1, 3, None, "0", True, 1.0])
@pytest.mark.parametrize(
    "act",
    [
        lambda t, seat: t.play(seat, KITE),
        lambda t, seat: t.legal(seat),
        lambda t, seat: t.moves(seat),
        lambda t, seat: t.undo(seat),
        lambda t, seat: t.can_undo(seat),
        lambda t, seat: t.question(seat),
    ],
    ids=["play", "legal", "moves", "undo", "can_undo", "question"],
)
def test_seats_that_do_not_exist_are_refused_everywhere_alike(fresh, act, seat):
    with pytest.raises(fp.InvalidMove, match=f"seat {seat!r}: the seats are 0 to 2"):
        act(fresh, seat)


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 1.0])
@pytest.mark.parametrize(
    "look",
    [lambda t, seat: t.view(seat), lambda t, seat: t.since(0, seat)],
    ids=["view", "since"],
)
def test_viewers_that_do_not_exist_are_refused_everywhere_alike(fresh, look, seat):
    with pytest.raises(fp.InvalidMove, match=f"seat {seat!r}: the seats are 0 to 2"):
        look(fresh, seat)
    look(fresh, None)  # a spectator


# --- undo


def test_undo_takes_back_ones_own_last_decision(fresh):
    start = bytes(fresh.position)
    fresh.play(0, KITE)
    assert fresh.can_undo(0)
    fresh.undo(0)
    assert bytes(fresh.position) == start
    assert fresh.to_act == [0, 1, 2]


def test_undo_keeps_the_others_choices(fresh):
    fresh.play(0, KITE)
    fresh.play(1, SAIL)
    fresh.undo(0)
    assert fresh.to_act == [0, 2]
    assert fresh.position.record().crews[0].choice == -1
    assert fresh.position.record().crews[1].choice == 1
    fresh.undo(1)
    assert fresh.to_act == [0, 1, 2]


def test_undo_needs_something_to_take_back(fresh):
    for _ in range(2):
        with pytest.raises(fp.UndoRefused, match="seat 0 has not decided anything yet"):
            fresh.undo(0)
        assert not fresh.can_undo(0)
        if not fresh.log:
            fresh.play(1, KITE)


def test_undo_never_goes_past_a_reveal(fresh):
    both_choose(fresh, KITE, SAIL, ION)
    before = bytes(fresh.position)
    assert fresh.entries[-1].final
    for seat in range(3):
        with pytest.raises(fp.UndoRefused, match="revealed or rolled"):
            fresh.undo(seat)
    assert bytes(fresh.position) == before


def test_undo_never_goes_past_a_roll(comets):
    """Without a reveal too: the random numbers that were drawn say so."""
    event = comets.module("events").Event
    table = comets.table(2, 1)
    rolled = [entry for entry in played_to_the_end(table) if any(line[0] == event.ROLLED for line in entry.story)]
    assert rolled
    assert all(entry.final for entry in rolled)


def played_to_the_end(table):
    while not table.over:
        for seat in table.to_act:
            table.play(seat, table.legal(seat)[0])
    return table.entries


def test_the_move_that_ends_the_game_is_final(comets):
    """The end shows everybody's points, whatever the last move was."""
    for seed in range(10):
        played = comets.table(3, seed)
        play_randomly(played, seed)
        assert played.entries[-1].final


def test_two_undos_in_a_row(fresh):
    positions = [bytes(fresh.position)]
    for seat, choice in ((0, KITE), (1, SAIL)):
        fresh.play(seat, choice)
        positions.append(bytes(fresh.position))
    fresh.undo(1)
    assert bytes(fresh.position) == positions[1]
    fresh.undo(0)
    assert bytes(fresh.position) == positions[0]


# --- the end, views, promises


def test_nobody_wins_before_the_end(fresh):
    assert fresh.winners == []
    assert not fresh.over
    play_randomly(fresh, 1)
    assert fresh.over
    assert fresh.winners
    assert fresh.to_act == []
    assert [fresh.legal(seat) for seat in range(3)] == [[], [], []]
    view = fresh.view(0)
    assert (view["over"], view["scores"], view["winners"]) == (True, fresh.scores, fresh.winners)


def test_a_view_has_all_that_a_seat_needs(fresh):
    fresh.play(0, KITE)
    view = fresh.view(0)
    assert view["state"]["crews"][0]["choice"] == "kite"
    assert view["facts"]["worth"] > 0
    assert view["moves"] == []
    assert view["question"] is None
    assert view["can_undo"]
    assert view["to_act"] == [1, 2]
    assert fresh.view(1)["question"] == {"ask": "choose"}
    assert fresh.view(1)["moves"][0] == {"do": "choose", "probe": "kite", "index": 0}
    assert not fresh.view(1)["can_undo"]
    assert fresh.view(None)["moves"] == []


def test_a_view_tells_nothing_of_the_seed(fresh):
    view = fresh.view(0)
    assert "seed" not in view
    assert "salt" not in view
    assert set(view["state"]["rng"].values()) == {None}
    assert view["commitment"] == hashlib.sha256(f"{fresh.salt}:{fresh.seed}".encode()).hexdigest()


def test_equal_seeds_make_different_promises(comets):
    assert comets.table(seed=1).commitment != comets.table(seed=1).commitment


def test_the_log_hides_the_others_secret_moves(fresh):
    fresh.play(0, KITE)
    assert fresh.since(0, 0)[0]["move"] == KITE
    assert fresh.since(0, 1)[0]["move"] == fresh.since(0, None)[0]["move"] == {"do": "choose"}


def test_what_happened_since(fresh):
    fresh.play(0, KITE)
    fresh.undo(0)
    fresh.play(0, SAIL)
    assert fresh.since(0, 0) == [
        {"sequence": 1, "seat": 0, "move": KITE, "events": []},
        {"sequence": 2, "undo": 0},
        {"sequence": 3, "seat": 0, "move": SAIL, "events": []},
    ]
    assert fresh.since(2, 1) == [{"sequence": 3, "seat": 0, "move": {"do": "choose"}, "events": []}]
    assert fresh.since(3, 1) == []
    fresh.play(1, SAIL)
    fresh.play(2, ION)
    events = fresh.since(4, None)[0]["events"]
    assert {"event": "shown", "who": 2, "probe": "ion"} in events


@pytest.mark.parametrize("sequence", [-1, 1, "0", None, True, 0.0])
def test_a_sequence_that_is_none_is_refused(fresh, sequence):
    with pytest.raises(fp.InvalidMove, match=f"sequence {sequence!r}: from 0 to 0"):
        fresh.since(sequence)


def test_the_opening_is_told(fresh):
    assert [event["event"] for event in fresh.opening()] == ["turned_up"]


def test_moves_have_texts(fresh):
    move = fresh.moves(0)[0]
    assert move.text("en") == "Send the kite"
    assert move.text("ru") == "Послать: змей"
    assert str(move.index) in repr(move)
    assert len({move, fresh.moves(1)[0]}) == 1


def test_the_engines_tell_the_same(comets):
    one, two = Table(comets, 4, 5, salt="s"), checked_table(comets, 4, 5)
    for table in (one, two):
        play_randomly(table, 3)
    assert one.log == two.log
    assert [entry.story for entry in one.entries] == [entry.story for entry in two.entries]
    assert one.fingerprint == two.fingerprint
