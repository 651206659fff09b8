"""What the characters do after boarding: whether they can, how they may, and what happens."""

from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, push
from fiveplanets.core.story import tell

from ..components import CHARACTERS, MARS, OUTER, PHOBOS, REGIONS, Character
from ..events import Event
from ..moves import DESTROY, DROP, KILL, LAUNCH, NAME, PASS_DROPS, PASS_STEPS, REPLACE, STEER, STEP
from ..state import PLACES, SEATS
from .table import clear_dock, colour_count, enter, is_docked, is_full, is_neutral, lose, neighbours, seat_of

KILLING_GROUND = OUTER | 1 << PHOBOS  # RP-38


# --- 9 Recruiter


@rule
def recruit(game, colour):
    """RP-29: all played characters come back. RP-67: a neutral Recruiter leaves; the other eight are mixed again."""
    company = game.companies[colour]
    company.played = 0
    tell(game, Event.RECRUITED, colour)
    if is_neutral(game, colour):
        company.played = 1 << Character.RECRUITER
        deck = game.companies[seat_of(game, colour)].neutral_deck
        clear(deck)
        for number in range(1, CHARACTERS + 1):
            if number != Character.RECRUITER:
                push(deck, number)
        shuffle(game.rng, deck.items, deck.n)


# --- 8 Explorer


@rule
def can_step(game, colour):
    """RP-31: Phobos has no neighbours."""
    for region in range(REGIONS):
        if game.regions[region].crew[colour] > 0 and neighbours(game, region) > 0:
            return True
    return False


@rule
def list_steps(game, colour, moves):
    push(moves, PASS_STEPS)
    for start in range(REGIONS):
        if game.regions[start].crew[colour] > 0:
            near = neighbours(game, start)
            for to in range(REGIONS):
                if near >> to & 1:
                    push(moves, STEP + start * REGIONS + to)


@rule
def step(game, colour, start, to):
    """RP-30."""
    game.regions[start].crew[colour] -= 1
    tell(game, Event.STEPPED, colour, start, to)
    enter(game, colour, to, 1)


# --- 6 Spy, 5 Saboteur, 1 Pilot


@rule
def can_launch_at(game, dock):
    """RP-34: docked and not full; even an empty one."""
    return is_docked(game.ships[dock]) and not is_full(game.ships[dock])


@rule
def can_launch(game):
    for dock in range(colour_count(game)):
        if can_launch_at(game, dock):
            return True
    return False


@rule
def list_launches(game, moves):
    for dock in range(colour_count(game)):
        if can_launch_at(game, dock):
            push(moves, LAUNCH + dock)


@rule
def any_docked(game):
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            return True
    return False


@rule
def list_docked(game, moves):
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            push(moves, DESTROY + dock)


@rule
def destroy(game, colour, dock):
    """RP-35: the crew is lost; the card goes to the discard."""
    tell(game, Event.DESTROYED, colour, dock)
    for aboard in range(colour_count(game)):
        lose(game, aboard, game.ships[dock].crew[aboard])
    clear_dock(game, dock)


@rule
def any_ship(game):
    for dock in range(colour_count(game)):
        if game.ships[dock].card > 0:
            return True
    return False


@rule
def list_ships(game, launched_only, moves):
    """RP-40: docked or launched."""
    for dock in range(colour_count(game)):
        ship = game.ships[dock]
        if ship.card > 0 and (ship.launched or not launched_only):
            push(moves, STEER + dock)


@rule
def list_destinations(game, moves):
    """RP-23."""
    for region in range(REGIONS):
        if game.destinations[region] > 0:
            push(moves, NAME + region)


# --- 4 Robot


@rule
def crew_at(game, place, colour):
    """A place is a region, or after those the ship at a dock."""
    return game.regions[place].crew[colour] if place < REGIONS else game.ships[place - REGIONS].crew[colour]


@rule
def can_replace_at(game, colour, place, victim):
    """RP-36: a foreign astronaut where an own one is."""
    return victim != colour and crew_at(game, place, victim) > 0 and crew_at(game, place, colour) > 0


@rule
def can_replace(game, colour):
    if game.companies[colour].supply > 0:
        for place in range(PLACES):
            if crew_at(game, place, colour) > 0:
                for victim in range(colour_count(game)):
                    if can_replace_at(game, colour, place, victim):
                        return True
    return False


@rule
def list_replacements(game, colour, moves):
    for place in range(PLACES):
        if crew_at(game, place, colour) > 0:
            for victim in range(colour_count(game)):
                if can_replace_at(game, colour, place, victim):
                    push(moves, REPLACE + place * SEATS + victim)


@rule
def replace(game, colour, place, victim):
    if place < REGIONS:
        game.regions[place].crew[victim] -= 1
        game.regions[place].crew[colour] += 1
    else:
        game.ships[place - REGIONS].crew[victim] -= 1
        game.ships[place - REGIONS].crew[colour] += 1
    game.companies[colour].supply -= 1
    lose(game, victim, 1)
    tell(game, Event.REPLACED, colour, victim, place)


# --- 2 Soldier


@rule
def can_kill(game):
    for region in range(REGIONS):
        if KILLING_GROUND >> region & 1:
            for victim in range(colour_count(game)):
                if game.regions[region].crew[victim] > 0:
                    return True
    return False


@rule
def list_kills(game, moves):
    """RP-38: anybody's astronaut in an outer region or on Phobos, also an own one."""
    for region in range(REGIONS):
        if KILLING_GROUND >> region & 1:
            for victim in range(colour_count(game)):
                if game.regions[region].crew[victim] > 0:
                    push(moves, KILL + region * SEATS + victim)


@rule
def kill(game, colour, region, victim):
    game.regions[region].crew[victim] -= 1
    lose(game, victim, 1)
    tell(game, Event.KILLED, colour, victim, region)


@rule
def list_drops(game, first, moves):
    """RP-39: the first one must go."""
    if not first:
        push(moves, PASS_DROPS)
    for region in range(REGIONS):
        if MARS >> region & 1:
            push(moves, DROP + region)


@rule
def drop(game, colour, region):
    game.regions[PHOBOS].crew[colour] -= 1
    tell(game, Event.DROPPED, colour, region)
    enter(game, colour, region, 1)
