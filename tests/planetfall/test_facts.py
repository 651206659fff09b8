"""What the table shows is what happens."""

import random

import pytest

from fiveplanets.games.planetfall.components import RESOURCE_IDS
from fiveplanets.games.planetfall.state import FIRST_SPOT, AskKind
from tests.common.worlds import twin
from tests.planetfall import oracle
from tests.planetfall.positions import (
    DATA,
    asked_kind,
    hold,
    lay_out,
    next_round,
    order,
    pass_by,
    plain,
    set_tracks,
    started,
    take,
    tracks,
    with_effects,
)
from tests.support import play_randomly, random_tables, table


def facts(game, seat=0):
    return game.view(seat)["facts"]


def ways(game, seat=0, spot=0):
    return {way["way"]: way for way in facts(game, seat)["spots"][spot]["ways"]}


# --- outcomes


def test_prices_gains_scores_and_turn_order_come_as_shown():
    """In the last exploration of random games the last ship is put on every card in turn, and all is compared."""
    chooser = random.Random(7)
    compared = 0
    for seed in range(16):
        game = table("planetfall", 2 + seed % 2, seed)
        while game.state.round < 7 or game.state.exploration < 2 or game.state.turn < game.players - 1:
            seat = game.to_act[0]
            game.play(seat, chooser.choice(game.legal(seat)))
        compared += compare_all(game)
    assert compared > 50


def compare_all(game):
    seat, compared = game.to_act[0], 0
    view = game.view(seat)
    for card, spot in zip(view["state"]["open"], view["facts"]["spots"], strict=True):
        may = {"do": "explore", "card": card} in [move.data for move in game.moves(seat)]
        if card:
            assert may == (spot["obstacle"] is None)
            assert any(way["can"] for way in spot["ways"]) or not may
        for way in (way for way in spot["ways"] if may and way["can"]):
            compare(twin(game), seat, card, spot, way)
            compared += 1
    return compared


def compare(game, seat, card, spot, way):
    before = tracks(game, seat)
    game.play(seat, {"do": "explore", "card": card})
    while not game.over:
        acting = game.to_act[0]
        wanted = acting == seat and asked_kind(game, acting) == AskKind.WAY
        game.play(acting, {"do": "take", "way": way["way"]} if wanted else game.legal(acting)[0])
    least = way["least_replaced"]
    other = "energy" if way["paid_with"] == "strength" else "strength"
    expected = before | {way["paid_with"]: before[way["paid_with"]] - (way["price"] - least)}
    expected[other] -= least
    for resource, reward, reaction, lost in zip(RESOURCE_IDS, way["reward"], way["reaction"], way["lost"], strict=True):
        expected[resource] += reward + reaction - lost
    expected["points"] += way["pair"]
    assert tracks(game, seat) == expected == dict(zip(RESOURCE_IDS, way["after"], strict=True))
    assert order(game) == spot["order"][: game.players]
    goal = facts(game, seat)["goal"]
    if not counts_most(game):  # what others do meanwhile changes nothing
        assert way["score"] == game.scores[seat]
        assert way["goal"] == [condition["points"][seat] for condition in goal]


def counts_most(game):
    conditions = DATA["goals"][game.view(None)["state"]["goal"]]["conditions"]
    return any(condition["kind"] == "score_most" for condition in conditions)


def test_to_look_changes_nothing():
    """Outcomes are tried out on the position, and taken back."""
    for game in random_tables("planetfall", 24, seed=3):
        before = bytes(game.position)
        for seat in range(game.players):
            game.position.engine.facts(game.position.state, seat)
            assert bytes(game.position) == before


def test_after_the_last_card_nothing_is_tried_out():
    game = plain()
    hold(game, 0, *["roy_2"] * 14)
    lay_out(game, I=["settlers_stash"])
    assert ways(game)["loot"]["score"] == 0


def test_gains_are_split_by_source_and_by_what_a_full_track_loses():
    effect = {"kind": "on_take", "of": "landmark", "gain": {"experience": 4, "energy": 1}}
    game = with_effects([effect])
    hold(game, 0, "government_palace_2")
    lay_out(game, I=["government_palace_4"])
    set_tracks(game, 0, points=10, experience=10, strength=0, energy=9)
    way = ways(game)["peaceful"]
    assert (way["reward"], way["pair"], way["reaction"]) == ([7, 1, 0, 0], 2 + 3, [0, 4, 0, 1])
    assert way["lost"] == [0, 3, 0, 0]
    assert way["after"] == [22, 12, 0, 3]
    assert facts(game)["spots"][0]["partner"] == "government_palace_2"


