"""A refused move names the rule that it would break, for every kind of move: at the wrong time, and a wrong choice."""

import pytest

import fiveplanets as fp
from fiveplanets.games.planetfall.state import AskKind
from tests.planetfall.positions import asked_of, lay_out, plain, send, set_tracks, started, with_effects
from tests.support import table


def refused(game, seat, **move):
    before = bytes(game.position)
    with pytest.raises(fp.IllegalMove) as caught:
        game.play(seat, move)
    assert bytes(game.position) == before
    return caught.value.rule


ONE_OF_EACH = {
    "choose": ({"side": "dvar_a"}, "PF-04"),
    "restrain": ({"card": "roy_2"}, "PF-46"),
    "restrain_nothing": ({}, "PF-46"),
    "explore": ({"card": "roy_2"}, "PF-14"),
    "operate": ({"level": "I"}, "PF-14"),
    "take": ({"way": "loot"}, "PF-17"),
    "replace": ({"resource": "energy", "amount": 1}, "PF-48"),
    "exchange_points": ({"amount": 1}, "PF-39"),
    "exchange_experience": ({"amount": 1}, "PF-39"),
    "exchange_strength": ({"amount": 1}, "PF-39"),
}


def test_every_kind_is_tried():
    assert set(ONE_OF_EACH) == set(fp.game("planetfall").moves.kinds)


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_at_the_wrong_time(kind):
    """By the player whose turn it is not; and what answers another question, by the one whose turn it is."""
    parameters, rule = ONE_OF_EACH[kind]
    game = plain()
    assert refused(game, 1, do=kind, **parameters) == rule
    if kind not in ("explore", "operate"):
        assert refused(game, 0, do=kind, **parameters) == rule


@pytest.mark.rule("PF-04")
def test_choose():
    game = table("planetfall", 2, sides="a", first=1)
    assert refused(game, 0, do="choose", side="dvar_b") == "PF-04"
    game.play(0, {"do": "choose", "side": "dvar_a"})
    assert refused(game, 1, do="choose", side="dvar_a") == "PF-04"


def test_restrain():
    game = started("syndicate_b", "kirko_a")
    lay_out(game, I=["settlers_stash"], III=["convoy_wreck", "smuggler_hold", "spaceport_1"])
    for card in ("roy_2", "settlers_stash", "spaceport_1"):  # not there, too low, the third
        assert refused(game, 0, do="restrain", card=card) == "PF-46"


def test_explore():
    game = started("syndicate_b", "kirko_a", "dvar_a")
    lay_out(game, I=["smuggler_hold", "spaceport_1"], III=["settlers_stash"])
    game.play(0, {"do": "restrain", "card": "settlers_stash"})
    game.play(2, {"do": "explore", "card": "smuggler_hold"})
    set_tracks(game, 1, energy=4)
    wrong = {"roy_2": "PF-14", "smuggler_hold": "PF-15", "settlers_stash": "PF-46", "spaceport_1": "PF-16"}
    assert {card: refused(game, 1, do="explore", card=card) for card in wrong} == wrong


def test_operate():
    game = plain()
    game.play(0, {"do": "operate", "level": "II"})
    assert refused(game, 1, do="operate", level="II") == "PF-15"


@pytest.mark.parametrize(
    ("card", "rule"), [("scrap_raiders", "PF-27"), ("elysium_parks_1", "PF-29"), ("solar_orchard", "PF-36")]
)
def test_take(card, rule):
    """Only in the two ways that the card has."""
    game = plain()
    lay_out(game, I=[card])
    set_tracks(game, 0, experience=5, strength=9, energy=9)
    send(game, 0, card)
    assert asked_of(game, 0) == AskKind.WAY
    allowed = {move.data["way"] for move in game.moves(0)}
    for way in {"defeat", "recruit", "peaceful", "aggression", "loot", "annex", "study"} - allowed:
        assert refused(game, 0, do="take", way=way) == rule


def test_replace():
    game = with_effects([{"kind": "substitute", "of": "defeat", "amount": 2}])
    lay_out(game, I=["roy_2"])
    set_tracks(game, 0, experience=5, strength=9, energy=9)
    send(game, 0, "roy_2")
    assert refused(game, 0, do="replace", resource="energy", amount=3) == "PF-48"
    assert refused(game, 0, do="replace", resource="strength", amount=1) == "PF-48"


def test_exchange():
    game = plain()
    send(game, 0, "I")
    assert refused(game, 0, do="exchange_points", amount=2) == "PF-40"
    game.play(0, {"do": "exchange_points", "amount": 1})
    assert refused(game, 0, do="exchange_experience", amount=3) == "PF-41"
    game.play(0, {"do": "exchange_experience", "amount": 1})
    assert refused(game, 0, do="exchange_strength", amount=3) == "PF-41"


def test_the_sentence_of_the_rule_is_told():
    game = plain()
    lay_out(game, I=["spaceport_1"])
    set_tracks(game, 0, energy=0)
    with pytest.raises(
        fp.IllegalMove, match=r"Put the ship on Spaceport: A card can be chosen only if its player can pay"
    ):
        game.play(0, {"do": "explore", "card": "spaceport_1"})
