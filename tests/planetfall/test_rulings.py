"""The rulings R1 to R27: what holds where the rulebook is silent or its print unclear."""

import pytest

import fiveplanets as fp
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.packing import leaves, scalars
from fiveplanets.core.sight import hidden_scalars
from fiveplanets.games.planetfall.components import CARD_IDS, COMPONENTS, GOAL_IDS, SIDE_IDS
from fiveplanets.games.planetfall.events import Event
from fiveplanets.games.planetfall.shapes import LEVEL_IDS
from fiveplanets.games.planetfall.state import CELL, FIRST_SPOT, AskKind
from tests.planetfall.positions import (
    DATA,
    SIDES_A,
    answer,
    asked_of,
    cards_of,
    finish_exploration,
    gained_by,
    hold,
    lay_out,
    next_round,
    open_cards,
    order,
    pass_by,
    plain,
    send,
    set_tracks,
    started,
    take,
    tracks,
    with_effects,
)

pytestmark = pytest.mark.rule("PF-46")


def test_ruling_r1_a_looted_cache_may_pay_an_empire_point():
    assert gained_by(plain(), 0, "loot") == {"points": 1, "experience": 0, "strength": 0, "energy": 5}


def test_ruling_r2_a_beaten_unit_pays_empire_points_energy_and_experience():
    game = plain()
    lay_out(game, III=["sabretooth_hopper"])
    set_tracks(game, 0, points=0, experience=2, strength=2, energy=0)
    take(game, 0, "sabretooth_hopper")
    assert tracks(game, 0) == {"points": 3, "experience": 3, "strength": 0, "energy": 2}


def test_ruling_r3_diplomacy_pays_strength_only_to_those_who_recruit():
    recruited, fought = (gained_by(plain(), 0, way) for way in ("recruit", "defeat"))
    assert recruited["strength"] == 2
    assert fought["strength"] == -4
    for unit in DATA["units"].values():
        assert ("diplomacy" in unit) == ("diplomacy_strength" in unit)
        assert "strength" not in unit["reward"]


@pytest.mark.parametrize("level", ["I", "II", "III"])
def test_ruling_r4_diplomacy_and_aggression_cost_the_same_on_all_levels(level):
    assert gained_by(plain(), 0, "recruit", level)["energy"] == -3
    assert gained_by(plain(), 0, "aggression", level)["strength"] == -4


def test_ruling_r4_the_demand_of_a_recruit_follows_the_level_and_aggression_demands_nothing():
    for level, demand in (("I", 3), ("II", 3), ("III", 2)):  # Nomad Riders
        for experience, can in ((demand - 1, False), (demand, True)):
            game = plain()
            lay_out(game, **{level: ["nomad_riders", "elysium_parks_1"]})
            set_tracks(game, 0, experience=experience, strength=0, energy=4)
            assert ({"do": "explore", "card": "nomad_riders"} in [move.data for move in game.moves(0)]) == can
    assert gained_by(plain(), 0, "aggression", experience=0)["strength"] == -4


def test_ruling_r5_one_payable_way_is_enough_and_the_way_is_chosen_when_acting():
    game = plain()
    lay_out(game, I=["scrap_raiders"])
    set_tracks(game, 0, experience=1, strength=0, energy=3)
    take(game, 0, "scrap_raiders")  # only recruiting can be paid: no question
    assert tracks(game, 0)["strength"] == 2
    game = plain()
    lay_out(game, I=["scrap_raiders"])
    set_tracks(game, 0, experience=1, strength=3, energy=3)
    game.play(0, {"do": "explore", "card": "scrap_raiders"})
    assert game.to_act == [1]  # not before all ships are placed
    pass_by(game, 1)
    assert asked_of(game, 0) == AskKind.WAY


def test_ruling_r6_the_operations_cell_is_last_on_its_level():
    game = plain(3)
    lay_out(game, I=["settlers_stash"], II=["energy_development"])
    set_tracks(game, 0, energy=9)
    game.play(0, {"do": "explore", "card": "energy_development"})
    game.play(1, {"do": "operate", "level": "I"})
    game.play(2, {"do": "explore", "card": "settlers_stash"})
    finish_exploration(game)
    assert order(game) == [2, 1, 0]  # the rulebook's example of a turn


