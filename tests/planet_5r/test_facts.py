"""What the table shows beyond the bare state, and the screen that is drawn from it."""

import io

import pytest
from rich.console import Console

from fiveplanets.games.planet_5r.components import Action
from fiveplanets.games.planet_5r.events import Event
from fiveplanets.games.planet_5r.terminal import screen
from tests.support import play_randomly

from .helpers import bid, new, pick, pour


def clan(t, seat, viewer=None):
    return t.view(viewer)["facts"]["clans"][seat]


def drawn(t, lang="en"):
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(screen(t.view(None), t.game.texts(lang), ["Ann", "Ben", "Cleo", "Dan", "Eve"][: t.players]))
    return console.file.getvalue()


def test_a_card_that_lies_shown_is_not_in_hand():
    t = new()
    pick(t, "mine", "scout", "expand")
    pour(t, 5, 5, 5)
    t.play(0, {"do": "choose", "card": "dig"})
    t.play(2, {"do": "choose", "card": "raid"})  # the scout, seat 1, still picks
    assert clan(t, 0)["played"] == "dig"
    assert clan(t, 0)["hand"] == ["raid", "scout", "expand"]
    assert clan(t, 0)["used"] == ["mine"]
    assert clan(t, 2)["hand"] == ["dig", "mine", "scout", "expand"]
    assert clan(t, 1)["hand"] == ["dig", "mine", "raid", "expand"]


def test_bids_are_shown_also_in_a_round_with_a_late_picker():
    t = new(4)
    pour(t, 9, 9, 9, 9)
    pick(t, "mine", "mine", "raid", "scout")
    assert clan(t, 3)["scouted"]
    for seat in range(3):
        t.play(seat, {"do": "choose", "card": "dig" if seat < 2 else "mine"})
    assert t.state.late
    assert clan(t, 0)["shown_bid"] is None
    t.play(3, {"do": "choose", "card": "dig"})
    assert not t.state.late
    bid(t, 2, 4, None, 3)
    assert t.to_act == [1]
    assert [clan(t, seat)["shown_bid"] for seat in range(4)] == [2, 4, None, 3]


def test_bids_of_an_earlier_round_are_not_shown():
    t = new()
    pick(t, "dig", "dig", "scout")
    bid(t, 2, 2)  # nobody wins: the digs return
    assert t.state.round == 2
    t.play(0, {"do": "choose", "card": "dig"})
    t.play(1, {"do": "choose", "card": "dig"})
    assert clan(t, 0)["played"] == "dig"
    assert clan(t, 0)["shown_bid"] is None


def test_nobody_picks_late_when_the_game_is_over():
    """Seats that scouted in the last round: 25 random games have enough of them."""
    last_scouts = 0
    for seed in range(25):
        t = new(3, seed)
        play_randomly(t, seed)
        last_scouts += any(event[0] == Event.PLAYED and event[2] == Action.SCOUT for event in t.entries[-1].story)
        assert not any(clan(t, seat)["scouted"] for seat in range(3))
        assert "picks late" not in drawn(t)
        assert "выбирает позже" not in drawn(t, "ru")
    assert last_scouts


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_goal_is_said_in_a_sentence_and_the_legend_in_a_line(lang):
    words = new().game.texts(lang)
    assert len(words.say("goal")) < 120
    assert words.say("goal").count(".") == 1
    assert len(words.say("screen-legend")) <= 80
