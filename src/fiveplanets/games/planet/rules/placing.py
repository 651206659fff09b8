"""Placing continents. Faces are counted from 1, as the players count them."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, pop, push, take_at
from fiveplanets.core.story import tell

from ..components import PILES, TILE_HABITATS, TILES_IN_PILE
from ..events import Event
from ..geometry import FACES, SIDES
from ..state import AskKind, Heap, Planet, Position


@rule
def is_free(planet: Planet, face: int) -> bool:
    """PL-09: nothing is laid over a tile."""
    return planet.tiles[face - 1] == NOTHING


@rule
def take(game: Position, seat: int, tile: int) -> None:
    """PL-08: a tile is taken to be placed at once. A last free face is not asked about."""
    take_at(game.open_tiles, find(game.open_tiles, tile))
    tell(game, Event.TAKEN, seat, tile)
    free = 0
    last = 0
    for face in range(1, FACES + 1):
        if is_free(game.planets[seat], face):
            free += 1
            last = face
    if free > 1:
        ask(game, seat, AskKind.PLACE, tile)
    else:
        ask(game, seat, AskKind.TURN, tile, last)


@rule
def put(game: Position, seat: int, tile: int, face: int, turn: int) -> None:
    """PL-08, PL-09: any free face, any rotation, whatever lies beside it; it stays for good."""
    planet = game.planets[seat]
    lay(planet, tile, face, turn)
    planet.newest = face
    tell(game, Event.PLACED, seat, tile, face, turn)


@rule
def lay(planet: Planet, tile: int, face: int, turn: int) -> None:
    planet.tiles[face - 1] = tile
    for side in range(SIDES):
        planet.areas[SIDES * (face - 1) + side] = TILE_HABITATS[tile][(side + turn) % SIDES]


@rule
def lift(planet: Planet, face: int) -> None:
    """Take back a tile that was laid to see what it would bring."""
    planet.tiles[face - 1] = NOTHING
    for side in range(SIDES):
        planet.areas[SIDES * (face - 1) + side] = NOTHING


@rule
def put_away(game: Position) -> None:
    """PL-10: what nobody took goes face down to pile 11, then to pile 12, then to the box."""
    mixed = splits(game)
    for i in range(game.open_tiles.n):
        tile = game.open_tiles.items[i]
        game.left_over[tile] = game.round
        tell(game, Event.LEFT_OVER, tile, NOTHING if mixed else heap_to_fill(game))
    if mixed:
        shuffle(game.rng, game.open_tiles.items, game.open_tiles.n)  # PL-11
    while game.open_tiles.n > 0:
        put_on_heap(game, heap_to_fill(game), pop(game.open_tiles))


@rule
def heap_to_fill(game: Position) -> int:
    """Where the next left-over tile goes; PL-12: once piles 11 and 12 are in play, to the box."""
    if game.round <= PILES and game.pile_11.n < TILES_IN_PILE:
        return Heap.PILE_11
    if game.round <= PILES and game.pile_12.n < TILES_IN_PILE:
        return Heap.PILE_12
    return Heap.BOX


@rule
def put_on_heap(game: Position, heap: int, tile: int) -> None:
    if heap == Heap.PILE_11:
        push(game.pile_11, tile)
    elif heap == Heap.PILE_12:
        push(game.pile_12, tile)
    else:
        push(game.box, tile)


@rule
def splits(game: Position) -> bool:
    """Do the left-over tiles go to different places?"""
    room = 2 * TILES_IN_PILE - game.pile_11.n - game.pile_12.n  # in both piles
    fill = room % TILES_IN_PILE  # left in the pile that is being filled
    return 0 < fill < game.open_tiles.n
