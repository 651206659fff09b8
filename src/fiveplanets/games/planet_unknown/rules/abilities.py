"""What technologies let a player do at a time of his own choice."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..codes import Cause, Phase, Quiet
from ..events import Event
from ..moves import (
    COLLECT_METEORITE,
    DRAW_OBJECTIVES,
    FREE_ADVANCE,
    LEAP,
    LIFT_POD,
    LIFT_POD_FROM,
    LOWER,
    RESTART_BIOMASS,
    ROW_BONUS,
)
from ..state import AskKind, Position, World
from ..tables import (
    CIV_CARD,
    LAST,
    PATCH,
    ROVER_SPAWN,
    SIDE,
    TECH_LEVEL,
    TOP,
    TRACK_COUNT,
    Tech,
    Terrain,
)
from .board import count_squares, on
from .bonuses import gain_cell
from .grants import advance_steps
from .supplies import pods_in_all, ready
from .tracks import advance, can_advance, next_cell, refresh_techs

ABILITIES = (
    1 << Tech.RESTART_BIOMASS_TRACK
    | 1 << Tech.ADVANCE_FLUX_TO_MILESTONE
    | 1 << Tech.ADVANCE_FLUX
    | 1 << Tech.ADVANCE_ROVER
    | 1 << Tech.MOVE_A_MARKER_DOWN
    | 1 << Tech.GAIN_ROW_OF_BONUSES
    | 1 << Tech.ADD_COMMON_OBJECTIVE
    | 1 << Tech.REPOSITION_POD
)

ROVER_MARKER = int(Terrain.ROVER)


@rule
def any_ability(game: Position, world: World) -> bool:
    """Is there anything that list_abilities would list?"""
    if world.meteorite_picks > 0 and count_squares(world.meteorites) > 0:
        return True
    if world.repositions > 0 and pods_in_all(world) > 0:
        return True
    usable = usable_now(game, world)
    if usable == 0:
        return False
    if usable >> Tech.REPOSITION_POD & 1:
        return pods_in_all(world) > 0
    if usable >> Tech.RESTART_BIOMASS_TRACK & 1:
        return at_biomass_end(world)
    if usable >> Tech.ADVANCE_FLUX_TO_MILESTONE & 1:
        return next_milestone(world, world.flux) > 0
    marker = free_marker(world)
    if marker >= 0:
        return can_advance(world, marker)
    if usable == 1 << Tech.ADD_COMMON_OBJECTIVE:
        return game.deck.n > 0
    return True


@rule
def usable_now(game: Position, world: World) -> int:
    """The abilities that work and are not used up; none after the last round."""
    return 0 if game.phase >= Phase.END else world.techs & ~world.used & ~world.spent & ABILITIES


@rule
def list_abilities(game: Position, world: World, moves: Seq[int]) -> None:
    if world.meteorite_picks > 0:
        list_squares(world.meteorites, COLLECT_METEORITE, moves)
    usable = usable_now(game, world)
    if world.repositions > 0 or usable >> Tech.REPOSITION_POD & 1:
        list_collected_pods(world, LIFT_POD, LIFT_POD_FROM, moves)
    if usable == 0:
        return
    if usable >> Tech.RESTART_BIOMASS_TRACK & 1 and at_biomass_end(world):
        push(moves, RESTART_BIOMASS)
    if usable >> Tech.ADVANCE_FLUX_TO_MILESTONE & 1 and next_milestone(world, world.flux) > 0:
        push(moves, LEAP + world.flux)
    marker = free_marker(world)
    if marker >= 0 and can_advance(world, marker):
        push(moves, FREE_ADVANCE + marker)
    if usable >> Tech.MOVE_A_MARKER_DOWN & 1:
        for track in range(TRACK_COUNT):
            if next_cell(world, track, -1) >= 0:
                push(moves, LOWER + track)
    if usable >> Tech.GAIN_ROW_OF_BONUSES & 1:
        for track in range(TRACK_COUNT):
            push(moves, ROW_BONUS + track)
    if usable >> Tech.ADD_COMMON_OBJECTIVE & 1 and game.deck.n > 0:
        push(moves, DRAW_OBJECTIVES)


@rule
def list_squares(board: list[int], base: int, moves: Seq[int]) -> None:
    for square in range(SIDE * SIDE):
        if on(board, square):
            push(moves, base + square)


@rule
def at_biomass_end(world: World) -> bool:
    """PU-R89."""
    return world.markers[Terrain.BIOMASS] == LAST[world.corporation][Terrain.BIOMASS]


@rule
def free_marker(world: World) -> int:
    """The marker that a technology advances once a round; -1 if none does."""
    if ready(world, Tech.ADVANCE_FLUX):
        return world.flux
    if ready(world, Tech.ADVANCE_ROVER):
        return ROVER_MARKER
    return -1


@rule
def advance_freely(game: Position, seat: int, marker: int) -> None:
    world = game.worlds[seat]
    world.used |= 1 << Tech.ADVANCE_FLUX | 1 << Tech.ADVANCE_ROVER
    advance(game, seat, marker, Quiet.NOTHING, Cause.TECHNOLOGY)


@rule
def next_milestone(world: World, track: int) -> int:
    """The next cell above the marker with a milestone, or -1."""
    corporation = world.corporation
    for cell in range(world.markers[track] + 1, LAST[corporation][track] + 1):
        if (
            CIV_CARD[corporation][track][cell]
            or PATCH[corporation][track][cell]
            or ROVER_SPAWN[corporation][track][cell]
            or TECH_LEVEL[corporation][track][cell]
        ):
            return cell
    return -1


@rule
def leap(game: Position, seat: int) -> None:
    """PU-R76: to the next milestone of the flux track, and not beyond, with all bonuses on the way."""
    world = game.worlds[seat]
    world.spent |= 1 << Tech.ADVANCE_FLUX_TO_MILESTONE
    end = next_milestone(world, world.flux)
    advance_steps(game, seat, world.flux, end - world.markers[world.flux], end, Quiet.NOTHING, Cause.TECHNOLOGY)


@rule
def gain_row(game: Position, seat: int, marker: int) -> None:
    """PU-R81: every bonus of the five cells on a marker's row."""
    world = game.worlds[seat]
    world.spent |= 1 << Tech.GAIN_ROW_OF_BONUSES
    row = world.markers[marker]
    for track in range(TRACK_COUNT):
        gain_cell(game, seat, track, row, Quiet.NOTHING)


