"""What a choice does, at the terminal: the habitats of a tile, and what a turn changes for the animals."""

from collections import Counter


def explain(view, move, words):
    if move["do"] == "take":
        tile = next((tile for tile in view["facts"]["open_tiles"] if tile["id"] == move["tile"]), None)
        counted = Counter(tile["habitats"]) if tile else {}
        return ", ".join(f"{words.say('habitat-' + habitat)} {count}" for habitat, count in counted.items())
    if move["do"] == "turn" and view["facts"]["placing"]:
        changes = view["facts"]["placing"]["turns"][move["by"]]["changes"]
        return ", ".join(f"{words.say('animal-' + c['id'])} {c['before']}→{c['after']}" for c in changes)
    return ""
