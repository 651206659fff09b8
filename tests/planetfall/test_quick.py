"""The quick bot: strong enough, and what it knows of the turn order, of prices and of the restrain token."""

import pytest

from fiveplanets.core.random import Rng
from fiveplanets.games.planetfall.advice import KEPT, LOW_LEVEL, SPOILT
from fiveplanets.games.planetfall.components import CARD_IDS
from fiveplanets.games.planetfall.vocabulary import Way
from tests.planetfall.positions import lay_out, plain, send, set_tracks, started, with_effects
from tests.support import quick_share_of_firsts


@pytest.mark.xdist_group("planetfall")
def test_first_in_most_games_against_three_random_players():
    assert quick_share_of_firsts("planetfall") >= 0.6


def test_acting_early_is_worth_something_only_where_it_changes_the_turn_order():
    game = plain()
    later_cost = game.game.module("advice").later_cost
    assert [later_cost(game.state, 0, level) for level in range(3)] == [0, LOW_LEVEL, 2 * LOW_LEVEL]
    game.state.empires[0].always_last = True
    assert later_cost(game.state, 0, 2) == 0
    game.state.round, game.state.exploration = 7, 2
    assert later_cost(game.state, 1, 2) == 0


def test_the_card_under_the_own_token_can_wait_for_the_second_exploration():
    game = started("syndicate_b", "kirko_a")
    lay_out(game, III=["settlers_stash"])
    advice = game.game.module("advice")

    def card_value() -> int:
        return advice.card_value(game.state, 0, card, 0, advice.worths_of(game.state, 0))

    card = CARD_IDS.index("settlers_stash")
    before = card_value()
    game.play(0, {"do": "restrain", "card": "settlers_stash"})
    assert card_value() == before - KEPT
    game.state.exploration = 2
    assert card_value() > before - KEPT


@pytest.mark.parametrize(("strength", "cost"), [(6, SPOILT), (7, 0)])
def test_what_leaves_too_little_for_the_card_under_the_own_token_is_worth_less(strength, cost):
    game = started("syndicate_b", "kirko_a")
    lay_out(game, I=["roy_2"], III=["burrow_beetles"])
    set_tracks(game, 0, experience=5, strength=strength, energy=0)  # 4 and 3 strength are wanted
    advice = game.game.module("advice")

    def value_of_the_other() -> int:
        return advice.card_value(game.state, 0, CARD_IDS.index("roy_2"), 0, advice.worths_of(game.state, 0))

    before = value_of_the_other()
    game.play(0, {"do": "restrain", "card": "burrow_beetles"})
    assert value_of_the_other() == before - cost


def test_the_fewer_explorations_may_bring_no_card_the_more_each_card_counts():
    def value_of_a_card(planets: int) -> int:
        condition = {"kind": "score_at_least", "count": "planet_with_two_cards", "least": planets, "points": 6}
        game = with_effects([condition])
        return game.game.module("advice_values").conditions_value(game.state, 0, Way.LOOT)

    assert value_of_a_card(7) > value_of_a_card(6) > value_of_a_card(5)


def quick_move(game, seat):
    return game.game.moves.data(game.position.quick(seat, Rng()))


@pytest.mark.parametrize(("of", "card", "amount"), [("defeat", "roy_2", 2), ("peaceful", "spaceport_1", 0)])
def test_a_price_is_paid_with_what_is_worth_less(of, card, amount):
    game = with_effects([{"kind": "substitute", "of": of, "amount": 2}])
    lay_out(game, I=[card])
    set_tracks(game, 0, experience=5, strength=9, energy=9)
    send(game, 0, card)
    assert quick_move(game, 0)["amount"] == amount  # strength is worth more than energy


def test_the_token_is_for_a_card_that_can_be_paid_later():
    game = started("syndicate_b", "kirko_a")
    lay_out(game, III=["settlers_stash", "ancient_titan"])
    set_tracks(game, 0, experience=8, strength=6, energy=0)  # one strength is missing
    assert quick_move(game, 0) == {"do": "restrain", "card": "ancient_titan"}
