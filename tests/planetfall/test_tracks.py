"""The four tracks of a commander, and the turn track."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planetfall.components import Resource
from tests.planetfall.invariants import check_tracks
from tests.planetfall.positions import cards_of, gained_by, lay_out, order, plain, send, set_tracks, take, tracks
from tests.support import play_randomly, random_tables, table


@pytest.mark.rule("PF-06")
def test_what_goes_over_the_end_of_a_track_is_lost():
    game = plain()
    assert gained_by(game, 0, "loot", energy=17)["energy"] == 3
    game = plain()
    assert gained_by(game, 0, "recruit", strength=14, experience=12) == {
        "points": 3, "experience": 0, "strength": 1, "energy": -3,
    }  # fmt: skip


@pytest.mark.rule("PF-06")
def test_empire_points_have_no_end():
    game = plain()
    assert gained_by(game, 0, "peaceful", points=499)["points"] == 6
    assert tracks(game, 0)["points"] == 505


@pytest.mark.rule("PF-07")
def test_experience_never_goes_down():
    for seed in range(12):
        game = table("planetfall", 2 + seed % 5, seed)
        before = [0] * game.players
        while not game.over:
            play_randomly(game, seed, 1)
            now = [empire.track[Resource.EXPERIENCE] for empire in game.state.empires[: game.players]]
            assert all(new >= old for new, old in zip(now, before, strict=True))
            before = now


@pytest.mark.rule("PF-18")
def test_a_ship_goes_to_the_topmost_free_place_at_once():
    game = plain(3)
    lay_out(game, I=["roy_2"], II=["settlers_stash"], III=["dry_reactor_pit"])
    set_tracks(game, 2, experience=1, strength=4)
    game.play(0, {"do": "explore", "card": "dry_reactor_pit"})
    game.play(1, {"do": "explore", "card": "settlers_stash"})
    game.play(2, {"do": "explore", "card": "roy_2"})
    # Level I and II have acted; the player on level III is asked how, with only the third place left.
    assert game.to_act == [0]
    assert order(game) == [2, 1, NOTHING]
    game.play(0, {"do": "take", "way": "loot"})
    assert order(game) == [2, 1, 0]
    assert game.to_act == [2]


@pytest.mark.rule("PF-19")
def test_the_card_lies_before_its_player_and_older_cards_react():
    game = plain()
    lay_out(game, I=["field_drills"], II=["roy_2"])
    set_tracks(game, 0, experience=1, energy=9, strength=9)
    take(game, 0, "field_drills")
    assert cards_of(game, 0) == ["field_drills"]
    before = tracks(game, 0)
    take(game, 0, "roy_2")
    assert tracks(game, 0)["strength"] == before["strength"] - 3 + 1
    assert cards_of(game, 0) == ["field_drills", "roy_2"]


@pytest.mark.rule("PF-19")
def test_an_operations_cell_gives_no_card():
    game = plain()
    send(game, 0, "I")
    while game.to_act == [0] and game.state.exploration == 1:
        game.play(0, game.legal(0)[-1])
    assert cards_of(game, 0) == []


@pytest.mark.rule("PF-06")
def test_no_track_ever_leaves_its_range():
    for game in random_tables("planetfall", 40, seed=11):
        for empire in game.state.empires[: game.players]:
            check_tracks(empire)
