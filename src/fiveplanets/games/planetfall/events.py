"""What a move can tell the table."""

from enum import IntEnum

from fiveplanets.core.moves import Names
from fiveplanets.core.told import NUMBER, SEAT

from .components import CARD_IDS, COMMANDER_IDS, GOAL_IDS, RESOURCE_IDS, SIDE_IDS, WAY_IDS
from .shapes import LEVEL_IDS


class Event(IntEnum):
    GOAL = 1  # goal sheet
    DEALT = 2  # seat, commander
    COMMANDER = 3  # seat, side
    PLANET = 4  # number
    INCOME = 5
    RESTRAINED = 6  # seat, card
    EXPLORES = 7  # seat, card: the ship stands there
    OPERATES = 8  # seat, level: the ship stands there
    SKIPPED = 9  # seat
    TOOK = 10  # seat, card, way
    EXCHANGED = 11  # seat, level
    PAID = 12  # seat, amount, resource
    GAINED = 13  # seat, amount, resource
    PAIR = 14  # seat, card: it makes a pair
    PLACED = 15  # seat, place on the turn track
    LEFT = 16  # planet
    OVER = 17


_CARD = Names("card", CARD_IDS)
_LEVEL = Names("level", LEVEL_IDS)
_RESOURCE = Names("resource", RESOURCE_IDS)

WORDS = {
    Event.GOAL: {"goal": Names("goal", GOAL_IDS)},
    Event.DEALT: {"who": SEAT, "commander": Names("commander", COMMANDER_IDS)},
    Event.COMMANDER: {"who": SEAT, "side": Names("side", SIDE_IDS)},
    Event.PLANET: {"planet": NUMBER},
    Event.INCOME: {},
    Event.RESTRAINED: {"who": SEAT, "card": _CARD},
    Event.EXPLORES: {"who": SEAT, "card": _CARD},
    Event.OPERATES: {"who": SEAT, "level": _LEVEL},
    Event.SKIPPED: {"who": SEAT},
    Event.TOOK: {"who": SEAT, "card": _CARD, "way": Names("way", WAY_IDS)},
    Event.EXCHANGED: {"who": SEAT, "level": _LEVEL},
    Event.PAID: {"who": SEAT, "amount": NUMBER, "resource": _RESOURCE},
    Event.GAINED: {"who": SEAT, "amount": NUMBER, "resource": _RESOURCE},
    Event.PAIR: {"who": SEAT, "card": _CARD},
    Event.PLACED: {"who": SEAT, "place": NUMBER},
    Event.LEFT: {"planet": NUMBER},
    Event.OVER: {},
}
