"""Options: completed with defaults, checked, stored as numbers."""

import pytest

import fiveplanets as fp
from fiveplanets.core.kinds import Array, Int8, public
from fiveplanets.core.options import Option, complete, store
from fiveplanets.core.records import record

OPTIONS = (
    Option("variant", ("base", "beginner")),
    Option("events", (False, True)),
    Option("rounds", (10, 12)),
    Option("planet", ("plain", "rich", "wet"), each_seat=True),
)


@record
class Stored:
    variant: Int8
    events: Int8
    rounds: Int8
    planet: Array[Int8] = public(size=4)


def test_defaults_are_the_first_values():
    assert complete(OPTIONS, {}, 3) == {
        "variant": "base",
        "events": False,
        "rounds": 10,
        "planet": ["plain"] * 3,
    }


def test_words_of_a_command_line_are_understood():
    chosen = {"events": "true", "rounds": "12", "planet": "wet,plain"}
    assert complete(OPTIONS, chosen, 2) == {
        "variant": "base",
        "events": True,
        "rounds": 12,
        "planet": ["wet", "plain"],
    }


def test_one_value_serves_all_seats():
    assert complete(OPTIONS, {"planet": "rich"}, 3)["planet"] == ["rich"] * 3


def test_complete_options_complete_to_themselves():
    once = complete(OPTIONS, {"planet": ["rich", "wet"], "events": True}, 2)
    assert complete(OPTIONS, once, 2) == once


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"colour": 1}, "'colour' does not exist; there are variant events rounds planet"),
        ({"variant": "advanced"}, "variant: 'advanced' is not one of base beginner"),
        ({"variant": 0}, "is not one of"),
        ({"events": 1}, "is not one of false true"),
        ({"rounds": True}, "is not one of 10 12"),
        ({"rounds": 11}, "is not one of"),
        ({"planet": ["rich", "wet"]}, "2 values for 3 players"),
        ({"planet": ["rich", "wet", "hot"]}, "'hot' is not one of"),
        ({"planet": None}, "is not one of"),
        ({"planet": {}}, "is not one of"),
    ],
)
def test_what_does_not_exist_is_refused(chosen, message):
    with pytest.raises(fp.SetupError, match=message) as caught:
        complete(OPTIONS, chosen, 3)
    assert "\n" not in str(caught.value)


def test_stored_as_numbers():
    stored = Stored.schema.checked()
    store(OPTIONS, complete(OPTIONS, {"events": True, "planet": ["wet", "rich"]}, 2), 2, stored)
    assert (stored.variant, stored.events, stored.rounds, stored.planet) == (0, 1, 0, [2, 1, 0, 0])
