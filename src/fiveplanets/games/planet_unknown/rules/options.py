"""Which options go together."""

from typing import Any

from ..codes import GREEN_DEFAULT, RED_DEFAULT
from ..tables import COLORS, CORPORATION_IDS, DECK, EVENT_COLOR, EVENT_SOLO, PLANET_IDS


def refuse_options(players: int, options: dict[str, Any]) -> str | None:
    """What is wrong with a choice of options, or None."""
    return _refuse_boards(options) or _refuse_events(players, options)


def _refuse_boards(options: dict[str, Any]) -> str | None:
    """PU-R01: each unique side exists once; everybody may have the start side, the first one."""
    for name, ids in (("planet", PLANET_IDS), ("corporation", CORPORATION_IDS)):
        for board in ids[1:]:
            seats = [str(seat + 1) for seat, chosen in enumerate(options[name]) if chosen == board]
            if len(seats) > 1:
                return (
                    f"there is only one {name} {board}, and players {' and '.join(seats)} want it: "
                    f"give each another one, {ids[0]} or random"
                )
    return None


def _refuse_events(players: int, options: dict[str, Any]) -> str | None:
    green, red = options["green"], options["red"]
    if players == 1:
        if options["private_objectives"] or options["events"]:
            return "a solo game always has events and private objectives: leave these options out"
    elif not options["events"] and (green, red) != (GREEN_DEFAULT, RED_DEFAULT):
        return "numbers of event cards need the option events"
    counts = {"green": green, "red": red, "orange": DECK - green - red}
    if counts["orange"] < 0:
        return f"{green} green and {red} red events are more than {DECK}"
    for color, count in counts.items():
        cards = zip(EVENT_COLOR, EVENT_SOLO, strict=True)
        there = sum(1 for number, solo in cards if COLORS[number] == color and (players == 1 or not solo))
        if count > there:
            return f"{count} {color} events: there are only {there}"
    return None
