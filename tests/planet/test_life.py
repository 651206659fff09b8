"""Life: which planet an animal chooses."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.components import Habitat
from fiveplanets.games.planet.events import Event
from fiveplanets.games.planet.rules.life import best_planet, judge_animals
from tests.planet.positions import finish_round, number, waiting
from tests.support import table

F, M, D, G = Habitat.FOREST, Habitat.MOUNTAIN, Habitat.DESERT, Habitat.GLACIER
FREE = {}
ALWAYS = (3, 7, 12)


def forest(*areas):
    return dict.fromkeys(areas, F)


# Forests far from one another, each beside a glacier: the top and three areas beyond its edges, face 9, single areas.
FOREST_OF_8 = forest(0, 1, 2, 3, 4, 5, 10, 15) | {20: G}
FOREST_OF_5 = forest(45, 46, 47, 48, 49) | {43: G}
FOREST_OF_1 = forest(30) | {31: G}
ANOTHER_OF_1 = forest(55) | {56: G}


def judged(animal, round, *planets):
    """Who gets the animal, and the column in which its card lies or was won then."""
    state = waiting(animal, round, *planets)
    judge_animals(state)
    card = state.animals[number(animal)]
    return (card.winner, card.column)


@pytest.mark.rule("PL-14")
def test_from_round_3_on_every_animal_of_the_column_is_judged_after_the_last_placing():
    verdicts = (Event.WON, Event.MOVED_ON, Event.REMOVED)
    for seed in range(5):
        played = table("planet", 3, seed)
        while not played.over:
            round = played.state.round
            column = {a for a, card in enumerate(played.state.animals) if card.column == round}
            assert bool(column) == (round >= 3)
            entries = len(played.entries)
            finish_round(played)
            told = [[e for e in entry.story if e[0] in verdicts] for entry in played.entries[entries:]]
            assert not any(told[:-1]), "only after the last placing"
            assert {e[2] if e[0] == Event.WON else e[1] for e in told[-1]} == column


@pytest.mark.rule("PL-17")
@pytest.mark.parametrize("round", ALWAYS)
def test_most_goes_to_the_most_regions(round):
    assert judged("monkey", round, FOREST_OF_8, forest(0, 2)) == (1, round)


@pytest.mark.rule("PL-18")
@pytest.mark.parametrize("round", ALWAYS)
def test_touching_goes_to_the_largest_region_that_borders(round):
    """The second planet has the larger forest, but its glacier lies far away."""
    far = forest(0, 1, 2, 3, 4, 5, 10, 15, 20) | {57: G}
    assert judged("fox", round, FOREST_OF_5, far) == (0, round)


@pytest.mark.rule("PL-19")
@pytest.mark.parametrize("round", ALWAYS)
def test_not_touching_goes_to_the_largest_region_that_does_not_border(round):
    """The reindeer wants a glacier away from the desert: three areas there beat four with a desert beside them."""
    at_desert = dict.fromkeys((0, 1, 2, 3), G) | {4: D}
    away = dict.fromkeys((0, 1, 2), G) | {57: D}
    assert judged("reindeer", round, at_desert, away) == (1, round)


@pytest.mark.rule("PL-20")
@pytest.mark.parametrize("round", ALWAYS)
def test_a_planet_that_does_not_suit_at_all_cannot_win(round):
    assert best_planet(waiting("fox", round, forest(0, 1), FREE), number("fox"))[0] == NOTHING
    assert best_planet(waiting("fox", round, forest(0, 1), FOREST_OF_1), number("fox"))[0] == 1


@pytest.mark.rule("PL-20")
def test_an_animal_that_nothing_suits_moves_on_and_at_last_leaves():
    assert judged("fox", 5, forest(0, 1), FREE, FREE) == (NOTHING, 6)
    assert judged("monkey", 5, FREE, FREE) == (NOTHING, 6)
    assert judged("fox", 12, forest(0, 1), FREE, FREE) == (NOTHING, NOTHING)


@pytest.mark.rule("PL-21")
def test_the_card_stays_with_its_winner():
    """Even when another planet suits it better later."""
    state = waiting("fox", 4, FOREST_OF_5, FREE)
    judge_animals(state)
    for area, habitat in FOREST_OF_8.items():
        state.planets[1].areas[area] = habitat
    for round in range(5, 13):
        state.round = round
        judge_animals(state)
    assert state.animals[number("fox")].winner == 0


@pytest.mark.rule("PL-22")
@pytest.mark.parametrize("round", range(3, 12))
@pytest.mark.parametrize("animal", ["fox", "monkey"])
def test_a_tie_moves_the_card_to_the_next_round(round, animal):
    """Also when one of the tied has more to offer in second place, and the third planet has something smaller."""
    richer = FOREST_OF_8 | (FOREST_OF_5 if animal == "fox" else {})
    assert judged(animal, round, FOREST_OF_8, richer, FREE) == (NOTHING, round + 1)


@pytest.mark.rule("PL-22")
def test_a_card_that_moved_on_is_judged_again():
    state = waiting("fox", 4, FOREST_OF_5, FOREST_OF_5)
    judge_animals(state)
    state.round = 5
    for area, habitat in FOREST_OF_8.items():
        state.planets[1].areas[area] = habitat
    judge_animals(state)
    assert state.animals[number("fox")].winner == 1


@pytest.mark.rule("PL-22")
def test_a_tie_below_the_best_does_not_matter():
    for planets in ((FOREST_OF_5, FOREST_OF_5, FOREST_OF_8), (FOREST_OF_8, FOREST_OF_5, FOREST_OF_5)):
        assert judged("fox", 6, *planets) == (planets.index(FOREST_OF_8), 6)


@pytest.mark.rule("PL-23")
def test_in_the_last_round_a_tie_on_most_leaves_the_game():
    """Two forests each; that one of them is larger does not help."""
    assert judged("monkey", 12, FOREST_OF_8 | FOREST_OF_5, forest(0, 2)) == (NOTHING, NOTHING)


@pytest.mark.rule("PL-24")
@pytest.mark.parametrize("one", [FOREST_OF_1, ANOTHER_OF_1])
def test_in_the_last_round_the_second_and_then_the_third_region_decide(one):
    eight, five = FOREST_OF_8, FOREST_OF_5
    assert judged("fox", 12, eight | one, eight | five) == (1, 12)
    assert judged("fox", 12, eight | five | one, eight | five) == (0, 12)
    assert judged("fox", 12, eight | five | one, eight | five | one) == (NOTHING, NOTHING)


@pytest.mark.rule("PL-24")
def test_only_the_tied_compare_further():
    """The third player's second forest is the largest, but its first is not."""
    other = FOREST_OF_5 | forest(0, 1, 2, 3, 4) | {20: G}
    assert judged("fox", 12, FOREST_OF_8, FOREST_OF_8 | FOREST_OF_1, other) == (1, 12)


