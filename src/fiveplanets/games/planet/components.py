"""The shape of components.toml, and the constant tables that the rules read."""

from enum import IntEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiveplanets.core.components import load_components

from .geometry import AREAS, SIDES

HabitatName = Literal["ocean", "forest", "mountain", "desert", "glacier"]
ConditionName = Literal["most", "touching", "not_touching"]
SourceName = Literal["rulebook", "published", "reconstruction"]
Points = Annotated[int, Meta(ge=0, le=100)]

ROUNDS = 12
FIRST_LIFE = 3  # the round in which the first animals appear (PL-14)
ANIMALS_IN_PLAY = 20
TILES_IN_PILE = 5
PILES = 10  # at the start; left-over tiles make two more


class Habitat(IntEnum):
    NONE = 0
    OCEAN = 1
    FOREST = 2
    MOUNTAIN = 3
    DESERT = 4
    GLACIER = 5


class Condition(IntEnum):
    MOST = 0
    TOUCHING = 1
    NOT_TOUCHING = 2


class RoundsData(Struct, forbid_unknown_fields=True):
    animals: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=ROUNDS, max_length=ROUNDS)]

    def __post_init__(self):
        if sum(self.animals) != ANIMALS_IN_PLAY or any(self.animals[: FIRST_LIFE - 1]):
            raise ValueError(f"the rounds from {FIRST_LIFE} on need {ANIMALS_IN_PLAY} animals in all")


class PointsData(Struct, forbid_unknown_fields=True):
    animal_of_objective: Points
    other_animal: Points
    beginner_animal: Points


class Objective(Struct, forbid_unknown_fields=True):
    areas: list[Annotated[int, Meta(ge=1, le=AREAS)]]
    points: list[Points]
    source: SourceName
    note: str = ""

    def __post_init__(self):
        if len(self.areas) != len(self.points) or self.areas != sorted(set(self.areas)):
            raise ValueError("an objective needs rising numbers of areas, and as many numbers of points")


class Animal(Struct, forbid_unknown_fields=True):
    habitat: HabitatName
    condition: ConditionName
    source: SourceName
    name_source: SourceName
    other: HabitatName | None = None
    where: str = ""
    note: str = ""

    def __post_init__(self):
        if (self.condition == "most") != (self.other is None) or self.other == self.habitat:
            raise ValueError("an animal needs another habitat to touch or not to touch, and none for 'most'")


class Tile(Struct, forbid_unknown_fields=True):
    habitats: Annotated[list[HabitatName], Meta(min_length=SIDES, max_length=SIDES)]  # counter-clockwise
    source: SourceName
    note: str = ""


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, str]
    rounds: RoundsData
    points: PointsData
    objectives: dict[HabitatName, Objective]
    animals: dict[str, Animal]
    tiles: dict[str, Tile]


COMPONENTS = load_components(__package__, Components)

HABITATS = tuple(habitat.name.lower() for habitat in Habitat)
TILE_IDS = tuple(COMPONENTS.tiles)
ANIMAL_IDS = tuple(COMPONENTS.animals)
TILES = len(TILE_IDS)
ANIMALS = len(ANIMAL_IDS)

TILE_HABITATS = tuple(tuple(HABITATS.index(h) for h in tile.habitats) for tile in COMPONENTS.tiles.values())
HABITAT = tuple(HABITATS.index(animal.habitat) for animal in COMPONENTS.animals.values())
CONDITION = tuple(Condition[animal.condition.upper()].value for animal in COMPONENTS.animals.values())
OTHER = tuple(HABITATS.index(animal.other or "none") for animal in COMPONENTS.animals.values())

COLUMN = (0, *COMPONENTS.rounds.animals)  # [round]: how many animals are laid there
ANIMAL_OF_OBJECTIVE = COMPONENTS.points.animal_of_objective
OTHER_ANIMAL = COMPONENTS.points.other_animal
BEGINNER_ANIMAL = COMPONENTS.points.beginner_animal


def _objective_points(habitat, areas):
    """PL-28: the step that the number of areas reaches; 0 below the first."""
    if habitat == Habitat.NONE:
        return 0
    card = COMPONENTS.objectives[HABITATS[habitat]]
    return max((points for least, points in zip(card.areas, card.points, strict=True) if areas >= least), default=0)


OBJECTIVE_POINTS = tuple(tuple(_objective_points(h, n) for n in range(AREAS + 1)) for h in Habitat)  # [habitat][areas]
