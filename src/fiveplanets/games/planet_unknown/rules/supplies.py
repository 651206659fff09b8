"""Gaining, collecting and losing things: movement, patches, boosts, life pods, meteorites, rovers."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..codes import Cause, Gain
from ..events import Event
from ..state import AskKind, Position, World
from ..tables import SIDE, SPECIAL, TECHNOLOGY_LEVELS, Happening, Special, Tech
from .board import bits, happens, remove

MOST_BOOSTS = 30  # in a round; far more than a player gains without going in circles
ALL_TECH_PODS = (1 << TECHNOLOGY_LEVELS) - 1


@rule
def has(world: World, tech: int) -> bool:
    """Does this technology work now?"""
    return world.techs >> tech & 1 == 1


@rule
def ready(world: World, tech: int) -> bool:
    """A technology that may be used once a round or once a game, and was not yet."""
    return (world.techs & ~world.used & ~world.spent) >> tech & 1 == 1


@rule
def gain_movement(game: Position, seat: int, points: int, why: int) -> None:
    """PU-R34: to be spent until the end of the round."""
    if points > 0:
        world = game.worlds[seat]
        world.movement += points
        world.moved = True
        tell(game, Event.GAINED, seat, Gain.MOVEMENT, points, why)


@rule
def gain_boosts(game: Position, seat: int, count: int, why: int) -> None:
    """PU-E-58 forbids boosts for a round. PU-R21: no chain of them goes on for ever."""
    world = game.worlds[seat]
    count = min(count, MOST_BOOSTS - world.boosts_gained)
    if count > 0 and not happens(game, Happening.NO_BOOSTS):
        world.boosts += count
        world.boosts_gained += count
        tell(game, Event.GAINED, seat, Gain.BOOST, count, why)


@rule
def gain_patches(game: Position, seat: int, count: int, why: int) -> None:
    """PU-R42: a patch can be stored only if the technology works when it is gained."""
    world = game.worlds[seat]
    world.patches += count
    if has(world, Tech.STORE_PATCHES):
        world.storable += count
    tell(game, Event.GAINED, seat, Gain.PATCH, count, why)


@rule
def gain_repositions(game: Position, seat: int, count: int) -> None:
    """Cosmos Inc.: only technologies give them."""
    game.worlds[seat].repositions += count
    tell(game, Event.GAINED, seat, Gain.REPOSITION, count, Cause.TECHNOLOGY)


@rule
def use_patch(world: World) -> None:
    """One pending patch less."""
    world.patches -= 1
    world.storable = min(world.storable, world.patches)


@rule
def lose_pod(game: Position, seat: int, square: int, why: int) -> None:
    """Destroy the life pod of a square."""
    world = game.worlds[seat]
    remove(world.pods, square)
    world.pods_lost += 1
    tell(game, Event.POD_LOST, seat, square // SIDE + 1, square % SIDE + 1, why)


@rule
def lose_collected_pod(game: Position, seat: int) -> None:
    """PU-E-50: one that has left its place already."""
    game.worlds[seat].pods_lost += 1
    tell(game, Event.POD_LOST, seat, NOTHING, NOTHING, Cause.EVENT_CARD)


@rule
def collect_pod(game: Position, seat: int, square: int, why: int) -> None:
    """A life pod comes to the scoring area; some corporations may put it elsewhere (PU-R74, PU-R79)."""
    world = game.worlds[seat]
    remove(world.pods, square)
    tell(game, Event.POD, seat, square // SIDE + 1, square % SIDE + 1, why)
    special = SPECIAL[world.corporation]
    locked = special == Special.LIFE_PODS_ON_TECHNOLOGIES and world.tech_pods < ALL_TECH_PODS
    if locked or special == Special.LIFE_PODS_ON_TRACKS:
        ask(game, seat, AskKind.POD)
    else:
        world.pods_collected += 1


@rule
def pods_in_all(world: World) -> int:
    """Collected life pods, wherever they are kept."""
    return world.pods_collected + pods_on_tracks(world) + bits(world.tech_pods)


@rule
def pods_on_tracks(world: World) -> int:
    """Cosmos Inc."""
    count = 0
    for track in range(len(world.track_pods)):
        count += bits(world.track_pods[track])
    return count


@rule
def meteorite_falls(game: Position, seat: int, square: int, why: int) -> None:
    """PU-R73: nothing falls on a shielded planet. PU-R37: a rover there is destroyed."""
    world = game.worlds[seat]
    if has(world, Tech.NO_METEORITES):
        return
    for rover in range(len(world.rovers)):
        if world.rovers[rover] == square:
            lose_rover(game, seat, rover, Cause.METEORITE)
    world.meteorites[square // SIDE] |= 1 << (square % SIDE)
    world.meteorites_fallen += 1
    tell(game, Event.METEORITE, seat, square // SIDE + 1, square % SIDE + 1, why)


@rule
def collect_meteorite(game: Position, seat: int, square: int, why: int) -> None:
    """The meteorite of a square."""
    remove(game.worlds[seat].meteorites, square)
    count_meteorite(game, seat, square, why)


@rule
def count_meteorite(game: Position, seat: int, square: int, why: int) -> None:
    """It comes to the scoring area."""
    world = game.worlds[seat]
    world.meteorites_collected += 1
    tell(game, Event.METEORITE_COLLECTED, seat, square // SIDE + 1, square % SIDE + 1, why)
    if has(world, Tech.PATCH_FOR_METEORITE):
        gain_patches(game, seat, 1, Cause.TECHNOLOGY)


@rule
def lose_meteorite(game: Position, seat: int, square: int, why: int) -> None:
    """Destroy the meteorite of a square."""
    remove(game.worlds[seat].meteorites, square)
    count_lost_meteorite(game, seat, square, why)


@rule
def count_lost_meteorite(game: Position, seat: int, square: int, why: int) -> None:
    game.worlds[seat].meteorites_lost += 1
    tell(game, Event.METEORITE_LOST, seat, square // SIDE + 1, square % SIDE + 1, why)


@rule
def lose_rover(game: Position, seat: int, rover: int, why: int) -> None:
    """PU-R33, PU-R102: it does not come back, and its load is lost with it."""
    world = game.worlds[seat]
    square = world.rovers[rover]
    world.rovers[rover] = NOTHING
    world.rovers_lost += 1
    tell(game, Event.ROVER_LOST, seat, rover + 1, square // SIDE + 1, square % SIDE + 1, why)
    if world.loaded[rover]:
        world.loaded[rover] = False
        count_lost_meteorite(game, seat, square, why)
