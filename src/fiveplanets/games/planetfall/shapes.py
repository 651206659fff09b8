"""The shape of components.toml: what each component has, within which bounds, and what must fit together.

Packs have to keep to it too, so that no pack can break a game.
"""

from typing import Annotated

from msgspec import Meta, Struct

from fiveplanets.core.components import PLAIN_NAME, SourceName

from .vocabulary import (
    PLANETS,
    Amount,
    Amounts,
    EffectData,
    LastPlace,
    OperationPoints,
    Positive,
    Restrain,
    RoundNumber,
    Scoring,
    SideEffect,
    TechnologyEffect,
)

MOST_FIGURE = 20  # on one level
MOST_EFFECTS = 4  # of one technology or commander side
MOST_OPERATION_POINTS = 40  # that one operation can ever bring
MOST_OPEN_CARDS = (5, 4, 3)  # on each level
DECK_SIZE = 14
CONDITIONS = 3  # on each goal sheet
LEVEL_IDS = ("I", "II", "III")

Figure = Annotated[int, Meta(ge=0, le=MOST_FIGURE)]
Levels = tuple[Figure, Figure, Figure]  # on levels I, II, III
TrackEnd = Annotated[int, Meta(ge=1, le=100)]
SymbolName = Annotated[str, Meta(pattern=r"\A[a-z0-9_]{1,40}\Z")]
Name = Annotated[str, Meta(max_length=40, pattern=PLAIN_NAME)]


class Component(Struct, forbid_unknown_fields=True, kw_only=True):
    source: SourceName
    known: dict[str, SourceName] = {}  # the fields, or the name, that have a better source
    name_en: Name | None = None  # other names than in the texts
    name_ru: Name | None = None


class Unit(Component, kw_only=True):
    planet: RoundNumber
    strength: Levels
    experience: Levels  # demanded
    reward: Amounts
    diplomacy: Figure = 0  # its price in energy; 0: cannot be recruited
    diplomacy_strength: Amount = 0  # what a recruit brings


class Landmark(Component, kw_only=True):
    planet: RoundNumber
    symbol: SymbolName  # landmarks of one name have the same
    energy: Levels
    reward: Amounts
    pair: Amount
    aggression: Figure = 0  # its price in strength; 0: only peacefully


class Cache(Component, kw_only=True):
    planet: RoundNumber
    energy: Levels
    bonus: Amounts = Amounts()  # when looted
    annex: Amount = 0  # the income of the sector; 0: cannot be annexed


class Technology(Component, kw_only=True):
    planet: RoundNumber
    energy: Levels
    reward: Amounts
    effects: Annotated[list[TechnologyEffect], Meta(max_length=MOST_EFFECTS)]


AnyCard = Unit | Landmark | Cache | Technology


class Commander(Component, kw_only=True):
    pass


class Side(Component, kw_only=True):
    initiative: Positive
    start: Amounts
    effects: Annotated[list[SideEffect], Meta(max_length=MOST_EFFECTS)]


class Goal(Component, kw_only=True):
    conditions: tuple[Scoring, Scoring, Scoring]


class TrackEnds(Struct, forbid_unknown_fields=True):
    experience: TrackEnd
    strength: TrackEnd
    energy: TrackEnd


class Tables(Struct, forbid_unknown_fields=True):
    most: TrackEnds
    operation_points: Levels
    cards_for_2_to_3: Levels
    cards_for_4_to_6: Levels


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, str]
    tables: Tables
    units: dict[str, Unit]
    landmarks: dict[str, Landmark]
    caches: dict[str, Cache]
    technologies: dict[str, Technology]
    commanders: dict[str, Commander]
    sides: dict[str, Side]
    goals: dict[str, Goal]

    def __post_init__(self) -> None:
        self._check_decks()
        self._check_open_cards()
        self._check_starts()
        self._check_initiatives()
        self._check_operation_points()
        self._check_one_commander(LastPlace)
        self._check_one_commander(Restrain)
        for components in (self.cards, self.commanders, self.sides, self.goals):
            for id, component in components.items():
                _check_known(id, component)

    @property
    def cards(self) -> dict[str, AnyCard]:
        return {**self.units, **self.landmarks, **self.caches, **self.technologies}

    def _check_decks(self) -> None:
        for planet in range(1, PLANETS + 1):
            found = sum(1 for card in self.cards.values() if card.planet == planet)
            if found != DECK_SIZE:
                raise ValueError(f"planet {planet} needs {DECK_SIZE} cards, not {found}")

    def _check_open_cards(self) -> None:
        for name in ("cards_for_2_to_3", "cards_for_4_to_6"):
            rows = zip(LEVEL_IDS, getattr(self.tables, name), MOST_OPEN_CARDS, strict=True)
            for level, cards, most in rows:
                if not 1 <= cards <= most:
                    raise ValueError(f"tables.{name}: level {level} has room for 1 to {most} cards, not {cards}")

    def _check_starts(self) -> None:
        most = self.tables.most
        for id, side in self.sides.items():
            for resource in ("experience", "strength", "energy"):
                start, end = getattr(side.start, resource), getattr(most, resource)
                if start > end:
                    raise ValueError(f"side {id} starts over the end of a track: {resource} {start} of {end}")

    def _check_initiatives(self) -> None:
        """PF-08 knows no ties; only the two sides of one sheet, never both in play, may have the same."""
        owners: dict[int, tuple[int, str]] = {}
        for number, (id, side) in enumerate(self.sides.items()):
            owner, first = owners.setdefault(side.initiative, (number // 2, id))
            if owner != number // 2:
                raise ValueError(f"sides {first} and {id} have the same initiative, {side.initiative}")

    def _check_operation_points(self) -> None:
        most = max(self.tables.operation_points)
        effects: list[EffectData] = [
            effect for technology in self.technologies.values() for effect in technology.effects
        ]
        effects += [effect for side in self.sides.values() for effect in side.effects]
        most += sum(effect.amount for effect in effects if isinstance(effect, OperationPoints))
        if most > MOST_OPERATION_POINTS:
            raise ValueError(f"one operation could bring {most} operation points; {MOST_OPERATION_POINTS} are the most")

    def _check_one_commander(self, kind: type[EffectData]) -> None:
        """There is one last place, and one restrain token."""
        able: dict[int, str] = {}
        for number, (id, side) in enumerate(self.sides.items()):
            if any(isinstance(effect, kind) for effect in side.effects):
                able[number // 2] = id
        if len(able) > 1:
            word = kind.__struct_config__.tag
            raise ValueError(f"only one commander can have {word}, not both {' and '.join(able.values())}")


def _check_known(id: str, component: Component) -> None:
    for field in component.known:
        if field != "name" and field not in component.__struct_fields__:
            raise ValueError(f"{id}: known speaks of {field!r}, which it does not have")
