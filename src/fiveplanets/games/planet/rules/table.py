"""Set-up, and the turn of the rounds."""

from fiveplanets.core.asks import ask
from fiveplanets.core.random import below, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import pop, push
from fiveplanets.core.story import reveal, tell

from ..components import ANIMALS, COLUMN, FIRST_LIFE, HABITATS, PILES, ROUNDS, TILES, TILES_IN_PILE
from ..events import Event
from ..state import Animals, AskKind, Objectives
from .scoring import objective_points

HABITAT_COUNT = len(HABITATS) - 1


def refuse_options(players, options):
    if options["first"] != "random" and options["first"] > players:
        return f"option first: {options['first']} is not one of the {players} players"
    return None


@rule
def setup(game):
    for tile in range(TILES):
        push(game.stack, tile)
    shuffle(game.rng, game.stack.items, game.stack.n)  # PL-03
    for animal in range(ANIMALS):
        push(game.deck, animal)
    shuffle(game.rng, game.deck.items, game.deck.n)
    for column in range(FIRST_LIFE, ROUNDS + 1):  # PL-04; PL-32: one face up in each column, one more face down
        cards = 1 if game.options.animals == Animals.SURPRISE else COLUMN[column]
        for _ in range(cards):
            game.animals[pop(game.deck)].round = column
    if game.options.objectives == Objectives.SECRET:  # PL-31
        deal_objectives(game)
    if game.options.first > 0:
        game.first = game.options.first - 1
    else:
        game.first = below(game.rng, game.players)  # PL-06
    begin_round(game)


@rule
def deal_objectives(game):
    """PL-05: a different random habitat for everybody."""
    dealt = 0
    for seat in range(game.players):
        skip = below(game.rng, HABITAT_COUNT - seat)
        habitat = 1
        while skip > 0 or dealt >> habitat & 1:
            if not dealt >> habitat & 1:
                skip -= 1
            habitat += 1
        dealt |= 1 << habitat
        game.planets[seat].objective = habitat


@rule
def begin_round(game):
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
        push(game.open_tiles, tile)
        tell(game, Event.LAID_OPEN, tile)
    ask(game, game.first, AskKind.TAKE)


@rule
def end_round(game):
    """PL-26, PL-33: the marker passes to the left; with surprise animals the next hidden one is turned up."""
    game.first = (game.first + 1) % game.players
    if game.options.animals == Animals.SURPRISE and game.round <= ROUNDS - FIRST_LIFE + 1:
        animal = pop(game.deck)
        game.animals[animal].round = game.round + FIRST_LIFE - 1
        tell(game, Event.TURNED_UP, animal, game.round + FIRST_LIFE - 1)
    if game.round < ROUNDS:
        begin_round(game)
    else:
        show_objectives(game)  # PL-27


@rule
def show_objectives(game):
    """PL-28."""
    reveal(game)
    for seat in range(game.players):
        planet = game.planets[seat]
        planet.shown_objective = planet.objective
        if planet.objective > 0:
            tell(game, Event.OBJECTIVE, seat, planet.objective, objective_points(planet))
    tell(game, Event.OVER)
