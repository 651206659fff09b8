"""What cards, commanders and goal sheets are called where a pack gives them other names than our texts do."""

from .components import COMMANDER_IDS, COMPONENTS, SIDE_IDS


def messages(words):
    """These names by message, in the language of these words."""
    named = {
        **{f"card-{id}": card for id, card in COMPONENTS.cards.items()},
        **{f"commander-{id}": commander for id, commander in COMPONENTS.commanders.items()},
        **{f"goal-{id}": goal for id, goal in COMPONENTS.goals.items()},
    }
    found = {key: getattr(component, f"name_{words.lang}") for key, component in named.items()}
    names = {key: name for key, name in found.items() if name}
    for number, side in enumerate(SIDE_IDS):
        commander = f"commander-{COMMANDER_IDS[number // 2]}"
        if commander in names:
            names[f"side-{side}"] = words.say("side-of", commander=names[commander], side=number % 2)
    return names
