"""The native engine: the rules as C, compiled for this processor. A state is packed memory.

Calls release the interpreter's lock, so that threads work side by side.
"""

from __future__ import annotations

import ctypes
import os
import platform
import shutil
import struct
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Any

from ..errors import PackError, PackMismatch
from ..packing import leaves, pack, size, unpack
from ..random import Rng
from ..records import schema_of
from ..registry import Game
from ..story import LINE, StoryLine
from ..translator.world import C_INTEGERS, flat_table
from . import build

STORY_ROOM = 2048
STORY_HEAD = struct.Struct("<2i")  # how many lines there are, and room for how many

i64, pointer = ctypes.c_int64, ctypes.c_void_p
SIGNATURES: dict[str, tuple[Any, ...]] = {
    "set_up": (None, pointer, i64, pointer),
    "apply": (None, pointer, i64, i64, pointer),
    "legal": (i64, pointer, i64, pointer),
    "is_legal": (i64, pointer, i64, i64, pointer),
    "score": (i64, pointer, i64),
    "standing": (i64, pointer, i64),
    "rank": (i64, pointer, i64),
    "quick": (i64, pointer, i64, pointer, pointer),
    "hide": (None, pointer, pointer, i64, i64),
    "fingerprint": (i64, pointer),
    "observe": (None, pointer, i64, pointer),
    "facts": (None, pointer, i64, pointer),
    "imagine": (None, pointer, i64, pointer),
    "why_not": (i64, pointer, i64, i64),
    "search": (i64, pointer, i64, pointer, pointer, i64, i64),
    "answers": (i64, pointer, pointer),
    "suggest": (None, pointer, i64, i64),
    "decide": (i64, pointer, i64, pointer),
    "note": (None, pointer, i64),
    "needed": (i64, pointer, i64),
    "start_search": (None, pointer, i64, pointer),
    "why_not_yet": (i64, pointer, i64, i64),
    "preview": (i64, pointer, i64, i64, pointer),
    "data": (pointer,),
    "checked": (pointer,),
    "all_reset": (None, i64, i64, *[pointer] * 5),
    "all_seats": (None, i64, i64, *[pointer] * 2),
    "all_masks": (None, i64, i64, *[pointer] * 3),
    "all_observe": (None, i64, i64, *[pointer] * 3, i64),
    "all_play": (None, i64, i64, *[pointer] * 2),
    "all_refuse": (None, i64, i64, *[pointer] * 3),
    "all_done": (None, i64, i64, *[pointer] * 2),
    "all_steps": (None, i64, i64, *[pointer] * 5, i64, i64, *[pointer] * 3),
    "all_playouts": (None, i64, i64, *[pointer] * 3),
    "all_matches": (None, i64, i64, *[pointer] * 4),
    "all_scores": (None, i64, i64, pointer, i64, pointer),
    "all_standings": (None, i64, i64, pointer, i64, pointer),
    "all_ranks": (None, i64, i64, pointer, i64, pointer),
    "all_fingerprints": (None, i64, i64, *[pointer] * 2),
}


@cache
def library(game: Game, variant: str = "native") -> ctypes.CDLL:
    """The game's compiled rules with its components, or those of its pack."""
    facts = build.manifest(game)
    path = build.folder(game) / f"{_newest(variant)}{build.SUFFIX}"
    if game.pack:
        # A pack's constants are written into a copy of the library, which has memory of its own.
        data = pack_data(game, facts)
        copy = Path(tempfile.mkdtemp(prefix="fiveplanets-")) / path.name
        shutil.copy(path, copy)
        found = ctypes.CDLL(str(copy))
        shutil.rmtree(copy.parent)
    else:
        data = b""
        found = ctypes.CDLL(str(path))
    for function, (result, *arguments) in SIGNATURES.items():
        if hasattr(found, function):
            getattr(found, function).restype = result
            getattr(found, function).argtypes = arguments
    if data:
        ctypes.memmove(found.data(), data, len(data))
    return found


def _newest(variant: str) -> str:
    """The build for newer processors, where this is one."""
    return "native-v3" if variant == "native" and _is_v3() and not os.environ.get("FIVEPLANETS_PORTABLE") else variant


