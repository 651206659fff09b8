"""The loops that compiled engines run over many tables. Written in the rule language.

The names `setup`, `legal`, `apply`, `score`, `standing` and `quick` stand for the game's rules: the compiler binds
them. `games` is an array of packed root records, `buffers` an array of packed lists of legal moves, `choosers` an
array of generators for random players: one of each a table.
"""

from .asks import actor
from .packing import WORD
from .random import CHOICE_STREAM, GAME_STREAM, below, seed_rng


def seed_and_set_up(game, chooser, seed):
    seed_rng(game.rng, seed, GAME_STREAM)
    seed_rng(chooser, seed, CHOICE_STREAM)
    setup(game)


def list_moves(game, moves):
    """Fill `moves` with the legal moves of the seat to act; returns the seat, or -1 when the game is over."""
    moves.n = 0
    seat = actor(game)
    if seat >= 0:
        legal(game, seat, moves)
    return seat


def mark_moves(moves, mask):
    for i in range(moves.n):
        mask[moves.items[i]] = True


def play_out(game, moves, chooser):
    """Random play to the end; returns the number of decisions."""
    decisions = 0
    seat = actor(game)
    while seat >= 0:
        moves.n = 0
        legal(game, seat, moves)
        apply(game, seat, moves.items[below(chooser, moves.n)])
        decisions += 1
        seat = actor(game)
    return decisions


def play_match(game, moves, chooser, quick_seats):
    """Play to the end: the seats in the bit set `quick_seats` by the quick bot, the others at random."""
    decisions = 0
    seat = actor(game)
    while seat >= 0:
        moves.n = 0
        legal(game, seat, moves)
        if quick_seats >> seat & 1:
            move = quick(game, seat, moves, chooser)
        else:
            move = moves.items[below(chooser, moves.n)]
        apply(game, seat, move)
        decisions += 1
        seat = actor(game)
    return decisions


def play_move(game, move):
    """One decision of the seat to act; nothing when the game is over."""
    seat = actor(game)
    if seat >= 0:
        apply(game, seat, move)


def finger_print(words):
    """The twin of packing.fingerprint over a row of 32-bit words."""
    high = 0x9E3779B9
    low = 0x85EBCA6B
    for i in range(len(words)):
        word = words[i] & WORD
        high = ((high ^ word) * 0x5BD1E995) & WORD
        high ^= high >> 15
        low = ((low + word) & WORD) * 0x2C1B3C6D & WORD
        low ^= low >> 13
    return (high << 31) ^ low


def observe_table(places, bytes1, bytes2, bytes4, bytes8, seat, players, out):
    """Write what `seat` may see into `out`. `places` has a row a scalar: see engines/observing.py."""
    for i in range(len(places)):
        size = places[i, 0]
        at = places[i, 1]
        who = places[i, 2]
        guard = places[i, 3]
        seen = who == 0 or (who == 1 and guard == seat) or (who == 2 and bytes2[guard] >> seat & 1 == 1)
        value = 0
        if seen:
            if size == 1:
                value = bytes1[at]
            elif size == 2:
                value = bytes2[at]
            elif size == 4:
                value = bytes4[at]
            else:
                value = bytes8[at]
        where = places[i, 4]
        block = places[i, 5]
        if block >= 0:
            # Blocks of seats are turned so that the viewer comes first; empty seats stay where they are.
            if block < players:
                block = (block - seat + players) % players
            where += block * places[i, 6]
        out[where] = value
