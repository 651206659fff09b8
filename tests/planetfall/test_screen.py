"""The table as people see it at a terminal."""

from io import StringIO

import pytest
from rich.console import Console

import fiveplanets as fp
from tests.planetfall.positions import lay_out, plain, send, set_tracks, started, with_effects
from tests.support import random_tables


def drawn(game, seat, lang="en", width=100):
    console = Console(width=width, no_color=True, record=True, file=StringIO())
    names = [f"N{number}" for number in range(game.players)]
    console.print(game.game.module("terminal").screen(game.view(seat), game.game.texts(lang), names))
    return console.export_text()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 100])
def test_the_screen_is_complete_without_colour(lang, width):
    """At any moment and for everybody: every open card with its name, every player with points; no line too long."""
    words = fp.game("planetfall").texts(lang)
    for game in random_tables("planetfall", 24, seed=9):
        for seat in (0, None):
            text = drawn(game, seat, lang, width)
            assert all(len(line) <= width for line in text.splitlines())
            assert all(f"N{number}" in text for number in range(game.players))
            for card in filter(None, game.view(seat)["state"]["open"] if not game.over else []):
                assert words.say(f"card-{card}")[:28] in text


def test_the_price_of_a_recruit_shows_the_experience_it_demands_of_this_player():
    """Nomad Riders demand 3; an effect makes it 2 for one of the players."""
    game = with_effects([{"kind": "requirement", "amount": 1}, {"kind": "discount", "of": "recruit", "amount": 1}])
    lay_out(game, I=["nomad_riders"])
    shown = []
    for seat in (0, 1, None):
        if seat is not None:
            set_tracks(game, seat, experience=1)
        recruit = next(way for way in game.view(seat)["facts"]["spots"][0]["ways"] if way["way"] == "recruit")
        shown.append(game.game.module("terminal_spots").price(recruit))
    assert shown == ["3ϟ 2▲", "4ϟ 3▲", "4ϟ"]


def test_marks_say_what_can_be_chosen():
    game = plain(3)
    lay_out(game, I=["settlers_stash", "spaceport_1", "convoy_wreck"])
    for seat in range(3):
        set_tracks(game, seat, energy=4)
    game.play(0, {"do": "explore", "card": "settlers_stash"})
    lines = {line[6:].split()[0]: line for line in drawn(game, 1).splitlines() if len(line) > 6}
    assert "● loot" in lines["Settlers'"]
    assert "✗ peacefully 5ϟ" in lines["Spaceport"]
    assert "✓ loot" in lines["Convoy"]
    assert lines["Convoy"].split()[-1] == "2"  # the place in the next turn order


def test_what_is_left_of_an_exchange_is_shown():
    game = plain()
    send(game, 0, "III")
    game.play(0, {"do": "exchange_points", "amount": 1})
    assert "▶ exchange              6 op. left" in drawn(game, 1)


def test_the_token_is_shown_with_its_owner():
    game = started("syndicate_b", "kirko_a")
    lay_out(game, III=["settlers_stash"])
    game.play(0, {"do": "restrain", "card": "settlers_stash"})
    assert "restrained by N0" in drawn(game, 1)


def test_choices_are_explained():
    game = with_effects([{"kind": "on_take", "of": "technology", "gain": {"energy": 2}}])
    lay_out(game, I=["elysium_parks_1"])
    set_tracks(game, 0, points=0, experience=0, strength=4, energy=4)
    words = game.game.texts("en")
    explain = game.game.module("terminal_choices").explain
    said = explain(game.view(0), {"do": "explore", "card": "elysium_parks_1"}, words)
    score = game.view(0)["facts"]["spots"][0]["ways"][1]["score"]
    assert said == f"peacefully 5ϟ → 4★ 1▲; by force 4† → 4★ 1▲, {score}★ at the end then"
    sides = [explain(game.view(0), {"do": "choose", "side": f"syndicate_{side}"}, words) for side in "ab"]
    assert sides == ["4† 5ϟ; after studying a technology: +2ϟ", "2▲ 1† 2ϟ"]
