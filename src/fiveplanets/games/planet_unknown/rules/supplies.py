"""Gaining, collecting and losing things: movement, patches, boosts, life pods, meteorites, rovers."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..events import Event
from ..state import AskKind
from ..tables import SIDE, SPECIAL, TECHNOLOGY_LEVELS, Happening, Special, Tech
from .board import bits, happens

MOST_BOOSTS = 30  # in a round; far more than a player gains without going in circles
ALL_TECH_PODS = (1 << TECHNOLOGY_LEVELS) - 1


@rule
def has(world, tech):
    """Does this technology work now?"""
    return world.techs >> tech & 1 == 1


@rule
def ready(world, tech):
    """A technology that may be used once a round or once a game, and was not yet."""
    return (world.techs & ~world.used & ~world.spent) >> tech & 1 == 1


@rule
def gain_movement(world, points):
    """PU-R34: to be spent until the end of the round."""
    world.movement += points
    if points > 0:
        world.moved = True


@rule
def gain_boosts(game, world, count):
    """PU-E-58 forbids boosts for a round. PU-R21: no chain of them goes on for ever."""
    if not happens(game, Happening.NO_BOOSTS):
        count = min(count, MOST_BOOSTS - world.boosts_gained)
        world.boosts += count
        world.boosts_gained += count


@rule
def gain_patches(world, count):
    """PU-R42: a patch can be stored only if the technology works when it is gained."""
    world.patches += count
    if has(world, Tech.STORE_PATCHES):
        world.storable += count


@rule
def use_patch(world):
    """One pending patch less."""
    world.patches -= 1
    world.storable = min(world.storable, world.patches)


@rule
def lose_pod(game, seat):
    game.worlds[seat].pods_lost += 1
    tell(game, Event.POD_LOST, seat)


@rule
def collect_pod(game, seat):
    """A life pod comes to the scoring area; some corporations may put it elsewhere (PU-R74, PU-R79)."""
    world = game.worlds[seat]
    tell(game, Event.POD, seat)
    special = SPECIAL[world.corporation]
    locked = special == Special.LIFE_PODS_ON_TECHNOLOGIES and world.tech_pods < ALL_TECH_PODS
    if locked or special == Special.LIFE_PODS_ON_TRACKS:
        ask(game, seat, AskKind.POD)
    else:
        world.pods_collected += 1


@rule
def pods_in_all(world):
    """Collected life pods, wherever they are kept."""
    return world.pods_collected + pods_on_tracks(world) + bits(world.tech_pods)


@rule
def pods_on_tracks(world):
    """Cosmos Inc."""
    count = 0
    for track in range(len(world.track_pods)):
        count += bits(world.track_pods[track])
    return count


@rule
def meteorite_falls(game, seat, square):
    """PU-R73: nothing falls on a shielded planet. PU-R37: a rover there is destroyed."""
    world = game.worlds[seat]
    if has(world, Tech.NO_METEORITES):
        return
    for rover in range(len(world.rovers)):
        if world.rovers[rover] == square + 1:
            lose_rover(game, seat, rover)
    world.meteorites[square // SIDE] |= 1 << (square % SIDE)
    world.meteorites_fallen += 1
    tell(game, Event.METEORITE, seat, square // SIDE + 1, square % SIDE + 1)


@rule
def collect_meteorite(game, seat):
    world = game.worlds[seat]
    world.meteorites_collected += 1
    tell(game, Event.METEORITE_COLLECTED, seat)
    if has(world, Tech.PATCH_FOR_METEORITE):
        gain_patches(world, 1)


@rule
def lose_meteorite(game, seat, square):
    """Destroy the meteorite of a square."""
    world = game.worlds[seat]
    world.meteorites[square // SIDE] &= ~(1 << (square % SIDE))
    world.meteorites_lost += 1
    tell(game, Event.METEORITE_LOST, seat)


@rule
def lose_rover(game, seat, rover):
    """PU-R33, PU-R102: it does not come back, and its load is lost with it."""
    world = game.worlds[seat]
    world.rovers[rover] = 0
    world.rovers_lost += 1
    if world.loaded >> rover & 1:
        world.loaded &= ~(1 << rover)
        world.meteorites_lost += 1
    tell(game, Event.ROVER_LOST, seat)
