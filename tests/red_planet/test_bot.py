"""The quick bot: what it does, and how strong it is."""

import pytest

from fiveplanets.core.random import Rng, seed_rng
from tests.red_planet.scenes import bare, countdown, dock, end_round, hold, lay, settle, uncover
from tests.support import quick_share_of_firsts, table


def advised(t, seat, seed=1):
    """The quick bot's move, as data."""
    chooser = Rng()
    seed_rng(chooser, seed, 1)
    return t.game.moves.data(t.position.redacted(seat).quick(seat, chooser))


def play_out(t, bots, seed):
    """Seats in `bots` take the bot's advice, the others the move that comes by."""
    turn = seed
    while not t.over:
        seat = t.to_act[0]
        turn += 1
        choices = t.legal(seat)
        t.play(seat, advised(t, seat, turn) if seat in bots else choices[turn * 7919 % len(choices)])


@pytest.mark.xdist_group("red-planet")
def test_first_in_half_the_games_against_three_random_players():
    assert quick_share_of_firsts("red-planet") >= 0.5


def test_the_bot_beats_careless_players():
    won = 0
    for seed in range(12):
        t = table("red-planet", 4, seed)
        play_out(t, {seed % 4}, seed)
        won += seed % 4 in t.winners
    assert won >= 8


@pytest.mark.parametrize("players", [2, 6])
def test_bots_finish_a_game(players):
    t = table("red-planet", players, 5)
    play_out(t, set(range(players)), 5)
    assert t.over


def test_the_bot_boards_where_it_pays():
    t = bare(3)
    uncover(t, "hellas", "celerium")
    uncover(t, "ausonia", "ice")
    dock(t, 1, "S08")  # Hellas, four seats
    dock(t, 2, "S24")  # Ausonia, five seats
    dock(t, 3, "S24")
    countdown(t, "recruiter")
    assert advised(t, 0) == {"do": "board", "dock": "dock-1"}


def test_the_bot_kills_the_strongest_rival_and_not_itself():
    t = bare(3)
    uncover(t, "ausonia", "celerium")
    settle(t, "ausonia", 3, 3, 1)
    settle(t, "mare_serpentis", 5)
    countdown(t, "soldier")
    t.play(0, t.legal(0)[0])
    assert advised(t, 0) == {"do": "kill", "region": "ausonia", "colour": "blue"}


def test_the_bot_plays_an_action_card_but_changes_no_plans():
    t = bare(3)
    hold(t, 0, "A01", "A02")
    t.state.round = 5
    wish = advised(t, 0)
    assert (wish["do"], wish["cards"]) == ("choose", "ask")
    assert wish["character"] != "later"
    t.play(0, wish)
    end_round(t)
    assert advised(t, 0) == {"do": "play", "card": "A01"}


def test_the_bot_uses_only_what_its_seat_knows():
    """A leak where it is not known: the bot goes there; where it is known, it does not."""
    found = []
    for seats in ((1,), (0, 1)):
        t = bare(3)
        t.state.round = 10
        settle(t, "hellas", 1, 2)
        uncover(t, "ausonia", "celerium")
        lay(t, "ausonia", "R13", *seats)
        countdown(t, "explorer")
        t.play(0, t.legal(0)[0])
        found.append(advised(t, 0) == {"do": "step", "start": "hellas", "to": "ausonia"})
    assert found == [True, False]
