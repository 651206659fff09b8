"""What a cell of a track gives to the marker that enters it."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule

from ..state import AskKind, Quiet
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
from .supplies import gain_boosts, gain_movement, gain_patches, has

REPUBLIC_REGRESS = 1 << Terrain.WATER | 1 << Terrain.BIOMASS | 1 << Terrain.ROVER | 1 << Terrain.TECH


@rule
def gain_cell(game, seat, track, cell, quiet):
    """PU-R25: all bonuses of the cell. PU-R68: in a round without milestones only boosts and movement."""
    world = game.worlds[seat]
    corporation = world.corporation
    if CHOOSES[corporation][track] and cell > 0:  # Wormhole Corp.: one of two
        ask(game, seat, AskKind.BONUS, cell, quiet)
        return
    if BOOST[corporation][track][cell] and quiet == Quiet.NOTHING:
        twice = track == Terrain.WATER and improved(world, Terrain.WATER)
        gain_boosts(game, world, 2 if twice else 1)
    points = ROVER_MOVE[corporation][track][cell]
    if points > 0:
        gain_movement(world, points + more_movement(world))
    if happens(game, Happening.NO_MILESTONES):
        return
    if PATCH[corporation][track][cell]:
        gain_patches(world, 2 if improved(world, Terrain.BIOMASS) else 1)
    if ROVER_SPAWN[corporation][track][cell] and world.supply > world.spawns:  # PU-R33
        world.spawns += 1
    level = CIV_CARD[corporation][track][cell]
    if level > 0:
        civ_milestone(game, seat, level)
    level = TECH_LEVEL[corporation][track][cell]
    if level > 0:
        tech_milestone(game, seat, level)


@rule
def improved(world, track):
    """Flux Industries' level 3 improves the flux track only."""
    return has(world, Tech.IMPROVE_FLUX_TRACK) and world.flux == track


@rule
def more_movement(world):
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
def civ_milestone(game, seat, level):
    """The card is chosen later, in turn order (PU-R11)."""
    world = game.worlds[seat]
    if improved(world, Terrain.CIV):  # PU-R77
        level = min(level + 1, CIV_LEVELS)
    world.cards_due[level] += 1
    if SPECIAL[world.corporation] == Special.REGRESS_ON_CIV_MILESTONE:  # PU-R87
        for marker in range(1, TRACK_COUNT):
            if world.markers[marker] > 0:
                ask(game, seat, AskKind.REGRESS, REPUBLIC_REGRESS, 1)
                break
        if has(world, Tech.BOOST_AT_CIV_MILESTONE):
            gain_boosts(game, world, 1)


@rule
def tech_milestone(game, seat, level):
    """What reaching a technology does at once."""
    world = game.worlds[seat]
    tech = TECH_BIT[world.corporation][level]
    if tech == 1 << Tech.REPOSITION_THREE_PODS and not world.spent & tech:  # PU-R48
        world.spent |= tech
        world.repositions += 3
    if SPECIAL[world.corporation] == Special.FLUX_TOKEN:
        ask(game, seat, AskKind.FLUX, 1)


@rule
def flux_movement(world):
    """PU-R47: 2 movement for each rover on a flux square."""
    for rover in range(len(world.rovers)):
        square = world.rovers[rover] - 1
        if square >= 0 and on(world.terrain[world.flux], square):
            gain_movement(world, 2)
