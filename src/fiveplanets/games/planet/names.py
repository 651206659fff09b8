"""What the pieces are called. A pack may rename animals and change what is on a tile, so it follows the components."""

from collections.abc import Iterator
from itertools import groupby

from fiveplanets.core.texts import Texts

from .components import COMPONENTS


def messages(words: Texts) -> dict[str, str]:
    """The texts `tile-<id>` and `animal-<id>` of all pieces, in the language of these words."""
    tiles = {f"tile-{tile}": tile_name(tile, words) for tile in COMPONENTS.tiles}
    return tiles | {f"animal-{animal}": animal_name(animal, words) for animal in COMPONENTS.animals}


def told_apart() -> Iterator[dict[str, str]]:
    """By its place in the components: the message that says what it is called, unlike all others of its group."""
    yield {f"animals.{animal}": f"animal-{animal}" for animal in COMPONENTS.animals}


def animal_name(animal: str, words: Texts) -> str:
    card = COMPONENTS.animals[animal]
    return {"en": card.name_en, "ru": card.name_ru}[words.lang]


def tile_name(tile: str, words: Texts) -> str:
    """What is on the tile, counter-clockwise from its first area; the id tells equal tiles apart."""
    runs = [(habitat, len(list(equal))) for habitat, equal in groupby(COMPONENTS.tiles[tile].habitats)]
    areas = (words.say("areas-in-a-row", count=count, habitat=words.say(f"habitat-{h}")) for h, count in runs)
    return words.say("tile-with-areas", areas=", ".join(areas), tile=tile)