def test_ruling_r7_operations_cells_are_free_again_in_exploration_2():
    game = plain(3)
    for level in LEVEL_IDS:
        game.play(game.to_act[0], {"do": "operate", "level": level})
    finish_exploration(game)
    assert game.state.exploration == 2
    assert all(game.state.ships[cell] == NOTHING for cell in CELL)
    assert sum(1 for move in game.moves(game.to_act[0]) if move.data["do"] == "operate") == 3


def test_ruling_r8_who_skips_takes_the_topmost_free_place_at_once():
    game = plain(5)
    lay_out(game)
    for level in LEVEL_IDS:
        game.play(game.to_act[0], {"do": "operate", "level": level})
    assert order(game) == [3, 4, NOTHING, NOTHING, NOTHING]
    finish_exploration(game)
    assert game.to_act == [3]  # so it leads next


def test_ruling_r9_the_last_place_from_the_start_and_the_others_above():
    for seat in range(3):
        sides = ["kirko_a", "dvar_a"]
        sides.insert(seat, "syndicate_b")
        game = started(*sides)
        for _ in range(6):
            assert order(game)[2] == seat
            assert NOTHING not in order(game)
            finish_exploration(game)


def test_ruling_r10_in_round_1_only_one_side_does_something_in_the_income_phase():
    for side in SIDE_IDS:
        other = next(id for id in SIDES_A if id[:-1] != side[:-1])
        game = started(side, other)
        assert (asked_of(game, 0) == AskKind.RESTRAIN) == (side == "syndicate_b")
        assert tracks(game, 0) == {"points": 0} | DATA["sides"][side]["start"]


def test_ruling_r10_an_income_that_does_not_say_otherwise_begins_in_round_2():
    for effect, first in (({}, 0), ({"from_round": 1}, 3)):
        game = with_effects([{"kind": "income", "gain": {"strength": 3}} | effect])
        start = DATA["sides"][SIDES_A[0]]["start"]["strength"]
        assert tracks(game, 0)["strength"] == start + first
        next_round(game)
        assert tracks(game, 0)["strength"] == start + first + 3


def test_ruling_r11_a_card_does_not_react_to_itself():
    game = plain()
    lay_out(game, I=["open_archive"], II=["hall_of_veterans"])
    set_tracks(game, 0, points=0, energy=20)
    set_tracks(game, 0, experience=0)
    take(game, 0, "open_archive")  # 1 experience after studying a technology
    assert tracks(game, 0)["experience"] == 0
    take(game, 0, "hall_of_veterans")
    assert tracks(game, 0)["experience"] == 1


def test_ruling_r12_pay_reward_pair_track_reactions():
    game = with_effects([{"kind": "on_take", "of": "landmark", "gain": {"energy": 1}}])
    hold(game, 0, "synthesis_network_1")
    lay_out(game, I=["synthesis_network_2"])
    set_tracks(game, 0, energy=5)
    take(game, 0, "synthesis_network_2")
    story = [event for entry in game.entries for event in entry.story if event[1] == 0]
    kinds = [event[0] for event in story]
    at = kinds.index(Event.TOOK)
    assert kinds[at : at + 7] == [
        Event.TOOK, Event.PAID, Event.GAINED, Event.GAINED, Event.PAIR, Event.GAINED, Event.PLACED,
    ]  # fmt: skip
    assert story[at + 7][0] == Event.GAINED
    assert story[at + 7][2] == 1  # what the effect brings


def test_ruling_r12_a_price_is_paid_before_the_reward_comes():
    """So a full track has room again, and a reward does not help to pay."""
    assert gained_by(plain(), 0, "recruit", energy=20, strength=15) == {
        "points": 3, "experience": 1, "strength": 0, "energy": -3,
    }  # fmt: skip
    game = plain()
    lay_out(game, I=["roy_2"])
    set_tracks(game, 0, experience=1, strength=4, energy=20)
    take(game, 0, "roy_2")
    assert tracks(game, 0)["energy"] == 20
    game = with_effects([{"kind": "substitute", "of": "defeat", "amount": 3}])
    lay_out(game, I=["roy_2"])
    set_tracks(game, 0, experience=1, strength=1, energy=20)
    take(game, 0, "roy_2")
    assert tracks(game, 0)["energy"] == 20  # 3 paid, 3 won


