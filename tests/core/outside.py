"""Rules that are outside the rule language. The comment says at which line the translator refuses them, and what with."""

# ruff: noqa
# mypy: ignore-errors

from enum import IntEnum

from fiveplanets.core.codes import NOTHING, Code
from fiveplanets.core.kinds import *
from fiveplanets.core.records import record
from fiveplanets.core.rules import rule

TABLE = (5, 6, 7)
UNEVEN = ((1, 2), (3,))
EMPTY = ()
FLOATS = (1.5, 2.5)
WORDS = ("a", "b")
LIST = [1, 2, 3]
HUGE = 2**64
HUGE_TABLE = (1, 2**63)
x_of_the_module = 5


class Hue(Code):
    RED = 0


@record
class Inner:
    x: Int8


@record
class R:
    a: Int8
    card: Maybe[Hue]
    arr: Array[Int16] = public(size=4)
    inner: Array[Inner] = public(size=2)
    other: Inner
    seq: Seq[Int8] = public(size=4)


def plain(r):
    return 1


def abs(r):
    return 5


@rule
def nothing(r):
    r.a = 1


@rule
def two(r):
    return r.a, 1


@rule
def takes(r, k, more=1):
    return k


# --- what is not in the language


@rule
def recursion(r):
    return recursion(r) + 1  # calls a rule that is running already. Write instead: a loop


@rule
def recursion_by_another(r):
    return the_other(r)


@rule
def the_other(r):
    return recursion_by_another(r)  # calls a rule that is running already


@rule
def division(r):
    return r.a / 2  # is not in the rule language. Write instead: + - *


@rule
def power(r):
    return r.a**2  # is not in the rule language. Write instead: + - *


@rule
def negative_power(r):
    return 2**-1  # is not in the rule language


@rule
def matrix(r):
    return r.a @ 2  # is not in the rule language


@rule
def decimal(r):
    return r.a * 1.5  # is not a whole number


@rule
def text(r):
    return "a"  # is not a whole number


@rule
def none(r):
    return None  # is not a whole number


@rule
def a_list(r):
    found = [r.a]  # is not in the rule language
    return found[0]


@rule
def a_dict(r):
    return {1: 2}[1]  # is not in the rule language


@rule
def a_tuple_of_variables(r):
    return (r.a, 2)[0]  # is no table. Write instead: a tuple of plain numbers


@rule
def comprehension(r):
    return sum(x for x in TABLE)  # is not in the rule language


@rule
def function_in_function(r):
    def inside():  # is not in the rule language. Write instead: if, for, while
        return 1

    return inside()


@rule
def function_in_expression(r):
    found = lambda: 1  # is not in the rule language
    return found()


@rule
def walrus(r):
    return (x := r.a) + x  # is not in the rule language


@rule
def exception(r):
    try:  # is not in the rule language
        return r.a
    except ValueError:
        return 0


@rule
def raising(r):
    raise ValueError  # is not in the rule language


@rule
def asserting(r):
    assert r.a > 0  # is not in the rule language


@rule
def deleting(r):
    x = 1
    del x  # is not in the rule language


@rule
def with_global(r):
    global x_of_the_module  # is not in the rule language
    x_of_the_module = 1


@rule
def same_object(r):
    return r.a is r.a  # is not in the rule language. Write instead: == !=


@rule
def slices(r):
    return TABLE[0:2][1]  # takes a slice. Write instead: a loop


@rule
def formatted(r):
    return f"{r.a}"  # is not in the rule language


@rule
def matching(r):
    match r.a:  # is not in the rule language
        case 1:
            return 1
    return 2


# --- calls


@rule
def keyword_argument(r):
    return takes(r, k=1)  # is no plain call. Write instead: rule(a, b), without keywords


@rule
def spread_arguments(r):
    return takes(*TABLE)  # is not in the rule language


@rule
def too_few_arguments(r):
    return takes(r)  # lacks k


@rule
def too_many_arguments(r):
    return takes(r, 1, 2, 3)  # has too many arguments


@rule
def method(r):
    return r.arr.count(1)  # is no plain call


@rule
def not_a_rule(r):
    return plain(r)  # calls what is no rule. Write instead: a function marked @rule


@rule
def shadowed_builtin(r):
    return abs(r.a)  # calls what is no rule


@rule
def unknown_function(r):
    return unknown(r)  # calls what is no rule


@rule
def three_for_min(r):
    return min(r.a, 1, 2)  # min and max take two numbers


@rule
def sum_of_array(r):
    return sum(r.arr)  # calls what is no rule


@rule
def length_of_sequence(r):
    return len(r.seq)  # calls what is no rule


@rule
def calls_a_variable(r):
    takes = r.a
    return takes(r, 1)  # calls a local variable


@rule
def nothing_as_argument(r):
    return takes(r, nothing(r))  # is no single value


@rule
def several_as_argument(r):
    return takes(r, two(r))  # is no single value


@rule
def star_parameters(r, *more):  # has other than plain parameters
    return 1


@rule
def keyword_only(r, *, k=1):  # has other than plain parameters
    return 1


# --- names and types


@rule
def two_types(r):
    x = r.arr
    x = 1  # changes its type
    return x


@rule
def two_records(r):
    x = r.inner[0]
    x = r.seq  # changes its type
    return x.n


@rule
def returns_two_types(r):
    if r.a:
        return 1
    return r.arr  # returns something of another type than before


@rule
def returns_sometimes_nothing(r):
    if r.a:
        return 1
    return  # returns something of another type than before


