"""Operations cells."""

import pytest

import fiveplanets as fp
from fiveplanets.core.asks import top_ask
from fiveplanets.games.planetfall.state import AskKind
from tests.planetfall.positions import answer, asked_of, next_round, plain, send, set_tracks, tracks


def on_planet(planet, players=2):
    game = plain(players)
    while game.state.round < planet:
        next_round(game)
    set_tracks(game, 0, points=0, experience=0, strength=0, energy=0)
    return game


@pytest.mark.rule("PF-39")
@pytest.mark.parametrize(("level", "points"), [("I", 5), ("II", 6), ("III", 7)])
def test_operation_points_by_level(level, points):
    game = on_planet(1)
    send(game, 0, level)
    assert asked_of(game, 0) == AskKind.POINTS
    assert top_ask(game.state, 0).a == points


@pytest.mark.rule("PF-39")
def test_any_mix_and_what_is_not_used_is_lost():
    game = on_planet(2)
    send(game, 0, "III")
    answer(game, 0, do="exchange_points", amount=1)
    assert game.view(0)["question"] == {"ask": "experience", "left": 6}
    answer(game, 0, do="exchange_experience", amount=1)
    answer(game, 0, do="exchange_strength", amount=2)  # 2 of 7 points are left
    assert tracks(game, 0) == {"points": 1, "experience": 1, "strength": 2, "energy": 0}
    assert asked_of(game, 0) in (None, AskKind.EXPLORE)


@pytest.mark.rule("PF-40")
@pytest.mark.parametrize("planet", range(1, 8))
def test_no_more_empire_points_than_the_number_of_the_planet(planet):
    game = on_planet(planet)
    send(game, 0, "III")
    assert max(move.data["amount"] for move in game.moves(0)) == planet
    if planet < 7:
        with pytest.raises(fp.IllegalMove) as refused:
            game.play(0, {"do": "exchange_points", "amount": planet + 1})
        assert refused.value.rule == "PF-40"
    answer(game, 0, do="exchange_points", amount=planet)
    assert tracks(game, 0)["points"] == planet


@pytest.mark.rule("PF-41")
def test_strength_for_one_point_and_experience_for_two():
    game = on_planet(1)
    send(game, 0, "II")
    answer(game, 0, do="exchange_points", amount=0)
    assert [move.data["amount"] for move in game.moves(0)] == [0, 1, 2, 3]
    with pytest.raises(fp.IllegalMove) as refused:
        game.play(0, {"do": "exchange_experience", "amount": 4})
    assert refused.value.rule == "PF-41"
    answer(game, 0, do="exchange_experience", amount=2)
    assert [move.data["amount"] for move in game.moves(0)] == [0, 1, 2]
    answer(game, 0, do="exchange_strength", amount=2)
    assert tracks(game, 0) == {"points": 0, "experience": 2, "strength": 2, "energy": 0}


@pytest.mark.rule("PF-42")
def test_example_level_ii_on_planet_3():
    game = on_planet(3)
    send(game, 0, "II")
    assert max(move.data["amount"] for move in game.moves(0)) == 3
    answer(game, 0, do="exchange_points", amount=3)
    answer(game, 0, do="exchange_experience", amount=1)
    answer(game, 0, do="exchange_strength", amount=1)
    assert tracks(game, 0) == {"points": 3, "experience": 1, "strength": 1, "energy": 0}


@pytest.mark.rule("PF-39")
def test_exchanging_without_operating_is_refused():
    game = on_planet(1)
    with pytest.raises(fp.IllegalMove) as refused:
        game.play(0, {"do": "exchange_strength", "amount": 1})
    assert refused.value.rule == "PF-39"