def test_ruling_r13_what_goes_over_is_lost():
    assert gained_by(plain(), 0, "loot", energy=18)["energy"] == 2


def test_ruling_r14_more_than_150_empire_points_are_counted():
    assert gained_by(plain(), 0, "peaceful", points=149)["points"] == 6


def test_ruling_r15_points_may_be_left_unused_on_purpose():
    game = plain()
    before = tracks(game, 0)
    send(game, 0, "III")
    for kind in ("exchange_points", "exchange_experience", "exchange_strength"):
        answer(game, 0, do=kind, amount=0)
    assert tracks(game, 0) == before


def test_ruling_r16_the_limit_is_the_planet_and_what_effects_add_for_each_action():
    for planet in (1, 2):
        game = with_effects([{"kind": "operation_limit", "amount": 2}])
        while game.state.round < planet:
            next_round(game)
        for _ in range(2):
            send(game, 0, "II")
            assert max(move.data["amount"] for move in game.moves(0)) == planet + 2
            answer(game, 0, do="exchange_points", amount=planet + 2)
            while asked_of(game, 0) in (AskKind.EXPERIENCE, AskKind.STRENGTH):
                answer(game, 0, **game.moves(0)[0].data)


def test_ruling_r17_a_discount_never_goes_below_0_nor_touches_the_surcharge():
    for amount, price in ((1, 2 + 2), (2, 1 + 2), (3, 0 + 2), (9, 0 + 2)):
        game = with_effects([{"kind": "discount", "of": "defeat", "amount": amount}])
        lay_out(game, I=["sabretooth_hopper"])  # 3 strength, 2 experience demanded
        set_tracks(game, 0, experience=0, strength=9)
        take(game, 0, "sabretooth_hopper")
        assert tracks(game, 0)["strength"] == 9 - price


def test_ruling_r18_a_lower_demand_works_for_fights_and_recruits_and_not_below_0():
    for amount in (1, 2, 9):
        game = with_effects([{"kind": "requirement", "amount": amount}])
        lay_out(game, I=["nomad_riders"])  # demands 3, costs 5 strength or 4 energy
        set_tracks(game, 0, experience=1, strength=15, energy=4)
        send(game, 0, "nomad_riders")
        if amount == 1:
            assert asked_of(game, 0) != AskKind.WAY  # recruiting still demands 2
            assert tracks(game, 0)["strength"] == 15 - 5 - 1
        else:
            answer(game, 0, do="take", way="defeat")
            assert tracks(game, 0)["strength"] == 15 - 5


def restrained():
    """Aron Ardelli's side B, always last, has kept a card from the others."""
    game = started("syndicate_b", "kirko_a", "dvar_a")
    lay_out(game, I=["smuggler_hold"], III=["settlers_stash"])
    game.play(0, {"do": "restrain", "card": "settlers_stash"})
    return game


def test_ruling_r19_nobody_else_may_choose_the_restrained_card_on_this_planet():
    game = restrained()
    for exploration in (1, 2):
        assert game.state.exploration == exploration
        for level in LEVEL_IDS:
            seat = game.to_act[0]
            chosen = [move.data.get("card") for move in game.moves(seat)]
            assert ("settlers_stash" in chosen) == (seat == 0)
            assert "smuggler_hold" in chosen
            if seat != 0:
                with pytest.raises(fp.IllegalMove) as refused:
                    game.play(seat, {"do": "explore", "card": "settlers_stash"})
                assert refused.value.rule == "PF-46"
            game.play(seat, {"do": "operate", "level": level})
        finish_exploration(game)
    assert game.state.round == 2
    assert game.state.restrained == NOTHING


def test_ruling_r19_the_token_comes_back_with_its_card():
    game = restrained()
    while game.to_act != [0]:
        pass_by(game, game.to_act[0])
    game.play(0, {"do": "explore", "card": "settlers_stash"})
    finish_exploration(game)
    assert "settlers_stash" in cards_of(game, 0)
    assert game.state.restrained == NOTHING


