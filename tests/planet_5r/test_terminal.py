"""The table in a terminal."""

import io

import pytest
from rich.console import Console

from fiveplanets.games.planet_5r.components import Action
from tests.support import play_randomly

from .helpers import bid, give, lay_market, link, new, pick, pour, settle, take, told

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def drawn(t, seat=None, lang="en"):
    console = Console(file=io.StringIO(), width=100, color_system=None)
    console.print(t.game.module("terminal").screen(t.view(seat), t.game.texts(lang), NAMES[: t.players]))
    return console.file.getvalue()


def test_rows_show_what_lies_on_top():
    t = new()
    settle(t, 0, "S1")
    give(t, 0, "T04", "T01", "T10")
    link(t, "S1", "T04", top="S1")
    link(t, "T04", "T01", top="T01")
    text = drawn(t, 0)
    assert "[▼j S1 ◆J] T04 G [▼B T01 P ▲g]" in text
    assert "[○b T10 B ×g]" in text
    assert "▼: +1 per ▲   ×: steal 1 from ▲   ○: +1   ▲: +1" in text
    assert "B2 G1 P1 J1=8" in text  # 3 + 1 + 1, and the joker makes the third blue
    assert "[▼д S1 ◆Д] T04 З [▼С T01 Ф ▲з]" in drawn(t, 0, "ru")


def test_bids_are_shown_with_the_card():
    t = new()
    pour(t, 9, 9, 9)
    pick(t, "dig", "dig", "mine")
    t.play(0, {"do": "bid", "water": 4})
    assert "▼ Dig (4)" in drawn(t, 0)
    assert "(4)" not in drawn(t, 1)
    t.play(1, {"do": "bid", "water": 6})
    assert "▼ Dig 4" in drawn(t, 2)
    assert "▼ Dig 6" in drawn(t, 2)


def test_own_secrets_in_brackets():
    t = new()
    t.play(0, {"do": "choose", "card": "mine"})
    assert "(◆ Mine)" in drawn(t, 0)
    assert "(◆ Mine)" not in drawn(t, 1)


def test_the_market_says_what_is_next_and_what_leaves():
    t = new()
    lay_market(t, "T04", "T05")
    lines = drawn(t, 0).splitlines()
    assert "T05" in lines[1]  # the newest first
    assert lines[2].rstrip().endswith("leaves next")
    assert "next (of 14)" in lines[3]


def test_a_card_in_hand_shows_its_docks():
    t = new()
    settle(t, 0, "S1")
    pour(t, 20, 5, 5)
    lay_market(t, "T05")
    pick(t, "dig", "mine", "mine")
    bid(t, 7)
    take(t, 0, "T05")
    assert "left:  over S1 B +2  under S1 J +2" in drawn(t, 0)
    assert "Round 1 of 15: a technology is placed" in drawn(t, 1)


def test_what_the_cards_in_hand_could_bring():
    t = new()
    give(t, 0, "T05")  # mine: gain one; scout: one for each raid
    assert "Water for you: ▼ 0 (−4)   ◆ 2–5   × 0–2   ○ 1–8   ▲ 0 (−4)" in drawn(t, 0)
    assert "Water for you" not in drawn(t)


def explained(t, seat, lang="en"):
    """What is said about each legal move, by its text."""
    explain, words = t.game.module("terminal_choices").explain, t.game.texts(lang)
    return {move.text(lang): explain(t.view(seat), move.data, words) for move in t.moves(seat)}


def test_choices_say_what_they_could_bring():
    t = new()
    settle(t, 0, "S1")
    give(t, 0, "T10")
    pour(t, 20, 5, 5)
    lay_market(t, "T05")
    said = explained(t, 0)
    assert said["Play Mine"] == "take water: the fewer mine, the more (1–4 water)"
    assert said["Play Dig"] == "bid water for a technology of the market"
    pick(t, "dig", "mine", "mine")
    assert set(explained(t, 0).values()) == {""}
    bid(t, 7)
    about = "Mine +1; Scout +1 per Raid; crystals B B G; up to 9 points for you"
    assert explained(t, 0) == {"Take T05 Watchtower pump": about}
    take(t, 0, "T05")
    assert explained(t, 0) == {
        "Join nothing on this side": "",
        "Lay it over S1 Shaft village": "blue crystal, 3 points",
        "Lay it under S1 Shaft village": "joker crystal, 3 points; covers ◆ +1",
    }
    assert explained(t, 0, "ru")["Положить под низ карты S1 «Шахтный посёлок»"] == (
        "кристалл: джокер, ПО: 3; накрывает ◆ +1"
    )


def test_nobody_picks_late_when_the_game_is_over():
    """Seats that scouted in the last round: 25 random games have enough of them."""
    last_scouts = 0
    for seed in range(25):
        t = new(3, seed)
        play_randomly(t, seed)
        last_scouts += any(event["card"] == Action.SCOUT.name.lower() for event in told(t, "played"))
        assert "picks late" not in drawn(t)
        assert "выбирает позже" not in drawn(t, None, "ru")
        assert "the game is over" in drawn(t)
    assert last_scouts


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_goal_is_said_in_a_sentence_and_the_legend_in_a_line(lang):
    words = new().game.texts(lang)
    assert len(words.say("goal")) < 120
    assert words.say("goal").count(".") == 1
    assert len(words.say("screen-legend")) <= 80
