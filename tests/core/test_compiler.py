"""Compiled clones: a rule's name stands for its compiled twin, a table for an array; the original stays as it is."""

from enum import IntEnum

import numpy as np
import pytest

from fiveplanets.core.engines.compiler import Compiler, frozen
from fiveplanets.core.rules import is_rule, rule
from fiveplanets.core.story import reveal, tell

TABLE = (3, 1, 4)


class Colour(IntEnum):
    RED = 2


def _instead(x):
    return -x


@rule(compiled_as=_instead)
def spoken(x):
    return x


@rule
def inner(x):
    return TABLE[x] + Colour.RED


@rule
def outer(x, more=10):
    return inner(x) + spoken(more)


def compiled():
    """A compiler that only remembers what it was given."""
    seen = []
    compiler = Compiler(lambda function: seen.append(function.__name__) or function)
    return compiler, seen


def test_a_clone_calls_clones():
    compiler, seen = compiled()
    clone = compiler.rule(outer)
    assert seen == ["inner", "_instead", "outer"]
    assert clone.__globals__["inner"] is compiler.rule(inner)
    assert clone.__globals__["inner"] is not inner
    assert clone(0) == 3 + 2 - 10
    assert outer(0) == 3 + 2 + 10


def test_each_rule_is_compiled_once():
    compiler, seen = compiled()
    compiler.rule(outer)
    compiler.rule(outer)
    compiler.rule(inner)
    assert seen.count("inner") == 1


def test_open_names_are_bound():
    def loop(x):
        return setup(x) + 1  # noqa: F821

    compiler, _ = compiled()
    clone = compiler.clone(loop, {"setup": inner})
    assert clone(1) == 1 + 2 + 1


def test_tables_become_arrays_and_stay_tuples():
    compiler, _ = compiled()
    clone = compiler.rule(inner)
    assert isinstance(clone.__globals__["TABLE"], np.ndarray)
    assert isinstance(TABLE, tuple)


def test_tables_are_whole_numbers_in_equal_rows():
    assert frozen(((1, 2), (3, 4))).tolist() == [[1, 2], [3, 4]]
    assert frozen((2**40,)).tolist() == [2**40]
    assert frozen(5) == 5
    for wrong in ((1.5, 2), ("a", "b")):
        with pytest.raises(TypeError, match="whole numbers"):
            frozen(wrong)


def test_members_of_enums_become_plain_numbers():
    assert type(frozen(Colour).RED) is int
    assert frozen(Colour).RED == Colour.RED


def test_only_marked_functions_are_rules():
    assert is_rule(outer)
    assert not is_rule(_instead)


def test_the_story_is_left_out_of_compiled_code():
    for story in (tell, reveal):
        assert story.rule_body is not story


def test_native_clones_compute_the_same():
    import numba

    clone = Compiler(numba.njit).rule(outer)
    assert [int(clone(x)) for x in range(3)] == [-5, -7, -4]
