"""Which hidden tiles and cards a seat cannot tell apart."""

from fiveplanets.games.planet_unknown.tables import CIV_IMMEDIATE, CIV_LEVEL, EVENT_COLOR


def alike(state, seat, path, value):
    if path[0] == "stacks":
        return path[:2]
    if path[0] == "events" or path[0] == "next_event":
        return "event", EVENT_COLOR[value]
    if path[0] == "deck" or "objectives" in path or "dropped" in path:
        return "objective"
    return "civ card", CIV_LEVEL[value], CIV_IMMEDIATE[value]  # which is shown as soon as somebody takes it
