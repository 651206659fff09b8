"""The decisions: what an answer does."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import Cause, Quiet, Right
from ..events import Event
from ..moves import (
    COLLECT_METEORITE,
    COLLECT_POD,
    DESTROY_COLUMN,
    DESTROY_METEORITE,
    DESTROY_POD,
    DESTROY_ROVER,
    DESTROY_ROW,
    DROP,
    FLUX,
    KEEP,
    KEEP_POD,
    LAND,
    LOSE_POD,
    LOSE_POD_FROM,
    PATCH_BONUS,
    PEEK,
    PICK,
    POD_ON_TECHNOLOGY,
    POD_ON_TRACK,
    REGRESS,
    REMOVE_STACK,
    ROTATE,
    SHARE,
    STEP,
    STRIKE,
    TELEPORT_BY_CARD,
)
from ..state import AskKind, Position
from ..tables import (
    CHOICE_TRACK,
    SIDE,
    TOP,
    Happening,
    Tech,
    Terrain,
)
from .abilities import take_from_cell
from .board import happens, on
from .bonuses import flux_movement
from .choices import choose
from .civ import pick
from .grants import grant
from .happenings import peek
from .hub import leave_empty_hub, open_hub_if_needed
from .objectives import drop, share
from .round import carry_on
from .rovers import arrive
from .storages import remove_stack, turn_station
from .supplies import (
    collect_meteorite,
    collect_pod,
    gain_boosts,
    gain_patches,
    lose_collected_pod,
    lose_meteorite,
    lose_pod,
    lose_rover,
    meteorite_falls,
    ready,
)
from .tracks import move_down, refresh_techs, step, steps_down


@rule
def apply(game: Position, seat: int, move: int) -> None:
    """Answer the seat's top ask; the game goes on to the next decision."""
    top = top_ask(game, seat)
    kind = top.kind
    a = top.a
    b = top.b
    if kind == AskKind.RESOLVE:
        choose(game, seat, move)
    else:
        close_ask(game, seat)
        answer(game, seat, kind, a, b, move)
        open_hub_if_needed(game, seat)
    leave_empty_hub(game, seat)
    carry_on(game)


@rule
def answer(game: Position, seat: int, kind: int, a: int, b: int, move: int) -> None:
    world = game.worlds[seat]
    if kind == AskKind.ROTATE:
        turn_station(game, seat, move - ROTATE)
    elif kind == AskKind.PICK:
        pick(game, seat, move - PICK, a)
    elif kind == AskKind.REGRESS:
        marker = move - REGRESS
        move_down(game, seat, marker, steps_down(world, marker, a), b)
    elif kind == AskKind.STEP:
        step(game, seat, a, move - STEP, b)
    elif kind == AskKind.BONUS:
        choose_bonus(game, seat, a, b, move == PATCH_BONUS)
    elif kind == AskKind.FLUX:
        mark_flux(game, seat, move - FLUX, a)
    elif kind == AskKind.DROP:
        drop(game, seat, move - DROP)
    elif kind == AskKind.SHARE:
        share(game, seat, move - (KEEP if game.players == 1 else SHARE), a)
    elif kind == AskKind.STACK:
        remove_stack(game, seat, move - REMOVE_STACK)
    elif kind == AskKind.PEEK:
        if move == PEEK:
            peek(game, seat)
        else:
            gain_boosts(game, seat, 1, Cause.EVENT_CARD)
    elif kind == AskKind.POD:
        put_pod(game, seat, move)
    else:
        answer_on_planet(game, seat, kind, a, b, move)


