"""Pending advances with a choice.

A grant lets `count` different markers of a set go `steps` cells each, more or less quietly. It is one number: the set,
then steps << 5, count << 8, quiet << 10.
"""

from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push, take_at

from ..tables import ALL_TRACKS, TRACK_COUNT
from .board import bits
from .tracks import advance


@rule
def grant(world, tracks, steps, count, quiet):
    push(world.grants, tracks | steps << 5 | count << 8 | quiet << 10)


@rule
def granted(world):
    """The set of markers that some grant may advance."""
    found = 0
    for i in range(world.grants.n):
        found |= world.grants.items[i]
    return found & ALL_TRACKS


@rule
def use_grant(game, seat, marker):
    """Advance by the grant that leaves the least choice; what remains of it is granted anew."""
    world = game.worlds[seat]
    best = -1
    fewest = TRACK_COUNT + 1
    for i in range(world.grants.n):
        tracks = world.grants.items[i] & ALL_TRACKS
        if tracks >> marker & 1 and bits(tracks) < fewest:
            best = i
            fewest = bits(tracks)
    number = take_at(world.grants, best)
    tracks = number & ALL_TRACKS
    steps = number >> 5 & 7
    count = number >> 8 & 3
    quiet = number >> 10
    if count > 1:
        grant(world, tracks & ~(1 << marker), steps, count - 1, quiet)
    if steps > 1:
        grant(world, 1 << marker, steps - 1, 1, quiet)
    advance(game, seat, marker, quiet)
