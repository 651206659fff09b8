"""Who may see what: hidden scalars, and the rules that hide and observe, which derive from the same declarations."""

import random
from typing import Annotated

import pytest

from fiveplanets.core.codes import NOTHING, Code, Numbers, Seat
from fiveplanets.core.derived import columns, hiding, observing
from fiveplanets.core.engines.source import observation_type
from fiveplanets.core.kinds import (
    Array,
    Bits8,
    Bool,
    Int8,
    Int16,
    Int32,
    Maybe,
    One,
    Seq,
    Set,
    bits,
    disjoint,
    follows,
    known,
    nobody,
    owner,
    public,
    seats,
)
from fiveplanets.core.packing import flatten, leaves, pack, unpack
from fiveplanets.core.plain import visible_json
from fiveplanets.core.records import record
from fiveplanets.core.sight import hidden_scalars, sights

SPECTATOR = -1


class Action(Code):
    DIG = 0
    MINE = 1
    RAID = 2


class Water(Numbers):
    low, high = 0, 60


@record
class Token:
    seen_by: Set[Seat]
    value: Int8 = known("seen_by")


@record
class Box:
    secret: Int8
    label: Int8 = public()


@record
class Clan:
    water: One[Water] = owner()
    choice: Maybe[Action] = owner()
    hand: Seq[Int8] = owner(size=3)
    discard: Set[Action] = owner()
    played: Maybe[Action]
    tokens: Array[Token] = public(size=2)
    rival: Maybe[Seat]


@record
class Camp:
    clans: Array[Clan] = seats(size=3)
    deck: Seq[Int8] = nobody(size=3)
    box: Box = nobody()
    choices: Array[Int8] = seats(owner(), size=3)
    market: Seq[Int8] = public(size=2)
    first: One[Seat]
    asked: Set[Seat]
    bits: Bits8


def camp():
    found = Camp()
    for seat, clan in enumerate(found.clans):
        clan.water = 10 + seat
        clan.choice = Action.MINE
        clan.hand.items[:2] = [1 + seat, 2 + seat]
        clan.hand.n = 2
        clan.discard = 0b101
        clan.played = Action.RAID
    found.clans[0].rival = 2
    token = found.clans[1].tokens[0]
    token.value = 9
    token.seen_by = 0b01
    found.deck.items[:3] = [7, 8, 9]
    found.deck.n = 3
    found.box.secret = 4
    found.box.label = 6
    found.choices[:] = [1, 2, 3]
    found.market.items[0] = 3
    found.market.n = 1
    found.first = 1
    found.asked = 0b011
    found.bits = 0b100
    return found


def seen(state, viewer):
    """As plain data, what is hidden as None."""
    return visible_json(Camp.schema, pack(state), viewer)


def test_a_seat_sees_its_own_and_what_is_public():
    found = seen(camp(), 0)
    assert found["clans"][0]["water"] == 10
    assert found["clans"][0]["hand"] == [1, 2]
    assert found["clans"][1]["water"] is None
    assert found["clans"][1]["choice"] is None
    assert found["clans"][1]["played"] == "raid"
    assert found["choices"] == [1, None, None]
    assert found["market"] == [3]


def test_of_a_hidden_sequence_the_length_is_seen():
    found = seen(camp(), 0)
    assert found["deck"] == [None, None, None]
    assert found["clans"][1]["hand"] == [None, None]


def test_a_mask_names_those_who_know():
    assert seen(camp(), 0)["clans"][1]["tokens"][0] == {"seen_by": [0], "value": 9}
    assert seen(camp(), 1)["clans"][1]["tokens"][0] == {"seen_by": [0], "value": None}
    assert seen(camp(), 1)["clans"][1]["tokens"][1] == {"seen_by": [], "value": None}


def test_a_containers_audience_holds_inside_unless_that_says_otherwise():
    assert seen(camp(), 0)["box"] == {"secret": None, "label": 6}


@pytest.mark.parametrize("viewer", [None, SPECTATOR])
def test_a_spectator_sees_what_is_public_only(viewer):
    found = seen(camp(), viewer)
    assert [clan["water"] for clan in found["clans"]] == [None] * 3
    assert found["choices"] == [None] * 3
    assert found["clans"][1]["tokens"][0]["value"] is None
    assert found["market"] == [3]


def test_an_owner_needs_seats():
    @record
    class Nowhere:
        water: Int8 = owner()

    with pytest.raises(TypeError, match="seats"):
        sights(Nowhere.schema)


def test_seats_within_seats_are_refused():
    @record
    class Inner:
        debts: Array[Int8] = seats(size=2)

    @record
    class Outer:
        clans: Array[Inner] = seats(size=2)

    with pytest.raises(TypeError, match=r"Inner\.debts"):
        sights(Outer.schema)


# --- hiding


