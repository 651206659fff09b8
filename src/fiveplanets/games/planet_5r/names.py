"""What the cards are called. A pack may give names and change what is on a card, so it follows the components."""

from collections.abc import Iterator

from fiveplanets.core.texts import Texts

from .components import CARD_DATA, CARD_IDS, COMPONENTS, Name, UpgradeData


def messages(words: Texts) -> dict[str, str]:
    """The texts of all cards, in the language of these words."""
    found = {f"action-{key}": given(card.name, f"action-{key}", words) for key, card in COMPONENTS.actions.items()}
    for card, data in zip(CARD_IDS, CARD_DATA, strict=True):
        found[f"card-{card}"] = words.say("titled", id=card, name=given(data.name, f"name-{card}", words))
    for card in COMPONENTS.technologies:
        found[f"card-{card}-about"] = about(card, found, words)
    return found


def told_apart() -> Iterator[dict[str, str]]:
    """By its place in the components: the message that says what it is called, unlike all others of its group.

    Technologies and settlements bear their ids.
    """
    yield {f"actions.{key}": f"action-{key}" for key in COMPONENTS.actions}


def given(name: Name, key: str, words: Texts) -> str:
    """The name that a pack gives, or ours."""
    return getattr(name, words.lang) or words.say(key)


def about(card: str, named: dict[str, str], words: Texts) -> str:
    """What is on a technology."""
    data = COMPONENTS.technologies[card]
    left, right = (upgrade_text(upgrade, named, words) for upgrade in (data.left, data.right))
    crystals = (words.say(f"letter-{crystal}") for crystal in (data.left_edge, data.centre, data.right_edge))
    return words.say("card-about", left=left, right=right, crystals=" ".join(crystals))


def upgrade_text(upgrade: UpgradeData, named: dict[str, str], words: Texts) -> str:
    """An upgrade in a few words: when, and what."""
    target = words.say("upgrade-target", action=named[f"action-{upgrade.target}"]) if upgrade.target else ""
    does = words.say(f"does-{upgrade.kind}", target=target)
    return words.say("upgrade-when", action=named[f"action-{upgrade.trigger}"], does=does)
