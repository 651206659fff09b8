"""Points: the objective and the animals."""

from fiveplanets.core.rules import rule

from ..components import ANIMAL_POINTS, ANIMALS, HABITAT, OBJECTIVE_POINTS, Worth
from ..geometry import AREAS
from ..state import Objectives

ANIMAL_RANGE = 64  # more than anybody can have: points and animals fit in one number


@rule
def count_areas(planet, habitat):
    """Areas of a habitat, connected or not."""
    areas = 0
    for area in range(AREAS):
        if planet.areas[area] == habitat:
            areas += 1
    return areas


@rule
def objective_points(planet):
    """PL-28; without an objective (PL-31) nothing."""
    return OBJECTIVE_POINTS[planet.objective][count_areas(planet, planet.objective)]


@rule
def animal_points(game, seat, animal):
    """PL-29, PL-31: what this animal is worth to a seat, whether or not the objective scores."""
    if game.options.objectives == Objectives.NONE:
        return ANIMAL_POINTS[Worth.BEGINNER]
    if HABITAT[animal] == game.planets[seat].objective:
        return ANIMAL_POINTS[Worth.HOME]
    return ANIMAL_POINTS[Worth.AWAY]


@rule
def count_animals(game, seat):
    animals = 0
    for animal in range(ANIMALS):
        if game.animals[animal].winner == seat + 1:
            animals += 1
    return animals


@rule
def score(game, seat):
    points = objective_points(game.planets[seat])
    for animal in range(ANIMALS):
        if game.animals[animal].winner == seat + 1:
            points += animal_points(game, seat, animal)
    return points


@rule
def standing(game, seat):
    """PL-30: most points; then most animals."""
    return score(game, seat) * ANIMAL_RANGE + count_animals(game, seat)