@rule
def some_paths(r):  # can end without a value. Write instead: return a value on every path
    if r.a > 0:
        return 1


@rule
def paths_through_a_loop(r):  # can end without a value
    while r.a > 0:
        return 1


@rule
def paths_through_a_break(r):  # can end without a value
    while True:
        if r.a:
            break
        return 1


@rule
def unassigned_name(r):
    if r.a > 0:
        x = 1
    return x  # may have no value here. Write instead: give it a value before, on every path


@rule
def assigned_too_late(r):
    y = x_of_the_module  # may have no value here
    x_of_the_module = 1
    return y


@rule
def assigned_in_a_loop(r):
    for i in range(r.a):
        x = i
    return x  # may have no value here


@rule
def loop_variable_of_an_empty_loop(r):
    for i in range(r.a):
        pass
    return i  # may have no value here


@rule
def assigned_after_a_break(r):
    while True:
        if r.a:
            break
        x = 1
    return x  # may have no value here


@rule
def raised_before_it_is_assigned(r):
    x += 1  # may have no value here
    return x


@rule
def unknown_name(r):
    return unknown_constant  # is no constant of a rule


@rule
def declared_only(r):
    x: int  # declares without a value
    return 1


@rule
def value_of_nothing(r):
    x = nothing(r)  # is no single value
    return x


@rule
def sum_with_nothing(r):
    return 1 + nothing(r)  # is not a number


@rule
def value_of_several(r):
    x = two(r)  # is no single value. Write instead: unpack all values
    return 1


@rule
def unpacks_too_many(r):
    x, y, z = two(r)  # needs as many values
    return x


@rule
def unpacks_a_tuple(r):
    x, y = r.a, 1  # is no table
    return x


@rule
def unpacks_into_fields(r):
    r.a, x = two(r)  # must be names
    return x


@rule
def chained_to_fields(r):
    r.a = r.arr[0] = 1  # assigns to several places


# --- records, arrays, tables


@rule
def unknown_field(r):
    return r.unknown  # does not exist in R. Write instead: a card arr inner other seq


@rule
def field_of_a_number(r):
    return r.a.x  # is no field of a record


@rule
def whole_record(r):
    r.other = r.inner[0]  # is not a number


@rule
def whole_array(r):
    r.arr = r.arr  # is not a number


@rule
def number_for_an_array(r):
    r.arr = 1  # cannot be assigned as a whole. Write instead: assign its numbers one by one


@rule
def array_as_number(r):
    return r.arr + 1  # is not a number. Write instead: one number of it


@rule
def array_as_truth(r):
    if r.arr:  # is not a number
        return 1
    return 2


@rule
def sequence_as_truth(r):
    return not r.seq  # is not a number


@rule
def record_compared(r):
    return r.inner[0] == r.inner[1]  # is not a number


@rule
def element_of_a_sequence(r):
    return r.seq[0]  # is no element of an array or table


@rule
def negative_index(r):
    return TABLE[-1]  # is outside 0 to 2. Write instead: an index from 0; negative ones do not count back


@rule
def index_out_of_range(r):
    return r.arr[4]  # is outside 0 to 3


@rule
def computed_index_out_of_range(r):
    return r.arr[2 + 2]  # is outside 0 to 3


@rule
def writes_a_table(r):
    TABLE[0] = 1  # cannot be assigned as a whole


@rule
def uneven_table(r):
    return UNEVEN[0][1]  # the rows of a table must be of equal length


@rule
def empty_table(r):
    return EMPTY[0]  # an empty table


@rule
def decimal_table(r):
    return FLOATS[0]  # is made of whole numbers


@rule
def table_of_words(r):
    return WORDS[0]  # is made of whole numbers


@rule
def module_list(r):
    return LIST[0]  # a rule cannot use a list


@rule
def huge_number(r):
    return HUGE  # does not fit 64 bits


@rule
def huge_table(r):
    return HUGE_TABLE[0]  # does not fit 64 bits


@rule
def huge_literal(r):
    return 9223372036854775808  # is too large


@rule
def huge_product(r):
    return (1 << 62) * 2  # is too large


@rule
def unknown_member(r):
    return Hue.BLUE  # is no member of Hue. Write instead: RED


@rule
def looks_through_an_array(r):
    return 1 in r.arr  # looks through something. Write instead: a tuple


@rule
def divides_by_zero(r):
    return r.a // 0  # divides by zero


@rule
def shifts_too_far(r):
    return r.a << 64  # shifts too far. Write instead: a shift by 0 to 63


@rule
def shifts_back(r):
    return r.a >> -1  # shifts too far


# --- loops


@rule
def loop_over_table(r):
    n = 0
    for t in TABLE:  # is no loop over numbers. Write instead: for i in range
        n += t
    return n


@rule
def loop_over_array(r):
    n = 0
    for t in r.arr:  # is no loop over numbers
        n += t
    return n


@rule
def dynamic_step(r):
    n = 0
    for i in range(0, 9, r.a):  # needs a constant step that is not 0
        n += i
    return n


@rule
def zero_step(r):
    n = 0
    for i in range(0, 9, 0):  # needs a constant step that is not 0
        n += i
    return n


@rule
def loop_with_else(r):
    for i in range(3):  # is no loop over numbers
        pass
    else:
        r.a = 1


@rule
def while_with_else(r):
    while r.a:  # has an else
        r.a = 0
    else:
        r.a = 1


@rule
def loop_into_a_field(r):
    for r.a in range(3):  # is no loop over numbers
        pass
