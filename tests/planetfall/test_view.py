"""What the table shows is what happens."""

import random
from io import StringIO

import pytest
from rich.console import Console

import fiveplanets as fp
from fiveplanets.core.packing import pack
from fiveplanets.games.planetfall.components import RESOURCE_IDS
from fiveplanets.games.planetfall.state import AskKind
from tests.common.worlds import twin
from tests.planetfall.packs import with_effects
from tests.planetfall.positions import asked_kind, lay_out, plain, set_tracks, tracks
from tests.support import play_randomly, random_tables, table


def test_prices_gains_and_turn_order_come_as_shown():
    """In the last exploration of random games the last ship is put on every card in turn, and all is compared."""
    chooser = random.Random(7)
    compared = 0
    for seed in range(12):
        game = table("planetfall", 2 + seed % 2, seed)
        while game.state.round < 7 or game.state.exploration < 2:
            seat = game.to_act[0]
            game.play(seat, chooser.choice(game.legal(seat)))
        while game.state.turn < game.players - 1:
            seat = game.to_act[0]
            game.play(seat, chooser.choice(game.legal(seat)))
        compared += compare_all(game)
    assert compared > 50


def compare_all(game):
    seat = game.to_act[0]
    spots = [spot for spot in game.view(seat)["facts"]["spots"] if spot["may_choose"]]
    assert len(spots) == len(game.legal(seat))
    compared = 0
    for spot in spots:
        for way in spot.get("ways", []):
            if way["can"]:
                compare(twin(game, pack(game.state)), seat, spot, way)
                compared += 1
    return compared


def compare(game, seat, spot, way):
    before = tracks(game, seat)
    game.play(seat, {"do": "explore", "card": spot["card"]})
    while not game.over:
        acting = game.to_act[0]
        legal = game.legal(acting)
        chosen = {"do": "take", "way": way["way"]}
        wanted = acting == seat and asked_kind(game, acting) == AskKind.WAY
        game.play(acting, chosen if wanted else legal[0])
    least = way["replaceable"][0]
    other = "energy" if way["paid_with"] == "strength" else "strength"
    expected = before | {way["paid_with"]: before[way["paid_with"]] - (way["price"] - least)}
    expected[other] -= least
    for resource in RESOURCE_IDS:
        expected[resource] += way["gain"].get(resource, 0)
    assert tracks(game, seat) == expected
    assert game.state.track[spot["place"] - 1] == seat + 1


def test_the_next_order_is_shown_as_ships_are_placed():
    game = plain(3)
    lay_out(game, I=["settlers_stash"], II=["smuggler_hold"])
    assert game.view(0)["facts"]["next_order"] == [None, None, None]
    game.play(0, {"do": "explore", "card": "smuggler_hold"})
    places = {spot["level"]: spot["place"] for spot in game.view(1)["facts"]["spots"] if spot["type"] == "operations"}
    assert places == {"I": 1, "II": 2, "III": 2}
    game.play(1, {"do": "operate", "level": "I"})
    assert game.view(2)["facts"]["next_order"] == [1, 0, None]


def test_prices_are_those_of_the_player_who_looks():
    game = plain()
    lay_out(game, I=["frost_stalker"])
    set_tracks(game, 0, experience=3)
    set_tracks(game, 1, experience=0)
    prices = [game.view(seat)["facts"]["spots"][0]["ways"][0]["price"] for seat in (0, 1)]
    assert prices == [5, 8]
    assert "price" not in game.view(None)["facts"]["spots"][0]["ways"][0]


def test_the_price_of_a_recruit_shows_the_experience_it_demands_of_this_player():
    """Nomad Riders demand 3; an effect makes it 2 for one of the players."""
    game = with_effects([{"kind": "requirement", "amount": 1}, {"kind": "discount", "of": "recruit", "amount": 1}])
    lay_out(game, I=["nomad_riders"])
    shown = []
    for seat in (0, 1, None):
        if seat is not None:
            set_tracks(game, seat, experience=1)
        spot = game.view(seat)["facts"]["spots"][0]
        assert spot["printed_demand"] == 3
        recruit = next(way for way in spot["ways"] if way["way"] == "recruit")
        shown.append(game.game.module("terminal_spots").price(spot, recruit))
    assert shown == ["3ϟ 2▲", "4ϟ 3▲", "4ϟ"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 100])
def test_the_screen_is_complete_without_colour(lang, width):
    """At any moment and for everybody: every open card with its name, every player with points; no line too long."""
    words = fp.game("planetfall").texts(lang)
    for game in random_tables("planetfall", 24, seed=9):
        names = [f"N{seat}" for seat in range(game.players)]
        for seat in (0, None):
            view = game.view(seat)
            console = Console(width=width, no_color=True, record=True, file=StringIO())
            console.print(game.game.module("terminal").screen(view, words, names))
            text = console.export_text()
            assert all(len(line) <= width for line in text.splitlines())
            assert all(name in text for name in names)
            if view["over"]:
                continue
            for spot in view["facts"]["spots"]:
                if spot["card"]:
                    assert words.say(f"card-{spot['card']}")[:28] in text


def test_points_by_source_add_up_to_the_score():
    for seed in range(10):
        game = table("planetfall", 2 + seed % 5, seed)
        play_randomly(game, seed)
        for seat in range(game.players):
            parts = game.game.module("view").breakdown(game.state, seat)
            assert sum(parts.values()) == game.scores[seat]
            assert min(parts.values()) >= 0
            assert parts["effects"] <= game.state.empires[seat].cards.n * 3