def hidden(state, viewer):
    copy = unpack(Camp.schema, pack(state))
    hiding(Camp.schema)(state, copy, viewer, -1, 1, 0)
    return copy


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_what_is_hidden_becomes_zero_or_nothing_and_nothing_else_changes(viewer):
    state = filled(random.Random(viewer))
    expected = flatten(state)
    for number in hidden_scalars(Camp.schema, expected, viewer):
        expected[number] = leaves(Camp.schema)[number].kind.zero
    assert flatten(hidden(state, viewer)) == expected


def filled(chance):
    """Any values that fit."""
    state = unpack(Camp.schema, bytes(len(pack(Camp()))), checked=True)
    for leaf in leaves(Camp.schema):
        place = state
        for step in leaf.path[:-1]:
            place = place[step] if isinstance(step, int) else getattr(place, step)
        value = chance.randint(leaf.kind.low, leaf.kind.high) if leaf.path[-1] != "n" else 1
        if isinstance(leaf.path[-1], int):
            place[leaf.path[-1]] = value
        else:
            setattr(place, leaf.path[-1], value)
    return state


def test_hiding_leaves_the_state_alone():
    state = camp()
    hidden(state, SPECTATOR)
    assert state.deck.items == [7, 8, 9]


# --- observing


def observe(state, viewer, players=3):
    """The columns with what the viewer sees there."""
    names = [column.name for column in columns(Camp.schema, players)]
    row = [99] * len(names)
    observing(Camp.schema)(state, viewer, -1, 1, players, row, 0)
    return dict(zip(names, row, strict=True))


def test_columns_are_what_some_seat_may_see():
    names = [column.name for column in columns(Camp.schema, 3)]
    own = [
        "water",
        "choice",
        "hand.items.0",
        "hand.items.1",
        "hand.items.2",
        "hand.n",
        "discard.0",
        "discard.1",
        "discard.2",
        "played",
        *(f"tokens.{i}.{name}" for i in range(2) for name in (*(f"seen_by.{bit}" for bit in range(3)), "value")),
        "rival",
    ]
    assert names == [
        *(f"clans.{seat}.{name}" for seat in range(3) for name in own),
        "deck.n",
        "box.label",
        *(f"choices.{seat}" for seat in range(3)),
        *("market.items.0", "market.items.1", "market.n", "first"),
        *(f"asked.{bit}" for bit in range(3)),
        *(f"bits.{bit}" for bit in range(8)),
    ]


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_the_viewer_comes_first_and_hidden_is_one_below_the_range(viewer):
    found = observe(camp(), viewer)
    assert [found[f"clans.{i}.water"] for i in range(3)] == [10 + viewer, -1, -1]
    assert [found[f"clans.{i}.choice"] for i in range(3)] == [Action.MINE, -2, -2]
    assert [found[f"choices.{i}"] for i in range(3)] == [1 + viewer, -129, -129]
    assert [found[f"clans.{i}.played"] for i in range(3)] == [Action.RAID] * 3
    assert found["deck.n"] == 3


def test_what_is_nothing_and_what_is_hidden_are_told_apart():
    state = camp()
    state.clans[0].choice = NOTHING
    assert observe(state, 0)["clans.0.choice"] == NOTHING
    assert observe(state, 1)["clans.2.choice"] == NOTHING - 1


def test_bit_sets_are_bits():
    found = observe(camp(), 0)
    assert [found[f"clans.0.discard.{i}"] for i in range(3)] == [1, 0, 1]
    assert [found[f"clans.1.discard.{i}"] for i in range(3)] == [-1, -1, -1]
    assert [found[f"bits.{i}"] for i in range(8)] == [0, 0, 1, 0, 0, 0, 0, 0]


def test_seats_are_turned_wherever_they_stand():
    found = observe(camp(), 1)
    assert found["first"] == 0  # the viewer
    assert [found[f"asked.{i}"] for i in range(3)] == [1, 0, 1]
    assert [found[f"clans.{i}.rival"] for i in range(3)] == [NOTHING, NOTHING, 1]


def test_only_seats_in_play_have_columns():
    state = camp()
    state.asked = 0b01
    found = observe(state, 1, players=2)
    assert [found[f"clans.{i}.water"] for i in range(2)] == [11, -1]
    assert [found[f"asked.{i}"] for i in range(2)] == [0, 1]
    assert not [name for name in found if name.startswith(("clans.2", "choices.2", "asked.2"))]


def test_neutral_elements_stay_behind_the_players():
    @record
    class Market:
        stalls: Array[Int8] = seats(owner(), size=4, neutral=True)

    state = Market()
    state.stalls[:] = [10, 11, 12, 13]
    names = [column.name for column in columns(Market.schema, 2)]
    row = [99] * len(names)
    observing(Market.schema)(state, 1, -1, 1, 2, row, 0)
    assert dict(zip(names, row, strict=True)) == {"stalls.0": 11, "stalls.1": -129, "stalls.2": -129, "stalls.3": -129}


