"""The quick bot: takes the tile with the habitats it wants most, and puts it where the animals will like it best."""

from fiveplanets.core.asks import top_ask
from fiveplanets.core.kinds import Seq
from fiveplanets.core.random import Rng
from fiveplanets.core.rules import rule
from fiveplanets.core.search import EVERYBODY, Plan

from .components import ANIMALS, HABITAT, ROUNDS, TILE_HABITATS
from .geometry import SIDES
from .moves import PLACE, TAKE, TURN
from .rules.life import is_waiting
from .rules.placing import lay, lift
from .rules.regions import headline, suitability
from .rules.scoring import animal_points
from .state import AskKind, Position

OBJECTIVE_WISH = 120  # what an area of the own objective is worth, beside the animals that like an area
URGENCY = ROUNDS + 1  # how much more an animal of this round is worth than one that is judged after the last


@rule
def quick(game: Position, seat: int, moves: Seq[int], rng: Rng) -> int:
    pending = top_ask(game, seat)
    best_move = moves.items[0]
    best = -1
    for i in range(moves.n):
        move = moves.items[i]
        if pending.kind == AskKind.TAKE:
            value = wish(game, seat, move - TAKE)
        elif pending.kind == AskKind.PLACE:
            value = best_promise(game, seat, pending.a, move - PLACE + 1)
        else:
            value = promise_with(game, seat, pending.a, pending.b, move - TURN)
        if value > best:
            best = value
            best_move = move
    return best_move


@rule
def wish(game: Position, seat: int, tile: int) -> int:
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
def worth(game: Position, seat: int, animal: int) -> int:
    """What an animal that still lies on the table is worth to a seat: more if it is judged soon."""
    if not is_waiting(game.animals[animal]):
        return 0
    rounds_to_wait = game.animals[animal].column - game.round
    return animal_points(game.planets[seat].objective, animal) * (URGENCY - rounds_to_wait)


@rule
def promise(game: Position, seat: int) -> int:
    """How well a seat's planet suits the animals that are still to come."""
    value = 0
    for animal in range(ANIMALS):
        if is_waiting(game.animals[animal]):
            value += worth(game, seat, animal) * headline(suitability(game.planets[seat], animal))
    return value


@rule
def promise_with(game: Position, seat: int, tile: int, face: int, turn: int) -> int:
    """The promise if the tile lay there. The planet is left as it was."""
    lay(game.planets[seat], tile, face, turn)
    value = promise(game, seat)
    lift(game.planets[seat], face)
    return value


@rule
def best_promise(game: Position, seat: int, tile: int, face: int) -> int:
    best = 0
    for turn in range(SIDES):
        best = max(best, promise_with(game, seat, tile, face, turn))
    return best


@rule
def plan_search(game: Position, plan: Plan) -> None:
    """Tiles are taken from one another's noses, so everybody's decisions are in the tree; random games tell enough."""
    plan.seats = EVERYBODY
    plan.quick = 0
    plan.others_quick = 0
    plan.widening = 60
