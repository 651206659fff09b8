"""What is outside the rule language is refused with file, line and what to write instead.

What C would do differently from Python when it runs is found by the checked build.
"""

import ctypes
import inspect
import re

import pytest

from fiveplanets.core.rules import is_rule
from fiveplanets.core.translator import Refused, World
from fiveplanets.core.translator.values import INT
from tests.core import inside, outside
from tests.core.programs import compile_c, source_with

OUTSIDE = [
    name
    for name, found in vars(outside).items()
    if is_rule(found) and found.__module__ == outside.__name__ and "  # " in inspect.getsource(found)
]
OUTSIDE.remove("the_other")  # is refused only when it is called by `recursion_by_another`


def expected(function):
    """The line at which it is refused, and what is said."""
    lines, first = inspect.getsourcelines(function)
    return next((first + i, line.split("  # ")[1].strip()) for i, line in enumerate(lines) if "  # " in line)


@pytest.mark.parametrize("name", OUTSIDE)
def test_what_is_outside_the_language_is_refused(name):
    function = getattr(outside, name)
    line, message = expected(function)
    with pytest.raises(Refused) as caught:
        World("no game").function(function, (outside.R.schema,))
    said = str(caught.value)
    assert said.startswith(f"{outside.__file__}:{line}: {name}: `")
    assert message in said
    assert re.search(r"\. Write instead: \S", said)
    assert "\n" not in said


def test_every_rule_outside_says_what_is_expected():
    assert len(OUTSIDE) > 90


def test_recursion_over_two_rules_is_refused_where_the_circle_closes():
    line, message = expected(outside.the_other)
    with pytest.raises(Refused, match=f":{line}: the_other: .*{message}"):
        World("no game").function(outside.recursion_by_another, (outside.R.schema,))


# --- what only shows when it runs


def rules_inside():
    """Those that take a record R and two numbers, and return a number."""
    ours = [found for found in vars(inside).values() if is_rule(found) and found.__module__ == inside.__name__]
    others = (inside.reads_a_story, inside.waits_for_ever)
    return {found.__name__: found for found in ours if found not in others}


def built(folder, variant, level):
    (folder / "inside.c").write_text(source_with(list(rules_inside().values()), inside.R.schema), "utf-8")
    return ctypes.CDLL(str(compile_c(folder / "inside.c", variant, level)))


@pytest.fixture(scope="module")
def checked(tmp_path_factory):
    """Run a rule of inside.py in the checked build: what it returns, and what was reported."""
    names = list(rules_inside())
    library = built(tmp_path_factory.mktemp("checked"), "checked", "-O0")
    library.get_place.restype = library.get_trouble.restype = ctypes.c_void_p
    library.run.restype, library.run.argtypes = ctypes.c_int64, [ctypes.c_int64] * 3

    def run(name, k):
        place = library.get_place()
        ctypes.memset(place, 0, 64)
        found = library.run(names.index(name), k, 0)
        where = ctypes.string_at(library.get_trouble() + 32).decode()
        return (found, where) if library.troubles() else (found, None)

    return run


@pytest.mark.parametrize(
    ("name", "good", "bad", "where"),
    [
        ("index", 3, 4, "index: r.arr[k]"),
        ("index", 0, -1, "index: r.arr[k]"),
        ("index_of_table", 2, 3, "index_of_table: TABLE[k]"),
        ("index_of_table", 0, -1, "index_of_table: TABLE[k]"),
        ("index_of_row", 1, -1, "index_of_row: ROWS[1][k]"),
        ("written_index", 3, -1, "written_index: r.arr[k]"),
        ("field", 127, 128, "field: Int8"),
        ("field", -128, -129, "field: Int8"),
        ("raised_field", 127, 128, "raised_field: Int8"),
        ("flag", 1, 2, "flag: Bool"),
        ("code", 2, 3, "code: Int8"),
        ("code", 0, -1, "code: Int8"),
        ("maybe", -1, -2, "maybe: Int8"),
        ("maybe", 2, 3, "maybe: Int8"),
        ("members", 7, 8, "members: Bits8"),
        ("bits", 255, 256, "bits: Bits8"),
        ("bits", 0, -1, "bits: Bits8"),
        ("left", 30, 31, "inside_left"),
        ("left", 0, -1, "inside_left"),
        ("left", 0, 64, "inside_left"),
        ("left_in_64_bits", 62, 63, "inside_left_in_64_bits"),
        ("right", 31, 32, "inside_right"),
        ("right", 0, -1, "inside_right"),
        ("right_in_64_bits", 63, 64, "inside_right_in_64_bits"),
        ("a_sum", 2**30 - 1, 2**30, "inside_a_sum"),
        ("a_difference", 2**31 - 2, 2**31 - 1, "inside_a_difference"),
        ("opposite", 2**31 - 1, -(2**31), "inside_opposite"),
        ("narrowed", -1, 0, "inside_narrowed"),
        ("a_set_in_64_bits", 62, 64, "inside_a_set_in_64_bits"),
        ("widened_later", 5, 6, "inside_widened_later"),
        ("added", 0, 1, "inside_added"),
        ("subtracted", 1, 2, "inside_subtracted"),
        ("multiplied", 1, 4, "inside_multiplied"),
        ("divided", -1, 0, "inside_divided"),
        ("remainder", 7, 0, "inside_remainder"),
        ("told", 2**31 - 1, 2**31, "tell"),
    ],
)
def test_the_checked_build_reports_what_does_not_fit(checked, name, good, bad, where):
    found, reported = checked(name, good)
    record = inside.R.schema.checked()
    assert reported is None
    assert found == getattr(inside, name)(record, good, 0)
    assert checked(name, bad)[1] == where


@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_nothing_breaks_or_goes_on_for_ever_where_something_hidden_was_read(tmp_path, level):
    """A preview on a redacted record: what is hidden is zero or nothing, and means nothing."""
    library = built(tmp_path, "watched", level)
    library.run_watched.restype, library.run_watched.argtypes = ctypes.c_int64, [ctypes.c_int64] * 3
    names = list(rules_inside())
    for name in ("waits", "uses_what_comes_from_it", "counts_far", "indexes_by_nothing"):
        assert library.run_watched(names.index(name), 0, 0) == 1
    assert library.run_watched(names.index("added"), 0, 0) == 0  # reads nothing of the record


def test_local_names_may_be_those_of_the_runtime(checked):
    record = inside.R()
    assert checked("names_of_the_runtime", 5) == (inside.names_of_the_runtime(record, 5, 0), None)


def test_a_record_may_be_called_like_something_of_the_runtime():
    world = World("no game")
    world.function(inside.reads_a_story, (inside.Story.schema, INT, INT))
    assert "typedef struct { int8_t n; } Story_2;" in world.source()
