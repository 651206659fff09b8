"""Rovers: coming onto the planet, driving, teleporting, and what they find."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..codes import MOST_ROVERS, Cause
from ..events import Event
from ..moves import DRIVE, SPAWN
from ..state import Position, World
from ..tables import (
    EVENT_TERRAIN,
    PARTS,
    PASSAGES,
    PLANET_KIND,
    SIDE,
    SPECIAL,
    SQUARES,
    TOXIC,
    Happening,
    PlanetKind,
    Special,
    Tech,
    Terrain,
)
from .board import add, happens, on, remove, terrain_row
from .supplies import collect_meteorite, collect_pod, count_lost_meteorite, count_meteorite, has

DIRECTIONS = 8
DOWN = (-1, 0, 1, 0, -1, 1, 1, -1)
RIGHT = (0, 1, 0, -1, 1, 1, -1, -1)
STRAIGHT = 4  # the first directions


@rule
def rover_at(world: World, square: int) -> int:
    """The rover on a square, or -1."""
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] == square:
            return rover
    return -1


@rule
def rovers_on_planet(world: World) -> int:
    count = 0
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] != NOTHING:
            count += 1
    return count


@rule
def may_enter(game: Position, world: World, square: int) -> bool:
    """PU-R35: a square of the planet without a rover, and not closed."""
    if not on(SQUARES[world.planet], square) or rover_at(world, square) >= 0:
        return False
    return not is_toxic(world, square) and not is_closed(game, world, square)


@rule
def is_toxic(world: World, square: int) -> bool:
    """PU-R96: under a piece it is harmless."""
    return on(TOXIC[world.planet], square) and not on(world.covered, square)


@rule
def is_closed(game: Position, world: World, square: int) -> bool:
    """By the event, for this round."""
    if not happens(game, Happening.ROVER_BAN):
        return False
    return terrain_row(world, EVENT_TERRAIN[game.event], square // SIDE) >> (square % SIDE) & 1 == 1


@rule
def crosses_chasm(world: World, start: int, end: int, direction: int) -> bool:
    """PU-R95: between the two sides of Tartarus only two diagonal steps are open."""
    if PLANET_KIND[world.planet] != PlanetKind.CHASM:
        return False
    left = PARTS[world.planet][0]
    if on(left, start) == on(left, end):
        return False
    if direction >= STRAIGHT:
        passages = PASSAGES[world.planet]
        for i in range(len(passages)):
            if passages[i][0] == start and passages[i][1] == end:
                return False
    return True


@rule
def drive_end(game: Position, world: World, rover: int, direction: int) -> int:
    """The square a rover comes to, or -1 if it may not go there."""
    start = world.rovers[rover]
    row = start // SIDE + DOWN[direction]
    column = start % SIDE + RIGHT[direction]
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return -1
    end = SIDE * row + column
    if world.movement < cost(world, rover, end):
        return -1
    if not may_enter(game, world, end) or crosses_chasm(world, start, end, direction):
        return -1
    return end


@rule
def cost(world: World, rover: int, square: int) -> int:
    """PU-R75: energy squares may be free, but not again and again to the same rover."""
    if has(world, Tech.ROVERS_FREE_ON_ENERGY) and world.moved and not on(world.trails[rover], square):
        if terrain_row(world, Terrain.ENERGY, square // SIDE) >> (square % SIDE) & 1:
            return 0
    return 1


@rule
def can_drive(world: World) -> int:
    return world.movement > 0 or (world.moved and has(world, Tech.ROVERS_FREE_ON_ENERGY))


@rule
def list_drives(game: Position, world: World, moves: Seq[int]) -> None:
    directions = DIRECTIONS if has(world, Tech.ROVERS_MOVE_DIAGONALLY) else STRAIGHT
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] != NOTHING:
            for direction in range(directions):
                if drive_end(game, world, rover, direction) >= 0:
                    push(moves, DRIVE + DIRECTIONS * rover + direction)


@rule
def drive(game: Position, seat: int, rover: int, direction: int) -> None:
    world = game.worlds[seat]
    start = world.rovers[rover]
    end = drive_end(game, world, rover, direction)
    points = cost(world, rover, end)
    if points > 0 or on(world.pods, end) or on(world.meteorites, end):
        clear_trails(world)
    else:
        add(world.trails[rover], start)
        add(world.trails[rover], end)
    world.movement -= points
    tell(game, Event.DROVE, seat, rover + 1, end // SIDE + 1, end % SIDE + 1, points)
    arrive(game, seat, rover, end)


@rule
def clear_trails(world: World) -> None:
    """Something was spent, found or done: free squares are free again."""
    for rover in range(MOST_ROVERS):
        for row in range(SIDE):
            world.trails[rover][row] = 0


@rule
def arrive(game: Position, seat: int, rover: int, square: int) -> None:
    """PU-R36, PU-R78: collect what lies there, or load and deliver it."""
    world = game.worlds[seat]
    world.rovers[rover] = square
    if on(world.pods, square):
        collect_pod(game, seat, square, Cause.ROVER)
    if SPECIAL[world.corporation] != Special.DELIVER_METEORITES:
        if on(world.meteorites, square):
            collect_meteorite(game, seat, square, Cause.ROVER)
        return
    carried = world.loaded[rover]
    load(game, seat, rover, square)
    if world.loaded[rover]:
        if on(world.stations[Terrain.ROVER], square):
            world.loaded[rover] = False
            count_meteorite(game, seat, square, Cause.ROVER)
        elif carried and has(world, Tech.DESTROY_LOAD_ON_WATER) and on(world.terrain[Terrain.WATER], square):
            world.loaded[rover] = False
            count_lost_meteorite(game, seat, square, Cause.TECHNOLOGY)
        load(game, seat, rover, square)


@rule
def load(game: Position, seat: int, rover: int, square: int) -> None:
    """PU-R78, PU-R102: an empty rover has to; one that carries a meteorite leaves the next one where it is."""
    world = game.worlds[seat]
    if on(world.meteorites, square) and not world.loaded[rover]:
        remove(world.meteorites, square)
        world.loaded[rover] = True
        tell(game, Event.METEORITE_LOADED, seat, rover + 1, square // SIDE + 1, square % SIDE + 1)


# --- coming onto the planet


@rule
def list_spawns(world: World, moves: Seq[int]) -> None:
    """PU-R32: any square of the tile placed last without a rover."""
    for i in range(world.last_tile.n):
        square = world.last_tile.items[i]
        if rover_at(world, square) < 0:
            push(moves, SPAWN + square)


@rule
def spawn(game: Position, seat: int, square: int) -> None:
    world = game.worlds[seat]
    world.spawns -= 1
    world.supply -= 1
    rover = 0
    while world.rovers[rover] != NOTHING:
        rover += 1
    tell(game, Event.ROVER, seat, rover + 1, square // SIDE + 1, square % SIDE + 1)
    if SPECIAL[world.corporation] == Special.DELIVER_METEORITES:
        world.rovers[rover] = square
        load(game, seat, rover, square)
    else:
        arrive(game, seat, rover, square)
