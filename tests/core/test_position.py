"""Positions: values that are copied, hashed, stored, looked at and played on, with clear errors for everything else."""

import pickle
import random
import subprocess
import sys

import pytest

import fiveplanets as fp
from fiveplanets.core.components import Pack
from fiveplanets.core.packing import pack, size
from fiveplanets.core.random import Rng, seed_rng

CHOOSE_ION = 2


@pytest.fixture(params=["native", "interpreted", "checked"])
def position(comets, request):
    return comets.position(players=3, seed=7, engine=comets.engine(request.param))


def played(position, decisions, seed=1):
    chooser = random.Random(seed)
    for _ in range(decisions):
        seat = chooser.choice(position.to_act)
        position.apply(seat, chooser.choice(position.legal(seat)))
    return position


def rng(seed=1):
    found = Rng()
    seed_rng(found, seed, 3)
    return found


# --- as a value


def test_a_copy_goes_its_own_way(position):
    before = bytes(position)
    copy = position.copy()
    assert copy == position
    assert hash(copy) == hash(position)
    copy.apply(0, CHOOSE_ION)
    assert copy != position
    assert bytes(position) == before


def test_bytes_and_back(comets, position):
    played(position, 5)
    data = bytes(position)
    assert len(data) == size(comets.root)
    for again in (comets.position(data), comets.position(bytearray(data)), comets.position(memoryview(data))):
        assert again == position
        assert bytes(again) == data
        assert again.players == 3
        assert again.fingerprint == position.fingerprint


def test_all_engines_have_the_same_bytes(comets):
    one, two, three = (
        played(comets.position(players=4, seed=3, engine=comets.engine(name)), 6)
        for name in ("native", "interpreted", "checked")
    )
    assert bytes(one) == bytes(two) == bytes(three)
    assert one == two == three


def test_positions_are_keys(comets):
    found = {comets.position(players=2, seed=seed) for seed in (1, 1, 2)}
    assert len(found) == 2


def test_a_pickle_comes_back(comets, position):
    again = pickle.loads(pickle.dumps(played(position, 4)))
    assert again == position
    assert again.legal(again.to_act[0]) == position.legal(again.to_act[0])


def test_a_pickle_knows_its_pack(comets):
    game = fp.game("comets", Pack("comets", {"comets": {"halley": {"worth": 9}}}))
    again = pickle.loads(pickle.dumps(game.position(seed=1)))
    assert again.game == game
    assert again.game != comets


def test_a_pickle_is_read_by_another_process(comets, tmp_path):
    position = played(comets.position(seed=2), 3)
    (tmp_path / "position").write_bytes(pickle.dumps(position))
    code = f"import pickle; print(pickle.load(open({str(tmp_path / 'position')!r}, 'rb')).fingerprint)"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert int(found) == position.fingerprint


def test_a_record_is_a_copy(position):
    record = position.record()
    assert pack(record) == bytes(position)
    record.round = 0
    assert pack(record) != bytes(position)


def test_its_name_says_what_it_is(position):
    assert repr(position) == f"<Position of comets, 3 players, {position.fingerprint:016x}>"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (b"", "a position of comets is [0-9]+ bytes, not 0 bytes"),
        (b"123", "not 3 bytes"),
        ("a text", "not 6 bytes"),
        (5, "not 5"),
        ([], "not 0 bytes"),
        ({}, "not 0 bytes"),
    ],
)
def test_what_is_no_position_is_refused(comets, wrong, message):
    with pytest.raises(fp.SetupError, match=message) as caught:
        comets.position(wrong)
    assert "\n" not in str(caught.value)


def test_bytes_that_make_no_sense_are_refused(comets):
    with pytest.raises(fp.SetupError, match="comets is for 2 to 4 players, not 0"):
        comets.position(bytes(size(comets.root)))
    with pytest.raises(fp.SetupError, match="comets is for 2 to 4 players, not -1"):
        comets.position(b"\xff" * size(comets.root))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: setattr(r, "round", 5), "round is 5, not 0 to 4"),
        (lambda r: setattr(r.crews[1], "hand", 32), r"crews\.1\.hand is 32, not 0 to 31"),
        (lambda r: setattr(r.crews[1], "choice", 5), r"crews\.1\.choice is 5, not -1 to 4"),
        (lambda r: setattr(r.crews[1], "choice", -2), r"crews\.1\.choice is -2, not -1 to 4"),
        (lambda r: setattr(r.deck, "n", 5), r"deck\.n is 5, not 0 to 4"),
        (lambda r: setattr(r.asks[0], "n", 2), r"asks\.0\.n is 2, not 0 to 1"),
    ],
)
def test_values_out_of_range_are_refused(comets, change, message):
    """Compiled rules trust what is in a position."""
    record = comets.position(seed=1).record()
    change(record)
    with pytest.raises(fp.SetupError, match=f"this is no position of comets: {message}"):
        comets.position(pack(record))


# --- who may act, and how


def test_deciding(position):
    assert position.to_act == [0, 1, 2]
    assert position.legal(1) == [0, 1, 2, 3, 4, 5]
    position.apply(1, CHOOSE_ION)
    assert position.to_act == [0, 2]
    assert position.legal(1) == []
    assert not position.over


def test_a_move_tells_what_it_told(comets, position):
    event = comets.module("events").Event
    assert position.apply(0, 0) == []
    position.apply(1, 1)
    story = position.apply(2, 2)
    assert (event.SHOWN, 0, 0, 0, 0, 0, 0) in story
    assert (event.SHOWN, 2, 2, 0, 0, 0, 0) in story


