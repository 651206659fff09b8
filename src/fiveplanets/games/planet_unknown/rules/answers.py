"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..events import Event
from ..moves import (
    BONUS,
    COLLECT,
    DESTROY,
    DESTROY_COLUMN,
    DESTROY_ROVER,
    DESTROY_ROW,
    DROP,
    EVENT_BOOST,
    FLUX,
    KEEP,
    KEEP_POD,
    LAND,
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
from ..state import MOST_ROVERS, AskKind, Quiet
from ..tables import (
    CHOICE_TRACK,
    SECTORS,
    SIDE,
    SPECIAL,
    TECHNOLOGY_LEVELS,
    TOP,
    TRACK_COUNT,
    Happening,
    Special,
    Tech,
    Terrain,
)
from .abilities import list_squares, may_hold_pod
from .board import happens, on, remove
from .bonuses import flux_movement
from .choices import choose
from .civ import list_lines, list_picks, list_teleporting_rovers, pick
from .happenings import list_stacks, list_strikes, peek
from .hub import leave_empty_hub, list_hub, open_hub_if_needed
from .objectives import drop, list_drops, list_shares, share
from .round import carry_on
from .rovers import BY_CARD, arrive, list_landings
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
from .tracks import WAYS, grant, may_move_down, move_down, refresh_techs, step, steps_down, way_place


@rule
def legal(game, seat, moves):
    """List the legal answers to the seat's top ask."""
    top = top_ask(game, seat)
    world = game.worlds[seat]
    kind = top.kind
    if kind == AskKind.RESOLVE:
        list_hub(game, seat, moves)
    elif kind == AskKind.ROTATE:
        for sectors in range(SECTORS):
            push(moves, ROTATE + sectors)
    elif kind == AskKind.PICK:
        list_picks(world, moves)
    elif kind == AskKind.REGRESS:
        for track in range(TRACK_COUNT):
            if may_move_down(world, track, top.a, top.b):
                push(moves, REGRESS + track)
    elif kind == AskKind.STEP:
        for way in range(WAYS):
            if way_place(world, top.a, way) >= 0:
                push(moves, STEP + way)
    elif kind == AskKind.BONUS:
        push(moves, BONUS)
        push(moves, BONUS + 1)
    elif kind == AskKind.FLUX:
        for track in range(TRACK_COUNT):
            push(moves, FLUX + track)
    elif kind == AskKind.DROP:
        list_drops(world, moves)
    elif kind == AskKind.SHARE:
        list_shares(game, world, top.a, moves)
    elif kind == AskKind.STACK:
        list_stacks(game, seat, moves)
    elif kind == AskKind.PEEK:
        push(moves, EVENT_BOOST)
        push(moves, PEEK)
    else:
        list_on_planet(game, world, top, moves)


@rule
def list_on_planet(game, world, top, moves):
    """Answers about life pods, meteorites and rovers."""
    kind = top.kind
    if kind == AskKind.POD:
        list_pod_places(world, moves)
    elif kind == AskKind.COLLECT_PODS:
        list_squares(world.pods, COLLECT, moves)
    elif kind == AskKind.COLLECT_METEORITE:
        list_squares(world.meteorites, COLLECT, moves)
    elif kind == AskKind.DESTROY_METEORITES:
        list_squares(world.meteorites, DESTROY, moves)
    elif kind == AskKind.DESTROY_POD:
        list_squares(world.pods, DESTROY, moves)
    elif kind == AskKind.DESTROY_LINE:
        list_lines(world, moves)
    elif kind == AskKind.STRIKE:
        list_strikes(world, moves)
    elif kind == AskKind.TELEPORT:
        list_teleporting_rovers(game, world, moves)
    elif kind == AskKind.LAND:
        list_landings(game, world, top.a, top.b, moves)
    elif kind == AskKind.DESTROY_ROVER:
        for rover in range(MOST_ROVERS):
            if world.rovers[rover] > 0:
                push(moves, DESTROY_ROVER + rover)


@rule
def list_pod_places(world, moves):
    """PU-R74, PU-R79: the scoring area, a free cell, or a locked technology."""
    push(moves, KEEP_POD)
    if SPECIAL[world.corporation] == Special.LIFE_PODS_ON_TRACKS:
        for track in range(TRACK_COUNT):
            for cell in range(1, TOP + 1):
                if may_hold_pod(world, track, cell):
                    push(moves, POD_ON_TRACK + TOP * track + cell - 1)
    else:
        for level in range(TECHNOLOGY_LEVELS):
            if not world.tech_pods >> level & 1:
                push(moves, POD_ON_TECHNOLOGY + level)


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
        choose_bonus(game, seat, a, b, move - BONUS)
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
        remove(world.pods, move - COLLECT)
        collect_pod(game, seat)
    elif kind == AskKind.COLLECT_METEORITE:
        remove(world.meteorites, move - COLLECT)
        collect_meteorite(game, seat)
    elif kind == AskKind.DESTROY_METEORITES:
        if a > 1:
            ask(game, seat, kind, a - 1)
        lose_meteorite(game, seat, move - DESTROY)
    elif kind == AskKind.DESTROY_POD:
        remove(world.pods, move - DESTROY)
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
def choose_bonus(game, seat, cell, quiet, which):
    """Wormhole Corp.: the first bonus of a biomass cell, a boost or an advance, or else a patch."""
    world = game.worlds[seat]
    track = CHOICE_TRACK[world.corporation][Terrain.BIOMASS][cell]
    if which == 1:
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
