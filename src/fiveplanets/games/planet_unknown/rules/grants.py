"""Pending advances with a choice.

A grant lets `count` different markers of a set go `steps` cells each, more or less quietly. It is one number: the set,
then steps << 5, count << 9, quiet << 12; RUN marks what is left to a marker on its way.
"""

from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, take_at

from ..state import Quiet
from ..tables import ALL_TRACKS, TRACK_COUNT
from .board import bits
from .tracks import advance, can_rise, can_shift

RUN = 1 << 14
MOST_STEPS = 15


@rule
def grant(world, tracks, steps, count, quiet):
    push(world.grants, tracks | steps << 5 | count << 9 | quiet << 12)


@rule
def advance_steps(game, seat, marker, steps, quiet):
    """PU-R20: several steps, one by one. A boost or a question on the way comes before the next step (PU-R84)."""
    world = game.worlds[seat]
    boosts = world.boosts
    asks = game.asks[seat].n
    while steps > 0 and world.boosts == boosts and game.asks[seat].n == asks:
        advance(game, seat, marker, quiet)
        steps -= 1
    if steps > 0:
        push(world.grants, RUN | 1 << marker | steps << 5 | 1 << 9 | quiet << 12)


@rule
def quiet_of(number):
    return number >> 12 & 3


@rule
def boost_is_due(world):
    """Must a boost be used on some marker now?"""
    if world.boosts > 0:
        for marker in range(TRACK_COUNT):
            if can_rise(world, marker):
                return True
    return False


@rule
def waits(world, number):
    """PU-R84: a boost on the way is used before the next step."""
    return number & RUN > 0 and boost_is_due(world)


@rule
def may_use(world, number, marker):
    """Can this marker go on by this grant?"""
    if not number >> marker & 1 or waits(world, number):
        return False
    return can_rise(world, marker) or (quiet_of(number) == Quiet.NOTHING and can_shift(world, marker))


@rule
def granted(world, marker):
    """Can this marker go on by any grant?"""
    for i in range(world.grants.n):
        if may_use(world, world.grants.items[i], marker):
            return True
    return False


@rule
def must_use_grant(world):
    """Is there a grant by which a marker can go up?"""
    for i in range(world.grants.n):
        number = world.grants.items[i]
        for marker in range(TRACK_COUNT):
            if may_use(world, number, marker) and can_rise(world, marker):
                return True
    return False


@rule
def use_grant(game, seat, marker):
    """Advance by the grant that leaves the least choice; what remains of it is granted anew."""
    world = game.worlds[seat]
    best = -1
    fewest = TRACK_COUNT + 1
    for i in range(world.grants.n):
        number = world.grants.items[i]
        if may_use(world, number, marker) and bits(number & ALL_TRACKS) < fewest:
            best = i
            fewest = bits(number & ALL_TRACKS)
    number = take_at(world.grants, best)
    tracks = number & ALL_TRACKS
    steps = number >> 5 & MOST_STEPS
    count = number >> 9 & 7
    quiet = quiet_of(number)
    if count > 1:
        grant(world, tracks & ~(1 << marker), steps, count - 1, quiet)
    advance_steps(game, seat, marker, steps, quiet)