@pytest.mark.parametrize(
    ("act", "message"),
    [
        (lambda p: p.apply(0, 9), "move 9 is not legal for seat 0 now"),
        (lambda p: p.apply(0, -1), "move -1 is not legal"),
        (lambda p: p.apply(0, 10**9), "is not legal"),
        (lambda p: p.apply(0, "choose"), "'choose' is not a move"),
        (lambda p: p.apply(0, None), "None is not a move"),
        (lambda p: p.apply(0, 1.0), "1.0 is not a move"),
        (lambda p: p.apply(0, True), "True is not a move"),
        (lambda p: p.preview(0, 9), "move 9 is not legal"),
        (lambda p: p.preview(0, "choose"), "'choose' is not a move"),
    ],
)
def test_moves_that_are_none_are_refused_and_change_nothing(position, act, message):
    before = bytes(position)
    with pytest.raises(fp.InvalidMove, match=message) as caught:
        act(position)
    assert "\n" not in str(caught.value)
    assert bytes(position) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, 10**30, None, "0", 1.0, True, [0]])
@pytest.mark.parametrize(
    "look",
    [
        lambda p, seat: p.legal(seat),
        lambda p, seat: p.apply(seat, 0),
        lambda p, seat: p.preview(seat, 0),
        lambda p, seat: p.is_asked(seat),
        lambda p, seat: p.asks(seat),
        lambda p, seat: p.imagine(seat, rng()),
        lambda p, seat: p.quick(seat, rng()),
    ],
    ids=["legal", "apply", "preview", "is_asked", "asks", "imagine", "quick"],
)
def test_seats_that_do_not_exist_are_refused_everywhere_alike(position, look, seat):
    with pytest.raises(fp.InvalidMove, match="the seats are 0 to 2") as caught:
        look(position, seat)
    assert repr(seat) in str(caught.value)


@pytest.mark.parametrize("seat", [-1, 3, "0", 1.0, True])
@pytest.mark.parametrize(
    "look",
    [
        lambda p, seat: p.redacted(seat),
        lambda p, seat: p.facts(seat),
        lambda p, seat: p.shown(seat),
        lambda p, seat: p.opened(seat),
    ],
    ids=["redacted", "facts", "shown", "opened"],
)
def test_viewers_that_do_not_exist_are_refused_everywhere_alike(position, look, seat):
    with pytest.raises(fp.InvalidMove, match="the seats are 0 to 2"):
        look(position, seat)
    look(position, None)  # a spectator


# --- how it stands


def test_the_end(comets, position):
    assert position.winners == []
    while not position.over:
        seat = position.to_act[0]
        position.apply(seat, position.legal(seat)[seat % len(position.legal(seat))])
    assert position.to_act == []
    scores, standings = position.scores, position.standings
    assert position.winners == [seat for seat in range(3) if standings[seat] == max(standings)]
    assert position.ranks == [sum(other > own for other in standings) for own in standings]
    assert [sum(parts.values()) for parts in position.points()] == scores


# --- what a seat may know


def test_redacted_is_what_the_seat_sees(position):
    position.apply(0, CHOOSE_ION)
    own, other, spectator = (position.redacted(seat).record() for seat in (0, 1, None))
    assert own.crews[0].choice == CHOOSE_ION
    assert other.crews[0].choice == spectator.crews[0].choice == -1
    for seen in (own, other, spectator):
        assert seen.deck.n == 3
        assert seen.deck.items == [0, 0, 0, 0]
        assert (seen.rng.a, seen.rng.b, seen.rng.c, seen.rng.count) == (0, 0, 0, 0)
        assert seen.chosen == 1


def test_redacting_twice_is_redacting_once(position):
    played(position, 4)
    for seat in (0, 1, 2, None):
        once = position.redacted(seat)
        assert once.redacted(seat) == once
        assert once.facts(seat) == position.facts(seat)


def test_shown_says_what_is_hidden(position):
    position.apply(0, CHOOSE_ION)
    assert position.shown(0)["crews"][0]["choice"] == "ion"
    assert position.shown(1)["crews"][0]["choice"] is None
    assert position.shown(1)["deck"] == [None] * 3
    assert position.shown(1)["open_asks"] == [1, 2]
    assert position.shown(1)["crews"][1]["hand"] == ["kite", "sail", "ion", "rocket", "sling"]
    assert position.shown(None)["asks"][1] == [{"ask": "choose"}]


def test_opened_hides_nothing(position):
    position.apply(0, CHOOSE_ION)
    for seat in (0, 1, None):
        opened = position.opened(seat)
        assert opened["state"]["crews"][0]["choice"] == "ion"
        assert None not in opened["state"]["deck"]
        assert opened["state"]["asks"] == position.shown(seat)["asks"]
        assert opened["facts"].keys() == position.facts(seat).keys()


def test_facts_are_plain_data(position):
    facts = position.facts(0)
    assert facts["points"] == [{"comets": 0}] * 4
    assert facts["leader"] is None
    assert len(facts["unseen"]) == 3


def test_imagined_positions_look_the_same_to_the_seat(comets, position):
    played(position, 5)
    seen = set()
    for number in range(20):
        imagined = position.imagine(0, rng(number))
        assert imagined.redacted(0) == position.redacted(0)
        seen.add(bytes(imagined))
    assert len(seen) > 1


def test_engines_imagine_alike(comets):
    found = []
    for name in ("native", "interpreted"):
        chance = rng(5)
        position = played(comets.position(players=4, seed=3, engine=comets.engine(name)), 2)
        found.append((bytes(position.imagine(1, chance)), pack(chance)))
    assert found[0] == found[1]


def test_an_engine_that_does_not_exist_is_refused(comets):
    with pytest.raises(fp.SetupError, match="engine 'abacus': there are native, interpreted"):
        comets.engine("abacus")
