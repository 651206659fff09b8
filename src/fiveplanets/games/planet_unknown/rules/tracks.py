"""The markers: advancing, moving down, and the technologies that follow from where they stand."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import Cause, Quiet
from ..events import Event
from ..state import AskKind, Position, World
from ..tables import (
    ALL_TRACKS,
    EVENT_TRACKS,
    LAST,
    PLACE,
    ROW,
    ROWS,
    SPECIAL,
    TECH_BIT,
    TECH_LEVEL,
    TECHNOLOGY_LEVELS,
    TOP,
    TRACK_COUNT,
    Happening,
    Special,
    Tech,
    Terrain,
)
from .board import happens
from .bonuses import gain_cell
from .supplies import has

WAYS = 5  # up, up left, up right, left, right
WAYS_UP = 3  # the first ways
WAY_RIGHT = (0, -1, 1, -1, 1)
WAY_UP = (1, 1, 1, 0, 0)


# --- where a marker can go


@rule
def place_of(world: World, marker: int) -> int:
    """The cell of the corporation board on which a marker stands."""
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        return ROWS * world.lanes[marker] + world.markers[marker]
    return PLACE[world.corporation][marker][world.markers[marker]]


@rule
def taken(world: World, marker: int, place: int) -> bool:
    """PU-R84: does another marker stand there?"""
    for other in range(TRACK_COUNT):
        if other != marker and place_of(world, other) == place:
            return True
    return False


@rule
def next_cell(world: World, marker: int, direction: int) -> int:
    """The next cell of the marker's own way, up (1) or down (-1); -1 if there is none."""
    corporation = world.corporation
    special = SPECIAL[corporation]
    cell = world.markers[marker] + direction
    while 0 <= cell <= LAST[corporation][marker]:
        if special == Special.LIFE_PODS_ON_TRACKS:  # PU-R74: cells with pods are skipped
            if not world.track_pods[marker] >> cell & 1:
                return cell
        elif special == Special.WINDING_WATER_TRACK or special == Special.DIAGONAL_MARKERS:
            place = PLACE[corporation][marker][cell]
            if special == Special.DIAGONAL_MARKERS:
                place = ROWS * world.lanes[marker] + cell
            if not taken(world, marker, place):
                return cell
            if direction < 0 or not has(world, Tech.SKIP_OCCUPIED_CELLS):  # PU-R84: passed over on the way up only
                return -1
        else:
            return cell
        cell += direction
    return -1


@rule
def way_place(world: World, marker: int, way: int) -> int:
    """PU-R83: where a marker of Makeshift comes that way: 16 * track + row, or -1."""
    if WAY_UP[way] == 0 and not has(world, Tech.SHIFT_SIDEWAYS):
        return -1
    row = world.markers[marker] + WAY_UP[way]
    lane = world.lanes[marker] + WAY_RIGHT[way]
    if lane < 0 or lane >= TRACK_COUNT:
        if not has(world, Tech.CIV_AND_TECH_ARE_NEIGHBOURS):
            return -1
        lane = (lane + TRACK_COUNT) % TRACK_COUNT
    if row > TOP or taken(world, marker, ROWS * lane + row):
        return -1
    return ROWS * lane + row


@rule
def ways_of(world: World, marker: int, first: int, end: int) -> int:
    """How many of these ways are open to a marker of Makeshift."""
    count = 0
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        for way in range(first, end):
            if way_place(world, marker, way) >= 0:
                count += 1
    return count


@rule
def can_rise(world: World, marker: int) -> bool:
    """Is there a cell above for it? Then an advance has to be made."""
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        return ways_of(world, marker, 0, WAYS_UP) > 0
    return next_cell(world, marker, 1) >= 0


@rule
def can_shift(world: World, marker: int) -> bool:
    """Makeshift's level 3: instead of an advance it may go sideways."""
    return ways_of(world, marker, WAYS_UP, WAYS) > 0


@rule
def can_advance(world: World, marker: int) -> bool:
    return can_rise(world, marker) or can_shift(world, marker)


@rule
def row_of(world: World, marker: int) -> int:
    """The row of the board on which a marker stands."""
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        return world.markers[marker]
    return ROW[world.corporation][marker][world.markers[marker]]


@rule
def can_catch_up(world: World, marker: int) -> bool:
    """PU-C-21: it is behind, and its next cell is not beyond the row that it comes up to."""
    if not world.behind >> marker & 1 or row_of(world, marker) >= world.catch_up_row or not can_rise(world, marker):
        return False
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        return True
    return ROW[world.corporation][marker][next_cell(world, marker, 1)] <= world.catch_up_row


# --- moving


