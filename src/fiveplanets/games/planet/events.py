"""What a move can tell the table."""

from enum import IntEnum

from fiveplanets.core.moves import Names
from fiveplanets.core.told import NUMBER, SEAT

from .components import ANIMAL_IDS, HABITATS, TILE_IDS


class Event(IntEnum):
    ROUND = 1  # round, the seat that begins
    LAID_OPEN = 2  # tile
    LEFT_OVER = 3  # tile
    WON = 4  # seat, animal
    MOVED_ON = 5  # animal, to this round
    REMOVED = 6  # animal: nobody gets it any more
    TURNED_UP = 7  # animal, in this round's column
    OBJECTIVE = 8  # seat, habitat, its points
    OVER = 9


_TILE = Names("tile", TILE_IDS)
_ANIMAL = Names("animal", ANIMAL_IDS)
_HABITAT = Names("habitat", HABITATS)

WORDS = {
    Event.ROUND: {"round": NUMBER, "who": SEAT},
    Event.LAID_OPEN: {"tile": _TILE},
    Event.LEFT_OVER: {"tile": _TILE},
    Event.WON: {"who": SEAT, "animal": _ANIMAL},
    Event.MOVED_ON: {"animal": _ANIMAL, "round": NUMBER},
    Event.REMOVED: {"animal": _ANIMAL},
    Event.TURNED_UP: {"animal": _ANIMAL, "round": NUMBER},
    Event.OBJECTIVE: {"who": SEAT, "habitat": _HABITAT, "points": NUMBER},
    Event.OVER: {},
}
