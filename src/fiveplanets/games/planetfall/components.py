"""The shape of components.toml, and the constant tables that the rules read."""

from enum import IntEnum
from typing import Annotated, Literal

from msgspec import Meta, Struct

from fiveplanets.core.components import load_components

from .vocabulary import Ability, Amount, Amounts, Effect, Positive, Resource, RoundNumber, Row, Scoring, Way

SourceName = Literal["rulebook", "published", "reconstruction"]
SymbolName = Literal[
    "synthesis_network", "spaceport", "elysium_parks", "cryo_facility", "government_palace", "celestian_archives"
]
Level = Annotated[int, Meta(ge=0, le=20)]
Levels = tuple[Level, Level, Level]  # levels I, II, III
TrackEnd = Annotated[int, Meta(ge=1, le=100)]


class Type(IntEnum):
    SQUAD = 0
    OUTPOST = 1
    CACHE = 2
    TECHNOLOGY = 3


class Squad(Struct, forbid_unknown_fields=True):
    planet: RoundNumber
    strength: Levels
    experience: Levels  # demanded
    reward: Amounts
    source: SourceName
    diplomacy: Amount = 0  # its price in energy; 0: cannot be recruited
    diplomacy_strength: Amount = 0  # what a recruit brings


class Outpost(Struct, forbid_unknown_fields=True):
    planet: RoundNumber
    symbol: SymbolName  # outposts of one name have the same
    energy: Levels
    reward: Amounts
    pair: Amount
    source: SourceName
    aggression: Amount = 0  # its price in strength; 0: only peacefully


class Cache(Struct, forbid_unknown_fields=True):
    planet: RoundNumber
    energy: Levels
    source: SourceName
    points: Amount = 0  # when looted
    annex: Amount = 0  # the income of the sector; 0: cannot be annexed


class Technology(Struct, forbid_unknown_fields=True):
    planet: RoundNumber
    energy: Levels
    reward: Amounts
    effects: list[Ability | Scoring]
    source: SourceName


class Commander(Struct, forbid_unknown_fields=True):
    initiative: Positive
    source: SourceName


class Side(Struct, forbid_unknown_fields=True):
    start: Amounts
    effects: list[Ability]
    source: SourceName


class Goal(Struct, forbid_unknown_fields=True):
    conditions: tuple[Scoring, Scoring, Scoring]
    source: SourceName


class TrackEnds(Struct, forbid_unknown_fields=True):
    experience: TrackEnd
    strength: TrackEnd
    energy: TrackEnd


class Tables(Struct, forbid_unknown_fields=True):
    most: TrackEnds
    operation_points: Levels
    cards_for_2_to_3: Levels
    cards_for_4_to_6: Levels


DECK = {Squad: 4, Outpost: 3, Cache: 4, Technology: 3}  # PF-47: the cards of a planet
PLANETS = 7


class Components(Struct, forbid_unknown_fields=True):
    sources: dict[str, str]
    tables: Tables
    squads: dict[str, Squad]
    outposts: dict[str, Outpost]
    caches: dict[str, Cache]
    technologies: dict[str, Technology]
    commanders: dict[str, Commander]
    sides: dict[str, Side]
    goals: dict[str, Goal]

    def __post_init__(self):
        for planet in range(1, PLANETS + 1):
            for kind, number in DECK.items():
                found = [id for id, card in self.cards.items() if type(card) is kind and card.planet == planet]
                if len(found) != number:
                    raise ValueError(f"planet {planet} needs {number} of {kind.__name__}, not {' '.join(found)}")
        ends = (self.tables.most.experience, self.tables.most.strength, self.tables.most.energy)
        for id, side in self.sides.items():
            if any(start > end for start, end in zip(side.start.by_resource()[1:], ends, strict=True)):
                raise ValueError(f"side {id} starts over the end of a track")
        if len({commander.initiative for commander in self.commanders.values()}) < len(self.commanders):
            raise ValueError("two commanders have the same initiative")

    @property
    def cards(self):
        return self.squads | self.outposts | self.caches | self.technologies


COMPONENTS = load_components(__package__, Components)

CARD_IDS = tuple(COMPONENTS.cards)  # a card is known by its place in this list
COMMANDER_IDS = tuple(COMPONENTS.commanders)
SIDE_IDS = tuple(COMPONENTS.sides)  # side A and side B of each commander
GOAL_IDS = tuple(COMPONENTS.goals)
SYMBOL_IDS = tuple(dict.fromkeys(outpost.symbol for outpost in COMPONENTS.outposts.values()))
WAY_IDS = tuple(way.name.lower() for way in Way)
RESOURCE_IDS = tuple(resource.name.lower() for resource in Resource)

CARDS = len(CARD_IDS)
SIDES = len(SIDE_IDS)
GOALS = len(GOAL_IDS)
COMMANDERS = len(COMMANDER_IDS)
WAYS = len(Way)
RESOURCES = len(Resource)
LEVELS = 3

