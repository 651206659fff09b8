"""The end of the game, and the points."""

import pytest

from fiveplanets.core.codes import NOTHING
from fiveplanets.games.planet.components import ANIMALS, COMPONENTS, HABITAT, HABITATS, Habitat
from fiveplanets.games.planet.rules.life import is_waiting
from fiveplanets.games.planet.rules.scoring import score, standing
from tests.planet.positions import clear_animals, give, painted
from tests.support import play_randomly, table

F, G = Habitat.FOREST, Habitat.GLACIER


def position(objective, areas=0, animals=(), **options):
    """A seat with an objective, so many areas of its habitat, none of them joined if that can be, and some animals."""
    state = table("planet", 2, **options).state
    clear_animals(state)
    state.planets[0].objective = objective
    spread = sorted(range(60), key=lambda area: (area % 5 not in (0, 2), area))
    painted(dict.fromkeys(spread[:areas], objective), state.planets[0])
    give(state, 0, *animals)
    return state


@pytest.mark.rule("PL-27")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_round_12_with_full_planets(players):
    played = table("planet", players)
    play_randomly(played, 1)
    assert played.state.round == 12
    for planet in played.state.planets[:players]:
        assert NOTHING not in planet.tiles
        assert NOTHING not in planet.areas
    assert not any(is_waiting(card) for card in played.state.animals), "the last animals were judged"


@pytest.mark.rule("PL-28")
@pytest.mark.parametrize(("areas", "points"), [(10, 0), (11, 2), (12, 2), (13, 2), (14, 4)])
def test_the_glacier_objective_of_the_rulebook(areas, points):
    assert score(position(G, areas), 0) == points


@pytest.mark.rule("PL-28")
@pytest.mark.parametrize("habitat", list(Habitat))
def test_every_objective_has_its_own_scale(habitat):
    card = COMPONENTS.objectives[HABITATS[habitat]]
    assert score(position(habitat, card.areas[0] - 1), 0) == 0
    for least, points in zip(card.areas, card.points, strict=True):
        assert score(position(habitat, least), 0) == points
    assert score(position(habitat, 60), 0) == card.points[-1]


@pytest.mark.rule("PL-28")
def test_only_the_objective_of_the_owner_counts():
    state = position(G, 12)
    state.planets[0].objective = F
    assert score(state, 0) == 0


@pytest.mark.rule("PL-28")
def test_objectives_are_shown_at_the_end():
    played = table("planet", 3)
    play_randomly(played, 1)
    expected = [HABITATS[planet.objective] for planet in played.state.planets[:3]]
    for viewer in (0, 1, 2, None):
        view = played.view(viewer)
        assert [planet["shown_objective"] for planet in view["state"]["planets"][:3]] == expected
        assert [planet["objective"]["habitat"] for planet in view["facts"]["planets"][:3]] == expected


@pytest.mark.rule("PL-29")
@pytest.mark.parametrize("animal", range(ANIMALS))
def test_an_animal_is_worth_1_in_the_objectives_habitat_else_2(animal):
    state = position(F)
    state.animals[animal].winner = 0
    assert score(state, 0) == (1 if HABITAT[animal] == F else 2)
    assert score(state, 1) == 0


@pytest.mark.rule("PL-29")
def test_animals_count_whether_or_not_the_objective_scores():
    animals = ("fox", "tiger", "penguin")
    assert score(position(F, 0, animals), 0) == 1 + 1 + 2
    assert score(position(F, 15, animals), 0) == 2 + 1 + 1 + 2


@pytest.mark.rule("PL-30")
def test_most_points_win():
    played = table("planet", 3)
    play_randomly(played, 2)
    assert [played.scores[seat] for seat in played.winners] == [max(played.scores)] * len(played.winners)


def tied(first_animals, second_animals):
    """Two players with objective points such that both have 4 points in the end."""
    state = table("planet", 2).state
    clear_animals(state)
    for seat, animals in enumerate((first_animals, second_animals)):
        state.planets[seat].objective = G
        give(state, seat, *animals)
        areas = {4: 0, 2: 11}[score(state, seat)]
        painted(dict.fromkeys(range(areas), G), state.planets[seat])
    assert score(state, 0) == score(state, 1) == 4
    return state


@pytest.mark.rule("PL-30")
def test_a_tie_goes_to_more_animals_else_it_is_shared():
    more = tied(("fox",), ("penguin", "seal", "walrus", "reindeer"))
    assert standing(more, 0) < standing(more, 1)
    equal = tied(("fox", "tiger"), ("whale", "orca"))
    assert standing(equal, 0) == standing(equal, 1)


@pytest.mark.rule("PL-30")
def test_points_come_before_animals():
    state = position(G, 23, ("fox",))
    state.planets[1].objective = F
    give(state, 1, "tiger", "otter", "sloth", "monkey", "hedgehog", "brown_bear")
    assert standing(state, 0) > standing(state, 1)


@pytest.mark.rule("PL-31")
def test_beginners_have_no_objectives_and_every_animal_is_worth_1():
    played = table("planet", 4, objectives="none")
    play_randomly(played, 1)
    for seat, planet in enumerate(played.state.planets):
        assert planet.objective == planet.shown_objective == NOTHING
        won = sum(card.winner == seat for card in played.state.animals)
        assert played.scores[seat] == won
        assert played.position.points()[seat] == {"objective": 0, "home": 0, "away": 0, "animals": won}
