"""What a screen shows beyond the state: counted by the rules, from what the viewer may see."""

import pytest

import fiveplanets as fp
from fiveplanets.core.packing import pack
from fiveplanets.games.planet.components import HABITATS, TILE_HABITATS, TILE_IDS, Habitat
from fiveplanets.games.planet.rules.regions import compared, suitability
from fiveplanets.games.planet.state import COMPARED
from tests.planet.positions import clear_animals, give, number, painted, waiting, waiting_table
from tests.support import play_randomly, random_tables, table

F, M, D, G = Habitat.FOREST, Habitat.MOUNTAIN, Habitat.DESERT, Habitat.GLACIER
GAME = fp.game("planet")
HIDDEN = {"habitat": None, "areas": 0, "points": 0, "next_areas": None}


def facts_of(state, viewer=0):
    return GAME.position(pack(state)).facts(viewer)


@pytest.mark.rule("PL-15")
def test_every_area_knows_its_region_and_how_large_it_is():
    """Area 0 of the top borders area 5, on face 2; area 20 is on face 5, beside area 3."""
    shown = facts_of(waiting("fox", 3, {0: F, 1: F, 5: F, 20: F, 3: G}, {}))["planets"][0]
    assert {area: region for area, region in enumerate(shown["regions"]) if region is not None} == {
        0: 0, 1: 0, 5: 0, 3: 3, 20: 20
    }  # fmt: skip
    assert [shown["sizes"][area] for area in (0, 1, 5, 3, 20, 2)] == [3, 3, 3, 1, 1, 0]
    assert shown["habitats"][F] == {"areas": 4, "regions": 2}
    assert shown["habitats"][G] == {"areas": 1, "regions": 1}


@pytest.mark.rule("PL-24")
def test_an_offer_names_the_three_largest_regions_that_suit():
    """A forest of two, one of one and a larger one without glacier; the others are as large as they should be."""
    plain = dict.fromkeys(range(55, 60), F)
    (fox,) = facts_of(waiting("fox", 3, plain | {0: F, 1: F, 2: G, 3: F}, {}))["animals"]
    assert fox["offers"][0] == {"counts": [2, 1, 0], "regions": [0, 3, None]}
    assert fox["offers"][1] == {"counts": [0, 0, 0], "regions": [None, None, None]}


def test_most_counts_all_regions_and_names_none():
    (monkey,) = facts_of(waiting("monkey", 3, {0: F, 2: F}, {}))["animals"]
    assert monkey["offers"][0] == {"counts": [2, 0, 0], "regions": [None, None, None]}


def test_offers_are_what_the_rules_compare():
    for played in random_tables("planet", 8, seed=5):
        shown = GAME.position(bytes(played.position)).facts(None)
        for animal in shown["animals"]:
            for seat in range(played.players):
                value = suitability(played.state.planets[seat], number(animal["animal"]))
                offer = animal["offers"][seat]
                assert offer["counts"] == [compared(value, place) for place in range(COMPARED)]
                sizes = shown["planets"][seat]["sizes"]
                for count, region in zip(offer["counts"], offer["regions"], strict=True):
                    assert region is None or sizes[region] == count


@pytest.mark.parametrize(("round", "leader", "nobody"), [(11, None, "tie"), (12, 1, None)])
def test_live_counts_name_the_planet_that_would_win_now(round, leader, nobody):
    """Forests of two at a glacier for both, and one more for the second player, which only the last round looks at."""
    forests = {0: F, 1: F, 2: G}
    (fox,) = facts_of(waiting("fox", round, forests, forests | {55: F, 56: G}))["animals"]
    assert (fox["animal"], fox["round"], fox["leader"], fox["nobody"]) == ("fox", round, leader, nobody)


def test_live_counts_say_that_no_planet_suits():
    (fox,) = facts_of(waiting("fox", 3, {0: F}, {}))["animals"]
    assert (fox["leader"], fox["nobody"]) == (None, "no_planet")


def test_animals_are_listed_by_round_until_they_are_won():
    played = GAME.table(4, seed=1)
    seen = set()
    while not played.over:
        view = played.view(None)
        rounds = [animal["round"] for animal in view["facts"]["animals"]]
        assert rounds == sorted(rounds)
        waiting_now = [animal["animal"] for animal in view["facts"]["animals"]]
        won_now = [card["animal"] for planet in view["facts"]["planets"] for card in planet["won"]]
        assert len(waiting_now) + len(won_now) == 20
        assert not set(waiting_now) & set(won_now)
        seen |= set(won_now)
        play_randomly(played, len(played.entries), 7)
    assert seen


@pytest.mark.rule("PL-21")
def test_an_animal_knows_the_round_in_which_it_was_won_and_its_worth():
    state = table("planet", 2).state
    clear_animals(state)
    state.round = 9
    state.planets[0].objective, state.planets[1].objective = F, G
    give(state, 0, "fox", round=7)
    give(state, 0, "penguin", round=4)
    own = facts_of(state, 0)["planets"][0]["won"]
    assert own == [{"animal": "penguin", "round": 4, "worth": 2}, {"animal": "fox", "round": 7, "worth": 1}]
    assert [card["worth"] for card in facts_of(state, 1)["planets"][0]["won"]] == [2, None], "nobody else has glacier"
    assert [card["worth"] for card in facts_of(state, None)["planets"][0]["won"]] == [None, None]


