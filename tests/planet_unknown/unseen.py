"""Which hidden tiles and cards a seat cannot tell apart, and what of a secret move it learns at once."""

from fiveplanets.games.planet_unknown.codes import Phase
from fiveplanets.games.planet_unknown.moves import MOVES, PICK
from fiveplanets.games.planet_unknown.tables import CIV_IMMEDIATE, CIV_LEVEL, EVENT_COLOR


def alike(state, seat, path, value):
    if path[0] == "stacks":
        return path[:2]
    if path[0] == "events" or path[0] == "next_event":
        return "event", EVENT_COLOR[value]
    if path[0] == "deck" or "objectives" in path or "dropped" in path:
        return "objective"
    return "civ card", CIV_LEVEL[value], CIV_IMMEDIATE[value]  # which is shown as soon as somebody takes it


def public_part(state, move):
    """PU-R11: the level of a civ card that somebody has just taken; all of an immediate one, and of any at the end."""
    if MOVES.name_of(move) != "pick":
        return None
    card = move - PICK
    return move if CIV_IMMEDIATE[card] or state.phase >= Phase.END else CIV_LEVEL[card]
