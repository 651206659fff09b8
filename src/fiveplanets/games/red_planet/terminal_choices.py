"""What a choice does, at the terminal: what a card says, and where a ship is bound. Characters are in the texts."""

from .terminal import about


def explain(view, move, words):
    if "card" in move:
        return about(move["card"], words)
    if "dock" in move:
        ship = view["facts"]["docks"][int(move["dock"].removeprefix("dock-")) - 1]
        to = words.say(f"place-{ship['destination']}") if ship["destination"] else words.say("screen-open")
        return f"{ship['aboard']}/{ship['seats']} → {to}"
    return ""
