"""Effects in words, and amounts in glyphs."""

GLYPHS = {"points": "★", "experience": "▲", "strength": "†", "energy": "ϟ"}


def amounts(gain):
    return " ".join(f"{n}{GLYPHS[resource]}" for resource, n in gain.items() if n)


def effects_text(effects, words):
    return "; ".join(effect_text(effect, words) for effect in effects)


def effect_text(effect, words):
    kind = effect["kind"]
    if kind == "on_take":
        return words.say("effect-on_take", after=words.say(f"after-{effect['of']}"), gain=amounts(effect["gain"]))
    if kind in ("discount", "substitute"):
        return words.say(f"effect-{kind}", what=words.say(f"price-{effect['of']}"), amount=effect["amount"])
    if kind == "income":
        gain = amounts(effect["gain"])
        if effect["per"]:
            return words.say("effect-income-per", gain=gain, one=words.say(f"one-{effect['per']}"))
        return words.say("effect-income", gain=gain)
    if kind.startswith("score"):
        return words.say("effect-at-end", condition=condition_text(effect, words))
    return words.say(f"effect-{kind}", **({"amount": effect["amount"]} if "amount" in effect else {}))


def condition_text(effect, words):
    """A condition of the goal sheet or of a technology."""
    kind, count, points = effect["kind"], effect["count"], effect["points"]
    if kind == "score_most":
        return words.say("effect-score_most", points=points, most=words.say(f"most-{count}"))
    if kind == "score_at_least":
        number = words.say(f"number-{count}", n=effect["least"])
        return words.say("effect-score_at_least", points=points, number=number)
    each = effect["each"]
    number = words.say(f"number-{count}", n=each)
    return words.say("effect-score_per", points=points, each=each, one=words.say(f"one-{count}"), number=number)
