"""The names of components where a pack gives them others than our texts do."""

from .data import COMPONENTS

NAMED = {  # how the messages of a section begin
    "planets": "planet",
    "corporations": "corporation",
    "technologies": "technology",
    "civ_cards": "civ_card",
    "events": "event_card",
}


class PackNames:
    """Texts with the names of the pack in them."""

    def __init__(self, words):
        self.words = words
        self.names = dict(given_names(words.lang)) | dict(tile_names(words))

    def say(self, key, **values):
        return self.names.get(key) or self.words.say(key, **values)


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
