"""What the components are called. A pack may rename them and change what is on them, so that is said too."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fiveplanets.core.texts import Texts

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


def messages(words: Texts) -> dict[str, str]:
    """What a pack says differently from our texts."""
    names = {key: name for key, name in given_names(words.lang) if name}
    about = {
        key: words.say("changed-by-pack", text=words.say(key), changes=changes)
        for key, changes in changed_cards()
        if changes
    }
    return names | about | dict(tile_names(words))


def given_names(lang: str) -> Iterator[tuple[str, str]]:
    """(message, name) for every name in the pack."""
    field = f"name_{lang}"
    for section, label in NAMED.items():
        for key, entry in getattr(COMPONENTS, section).items():
            yield f"{label}-{key}", getattr(entry, field)
    for key, card in COMPONENTS.objectives.items():
        yield f"objective-{key}", getattr(card.competitive, field)
        yield f"private_objective-{key}", getattr(card.private, field)


def tile_names(words: Texts) -> Iterator[tuple[str, str]]:
    """(message, name) for every tile."""
    for key, tile in COMPONENTS.tiles.items():
        first, second = (words.say(f"terrain-{area}") for area in (tile.area_a, tile.area_b))
        message = "tile-of-m" if tile.meteor else "tile-of"
        yield f"tile-{key}", words.say(message, shape=words.say(f"shape-{tile.shape}"), first=first, second=second)


def changed_cards() -> Iterator[tuple[str, str]]:
    """By the message about a card: the fields that the pack changes, with their new values."""
    ours = msgspec.convert(without_packs(), Components)
    for section, label in (("civ_cards", "civ_card"), ("events", "event_card")):
        for key, card in getattr(COMPONENTS, section).items():
            yield f"{label}-{key}-about", changes(getattr(ours, section)[key], card)
    for key, objective in COMPONENTS.objectives.items():
        yield f"objective-{key}-about", changes(ours.objectives[key].competitive, objective.competitive)
        yield f"private_objective-{key}-about", changes(ours.objectives[key].private, objective.private)


def changes(ours: Any, packed: Any) -> str:
    before, after = dict(facts(msgspec.to_builtins(ours))), dict(facts(msgspec.to_builtins(packed)))
    return ", ".join(f"{field} = {value}" for field, value in after.items() if before[field] != value)


def facts(fields: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """(field, value), those of an effect among them."""
    for field, value in fields.items():
        if isinstance(value, dict):
            yield from facts(value)
        elif field not in NO_FACTS:
            yield field, value
