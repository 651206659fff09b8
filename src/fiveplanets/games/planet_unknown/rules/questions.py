"""The decisions: what is legal."""

from fiveplanets.core.asks import Ask, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..codes import MOST_ROVERS
from ..moves import (
    BONUS,
    COLLECT_METEORITE,
    COLLECT_POD,
    DESTROY_METEORITE,
    DESTROY_POD,
    DESTROY_ROVER,
    EVENT_BOOST,
    FLUX,
    KEEP_POD,
    LOSE_POD,
    LOSE_POD_FROM,
    PATCH_BONUS,
    PEEK,
    POD_ON_TECHNOLOGY,
    POD_ON_TRACK,
    REGRESS,
    ROTATE,
    STEP,
)
from ..state import AskKind, Position, World
from ..tables import (
    CHOICE_TRACK,
    SECTORS,
    SPECIAL,
    TECHNOLOGY_LEVELS,
    TOP,
    TRACK_COUNT,
    Special,
    Terrain,
)
from .abilities import list_collected_pods, list_squares, may_hold_pod
from .civ import list_lines, list_picks, list_teleporting_rovers
from .happenings import list_stacks, list_strikes
from .hub import list_hub
from .objectives import list_drops, list_shares
from .teleports import list_landings
from .tracks import may_move_down, open_ways, way_place


@rule
def legal(game: Position, seat: int, moves: Seq[int]) -> None:
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
            if may_move_down(game, world, track, top.a, top.b):
                push(moves, REGRESS + track)
    elif kind == AskKind.STEP:
        for way in range(open_ways(top.b)):
            if way_place(world, top.a, way) >= 0:
                push(moves, STEP + way)
    elif kind == AskKind.BONUS:
        push(moves, BONUS + CHOICE_TRACK[world.corporation][Terrain.BIOMASS][top.a])
        push(moves, PATCH_BONUS)
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
def list_on_planet(game: Position, world: World, top: Ask, moves: Seq[int]) -> None:
    """Answers about life pods, meteorites and rovers."""
    kind = top.kind
    if kind == AskKind.POD:
        list_pod_places(world, moves)
    elif kind == AskKind.LOSE_POD:
        list_collected_pods(world, LOSE_POD, LOSE_POD_FROM, moves)
    elif kind == AskKind.COLLECT_PODS:
        list_squares(world.pods, COLLECT_POD, moves)
    elif kind == AskKind.COLLECT_METEORITE:
        list_squares(world.meteorites, COLLECT_METEORITE, moves)
    elif kind == AskKind.DESTROY_METEORITES:
        list_squares(world.meteorites, DESTROY_METEORITE, moves)
    elif kind == AskKind.DESTROY_POD:
        list_squares(world.pods, DESTROY_POD, moves)
    elif kind == AskKind.DESTROY_LINE:
        list_lines(world, moves)
    elif kind == AskKind.STRIKE:
        list_strikes(world, moves)
    elif kind == AskKind.TELEPORT:
        list_teleporting_rovers(game, world, moves)
    elif kind == AskKind.LAND:
        list_landings(game, world, top.a - 1, top.b, moves)
    elif kind == AskKind.DESTROY_ROVER:
        for rover in range(MOST_ROVERS):
            if world.rovers[rover] != NOTHING:
                push(moves, DESTROY_ROVER + rover)


@rule
def list_pod_places(world: World, moves: Seq[int]) -> None:
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
