"""Random programs of the rule language, run as Python and as C: results, memory and stories must be the same.

python -m tests.core.programs BATCHES [FIRST_SEED [-O3]]
"""

from __future__ import annotations

import base64
import ctypes
import importlib.util
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fiveplanets.core.engines import build, wasm
from fiveplanets.core.engines.source import RUNTIME
from fiveplanets.core.packing import leaves, pack, size, unpack
from fiveplanets.core.records import Misfit
from fiveplanets.core.translator import World
from fiveplanets.core.translator.values import INT

HEAD = """
from fiveplanets.core.codes import NOTHING, Code, Ids, Numbers
from fiveplanets.core.kinds import *
from fiveplanets.core.records import record
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, find, pop, push, take_at
from fiveplanets.core.story import tell

TABLE = ((3, -1, 4), (1, -5, 9), (2, 6, -5), (3, 5, 8))
ROW = (7, -3, 11, 0, 2, 5)
LARGE = (2**40, -(2**33), 5)


class Hue(Code):
    RED = 0
    GREEN = 1
    BLUE = 2


class Card(Ids):
    label = "card"
    ids = tuple("abcdefgh")


class Cell(Numbers):
    low, high = -1, 12


@record
class Inner:
    x: Int8
    y: Int32
    hue: Maybe[Hue]


@record
class R:
    a: Int8
    b: Int16
    c: Int32
    d: Int64
    f: Bool
    card: Maybe[Card]
    cell: One[Cell]
    hues: Set[Hue]
    bits: Bits32
    arr: Array[Int16] = public(size=8)
    grid: Array[Array[Int8]] = public(size=(3, 4))
    cards: Array[Maybe[Card]] = public(size=4)
    inner: Array[Inner] = public(size=3)
    seq: Seq[Int8] = public(size=6)


@rule
def note(r, k):
    tell(r, 1, k, r.a)
    return k


@rule
def bump(r, k):
    r.a = (r.a + k) % 100 - 50
    r.arr[r.a % 8] = (r.arr[r.a % 8] + 1) % 3000
    return r.a


@rule
def draw(r, k):
    if r.seq.n < 6 and k % 2 == 0:
        push(r.seq, k % 7)
    elif r.seq.n > 2 and k % 3 == 0:
        return take_at(r.seq, k % r.seq.n)
    elif r.seq.n > 0:
        return pop(r.seq)
    return find(r.seq, k % 7)


@rule
def deal(r, k):
    before = r.cards[k % 4]
    r.cards[k % 4] = r.card
    r.card = k % 9 - 1
    return before


@rule
def pick(r, k):
    return r.inner[(k + bump(r, 3)) % 3]


@rule
def reads(r, k):
    return r.b + r.arr[k % 8] + r.cards[k % 4]


@rule
def paint(inner, k, more=1):
    inner.hue = (k + more) % 4 - 1
    return inner.hue == Hue.GREEN or inner.x


@rule
def three(r, k):
    return bump(r, k), r.a, draw(r, k)


@rule
def total(numbers, n):
    found = 0
    for i in range(n):
        found += numbers[i] * (i + 1)
    return found
"""

PROGRAMS, INPUTS = 50, 20  # in a batch
STATEMENTS, DEPTH = 7, 2
LEAVES = 6  # the first programs are small, and the others call them
STORY_LINES = 4000


