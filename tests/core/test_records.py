"""Records: kinds with sizes, zero or nothing at first, and on checked records nothing that would not fit its field."""

import pytest

from fiveplanets.core.codes import NOTHING, Code, Ids, Numbers
from fiveplanets.core.kinds import (
    Array,
    Bits8,
    Bool,
    Int8,
    Int16,
    Maybe,
    One,
    Seq,
    Set,
    nobody,
    one_of,
    owner,
    public,
    seats,
    set_of,
)
from fiveplanets.core.packing import flatten, pack
from fiveplanets.core.records import Misfit, record


class Action(Code):
    DIG = 0
    MINE = 1
    RAID = 2


class Cell(Numbers):
    low, high = 1, 12


class Offset(Numbers):
    low, high = -1, 1


@record
class Clan:
    """A clan."""

    water: Int16 = owner()
    hand: Seq[One[Action]] = owner(size=3)
    late: Bool
    choice: Maybe[Action] = owner()
    discard: Set[Action]
    cell: One[Cell]


@record
class Camp:
    clans: Array[Clan] = seats(size=2)
    grid: Array[Array[Int8]] = public(size=(3, 2))
    marks: Bits8
    deck: Seq[Int8] = nobody(size=4)
    spots: Array[Maybe[Cell]] = public(size=2)
    shift: One[Offset]


def test_everything_starts_at_zero_or_nothing():
    camp = Camp()
    assert not any(pack(camp))
    assert camp.clans[0].choice == NOTHING
    assert camp.spots == [NOTHING, NOTHING]
    assert camp.clans[0].discard == camp.clans[0].cell == camp.clans[1].water == camp.shift == 0
    assert Clan.__doc__ == "A clan."


def test_sizes_are_given_from_the_outside_in():
    camp = Camp()
    assert [len(row) for row in camp.grid] == [2, 2, 2]
    assert len(camp.clans) == 2
    assert len(camp.deck.items) == 4


def test_records_are_references_of_their_own():
    one, two = Camp(), Camp()
    clan = one.clans[0]
    clan.water += 3
    one.grid[1][1] = 5
    assert one.clans[0].water == 3
    assert one.clans[1].water == two.clans[0].water == two.grid[1][1] == one.grid[0][1] == 0


def test_a_misspelt_field_is_an_error():
    with pytest.raises(AttributeError):
        Camp().mark = 1
    with pytest.raises(AttributeError):
        Camp.schema.checked().mark = 1


@pytest.fixture
def checked():
    return Camp.schema.checked()


def test_checked_records_take_what_fits(checked):
    checked.clans[1].water = -(2**15)
    checked.marks = 255
    checked.clans[0].late = True
    checked.clans[0].choice = Action.RAID
    checked.clans[0].choice = NOTHING
    checked.clans[0].discard = 0b111
    checked.clans[0].cell = 12
    checked.clans[0].cell = 0  # not set yet
    checked.shift = -1
    checked.spots[1] = 12
    checked.grid[2][0] = 127
    checked.deck.items[:2] = [3, 4]
    assert checked.deck.items[:3] == [3, 4, 0]


