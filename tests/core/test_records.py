"""Records: zero at first, and on checked records nothing that would not fit the packed field."""

import pytest

from fiveplanets.core.kinds import Array, Bits8, Bool, Int8, Int16, Seq, nobody, owner, seats
from fiveplanets.core.packing import flatten, pack
from fiveplanets.core.records import Misfit, from_json, record, to_json


@record
class Clan:
    """A clan."""

    water: Int16 = owner()
    hand: Seq[Int8, 3] = owner()
    late: Bool


@record
class Camp:
    clans: Array[Clan, 2] = seats()
    grid: Array[Array[Int8, 2], 3]
    marks: Bits8
    deck: Seq[Int8, 4] = nobody()


def test_everything_starts_at_zero():
    camp = Camp()
    assert set(flatten(camp)) == {0}
    assert not any(pack(camp))
    assert Clan.__doc__ == "A clan."


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
    checked.grid[2][0] = 127
    checked.deck.items[:2] = [3, 4]
    assert checked.deck.items[:3] == [3, 4, 0]


@pytest.mark.parametrize(
    "misuse",
    [
        lambda camp: setattr(camp.clans[0], "water", 2**15),
        lambda camp: setattr(camp.clans[0], "water", 1.5),
        lambda camp: setattr(camp.clans[0], "late", 2),
        lambda camp: setattr(camp, "marks", 256),
        lambda camp: setattr(camp, "marks", -1),
        lambda camp: setattr(camp, "deck", camp.deck),
        lambda camp: setattr(camp, "grid", [[0, 0]] * 3),
        lambda camp: setattr(camp.deck, "n", 128),
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
    with pytest.raises(Misfit):
        misuse(checked)
    assert set(flatten(checked)) == {0}


def test_a_field_needs_a_kind_and_an_audience():
    with pytest.raises(TypeError, match="not a kind"):

        @record
        class Wrong:
            water: int

    with pytest.raises(TypeError, match="its audience"):

        @record
        class AlsoWrong:
            water: Int8 = 5


def test_json_has_names_and_items_in_use():
    camp = Camp()
    camp.clans[1].late = 1
    camp.deck.items[:2] = [7, 0]
    camp.deck.n = 2
    data = to_json(Camp.schema, camp)
    assert data == {
        "clans": [{"water": 0, "hand": [], "late": False}, {"water": 0, "hand": [], "late": True}],
        "grid": [[0, 0], [0, 0], [0, 0]],
        "marks": 0,
        "deck": [7, 0],
    }
    assert pack(from_json(Camp.schema, data)) == pack(camp)
