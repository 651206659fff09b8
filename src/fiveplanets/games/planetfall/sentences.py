"""Effects and conditions of the components as sentences, amounts in glyphs."""

from fiveplanets.core.texts import Texts

from .components import RESOURCE_IDS
from .vocabulary import (
    Amounts,
    Discount,
    EffectData,
    Income,
    OnTake,
    ScoreAtLeast,
    ScoreMost,
    ScorePer,
    Scoring,
    Substitute,
)

GLYPHS = dict(zip(RESOURCE_IDS, "★▲†ϟ", strict=True))


def in_glyphs(amounts: dict[str, int]) -> str:
    """So much of each resource, by its id."""
    return " ".join(f"{n}{GLYPHS[resource]}" for resource, n in amounts.items() if n)


def printed(amounts: Amounts) -> str:
    return in_glyphs(dict(zip(RESOURCE_IDS, amounts.by_resource(), strict=True)))


def effects_text(effects: list[EffectData], words: Texts) -> str:
    return "; ".join(effect_text(effect, words) for effect in effects)


def effect_text(effect: EffectData, words: Texts) -> str:
    kind = effect.__struct_config__.tag
    if isinstance(effect, OnTake):
        return words.say("effect-on_take", after=words.say(f"after-{effect.of}"), gain=printed(effect.gain))
    if isinstance(effect, Discount | Substitute):
        return words.say(f"effect-{kind}", what=words.say(f"price-{effect.of}"), amount=effect.amount)
    if isinstance(effect, Income):
        gain = printed(effect.gain)
        if effect.per:
            return words.say("effect-income-per", gain=gain, one=words.say(f"one-{effect.per}"))
        return words.say("effect-income", gain=gain)
    if isinstance(effect, ScorePer | ScoreAtLeast | ScoreMost):
        return words.say("effect-at-end", condition=condition_text(effect, words))
    amount = getattr(effect, "amount", None)
    return words.say(f"effect-{kind}", **({"amount": amount} if amount else {}))


def condition_text(condition: Scoring, words: Texts) -> str:
    """A condition of the goal sheet, of a technology or of a commander."""
    points, count = condition.points, condition.count
    if isinstance(condition, ScoreMost):
        return words.say("effect-score_most", points=points, most=words.say(f"most-{count}"))
    if isinstance(condition, ScoreAtLeast):
        number = words.say(f"number-{count}", n=condition.least)
        return words.say("effect-score_at_least", points=points, number=number)
    number = words.say(f"number-{count}", n=condition.each)
    one = words.say(f"one-{count}")
    return words.say("effect-score_per", points=points, each=condition.each, one=one, number=number)
