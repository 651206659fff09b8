"""What the characters do after boarding: whether they can, how they may, and what happens."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import clear, push
from fiveplanets.core.story import tell

from ..components import CHARACTERS, COLOURS, KILLING_GROUND, MARS, PHOBOS, REGIONS, Character
from ..events import Event
from ..moves import DESTROY, DROP, KILL, LAUNCH, NAME, PASS, REPLACE, STEER, STEP
from ..state import PLACES, Pass, Position, Ship
from .table import clear_dock, colour_count, enter, is_docked, is_full, is_neutral, lose, lose_crew, neighbours, seat_of

# --- 9 Recruiter


@rule
def recruit(game: Position, colour: int) -> None:
    """RP-29: all played characters come back. RP-67: a neutral Recruiter leaves; the other eight are mixed again."""
    company = game.companies[colour]
    back = 0
    for character in range(CHARACTERS):
        back += company.played >> character & 1
    company.played = 0
    if is_neutral(game, colour):
        back -= 1
        company.played = 1 << Character.RECRUITER
        deck = game.companies[seat_of(game, colour)].neutral_deck
        clear(deck)
        for character in range(CHARACTERS):
            if character != Character.RECRUITER:
                push(deck, character)
        shuffle(game.rng, deck.items, deck.n)
    tell(game, Event.RECRUITED, colour, back)


# --- 8 Explorer


@rule
def can_step(game: Position, colour: int) -> bool:
    """RP-31: Phobos has no neighbours."""
    for region in range(REGIONS):
        if game.regions[region].crew[colour] > 0 and neighbours(game, region) > 0:
            return True
    return False


@rule
def list_steps(game: Position, colour: int, moves: Seq[int]) -> None:
    push(moves, PASS + Pass.STEPS)
    for start in range(REGIONS):
        if game.regions[start].crew[colour] > 0:
            near = neighbours(game, start)
            for to in range(REGIONS):
                if near >> to & 1:
                    push(moves, STEP + start * REGIONS + to)


@rule
def step(game: Position, colour: int, start: int, to: int) -> None:
    """RP-30."""
    game.regions[start].crew[colour] -= 1
    tell(game, Event.STEPPED, colour, start, to)
    enter(game, colour, to, 1)


# --- 6 Spy, 5 Saboteur, 1 Pilot


@rule
def can_launch_at(game: Position, dock: int) -> bool:
    """RP-34: docked and not full; even an empty one."""
    return is_docked(game.ships[dock]) and not is_full(game.ships[dock])


@rule
def can_launch(game: Position) -> bool:
    for dock in range(colour_count(game)):
        if can_launch_at(game, dock):
            return True
    return False


@rule
def list_launches(game: Position, moves: Seq[int]) -> None:
    for dock in range(colour_count(game)):
        if can_launch_at(game, dock):
            push(moves, LAUNCH + dock)


@rule
def any_docked(game: Position) -> bool:
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            return True
    return False


@rule
def list_docked(game: Position, moves: Seq[int]) -> None:
    for dock in range(colour_count(game)):
        if is_docked(game.ships[dock]):
            push(moves, DESTROY + dock)


@rule
def destroy(game: Position, colour: int, dock: int) -> None:
    """RP-35: the crew is lost; the card goes to the discard."""
    tell(game, Event.DESTROYED, colour, dock, game.ships[dock].card)
    lose_crew(game, dock, Character.SABOTEUR, colour)
    clear_dock(game, dock)


@rule
def can_steer(ship: Ship, launched_only: bool) -> bool:
    """RP-40: docked or launched."""
    return ship.card != NOTHING and (not launched_only or ship.launched == 1)


@rule
def any_ship(game: Position) -> bool:
    for dock in range(colour_count(game)):
        if can_steer(game.ships[dock], False):
            return True
    return False


@rule
def list_ships(game: Position, launched_only: bool, moves: Seq[int]) -> None:
    for dock in range(colour_count(game)):
        if can_steer(game.ships[dock], launched_only):
            push(moves, STEER + dock)


@rule
def list_destinations(game: Position, moves: Seq[int]) -> None:
    """RP-23."""
    for region in range(REGIONS):
        if game.destinations[region] > 0:
            push(moves, NAME + region)


# --- 4 Robot


@rule
def crew_at(game: Position, place: int, colour: int) -> int:
    """A place is a region, or after those the ship at a dock."""
    return game.regions[place].crew[colour] if place < REGIONS else game.ships[place - REGIONS].crew[colour]


@rule
def can_replace_at(game: Position, colour: int, place: int, victim: int) -> bool:
    """RP-36: a foreign astronaut where an own one is."""
    return victim != colour and crew_at(game, place, victim) > 0 and crew_at(game, place, colour) > 0


@rule
def can_replace(game: Position, colour: int) -> bool:
    if game.companies[colour].supply > 0:
        for place in range(PLACES):
            if crew_at(game, place, colour) > 0:
                for victim in range(colour_count(game)):
                    if can_replace_at(game, colour, place, victim):
                        return True
    return False


@rule
def list_replacements(game: Position, colour: int, moves: Seq[int]) -> None:
    for place in range(PLACES):
        if crew_at(game, place, colour) > 0:
            for victim in range(colour_count(game)):
                if can_replace_at(game, colour, place, victim):
                    push(moves, REPLACE + place * COLOURS + victim)


@rule
def replace(game: Position, colour: int, place: int, victim: int) -> None:
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
def victims_at(game: Position, region: int) -> int:
    """RP-38: whoever has an astronaut in an outer region or on Phobos, also the Soldier's own colour; a bit each."""
    victims = 0
    if KILLING_GROUND >> region & 1:
        for colour in range(colour_count(game)):
            if game.regions[region].crew[colour] > 0:
                victims |= 1 << colour
    return victims


@rule
def can_kill(game: Position) -> bool:
    for region in range(REGIONS):
        if victims_at(game, region) != 0:
            return True
    return False


@rule
def list_kills(game: Position, moves: Seq[int]) -> None:
    for region in range(REGIONS):
        victims = victims_at(game, region)
        for victim in range(COLOURS):
            if victims >> victim & 1:
                push(moves, KILL + region * COLOURS + victim)


@rule
def kill(game: Position, colour: int, region: int, victim: int) -> None:
    game.regions[region].crew[victim] -= 1
    lose(game, victim, 1)
    tell(game, Event.KILLED, colour, victim, region)


@rule
def list_drops(game: Position, first: bool, moves: Seq[int]) -> None:
    """RP-39: the first one must go."""
    if not first:
        push(moves, PASS + Pass.DROPS)
    for region in range(REGIONS):
        if MARS >> region & 1:
            push(moves, DROP + region)


@rule
def drop(game: Position, colour: int, region: int) -> None:
    game.regions[PHOBOS].crew[colour] -= 1
    tell(game, Event.DROPPED, colour, region)
    enter(game, colour, region, 1)
