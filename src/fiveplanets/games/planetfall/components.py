"""The constant tables that the rules read, from components.toml.

A pack may change every figure, but not the size of a table: compiled rules are the same for all packs. Where it may
change a number of things, the table has room for the most there can be.
"""

from typing import Any

from fiveplanets.core.codes import NOTHING, Code
from fiveplanets.core.components import load_components

from .shapes import CONDITIONS, LEVEL_IDS, MOST_EFFECTS, AnyCard, Cache, Components, Landmark, Technology, Unit, check
from .vocabulary import PLANETS, Resource, Row, Way

COMPONENTS = check(load_components(__package__, Components))


class Type(Code):
    UNIT = 0
    LANDMARK = 1
    CACHE = 2
    TECHNOLOGY = 3


CARD_IDS = tuple(COMPONENTS.cards)  # a card is known by its place in this list
COMMANDER_IDS = tuple(COMPONENTS.commanders)
SIDE_IDS = tuple(COMPONENTS.sides)  # side A and side B of each commander
GOAL_IDS = tuple(COMPONENTS.goals)
SYMBOL_IDS = tuple(dict.fromkeys(landmark.symbol for landmark in COMPONENTS.landmarks.values()))
WAY_IDS = tuple(way.name.lower() for way in Way)
RESOURCE_IDS = tuple(resource.name.lower() for resource in Resource)

CARDS = len(CARD_IDS)
SIDES = len(SIDE_IDS)
GOALS = len(GOAL_IDS)
COMMANDERS = len(COMMANDER_IDS)
WAYS = len(Way)
RESOURCES = len(Resource)
LEVELS = len(LEVEL_IDS)

_cards = tuple(COMPONENTS.cards.values())
_TYPES = (Unit, Landmark, Cache, Technology)  # in the order of Type
NO_GAIN = (0, 0, 0, 0)


Figures = tuple[int, ...]


def _second_way(card: AnyCard) -> int:
    return getattr(card, "diplomacy", 0) or getattr(card, "aggression", 0) or getattr(card, "annex", 0)


def _prices(card: AnyCard) -> tuple[Figures, Figures]:
    """What the first and the second way of taking cost, by level."""
    if isinstance(card, Unit):
        return card.strength, (card.diplomacy,) * LEVELS
    if isinstance(card, Cache):
        return (0,) * LEVELS, (0,) * LEVELS
    return card.energy, (getattr(card, "aggression", 0),) * LEVELS


def _gains(card: AnyCard) -> tuple[tuple[Figures, ...], tuple[Figures, ...]]:
    """What the first and the second way of taking bring at once, by level and resource."""
    if isinstance(card, Cache):  # PF-36, PF-37
        points, experience, strength, more = card.bonus.by_resource()
        return tuple((points, experience, strength, energy + more) for energy in card.energy), (NO_GAIN,) * LEVELS
    reward = card.reward.by_resource()
    if not isinstance(card, Unit):
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
SYMBOL = tuple(SYMBOL_IDS.index(card.symbol) if isinstance(card, Landmark) else NOTHING for card in _cards)
PAIR_REWARD = tuple(getattr(card, "pair", 0) for card in _cards)

# What each way of taking is paid with, and what a substitute replaces that with.
PAID_WITH = tuple(
    Resource.STRENGTH.value if way in (Way.DEFEAT, Way.AGGRESSION) else Resource.ENERGY.value for way in Way
)
REPLACED_WITH = tuple(Resource.STRENGTH + Resource.ENERGY - resource for resource in PAID_WITH)

_sides = tuple(COMPONENTS.sides.values())
START = tuple(side.start.by_resource() for side in _sides)
BY_INITIATIVE = tuple(sorted(range(SIDES), key=lambda side: _sides[side].initiative))
NO_LIMIT = 30_000
_most = COMPONENTS.tables.most
TRACK_END = (NO_LIMIT, _most.experience, _most.strength, _most.energy)
OPERATION_POINTS = COMPONENTS.tables.operation_points
FEW_CARDS = COMPONENTS.tables.cards_for_2_to_3
MANY_CARDS = COMPONENTS.tables.cards_for_4_to_6

_planet_cards = [[card for card in range(CARDS) if PLANET[card] == planet] for planet in range(1, PLANETS + 1)]
PLANET_CARDS = tuple(map(tuple, _planet_cards))  # the deck of each planet

# Whatever carries effects is a holder: first the cards, then the commander sides, then the goal sheets.
SIDE_HOLDER = CARDS
GOAL_HOLDER = CARDS + SIDES
_holders: tuple[Any, ...] = (
    *(getattr(card, "effects", []) for card in _cards),
    *(side.effects for side in _sides),
    *(goal.conditions for goal in COMPONENTS.goals.values()),
)
_rows = tuple(tuple(row for effect in effects for row in effect.rows()) for effects in _holders)
_used = [row for rows in _rows for row in rows]
_most_rows = RESOURCES * MOST_EFFECTS * (len(COMPONENTS.technologies) + SIDES) + CONDITIONS * GOALS
_unused = [Row(0)] * (_most_rows - len(_used))

# [holder]: its first row; it has those before the next holder's. The last number is the length of the table, so that
# there is room for the numbers of every pack.
FIRST_EFFECT = (*(sum(len(rows) for rows in _rows[:holder]) for holder in range(len(_rows) + 1)), _most_rows)
(
    EFFECT_KIND,
    EFFECT_WAYS,
    EFFECT_RESOURCE,
    EFFECT_AMOUNT,
    EFFECT_COUNTABLE,
    EFFECT_EACH,
    EFFECT_ROUND,
) = zip(*_used, *_unused, strict=True)
