"""What the components are called. A pack may rename them and change what is on them, so that is said too."""

from collections.abc import Iterator
from typing import Any

import msgspec

from fiveplanets.core.texts import Texts

from .checks import without_packs
from .data import COMPONENTS, TRACKS
from .schema import Components

NAMED = {  # how the messages of a section begin
    "planets": "planet",
    "corporations": "corporation",
    "technologies": "technology",
    "civ_cards": "civ_card",
    "events": "event_card",
}
NO_FACTS = ("name_en", "name_ru", "source", "note")
DRAWN = (  # on the boards, so their changes are named without all the new values
    *("grid", "regions", "zones", "diagonal_passages", "row_medals", "column_medals"),
    *(*TRACKS, "water_path"),
)


def messages(words: Texts) -> dict[str, str]:
    """What a pack says differently from our texts."""
    names = {key: name for key, name in given_names(words.lang) if name}
    about = {
        key: words.say("changed-by-pack", text=words.say(key), changes=", ".join(changes))
        for key, changes in changes_by_message().items()
    }
    return names | about | dict(tile_names(words))


def named(components: Components) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """(where in the components, how their messages begin, what has names by id) for each kind of named things."""
    for section, label in NAMED.items():
        yield f"{section}.{{}}", label, getattr(components, section)
    objectives = components.objectives.items()
    yield "objectives.{}.competitive", "objective", {key: card.competitive for key, card in objectives}
    yield "objectives.{}.private", "private_objective", {key: card.private for key, card in objectives}


def told_apart() -> Iterator[dict[str, str]]:
    """By its place in the components: the message that says what it is called, unlike all others of its group."""
    for where, label, entries in named(COMPONENTS):
        yield {where.format(key): f"{label}-{key}" for key in entries}


def given_names(lang: str) -> Iterator[tuple[str, str]]:
    """(message, name) for every name in the pack."""
    for _, label, entries in named(COMPONENTS):
        for key, entry in entries.items():
            yield f"{label}-{key}", getattr(entry, f"name_{lang}")


def tile_names(words: Texts) -> Iterator[tuple[str, str]]:
    """(message, name) for every tile."""
    for key, tile in COMPONENTS.tiles.items():
        first, second = (words.say(f"terrain-{area}") for area in (tile.area_a, tile.area_b))
        message = "tile-of-m" if tile.meteor else "tile-of"
        yield f"tile-{key}", words.say(message, shape=words.say(f"shape-{tile.shape}"), first=first, second=second)


# --- what a pack changes, said wherever our texts speak of it


def changes_by_message() -> dict[str, list[str]]:
    ours = msgspec.convert(without_packs(), Components)
    found: dict[str, list[str]] = {}
    for message, change in (*changed_things(ours), *changed_medals(ours)):
        found.setdefault(message, []).append(change)
    return found


def changed_things(ours: Components) -> Iterator[tuple[str, str]]:
    """(message, change) for what is on planets, corporation boards and cards."""
    for (_, label, before), (_, _, after) in zip(named(ours), named(COMPONENTS), strict=True):
        for key, thing in after.items():
            for _, change in changes(before[key], thing):
                yield f"{label}-{key}-about", change


def changed_medals(ours: Components) -> Iterator[tuple[str, str]]:
    """(message, change) for medals that stand in several texts."""
    changed = list(changes(ours.points, COMPONENTS.points, "points."))
    for key, cards in COMPONENTS.sets.items():
        changed += changes(ours.sets[key], cards, f"sets.{key}.")
    speaking = messages_about_medals()
    for field, change in changed:
        for message in speaking[field]:
            yield message, change


def messages_about_medals() -> dict[str, list[str]]:
    """By the field of points or sets: the messages that speak of it."""
    meteorites = ["board-meteorites-about", *civ_cards("meteorite_repo")]
    contests = [f"objective-{key}-about" for key in COMPONENTS.objectives]
    private = [f"private_objective-{key}-about" for key in COMPONENTS.objectives]
    return {
        "points.objective": contests + private,
        "points.objective_tie": contests,
        "points.life_pod": ["board-pods-about", *civ_cards("medals_per_life_pod")],
        "points.meteorites_per_medal": meteorites,
        "sets.meteorite_repo.medals": meteorites,
        "sets.commerce_agreement.medals": civ_cards("commerce_agreement"),
    }


def civ_cards(effect: str) -> list[str]:
    """The messages about the cards with an effect, or of a set."""
    cards = COMPONENTS.civ_cards.items()
    return [f"civ_card-{key}-about" for key, card in cards if effect in (card.effect.type, card.effect.set)]


def changes(ours: Any, packed: Any, prefix: str = "") -> Iterator[tuple[str, str]]:
    """(field, field with its new value) for what the pack changes."""
    before = dict(facts(msgspec.to_builtins(ours)))
    for field, value in facts(msgspec.to_builtins(packed)):
        if before[field] != value:
            place = prefix + field
            yield place, place if field in DRAWN else f"{place} = {value}"


def facts(fields: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """(field, value), those of an effect among them."""
    for field, value in fields.items():
        if isinstance(value, dict) and field not in DRAWN:
            yield from facts(value)
        elif field not in NO_FACTS:
            yield field, value
