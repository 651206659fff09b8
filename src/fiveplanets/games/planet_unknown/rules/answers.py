"""The decisions: what an answer does."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

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
from ..state import AskKind, Quiet
from ..tables import (
    CHOICE_TRACK,
    SIDE,
    TOP,
    Happening,
    Tech,
    Terrain,
)
from .abilities import take_from_cell
from .board import happens, on, remove
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
    lose_meteorite,
    lose_pod,
    lose_rover,
    meteorite_falls,
    ready,
)
from .teleports import BY_CARD
from .tracks import move_down, refresh_techs, step, steps_down


@rule
def apply(game, seat, move):
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
def answer(game, seat, kind, a, b, move):
    world = game.worlds[seat]
    if kind == AskKind.ROTATE:
        turn_station(game, move - ROTATE)
    elif kind == AskKind.PICK:
        pick(game, seat, move - PICK, a)
    elif kind == AskKind.REGRESS:
        marker = move - REGRESS
        move_down(game, seat, marker, steps_down(world, marker, b))
    elif kind == AskKind.STEP:
        step(game, seat, a, move - STEP, b)
    elif kind == AskKind.BONUS:
        choose_bonus(game, seat, a, b, move == PATCH_BONUS)
    elif kind == AskKind.FLUX:
        mark_flux(game, seat, move - FLUX, a)
    elif kind == AskKind.DROP:
        drop(world, move - DROP)
    elif kind == AskKind.SHARE:
        share(game, seat, move - (KEEP if game.players == 1 else SHARE), a)
    elif kind == AskKind.STACK:
        remove_stack(game, seat, move - REMOVE_STACK)
    elif kind == AskKind.PEEK:
        if move == PEEK:
            peek(game, seat)
        else:
            gain_boosts(game, world, 1)
    elif kind == AskKind.POD:
        put_pod(game, world, move)
    else:
        answer_on_planet(game, seat, kind, a, b, move)


@rule
def answer_on_planet(game, seat, kind, a, b, move):
    world = game.worlds[seat]
    if kind == AskKind.COLLECT_PODS:
        if a > 1:
            ask(game, seat, kind, a - 1)
        remove(world.pods, move - COLLECT_POD)
        collect_pod(game, seat)
    elif kind == AskKind.COLLECT_METEORITE:
        remove(world.meteorites, move - COLLECT_METEORITE)
        collect_meteorite(game, seat)
    elif kind == AskKind.DESTROY_METEORITES:
        if a > 1:
            ask(game, seat, kind, a - 1)
        lose_meteorite(game, seat, move - DESTROY_METEORITE)
    elif kind == AskKind.DESTROY_POD:
        remove(world.pods, move - DESTROY_POD)
        lose_pod(game, seat)
    elif kind == AskKind.LOSE_POD:
        if move == LOSE_POD:
            world.pods_collected -= 1
        else:
            take_from_cell(game, world, move - LOSE_POD_FROM)
        lose_pod(game, seat)
    elif kind == AskKind.DESTROY_LINE:
        destroy_line(game, seat, move)
    elif kind == AskKind.STRIKE:
        meteorite_falls(game, seat, move - STRIKE)
    elif kind == AskKind.TELEPORT:
        ask(game, seat, AskKind.LAND, move - TELEPORT_BY_CARD, BY_CARD)
    elif kind == AskKind.LAND:
        arrive(game, seat, a, move - LAND)
    elif kind == AskKind.DESTROY_ROVER:
        lose_rover(game, seat, move - DESTROY_ROVER)


@rule
def destroy_line(game, seat, move):
    """PU-C-17: all meteorites of a row or column."""
    world = game.worlds[seat]
    for square in range(SIDE * SIDE):
        if square // SIDE == move - DESTROY_ROW or square % SIDE == move - DESTROY_COLUMN:
            if on(world.meteorites, square):
                lose_meteorite(game, seat, square)


@rule
def choose_bonus(game, seat, cell, quiet, patch):
    """Wormhole Corp.: the first bonus of a biomass cell, a boost or an advance, or else a patch."""
    world = game.worlds[seat]
    track = CHOICE_TRACK[world.corporation][Terrain.BIOMASS][cell]
    if patch:
        if not happens(game, Happening.NO_MILESTONES):
            gain_patches(world, 1)
    elif track > 0:
        grant(world, 1 << (track - 1), 1, 1, Quiet.NOTHING)
    elif quiet == Quiet.NOTHING:
        gain_boosts(game, world, 1)


@rule
def mark_flux(game, seat, track, at_milestone):
    """PU-R47: a level 1 that has just been reached counts in the same round."""
    world = game.worlds[seat]
    world.flux = track
    tell(game, Event.FLUX, seat, track)
    if at_milestone and ready(world, Tech.MOVEMENT_FOR_ROVERS_ON_FLUX):
        world.used |= 1 << Tech.MOVEMENT_FOR_ROVERS_ON_FLUX
        flux_movement(world)


@rule
def put_pod(game, world, move):
    if move == KEEP_POD:
        world.pods_collected += 1
    elif move < POD_ON_TECHNOLOGY:
        number = move - POD_ON_TRACK
        world.track_pods[number // TOP] |= 1 << (number % TOP + 1)
    else:
        world.tech_pods |= 1 << (move - POD_ON_TECHNOLOGY)
    refresh_techs(game, world)
