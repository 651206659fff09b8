"""Set-up, and the turn of the rounds."""

from typing import Any

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.random import Rng, below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..components import ANIMALS, COLUMN, FIRST_LIFE, HABITATS, PILES, ROUNDS, TILES, TILES_IN_PILE
from ..events import Event
from ..state import Animals, AskKind, Objectives, Position
from .scoring import count_areas, objective_points

HABITAT_COUNT = len(HABITATS)


def refuse_options(players: int, options: dict[str, Any]) -> str | None:
    if options["first"] != "random" and options["first"] > players:
        return f"option first: {options['first']} is not one of the {players} players"
    return None


@rule
def setup(game: Position) -> None:
    for tile in range(TILES):
        push(game.stack, tile)
    shuffle(game.rng, game.stack.items, game.stack.n)  # PL-03
    for animal in range(ANIMALS):
        push(game.deck, animal)
    shuffle(game.rng, game.deck.items, game.deck.n)
    for column in range(FIRST_LIFE, ROUNDS + 1):  # PL-04; PL-32: one face up in each column, one more face down
        cards = 1 if game.options.animals == Animals.SURPRISE else COLUMN[column]
        for _ in range(cards):
            game.animals[pop(game.deck)].column = column
    if game.options.objectives == Objectives.SECRET:  # PL-31
        deal_objectives(game, game.rng)
    if game.options.first > 0:  # the number of a player
        game.first = game.options.first - 1
    else:
        game.first = below(game.rng, game.players)  # PL-06
    begin_round(game)


@rule
def deal_objectives(game: Position, rng: Rng) -> None:
    """PL-05: a random habitat for everybody who has none yet, always a different one."""
    dealt = 0
    left = HABITAT_COUNT
    for seat in range(game.players):
        if game.planets[seat].objective != NOTHING:
            dealt |= 1 << game.planets[seat].objective
            left -= 1
    for seat in range(game.players):
        if game.planets[seat].objective == NOTHING:
            skip = below(rng, left)
            habitat = 0
            while skip > 0 or dealt >> habitat & 1:
                if not dealt >> habitat & 1:
                    skip -= 1
                habitat += 1
            dealt |= 1 << habitat
            left -= 1
            game.planets[seat].objective = habitat


@rule
def begin_round(game: Position) -> None:
    """PL-07, PL-12: the next pile's tiles are laid open, and the first player chooses."""
    reveal(game)
    game.round += 1
    tell(game, Event.ROUND, game.round, game.first)
    for _ in range(TILES_IN_PILE):
        if game.round <= PILES:
            tile = pop(game.stack)
        elif game.round == PILES + 1:
            tile = pop(game.pile_11)
        else:
            tile = pop(game.pile_12)
        game.left_over[tile] = NOTHING
        push(game.open_tiles, tile)
        tell(game, Event.LAID_OPEN, tile, game.round)
    ask(game, game.first, AskKind.TAKE)


@rule
def end_round(game: Position) -> None:
    """PL-26, PL-33: the marker passes to the left; with surprise animals the next hidden one is turned up."""
    game.first = (game.first + 1) % game.players
    column = game.round + FIRST_LIFE - 1
    if game.options.animals == Animals.SURPRISE and column <= ROUNDS:
        animal = pop(game.deck)
        game.animals[animal].column = column
        tell(game, Event.TURNED_UP, animal, column)
    if game.round < ROUNDS:
        begin_round(game)
    else:
        show_objectives(game)  # PL-27


@rule
def show_objectives(game: Position) -> None:
    """PL-28."""
    reveal(game)
    for seat in range(game.players):
        planet = game.planets[seat]
        planet.shown_objective = planet.objective
        if planet.objective != NOTHING:
            areas = count_areas(planet, planet.objective)
            tell(game, Event.OBJECTIVE, seat, planet.objective, areas, objective_points(planet))
    tell(game, Event.OVER)