def test_ruling_r19_the_token_is_offered_on_every_planet_and_may_be_kept():
    game = started("syndicate_b", "kirko_a")
    for planet in range(1, 8):
        assert game.state.round == planet
        assert asked_of(game, 0) == AskKind.RESTRAIN
        first_two = game.state.open[FIRST_SPOT[2] : FIRST_SPOT[2] + 2]
        assert {move.data.get("card") for move in game.moves(0)} == {CARD_IDS[card] for card in first_two} | {None}
        game.play(0, {"do": "restrain_nothing"})
        assert game.state.restrained == NOTHING
        while not game.over and game.state.round == planet:
            pass_by(game, game.to_act[0])


def test_ruling_r20_all_who_are_tied_for_most_score_but_nobody_with_nothing():
    game = plain(3)
    game.state.goal = GOAL_IDS.index("rivalry")  # 7 for most units, landmarks, caches and sectors
    points = game.game.module("rules.scoring").goal_points
    assert [points(game.state, seat) for seat in range(3)] == [0, 0, 0]
    hold(game, 0, "roy_2")
    hold(game, 1, "scrap_raiders")
    assert [points(game.state, seat) for seat in range(3)] == [7, 7, 0]
    hold(game, 1, "vine_lashers")
    assert [points(game.state, seat) for seat in range(3)] == [0, 7, 0]


def test_ruling_r21_a_technology_that_scores_technologies_counts_itself():
    game = plain()
    hold(game, 0, "unified_science")
    assert game.game.module("rules.scoring").technology_points(game.state, 0) == 2


def test_ruling_r22_a_cache_is_looted_a_sector_annexed():
    game = plain()
    game.state.goal = GOAL_IDS.index("prosperity")  # 2 for each of both, 4 for two sectors, 3 for most energy
    for seat in (0, 1):
        set_tracks(game, seat, energy=0)
    points = game.game.module("rules.scoring").goal_points
    hold(game, 0, ("solar_orchard", "loot"), ("wind_terraces", "loot"))
    hold(game, 1, ("crashed_supply_pod", "annex"), ("dry_reactor_pit", "annex"))
    assert [points(game.state, seat) for seat in (0, 1)] == [4, 8]


def test_ruling_r23_the_running_total_is_always_shown():
    game = plain()
    lay_out(game, I=["spaceport_1"])
    set_tracks(game, 0, points=10, energy=5)
    take(game, 0, "spaceport_1")
    assert game.view(1)["state"]["empires"][0]["track"][0] == 16


def test_ruling_r24_the_rulebooks_table_of_open_cards():
    tables = DATA["tables"]
    assert (tables["cards_for_2_to_3"], tables["cards_for_4_to_6"]) == ([4, 3, 2], [5, 4, 3])
    assert len(open_cards(plain(3))) == 9
    assert len(open_cards(plain(4))) == 12


def test_ruling_r25_one_initiative_for_both_sides_from_1_to_6():
    assert sorted(DATA["sides"][side]["initiative"] for side in SIDES_A) == [1, 2, 3, 4, 5, 6]
    for side in SIDES_A:
        assert DATA["sides"][side]["initiative"] == DATA["sides"][side[:-1] + "b"]["initiative"]


def test_ruling_r26_everything_but_the_decks_lies_open():
    game = started("syndicate_b", "kirko_a", "dvar_a")
    root = game.game.root
    for viewer in (None, 0, 2):
        hidden = hidden_scalars(root, scalars(root, bytes(game.position)), viewer)
        assert {leaves(root)[number].path[0] for number in hidden} == {"rng", "decks"}


def test_ruling_r27_the_figures_of_ancient_titan():
    titan = COMPONENTS.units["ancient_titan"]
    assert list(zip(titan.strength, titan.experience, strict=True)) == [(8, 9), (8, 9), (7, 8)]
    game = plain()
    lay_out(game, III=["ancient_titan"])
    set_tracks(game, 0, experience=8, strength=7)
    take(game, 0, "ancient_titan")
    assert tracks(game, 0)["strength"] == 0
