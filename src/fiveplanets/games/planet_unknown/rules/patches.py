"""Biomass patches: where they may lie, laying and storing them."""

from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import tell

from ..codes import Cause, Phase
from ..events import Event
from ..moves import LAY_PATCH, PATCH_TO_BOOST, STORE_PATCH, TWO_PATCHES
from ..state import Position, World
from ..tables import (
    ALL_COLUMNS,
    ICE,
    OFF_RING,
    PERIMETER,
    PLANET_KIND,
    SIDE,
    TERRAIN_COUNT,
    Happening,
    PlanetKind,
    Tech,
    Terrain,
)
from .board import empty, happens, near, on, refresh_board
from .placing import cover
from .supplies import has, lose_meteorite, ready, use_patch


@rule
def patch_row(game: Position, world: World, row: int, over_tiles: bool) -> int:
    """PU-R40, PU-R43, PU-R105: the squares of a row where a patch may lie; it is a tile of one square."""
    fit = world.free[row]
    if not has(world, Tech.IGNORE_ADJACENCY) or empty(world):
        fit &= world.reach[row]
    if PLANET_KIND[world.planet] == PlanetKind.SLIDE:
        fit &= open_sides(world, row)
    if over_tiles:
        fit |= tile_row(game, world, row)
    if PLANET_KIND[world.planet] == PlanetKind.RING:
        fit &= OFF_RING[world.planet][row]
    if happens(game, Happening.NO_MATCHING_NEIGHBOURS):
        fit &= ~near(world.terrain[Terrain.BIOMASS], row)
    return fit


@rule
def open_sides(world: World, row: int) -> int:
    """Squares with a side where nothing lies: a patch can slide in there (PU-P-pajitnov)."""
    if row == 0 or row == SIDE - 1:
        return ALL_COLUMNS
    shut = world.covered[row - 1] & world.covered[row + 1]
    shut &= world.covered[row] << 1 & world.covered[row] >> 1
    return ALL_COLUMNS & ~shut


@rule
def tile_row(game: Position, world: World, row: int) -> int:
    """Wormhole Corp.: on a tile's square; on a meteorite only at the end of the game."""
    at_end = game.phase >= Phase.END
    fit = 0
    if has(world, Tech.PATCHES_OVER_TILES):
        fit |= world.covered[row] & ~world.patched[row] & ~world.meteorites[row]
    if at_end and has(world, Tech.PATCHES_DESTROY_METEORITES):
        fit |= world.meteorites[row] & ~world.patched[row]
    if happens(game, Happening.NO_PERIMETER):
        fit &= ~PERIMETER[world.planet][row]
    if happens(game, Happening.NO_ICE):
        fit &= ~ICE[world.planet][row]
    return fit


@rule
def must_patch(game: Position, world: World) -> bool:
    """Is a bare square free for a patch? Over a tile it may lie, but need not."""
    for row in range(SIDE):
        if patch_row(game, world, row, False) > 0:
            return True
    return False


@rule
def list_patches(game: Position, world: World, moves: Seq[int]) -> None:
    for row in range(SIDE):
        fit = patch_row(game, world, row, True)
        move = LAY_PATCH + SIDE * row
        while fit > 0:
            if fit & 1:
                push(moves, move)
            fit >>= 1
            move += 1
    if game.phase < Phase.END:
        if world.storable > 0:
            push(moves, STORE_PATCH)
        if ready(world, Tech.TWO_PATCHES):
            push(moves, TWO_PATCHES)
        if ready(world, Tech.BOOST_INSTEAD_OF_PATCH) and not happens(game, Happening.NO_BOOSTS):
            push(moves, PATCH_TO_BOOST)


@rule
def lay_patch(game: Position, seat: int, square: int) -> None:
    """PU-R16: what is below is destroyed; a tile's square becomes biomass and loses its station."""
    world = game.worlds[seat]
    row = square // SIDE
    bit = 1 << (square % SIDE)
    use_patch(world)
    tell(game, Event.PATCH, seat, row + 1, square % SIDE + 1)
    if on(world.meteorites, square):
        lose_meteorite(game, seat, square, Cause.PATCH)
    for terrain in range(TERRAIN_COUNT):
        world.terrain[terrain][row] &= ~bit
        world.stations[terrain][row] &= ~bit
    world.symbols[row] &= ~bit
    cover(game, seat, square, Terrain.BIOMASS, Cause.PATCH)
    world.patched[row] |= bit
    refresh_board(game, world)
