"""What a seat cannot see, filled in as it might be: the decks, and the chance to come."""

from fiveplanets.core.random import GAME_STREAM, Rng, next_word, seed_rng, shuffle
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import push

from ..components import PLANET_CARDS
from ..shapes import DECK_SIZE
from ..state import SPOTS, Position
from ..vocabulary import PLANETS


@rule
def imagine(game: Position, seat: int, rng: Rng) -> None:
    """PF-03, PF-10, PF-11: what nobody has seen of this planet and of those to come, in any order."""
    seed_rng(game.rng, next_word(rng) << 31 | next_word(rng) >> 1, GAME_STREAM)
    for planet in range(max(0, game.round - 1), PLANETS):
        deck = game.decks[planet]
        deck.n = 0
        for i in range(DECK_SIZE):
            card = PLANET_CARDS[planet][i]
            if not is_seen(game, card):
                push(deck, card)
        shuffle(rng, deck.items, deck.n)


@rule
def is_seen(game: Position, card: int) -> bool:
    """Does the card lie open, or before a player?"""
    for spot in range(SPOTS):
        if game.open[spot] == card:
            return True
    for seat in range(game.players):
        cards = game.empires[seat].cards
        for i in range(cards.n):
            if cards.items[i].card == card:
                return True
    return False