def test_behind_the_end_of_a_sequence_there_are_zeros():
    """Whoever looks: its length is no secret. Whatever lay there, and where other seats would be."""

    @record
    class Bid:
        seat: One[Seat]
        knows: Set[Seat]
        card: Maybe[Action] = owner()

    @record
    class Clan:
        bids: Seq[Bid] = public(size=2)

    @record
    class Auction:
        clans: Array[Clan] = seats(size=2)

    state = Auction()
    for clan in state.clans:
        clan.bids.n = 1
        for bid in clan.bids.items:
            bid.seat, bid.knows, bid.card = 1, 0b10, Action.RAID
    names = [column.name for column in columns(Auction.schema, 2)]
    row = [99] * len(names)
    observing(Auction.schema)(state, 1, -1, 1, 2, row, 0)
    found = dict(zip(names, row, strict=True))
    parts = ("seat", "knows.0", "knows.1", "card")
    assert [found[f"clans.0.bids.items.0.{part}"] for part in parts] == [0, 1, 0, Action.RAID]
    assert [found[f"clans.1.bids.items.0.{part}"] for part in parts] == [0, 1, 0, NOTHING - 1]
    assert [found[f"clans.{i}.bids.items.1.{part}"] for i in range(2) for part in parts] == [0] * 8
    assert [found[f"clans.{i}.bids.n"] for i in range(2)] == [1, 1]


@record
class Field:
    grown: Array[Array[Annotated[int, bits(3)]]] = disjoint(size=(5, 2))  # [crop][row]
    all_grown: Array[Annotated[int, bits(3)]] = follows(size=2)


@record
class Farm:
    seen_by: Bits8
    field: Field = known("seen_by")


def test_disjoint_sets_are_one_code_and_what_follows_is_left_out():
    state = Farm()
    state.seen_by = 0b01
    state.field.grown[0][0] = 0b001
    state.field.grown[4][0] = 0b100
    state.field.grown[2][1] = 0b011
    state.field.all_grown[:] = [0b101, 0b011]
    found = columns(Farm.schema, 2)
    fields = found[8:]
    assert [column.name for column in fields] == [f"field.grown.{row}.{bit}" for row in range(2) for bit in range(3)]
    assert {(column.low, column.high, column.hidden) for column in fields} == {(NOTHING, 4, NOTHING - 1)}
    rows = []
    for viewer in range(2):
        row = [99] * len(found)
        observing(Farm.schema)(state, viewer, -1, 1, 2, row, 0)
        rows.append(row[8:])
    assert rows == [[0, NOTHING, 4, 2, 2, NOTHING], [NOTHING - 1] * 6]


def test_what_follows_is_still_seen_in_views():
    state = Farm()
    state.field.all_grown[0] = 0b101
    assert visible_json(Farm.schema, pack(state), 1)["field"]["all_grown"] == [None, None]
    state.seen_by = 0b10
    assert visible_json(Farm.schema, pack(state), 1)["field"]["all_grown"] == [0b101, 0]


@pytest.mark.parametrize(
    ("kind", "size", "message"),
    [
        (Array[Int8], 2, "for arrays of bit sets"),
        (Array[Bool], 2, "for arrays of bit sets"),
        (Array[Set[Seat]], 2, "not of seats"),
        (Set[Action], (), "for arrays of bit sets"),
        (Seq[Set[Action]], 2, "for arrays of bit sets"),
        (Array[Set[Action]], 8, "7 sets at most, not 8"),
    ],
)
def test_what_cannot_be_disjoint_is_refused(kind, size, message):
    with pytest.raises(TypeError, match=rf"Wrong\.sets: disjoint\(\).*{message}"):
        record(type("Wrong", (), {"__annotations__": {"sets": kind}, "sets": disjoint(size)}))


def test_ranges_hold():
    chance = random.Random(1)
    for _ in range(50):
        state = filled(chance)
        for seat, clan in enumerate(state.clans):
            clan.rival = chance.choice((NOTHING, *range(3)))
            state.first = seat
        for viewer in range(3):
            row = observe(state, viewer)
            for column in columns(Camp.schema, 3):
                assert column.least <= row[column.name] <= column.high, column


def test_rows_are_as_narrow_as_they_can_be():
    """Where something can be hidden, wide enough for one below the lowest value."""

    @record
    class Short:
        n: Int16

    @record
    class Masked:
        seen_by: Bits8
        n: Int16 = known("seen_by")

    @record
    class Wide:
        n: Int32

    assert observation_type(Camp.schema).size == 2
    assert observation_type(Short.schema).size == 2
    assert observation_type(Masked.schema).size == 4
    assert observation_type(Wide.schema).size == 4


def test_a_mask_must_stand_beside_what_it_guards():
    @record
    class Wrong:
        card: Int8 = known("seen_by")

    with pytest.raises(TypeError, match=r"known\('seen_by'\): there is no such field beside it"):
        sights(Wrong.schema)
