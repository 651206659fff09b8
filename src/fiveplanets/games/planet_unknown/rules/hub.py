"""The hub: everything that a seat can do by itself, in the order it likes (PU-R10)."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, push

from ..moves import (
    ADVANCE,
    BOOST_MARKER,
    BOOST_TWICE,
    DONE,
    ENERGY,
    STATION,
)
from ..state import AskKind, Extra, Phase, Quiet, Stage
from ..tables import (
    LAST,
    REPEAT,
    SPECIAL,
    TRACK_COUNT,
    Happening,
    Special,
    Tech,
    Terrain,
)
from .abilities import any_ability, list_abilities
from .board import happens
from .bonuses import more_movement
from .grants import granted
from .patches import list_patches, must_patch
from .rovers import can_drive, list_drives, list_spawns, rovers_on_planet
from .storages import list_places, list_takes
from .supplies import gain_movement, has, ready
from .teleports import list_teleports
from .tracks import advance, can_advance


@rule
def open_hub(game, seat, stage):
    """A seat may act; if there is nothing at all to do, it is done at once."""
    game.worlds[seat].stage = stage
    ask(game, seat, AskKind.RESOLVE)
    leave_empty_hub(game, seat)


@rule
def open_hub_if_needed(game, seat):
    """A hub for what an event or a civ card brought. In an event movement alone waits for the tile."""
    world = game.worlds[seat]
    if game.asks[seat].n > 0 or game.phase <= Phase.TURN:
        return
    if world.stage == Stage.TAKE:
        open_hub(game, seat, Stage.TAKE)
    elif any_bonus(world) or (game.phase != Phase.EVENT and any_pending(game, world)):
        open_hub(game, seat, Stage.FREE)


@rule
def leave_empty_hub(game, seat):
    """A hub with nothing pending needs no answer."""
    if game.asks[seat].n == 1 and top_ask(game, seat).kind == AskKind.RESOLVE:
        world = game.worlds[seat]
        if world.stage == Stage.FREE and not any_pending(game, world):
            close_hub(game, seat)


@rule
def any_bonus(world):
    return world.due > 0 or world.boosts > 0 or world.patches > 0 or world.spawns > 0 or world.grants.n > 0


@rule
def any_pending(game, world):
    if any_bonus(world):
        return True
    if can_drive(world) and rovers_on_planet(world) > 0:
        return True
    return any_ability(game, world)


@rule
def close_hub(game, seat):
    """What could not be done is lost (PU-R21, PU-R33, PU-R41, PU-R84); movement lasts until the end of the round."""
    world = game.worlds[seat]
    world.stage = Stage.IDLE
    world.extra = Extra.NO
    world.due = 0
    world.energy = 0
    world.tech_energy = 0
    world.ice = 0
    world.placed = False
    world.boosts = 0
    world.patches = 0
    world.storable = 0
    world.spawns = 0
    world.repositions = 0
    world.meteorite_picks = 0
    clear(world.grants)
    close_ask(game, seat)


@rule
def list_hub(game, seat, moves):
    world = game.worlds[seat]
    if world.stage == Stage.TAKE:
        if not list_takes(game, seat, moves):
            push(moves, DONE)  # do without
    elif world.stage == Stage.PLACE:
        if not list_places(game, seat, moves):
            push(moves, DONE)  # lay it aside
    list_stations(world, moves)
    list_boosts(world, moves)
    busy = moves.n > 0
    if world.patches > 0:
        list_patches(game, world, moves)
        busy = busy or must_patch(game, world)
    listed = moves.n
    if world.spawns > 0:
        list_spawns(world, moves)
        busy = busy or moves.n > listed
    # So far everything had to be done, but for patches over tiles; what follows may be done.
    if world.stage == Stage.FREE and not busy:
        push(moves, DONE)
    if can_drive(world):
        list_drives(game, world, moves)
        list_teleports(game, world, moves)
    list_abilities(game, world, moves)


@rule
def list_stations(world, moves):
    if world.due > 0:
        for track in range(TRACK_COUNT):
            if world.due >> track & 1 and (can_advance(world, track) or repeats(world, track)):
                push(moves, STATION + track)
        tracks = energy_choice(world)
        for track in range(TRACK_COUNT):
            if tracks >> track & 1 and can_advance(world, track):
                push(moves, ENERGY + track)
    if world.grants.n > 0:
        tracks = granted(world)
        for track in range(TRACK_COUNT):
            if tracks >> track & 1 and can_advance(world, track):
                push(moves, ADVANCE + track)


@rule
def energy_choice(world):
    """The tracks on which an energy station that is still due may be spent."""
    if world.due >> Terrain.ENERGY & 1:
        return world.energy
    if world.due >> Terrain.TECH & 1 and has(world, Tech.TECH_STATION_AS_ENERGY):
        return world.tech_energy
    return 0


@rule
def repeats(world, track):
    """PU-R22, PU-R107: the endless bonus of the last rover cell, for the rover station of a placed tile."""
    if track != Terrain.ROVER or not world.placed or world.lanes[track] != Terrain.ROVER:
        return False
    return world.markers[track] == LAST[world.corporation][track]


@rule
def list_boosts(world, moves):
    """PU-R21: any marker that can still advance."""
    if world.boosts > 0:
        for track in range(TRACK_COUNT):
            if can_advance(world, track):
                push(moves, BOOST_MARKER + track)
        if ready(world, Tech.BOOST_ADVANCES_TWICE):
            for track in range(TRACK_COUNT):
                if can_advance(world, track):
                    push(moves, BOOST_TWICE + track)


@rule
def use_station(game, seat, track):
    """PU-R26: one advance; Oasis Ultd. one for every water square on ice; PU-R22: movement again at the top."""
    world = game.worlds[seat]
    world.due &= ~(1 << track)
    if repeats(world, track) and not can_advance(world, track):
        gain_movement(world, REPEAT[world.corporation] + more_movement(world))
    else:
        times = 1
        if track == Terrain.WATER and SPECIAL[world.corporation] == Special.WINDING_WATER_TRACK:
            times = world.ice
        advance_for_tile(game, seat, track, times)
    only_one_station(game, world)


@rule
def use_energy(game, seat, track):
    """PU-R27, PU-R28: the energy station, or a tech station that stands for one."""
    world = game.worlds[seat]
    if world.due >> Terrain.ENERGY & 1:
        world.due &= ~(1 << Terrain.ENERGY)
    else:
        world.due &= ~(1 << Terrain.TECH)
    advance_for_tile(game, seat, track, 1)
    only_one_station(game, world)


@rule
def only_one_station(game, world):
    """PU-R69."""
    if happens(game, Happening.ONE_STATION_ONLY) and world.extra == Extra.NO:
        world.due = 0


@rule
def advance_for_tile(game, seat, track, times):
    """PU-R106: a placed tile may move the water marker twice as far."""
    world = game.worlds[seat]
    if track == Terrain.WATER and world.placed and has(world, Tech.DOUBLE_WATER):
        times *= 2
    for _ in range(times):
        advance(game, seat, track, Quiet.NOTHING)


@rule
def use_boost(game, seat, track, twice):
    """PU-R104: Jump Drive's C lets the chosen marker advance twice."""
    world = game.worlds[seat]
    world.boosts -= 1
    advance(game, seat, track, Quiet.NOTHING)
    if twice:
        world.used |= 1 << Tech.BOOST_ADVANCES_TWICE
        advance(game, seat, track, Quiet.NOTHING)

