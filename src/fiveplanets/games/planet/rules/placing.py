"""Placing continents."""

from fiveplanets.core.asks import ask
from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, pop, push, take_at
from fiveplanets.core.story import tell

from ..components import PILES, TILE_HABITATS, TILES_IN_PILE
from ..events import Event
from ..geometry import FACES, SIDES
from ..state import AskKind


@rule
def take(game, seat, tile):
    """PL-08: a tile is taken to be placed at once. A last free face is not asked about."""
    take_at(game.open_tiles, find(game.open_tiles, tile))
    planet = game.planets[seat]
    free = 0
    last = 0
    for face in range(FACES):
        if planet.tiles[face] == 0:
            free += 1
            last = face
    if free > 1:
        ask(game, seat, AskKind.PLACE, tile)
    else:
        ask(game, seat, AskKind.TURN, tile, last)


@rule
def place(planet, tile, face, turn):
    """PL-08, PL-09: any free face, any rotation, whatever lies beside it; it stays for good."""
    planet.tiles[face] = tile + 1
    for side in range(SIDES):
        planet.areas[face * SIDES + side] = TILE_HABITATS[tile][(side + turn) % SIDES]


@rule
def put_away(game):
    """PL-10: what nobody took goes face down to pile 11, then to pile 12, then to the box."""
    for i in range(game.open_tiles.n):
        tell(game, Event.LEFT_OVER, game.open_tiles.items[i])
    if splits(game):
        shuffle(game.rng, game.open_tiles.items, game.open_tiles.n)  # PL-11
    while game.open_tiles.n > 0:
        tile = pop(game.open_tiles)
        if game.round > PILES:  # PL-12: piles 11 and 12 are in play
            push(game.box, tile)
        elif game.pile_11.n < TILES_IN_PILE:
            push(game.pile_11, tile)
        elif game.pile_12.n < TILES_IN_PILE:
            push(game.pile_12, tile)
        else:
            push(game.box, tile)


@rule
def splits(game):
    """Do the left-over tiles go to different places?"""
    room = 2 * TILES_IN_PILE - game.pile_11.n - game.pile_12.n  # in both piles
    fill = room % TILES_IN_PILE  # left in the pile that is being filled
    return 0 < fill < game.open_tiles.n
