"""What conditions count."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule

from ..components import PLANET, SYMBOL
from ..state import Empire, Position
from ..vocabulary import Countable, Resource, Way


@rule
def count(game: Position, seat: int, countable: int) -> int:
    """How many of this a player has. PF-38: a cache is a looted one, a sector an annexed one."""
    empire = game.empires[seat]
    units = empire.taken[Way.DEFEAT] + empire.taken[Way.RECRUIT]
    landmarks = empire.taken[Way.PEACEFUL] + empire.taken[Way.AGGRESSION]
    found = 0
    if countable == Countable.UNIT:
        found = units
    elif countable == Countable.TECHNOLOGY:
        found = empire.taken[Way.STUDY]
    elif countable == Countable.LANDMARK:
        found = landmarks
    elif countable == Countable.CACHE:
        found = empire.taken[Way.LOOT]
    elif countable == Countable.SECTOR:
        found = empire.taken[Way.ANNEX]
    elif countable == Countable.CACHE_OR_SECTOR:
        found = empire.taken[Way.LOOT] + empire.taken[Way.ANNEX]
    elif countable == Countable.CARD:
        found = empire.cards.n
    elif countable == Countable.LANDMARK_PAIR:
        found = landmark_pairs(empire)
    elif countable == Countable.DISTINCT_LANDMARK:
        found = distinct_landmarks(empire)
    elif countable == Countable.TYPE_SET:
        caches = empire.taken[Way.LOOT] + empire.taken[Way.ANNEX]
        found = min(min(units, landmarks), min(caches, empire.taken[Way.STUDY]))
    elif countable == Countable.PLANET_WITH_TWO_CARDS:
        found = planets_with_two_cards(empire)
    elif countable == Countable.EXPERIENCE:
        found = empire.track[Resource.EXPERIENCE]
    elif countable == Countable.STRENGTH:
        found = empire.track[Resource.STRENGTH]
    elif countable == Countable.ENERGY:
        found = empire.track[Resource.ENERGY]
    return found


@rule
def landmark_pairs(empire: Empire) -> int:
    """PF-31: a card belongs to one pair only."""
    pairs = 0
    single = 0  # the symbols of which one card waits for its second
    for i in range(empire.cards.n):
        symbol = SYMBOL[empire.cards.items[i].card]
        if symbol != NOTHING:
            if single >> symbol & 1:
                pairs += 1
            single ^= 1 << symbol
    return pairs


@rule
def distinct_landmarks(empire: Empire) -> int:
    found = 0
    seen = 0
    for i in range(empire.cards.n):
        symbol = SYMBOL[empire.cards.items[i].card]
        if symbol != NOTHING and not seen >> symbol & 1:
            found += 1
            seen |= 1 << symbol
    return found


@rule
def planets_with_two_cards(empire: Empire) -> int:
    """Cards lie in the order of the planets, at most two of each."""
    found = 0
    for i in range(1, empire.cards.n):
        if PLANET[empire.cards.items[i].card] == PLANET[empire.cards.items[i - 1].card]:
            found += 1
    return found
