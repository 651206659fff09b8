"""Checks that a technology or a commander side does in play what its data says, and nothing else.

`make()` gives a table in a first exploration where seat 0 has just these effects and no other.
"""

import pytest

import fiveplanets as fp
from fiveplanets.core.asks import top_ask
from fiveplanets.games.planetfall.components import RESOURCE_IDS
from fiveplanets.games.planetfall.state import AskKind
from fiveplanets.games.planetfall.vocabulary import TAKINGS
from tests.planetfall import oracle
from tests.planetfall.positions import (
    CARD_FOR,
    DATA,
    answer,
    asked_of,
    cards_of,
    finish_exploration,
    gained_by,
    hold,
    lay_out,
    next_round,
    order,
    plain,
    send,
    set_tracks,
    take,
    tracks,
)

PAID_WITH = {
    "defeat": "strength",
    "recruit": "energy",
    "peaceful": "energy",
    "aggression": "strength",
    "study": "energy",
}
PRICES = {"defeat": 4, "recruit": 3, "peaceful": 5, "aggression": 4, "study": 7}  # of the cards in CARD_FOR, on level I
FROST_STALKER = {"strength": 5, "experience": 3}  # on level I


def check_effects(make, effects):
    for way in CARD_FOR:
        check_way(make, effects, way)
    for effect in effects:
        CHECKS[effect["kind"]](make, effects, effect)


def speaks_of(effect, way):
    return way in [taking.name.lower() for taking in TAKINGS[effect["of"]]]


def check_way(make, effects, way):
    """Taking a card in this way brings what it brings without effects, and what these effects add."""
    expected = gained_by(plain(), 0, way)
    for effect in effects:
        if effect["kind"] == "on_take" and speaks_of(effect, way):
            for resource, amount in effect["gain"].items():
                expected[resource] += amount
        if effect["kind"] == "discount" and speaks_of(effect, way):
            expected[PAID_WITH[way]] += effect["amount"]
    assert gained_by(make(), 0, way) == expected, way


def check_speaks_of_something(_make, _effects, effect):
    """The comparison of all ways has already shown what it does."""
    assert any(speaks_of(effect, way) for way in CARD_FOR)


def check_requirement(make, effects, effect):
    for experience in range(4):
        game = make()
        lay_out(game, I=["frost_stalker"])
        set_tracks(game, 0, experience=experience, strength=15)
        take(game, 0, "frost_stalker")
        missing = max(0, FROST_STALKER["experience"] - effect["amount"] - experience)
        assert tracks(game, 0)["strength"] == 15 - FROST_STALKER["strength"] - missing


def total(effects, kind):
    return sum(effect["amount"] for effect in effects if effect["kind"] == kind)


def check_operation_points(make, effects, _effect):
    for level, points in (("I", 5), ("II", 6), ("III", 7)):
        game = make()
        send(game, 0, level)
        assert top_ask(game.state, 0).a == points + total(effects, "operation_points")


def check_operation_limit(make, effects, _effect):
    game = make()
    send(game, 0, "III")
    assert max(move.data["amount"] for move in game.moves(0)) == game.state.round + total(effects, "operation_limit")


def check_income(make, effects, _effect):
    for sectors in (0, 2):
        game = make()
        hold(game, 0, *[("crashed_supply_pod", "annex")] * sectors)  # 1 energy each
        expected = dict.fromkeys(RESOURCE_IDS, 0) | {"energy": sectors}
        for effect in (effect for effect in effects if effect["kind"] == "income"):
            for resource, amount in effect["gain"].items():
                expected[resource] += amount * (sectors if "per" in effect else 1)
        set_tracks(game, 0, points=0, experience=0, strength=0, energy=0)
        next_round(game)
        assert tracks(game, 0) == expected


