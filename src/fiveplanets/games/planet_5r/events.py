"""What a move can tell the table."""

from enum import IntEnum

from fiveplanets.core.moves import Names
from fiveplanets.core.told import NUMBER, SEAT

from .components import ACTIONS, CARD_IDS


class Event(IntEnum):
    ROUND = 1  # round
    MARKET = 2  # card: it comes to the market
    PUSHED_OUT = 3  # card: it leaves the market
    PLAYED = 4  # seat, action
    ROLLED = 5  # seat, eyes
    GAINED = 6  # seat, water
    PAID = 7  # seat, water
    STOLEN = 8  # thief, victim, water
    BID = 9  # seat, water
    TIED = 10  # seat: an equal bid drops out
    EMPTY_HANDED = 11  # seat: the dig brought no technology
    OVER = 12


_ACTION = Names("action", ACTIONS)
_CARD = Names("card", CARD_IDS)

WORDS = {
    Event.ROUND: {"round": NUMBER},
    Event.MARKET: {"card": _CARD},
    Event.PUSHED_OUT: {"card": _CARD},
    Event.PLAYED: {"who": SEAT, "card": _ACTION},
    Event.ROLLED: {"who": SEAT, "eyes": NUMBER},
    Event.GAINED: {"who": SEAT, "water": NUMBER},
    Event.PAID: {"who": SEAT, "water": NUMBER},
    Event.STOLEN: {"who": SEAT, "from": SEAT, "water": NUMBER},
    Event.BID: {"who": SEAT, "water": NUMBER},
    Event.TIED: {"who": SEAT},
    Event.EMPTY_HANDED: {"who": SEAT},
    Event.OVER: {},
}
