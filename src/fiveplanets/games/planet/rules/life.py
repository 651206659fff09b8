"""Life: the animals choose their planets."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import ANIMALS, CONDITION, ROUNDS, Condition
from ..events import Event
from ..state import Card, Decider, NoWinner, Position
from .regions import compared, headline, suitability, without_tie_breaks


@rule
def judge_animals(game: Position) -> None:
    """PL-14: every animal in the round's column goes to the best planet; else it moves on, or leaves the game."""
    for animal in range(ANIMALS):
        card = game.animals[animal]
        if card.column == game.round:
            seat, best, rival = best_planet(game, animal)
            if seat != NOTHING:
                card.winner = seat  # PL-21
                place = place_that_decides(best, rival)
                by = decider(animal, place)
                tell(game, Event.WON, seat, animal, by, compared(best, place), compared(rival, place))
            elif game.round < ROUNDS:
                card.column = game.round + 1  # PL-22
                tell(game, Event.MOVED_ON, animal, card.column, why_nobody(best), headline(best))
            else:
                card.column = NOTHING  # PL-23, PL-24
                tell(game, Event.REMOVED, animal, why_nobody(best), headline(best))


@rule
def best_planet(game: Position, animal: int) -> tuple[int, int, int]:
    """PL-20, PL-22 to PL-24: the one best planet, if any suits; how well it suits; and how well the best of the others.

    Only the last round looks beyond the largest region.
    """
    best = 0
    rival = 0
    winner = NOTHING
    for seat in range(game.players):
        value = suitability(game.planets[seat], animal)
        if game.animals[animal].column < ROUNDS:
            value = without_tie_breaks(value)
        if value > best:
            rival = best
            best = value
            winner = seat
        else:
            rival = max(rival, value)
    if rival == best:
        winner = NOTHING
    return winner, best, rival


@rule
def place_that_decides(best: int, rival: int) -> int:
    """Which of the numbers that are compared differs first, from 0."""
    place = 0
    while compared(best, place) == compared(rival, place):
        place += 1
    return place


@rule
def decider(animal: int, place: int) -> int:
    return Decider.REGIONS if CONDITION[animal] == Condition.MOST else Decider.LARGEST + place


@rule
def why_nobody(best: int) -> int:
    return NoWinner.TIE if best > 0 else NoWinner.NO_PLANET


@rule
def is_waiting(card: Card) -> bool:
    """Does the animal lie on the table, face up and still to be judged?"""
    return card.column != NOTHING and card.winner == NOTHING
