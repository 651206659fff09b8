"""What a move can tell the table. One event for everything that moves: who, what, where, and why.

Rows and columns count from 1; they are nothing where a thing does not come from the planet.
"""

from fiveplanets.core.codes import Number, Seat
from fiveplanets.core.worded import Worded, words

from .codes import (
    Cause,
    Cell,
    CivCard,
    Compartment,
    EventCard,
    Gain,
    Letter,
    Level,
    Line,
    Objective,
    PrivateObjective,
    RoverNumber,
    Tile,
    Track,
    Turn,
)


class Event(Worded):
    FIRST = words(who=Seat)  # the commander of the first round
    RIVALRY = words(objective=Objective, who=Seat, other=Seat)  # a competitive objective between them
    ROUND = words(round=Number, who=Seat)  # the commander
    TURNED = words(who=Seat, sectors=Number)  # nobody: by itself
    CARD = words(card=EventCard)  # of the round
    # tiles
    TOOK = words(who=Seat, tile=Tile, compartment=Compartment)
    PLACED = words(who=Seat, tile=Tile, turn=Turn, row=Line, column=Line)
    SET_ASIDE = words(who=Seat, tile=Tile)
    EXTRA_TILE = words(who=Seat)  # may be taken
    NO_EXTRA_TILE = words(who=Seat)  # neither tile fits
    STACK_REMOVED = words(who=Seat, compartment=Compartment, tiles=Number)
    # markers, and what players gain; `why`: by what
    ADVANCED = words(who=Seat, marker=Track, start=Cell, track=Track, cell=Cell, why=Cause)  # track: if it changes
    REGRESSED = words(who=Seat, marker=Track, start=Cell, cell=Cell, why=Cause)
    GAINED = words(who=Seat, gain=Gain, count=Number, why=Cause)
    FLUX = words(who=Seat, track=Track)
    # patches and rovers
    PATCH = words(who=Seat, row=Line, column=Line)
    PATCH_STORED = words(who=Seat)
    ROVER = words(who=Seat, rover=RoverNumber, row=Line, column=Line)  # comes onto the planet
    DROVE = words(who=Seat, rover=RoverNumber, row=Line, column=Line, movement=Number)  # movement: that it cost
    TELEPORTED = words(who=Seat, rover=RoverNumber, row=Line, column=Line)
    ROVER_LOST = words(who=Seat, rover=RoverNumber, row=Line, column=Line, why=Cause)
    # life pods and meteorites
    POD = words(who=Seat, row=Line, column=Line, why=Cause)  # collected
    POD_LOST = words(who=Seat, row=Line, column=Line, why=Cause)
    POD_LIFTED = words(who=Seat, track=Track, cell=Cell)  # nothing: from the scoring area
    POD_PUT = words(who=Seat, track=Track, cell=Cell, technology=Letter)  # nothing: into the scoring area
    METEORITE = words(who=Seat, row=Line, column=Line, why=Cause)  # falls
    METEORITE_LOADED = words(who=Seat, rover=RoverNumber, row=Line, column=Line)
    METEORITE_COLLECTED = words(who=Seat, row=Line, column=Line, why=Cause)
    METEORITE_LOST = words(who=Seat, row=Line, column=Line, why=Cause)
    # cards
    CIV_DUE = words(who=Seat, level=Level, why=Cause)  # to be chosen later
    CIV = words(who=Seat, card=CivCard)
    CIV_HIDDEN = words(who=Seat, level=Level)  # a card that lies face down until the end
    CIV_SHOWN = words(who=Seat, card=CivCard)
    NO_CIV = words(who=Seat, level=Level)  # the stack is empty
    CIV_ADDED = words(level=Level)
    CIV_REMOVED = words(level=Level)
    OBJECTIVES_DRAWN = words(who=Seat, count=Number)
    OBJECTIVE_DROPPED = words(who=Seat)
    OBJECTIVE = words(who=Seat, objective=Objective)  # everybody competes for it
    PEEKED = words(who=Seat)  # at the next event
    # the end
    LAST_ROUND = words(who=Seat, tile=Tile)  # who could not place which tile
    ENDED = words()  # the last round is over: patches, cards, then the count
    OBJECTIVE_SHOWN = words(who=Seat, objective=PrivateObjective, medals=Number)
    OVER = words()
