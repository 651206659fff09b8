"""Texts that come from the components: the names that a pack gives, and what is made of names."""

from collections.abc import Iterable, Iterator

from fiveplanets.core.texts import Texts

from .components import ACTION_IDS, CARD_IDS, CHARACTER_IDS, COMPONENTS, Character
from .shape import Named


def messages(words: Texts) -> dict[str, str]:
    found = dict(_names_of_the_box(words.lang))

    def name(key: str) -> str:
        return found.get(key) or words.say(key)

    for key, ship in COMPONENTS.ships.items():
        to = words.say("ship-open") if ship.destination == "open" else name(f"place-{ship.destination}")
        found[f"ship-{key}"] = words.say("ship", destination=to, seats=ship.seats)
    for character in CHARACTER_IDS:
        card = COMPONENTS.characters[character]
        found[f"cause-{character}"] = name(f"character-{character}")
        numbers = {"boards": card.boards, "moves": card.moves or 0}
        found[f"character-{character}-about"] = words.say(f"about-{character}", **numbers)
    for key in CARD_IDS:
        found[f"cause-{key}"] = name(f"card-{key}")
    plans = [key for key, card in COMPONENTS.actions.items() if card.effect == "change_character"]
    found["character-later"] = words.say("choose-later", card=name(f"card-{(plans or ACTION_IDS)[0]}"))
    return found


def told_apart() -> Iterator[dict[str, str]]:
    """By its place in the components: the message that says what it is called, unlike all others of its group.

    Characters bear their numbers.
    """
    yield {f"regions.{key}": f"place-{key}" for key in COMPONENTS.regions}
    sections = ("missions", "research", "actions")
    yield {f"{section}.{key}": f"card-{key}" for section in sections for key in getattr(COMPONENTS, section)}


def _names_of_the_box(lang: str) -> Iterator[tuple[str, str]]:
    """The names that a pack gives in a language, by the text that each replaces; those of characters bear a number."""
    sections: list[tuple[str, Iterable[tuple[str, Named]]]] = [
        ("place", COMPONENTS.regions.items()),
        ("character", COMPONENTS.characters.items()),
        ("card", COMPONENTS.missions.items()),
        ("card", COMPONENTS.research.items()),
        ("card", COMPONENTS.actions.items()),
    ]
    for label, section in sections:
        for key, data in section:
            name = getattr(data, f"name_{lang}")
            if name is not None:
                number = f"{Character[key.upper()] + 1} " if label == "character" else ""
                yield f"{label}-{key}", number + name
