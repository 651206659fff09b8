"""What a seat cannot see, filled in as it might be."""

from fiveplanets.core.asks import asked, top_ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.kinds import Bits63
from fiveplanets.core.random import GAME_STREAM, Rng, below, next_word, seed_rng, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push

from ..components import ANIMALS, ROUNDS, TILES
from ..geometry import FACES
from ..state import AskKind, Heap, Objectives, Position
from .placing import put_on_heap
from .table import deal_objectives


@rule
def imagine(game: Position, seat: int, rng: Rng) -> None:
    """The tiles and animals that lie face down, the others' objectives, and the dice to come."""
    seed_rng(game.rng, next_word(rng) << 31 | next_word(rng) >> 1, GAME_STREAM)
    imagine_stack(game, rng)
    imagine_left_over_tiles(game, rng)
    imagine_deck(game, rng)
    for other in range(game.players):
        if game.planets[other].shown_objective != NOTHING:
            game.planets[other].objective = game.planets[other].shown_objective
    if game.options.objectives == Objectives.SECRET:
        deal_objectives(game, rng)


@rule
def imagine_stack(game: Position, rng: Rng) -> None:
    """The tiles that nobody has seen, in any order."""
    seen = seen_tiles(game)
    game.stack.n = 0
    for tile in range(TILES):
        if not seen >> tile & 1:
            push(game.stack, tile)
    shuffle(rng, game.stack.items, game.stack.n)


@rule
def seen_tiles(game: Position) -> Bits63:
    """A bit set."""
    seen: Bits63 = 0
    for i in range(game.open_tiles.n):
        seen |= 1 << game.open_tiles.items[i]
    for tile in range(TILES):
        if game.left_over[tile] != NOTHING:
            seen |= 1 << tile
    for seat in range(game.players):
        for face in range(FACES):
            if game.planets[seat].tiles[face] != NOTHING:
                seen |= 1 << game.planets[seat].tiles[face]
        if asked(game, seat) and top_ask(game, seat).kind != AskKind.TAKE:
            seen |= 1 << top_ask(game, seat).a
    return seen


@rule
def imagine_left_over_tiles(game: Position, rng: Rng) -> None:
    """PL-10, PL-11: those of each round in turn fill what there is of pile 11, of pile 12, and the box.

    Where those of one round went to two places, any of them may be in either.
    """
    room_11 = game.pile_11.n
    room_12 = game.pile_12.n
    game.pile_11.n = 0
    game.pile_12.n = 0
    game.box.n = 0
    for round in range(1, ROUNDS + 1):
        left = count_left_over(game, round)
        for tile in range(TILES):
            if game.left_over[tile] == round:
                free_11 = room_11 - game.pile_11.n
                free_12 = room_12 - game.pile_12.n
                place = below(rng, left)
                if place < free_11:
                    put_on_heap(game, Heap.PILE_11, tile)
                elif place < free_11 + free_12:
                    put_on_heap(game, Heap.PILE_12, tile)
                else:
                    put_on_heap(game, Heap.BOX, tile)
                left -= 1
    shuffle(rng, game.pile_11.items, game.pile_11.n)
    shuffle(rng, game.pile_12.items, game.pile_12.n)


@rule
def count_left_over(game: Position, round: int) -> int:
    tiles = 0
    for tile in range(TILES):
        if game.left_over[tile] == round:
            tiles += 1
    return tiles


@rule
def imagine_deck(game: Position, rng: Rng) -> None:
    """The animals that nobody has seen, in any order."""
    cards = game.deck.n
    game.deck.n = 0
    for animal in range(ANIMALS):
        if game.animals[animal].column == NOTHING:
            push(game.deck, animal)
    shuffle(rng, game.deck.items, game.deck.n)
    while game.deck.n > cards:  # in the end some of them have left the game
        pop(game.deck)
