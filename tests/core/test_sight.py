"""Who may see what."""

import pytest

from fiveplanets.core.kinds import Array, Bits8, Int8, Seq, known, nobody, owner, public, seats
from fiveplanets.core.packing import flatten
from fiveplanets.core.records import record
from fiveplanets.core.sight import hidden_scalars, redact, sights, visible_json


@record
class Token:
    seen_by: Bits8
    value: Int8 = known("seen_by")


@record
class Box:
    secret: Int8
    label: Int8 = public()


@record
class Clan:
    water: Int8 = owner()
    hand: Seq[Int8, 3] = owner()
    played: Int8
    tokens: Array[Token, 2]


@record
class Game:
    clans: Array[Clan, 2] = seats()
    deck: Seq[Int8, 3] = nobody()
    box: Box = nobody()
    choices: Array[Int8, 2] = seats(owner())
    market: Seq[Int8, 2]


def position():
    game = Game()
    for seat, clan in enumerate(game.clans):
        clan.water = 10 + seat
        clan.hand.items[:2] = [1 + seat, 2 + seat]
        clan.hand.n = 2
        clan.played = 5
    token = game.clans[1].tokens[0]
    token.value = 9
    token.seen_by = 0b01
    game.deck.items[:3] = [7, 8, 9]
    game.deck.n = 3
    game.box.secret = 4
    game.box.label = 6
    game.choices[:] = [1, 2]
    game.market.items[0] = 3
    game.market.n = 1
    return game


def test_a_seat_sees_its_own_and_what_is_public():
    seen = visible_json(position(), 0)
    assert seen["clans"][0]["water"] == 10
    assert seen["clans"][0]["hand"] == [1, 2]
    assert seen["clans"][1]["water"] is None
    assert seen["clans"][1]["played"] == 5
    assert seen["choices"] == [1, None]
    assert seen["market"] == [3]


def test_of_a_hidden_sequence_the_length_is_seen():
    seen = visible_json(position(), 0)
    assert seen["deck"] == [None, None, None]
    assert seen["clans"][1]["hand"] == [None, None]


def test_a_mask_names_those_who_know():
    game = position()
    assert visible_json(game, 0)["clans"][1]["tokens"][0] == {"seen_by": 1, "value": 9}
    assert visible_json(game, 1)["clans"][1]["tokens"][0] == {"seen_by": 1, "value": None}
    assert visible_json(game, 1)["clans"][1]["tokens"][1] == {"seen_by": 0, "value": None}


def test_a_containers_audience_holds_inside_unless_that_says_otherwise():
    assert visible_json(position(), 0)["box"] == {"secret": None, "label": 6}


def test_a_spectator_sees_what_is_public_only():
    seen = visible_json(position(), None)
    assert [clan["water"] for clan in seen["clans"]] == [None, None]
    assert seen["choices"] == [None, None]
    assert seen["clans"][1]["tokens"][0]["value"] is None
    assert seen["market"] == [3]


def test_hidden_scalars_are_those_that_are_redacted():
    game = position()
    for viewer in (0, 1, None):
        redacted = flatten(redact(game, viewer))
        assert list(hidden_scalars(game, viewer)) == [i for i, value in enumerate(redacted) if value is None]


def test_redacting_leaves_the_state_alone():
    game = position()
    redact(game, None)
    assert game.deck.items == [7, 8, 9]


def test_an_owner_needs_seats():
    @record
    class Nowhere:
        water: Int8 = owner()

    with pytest.raises(TypeError, match="seats"):
        sights(Nowhere.schema)


def test_seats_within_seats_are_refused():
    @record
    class Inner:
        debts: Array[Int8, 2] = seats()

    @record
    class Outer:
        clans: Array[Inner, 2] = seats()

    with pytest.raises(TypeError, match=r"Inner\.debts"):
        sights(Outer.schema)