def check_substitute(make, _effects, effect):
    """Any amount up to the most, and no more, goes to the other resource."""
    for way in (way for way in PRICES if speaks_of(effect, way)):
        paid_with = PAID_WITH[way]
        other = "energy" if paid_with == "strength" else "strength"
        plainly = gained_by(plain(), 0, way)
        for replaced in range(effect["amount"] + 1):
            game = make()
            lay_out(game, I=[CARD_FOR[way]])
            set_tracks(game, 0, experience=5, strength=9, energy=9)
            send(game, 0, CARD_FOR[way])
            assert asked_of(game, 0) == AskKind.PAY
            assert [move.data["amount"] for move in game.moves(0)] == list(range(effect["amount"] + 1))
            answer(game, 0, do="replace", resource=other, amount=replaced)
            assert tracks(game, 0)[paid_with] == 9 + plainly[paid_with] + replaced
            assert tracks(game, 0)[other] == 9 + plainly[other] - replaced
        check_only_with_substitute(make, way, paid_with, other, effect["amount"])


def check_only_with_substitute(make, way, paid_with, other, most):
    """What the right resource lacks must come from the other, or the card cannot be chosen."""
    for has, can in ((PRICES[way] - most - 1, False), (PRICES[way] - most, True)):
        game = make()
        lay_out(game, I=[CARD_FOR[way]])
        set_tracks(game, 0, **{"experience": 5, paid_with: has, other: most})
        chosen = [move.data for move in game.moves(0)]
        assert ({"do": "explore", "card": CARD_FOR[way]} in chosen) == can


def check_last_place(make, _effects, _effect):
    game = make()
    last = game.players - 1
    assert order(game)[last] == 0
    for _ in range(4):
        finish_exploration(game)
        assert order(game)[last] == 0


def check_restrain(make, _effects, _effect):
    """The other player comes first and may not have the card; its owner may."""
    game = make()
    next_round(game)
    assert asked_of(game, 0) == AskKind.RESTRAIN
    lay_out(game, I=["smuggler_hold"], III=["settlers_stash"])
    game.state.track[:2] = [1, 0]
    game.play(0, {"do": "restrain", "card": "settlers_stash"})
    with pytest.raises(fp.IllegalMove) as refused:
        game.play(1, {"do": "explore", "card": "settlers_stash"})
    assert refused.value.rule == "PF-46"
    game.play(1, {"do": "explore", "card": "smuggler_hold"})
    game.play(0, {"do": "explore", "card": "settlers_stash"})
    assert "settlers_stash" in cards_of(game, 0)


def check_score(make, effects, _effect):
    """Against the oracle, with more and more cards of every kind, one of which adds to the points."""
    game = make()
    points = game.game.module("rules.scoring").technology_points
    seen = set()
    for card in (
        "spaceport_1", "roy_2", ("solar_orchard", "annex"), "signal_network", "spaceport_3", "settlers_stash",
        "storm_rays", "cryo_facility_5",
    ):  # fmt: skip
        hold(game, 0, card)
        set_tracks(game, 0, experience=game.state.empires[0].cards.n)
        expected = sum(oracle.condition_points(game.state, 0, effect) for effect in effects)
        assert points(game.state, 0) == expected
        seen.add(expected)
    assert len(seen) > 1


def check_least(make, _effects, effect):
    """Against the oracle, with two units of one planet after the other; the points are those of the last one wanted."""
    game = make()
    points = game.game.module("rules.scoring").commander_points
    seen = []
    for planet in range(1, 8):
        hold(game, 0, *[id for id, unit in DATA["units"].items() if unit["planet"] == planet][:2])
        assert points(game.state, 0) == oracle.condition_points(game.state, 0, effect)
        seen.append(points(game.state, 0))
    assert seen == [0] * (effect["least"] - 1) + [effect["points"]] * (8 - effect["least"])


CHECKS = {
    "on_take": check_speaks_of_something,
    "discount": check_speaks_of_something,
    "requirement": check_requirement,
    "operation_points": check_operation_points,
    "operation_limit": check_operation_limit,
    "income": check_income,
    "substitute": check_substitute,
    "last_place": check_last_place,
    "restrain": check_restrain,
    "score_per": check_score,
    "score_at_least": check_least,
}
