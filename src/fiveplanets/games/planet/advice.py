"""The quick bot: takes the tile with the habitats it wants most, and puts it where the animals will like it best."""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.rules import rule

from .components import ANIMALS, HABITAT, ROUNDS, TILE_HABITATS
from .geometry import SIDES
from .moves import PLACE, TAKE, TURN
from .rules.placing import place
from .rules.regions import headline, suitability
from .rules.scoring import animal_points
from .state import AskKind

OBJECTIVE_WISH = 120  # what an area of the own objective is worth, beside the animals that like an area


@rule
def quick(game, seat, moves, rng):
    pending = top_ask(game, seat)
    best_move = moves.items[0]
    best = -1
    for i in range(moves.n):
        move = moves.items[i]
        if pending.kind == AskKind.TAKE:
            value = wish(game, seat, move - TAKE)
        elif pending.kind == AskKind.PLACE:
            value = best_promise(game, seat, pending.a, move - PLACE)
        else:
            value = promise_with(game, seat, pending.a, pending.b, move - TURN)
        if value > best:
            best = value
            best_move = move
    return best_move


@rule
def wish(game, seat, tile):
    """How much a seat wants the habitats on a tile."""
    value = 0
    for side in range(SIDES):
        habitat = TILE_HABITATS[tile][side]
        if habitat == game.planets[seat].objective:
            value += OBJECTIVE_WISH
        for animal in range(ANIMALS):
            if HABITAT[animal] == habitat:
                value += worth(game, seat, animal)
    return value


@rule
def worth(game, seat, animal):
    """What an animal that still lies on the table is worth to a seat: more if it is judged soon."""
    due = game.animals[animal].round
    if due == 0:
        return 0
    return animal_points(game, seat, animal) * (ROUNDS + 1 - due + game.round)


@rule
def promise(game, seat):
    """How well a seat's planet suits the animals that are still to come."""
    value = 0
    for animal in range(ANIMALS):
        if game.animals[animal].round > 0:
            value += worth(game, seat, animal) * headline(suitability(game.planets[seat], animal))
    return value


@rule
def promise_with(game, seat, tile, face, turn):
    """The promise if the tile lay there. The planet is left as it was."""
    planet = game.planets[seat]
    place(planet, tile, face, turn)
    value = promise(game, seat)
    planet.tiles[face] = 0
    for side in range(SIDES):
        planet.areas[face * SIDES + side] = 0
    return value


@rule
def best_promise(game, seat, tile, face):
    best = 0
    for turn in range(SIDES):
        best = max(best, promise_with(game, seat, tile, face, turn))
    return best
