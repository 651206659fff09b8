"""What a seat imagines is what it cannot see, and any of it is as likely as any other. (That it looks the same to the
seat and keeps the invariants is tested for all games.)"""

from collections import Counter

from fiveplanets.core.random import Rng, seed_rng
from fiveplanets.games.planetfall.components import PLANET, PLANET_CARDS
from tests.planetfall.positions import open_cards, plain, started
from tests.support import play_randomly


def dreams(game, seat, number, seed=1):
    rng = Rng()
    seed_rng(rng, seed, 7)
    native = game.game.position(bytes(game.position))
    return [native.imagine(seat, rng).record() for _ in range(number)]


def deck(state, planet):
    cards = state.decks[planet - 1]
    return cards.items[: cards.n]


def test_before_the_first_planet_all_decks_are_unknown():
    game = plain()
    for state in dreams(game, 0, 3):
        for planet in range(2, 8):
            assert sorted(deck(state, planet)) == sorted(PLANET_CARDS[planet - 1])


def test_the_cards_set_aside_are_those_that_nobody_has_seen():
    game = started("kirko_a", "dvar_a")
    while game.state.exploration == 1:
        play_randomly(game, len(game.entries), 1)
    seen = {*open_cards(game), *(h.card for e in game.state.empires for h in e.cards.items[: e.cards.n])}
    for state in dreams(game, 0, 5):
        assert sorted(deck(state, 1)) == [card for card in range(98) if PLANET[card] == 1 and card not in seen]


def test_left_planets_have_no_cards():
    game = plain()
    while game.state.round < 3:
        play_randomly(game, len(game.entries), 1)
    (state,) = dreams(game, 1, 1)
    assert deck(state, 1) == deck(state, 2) == []
    assert len(deck(state, 3)) == 5


def test_every_card_is_as_likely_on_top_of_a_deck():
    number = 2_800
    tops = Counter(deck(state, 5)[-1] for state in dreams(plain(), 0, number))
    assert set(tops) == set(PLANET_CARDS[4])
    assert all(0.7 < count * 14 / number < 1.3 for count in tops.values())


def test_the_chance_to_come_is_another_one():
    game = plain()
    chances = {(state.rng.a, state.rng.b, state.rng.c) for state in dreams(game, 0, 20)}
    assert len(chances) == 20
    assert (game.state.rng.a, game.state.rng.b, game.state.rng.c) not in chances
