"""Rovers: coming onto the planet, driving, teleporting, and what they find."""

from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..events import Event
from ..moves import DRIVE, SPAWN
from ..state import MOST_ROVERS
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
from .board import happens, on, remove, terrain_row
from .supplies import collect_meteorite, collect_pod, has

DIRECTIONS = 8
DOWN = (-1, 0, 1, 0, -1, 1, 1, -1)
RIGHT = (0, 1, 0, -1, 1, 1, -1, -1)
STRAIGHT = 4  # the first directions


@rule
def rover_at(world, square):
    """The rover on a square, or -1."""
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] == square + 1:
            return rover
    return -1


@rule
def rovers_on_planet(world):
    count = 0
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] > 0:
            count += 1
    return count


@rule
def may_enter(game, world, square):
    """PU-R35, PU-R96: a square of the planet without a rover, not toxic, not closed by the event."""
    row = square // SIDE
    bit = 1 << (square % SIDE)
    if not SQUARES[world.planet][row] & bit or rover_at(world, square) >= 0:
        return False
    if TOXIC[world.planet][row] & bit and not world.covered[row] & bit:
        return False
    closed = happens(game, Happening.ROVER_BAN) and terrain_row(world, EVENT_TERRAIN[game.event - 1], row) & bit > 0
    return not closed


@rule
def crosses_chasm(world, start, end, direction):
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
def drive_end(game, world, rover, direction):
    """The square a rover comes to, or -1 if it may not go there."""
    start = world.rovers[rover] - 1
    row = start // SIDE + DOWN[direction]
    column = start % SIDE + RIGHT[direction]
    if row < 0 or row >= SIDE or column < 0 or column >= SIDE:
        return -1
    end = SIDE * row + column
    if world.movement < cost(world, end):
        return -1
    if not may_enter(game, world, end) or crosses_chasm(world, start, end, direction):
        return -1
    return end


@rule
def cost(world, square):
    """PU-R75: energy squares may be free, but not again and again."""
    if has(world, Tech.ROVERS_FREE_ON_ENERGY) and world.moved and not on(world.trail, square):
        if terrain_row(world, Terrain.ENERGY, square // SIDE) >> (square % SIDE) & 1:
            return 0
    return 1


@rule
def can_drive(world):
    return world.movement > 0 or (world.moved and has(world, Tech.ROVERS_FREE_ON_ENERGY))


@rule
def list_drives(game, world, moves):
    directions = DIRECTIONS if has(world, Tech.ROVERS_MOVE_DIAGONALLY) else STRAIGHT
    for rover in range(MOST_ROVERS):
        if world.rovers[rover] > 0:
            for direction in range(directions):
                if drive_end(game, world, rover, direction) >= 0:
                    push(moves, DRIVE + DIRECTIONS * rover + direction)


@rule
def drive(game, seat, rover, direction):
    world = game.worlds[seat]
    start = world.rovers[rover] - 1
    end = drive_end(game, world, rover, direction)
    points = cost(world, end)
    if points > 0 or on(world.pods, end) or on(world.meteorites, end):
        clear_trail(world)
    else:
        mark_trail(world, start)
        mark_trail(world, end)
    world.movement -= points
    arrive(game, seat, rover, end)


@rule
def mark_trail(world, square):
    world.trail[square // SIDE] |= 1 << (square % SIDE)


@rule
def clear_trail(world):
    """Something was spent, found or done: free squares are free again."""
    for row in range(SIDE):
        world.trail[row] = 0


@rule
def arrive(game, seat, rover, square):
    """PU-R36, PU-R78: collect what lies there, or load and deliver it."""
    world = game.worlds[seat]
    world.rovers[rover] = square + 1
    if on(world.pods, square):
        remove(world.pods, square)
        collect_pod(game, seat)
    if SPECIAL[world.corporation] != Special.DELIVER_METEORITES:
        if on(world.meteorites, square):
            remove(world.meteorites, square)
            collect_meteorite(game, seat)
        return
    load(world, rover, square)
    if world.loaded >> rover & 1:
        if on(world.stations[Terrain.ROVER], square):
            world.loaded &= ~(1 << rover)
            collect_meteorite(game, seat)
        elif has(world, Tech.DESTROY_LOAD_ON_WATER) and on(world.terrain[Terrain.WATER], square):
            world.loaded &= ~(1 << rover)
            world.meteorites_lost += 1
            tell(game, Event.METEORITE_LOST, seat)
        load(world, rover, square)


@rule
def load(world, rover, square):
    """PU-R78, PU-R102: an empty rover has to; one that carries a meteorite leaves the next one where it is."""
    if on(world.meteorites, square) and not world.loaded >> rover & 1:
        remove(world.meteorites, square)
        world.loaded |= 1 << rover


# --- coming onto the planet


@rule
def list_spawns(world, moves):
    """PU-R32: any square of the tile placed last without a rover."""
    for i in range(world.last_tile.n):
        square = world.last_tile.items[i]
        if rover_at(world, square) < 0:
            push(moves, SPAWN + square)


@rule
def spawn(game, seat, square):
    world = game.worlds[seat]
    world.spawns -= 1
    world.supply -= 1
    rover = 0
    while world.rovers[rover] > 0:
        rover += 1
    tell(game, Event.ROVER, seat, square // SIDE + 1, square % SIDE + 1)
    if SPECIAL[world.corporation] == Special.DELIVER_METEORITES:
        world.rovers[rover] = square + 1
        load(world, rover, square)
    else:
        arrive(game, seat, rover, square)