@rule
def answer_on_planet(game: Position, seat: int, kind: int, a: int, b: int, move: int) -> None:
    world = game.worlds[seat]
    if kind == AskKind.COLLECT_PODS:
        if a > 1:
            ask(game, seat, kind, a - 1, b)
        collect_pod(game, seat, move - COLLECT_POD, b)
    elif kind == AskKind.COLLECT_METEORITE:
        collect_meteorite(game, seat, move - COLLECT_METEORITE, Cause.EVENT_CARD)
    elif kind == AskKind.DESTROY_METEORITES:
        if a > 1:
            ask(game, seat, kind, a - 1, b)
        lose_meteorite(game, seat, move - DESTROY_METEORITE, Cause.CIV_CARD)
    elif kind == AskKind.DESTROY_POD:
        lose_pod(game, seat, move - DESTROY_POD, Cause.EVENT_CARD)
    elif kind == AskKind.LOSE_POD:
        if move == LOSE_POD:
            world.pods_collected -= 1
        else:
            take_from_cell(game, world, move - LOSE_POD_FROM)
        lose_collected_pod(game, seat)
    elif kind == AskKind.DESTROY_LINE:
        destroy_line(game, seat, move)
    elif kind == AskKind.STRIKE:
        meteorite_falls(game, seat, move - STRIKE, Cause.EVENT_CARD)
    elif kind == AskKind.TELEPORT:
        ask(game, seat, AskKind.LAND, move - TELEPORT_BY_CARD + 1, Right.CARD)
    elif kind == AskKind.LAND:
        square = move - LAND
        tell(game, Event.TELEPORTED, seat, a, square // SIDE + 1, square % SIDE + 1)
        arrive(game, seat, a - 1, square)
    elif kind == AskKind.DESTROY_ROVER:
        lose_rover(game, seat, move - DESTROY_ROVER, Cause.EVENT_CARD)


@rule
def destroy_line(game: Position, seat: int, move: int) -> None:
    """PU-C-17: all meteorites of a row or column."""
    world = game.worlds[seat]
    for square in range(SIDE * SIDE):
        if square // SIDE == move - DESTROY_ROW or square % SIDE == move - DESTROY_COLUMN:
            if on(world.meteorites, square):
                lose_meteorite(game, seat, square, Cause.CIV_CARD)


@rule
def choose_bonus(game: Position, seat: int, cell: int, quiet: int, patch: bool) -> None:
    """Wormhole Corp.: the first bonus of a biomass cell, a boost or an advance, or else a patch."""
    world = game.worlds[seat]
    track = CHOICE_TRACK[world.corporation][Terrain.BIOMASS][cell]
    if patch:
        if not happens(game, Happening.NO_MILESTONES):
            gain_patches(game, seat, 1, Cause.CELL)
    elif track > 0:
        grant(world, 1 << (track - 1), 1, 1, Quiet.NOTHING, Cause.CELL)
    elif quiet == Quiet.NOTHING:
        gain_boosts(game, seat, 1, Cause.CELL)


@rule
def mark_flux(game: Position, seat: int, track: int, why: int) -> None:
    """PU-R47: a level 1 that has just been reached counts in the same round."""
    world = game.worlds[seat]
    world.flux = track
    tell(game, Event.FLUX, seat, track)
    if why == Cause.CELL and ready(world, Tech.MOVEMENT_FOR_ROVERS_ON_FLUX):
        world.used |= 1 << Tech.MOVEMENT_FOR_ROVERS_ON_FLUX
        flux_movement(game, seat)


@rule
def put_pod(game: Position, seat: int, move: int) -> None:
    world = game.worlds[seat]
    if move == KEEP_POD:
        world.pods_collected += 1
        tell(game, Event.POD_PUT, seat, NOTHING, NOTHING, NOTHING)
    elif move < POD_ON_TECHNOLOGY:
        track = (move - POD_ON_TRACK) // TOP
        cell = (move - POD_ON_TRACK) % TOP + 1
        world.track_pods[track] |= 1 << cell
        tell(game, Event.POD_PUT, seat, track, cell, NOTHING)
    else:
        letter = move - POD_ON_TECHNOLOGY
        world.tech_pods |= 1 << letter
        tell(game, Event.POD_PUT, seat, NOTHING, NOTHING, letter)
    refresh_techs(game, world)