@pytest.mark.rule("PL-28")
@pytest.mark.rule("PL-29")
def test_points_so_far_hold_the_own_objective_and_of_others_the_least():
    state = table("planet", 2).state
    clear_animals(state)
    state.round = 9
    state.planets[0].objective, state.planets[1].objective = F, G
    painted(dict.fromkeys(range(15), F), state.planets[0])
    painted(dict.fromkeys(range(12), G), state.planets[1])
    give(state, 0, "fox", "tiger", "penguin")
    give(state, 1, "seal", "otter")
    assert facts_of(state, 0)["points"][:2] == [
        {"objective": 2, "home": 2, "away": 2, "animals": 0},
        {"objective": 0, "home": 0, "away": 2, "animals": 1},
    ]
    assert GAME.position(pack(state)).points() == [
        {"objective": 2, "home": 2, "away": 2, "animals": 0},
        {"objective": 2, "home": 1, "away": 2, "animals": 0},
    ]


@pytest.mark.parametrize("options", [{}, {"objectives": "none"}])
def test_points_are_never_more_than_the_score_and_in_the_end_just_that(options):
    played = GAME.table(3, seed=2, options=options)
    while not played.over:
        for viewer in (0, 1, 2, None):
            found = [sum(points.values()) for points in played.position.facts(viewer)["points"][:3]]
            assert all(few <= score for few, score in zip(found, played.scores, strict=True))
            assert viewer is None or found[viewer] == played.scores[viewer]
        play_randomly(played, len(played.entries), 5)
    for viewer in (0, None):
        found = [sum(points.values()) for points in played.position.facts(viewer)["points"][:3]]
        assert found == played.scores


@pytest.mark.parametrize(
    ("areas", "points", "next_areas"), [(0, 0, 11), (10, 0, 11), (11, 2, 14), (22, 8, 23), (23, 10, None)]
)
def test_the_own_objective_and_its_next_step(areas, points, next_areas):
    state = table("planet", 2).state
    state.planets[0].objective = G
    painted(dict.fromkeys(range(areas), G), state.planets[0])
    shown = facts_of(state, 0)["planets"]
    assert shown[0]["objective"] == {"habitat": "glacier", "areas": areas, "points": points, "next_areas": next_areas}
    assert shown[1]["objective"] == HIDDEN
    assert facts_of(state, None)["planets"][0]["objective"] == HIDDEN


def test_who_took_which_tile_and_who_has_placed():
    played = GAME.table(3, seed=1, options={"first": 2})

    def shown():
        facts = played.view(None)["facts"]
        return facts["placed"], [planet["taken"] for planet in facts["planets"][:3]]

    first, second, *_ = played.view(None)["state"]["open_tiles"]
    assert shown() == ([], [None, None, None])
    played.play(1, {"do": "take", "tile": first})
    assert shown() == ([], [None, first, None])
    played.play(1, {"do": "place", "face": 5})
    played.play(1, {"do": "turn", "by": 0})
    assert shown() == ([1], [None, first, None])
    played.play(2, {"do": "take", "tile": second})
    assert shown() == ([1], [None, first, second])


@pytest.mark.rule("PL-12")
def test_piles_that_are_left():
    played = GAME.table(2, seed=1)
    assert played.position.facts(0)["piles"] == 11
    play_randomly(played, 1)
    assert played.position.facts(0)["piles"] == 0


def test_what_a_rotation_promises_comes_true():
    played = GAME.table(3, seed=4)
    checked = 0
    while not played.over:
        seat = played.to_act[0]
        turns = played.position.facts(seat)["placing"]["turns"]
        played.play(seat, played.legal(seat)[0])
        if turns:
            found = {animal["animal"]: animal for animal in played.position.facts(None)["animals"]}
            changes = [change for change in turns[0]["changes"] if change["animal"] in found]
            for change in changes:
                after = found[change["animal"]]
                assert after["offers"][seat]["counts"][0] == change["after"] != change["before"]
                assert after["leader"] == change["leader"]
            checked += len(changes)
    assert checked > 50


def test_a_rotation_shows_what_lies_on_each_side():
    played = table("planet", 2, first=1)
    before = pack(played.state)
    first = played.legal(0)[0]
    played.play(0, first)
    played.play(0, {"do": "place", "face": 1})
    placing = played.view(0)["facts"]["placing"]
    assert (placing["seat"], placing["tile"], placing["face"]) == (0, TILE_IDS[first], 1)
    habitats = [HABITATS[habitat] for habitat in TILE_HABITATS[first]]
    for by, turn in enumerate(placing["turns"]):
        assert turn["areas"] == habitats[by:] + habitats[:by]
    played.undo(0)
    played.undo(0)
    assert pack(played.state) == before


def test_counting_leaves_the_position_as_it_was():
    for played in random_tables("planet", 12, seed=3):
        before = pack(played.state)
        played.position.points()
        assert pack(played.state) == before


def test_facts_are_the_same_in_both_engines():
    for played in random_tables("planet", 12, seed=4):
        native = GAME.position(bytes(played.position))
        for viewer in (*range(played.players), None):
            assert played.position.facts(viewer) == native.facts(viewer)


def test_the_table_in_a_view_reads_by_itself():
    state = waiting_table("fox", 3, {0: F}, {}, first=1).view(0)["state"]
    assert state["planets"][0]["areas"][0] == "forest"
    assert state["animals"][number("fox")] == {"column": 3, "winner": None}
    assert state["asks"][0] == [{"ask": "take"}]
    assert state["options"] == {"objectives": "secret", "animals": "open", "first": "1"}
