"""What lies where: colours, ships, regions, and how astronauts and tokens get from one to the other."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import reveal, tell

from ..components import NEIGHBOURS, PRINTED_REGION, REGIONS, SHIP_SEATS
from ..events import Event
from ..state import CLOCKWISE_IN_DUEL, DUEL, DUEL_COLOURS, Position, Ship


@rule
def colour_count(game: Position) -> int:
    """RP-03, RP-62: a colour a player, and as many docks; in the duel four."""
    return DUEL_COLOURS if game.players == DUEL else game.players


@rule
def next_clockwise(game: Position, colour: int) -> int:
    return CLOCKWISE_IN_DUEL[colour] if game.players == DUEL else (colour + 1) % game.players


@rule
def is_neutral(game: Position, colour: int) -> bool:
    return colour >= game.players


@rule
def seat_of(game: Position, colour: int) -> int:
    """RP-65: the seat that decides for a colour."""
    return colour - game.players if colour >= game.players else colour


@rule
def neighbours(game: Position, region: int) -> int:
    """The bits of the adjacent regions."""
    return NEIGHBOURS[game.options.layout][region]


# --- ships


@rule
def crew_size(ship: Ship) -> int:
    total = 0
    for colour in range(len(ship.crew)):
        total += ship.crew[colour]
    return total


@rule
def is_docked(ship: Ship) -> bool:
    return ship.card != NOTHING and not ship.launched


@rule
def free_seats(ship: Ship) -> int:
    """RP-17: only docked ships can be boarded."""
    return SHIP_SEATS[ship.card] - crew_size(ship) if is_docked(ship) else 0


@rule
def is_full(ship: Ship) -> bool:
    return crew_size(ship) >= SHIP_SEATS[ship.card]


@rule
def destination(ship: Ship) -> int:
    """RP-24: the region of the newest token, else the printed one, else nothing."""
    return ship.heading if ship.heading != NOTHING else PRINTED_REGION[ship.card]


@rule
def any_destination_left(game: Position) -> bool:
    for region in range(REGIONS):
        if game.destinations[region] > 0:
            return True
    return False


@rule
def lay_destination(game: Position, colour: int, dock: int, region: int, why: int) -> None:
    """RP-23, RP-40: a token from the supply, over any earlier one."""
    game.destinations[region] -= 1
    game.ships[dock].tokens[region] += 1
    game.ships[dock].heading = region
    tell(game, Event.NAMED, colour, dock, region, why)


@rule
def launch(game: Position, colour: int, dock: int, why: int) -> None:
    game.ships[dock].launched = True
    tell(game, Event.LAUNCHED, colour, dock, why)


@rule
def clear_dock(game: Position, dock: int) -> None:
    """The ship is gone: its card to the discard, its tokens to the supply (RP-23)."""
    ship = game.ships[dock]
    push(game.ship_discard, ship.card)
    ship.card = NOTHING
    ship.launched = False
    ship.heading = NOTHING
    for region in range(REGIONS):
        game.destinations[region] += ship.tokens[region]
        ship.tokens[region] = 0
    for colour in range(len(ship.crew)):
        ship.crew[colour] = 0


# --- regions


@rule
def turn_resource(game: Position, region: int, colour: int) -> None:
    """RP-25: whoever comes first turns the resource face up."""
    place = game.regions[region]
    if place.resource == NOTHING:
        place.resource = place.buried
        place.buried = NOTHING
        reveal(game)
        tell(game, Event.TURNED, region, place.resource, colour)


@rule
def enter(game: Position, colour: int, region: int, count: int) -> None:
    """Astronauts arrive in a region."""
    if count > 0:
        game.regions[region].crew[colour] += count
        turn_resource(game, region, colour)


@rule
def lose(game: Position, colour: int, count: int) -> None:
    """RP-41: to the wormhole."""
    game.companies[colour].lost += count


@rule
def lose_crew(game: Position, dock: int, why: int, by: int) -> None:
    """All aboard."""
    for colour in range(colour_count(game)):
        count = game.ships[dock].crew[colour]
        if count > 0:
            lose(game, colour, count)
            tell(game, Event.LOST, colour, count, REGIONS + dock, why, by)


@rule
def leads(game: Position, region: int, colour: int) -> bool:
    """Has nobody more astronauts here, and this colour at least one?"""
    crew = game.regions[region].crew
    if crew[colour] == 0:
        return False
    for other in range(len(crew)):
        if crew[other] > crew[colour]:
            return False
    return True
