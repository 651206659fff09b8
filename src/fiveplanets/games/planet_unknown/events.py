"""What a move can tell the table."""

from enum import IntEnum

from fiveplanets.core.moves import Names
from fiveplanets.core.told import NUMBER, SEAT

from .data import TRACKS
from .tables import CIV_IDS, EVENT_IDS, OBJECTIVE_IDS, TILE_IDS


class Event(IntEnum):
    ROUND = 1
    TURNED = 2  # sectors
    CARD = 3  # the event card of the round
    TOOK = 4
    PLACED = 5
    SET_ASIDE = 6
    ADVANCED = 7
    REGRESSED = 8
    PATCH = 9
    ROVER = 10  # a rover comes onto the planet
    ROVER_LOST = 11
    POD = 12  # collected
    POD_LOST = 13
    METEORITE = 14  # falls
    METEORITE_COLLECTED = 15
    METEORITE_LOST = 16
    CIV = 17
    NO_CIV = 18  # the stack is empty
    LAST_ROUND = 19
    OBJECTIVE = 20  # everybody competes for it
    PEEKED = 21
    FLUX = 22
    OVER = 23
    CIV_HIDDEN = 24  # a card that lies face down until the end
    FIRST = 25  # the first player, who is the commander of the first round


_TRACK = Names("track", TRACKS)
_WHO = {"who": SEAT}

WORDS = {
    Event.ROUND: {"round": NUMBER, "who": SEAT},
    Event.TURNED: {"sectors": NUMBER},
    Event.CARD: {"card": Names("event_card", EVENT_IDS)},
    Event.TOOK: _WHO | {"tile": Names("tile", TILE_IDS)},
    Event.PLACED: _WHO | {"tile": Names("tile", TILE_IDS)},
    Event.SET_ASIDE: _WHO | {"tile": Names("tile", TILE_IDS)},
    Event.ADVANCED: _WHO | {"track": _TRACK, "cell": NUMBER},
    Event.REGRESSED: _WHO | {"track": _TRACK, "cell": NUMBER},
    Event.PATCH: _WHO | {"row": NUMBER, "column": NUMBER},
    Event.ROVER: _WHO | {"row": NUMBER, "column": NUMBER},
    Event.ROVER_LOST: _WHO,
    Event.POD: _WHO,
    Event.POD_LOST: _WHO,
    Event.METEORITE: _WHO | {"row": NUMBER, "column": NUMBER},
    Event.METEORITE_COLLECTED: _WHO,
    Event.METEORITE_LOST: _WHO,
    Event.CIV: _WHO | {"card": Names("civ_card", CIV_IDS)},
    Event.NO_CIV: _WHO | {"level": NUMBER},
    Event.LAST_ROUND: {},
    Event.OBJECTIVE: _WHO | {"objective": Names("objective", OBJECTIVE_IDS)},
    Event.PEEKED: _WHO,
    Event.FLUX: _WHO | {"track": _TRACK},
    Event.OVER: {},
    Event.CIV_HIDDEN: _WHO | {"level": NUMBER},
    Event.FIRST: _WHO,
}
