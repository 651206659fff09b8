"""The shape of components.toml, and the constant tables that the rules read."""

from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiveplanets.core.codes import NOTHING, Code
from fiveplanets.core.components import PLAIN_NAME, SourceName, load_components
from fiveplanets.core.errors import PackError

from .geometry import AREAS, SIDES

HabitatName = Literal["ocean", "forest", "mountain", "desert", "glacier"]
ConditionName = Literal["most", "touching", "not_touching"]

ROUNDS = 12
FIRST_LIFE = 3  # the round in which the first animals appear (PL-14)
ANIMALS_IN_PLAY = 20
TILES_IN_PILE = 5
PILES = 10  # at the start; left-over tiles make two more
STEPS = 10  # an objective has no more; those of the box have five

Points = Annotated[int, Meta(ge=0, le=100)]
Remark = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=30, pattern=PLAIN_NAME)]


class Habitat(Code):
    OCEAN = 0
    FOREST = 1
    MOUNTAIN = 2
    DESERT = 3
    GLACIER = 4


class Condition(Code):
    MOST = 0
    TOUCHING = 1
    NOT_TOUCHING = 2


class Whose(IntEnum):
    """What an animal's points depend on (PL-29, PL-31)."""

    HOME = 0  # its habitat is that of its owner's objective
    AWAY = 1
    BEGINNER = 2  # nobody has an objective


class RoundsData(Struct, forbid_unknown_fields=True):
    animals: Annotated[list[Annotated[int, Meta(ge=0, le=ANIMALS_IN_PLAY)]], Meta(min_length=ROUNDS, max_length=ROUNDS)]


class PointsData(Struct, forbid_unknown_fields=True):
    animal_of_objective: Points
    other_animal: Points
    beginner_animal: Points


class ObjectiveData(Struct, forbid_unknown_fields=True):
    areas: Annotated[list[Annotated[int, Meta(ge=1, le=AREAS)]], Meta(min_length=1, max_length=STEPS)]
    points: Annotated[list[Points], Meta(min_length=1, max_length=STEPS)]
    source: SourceName
    note: Remark = ""


class AnimalData(Struct, forbid_unknown_fields=True):
    name_en: Name
    name_ru: Name
    habitat: HabitatName
    condition: ConditionName
    other: HabitatName | Literal["none"]
    source: SourceName  # of the condition
    name_source: SourceName
    where: Remark = ""
    note: Remark = ""


class TileData(Struct, forbid_unknown_fields=True):
    habitats: Annotated[list[HabitatName], Meta(min_length=SIDES, max_length=SIDES)]  # counter-clockwise
    source: SourceName
    note: Remark = ""


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, Remark]
    rounds: RoundsData
    points: PointsData
    objectives: dict[str, ObjectiveData]
    animals: dict[str, AnimalData]
    tiles: dict[str, TileData]


def _checked(components: Components) -> Components:
    """Refuse what the shapes above allow, but what does not fit together."""
    for fault in _faults(components):
        raise PackError(f"pack for planet: {fault}")
    return components


def _faults(components: Components) -> Iterator[str]:
    columns = components.rounds.animals
    if sum(columns) != ANIMALS_IN_PLAY or any(columns[: FIRST_LIFE - 1]):
        yield (
            f"rounds.animals: the columns of rounds {FIRST_LIFE} to {ROUNDS} need {ANIMALS_IN_PLAY} animals in all, "
            "those before none"
        )
    for key, objective in components.objectives.items():
        yield from _faults_of_objective(f"objectives.{key}", objective)
    for key, animal in components.animals.items():
        yield from _faults_of_condition(f"animals.{key}.other", animal)


def _faults_of_objective(where: str, objective: ObjectiveData) -> Iterator[str]:
    if len(objective.areas) != len(objective.points):
        yield f"{where}: areas and points need as many numbers as each other, one a step"
    if objective.areas != sorted(set(objective.areas)):
        yield f"{where}.areas: every step needs more areas than the one before"
    if objective.points != sorted(set(objective.points)):
        yield f"{where}.points: every step needs more points than the one before"


def _faults_of_condition(where: str, animal: AnimalData) -> Iterator[str]:
    if animal.condition == "most" and animal.other != "none":
        yield f'{where}: with the condition "most" there is no other habitat; write other = "none"'
    if animal.condition != "most" and animal.other in ("none", animal.habitat):
        yield f"{where}: {animal.condition} needs another habitat than {animal.habitat}"


COMPONENTS = _checked(load_components(__package__, Components))

HABITATS = tuple(habitat.name.lower() for habitat in Habitat)
TILE_IDS = tuple(COMPONENTS.tiles)
ANIMAL_IDS = tuple(COMPONENTS.animals)
TILES = len(TILE_IDS)
ANIMALS = len(ANIMAL_IDS)

TILE_HABITATS = tuple(tuple(HABITATS.index(h) for h in tile.habitats) for tile in COMPONENTS.tiles.values())
HABITAT = tuple(HABITATS.index(animal.habitat) for animal in COMPONENTS.animals.values())
CONDITION = tuple(Condition[animal.condition.upper()].value for animal in COMPONENTS.animals.values())
OTHER = tuple(
    NOTHING if animal.other == "none" else HABITATS.index(animal.other) for animal in COMPONENTS.animals.values()
)

COLUMN = (0, *COMPONENTS.rounds.animals)  # [round]: how many animals are laid there
ANIMAL_POINTS = (  # [Whose]
    COMPONENTS.points.animal_of_objective,
    COMPONENTS.points.other_animal,
    COMPONENTS.points.beginner_animal,
)


def _objective_points(habitat: str, areas: int) -> int:
    """PL-28: the step that the number of areas reaches; 0 below the first."""
    card = COMPONENTS.objectives[habitat]
    return max((points for least, points in zip(card.areas, card.points, strict=True) if areas >= least), default=0)


OBJECTIVE_POINTS = tuple(  # [habitat][areas]
    tuple(_objective_points(habitat, areas) for areas in range(AREAS + 1)) for habitat in HABITATS
)