# --- prices


def test_prices_are_those_of_the_player_who_looks():
    game = plain()
    lay_out(game, I=["frost_stalker"])
    set_tracks(game, 0, experience=3)
    set_tracks(game, 1, experience=0)
    shown = [(ways(game, seat)["defeat"]["price"], ways(game, seat)["defeat"]["surcharge"]) for seat in (0, 1, None)]
    assert shown == [(5, 0), (8, 3), (5, 0)]


def test_discounts_and_demands_are_shown():
    """Nomad Riders cost 4 energy and demand 3."""
    game = with_effects([{"kind": "requirement", "amount": 1}, {"kind": "discount", "of": "recruit", "amount": 1}])
    lay_out(game, I=["nomad_riders"])
    shown = [ways(game, seat)["recruit"] for seat in (0, 1, None)]
    assert [way["price"] for way in shown] == [3, 4, 4]
    assert [way["discount"] for way in shown] == [1, 0, 0]
    assert [way["demand"] for way in shown] == [2, 3, 3]


def test_what_is_missing_is_shown():
    game = plain()
    lay_out(game, I=["nomad_riders"])  # 5 strength or 4 energy, 3 experience
    for held, missing in (
        ({"experience": 1, "strength": 6, "energy": 9}, {"defeat": ("strength", 1), "recruit": ("experience", 2)}),
        ({"experience": 3, "strength": 6, "energy": 1}, {"defeat": (None, 0), "recruit": ("energy", 3)}),
    ):
        set_tracks(game, 0, **held)
        assert {name: (way["short_of"], way["short"]) for name, way in ways(game).items()} == missing
        assert {name: way["can"] for name, way in ways(game).items()} == {n: not m[0] for n, m in missing.items()}


def test_how_much_of_a_price_the_other_resource_may_pay():
    game = with_effects([{"kind": "substitute", "of": "defeat", "amount": 3}])
    lay_out(game, I=["roy_2"])  # 4 strength
    set_tracks(game, 0, experience=1, strength=2, energy=9)
    way = ways(game)["defeat"]
    assert (way["least_replaced"], way["most_replaced"], way["can"]) == (2, 3, True)
    assert way["after"][2:] == [0, 9 - 2 + 3]


def test_why_a_card_or_cell_cannot_be_chosen():
    game = started("syndicate_b", "kirko_a", "dvar_a")
    lay_out(game, I=["convoy_wreck", "smuggler_hold", "spaceport_1"], III=["settlers_stash"])
    set_tracks(game, 1, energy=4)
    game.play(0, {"do": "restrain", "card": "settlers_stash"})
    game.play(2, {"do": "explore", "card": "smuggler_hold"})
    found = [spot["obstacle"] for spot in facts(game, 1)["spots"]]
    assert found[:3] == [None, "occupied", "too_dear"]
    token = FIRST_SPOT[2]
    assert found[token] == "restrained"
    assert facts(game, 0)["spots"][token]["obstacle"] is None
    assert {spot["obstacle"] for spot in facts(game, None)["spots"]} == {None}


# --- turn order


def test_the_next_order_is_shown_as_ships_are_placed():
    game = plain(3)
    lay_out(game, I=["settlers_stash"], II=["smuggler_hold"])
    assert facts(game)["next_order"] == [None] * 6
    game.play(0, {"do": "explore", "card": "smuggler_hold"})
    places = {s["level"]: s["order"][:3] for s in facts(game, 1)["spots"] if s["is_cell"]}
    assert places == {"I": [1, 0, None], "II": [0, 1, None], "III": [0, 1, None]}
    game.play(1, {"do": "operate", "level": "I"})
    assert facts(game, 2)["next_order"][:3] == [1, 0, None]
    assert game.view(2)["state"]["order"][:3] == [0, 1, 2]  # as the exploration began
    assert {seat for spot in facts(game, 1)["spots"] for seat in spot["order"]} == {None}  # its ship has been sent


def test_the_ship_that_is_always_last_is_shown_last():
    game = started("syndicate_b", "amazon_a", "kirko_a")
    game.play(0, {"do": "restrain_nothing"})
    assert facts(game, 0)["spots"][0]["order"][:3] == [None, None, 0]


# --- operations


