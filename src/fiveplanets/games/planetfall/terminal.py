"""The table in a terminal: for every card what it costs this player now and what it brings, and the turn order.

Resources are shown by glyphs, what can and cannot be paid by ticks and crosses, so that nothing depends on colour.
"""

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .terminal_effects import amounts, condition_text, effects_text
from .terminal_spots import spots

COUNTED = ("unit", "landmark", "cache", "sector", "technology")


def screen(view, words, names):
    facts = view["facts"]
    parts = [Rule(Text(title(view, words), "bold"), style="dim"), goals(view, words)]
    if facts["planet"] == 0:
        parts.append(sides(facts, words))
    elif not view["over"]:
        parts += [Text(), *spots(facts, words, names), Text(), *orders(facts, words, names)]
    return Group(*parts, empires(view, words, names), *abilities(view, words, names), legend(facts, words))


def title(view, words):
    facts = view["facts"]
    if view["over"]:
        return words.say("screen-over")
    if facts["planet"] == 0:
        return words.say("screen-commanders")
    return words.say("screen-planet", **{key: facts[key] for key in ("planet", "planets", "exploration")})


def goals(view, words):
    """The conditions of the goal sheet, and what they would bring this player now."""
    goal = view["facts"]["goal"]
    text = Text.assemble((words.say("screen-goal", goal=words.say(f"goal-{goal['id']}")), "bold"))
    for condition in goal["conditions"]:
        text.append(f"\n  {condition_text(condition, words)}")
        if view["seat"] is not None and view["facts"]["planet"]:
            text.append(f" [{words.say('screen-so-far', points=condition['points_now'][view['seat']])}]", "cyan")
    return text


def sides(facts, words):
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for column in ("side", "initiative", "start", "ability"):
        table.add_column(words.say(f"screen-{column}"))
    for side in facts["sides"]:
        start, ability = amounts(side["start"]), effects_text(side["effects"], words)
        table.add_row(words.say(f"side-{side['id']}"), str(side["initiative"]), start, ability)
    return table


def orders(facts, words, names):
    """The turn order now, and the one that results from the ships as they stand."""
    shown = [("screen-next-order", facts["next_order"])]
    if facts["phase"] == "placing":
        shown.insert(0, ("screen-order", facts["order"]))
    for key, order in shown:
        places = "  ".join(f"{place} {'…' if seat is None else names[seat]}" for place, seat in enumerate(order, 1))
        yield Text.assemble((f"{words.say(key)}: ", "bold"), places)


def empires(view, words, names):
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(words.say("screen-player"))
    table.add_column(words.say("screen-side"), ratio=1)
    for heading in ("★", "▲", "†", "ϟ", *(words.say(f"screen-{key}") for key in ("income", "cards", "now"))):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat, empire in enumerate(view["facts"]["empires"]):
        own = seat == view["seat"]
        table.add_row(
            Text(f"{'▸' if own else ' '} {names[seat]}", "bold" if own else ""),
            commander(empire, words),
            *map(str, empire["resources"].values()),
            f"+{amounts(empire['income'])}" if empire["income"] else "–",
            " ".join(str(empire["counts"][what]) for what in COUNTED),
            str(empire["score"]),
        )
    return table


def commander(empire, words):
    if empire["side"]:
        return words.say(f"side-{empire['side']['id']}")
    return words.say(f"commander-{empire['commander']}") if empire["commander"] else "…"


def abilities(view, words, names):
    """What each player's commander and technologies do, and the own landmarks that wait for a pair."""
    for seat, empire in enumerate(view["facts"]["empires"]):
        if empire["side"]:
            effects = empire["side"]["effects"] + [e for card in empire["cards"] for e in card["effects"]]
            own = seat == view["seat"]
            yield Text(f"{names[seat]}: {effects_text(effects, words)}", "cyan" if own else "dim")
            if own and empire["waiting_landmarks"]:
                waiting = ", ".join(words.say(f"card-{card}") for card in empire["waiting_landmarks"])
                yield Text(words.say("screen-waiting", landmarks=waiting), "cyan")


def legend(facts, words):
    ends = words.say("screen-ends", **facts["track_ends"])
    lines = [words.say("screen-legend"), ends, words.say("screen-legend-cards")]
    return Text("\n".join(lines), "dim")