@cache
def _is_v3() -> bool:
    if platform.machine() not in ("x86_64", "AMD64"):
        return False
    try:
        flags = next(line for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines() if line.startswith("flags"))
    except (OSError, StopIteration):
        return False
    return {"avx2", "bmi1", "bmi2", "fma", "movbe", "f16c", "abm"} <= set(flags.split())


def changed_numbers(game: Game, facts: dict[str, Any]) -> list[tuple[Any, list[int]]]:
    """The constants that a pack may change, each as the manifest describes it, with the game's own numbers."""
    for place, number in facts["fixed"].items():
        module, name = place.split(":")
        if int(getattr(game.module(module), name)) != number:
            raise PackMismatch(f"{game.name}: a pack changes {module}.{name}, which is part of the compiled code")
    found = []
    for constant in facts["changing"]:
        module, name, item, dims = constant
        value = getattr(game.module(module), name)
        shape, numbers = flat_table(value, name) if dims else ((), [int(value)])
        if list(shape) != dims:
            raise PackMismatch(f"{game.name}: a pack changes the shape of {module}.{name} from {dims} to {list(shape)}")
        limit = C_INTEGERS[item]
        if not all(-limit <= number < limit for number in numbers):
            raise PackError(f"pack for {game.name}: a value of {name} is too large: {max(numbers, key=abs)}")
        found.append((constant, numbers))
    return found


def pack_data(game: Game, facts: dict[str, Any]) -> bytes:
    """The constants of a game with its pack, as the compiled code reads them."""
    data = b""
    for (_, _, item, _), numbers in changed_numbers(game, facts):
        letter = {"int8_t": "b", "int16_t": "h", "int32_t": "i", "int64_t": "q"}[item]
        data += b"\0" * (-len(data) % struct.calcsize(letter)) + struct.pack(f"<{len(numbers)}{letter}", *numbers)
    return data


class Scratch(threading.local):
    """Memory for one call at a time in each thread."""

    def __init__(self, moves_type: Any) -> None:
        self.moves = moves_type()
        self.story = (ctypes.c_char * (STORY_HEAD.size + LINE.size * STORY_ROOM))()


