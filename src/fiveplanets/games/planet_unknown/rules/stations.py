"""The stations of the tile that was taken: which of them count, and what energy may be spent on."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import Cause, Extra, Gain, Quiet
from ..events import Event
from ..state import Position, World
from ..tables import ALL_TRACKS, SIDE, SPECIAL, TILE_AREA, TRACK_COUNT, Special, Tech, Terrain
from .board import Word, board_word, flood, spread, terrain_word
from .grants import grant
from .supplies import gain_boosts, gain_patches, gain_repositions, has

BIOMASS_BIT = 1 << Terrain.BIOMASS
ENERGY_BIT = 1 << Terrain.ENERGY
WATER_BIT = 1 << Terrain.WATER


@rule
def stations_due(game: Position, seat: int, tile: int, ice: int, any_ice: bool, joins: bool) -> None:
    """A tile was placed.

    `ice`: how many of its water squares cover ice; `any_ice`: whether any square does; `joins`: its biomass extends a
    territory.
    """
    world = game.worlds[seat]
    due = 1 << TILE_AREA[tile][0] | 1 << TILE_AREA[tile][1]
    after_placing(game, seat, due)
    if world.promised > 0:
        world.supply += world.promised
        world.spawns += world.promised
        tell(game, Event.GAINED, seat, Gain.ROVER, world.promised, Cause.EVENT_CARD)
        world.promised = 0
    world.placed = True
    if not any_ice and has(world, Tech.ADVANCE_WATER_WITHOUT_ICE):  # PU-R85
        grant(world, WATER_BIT, 1, 1, Quiet.NOTHING, Cause.TECHNOLOGY)
    if world.extra == Extra.WITHOUT_STATIONS:
        return
    world.ice = ice
    if due & ENERGY_BIT:
        world.energy = energy_tracks(world, tile, Terrain.ENERGY)
    elif due >> Terrain.TECH & 1 and SPECIAL[world.corporation] == Special.LIFE_PODS_ON_TECHNOLOGIES:
        world.tech_energy = energy_tracks(world, tile, Terrain.TECH)
    if due & WATER_BIT and ice == 0:  # PU-R26
        due &= ~WATER_BIT
    if SPECIAL[world.corporation] == Special.BIOMASS_CHOICE_TRACK and not joins:  # PU-R88, PU-R103
        due &= ~BIOMASS_BIT
        world.energy &= ~BIOMASS_BIT
    world.due = due


@rule
def after_placing(game: Position, seat: int, terrains: int) -> None:
    """Technologies that look at the placed tile."""
    world = game.worlds[seat]
    if terrains & WATER_BIT:
        if has(world, Tech.PATCH_AFTER_WATER):
            gain_patches(game, seat, 1, Cause.TECHNOLOGY)
        if has(world, Tech.BOOST_AFTER_WATER):
            gain_boosts(game, seat, 1, Cause.TECHNOLOGY)
    if terrains & ENERGY_BIT and has(world, Tech.REPOSITION_POD_AFTER_ENERGY):
        gain_repositions(game, seat, 1)
    if has(world, Tech.COLLECT_METEORITE_AFTER_FLUX) and terrains >> world.flux & 1:
        world.meteorite_picks += 1
        tell(game, Event.GAINED, seat, Gain.METEORITE, 1, Cause.TECHNOLOGY)


@rule
def count_both_stations(world: World, tile: int) -> None:
    """PU-R31, PU-R50: of a tile that fits nowhere; water without ice, energy as the other station."""
    first = TILE_AREA[tile][0]
    second = TILE_AREA[tile][1]
    world.placed = False
    world.due = 1 << first | 1 << second
    world.ice = 1
    world.energy = (1 << first | 1 << second) & ALL_TRACKS


@rule
def energy_tracks(world: World, tile: int, terrain: int) -> int:
    """PU-R27, PU-R80: the other station, and every area that touches the territory the energy station belongs to.

    PU-R99: a patch has no station. `terrain` is that of the station that counts as energy.
    """
    other = TILE_AREA[tile][0] if TILE_AREA[tile][1] == terrain else TILE_AREA[tile][1]
    area0 = terrain_word(world, Terrain.ENERGY, 0)
    area1 = terrain_word(world, Terrain.ENERGY, 1)
    area2 = terrain_word(world, Terrain.ENERGY, 2)
    seed0 = 0
    seed1 = 0
    seed2 = 0
    for i in range(world.last_tile.n):
        square = world.last_tile.items[i]
        if world.terrain[terrain][square // SIDE] >> (square % SIDE) & 1:
            bit: Word = 1 << (square % (4 * SIDE))
            if square < 4 * SIDE:
                seed0 |= bit
            elif square < 8 * SIDE:
                seed1 |= bit
            else:
                seed2 |= bit
    area0, area1, area2 = flood(seed0, seed1, seed2, area0, area1, area2)
    touch0 = spread(0, area0, area1) & ~area0
    touch1 = spread(area0, area1, area2) & ~area1
    touch2 = spread(area1, area2, 0) & ~area2
    touch0 &= ~board_word(world.patched, 0)
    touch1 &= ~board_word(world.patched, 1)
    touch2 &= ~board_word(world.patched, 2)
    found = 1 << other
    for track in range(TRACK_COUNT):
        if (
            terrain_word(world, track, 0) & touch0
            or terrain_word(world, track, 1) & touch1
            or terrain_word(world, track, 2) & touch2
        ):
            found |= 1 << track
    return found & ALL_TRACKS
