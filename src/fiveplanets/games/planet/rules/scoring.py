"""Points: the objective and the animals."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import ANIMAL_POINTS, ANIMALS, HABITAT, OBJECTIVE_POINTS, Whose
from ..geometry import AREAS
from ..state import Planet, Position

ANIMAL_RANGE = 64  # more than anybody can have: points and animals fit in one number


@rule
def count_areas(planet: Planet, habitat: int) -> int:
    """Areas of a habitat, connected or not."""
    areas = 0
    for area in range(AREAS):
        if planet.areas[area] == habitat:
            areas += 1
    return areas


@rule
def objective_points(planet: Planet) -> int:
    """PL-28; without an objective (PL-31) nothing."""
    if planet.objective == NOTHING:
        return 0
    return OBJECTIVE_POINTS[planet.objective][count_areas(planet, planet.objective)]


@rule
def animal_points(objective: int, animal: int) -> int:
    """PL-29, PL-31: what this animal is worth to somebody with this objective, whether or not that scores."""
    if objective == NOTHING:
        return ANIMAL_POINTS[Whose.BEGINNER]
    if HABITAT[animal] == objective:
        return ANIMAL_POINTS[Whose.HOME]
    return ANIMAL_POINTS[Whose.AWAY]


@rule
def count_animals(game: Position, seat: int) -> int:
    animals = 0
    for animal in range(ANIMALS):
        if game.animals[animal].winner == seat:
            animals += 1
    return animals


@rule
def score(game: Position, seat: int) -> int:
    planet = game.planets[seat]
    points = objective_points(planet)
    for animal in range(ANIMALS):
        if game.animals[animal].winner == seat:
            points += animal_points(planet.objective, animal)
    return points


@rule
def standing(game: Position, seat: int) -> int:
    """PL-30: most points; then most animals."""
    return score(game, seat) * ANIMAL_RANGE + count_animals(game, seat)
