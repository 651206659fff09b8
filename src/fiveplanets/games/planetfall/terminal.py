"""The table in a terminal: for every card what it costs this player now and what it brings, and the turn order.

Resources are shown by glyphs, what can and cannot be paid by ticks and crosses, so that nothing depends on colour.
"""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fiveplanets.core.texts import Texts

from .components import COMPONENTS, RESOURCE_IDS
from .sentences import GLYPHS, in_glyphs, printed
from .terminal_spots import spots
from .vocabulary import PLANETS

View = dict[str, Any]
COUNTED = ("unit", "landmark", "cache", "sector", "technology")


def screen(view: View, words: Texts, names: list[str]) -> RenderableType:
    parts: list[RenderableType] = [Rule(Text(title(view, words), "bold"), style="dim"), goals(view, words)]
    if view["state"]["phase"] == "commanders":
        parts.append(sides(view, words))
    elif not view["over"]:
        parts += [Text(), *spots(view, words, names), Text(), *orders(view, words, names)]
    return Group(*parts, empires(view, words, names), *abilities(view, words, names), legend(words))


def title(view: View, words: Texts) -> str:
    state = view["state"]
    values = {"planet": state["round"], "planets": PLANETS, "exploration": state["exploration"]}
    return words.say(f"phase-{state['phase']}", **values)


def goals(view: View, words: Texts) -> Text:
    """The conditions of the goal sheet, and what they would bring this player now."""
    goal = view["state"]["goal"]
    text = Text.assemble((words.say("screen-goal", goal=words.say(f"goal-{goal}")), "bold"))
    for number, condition in enumerate(view["facts"]["goal"], 1):
        text.append(f"\n  {words.say(f'goal-{goal}-{number}')}")
        if view["seat"] is not None and view["state"]["round"]:
            text.append(f" [{words.say('screen-so-far', points=condition['points'][view['seat']])}]", "cyan")
    return text


def sides(view: View, words: Texts) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    for column in ("side", "initiative", "start", "ability"):
        table.add_column(words.say(f"screen-{column}"))
    for side in view["facts"]["sides"]:
        data = COMPONENTS.sides[side]
        about = words.say(f"side-{side}-about")
        table.add_row(words.say(f"side-{side}"), str(data.initiative), printed(data.start), about)
    return table


def orders(view: View, words: Texts, names: list[str]) -> Iterator[Text]:
    """The turn order of this exploration, and the one that results from the ships as they stand."""
    for key, order in (("screen-order", view["state"]["order"]), ("screen-next-order", view["facts"]["next_order"])):
        places = enumerate(order[: view["players"]], 1)
        said = "  ".join(f"{place} {'…' if seat is None else names[seat]}" for place, seat in places)
        yield Text.assemble((f"{words.say(key)}: ", "bold"), said)


def empires(view: View, words: Texts, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column(words.say("screen-player"))
    table.add_column(words.say("screen-side"), ratio=1)
    for heading in (*GLYPHS.values(), *(words.say(f"screen-{key}") for key in ("income", "cards", "now"))):
        table.add_column(heading, justify="right", no_wrap=True)
    for seat in range(view["players"]):
        own, empire, facts = seat == view["seat"], view["state"]["empires"][seat], view["facts"]["empires"][seat]
        table.add_row(
            Text(f"{'▸' if own else ' '} {names[seat]}", "bold" if own else ""),
            commander(empire, words),
            *map(str, empire["track"]),
            income(facts["income"]),
            " ".join(str(facts["counts"][what]) for what in COUNTED),
            str(facts["score"]),
        )
    return table


def commander(empire: View, words: Texts) -> str:
    if empire["side"]:
        return words.say(f"side-{empire['side']}")
    return words.say(f"commander-{empire['commander']}") if empire["commander"] else "…"


def income(facts: View) -> str:
    total = {
        resource: technologies + side
        for resource, technologies, side in zip(RESOURCE_IDS, facts["technologies"], facts["commander"], strict=True)
    }
    total["energy"] += facts["sectors"]
    return f"+{in_glyphs(total)}" if any(total.values()) else "–"


def abilities(view: View, words: Texts, names: list[str]) -> Iterator[Text]:
    """What each player's commander and technologies do, and the own landmarks that wait for a pair."""
    for seat in range(view["players"]):
        empire, waiting = view["state"]["empires"][seat], view["facts"]["empires"][seat]["waiting"]
        if empire["side"]:
            own = seat == view["seat"]
            studied = [card["card"] for card in empire["cards"] if card["way"] == "study"]
            keys = [f"side-{empire['side']}-about", *(f"card-{card}-about" for card in studied)]
            said = "; ".join(filter(None, map(words.say, keys)))
            yield Text(f"{names[seat]}: {said}", "cyan" if own else "dim")
            if own and waiting:
                landmarks = ", ".join(words.say(f"card-{card}") for card in waiting)
                yield Text(words.say("screen-waiting", landmarks=landmarks), "cyan")


def legend(words: Texts) -> Text:
    most = COMPONENTS.tables.most
    ends = words.say("screen-ends", experience=most.experience, strength=most.strength, energy=most.energy)
    lines = [words.say("screen-legend"), ends, words.say("screen-legend-cards")]
    return Text("\n".join(lines), "dim")
