"""What cards, commanders and goal sheets are called, and what they do in words: a pack may change both.

`card-ID-about` and `side-ID-about` say what a technology and a commander side do, `goal-ID-N` what the conditions of a
goal sheet are, N from 1 to 3.
"""

from collections.abc import Iterator

from fiveplanets.core.texts import Texts

from .components import COMMANDER_IDS, COMPONENTS, SIDE_IDS
from .sentences import condition_text, effects_text
from .shapes import Named
from .vocabulary import PLANETS


def messages(words: Texts) -> dict[str, str]:
    """Names and sentences by message, in the language of these words."""
    return names(words) | abilities(words)


def names(words: Texts) -> dict[str, str]:
    """Where the components give other names than our texts do; and the sides, which are called after commanders."""
    components: dict[str, Named] = {
        **{f"card-{id}": card for id, card in COMPONENTS.cards.items()},
        **{f"commander-{id}": commander for id, commander in COMPONENTS.commanders.items()},
        **{f"goal-{id}": goal for id, goal in COMPONENTS.goals.items()},
    }
    given = {key: getattr(component, f"name_{words.lang}") for key, component in components.items()}
    found = {key: name for key, name in given.items() if name}
    for number, side in enumerate(SIDE_IDS):
        key = f"commander-{COMMANDER_IDS[number // 2]}"
        found[f"side-{side}"] = words.say("side-of", commander=found.get(key) or words.say(key), side=number % 2)
    return found


def told_apart() -> Iterator[dict[str, str]]:
    """By its place in the components: the message that says what it is called, unlike all others of its group.

    Landmarks of one name are found on different planets.
    """
    for planet in range(1, PLANETS + 1):
        yield {
            f"{section}.{id}": f"card-{id}"
            for section in ("units", "landmarks", "caches", "technologies")
            for id, card in getattr(COMPONENTS, section).items()
            if card.planet == planet
        }
    yield {f"commanders.{id}": f"commander-{id}" for id in COMPONENTS.commanders}
    yield {f"goals.{id}": f"goal-{id}" for id in COMPONENTS.goals}


def abilities(words: Texts) -> dict[str, str]:
    found = {f"card-{id}-about": effects_text([*card.effects], words) for id, card in COMPONENTS.technologies.items()}
    found |= {f"side-{id}-about": effects_text([*side.effects], words) for id, side in COMPONENTS.sides.items()}
    for id, goal in COMPONENTS.goals.items():
        for number, condition in enumerate(goal.conditions, 1):
            found[f"goal-{id}-{number}"] = condition_text(condition, words)
    return found