class Writer:
    """Writes one program."""

    def __init__(self, chance: random.Random, number: int) -> None:
        self.chance = chance
        self.number = number
        self.is_leaf = number < LEAVES
        self.loops = 0

    def program(self) -> str:
        lines = ["@rule", f"def f{self.number}(r, p, q):", "    u = p", "    v = q", "    w = 1"]
        for _ in range(2 if self.is_leaf else STATEMENTS):
            lines += self.statement(1, 0 if self.is_leaf else DEPTH)
        return "\n".join([*lines, f"    return u * 3 + v * 5 + w * 7 + {self.number_of(DEPTH)}", ""])

    def one(self, *choices: Any) -> Any:
        return self.chance.choice(choices)

    def name(self) -> str:
        return self.one("u", "v", "w")

    # --- expressions

    def atom(self) -> str:
        return self.one(
            "u",
            "v",
            "w",
            "p",
            "q",
            "r.a",
            "r.b",
            "r.c % 1000",
            "r.f",
            "r.card",
            "r.cell",
            "r.hues",
            "r.bits % 5000",
            "r.seq.n",
            "r.inner[1].x",
            "r.inner[2].hue",
            "r.grid[1][2]",
            "r.cards[3]",
            "ROW[2]",
            "Hue.BLUE",
            "NOTHING",
            "True",
            "len(r.arr)",
            "len(TABLE)",
            str(self.chance.randint(-9, 9)),
            f"{2 ** self.chance.randint(0, 10)}",
        )

    def number_of(self, depth: int) -> str:
        if depth == 0:
            return self.atom()
        x, y, z = (self.number_of(depth - 1) for _ in range(3))
        k = self.chance.randint(-3, 5)
        forms = [
            f"({x} + {y})",
            f"({x} - {y})",
            f"(({x} % 1000) * ({y} % 1000) % 1009)",
            f"({x} // (abs({y}) + 1))",
            f"({x} // ({y} * 2 - 1))",
            f"({x} % {self.one(3, -4, 7, 8, -8)})",
            f"({x} // {self.one(3, -4, 7, 8, 2, -1)})",
            f"({x} & {y})",
            f"({x} | {y})",
            f"({x} ^ {y})",
            f"(({x} % 500) << ({y} % 9))",
            f"({x} >> ({y} % 32))",
            f"(-{x})",
            f"(~{x})",
            f"(+{x})",
            f"(not {x})",
            f"({x} if {y} > {z} else {z})",
            f"({x} if {y} else {z})",
            f"({x} {self.compare()} {y})",
            f"({x} {self.compare()} {y} {self.compare()} {z})",
            f"({x} and {y})",
            f"({x} or {y})",
            f"({x} and {y} or {z})",
            f"({x} in ({k}, {y}, 7))",
            f"({x} not in ({k}, {self.chance.randint(0, 5)}))",
            f"min({x}, max({y}, {z}))",
            f"abs({x})",
            f"int({x})",
            f"bool({x})",
            f"TABLE[{x} % 4][{y} % 3]",
            f"(5, 1, -2)[{x} % 3]",
            f"LARGE[{x} % 3] % 1000",
            f"(r.d & {x})",
            f"(r.d >> ({x} % 40) & 4095)",
            f"((r.d | 1 << ({x} % 45)) % 997)",
            f"(r.d // 2**30 + {x})",
            f"(r.d > {x})",
            f"r.arr[{x} % 8]",
            f"r.grid[{x} % 3][{y} % 4]",
            f"r.cards[{x} % 4]",
            f"r.inner[{x} % 3].{self.one('x', 'y', 'hue')}",
            f"(r.hues >> {x} % 3 & 1)",
            f"reads(r, {x} % 50)",
            f"total(ROW, {x} % 7)",
            f"total(r.arr, {x} % 9)",
            f"total(TABLE[{x} % 4], 3)",
            "total(r.seq.items, r.seq.n)",
        ]
        effects = [
            f"bump(r, {x} % 50)",
            f"draw(r, {x} % 50)",
            f"deal(r, {x} % 50)",
            f"note(r, {x} % 1000)",
            f"f_{x}",
            f"pick(r, {x} % 90).{self.one('x', 'y', 'hue')}",
            f"paint(pick(r, {x} % 9), {y} % 9)",
            f"paint(r.inner[{x} % 3], {y} % 9, {z} % 5)",
            f"paint((r.inner[0] if {x} else pick(r, {y} % 7)), {z} % 9)",
        ]
        found = str(self.one(*forms, *effects, *effects))
        if found.startswith("f_"):  # a leaf, where there are some
            found = (
                f"bump(r, {y} % 9)"
                if self.is_leaf
                else f"(f{self.chance.randrange(LEAVES)}(r, {x} % 90, {y} % 90) % 9973)"
            )
        return found

    def compare(self) -> str:
        return str(self.one("<", "<=", ">", ">=", "==", "!="))

    # --- statements

    def statement(self, indent: int, depth: int) -> list[str]:
        pad = "    " * indent
        simple = [
            self.to_local,
            self.to_local,
            self.to_field,
            self.to_field,
            self.to_element,
            self.to_reference,
            self.to_several,
        ]
        nested = [self.choice, self.counted, self.conditional]
        lines: list[str] = self.one(*simple, *(nested if depth else []))(indent, depth)
        return [pad + line for line in lines]

    def inner(self, indent: int, depth: int, count: int = 1) -> list[str]:
        return [
            f"    {line.removeprefix('    ' * (indent + 1))}" for _ in range(count) for line in self._raw(indent, depth)
        ]

    def _raw(self, indent: int, depth: int) -> list[str]:
        return self.statement(indent + 1, depth - 1)

    def to_local(self, _indent: int, _depth: int) -> list[str]:
        x = self.number_of(2)
        sign = self.one("+=", "-=", "^=", "|=", "&=", "//=", "%=", "*=")
        number = f"({x}) % 127 + 1" if sign in ("//=", "%=", "*=") else f"({x}) % 127"
        return self.one(
            [f"{self.name()} = ({x}) % 10007"],
            [f"u = v = ({x}) % 99"],
            [f"w {sign} {number}", "w %= 100003"],
            [f"{self.name()} <<= ({x}) % 3", "u %= 50021", "v %= 50021", "w %= 50021"],
            [f"{self.name()} >>= ({x}) % 5"],
            ["if u > 9:", f"    return ({x}) % 77"] if self.chance.random() < 0.2 else [f"v = ({x}) % 7"],
        )

    def to_field(self, _indent: int, _depth: int) -> list[str]:
        x = self.number_of(2)
        return [
            self.one(
                f"r.b = ({x}) % 12345",
                f"r.c = ({x}) % 123456 - 500",
                f"r.d = ({x}) * 2**33 % 2**50",
                f"r.f = ({x}) > 3",
                f"r.c {self.one('+=', '-=')} ({x}) % 99",
                f"r.card = ({x}) % 9 - 1",
                "r.card = NOTHING",
                f"r.cell = ({x}) % 14 - 1",
                f"r.hues |= 1 << ({x}) % 3",
                f"r.hues &= ~(1 << ({x}) % 3)",
                f"r.hues ^= ({x}) % 8",
                f"r.bits = ({x}) % 2**32",
                f"r.bits ^= ({x}) % 2**31",
                f"bump(r, ({x}) % 20)",
                f"note(r, ({x}) % 99)",
                "clear(r.seq)",
            )
        ]

    def to_element(self, _indent: int, _depth: int) -> list[str]:
        x, y = self.number_of(2), self.number_of(1)
        if self.chance.random() < 0.06:  # may not fit
            return [
                self.one(
                    f"r.arr[({y}) % 10 - 1] = 1",
                    f"r.a = ({x}) % 150",
                    f"w += r.cards[({x}) % 6]",
                    f"r.hues = ({x}) % 11",
                )
            ]
        return [
            self.one(
                f"r.arr[({y}) % 8] = ({x}) % 3000",
                f"r.arr[({y}) % 8] {self.one('+=', '-=', '^=')} ({x}) % 5",
                f"r.grid[({y}) % 3][({x}) % 4] = ({y}) % 100",
                f"r.grid[({y}) % 3][1] = -(({x}) % 50)",
                f"r.cards[({y}) % 4] = ({x}) % 9 - 1",
                f"r.cards[({y}) % 4] = r.card",
                f"r.inner[({y}) % 3].y = ({x}) % 4096",
                f"pick(r, ({y}) % 9).x = ({x}) % 100",
            )
        ]

    def to_reference(self, _indent: int, _depth: int) -> list[str]:
        x, y = self.number_of(2), self.number_of(1)
        taken = self.one(f"pick(r, ({x}) % 40)", f"r.inner[({x}) % 3]", f"r.inner[1] if {x} else pick(r, 2)")
        return [
            f"h = {taken}",
            f"h.x = (h.x + ({y})) % 100",
            f"h.y = (h.y + ({y})) % 1000",
            f"w += paint(h, ({y}) % 6)",
        ]

    def to_several(self, _indent: int, _depth: int) -> list[str]:
        return [f"u, v, w = three(r, ({self.number_of(2)}) % 9)"]

    def choice(self, indent: int, depth: int) -> list[str]:
        lines = [f"if {self.number_of(2)}:", *self.inner(indent, depth)]
        if self.chance.random() < 0.4:
            lines += [f"elif {self.number_of(1)}:", *self.inner(indent, depth)]
        return [*lines, "else:", *self.inner(indent, depth)] if self.chance.random() < 0.7 else lines

    def counted(self, indent: int, depth: int) -> list[str]:
        i = self.one("i", "j", "k")
        bounds = self.one(
            f"({self.number_of(1)}) % 5, ({self.number_of(1)}) % 7",
            f"({self.number_of(1)}) % 5",
            f"0, ({self.number_of(1)}) % 9, 2",
            f"({self.number_of(1)}) % 6, -1, -1",
            f"9, ({self.number_of(1)}) % 7, -3",
        )
        return [
            f"for {i} in range({bounds}):",
            f"    {self.name()} += {i}",
            f"    {i} += 3" if self.chance.random() < 0.2 else "    pass",
            *self.inner(indent, depth),
            *self.jump(),
            *self.inner(indent, depth),
        ]

    def conditional(self, indent: int, depth: int) -> list[str]:
        self.loops += 1
        n = f"n{self.loops}"
        test = self.one(f"{n} < 4 and ({self.number_of(2)}) % 3 != 0", f"{n} < ({self.number_of(1)}) % 6", "True")
        stop = [f"    if {n} > 3:", "        break"] if test == "True" else []
        return [f"{n} = 0", f"while {test}:", f"    {n} += 1", *stop, *self.jump(), *self.inner(indent, depth)]

    def jump(self) -> list[str]:
        if self.chance.random() < 0.6:
            return []
        return [f"    if {self.number_of(1)}:", f"        {self.one('break', 'continue')}"]


