"""Teleporting rovers, by a civ card or by technologies."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..codes import MOST_ROVERS, Right
from ..moves import LAND, TELEPORT
from ..state import AskKind, Position, World
from ..tables import SIDE, TERRAIN_COUNT, Tech, Terrain
from .board import on
from .rovers import may_enter
from .supplies import has, ready


@rule
def may_land(game: Position, world: World, rover: int, right: int, square: int) -> bool:
    if not may_enter(game, world, square):
        return False
    if right == Right.CARD:
        return True
    start = world.rovers[rover]
    if right == Right.STATIONS:
        return on(world.stations[Terrain.CIV], square)
    for terrain in range(TERRAIN_COUNT):
        if on(world.terrain[terrain], start):
            return on(world.terrain[terrain], square)
    return False


@rule
def teleport_right(world: World, rover: int) -> int:
    """By which technology a rover may teleport from where it stands; NOTHING if by none."""
    square = world.rovers[rover]
    if square == NOTHING or world.movement < 1:
        return NOTHING
    if has(world, Tech.TELEPORT_BETWEEN_CIV_STATIONS) and on(world.stations[Terrain.CIV], square):
        return Right.STATIONS
    if ready(world, Tech.TELEPORT_TO_SAME_TERRAIN) and on(world.covered, square):
        return Right.TERRAIN
    return NOTHING


@rule
def can_land(game: Position, world: World, rover: int, right: int) -> bool:
    for square in range(SIDE * SIDE):
        if may_land(game, world, rover, right, square):
            return True
    return False


@rule
def list_teleports(game: Position, world: World, moves: Seq[int]) -> None:
    for rover in range(MOST_ROVERS):
        right = teleport_right(world, rover)
        if right != NOTHING and can_land(game, world, rover, right):
            push(moves, TELEPORT + rover)


@rule
def teleport(game: Position, seat: int, rover: int) -> None:
    """PU-R39: it costs one movement, however far."""
    world = game.worlds[seat]
    right = teleport_right(world, rover)
    world.movement -= 1
    if right == Right.TERRAIN:
        world.used |= 1 << Tech.TELEPORT_TO_SAME_TERRAIN
    ask(game, seat, AskKind.LAND, rover + 1, right)


@rule
def list_landings(game: Position, world: World, rover: int, right: int, moves: Seq[int]) -> None:
    for square in range(SIDE * SIDE):
        if may_land(game, world, rover, right, square):
            push(moves, LAND + square)
