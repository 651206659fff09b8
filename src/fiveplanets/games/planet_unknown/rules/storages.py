"""The space station: turning it, and taking tiles from the own storage."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, pop, push
from fiveplanets.core.story import reveal, tell

from ..codes import Cause, Compartment, Extra, Stage
from ..events import Event
from ..moves import TAKE
from ..schema import STACK
from ..state import Position
from ..tables import (
    COMPARTMENTS,
    ROVER_MOVE,
    SEAT_SECTORS,
    SECTORS,
    STACK_TILES,
    TILE_AREA,
    Tech,
    Terrain,
)
from .placing import fits, list_placements
from .stations import count_both_stations
from .supplies import gain_movement, has

SIDES = len(Compartment)


@rule
def fill_stacks(game: Position) -> None:
    """PU-R06: twelve tiles of one shape in each compartment, in random order."""
    for compartment in range(COMPARTMENTS):
        stack = game.stacks[compartment]
        for i in range(STACK):
            push(stack, STACK_TILES[compartment][i])
        shuffle(game.rng, stack.items, stack.n)
    show_tops(game)


@rule
def show_tops(game: Position) -> None:
    """PU-R09: the next tiles are seen when everybody has taken one."""
    reveal(game)
    for compartment in range(COMPARTMENTS):
        stack = game.stacks[compartment]
        game.tops[compartment] = stack.items[stack.n - 1] if stack.n > 0 else NOTHING


@rule
def show_taken_tops(game: Position) -> None:
    """Show the tops again if an extra tile was taken: the tile below it can be taken too."""
    for compartment in range(COMPARTMENTS):
        if game.tops[compartment] == NOTHING and game.stacks[compartment].n > 0:
            show_tops(game)
            return


@rule
def turn_station(game: Position, seat: int, sectors: int) -> None:
    """By a seat, or by itself (NOTHING)."""
    game.rotation = (game.rotation + sectors) % SECTORS
    tell(game, Event.TURNED, seat, sectors)


@rule
def compartment_of(game: Position, seat: int, side: int) -> int:
    """The large or the small compartment of the storage that faces a seat."""
    sector = (SEAT_SECTORS[game.players][seat] - game.rotation + SECTORS) % SECTORS
    if side == Compartment.LARGE:
        return sector
    return SECTORS + (sector + game.inner_ring) % SECTORS


@rule
def storage_empty(game: Position, sector: int) -> bool:
    """PU-R49 B: both compartments of one storage."""
    return game.stacks[sector].n == 0 and game.stacks[SECTORS + (sector + game.inner_ring) % SECTORS].n == 0


@rule
def takeable(game: Position, seat: int) -> int:
    """PU-R08, PU-R51: the sides whose top tile may be taken, as a bit set.

    Those that can be placed; if none, those that can be placed without restrictions; if none, all there are. An extra
    tile (PU-R19) must be one that can be placed.
    """
    world = game.worlds[seat]
    there = 0
    strict = 0
    for side in range(SIDES):
        top = game.tops[compartment_of(game, seat, side)]
        if top != NOTHING:
            there |= 1 << side
            if fits(game, world, top, True):
                strict |= 1 << side
    if strict > 0 or world.extra != Extra.NO:
        return strict
    loose = 0
    for side in range(SIDES):
        if there >> side & 1 and fits(game, world, game.tops[compartment_of(game, seat, side)], False):
            loose |= 1 << side
    return loose if loose > 0 else there


@rule
def list_takes(game: Position, seat: int, moves: Seq[int]) -> bool:
    sides = takeable(game, seat)
    for side in range(SIDES):
        if sides >> side & 1:
            push(moves, TAKE + game.tops[compartment_of(game, seat, side)])
    return sides > 0


@rule
def take(game: Position, seat: int, tile: int) -> None:
    """A tile comes into the hand; one that fits nowhere is set aside, and the game ends with this round (PU-R49 A)."""
    world = game.worlds[seat]
    side = Compartment.LARGE if game.tops[compartment_of(game, seat, Compartment.LARGE)] == tile else Compartment.SMALL
    compartment = compartment_of(game, seat, side)
    pop(game.stacks[compartment])
    game.tops[compartment] = NOTHING
    world.hand = tile
    world.stage = Stage.PLACE
    tell(game, Event.TOOK, seat, tile, side)
    if has(world, Tech.MOVEMENT_FOR_CIV_TILE):  # PU-R86
        if TILE_AREA[tile][0] == Terrain.CIV or TILE_AREA[tile][1] == Terrain.CIV:
            points = ROVER_MOVE[world.corporation][Terrain.ROVER][world.markers[Terrain.ROVER]]
            gain_movement(game, seat, points, Cause.TECHNOLOGY)
    if world.extra == Extra.NO and not fits(game, world, tile, False):
        lay_aside(game, seat)


@rule
def lay_aside(game: Position, seat: int) -> None:
    """The tile in hand fits nowhere. Only the tile of the round ends the game and counts for its stations."""
    world = game.worlds[seat]
    tile = world.hand
    world.stage = Stage.FREE
    world.hand = NOTHING
    push(game.gone, tile)
    tell(game, Event.SET_ASIDE, seat, tile)
    if world.extra == Extra.NO:
        count_both_stations(world, tile)
        if not game.last_round:
            tell(game, Event.LAST_ROUND, seat, tile)
        game.last_round = True


@rule
def list_places(game: Position, seat: int, moves: Seq[int]) -> bool:
    """PU-R51: the placements that keep to all restrictions; if there are none, the others."""
    world = game.worlds[seat]
    before = moves.n
    list_placements(game, world, world.hand, True, moves)
    if moves.n == before and world.extra == Extra.NO:
        list_placements(game, world, world.hand, False, moves)
    return moves.n > before


@rule
def remove_stack(game: Position, seat: int, side: int) -> None:
    """PU-E-52: all tiles of one compartment leave the game."""
    compartment = compartment_of(game, seat, side)
    tell(game, Event.STACK_REMOVED, seat, side, game.stacks[compartment].n)
    game.removed += game.stacks[compartment].n
    if game.tops[compartment] != NOTHING:
        push(game.gone, game.tops[compartment])
        game.removed -= 1
    clear(game.stacks[compartment])
    game.tops[compartment] = NOTHING
