"""Random numbers with the same stream in every engine.

The generator is Chris Doty-Humphrey's sfc32: 128 bits of state, 32-bit additions, shifts and exclusive-ors only, which
fit in a signed 64-bit integer with masks. It lives in the state, so a state is all there is to a game.
"""

from .kinds import Bits32, Int32
from .records import record
from .rules import rule

WORD = 0xFFFFFFFF
WARM_UP = 12

# Streams of one seed: what the rules draw from, and what random players and bots choose by.
GAME_STREAM = 1
CHOICE_STREAM = 2


@record
class Rng:
    a: Bits32
    b: Bits32
    c: Bits32
    count: Bits32


@rule
def seed_rng(rng: Rng, seed: int, stream: int) -> None:
    """Start from a 63-bit seed. Different streams of one seed are independent."""
    rng.a = seed & WORD
    rng.b = seed >> 32
    rng.c = stream
    rng.count = 1
    for _ in range(WARM_UP):
        next_word(rng)


@rule
def next_word(rng: Rng) -> int:
    """The next 32 random bits."""
    a = rng.a
    b = rng.b
    c = rng.c
    count = rng.count
    word = (a + b + count) & WORD
    rng.count = (count + 1) & WORD
    rng.a = b ^ (b >> 9)
    rng.b = (c + (c << 3)) & WORD
    rng.c = (((c << 21) & WORD | (c >> 11)) + word) & WORD
    return word


@rule
def below(rng: Rng, n: int) -> Int32:
    """An unbiased number from 0 to n - 1, for n up to 2**31 (Lemire's multiplication with rejection)."""
    product = next_word(rng) * n
    if product & WORD < n:
        threshold = (WORD + 1) % n
        while product & WORD < threshold:
            product = next_word(rng) * n
    return product >> 32


@rule
def roll(rng: Rng, faces: int) -> int:
    """A die: 1 to faces."""
    return below(rng, faces) + 1


@rule
def shuffle(rng: Rng, items: list[int], n: int) -> None:
    """Shuffle the first n items of an array (Fisher-Yates)."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        kept = items[i]
        items[i] = items[j]
        items[j] = kept