@pytest.mark.rule("PL-24")
def test_a_fourth_region_decides_nothing():
    three = FOREST_OF_8 | FOREST_OF_5 | FOREST_OF_1
    assert judged("fox", 12, three, three | ANOTHER_OF_1) == (NOTHING, NOTHING)


@pytest.mark.rule("PL-24")
def test_only_fitting_regions_are_compared():
    """The first player's second forest has no glacier beside it; the sloth would like it better so."""
    eight = forest(0, 1, 2, 3, 4, 5, 10, 15)
    plain = forest(55, 56, 57, 58, 59)
    assert judged("fox", 12, eight | {20: G} | plain, eight | {20: G} | FOREST_OF_1) == (1, 12)
    assert judged("sloth", 12, eight | plain, eight | FOREST_OF_5) == (0, 12)


@pytest.mark.rule("PL-25")
def test_the_fox_of_the_rulebook():
    """Both have a forest of eight beside a glacier; the second player has one of five beside a glacier as well."""
    assert judged("fox", 12, FOREST_OF_8, FOREST_OF_8 | FOREST_OF_5) == (1, 12)
    assert judged("fox", 12, FOREST_OF_8, FOREST_OF_8) == (NOTHING, NOTHING)


@pytest.mark.rule("PL-26")
def test_the_marker_passes_to_the_left_after_every_round():
    played = table("planet", 3, first=2)
    for first in (1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0):
        assert played.state.first == first
        assert played.to_act == [first]
        finish_round(played)
