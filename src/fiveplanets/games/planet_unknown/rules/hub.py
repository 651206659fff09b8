"""The hub: everything that a seat can do by itself, in the order it likes (PU-R10)."""

from fiveplanets.core.asks import ask, close_ask, top_ask
from fiveplanets.core.kinds import Seq
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..codes import Cause, Extra, Phase, Quiet, Stage
from ..moves import (
    ADVANCE,
    BOOST_MARKER,
    BOOST_TWICE,
    CATCH_UP,
    DONE,
    ENERGY,
    LAY_ASIDE,
    SHIFT_ROVER,
    SKIP_TILE,
    STATION,
)
from ..state import AskKind, Position, World
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
from .grants import NO_END, advance_steps, boost_is_due, clear_grants, granted, must_use_grant
from .patches import list_patches, must_patch
from .rovers import can_drive, clear_trails, list_drives, list_spawns, rovers_on_planet
from .storages import list_places, list_takes
from .supplies import gain_movement, has, ready
from .teleports import list_teleports
from .tracks import advance, can_advance, can_catch_up, can_rise, can_shift


@rule
def open_hub(game: Position, seat: int, stage: int) -> None:
    """A seat may act; if there is nothing at all to do, it is done at once."""
    game.worlds[seat].stage = stage
    ask(game, seat, AskKind.RESOLVE)
    leave_empty_hub(game, seat)


@rule
def open_hub_if_needed(game: Position, seat: int) -> None:
    """A hub for what an event or a civ card brought. In an event movement alone waits for the tile."""
    world = game.worlds[seat]
    if game.asks[seat].n > 0 or game.phase <= Phase.TURN:
        return
    if world.stage == Stage.TAKE:
        open_hub(game, seat, Stage.TAKE)
    elif any_bonus(world) or (game.phase != Phase.EVENT and any_pending(game, world)):
        open_hub(game, seat, Stage.FREE)


@rule
def leave_empty_hub(game: Position, seat: int) -> None:
    """A hub with nothing pending needs no answer."""
    if game.asks[seat].n == 1 and top_ask(game, seat).kind == AskKind.RESOLVE:
        world = game.worlds[seat]
        if world.stage == Stage.FREE and not any_pending(game, world):
            close_hub(game, seat)


@rule
def any_bonus(world: World) -> int:
    advances = world.due > 0 or world.boosts > 0 or world.grants.n > 0 or world.behind > 0
    return advances or world.patches > 0 or world.spawns > 0


@rule
def any_pending(game: Position, world: World) -> bool:
    if any_bonus(world):
        return True
    if can_drive(world) and rovers_on_planet(world) > 0:
        return True
    return any_ability(game, world)


@rule
def close_hub(game: Position, seat: int) -> None:
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
    world.behind = 0
    world.catch_up_row = 0
    clear_grants(world)
    clear_trails(world)
    close_ask(game, seat)


@rule
def list_hub(game: Position, seat: int, moves: Seq[int]) -> None:
    world = game.worlds[seat]
    if world.stage == Stage.TAKE:
        if not list_takes(game, seat, moves):
            push(moves, SKIP_TILE)
    elif world.stage == Stage.PLACE:
        if not list_places(game, seat, moves):
            push(moves, LAY_ASIDE)
    busy = moves.n > 0
    list_stations(world, moves)
    list_grants(world, moves)
    list_boosts(world, moves)
    busy = busy or must_advance(world)
    if world.patches > 0:
        list_patches(game, world, moves)
        busy = busy or must_patch(game, world)
    listed = moves.n
    if world.spawns > 0:
        list_spawns(world, moves)
        busy = busy or moves.n > listed
    # So far everything had to be done, but for patches over tiles and steps sideways; what follows may be done.
    if world.stage == Stage.FREE and not busy:
        push(moves, DONE)
    if can_drive(world):
        list_drives(game, world, moves)
        list_teleports(game, world, moves)
    list_abilities(game, world, moves)


@rule
def must_advance(world: World) -> bool:
    """Is there an advance that has to be made? A step sideways never has to."""
    tracks = energy_choice(world)
    for track in range(TRACK_COUNT):
        if world.due >> track & 1 and repeats(world, track):
            return True
        if (world.due | tracks) >> track & 1 and can_rise(world, track):
            return True
        if can_catch_up(world, track):
            return True
    return boost_is_due(world) or must_use_grant(world)