@rule
def restart_biomass(game: Position, seat: int) -> None:
    """PU-R89: back to cell 0, which gives nothing."""
    world = game.worlds[seat]
    tell(game, Event.REGRESSED, seat, Terrain.BIOMASS, world.markers[Terrain.BIOMASS], 0, Cause.TECHNOLOGY)
    world.markers[Terrain.BIOMASS] = 0


# --- Cosmos Inc.: repositioning life pods


@rule
def list_collected_pods(world: World, one: int, from_cell: int, moves: Seq[int]) -> None:
    """One of the scoring area, or those of cells."""
    if world.pods_collected > 0:
        push(moves, one)
    for track in range(TRACK_COUNT):
        for cell in range(1, TOP + 1):
            if world.track_pods[track] >> cell & 1:
                push(moves, from_cell + TOP * track + cell - 1)


@rule
def take_from_cell(game: Position, world: World, number: int) -> None:
    """The life pod of a cell, which may have covered a technology."""
    world.track_pods[number // TOP] &= ~(1 << (number % TOP + 1))
    refresh_techs(game, world)


@rule
def lift(game: Position, seat: int) -> None:
    """A pod of the scoring area is in hand now: it must be put down somewhere."""
    game.worlds[seat].pods_collected -= 1
    tell(game, Event.POD_LIFTED, seat, NOTHING, NOTHING)
    ask_for_place(game, seat)


@rule
def lift_from_cell(game: Position, seat: int, number: int) -> None:
    take_from_cell(game, game.worlds[seat], number)
    tell(game, Event.POD_LIFTED, seat, number // TOP, number % TOP + 1)
    ask_for_place(game, seat)


@rule
def ask_for_place(game: Position, seat: int) -> None:
    world = game.worlds[seat]
    if world.repositions > 0:
        world.repositions -= 1
    else:
        world.used |= 1 << Tech.REPOSITION_POD
    ask(game, seat, AskKind.POD)


@rule
def may_hold_pod(world: World, track: int, cell: int) -> bool:
    """PU-R74: a cell without a pod and without a marker; of the last cells only that of the rover track."""
    if world.track_pods[track] >> cell & 1 or world.markers[track] == cell:
        return False
    return cell < TOP or track == Terrain.ROVER