_cards = tuple(COMPONENTS.cards.values())
_TYPES = (Squad, Outpost, Cache, Technology)  # in the order of Type
NO_GAIN = (0, 0, 0, 0)


def _second_way(card):
    return getattr(card, "diplomacy", 0) or getattr(card, "aggression", 0) or getattr(card, "annex", 0)


def _prices(card):
    """What the first and the second way of taking cost, by level."""
    if isinstance(card, Squad):
        return card.strength, (card.diplomacy,) * LEVELS
    if isinstance(card, Cache):
        return (0,) * LEVELS, (0,) * LEVELS
    return card.energy, (getattr(card, "aggression", 0),) * LEVELS


def _gains(card):
    """What the first and the second way of taking bring at once, by level and resource."""
    if isinstance(card, Cache):  # PF-36, PF-37
        return tuple((card.points, 0, 0, energy) for energy in card.energy), (NO_GAIN,) * LEVELS
    reward = card.reward.by_resource()
    if not isinstance(card, Squad):
        return (reward,) * LEVELS, (reward,) * LEVELS
    recruit = (reward[0], reward[1], reward[2] + card.diplomacy_strength, 0)  # PF-27: no energy
    return (reward,) * LEVELS, (recruit,) * LEVELS


TYPE = tuple(_TYPES.index(type(card)) for card in _cards)
PLANET = tuple(card.planet for card in _cards)
FIRST_WAY = tuple(2 * _TYPES.index(type(card)) for card in _cards)
HAS_SECOND_WAY = tuple(int(_second_way(card) > 0) for card in _cards)
PRICE = tuple(_prices(card) for card in _cards)  # [card][0 or 1: first or second way][level]
DEMAND = tuple(getattr(card, "experience", (0,) * LEVELS) for card in _cards)  # [card][level]: experience
GAIN = tuple(_gains(card) for card in _cards)  # [card][0 or 1][level][resource]
ANNEX_INCOME = tuple(getattr(card, "annex", 0) for card in _cards)
SYMBOL = tuple(1 + SYMBOL_IDS.index(card.symbol) if isinstance(card, Outpost) else 0 for card in _cards)
PAIR_REWARD = tuple(getattr(card, "pair", 0) for card in _cards)

# What each way of taking is paid with, and what a substitute replaces that with.
PAID_WITH = tuple(
    Resource.STRENGTH.value if way in (Way.DEFEAT, Way.AGGRESSION) else Resource.ENERGY.value for way in Way
)
REPLACED_WITH = tuple(Resource.STRENGTH + Resource.ENERGY - resource for resource in PAID_WITH)

START = tuple(side.start.by_resource() for side in COMPONENTS.sides.values())
BY_INITIATIVE = tuple(
    sorted(range(COMMANDERS), key=lambda number: COMPONENTS.commanders[COMMANDER_IDS[number]].initiative)
)
NO_LIMIT = 30_000
_most = COMPONENTS.tables.most
TRACK_END = (NO_LIMIT, _most.experience, _most.strength, _most.energy)
OPERATION_POINTS = COMPONENTS.tables.operation_points
FEW_CARDS = COMPONENTS.tables.cards_for_2_to_3
MANY_CARDS = COMPONENTS.tables.cards_for_4_to_6

_planet_cards = [[card for card in range(CARDS) if PLANET[card] == planet] for planet in range(1, PLANETS + 1)]
PLANET_CARDS = tuple(map(tuple, _planet_cards))  # the deck of each planet

# Whatever carries effects is a holder: first the cards, then the commander sides, then the goal boards.
SIDE_HOLDER = CARDS
GOAL_HOLDER = CARDS + SIDES
_holders = (
    *(getattr(card, "effects", []) for card in _cards),
    *(side.effects for side in COMPONENTS.sides.values()),
    *(goal.conditions for goal in COMPONENTS.goals.values()),
)
_rows = tuple(tuple(row for effect in effects for row in effect.rows()) for effects in _holders)
_all_rows = tuple(row for rows in _rows for row in rows)
_columns = Row(*zip(*_all_rows, strict=True))

FIRST_EFFECT = tuple(sum(len(rows) for rows in _rows[:holder]) for holder in range(len(_rows) + 1))
EFFECT_KIND = _columns.kind
EFFECT_WAYS = _columns.ways
EFFECT_RESOURCE = _columns.resource
EFFECT_AMOUNT = _columns.amount
EFFECT_COUNTABLE = _columns.countable
EFFECT_EACH = _columns.each
EFFECT_ROUND = _columns.from_round


def _sum_of(kind):
    return sum(row.amount for row in _all_rows if row.kind == kind)


MOST_OPERATION_POINTS = max(OPERATION_POINTS) + _sum_of(Effect.OPERATION_POINTS)
MOST_SUBSTITUTED = max(_sum_of(Effect.SUBSTITUTE), 1)