@dataclass
class Case:
    """One run of a program as Python does it; where Python refuses a value, `after` is None."""

    program: int
    p: int
    q: int
    before: bytes
    result: int = 0
    after: bytes | None = None
    story: tuple[int, ...] = ()


class Batch:
    """Programs made from one seed: as Python, as C, and the cases to compare."""

    def __init__(self, seed: int, folder: Path, programs: int = PROGRAMS, inputs: int = INPUTS) -> None:
        self.seed, self.folder, self.programs = seed, folder, programs
        chance = random.Random(seed)
        self.path = folder / f"programs{seed}.py"
        self.path.write_text("\n\n".join([HEAD, *(Writer(chance, i).program() for i in range(programs))]), "utf-8")
        spec = importlib.util.spec_from_file_location(f"programs{seed}", self.path)
        assert spec is not None
        assert spec.loader is not None
        self.module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self.module)
        self.schema = self.module.R.schema
        self.cases = [self.run_python(chance, program) for program in range(programs) for _ in range(inputs)]

    def run_python(self, chance: random.Random, program: int) -> Case:
        state = unpack(self.schema, self.filled(chance), checked=True)
        case = Case(program, chance.randint(-9, 9), chance.randint(-9, 9), pack(state))
        state.story = []
        try:
            result = getattr(self.module, f"f{program}")(state, case.p, case.q)
        except Misfit:
            return case
        assert abs(result) < 2**62
        case.result, case.after = int(result), pack(state)
        case.story = tuple(number for line in state.story for number in line)
        return case

    def filled(self, chance: random.Random) -> bytes:
        state = self.schema.plain()
        for leaf in leaves(self.schema):
            place = state
            for step in leaf.path[:-1]:
                place = place[step] if isinstance(step, int) else getattr(place, step)
            value = chance.randint(max(leaf.kind.low, -99), min(leaf.kind.high, 99))
            if leaf.path[0] == "seq":  # full, with nothing behind it
                value = 6 if leaf.path[-1] == "n" else chance.randint(0, 6)
            if isinstance(leaf.path[-1], int):
                place[leaf.path[-1]] = value
            else:
                setattr(place, leaf.path[-1], value)
        return pack(state)

    def compile(self, level: str, with_wasm: bool) -> None:
        source = self.folder / f"programs{self.seed}.c"
        functions = [getattr(self.module, f"f{i}") for i in range(self.programs)]
        source.write_text(source_with(functions, self.schema), "utf-8")
        for name in ("native", "checked", *(["wasm"] if with_wasm else [])):
            compile_c(source, name, level)

    def built(self, name: str) -> Path:
        return self.folder / f"programs{self.seed}.c.{name}"

    # --- what differs

    def native_differences(self, name: str = "native") -> Iterator[str]:
        library = ctypes.CDLL(str(self.built(name)))
        library.get_place.restype = library.get_story.restype = ctypes.c_void_p
        library.run.restype, library.run.argtypes = ctypes.c_int64, [ctypes.c_int64] * 3
        place, story = library.get_place(), library.get_story()
        for case in self.cases:
            if case.after is None and name != "checked":  # what C does with it is not defined
                continue
            ctypes.memmove(place, case.before, len(case.before))
            result = library.run(case.program, case.p, case.q)
            lines = ctypes.c_int32.from_address(story).value
            told = tuple((ctypes.c_int32 * (7 * lines)).from_address(story + 8))
            if name == "checked" and bool(library.troubles()) != (case.after is None):
                yield self.described(case, f"{name}: is out of range in one of the two only")
            if case.after is not None and (result, ctypes.string_at(place, len(case.before)), told) != (
                case.result,
                case.after,
                case.story,
            ):
                yield self.described(case, f"{name}: {result} instead of {case.result}")

    def wasm_differences(self) -> Iterator[str]:
        module = wasm.Module(self.built("wasm"))
        place, story = module.call("get_place"), module.call("get_story")
        cases = [case for case in self.cases if case.after is not None]
        for case in cases:
            _, ran, after, told = module.ask(
                ["write", place, base64.b64encode(case.before).decode()],
                ["call", "run", str(case.program), str(case.p), str(case.q)],
                ["read", place, size(self.schema)],
                ["read", story + 8, 4 * len(case.story)],
            )
            words = tuple(memoryview(base64.b64decode(told)).cast("i"))
            if (int(ran["value"]), base64.b64decode(after), words) != (case.result, case.after, case.story):
                yield self.described(case, f"wasm: {ran['value']} instead of {case.result}")
        module.close()

    def described(self, case: Case, what: str) -> str:
        return f"{self.path}: f{case.program}(r, {case.p}, {case.q}): {what}"


