"""Life: the animals choose their planets."""

from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import ANIMALS, ROUNDS
from ..events import Event
from .regions import headline, suitability

NOBODY = -1


@rule
def judge_animals(game):
    """PL-14: every animal in the round's column goes to the best planet; else it moves on, or leaves the game."""
    for animal in range(ANIMALS):
        card = game.animals[animal]
        if card.round == game.round:
            seat = best_planet(game, animal)
            card.round = 0
            if seat != NOBODY:
                card.winner = seat + 1  # PL-21
                tell(game, Event.WON, seat, animal)
            elif game.round < ROUNDS:
                card.round = game.round + 1  # PL-22
                tell(game, Event.MOVED_ON, animal, card.round)
            else:
                tell(game, Event.REMOVED, animal)  # PL-23, PL-24


@rule
def best_planet(game, animal):
    """PL-20, PL-22 to PL-24: the one best planet, if any suits. Only the last round looks beyond the largest region."""
    best = 0
    winner = NOBODY
    for seat in range(game.players):
        value = suitability(game.planets[seat], animal)
        if game.round < ROUNDS:
            value = headline(value)
        if value > best:
            best = value
            winner = seat
        elif value == best:
            winner = NOBODY
    return winner
