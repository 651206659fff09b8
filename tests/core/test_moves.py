"""Move spaces: numbers, dicts and sentences, and what is none of them."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import Code, Ids, Numbers
from fiveplanets.core.moves import Kind, MoveSpace, Span
from fiveplanets.core.texts import Texts
from fiveplanets.core.worded import Worded, words


class AskKind(Worded):
    CHOOSE = words()
    PLACE = words()
    TURN = words()


class Action(Code):
    DIG = 0
    MINE = 1


class Card(Ids):
    label = "card"
    ids = ("a", "b", "c")


class Face(Numbers):
    low, high = 1, 3


MOVES = MoveSpace(
    choose=Kind(AskKind.CHOOSE, when="X-01", refused="X-02", secret=True, card=Action),
    place=Kind(AskKind.PLACE, AskKind.TURN, when="X-03", card=Card, at=Span(-1, 2)),
    turn=Kind(AskKind.TURN, when="X-04", face=Face),
    done=Kind(AskKind.TURN, when="X-04"),
)
COUNT = 2 + 12 + 3 + 1


def test_the_last_parameter_runs_fastest():
    assert [MOVES.base(kind) for kind in MOVES.kinds] == [0, 2, 14, 17]
    assert MOVES.count == COUNT
    assert MOVES.data(1) == {"do": "choose", "card": "mine"}
    assert MOVES.data(2) == {"do": "place", "card": "a", "at": -1}
    assert MOVES.data(3) == {"do": "place", "card": "a", "at": 0}
    assert MOVES.data(6) == {"do": "place", "card": "b", "at": -1}
    assert MOVES.data(14) == {"do": "turn", "face": 1}
    assert MOVES.data(17) == {"do": "done"}


def test_there_and_back():
    assert [MOVES.index(MOVES.data(index)) for index in range(COUNT)] == list(range(COUNT))


def test_a_dict_is_the_callers_own():
    MOVES.data(1)["card"] = "nothing"
    assert MOVES.data(1) == {"do": "choose", "card": "mine"}


def test_each_kind_says_what_it_answers_and_which_rules_stand_behind_it():
    choose, place = MOVES.kinds["choose"], MOVES.kind_of(5)
    assert (choose.asks, choose.when, choose.refused) == ((AskKind.CHOOSE,), "X-01", "X-02")
    assert (place.asks, place.when, place.refused) == ((AskKind.PLACE, AskKind.TURN), "X-03", "X-03")


def test_secret_kinds():
    assert [MOVES.is_secret(index) for index in (0, 1, 2, 17)] == [True, True, False, False]
    assert MOVES.secret_data(1) == {"do": "choose"}


@pytest.mark.parametrize("index", [-1, COUNT])
def test_numbers_outside(index):
    with pytest.raises(fp.InvalidMove, match=f"numbered 0 to {COUNT - 1}"):
        MOVES.data(index)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "'do' must be one of choose place turn done"),
        ({"do": "sing"}, "'do' must be one of"),
        ({"do": ["choose"]}, "'do' must be one of"),
        ({"do": None}, "'do' must be one of"),
        ({"do": "choose"}, "choose takes card"),
        ({"do": "choose", "card": "dig", "at": 1}, "choose takes card"),
        ({"do": "done", "at": 1}, "done takes no parameters"),
        ({"do": "choose", "card": "sleep"}, "card must be dig mine"),
        ({"do": "choose", "card": 0}, "card must be dig mine"),
        ({"do": "choose", "card": None}, "card must be"),
        ({"do": "choose", "card": ["dig"]}, "card must be"),
        ({"do": "place", "card": "d", "at": 0}, "card must be a b c"),
        ({"do": "place", "card": "a", "at": 3}, "at must be a whole number from -1 to 2"),
        ({"do": "place", "card": "a", "at": "0"}, "at must be a whole number"),
        ({"do": "place", "card": "a", "at": True}, "at must be"),
        ({"do": "place", "card": "a", "at": 1.0}, "at must be"),
        ({"do": "turn", "face": 0}, "face must be a whole number from 1 to 3"),
    ],
)
def test_dicts_that_are_no_moves(data, message):
    with pytest.raises(fp.InvalidMove, match=message) as caught:
        MOVES.index(data)
    assert "\n" not in str(caught.value)


def test_a_sentence(tmp_path):
    text = (
        "move-place = { $card } at { $at }\nmove-choose = choose { $card }\naction-mine = the mine\ncard-b = card B\n"
    )
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    said = Texts("en", (tmp_path,))
    assert MOVES.text(6, said) == "card B at -1"
    assert MOVES.text(1, said) == "choose the mine"


def test_a_parameters_values_are_numbered_from_zero():
    class Late(Code):
        ONE = 1
        TWO = 2

    with pytest.raises(TypeError, match="Late: the values of a move's parameter are numbered from 0"):
        Kind(AskKind.TURN, when="X-01", of=Late)
