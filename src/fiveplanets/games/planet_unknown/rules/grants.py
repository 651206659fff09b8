"""Pending advances with a choice."""

from fiveplanets.core.rules import rule

from ..codes import Quiet
from ..state import Grant, Position, World
from ..tables import TRACK_COUNT
from .board import bits
from .tracks import advance, can_rise, can_shift

NO_END = 0  # of the way of a grant


@rule
def grant(world: World, tracks: int, steps: int, markers: int, quiet: int, why: int) -> None:
    """So many different markers of a set may go so many cells each."""
    new = world.grants.items[world.grants.n]
    world.grants.n += 1
    new.tracks = tracks
    new.steps = steps
    new.markers = markers
    new.quiet = quiet
    new.why = why


@rule
def advance_steps(game: Position, seat: int, marker: int, steps: int, end: int, quiet: int, why: int) -> None:
    """PU-R20: several steps, one by one. A boost or a question on the way comes before the next step (PU-R84).

    `end`: the cell that the marker does not pass (PU-R76), or NO_END.
    """
    world = game.worlds[seat]
    boosts = world.boosts
    asks = game.asks[seat].n
    while steps > 0 and world.boosts == boosts and game.asks[seat].n == asks:
        advance(game, seat, marker, quiet, why)
        steps -= 1
        if only_sideways(world, marker, quiet):
            break
    if steps > 0:
        grant(world, 1 << marker, steps, 1, quiet, why)
        rest = world.grants.items[world.grants.n - 1]
        rest.running = True
        rest.end = end


@rule
def only_sideways(world: World, marker: int, quiet: int) -> bool:
    """PU-R83: can it go on, but not up? Then its player may leave it where it is."""
    return quiet == Quiet.NOTHING and not can_rise(world, marker) and can_shift(world, marker)


@rule
def boost_is_due(world: World) -> bool:
    """Must a boost be used on some marker now?"""
    if world.boosts > 0:
        for marker in range(TRACK_COUNT):
            if can_rise(world, marker):
                return True
    return False


@rule
def may_use(world: World, pending: Grant, marker: int) -> bool:
    """Can this marker go on by this grant? PU-R84: a boost on the way is used before the next step."""
    if not pending.tracks >> marker & 1 or (pending.running and boost_is_due(world)):
        return False
    if pending.end != NO_END and world.markers[marker] >= pending.end:
        return False
    return can_rise(world, marker) or only_sideways(world, marker, pending.quiet)


@rule
def granted(world: World, marker: int) -> bool:
    """Can this marker go on by any grant?"""
    for i in range(world.grants.n):
        if may_use(world, world.grants.items[i], marker):
            return True
    return False


@rule
def must_use_grant(world: World) -> bool:
    """Is there a grant by which a marker can go up?"""
    for i in range(world.grants.n):
        for marker in range(TRACK_COUNT):
            if may_use(world, world.grants.items[i], marker) and can_rise(world, marker):
                return True
    return False


@rule
def use_grant(game: Position, seat: int, marker: int) -> None:
    """Advance by the grant that leaves the least choice; what remains of it is granted anew."""
    world = game.worlds[seat]
    best = 0
    fewest = TRACK_COUNT + 1
    for i in range(world.grants.n):
        pending = world.grants.items[i]
        if may_use(world, pending, marker) and bits(pending.tracks) < fewest:
            best = i
            fewest = bits(pending.tracks)
    used = world.grants.items[best]
    tracks = used.tracks
    end = used.end
    steps = used.steps if end == NO_END else end - world.markers[marker]  # boosts on the way count
    markers = used.markers
    quiet = used.quiet
    why = used.why
    remove_grant(world, best)
    if markers > 1:
        grant(world, tracks & ~(1 << marker), steps, markers - 1, quiet, why)
    advance_steps(game, seat, marker, steps, end, quiet, why)


@rule
def remove_grant(world: World, index: int) -> None:
    """Those after it move up."""
    last = world.grants.n - 1
    for i in range(index, last):
        copy_grant(world.grants.items[i + 1], world.grants.items[i])
    clear_grant(world.grants.items[last])
    world.grants.n = last


@rule
def copy_grant(old: Grant, new: Grant) -> None:
    new.tracks = old.tracks
    new.markers = old.markers
    new.steps = old.steps
    new.quiet = old.quiet
    new.why = old.why
    new.running = old.running
    new.end = old.end


@rule
def clear_grant(old: Grant) -> None:
    old.tracks = 0
    old.markers = 0
    old.steps = 0
    old.quiet = 0
    old.why = 0
    old.running = False
    old.end = NO_END


@rule
def clear_grants(world: World) -> None:
    for i in range(world.grants.n):
        clear_grant(world.grants.items[i])
    world.grants.n = 0