def source_with(functions: list[Any], schema: Any) -> str:
    """A C source in which `run` calls one of these rules, with a record and two numbers."""
    world = World("no game")
    names = [world.function(function, (schema, INT, INT)).name for function in functions]
    runs = "\n".join(f"case {i}: return {name}(&place, p, q);" for i, name in enumerate(names))
    return f"""{RUNTIME.read_text("utf-8")}
{world.source().replace("DATA_DECLARED", "")}
static {world.c_type(schema)} place;
static struct {{ int32_t n, room; int32_t lines[{STORY_LINES}][7]; }} written;
EXPORT(void *) get_place(void) {{ return &place; }}
EXPORT(void *) get_story(void) {{ return &written; }}
EXPORT(i64) run(i64 program, i64 p, i64 q) {{
    written.n = 0; written.room = {STORY_LINES}; story = (Story *)&written;
    switch (program) {{
{runs}
    }}
    return 0;
}}
#ifdef WATCHED
/* Runs with all of the record hidden; 1 if some of it was read. */
EXPORT(i64) run_watched(i64 program, i64 p, i64 q) {{
    static unsigned char marks[sizeof(place)];
    __builtin_memset(marks, 1, sizeof(marks));
    hidden = marks; watched = (const unsigned char *)&place; watched_bytes = sizeof(place); spoilt = 0;
    run(program, p, q);
    watched_bytes = 0;
    return spoilt;
}}
#endif
#ifdef CHECKED
EXPORT(void *) get_trouble(void) {{ return &trouble; }}
EXPORT(i64) troubles(void) {{ i64 found = trouble.failed; trouble.failed = 0; return found; }}
#endif
"""


