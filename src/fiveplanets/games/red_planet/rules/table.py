"""What lies where: colours, ships, regions, and how astronauts and tokens get from one to the other."""

from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push
from fiveplanets.core.story import reveal, tell

from ..components import NEIGHBOURS, REGIONS, SHIP_REGION, SHIP_SEATS, Resource
from ..events import Event
from ..state import CLOCKWISE_IN_DUEL, DUEL, DUEL_COLOURS


@rule
def colour_count(game):
    """RP-03, RP-62: a colour a player, and as many docks; in the duel four."""
    return DUEL_COLOURS if game.players == DUEL else game.players


@rule
def next_clockwise(game, colour):
    return CLOCKWISE_IN_DUEL[colour] if game.players == DUEL else (colour + 1) % game.players


@rule
def is_neutral(game, colour):
    return colour >= game.players


@rule
def seat_of(game, colour):
    """RP-65: the seat that decides for a colour."""
    return colour - game.players if colour >= game.players else colour


@rule
def neighbours(game, region):
    """The bits of the adjacent regions."""
    return NEIGHBOURS[game.options.layout][region]


# --- ships


@rule
def crew_size(ship):
    total = 0
    for colour in range(len(ship.crew)):
        total += ship.crew[colour]
    return total


@rule
def is_docked(ship):
    return ship.card > 0 and not ship.launched


@rule
def free_seats(ship):
    """RP-17: only docked ships can be boarded."""
    return SHIP_SEATS[ship.card - 1] - crew_size(ship) if is_docked(ship) else 0


@rule
def is_full(ship):
    return crew_size(ship) >= SHIP_SEATS[ship.card - 1]


@rule
def destination(ship):
    """RP-24: the region of the newest token, else the printed one, + 1; 0 when there is neither."""
    return ship.heading if ship.heading > 0 else SHIP_REGION[ship.card - 1]


@rule
def any_destination_left(game):
    for region in range(REGIONS):
        if game.destinations[region] > 0:
            return True
    return False


@rule
def lay_destination(game, colour, dock, region):
    """RP-23, RP-40: a token from the supply, over any earlier one."""
    game.destinations[region] -= 1
    game.ships[dock].tokens[region] += 1
    game.ships[dock].heading = region + 1
    tell(game, Event.NAMED, colour, dock, region)


@rule
def launch(game, dock):
    game.ships[dock].launched = True
    tell(game, Event.LAUNCHED, dock)


@rule
def clear_dock(game, dock):
    """The ship is gone: its card to the discard, its tokens to the supply (RP-23)."""
    ship = game.ships[dock]
    push(game.ship_discard, ship.card - 1)
    ship.card = 0
    ship.launched = False
    ship.heading = 0
    for region in range(REGIONS):
        game.destinations[region] += ship.tokens[region]
        ship.tokens[region] = 0
    for colour in range(len(ship.crew)):
        ship.crew[colour] = 0


# --- regions


@rule
def turn_resource(game, region):
    """RP-25: whoever comes first turns the resource face up."""
    place = game.regions[region]
    if place.resource == Resource.NONE:
        place.resource = place.buried
        place.buried = 0
        reveal(game)
        tell(game, Event.TURNED, region, place.resource - 1)


@rule
def enter(game, colour, region, count):
    """Astronauts arrive in a region."""
    if count > 0:
        game.regions[region].crew[colour] += count
        turn_resource(game, region)


@rule
def lose(game, colour, count):
    """RP-41: to the wormhole."""
    game.companies[colour].lost += count


@rule
def leads(game, region, colour):
    """Has nobody more astronauts here, and this colour at least one?"""
    crew = game.regions[region].crew
    if crew[colour] == 0:
        return False
    for other in range(len(crew)):
        if crew[other] > crew[colour]:
            return False
    return True