@pytest.mark.parametrize(
    "misuse",
    [
        lambda camp: setattr(camp.clans[0], "water", 2**15),
        lambda camp: setattr(camp.clans[0], "water", 1.5),
        lambda camp: setattr(camp.clans[0], "late", 2),
        lambda camp: setattr(camp.clans[0], "choice", 3),
        lambda camp: setattr(camp.clans[0], "choice", -2),
        lambda camp: setattr(camp.clans[0], "discard", 8),
        lambda camp: setattr(camp.clans[0], "discard", -1),
        lambda camp: setattr(camp.clans[0], "cell", 13),
        lambda camp: setattr(camp.clans[0], "cell", -1),
        lambda camp: setattr(camp, "shift", 2),
        lambda camp: setattr(camp, "marks", 256),
        lambda camp: setattr(camp, "marks", -1),
        lambda camp: setattr(camp, "deck", camp.deck),
        lambda camp: setattr(camp, "grid", [[0, 0]] * 3),
        lambda camp: setattr(camp.deck, "n", 128),
        lambda camp: camp.spots.__setitem__(0, 13),
        lambda camp: camp.clans[0].hand.items.__setitem__(0, 3),
        lambda camp: camp.deck.items.__setitem__(0, 128),
        lambda camp: camp.deck.items.__setitem__(4, 1),
        lambda camp: camp.deck.items.__setitem__(-1, 1),
        lambda camp: camp.deck.items.__setitem__(slice(2), [1, 2, 3]),
        lambda camp: camp.deck.items.__setitem__(slice(2), [1, 128]),
        lambda camp: camp.deck.items.append(1),
        lambda camp: camp.deck.items[-1],
        lambda camp: camp.clans[-1],
        lambda camp: camp.clans[2],
        lambda camp: camp.clans.__setitem__(0, camp.clans[1]),
        lambda camp: camp.grid[3],
        lambda camp: camp.grid[0][2],
        lambda camp: camp.grid.__setitem__(0, [1, 2]),
    ],
)
def test_checked_records_refuse_a_misfit(checked, misuse):
    before = flatten(checked)
    with pytest.raises(Misfit):
        misuse(checked)
    assert flatten(checked) == before


# --- declarations that make no sense


def declared(annotation, audience=None):
    body = {"__annotations__": {"field": annotation}}
    return record(type("Wrong", (), body if audience is None else body | {"field": audience}))


class Many(Ids):
    label = "many"
    ids = tuple(str(n) for n in range(64))


@pytest.mark.parametrize(
    ("annotation", "audience", "message"),
    [
        (int, None, r"Wrong\.field: not a kind that a record can hold"),
        (Int8, 5, r"Wrong\.field: a field's default is its audience, not 5"),
        (Array[Int8], None, r"Wrong\.field: Array: say its size, e\.g\. public\(size=5\)"),
        (Seq[Int8], owner(), r"Wrong\.field: Seq: say its size"),
        (Array[Array[Int8]], public(size=3), r"Wrong\.field: Array: say its size"),
        (Array[Int8], public(size=(3, 4)), r"Wrong\.field: more sizes than arrays: \(4,\)"),
        (Int8, public(size=3), r"Wrong\.field: more sizes than arrays: \(3,\)"),
        (Seq[Maybe[Action]], public(size=3), "a sequence has no holes"),
    ],
)
def test_declarations_that_make_no_sense_are_refused(annotation, audience, message):
    with pytest.raises(TypeError, match=message):
        declared(annotation, audience)


def test_kinds_that_cannot_be_are_refused():
    with pytest.raises(TypeError, match=r"Maybe\[Offset\]: its lowest number is -1"):
        Maybe[Offset]
    with pytest.raises(TypeError, match=r"Set\[Offset\]: its lowest number is -1"):
        Set[Offset]
    with pytest.raises(TypeError, match=r"Set\[Many\]: at most 63 values"):
        Set[Many]


# --- how much room a code takes


@pytest.mark.parametrize(
    ("high", "one", "maybe"),
    [(126, "b", "b"), (127, "b", "h"), (128, "h", "h"), (32766, "h", "h"), (32767, "h", "i"), (40000, "i", "i")],
)
def test_codes_take_as_little_room_as_they_can(high, one, maybe):
    code = type("Some", (Numbers,), {"low": 0, "high": high})
    assert One[code].letter == one
    assert Maybe[code].letter == maybe


@pytest.mark.parametrize(
    ("count", "letter"), [(1, "B"), (8, "B"), (9, "H"), (16, "H"), (17, "I"), (32, "I"), (33, "q"), (63, "q")]
)
def test_sets_take_a_bit_a_value(count, letter):
    kind = set_of(type("Some", (Ids,), {"label": "some", "ids": tuple(str(n) for n in range(count))}))
    assert kind.letter == letter
    assert kind.high == 2**count - 1


def test_one_of_a_code_from_minus_one_is_no_maybe():
    assert not one_of(Offset).maybe
    assert one_of(Offset).zero == 0