def compile_c(source: Path, name: str, level: str) -> Path:
    """Build one variant: native, checked, watched or wasm."""
    library = [*build.target(), *build.LIBRARY, "-nostdlib"]
    flags = build.WASM if name == "wasm" else [*library, f"-D{name.upper()}"]
    built = source.with_suffix(f".c.{name}")
    command = [sys.executable, "-m", "ziglang", "cc", *build.FLAGS, level, *flags, "-o", str(built), str(source)]
    subprocess.run(command, check=True)
    return built


def compiled(seed: int, folder: Path, level: str = "-O0", programs: int = PROGRAMS) -> Batch:
    batch = Batch(seed, folder, programs)
    batch.compile(level, wasm.is_here())
    return batch


def main(batches: int, first: int, level: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + batches):
            batch = compiled(seed, Path(folder), level)
            found = [*batch.native_differences("native"), *batch.native_differences("checked")]
            found += batch.wasm_differences() if wasm.is_here() else []
            refused = sum(case.after is None for case in batch.cases)
            print(f"seed {seed}: {len(batch.cases)} runs, {refused} out of range, {len(found)} differences", flush=True)
            if found:
                sys.exit("\n".join([batch.path.read_text("utf-8"), *found[:5]]))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0, sys.argv[3] if len(sys.argv) > 3 else "-O0")