class Native:
    """One game's compiled rules for single positions."""

    name = "native"

    def __init__(self, game: Game, variant: str = "native") -> None:
        self.game = game
        self.library = library(game, variant)
        self.state_type = ctypes.c_char * size(game.root)
        self.facts_type = ctypes.c_char * size(game.facts)
        self.scratch = Scratch(ctypes.c_int16 * (size(game.move_list) // 2))
        self._open_asks = next(leaf for leaf in leaves(game.root) if leaf.path == ("open_asks",))
        self._trouble = self.library.checked() if variant == "checked" else None

    def load(self, data: Any) -> Any:
        return self.state_type.from_buffer_copy(data)

    def dump(self, state: Any) -> bytes:
        raw: bytes = state.raw
        return raw

    def copy(self, state: Any) -> Any:
        return self.state_type.from_buffer_copy(state)

    def open_asks(self, state: Any) -> int:
        found: int = struct.unpack_from(self._open_asks.kind.letter, state, self._open_asks.offset)[0]
        return found

    def set_up(self, state: Any, seed: int) -> list[StoryLine]:
        self.library.set_up(state, seed, story := self._empty_story())
        return self._told(story)

    def apply(self, state: Any, seat: int, move: int) -> list[StoryLine]:
        self.library.apply(state, seat, move, story := self._empty_story())
        return self._told(story)

    def _empty_story(self) -> Any:
        story = self.scratch.story
        STORY_HEAD.pack_into(story, 0, 0, STORY_ROOM)
        return story

    def _told(self, story: Any) -> list[StoryLine]:
        self.check()
        n, _ = STORY_HEAD.unpack_from(story)
        if n > STORY_ROOM:
            raise RuntimeError(f"{self.game.name}: one move told {n} events; there is room for {STORY_ROOM}")
        return list(LINE.iter_unpack(story[STORY_HEAD.size : STORY_HEAD.size + LINE.size * n]))

    def check(self) -> None:
        """In the checked build: has anything been out of range?"""
        if self._trouble and ctypes.c_int64.from_address(self._trouble).value:
            _, value, low, high = (ctypes.c_int64 * 4).from_address(self._trouble)
            where = ctypes.string_at(self._trouble + 32).decode()
            ctypes.c_int64.from_address(self._trouble).value = 0
            if low > high:
                raise ArithmeticError(f"{self.game.name}: in {where}: more than 64 bits, or a division by zero")
            raise IndexError(f"{self.game.name}: {value} is not in {low} to {high} in {where}")

    def legal(self, state: Any, seat: int) -> list[int]:
        moves = self.scratch.moves
        n = self.library.legal(state, seat, moves)
        self.check()
        found: list[int] = moves[:n]
        return found

    def is_legal(self, state: Any, seat: int, move: int) -> bool:
        found = bool(self.library.is_legal(state, seat, move, self.scratch.moves))
        self.check()
        return found

    def score(self, state: Any, seat: int) -> int:
        return int(self.library.score(state, seat))

    def standing(self, state: Any, seat: int) -> int:
        return int(self.library.standing(state, seat))

    def quick(self, state: Any, seat: int, rng: Rng) -> int:
        with_memory = _RngMemory(rng)
        move = self.library.quick(state, seat, self.scratch.moves, with_memory.memory)
        with_memory.write_back()
        self.check()
        return int(move)

    def redacted(self, state: Any, viewer: int) -> Any:
        copy = self.copy(state)
        self.library.hide(state, copy, viewer, 0)
        return copy

    def facts(self, state: Any, viewer: int) -> bytes:
        found = self.facts_type()
        self.library.facts(state, viewer, found)
        self.check()
        return found.raw

    def imagine(self, state: Any, viewer: int, rng: Rng) -> None:
        with_memory = _RngMemory(rng)
        self.library.imagine(state, viewer, with_memory.memory)
        with_memory.write_back()
        self.check()

    def search(self, seen: Any, seat: int, tree: Any, rng: Rng, some: int, left: int) -> int:
        """Some iterations of the many left, from the state as the seat sees it; how many it were. `tree` is memory."""
        with_memory = _RngMemory(rng)
        done = int(self.library.search(seen, seat, tree, with_memory.memory, some, left))
        with_memory.write_back()
        self.check()
        return done

    def answers(self, tree: Any, into: Any) -> int:
        return int(self.library.answers(tree, into))

    def suggest(self, tree: Any, seat: int, move: int) -> None:
        self.library.suggest(tree, seat, move)

    def start_search(self, seen: Any, seat: int, tree: Any) -> None:
        self.library.start_search(seen, seat, tree)
        self.check()

    def needed(self, tree: Any, iterations: int) -> int:
        return int(self.library.needed(tree, iterations))

    def decide(self, tree: Any, doubt: int, rng: Rng) -> int:
        with_memory = _RngMemory(rng)
        move = int(self.library.decide(tree, doubt, with_memory.memory))
        with_memory.write_back()
        return move

    def note(self, tree: Any, move: int) -> None:
        self.library.note(tree, move)

    def why_not(self, state: Any, seat: int, move: int) -> int:
        return int(self.library.why_not(state, seat, move))

    def why_not_yet(self, state: Any, seat: int, move: int) -> int:
        return int(self.library.why_not_yet(state, seat, move))

    def fingerprint(self, state: Any) -> int:
        return int(self.library.fingerprint(state))

    def preview(self, redacted: Any, seat: int, move: int) -> list[StoryLine] | None:
        """Make a seat's move on the state redacted for it; None when that hangs on what is hidden."""
        story = self._empty_story()
        if self.library.preview(redacted, seat, move, story):
            return None
        return self._told(story)


class _RngMemory:
    """A generator as packed memory, for a call."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        data = pack(rng)
        self.memory = ctypes.create_string_buffer(data, len(data))

    def write_back(self) -> None:
        found = unpack(schema_of(Rng), self.memory.raw)
        self.rng.a, self.rng.b, self.rng.c, self.rng.count = found.a, found.b, found.c, found.count