@rule
def list_stations(world: World, moves: Seq[int]) -> None:
    if world.due == 0:
        return
    for track in range(TRACK_COUNT):
        if world.due >> track & 1 and (can_advance(world, track) or repeats(world, track)):
            push(moves, STATION + track)
    if world.due >> Terrain.ROVER & 1 and repeats(world, Terrain.ROVER) and can_shift(world, Terrain.ROVER):
        push(moves, SHIFT_ROVER)
    tracks = energy_choice(world)
    for track in range(TRACK_COUNT):
        if tracks >> track & 1 and can_advance(world, track):
            push(moves, ENERGY + track)


@rule
def list_grants(world: World, moves: Seq[int]) -> None:
    if world.grants.n > 0:
        for track in range(TRACK_COUNT):
            if granted(world, track):
                push(moves, ADVANCE + track)
    if world.behind > 0:
        for track in range(TRACK_COUNT):
            if can_catch_up(world, track):
                push(moves, CATCH_UP + track)


@rule
def energy_choice(world: World) -> int:
    """The tracks on which an energy station that is still due may be spent."""
    if world.due >> Terrain.ENERGY & 1:
        return world.energy
    if world.due >> Terrain.TECH & 1 and has(world, Tech.TECH_STATION_AS_ENERGY):
        return world.tech_energy
    return 0


@rule
def repeats(world: World, track: int) -> bool:
    """PU-R22, PU-R107: the endless bonus of the last rover cell, for the rover station of a placed tile."""
    if track != Terrain.ROVER or not world.placed or world.lanes[track] != Terrain.ROVER:
        return False
    return world.markers[track] == LAST[world.corporation][track]


@rule
def list_boosts(world: World, moves: Seq[int]) -> None:
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
def use_station(game: Position, seat: int, track: int) -> None:
    """PU-R26: one advance; Oasis Ultd. one for every water square on ice; PU-R22: movement again at the top."""
    world = game.worlds[seat]
    world.due &= ~(1 << track)
    only_one_station(game, world)
    if repeats(world, track):
        gain_movement(game, seat, REPEAT[world.corporation] + more_movement(world), Cause.STATION)
        return
    times = 1
    if track == Terrain.WATER and SPECIAL[world.corporation] == Special.WINDING_WATER_TRACK:
        times = world.ice
    advance_for_tile(game, seat, track, times, Cause.STATION)


@rule
def shift_rover(game: Position, seat: int) -> None:
    """PU-R83: the rover marker leaves the endless cell sideways."""
    world = game.worlds[seat]
    world.due &= ~(1 << Terrain.ROVER)
    only_one_station(game, world)
    advance(game, seat, Terrain.ROVER, Quiet.NOTHING, Cause.STATION)


@rule
def use_energy(game: Position, seat: int, track: int) -> None:
    """PU-R27, PU-R28: the energy station, or a tech station that stands for one."""
    world = game.worlds[seat]
    if world.due >> Terrain.ENERGY & 1:
        world.due &= ~(1 << Terrain.ENERGY)
    else:
        world.due &= ~(1 << Terrain.TECH)
    only_one_station(game, world)
    advance_for_tile(game, seat, track, 1, Cause.ENERGY)


@rule
def only_one_station(game: Position, world: World) -> None:
    """PU-R69: of every tile of the round, an extra tile too."""
    if happens(game, Happening.ONE_STATION_ONLY):
        world.due = 0


@rule
def advance_for_tile(game: Position, seat: int, track: int, times: int, why: int) -> None:
    """PU-R106: a placed tile may move the water marker twice as far."""
    world = game.worlds[seat]
    if track == Terrain.WATER and world.placed and has(world, Tech.DOUBLE_WATER):
        times *= 2
    advance_steps(game, seat, track, times, NO_END, Quiet.NOTHING, why)


@rule
def use_boost(game: Position, seat: int, track: int, twice: bool) -> None:
    """PU-R104: Jump Drive's C lets the chosen marker advance twice."""
    world = game.worlds[seat]
    world.boosts -= 1
    if twice:
        world.used |= 1 << Tech.BOOST_ADVANCES_TWICE
        advance_steps(game, seat, track, 2, NO_END, Quiet.NOTHING, Cause.BOOST)
    else:
        advance(game, seat, track, Quiet.NOTHING, Cause.BOOST)
