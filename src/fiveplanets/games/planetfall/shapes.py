"""The shape of components.toml: what each component has, within which bounds, and what must fit together.

Packs have to keep to it too, so that no pack can break a game.
"""

from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

from fiveplanets.core.components import PLAIN_NAME, SourceName
from fiveplanets.core.errors import PackError

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


class Named(Component, kw_only=True):
    """Something with a name. Ours are in the texts; a pack gives those of the box."""

    name_en: Name | None = None
    name_ru: Name | None = None


class Unit(Named, kw_only=True):
    planet: RoundNumber
    strength: Levels
    experience: Levels  # demanded
    reward: Amounts
    diplomacy: Figure = 0  # its price in energy; 0: cannot be recruited
    diplomacy_strength: Amount = 0  # what a recruit brings


class Landmark(Named, kw_only=True):
    planet: RoundNumber
    symbol: SymbolName  # landmarks of one name have the same
    energy: Levels
    reward: Amounts
    pair: Amount
    aggression: Figure = 0  # its price in strength; 0: only peacefully


class Cache(Named, kw_only=True):
    planet: RoundNumber
    energy: Levels
    bonus: Amounts = Amounts()  # when looted
    annex: Amount = 0  # the income of the sector; 0: cannot be annexed


class Technology(Named, kw_only=True):
    planet: RoundNumber
    energy: Levels
    reward: Amounts
    effects: Annotated[list[TechnologyEffect], Meta(max_length=MOST_EFFECTS)]


AnyCard = Unit | Landmark | Cache | Technology


class Commander(Named, kw_only=True):
    pass


class Side(Component, kw_only=True):
    """Of a commander's sheet; it is called after the commander."""

    initiative: Positive
    start: Amounts
    effects: Annotated[list[SideEffect], Meta(max_length=MOST_EFFECTS)]


class Goal(Named, kw_only=True):
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

    @property
    def cards(self) -> dict[str, AnyCard]:
        return {**self.units, **self.landmarks, **self.caches, **self.technologies}


def check(components: Components) -> Components:
    """Refuse components that do not fit together."""
    for fault in _faults(components):
        raise PackError(f"pack for planetfall: {fault}")
    return components


def _faults(components: Components) -> Iterator[str]:
    yield from _faults_of_decks(components.cards)
    yield from _faults_of_open_cards(components.tables)
    yield from _faults_of_starts(components)
    yield from _faults_of_initiatives(components.sides)
    yield from _faults_of_operation_points(components)
    yield from _only_one_commander(LastPlace, components.sides)
    yield from _only_one_commander(Restrain, components.sides)
    yield from _faults_of_known(components)


def _faults_of_decks(cards: dict[str, AnyCard]) -> Iterator[str]:
    for planet in range(1, PLANETS + 1):
        found = sum(1 for card in cards.values() if card.planet == planet)
        if found != DECK_SIZE:
            yield f"planet {planet} needs {DECK_SIZE} cards, not {found}"


def _faults_of_open_cards(tables: Tables) -> Iterator[str]:
    for name in ("cards_for_2_to_3", "cards_for_4_to_6"):
        for level, cards, most in zip(LEVEL_IDS, getattr(tables, name), MOST_OPEN_CARDS, strict=True):
            if not 1 <= cards <= most:
                yield f"tables.{name}: level {level} has room for 1 to {most} cards, not {cards}"


def _faults_of_starts(components: Components) -> Iterator[str]:
    for id, side in components.sides.items():
        for resource in ("experience", "strength", "energy"):
            start, end = getattr(side.start, resource), getattr(components.tables.most, resource)
            if start > end:
                yield f"side {id} starts over the end of a track: {resource} {start} of {end}"


def _faults_of_initiatives(sides: dict[str, Side]) -> Iterator[str]:
    """PF-08 knows no ties; only the two sides of one sheet, never both in play, may have the same."""
    owners: dict[int, tuple[int, str]] = {}
    for number, (id, side) in enumerate(sides.items()):
        owner, first = owners.setdefault(side.initiative, (number // 2, id))
        if owner != number // 2:
            yield f"sides {first} and {id} have the same initiative, {side.initiative}"


def _faults_of_operation_points(components: Components) -> Iterator[str]:
    most = max(components.tables.operation_points)
    effects: list[EffectData] = [
        effect for technology in components.technologies.values() for effect in technology.effects
    ]
    effects += [effect for side in components.sides.values() for effect in side.effects]
    most += sum(effect.amount for effect in effects if isinstance(effect, OperationPoints))
    if most > MOST_OPERATION_POINTS:
        yield f"one operation could bring {most} operation points; {MOST_OPERATION_POINTS} are the most"


def _only_one_commander(kind: type[EffectData], sides: dict[str, Side]) -> Iterator[str]:
    """There is one last place, and one restrain token."""
    able: dict[int, str] = {}
    for number, (id, side) in enumerate(sides.items()):
        if any(isinstance(effect, kind) for effect in side.effects):
            able[number // 2] = id
    if len(able) > 1:
        word = kind.__struct_config__.tag
        yield f"only one commander can have {word}, not both {' and '.join(able.values())}"


def _faults_of_known(components: Components) -> Iterator[str]:
    for entries in (components.cards, components.commanders, components.sides, components.goals):
        for id, component in entries.items():
            fields = (*component.__struct_fields__, *(["name"] if isinstance(component, Named) else []))
            for field in component.known:
                if field not in fields:
                    yield f"{id}: known speaks of {field!r}, which it does not have"
