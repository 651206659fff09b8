"""What a pack says differently from our texts: names, and what cards do."""

from functools import cache

import msgspec

from .checks import without_packs
from .data import COMPONENTS
from .schema import Components

NAMED = {  # how the messages of a section begin
    "planets": "planet",
    "corporations": "corporation",
    "technologies": "technology",
    "civ_cards": "civ_card",
    "events": "event_card",
}
NO_FACTS = ("name_en", "name_ru", "source", "note")


class PackWords:
    """Our texts with the words of the pack in them."""

    def __init__(self, words):
        self.words = words
        self.names = dict(given_names(words.lang)) | dict(tile_names(words))

    def say(self, key, **values):
        text = self.names.get(key) or self.words.say(key, **values)
        changes = changed_cards().get(key)
        return self.words.say("changed-by-pack", text=text, changes=changes) if changes else text


def given_names(lang):
    """(message, name) for every name in the pack."""
    field = f"name_{lang}"
    for section, label in NAMED.items():
        for key, entry in getattr(COMPONENTS, section).items():
            yield f"{label}-{key}", getattr(entry, field)
    for key, card in COMPONENTS.objectives.items():
        yield f"objective-{key}", getattr(card.competitive, field)
        yield f"private_objective-{key}", getattr(card.private, field)


def tile_names(words):
    """(message, name) for every tile that is no longer what its id says."""
    for key, tile in COMPONENTS.tiles.items():
        meteor = "-m" if tile.meteor else ""
        if key != f"{tile.shape}-{tile.area_a}-{tile.area_b}{meteor}":
            first, second = (words.say(f"terrain-{area}") for area in (tile.area_a, tile.area_b))
            shape = words.say(f"shape-{tile.shape}")
            yield f"tile-{key}", words.say(f"tile-of{meteor}", shape=shape, first=first, second=second)


@cache
def changed_cards():
    """By the message about a card: the fields that the pack changes, with their new values."""
    ours = msgspec.convert(without_packs(), Components)
    found = {}
    for section, label in (("civ_cards", "civ_card"), ("events", "event_card")):
        for key, card in getattr(COMPONENTS, section).items():
            found[f"{label}-{key}-about"] = changes(getattr(ours, section)[key], card)
    for key, card in COMPONENTS.objectives.items():
        found[f"objective-{key}-about"] = changes(ours.objectives[key].competitive, card.competitive)
        found[f"private_objective-{key}-about"] = changes(ours.objectives[key].private, card.private)
    return found


def changes(ours, packed):
    before, after = dict(facts(msgspec.to_builtins(ours))), dict(facts(msgspec.to_builtins(packed)))
    return ", ".join(f"{field} = {value}" for field, value in after.items() if before[field] != value)


def facts(fields):
    """(field, value), those of an effect among them."""
    for field, value in fields.items():
        if isinstance(value, dict):
            yield from facts(value)
        elif field not in NO_FACTS:
            yield field, value