@rule
def advance(game: Position, seat: int, marker: int, quiet: int, why: int) -> None:
    """PU-R20: one cell up (or sideways), with its bonuses. Nothing where it cannot go."""
    world = game.worlds[seat]
    world.why = why
    if SPECIAL[world.corporation] == Special.DIAGONAL_MARKERS:
        end = open_ways(quiet)
        ways = ways_of(world, marker, 0, end)
        if ways == 1:
            for way in range(end):
                if way_place(world, marker, way) >= 0:
                    step(game, seat, marker, way, quiet)
                    break
        elif ways > 1:
            ask(game, seat, AskKind.STEP, marker, quiet)
        return
    cell = next_cell(world, marker, 1)
    if cell >= 0:
        enter(game, seat, marker, marker, cell, quiet)


@rule
def open_ways(quiet: int) -> int:
    """Sideways is a way only for an advance with all its bonuses."""
    return WAYS if quiet == Quiet.NOTHING else WAYS_UP


@rule
def step(game: Position, seat: int, marker: int, way: int, quiet: int) -> None:
    """A marker of Makeshift goes one way."""
    place = way_place(game.worlds[seat], marker, way)
    enter(game, seat, marker, place // ROWS, place % ROWS, quiet)


@rule
def enter(game: Position, seat: int, marker: int, lane: int, cell: int, quiet: int) -> None:
    """For the reason that the world remembers: a question may have come before."""
    world = game.worlds[seat]
    track = lane if lane != world.lanes[marker] else NOTHING
    tell(game, Event.ADVANCED, seat, marker, world.markers[marker], track, cell, world.why)
    world.lanes[marker] = lane
    world.markers[marker] = cell
    if row_of(world, marker) >= world.catch_up_row:
        world.behind &= ~(1 << marker)
    refresh_techs(game, world)
    if quiet != Quiet.ALL:
        gain_cell(game, seat, lane, cell, quiet)


@rule
def steps_down(world: World, marker: int, most: int) -> int:
    """How many cells, up to so many, a marker can move down."""
    start = world.markers[marker]
    count = 0
    while count < most:
        cell = next_cell(world, marker, -1)
        if cell < 0:
            break
        world.markers[marker] = cell
        count += 1
    world.markers[marker] = start
    return count


@rule
def move_down(game: Position, seat: int, marker: int, steps: int, why: int) -> None:
    """PU-R24: no bonuses, never below cell 0."""
    world = game.worlds[seat]
    start = world.markers[marker]
    for _ in range(steps):
        cell = next_cell(world, marker, -1)
        if cell >= 0:
            world.markers[marker] = cell
    refresh_techs(game, world)
    tell(game, Event.REGRESSED, seat, marker, start, world.markers[marker], why)


@rule
def tracks_down(game: Position, why: int) -> int:
    """The markers of which one must move down: any but civ for Republic (PU-R87), or those of the event."""
    return ALL_TRACKS & ~(1 << Terrain.CIV) if why == Cause.CORPORATION else EVENT_TRACKS[game.event]


@rule
def may_move_down(game: Position, world: World, marker: int, steps: int, why: int) -> bool:
    """PU-R66: a marker of the set that can move as far as any of them."""
    tracks = tracks_down(game, why)
    if not tracks >> marker & 1:
        return False
    own = steps_down(world, marker, steps)
    if own == 0:
        return False
    for other in range(TRACK_COUNT):
        if tracks >> other & 1 and steps_down(world, other, steps) > own:
            return False
    return True


@rule
def ask_to_move_down(game: Position, seat: int, steps: int, why: int) -> None:
    """Somebody must move a marker down, if one can move."""
    world = game.worlds[seat]
    for marker in range(TRACK_COUNT):
        if may_move_down(game, world, marker, steps, why):
            ask(game, seat, AskKind.REGRESS, steps, why)
            return


# --- technologies


@rule
def refresh_techs(game: Position, world: World) -> None:
    """PU-R45: the technologies that work now."""
    corporation = world.corporation
    special = SPECIAL[corporation]
    techs = 0
    if special == Special.LIFE_PODS_ON_TECHNOLOGIES:
        for level in range(1, TECHNOLOGY_LEVELS + 1):
            if world.tech_pods >> (level - 1) & 1:
                techs |= TECH_BIT[corporation][level]
        world.techs = techs
        return
    reached = world.markers[Terrain.TECH]
    if special == Special.DIAGONAL_MARKERS:
        reached = 0
        for marker in range(TRACK_COUNT):
            if world.lanes[marker] == Terrain.TECH:
                reached = max(reached, world.markers[marker])
    for cell in range(1, reached + 1):
        level = TECH_LEVEL[corporation][Terrain.TECH][cell]
        if level > 0 and not world.track_pods[Terrain.TECH] >> cell & 1:
            if special == Special.FLUX_TOKEN:  # only the highest
                techs = TECH_BIT[corporation][level]
            else:
                techs |= TECH_BIT[corporation][level]
    if happens(game, Happening.NO_MILESTONES):  # PU-R68
        techs &= world.techs_before
    world.techs = techs
