"""The shape of components.toml: what there is, between which bounds, and what must fit together.

A pack may change every value, never how many regions, ships or cards there are: the rulebook gives these numbers.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiveplanets.core.components import PLAIN_NAME, SourceName
from fiveplanets.core.errors import PackError

MOST_SEATS = 6  # players
RIM = 6  # outer regions
FEW = 9  # the most of anything that comes in small numbers
MOST_ASTRONAUTS = 40  # of a colour
MOST_TOKENS = 80  # point tokens of a kind
MOST_ROUNDS = 12  # longer games could use up a neutral deck before its Recruiter comes
MOST_STEPS = 10  # numbers that a mission pays for; there are ten regions
MOST_POINTS = 50

TokenName = Literal["ice", "sylvanite", "celerium"]
RegionName = Literal[
    "valles_marineris", "hellas", "syrtis_major", "ausonia", "vastitas_borealis", "tritonis_sinus", "mare_tyrrhenum",
    "mare_serpentis", "sinus_sabaeus", "phobos",
]  # fmt: skip
MetricName = Literal["astronauts", "regions_settled", "regions_led", "tokens", "token_sets", "lost"]
EffectName = Literal[
    "each_loses", "swap_resource", "lift", "storm", "only_even", "only_odd", "neighbour_tokens", "no_tokens",
    "second_place", "own_tokens", "points_present", "points_leader",
]  # fmt: skip
ActionEffectName = Literal["change_character", "rescue", "redirect", "gain_tokens"]

BoxName = Annotated[str, Meta(max_length=40, pattern=PLAIN_NAME)]
Note = Annotated[str, Meta(max_length=200)]
Few = Annotated[int, Meta(ge=1, le=FEW)]
Round = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
TokensOfAKind = Annotated[int, Meta(ge=1, le=MOST_TOKENS)]


class Tables(Struct, forbid_unknown_fields=True):
    astronauts: Annotated[int, Meta(ge=10, le=MOST_ASTRONAUTS)]
    token_values: tuple[Few, Few, Few]
    resource_tokens: tuple[Few, Few, Few]
    point_tokens: tuple[TokensOfAKind, TokensOfAKind, TokensOfAKind]
    destination_tokens: Few
    production_after: tuple[Round, Round, Round]
    production_tokens: tuple[Few, Few, Few]
    ice_monopoly: Points


class Named(Struct, forbid_unknown_fields=True, kw_only=True):
    """Something with a name. Ours are in the texts; a pack gives those of the box."""

    source: SourceName
    name_en: BoxName | None = None
    name_ru: BoxName | None = None


class RegionData(Named):
    place: Literal["inner", "outer", "moon"]


class LayoutData(Struct, forbid_unknown_fields=True):
    rim: Annotated[list[RegionName], Meta(min_length=RIM, max_length=RIM)]
    borders: Annotated[list[tuple[RegionName, RegionName]], Meta(min_length=1, max_length=36)]
    source: SourceName


class ShipData(Struct, forbid_unknown_fields=True):
    seats: Annotated[int, Meta(ge=2, le=FEW)]  # an astronaut waits on each of the first ships (RP-07)
    source: SourceName
    destination: RegionName | Literal["open"] = "open"


class CharacterData(Named):
    boards: Annotated[int, Meta(ge=1, le=6)]
    moves: Few | None = None  # the Explorer's steps, the Soldier's drops


class MissionData(Named):
    metric: MetricName
    regions: list[RegionName] = []
    token: TokenName = "ice"
    steps: Annotated[list[Points], Meta(max_length=MOST_STEPS)] = []
    most: Points = 0


class ResearchData(Named):
    effect: EffectName
    amount: Annotated[int, Meta(ge=-20, le=20)] = 0
    note: Note = ""


class ActionData(Named):
    effect: ActionEffectName
    amount: Annotated[int, Meta(ge=0, le=FEW)] = 0
    token: TokenName = "ice"


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, str]
    tables: Tables
    regions: dict[RegionName, RegionData]
    layouts: dict[Literal["A", "B", "C", "D"], LayoutData]
    ships: dict[str, ShipData]
    characters: dict[str, CharacterData]
    missions: dict[str, MissionData]
    research: dict[str, ResearchData]
    actions: dict[str, ActionData]


def check(components: Components) -> Components:
    """Refuse components that do not fit together."""
    for fault in _faults(components):
        raise PackError(f"pack for red-planet: {fault}")
    return components


def _faults(components: Components) -> Iterator[str]:
    yield from _faults_of_tables(components.tables, len(components.regions))
    yield from _faults_of_the_map(components)
    printed = sum(ship.destination != "open" for ship in components.ships.values())
    if printed < MOST_SEATS:
        yield f"ships: {printed} have a destination; six players begin with {MOST_SEATS} such ships"
    for name, character in components.characters.items():
        if (character.moves is not None) != (name in ("explorer", "soldier")):
            yield f"characters.{name}.moves: the Explorer and the Soldier move astronauts, and nobody else"
    for key, mission in components.missions.items():
        yield from _faults_of_a_mission(f"missions.{key}", mission)
    for key, research in components.research.items():
        if research.effect in ("each_loses", "neighbour_tokens", "own_tokens") and research.amount < 1:
            yield f"research.{key}.amount: {research.effect} needs a number from 1 on, not {research.amount}"
        if research.effect in ("points_present", "points_leader") and research.amount == 0:
            yield f"research.{key}.amount: {research.effect} needs the points, for example 2 or -3"
    for key, action in components.actions.items():
        if action.effect in ("rescue", "gain_tokens") and action.amount < 1:
            yield f"actions.{key}.amount: {action.effect} needs a number from 1 on, not {action.amount}"


def _faults_of_tables(tables: Tables, regions: int) -> Iterator[str]:
    if sum(tables.resource_tokens) != regions + 1:
        yield f"tables.resource_tokens: {regions + 1} in all are needed, one for each region and one to spare"
    first, second, third = tables.production_after
    if not first < second < third:
        yield "tables.production_after: three rounds, each later than the one before"


def _faults_of_the_map(components: Components) -> Iterator[str]:
    places = [region.place for region in components.regions.values()]
    if (places.count("inner"), places.count("outer"), components.regions["phobos"].place) != (3, RIM, "moon"):
        yield f"regions: three inner regions, {RIM} outer ones and the moon Phobos are needed"
        return
    outer = {name for name, region in components.regions.items() if region.place == "outer"}
    for key, layout in components.layouts.items():
        if set(layout.rim) != outer:
            yield f"layouts.{key}.rim: every outer region once, clockwise: {' '.join(sorted(outer))}"
        pairs = [frozenset(pair) for pair in layout.borders]
        for pair in pairs:
            if len(pair) == 1 or pairs.count(pair) > 1:
                yield f"layouts.{key}.borders: {' and '.join(sorted(pair))}: two different regions, each pair once"
            if "phobos" in pair:
                yield f"layouts.{key}.borders: Phobos touches no region"
        for name in components.regions:
            if name != "phobos" and not any(name in pair for pair in pairs):
                yield f"layouts.{key}.borders: {name} touches no region"


def _faults_of_a_mission(where: str, mission: MissionData) -> Iterator[str]:
    if any(mission.steps) == bool(mission.most):
        yield f"{where}: give points either by steps or to whoever has most, and set the other to [] or 0"
    if mission.metric in ("astronauts", "regions_settled", "regions_led") and not mission.regions:
        yield f"{where}.regions: {mission.metric} needs at least one region"
    if len(set(mission.regions)) != len(mission.regions):
        yield f"{where}.regions: each region once"
