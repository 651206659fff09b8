"""What a move can tell the table. Who does something is a colour: in the duel the neutral ones act too."""

from enum import IntEnum

from fiveplanets.core.moves import Names
from fiveplanets.core.told import NUMBER

from .components import CARD_IDS, CHARACTER_IDS, COLOUR_IDS, REGION_IDS, RESOURCE_IDS
from .moves import DOCK_IDS


class Event(IntEnum):
    ROUND = 1
    CHARACTER = 2  # it is called and shown
    BOARDED = 3
    NAMED = 4  # a destination token is laid
    LAUNCHED = 5
    LANDED = 6
    DESTROYED = 7
    REPLACED = 8
    KILLED = 9
    STEPPED = 10
    DROPPED = 11
    TURNED = 12  # a resource lies face up now
    RECRUITED = 13
    SKIPPED = 14  # the Dispatcher's card
    DREW = 15
    LAID = 16
    LOOKED = 17
    DISCARDED = 18
    PUT_AWAY = 19  # a card leaves the game unseen
    PLAYED = 20  # an action card
    RESCUED = 21
    FIRST = 22
    PRODUCTION = 23
    TOOK = 24  # point tokens
    RESEARCH = 25  # a research card is turned
    SWEPT = 26  # lost to a research card
    LIFTED = 27
    FLED = 28
    MISSION = 29  # shown in scoring
    OVER = 30
    ASTRAY = 31  # a ship reaches no region, or empty


COLOUR = Names("colour", COLOUR_IDS)
CHARACTER = Names("character", CHARACTER_IDS)
PLACE = Names("place", (*REGION_IDS, *DOCK_IDS))
DOCK = Names("place", DOCK_IDS)
CARD = Names("card", CARD_IDS)
RESOURCE = Names("resource", RESOURCE_IDS)

WORDS = {
    Event.ROUND: {"round": NUMBER},
    Event.CHARACTER: {"who": COLOUR, "character": CHARACTER, "number": NUMBER},
    Event.BOARDED: {"who": COLOUR, "dock": DOCK},
    Event.NAMED: {"who": COLOUR, "dock": DOCK, "region": PLACE},
    Event.LAUNCHED: {"dock": DOCK},
    Event.LANDED: {"dock": DOCK, "region": PLACE, "crew": NUMBER},
    Event.DESTROYED: {"who": COLOUR, "dock": DOCK},
    Event.REPLACED: {"who": COLOUR, "victim": COLOUR, "place": PLACE},
    Event.KILLED: {"who": COLOUR, "victim": COLOUR, "place": PLACE},
    Event.STEPPED: {"who": COLOUR, "start": PLACE, "to": PLACE},
    Event.DROPPED: {"who": COLOUR, "region": PLACE},
    Event.TURNED: {"region": PLACE, "resource": RESOURCE},
    Event.RECRUITED: {"who": COLOUR},
    Event.SKIPPED: {"who": COLOUR},
    Event.DREW: {"who": COLOUR},
    Event.LAID: {"who": COLOUR, "region": PLACE},
    Event.LOOKED: {"who": COLOUR, "region": PLACE},
    Event.DISCARDED: {"card": CARD},
    Event.PUT_AWAY: {"who": COLOUR},
    Event.PLAYED: {"who": COLOUR, "card": CARD},
    Event.RESCUED: {"who": COLOUR, "count": NUMBER},
    Event.FIRST: {"who": COLOUR},
    Event.PRODUCTION: {"number": NUMBER},
    Event.TOOK: {"who": COLOUR, "count": NUMBER, "region": PLACE},
    Event.RESEARCH: {"region": PLACE, "card": CARD},
    Event.SWEPT: {"who": COLOUR, "region": PLACE},
    Event.LIFTED: {"region": PLACE, "crew": NUMBER},
    Event.FLED: {"who": COLOUR, "start": PLACE, "to": PLACE},
    Event.MISSION: {"who": COLOUR, "card": CARD},
    Event.OVER: {},
    Event.ASTRAY: {"dock": DOCK},
}
