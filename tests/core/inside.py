"""Rules within the rule language that go wrong for some numbers: the checked build must report those."""

# ruff: noqa

from fiveplanets.core.codes import Code
from fiveplanets.core.kinds import *
from fiveplanets.core.records import record
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

TABLE = (5, 6, 7)
ROWS = ((1, 2), (3, 4))
LARGEST = 2**63 - 1


class Hue(Code):
    RED = 0
    GREEN = 1
    BLUE = 2


@record
class R:
    a: Int8
    flag: Bool
    code: One[Hue]
    maybe: Maybe[Hue]
    members: Set[Hue]
    bits: Bits8
    arr: Array[Int16] = public(size=4)


@record
class Story:
    n: Int8


@rule
def index(r, k, _q):
    return r.arr[k]


@rule
def index_of_table(r, k, _q):
    return TABLE[k]


@rule
def index_of_row(r, k, _q):
    return ROWS[1][k]


@rule
def written_index(r, k, _q):
    r.arr[k] = 1
    return r.arr[k]


@rule
def field(r, k, _q):
    r.a = k
    return r.a


@rule
def raised_field(r, k, _q):
    r.a += k
    return r.a


@rule
def flag(r, k, _q):
    r.flag = k
    return r.flag


@rule
def code(r, k, _q):
    r.code = k
    return r.code


@rule
def maybe(r, k, _q):
    r.maybe = k
    return r.maybe


@rule
def members(r, k, _q):
    r.members = k
    return r.members


@rule
def bits(r, k, _q):
    r.bits = k
    return r.bits


@rule
def left(r, k, _q):
    return 1 << k


@rule
def right(r, k, _q):
    return -5 >> k


@rule
def left_in_64_bits(r, k, _q) -> Bits63:
    return 1 << k


@rule
def right_in_64_bits(r, k, _q):
    return -(2**40) >> k


@rule
def a_sum(r, k, _q):
    return 2 * k + 1


@rule
def a_difference(r, k, _q):
    return -2 - k


@rule
def opposite(r, k, _q):
    return -k


@rule
def narrowed(r, k, _q) -> Int32:
    return 2**31 + k


@rule
def a_set_in_64_bits(r, k, _q):
    found: Bits63 = 0
    for i in range(k):
        found |= 1 << i
        found &= ~(1 << 3)
    return found


@rule
def widened_later(r, k, _q):
    found = k
    found += LARGEST - 5
    return found


@rule
def added(r, k, _q):
    return LARGEST + k


@rule
def subtracted(r, k, _q):
    return -LARGEST - k


@rule
def multiplied(r, k, _q):
    return 2**61 * k


@rule
def divided(r, k, _q):
    return 7 // k


@rule
def remainder(r, k, _q):
    return -7 % k


@rule
def told(r, k, _q):
    tell(r, 1, k)
    return k


@rule
def names_of_the_runtime(r, story, p_):
    hidden = r.a + 1
    trouble = hidden + story
    _1 = trouble
    o_ = r.arr[p_]
    int = o_ + _1
    int_ = int + 1
    first = r.flag
    i64 = first + int_
    AT = i64
    return AT + trouble + hidden


@rule
def reads_a_story(story, k, _q):
    return story.n + k


# --- what would hang or break on a record of zeros


@rule
def waits(r, k, _q):
    n = 0
    while r.a == 0:
        n += 1
    return n


@rule
def waits_for_ever(r, k, _q):
    while True:
        if r.a > 0:
            return r.arr


@rule
def uses_what_comes_from_it(r, k, _q):
    found = waits_for_ever(r, k, _q)
    found[1] = 5
    return found[0]


@rule
def counts_far(r, k, _q):
    n = 0
    for i in range(2**62):
        if r.a > 0:
            return i
        n += i
    return n


@rule
def indexes_by_nothing(r, k, _q):
    r.arr[r.maybe * 2**40] = 1
    return TABLE[r.maybe * 2**40] // r.a
