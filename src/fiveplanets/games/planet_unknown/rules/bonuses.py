"""What a cell of a track gives to the marker that enters it."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import Cause, Gain, Quiet
from ..events import Event
from ..state import AskKind, Position, World
from ..tables import (
    BOOST,
    CHOOSES,
    CIV_CARD,
    CIV_LEVELS,
    PATCH,
    ROVER_MOVE,
    ROVER_SPAWN,
    SPECIAL,
    TECH_BIT,
    TECH_LEVEL,
    TRACK_COUNT,
    Happening,
    Special,
    Tech,
    Terrain,
)
from .board import happens, on
from .supplies import gain_boosts, gain_movement, gain_patches, gain_repositions, has

REPOSITIONS = 3  # that a technology gives at once (PU-R48)


@rule
def gain_cell(game: Position, seat: int, track: int, cell: int, quiet: int) -> None:
    """PU-R25: all bonuses of the cell. PU-R68: in a round without milestones only boosts and movement."""
    world = game.worlds[seat]
    corporation = world.corporation
    if CHOOSES[corporation][track] and cell > 0:  # Wormhole Corp.: one of two
        ask(game, seat, AskKind.BONUS, cell, quiet)
        return
    if BOOST[corporation][track][cell] and quiet == Quiet.NOTHING:
        gain_boosts(game, seat, cell_boosts(world, track, cell), Cause.CELL)
    if ROVER_MOVE[corporation][track][cell]:
        gain_movement(game, seat, cell_movement(world, track, cell), Cause.CELL)
    if happens(game, Happening.NO_MILESTONES):
        return
    if PATCH[corporation][track][cell]:
        gain_patches(game, seat, cell_patches(world, track, cell), Cause.CELL)
    if gives_rover(world, track, cell):
        world.spawns += 1
        tell(game, Event.GAINED, seat, Gain.ROVER, 1, Cause.CELL)
    if CIV_CARD[corporation][track][cell]:
        civ_milestone(game, seat, cell_card(world, track, cell))
    level = TECH_LEVEL[corporation][track][cell]
    if level > 0:
        tech_milestone(game, seat, level)


@rule
def cell_boosts(world: World, track: int, cell: int) -> int:
    twice = track == Terrain.WATER and improved(world, Terrain.WATER)
    return BOOST[world.corporation][track][cell] * (2 if twice else 1)


@rule
def cell_movement(world: World, track: int, cell: int) -> int:
    points = ROVER_MOVE[world.corporation][track][cell]
    return points + more_movement(world) if points > 0 else 0


@rule
def cell_patches(world: World, track: int, cell: int) -> int:
    return PATCH[world.corporation][track][cell] * (2 if improved(world, Terrain.BIOMASS) else 1)


@rule
def gives_rover(world: World, track: int, cell: int) -> int:
    """PU-R33: only while the supply lasts."""
    return ROVER_SPAWN[world.corporation][track][cell] and world.supply > world.spawns


@rule
def cell_card(world: World, track: int, cell: int) -> int:
    """The level of the civ card. PU-R77: one more, improved by flux."""
    level = CIV_CARD[world.corporation][track][cell]
    if level > 0 and improved(world, Terrain.CIV):
        return min(level + 1, CIV_LEVELS)
    return level


@rule
def improved(world: World, track: int) -> bool:
    """Flux Industries' level 3 improves the flux track only."""
    return has(world, Tech.IMPROVE_FLUX_TRACK) and world.flux == track


@rule
def more_movement(world: World) -> int:
    """PU-R38: what technologies add to the number of a rover cell."""
    more = 0
    if has(world, Tech.MORE_ROVER_MOVEMENT):
        more += 1
    if improved(world, Terrain.ROVER):
        more += 1
    if has(world, Tech.MORE_MOVEMENT_WITH_TWO_ON_ROVER_TRACK):
        markers = 0
        for marker in range(TRACK_COUNT):
            if world.lanes[marker] == Terrain.ROVER:
                markers += 1
        if markers >= 2:
            more += 1
    return more


@rule
def civ_milestone(game: Position, seat: int, level: int) -> None:
    """The card is chosen later, in turn order (PU-R11)."""
    world = game.worlds[seat]
    world.cards_due[level] += 1
    tell(game, Event.CIV_DUE, seat, level, Cause.CELL)
    if SPECIAL[world.corporation] == Special.REGRESS_ON_CIV_MILESTONE:  # PU-R87
        for marker in range(1, TRACK_COUNT):
            if world.markers[marker] > 0:
                ask(game, seat, AskKind.REGRESS, 1, Cause.CORPORATION)
                break
        if has(world, Tech.BOOST_AT_CIV_MILESTONE):
            gain_boosts(game, seat, 1, Cause.TECHNOLOGY)


@rule
def tech_milestone(game: Position, seat: int, level: int) -> None:
    """What reaching a technology does at once."""
    world = game.worlds[seat]
    tech = TECH_BIT[world.corporation][level]
    if tech == 1 << Tech.REPOSITION_THREE_PODS and not world.spent & tech:  # PU-R48
        world.spent |= tech
        gain_repositions(game, seat, REPOSITIONS)
    if SPECIAL[world.corporation] == Special.FLUX_TOKEN:
        ask(game, seat, AskKind.FLUX, Cause.CELL)


@rule
def flux_movement(game: Position, seat: int) -> None:
    """PU-R47: 2 movement for each rover on a flux square."""
    world = game.worlds[seat]
    for rover in range(len(world.rovers)):
        square = world.rovers[rover]
        if square != NOTHING and on(world.terrain[world.flux], square):
            gain_movement(game, seat, 2, Cause.TECHNOLOGY)