def test_operation_points_and_their_limit_are_those_of_the_player_who_looks():
    game = with_effects([{"kind": "operation_points", "amount": 2}, {"kind": "operation_limit", "amount": 1}])
    shown = [
        [(s["operation_points"], s["point_limit"]) for s in facts(game, v)["spots"] if s["is_cell"]] for v in (0, None)
    ]
    assert shown == [[(7, 2), (8, 2), (9, 2)], [(5, 1), (6, 1), (7, 1)]]


# --- empires


def test_counts_pairs_and_points_are_those_of_the_oracle():
    for game in random_tables("planetfall", 40, seed=5):
        shown = facts(game, None)
        for seat in range(game.players):
            empire, state = shown["empires"][seat], game.state.empires[seat]
            assert empire["counts"].items() <= oracle.counts(state).items()
            assert empire["score"] == game.scores[seat] == sum(shown["points"][seat].values())
            assert sum(card["points"] for card in empire["cards"]) == shown["points"][seat]["technology_goals"]
            paired = [card["partner"] for card in empire["cards"] if card["partner"]]
            assert len(paired) == 2 * empire["counts"]["landmark_pair"]
            assert len(empire["waiting"]) == empire["counts"]["landmark"] - len(paired)


def test_pair_partners_are_named():
    game = plain()
    hold(game, 0, "spaceport_1", "roy_2", "spaceport_3", "spaceport_5")
    empire = facts(game)["empires"][0]
    assert [card["partner"] for card in empire["cards"]] == ["spaceport_3", None, "spaceport_1", None]
    assert empire["waiting"] == ["spaceport_5"]


def test_the_next_income_comes_as_shown():
    game = with_effects([{"kind": "income", "gain": {"energy": 2, "strength": 1}}])
    hold(game, 0, ("dry_reactor_pit", "annex"), ("geothermal_vent", "annex"), "energy_development", "sector_automation")
    set_tracks(game, 0, experience=0, strength=0, energy=0)
    income = facts(game)["empires"][0]["income"]
    assert income == {"sectors": 4, "technologies": [0, 0, 0, 1 + 2], "commander": [0, 0, 1, 2]}
    next_round(game)
    assert tracks(game, 0)["energy"] == 4 + 3 + 2
    while game.state.round < 7:
        next_round(game)
    assert facts(game)["empires"][0]["income"] == {"sectors": 0, "technologies": [0] * 4, "commander": [0] * 4}


def test_points_by_source():
    game = with_effects([{"kind": "on_take", "of": "cache", "gain": {"points": 2}}])
    game.state.goal = list(DATA["goals"]).index("conquest")
    lay_out(game, I=["settlers_stash"])
    hold(game, 0, "spaceport_1", "roy_2")
    set_tracks(game, 0, points=10, experience=0, strength=0, energy=0)
    set_tracks(game, 1, strength=1)
    take(game, 0, "settlers_stash")
    game.state.empires[0].operated = 0
    assert facts(game)["points"][0] == {
        "units": 4, "landmarks": 6, "pairs": 0, "technologies": 0, "caches": 1, "operations": 0, "effects": 2,
        "goals": 2, "technology_goals": 0, "commander_goals": 0,
    }  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_points_by_source_add_up_to_the_score(players):
    for seed in range(3):
        game = table("planetfall", players, seed)
        play_randomly(game, seed)
        for seat, parts in enumerate(game.position.points()):
            assert sum(parts.values()) == game.scores[seat]
            assert min(parts.values()) >= 0
            assert parts["effects"] <= game.state.empires[seat].cards.n * 3


# --- the table


def test_who_would_win():
    game = plain(3)
    while not game.over:
        pass_by(game, game.to_act[0])
    for seat, points in enumerate((30, 31, 31)):
        set_tracks(game, seat, points=points, experience=0, strength=0, energy=0)
    game.state.track[:3] = [0, 2, 1]
    assert facts(game, None)["ranking"] == [2, 1, 0]
    assert game.winners == [2]


@pytest.mark.parametrize(("players", "aside"), [(3, 5), (4, 2)])
def test_how_many_cards_nobody_sees(players, aside):
    assert facts(table("planetfall", players))["aside"] == 0
    assert facts(plain(players))["aside"] == aside


def test_the_sides_that_are_left():
    game = table("planetfall", 3, first=1)
    game.play(0, {"do": "choose", "side": "dvar_b"})
    left = [side for side in DATA["sides"] if not side.startswith("dvar")]
    assert facts(game, 1)["sides"] == facts(game, 2)["sides"] == left
    assert facts(game, 0)["sides"] == facts(game, None)["sides"] == []
    assert [move.data["side"] for move in game.moves(1)] == left
