"""The table in a terminal: spaceport, map, companies, and what the viewer alone knows.

Colours are shown by letters as well, so that nothing depends on them: R2 B1 are two red astronauts and a blue one.
Regions have numbers, by which a region names its neighbours.
"""

from rich import box
from rich.console import Group
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .components import COMPONENTS, REGION_IDS

STYLES = {
    "red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "violet": "magenta", "white": "bold",
}  # fmt: skip
INNER = tuple(name for name, data in COMPONENTS.regions.items() if data.place == "inner")
OUTER = tuple(name for name, data in COMPONENTS.regions.items() if data.place == "outer")


def screen(view, words, names):
    facts = view["facts"]
    parts = [Rule(Text(" · ".join(title(view, words)), "bold"), style="dim")]
    parts += [spaceport(facts, words), mars(facts, words), companies(facts, words, names)]
    parts.append(countdown(facts, words))
    parts += known_research(facts, words)
    if any(company["neutral"] and company["breakdown"] for company in facts["companies"]):
        parts.append(duel_points(facts, words))
    parts += shown_missions(facts, words)
    if facts["own"]:
        parts += own(facts["own"], words)
    return Group(*parts)


def title(view, words):
    """The round, who is first, and whose character is being carried out."""
    facts = view["facts"]
    yield words.say("screen-round", round=max(view["state"]["round"], 1), rounds=facts["rounds"])
    yield words.say("screen-first", who=words.say(f"colour-{facts['first']}"))
    for company in facts["companies"]:
        if company["colour"] == facts["active"]:
            who, character = words.say(f"colour-{company['colour']}"), words.say(f"character-{company['shown']}")
            yield words.say("screen-acting", who=who, character=character)


def letters(crew, words):
    """Astronauts by colour: R2 B1."""
    if not crew:
        return Text(words.say("screen-nobody"), "dim")
    return Text(" ").join(Text(f"{words.say(f'letter-{c}')}{n}", STYLES[c]) for c, n in crew.items())


def grid(title, *columns):
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in columns:
        table.add_column(column)
    return table


# --- ships and map


def spaceport(facts, words):
    head = [words.say(f"screen-{key}") for key in ("dock", "seats", "destination", "crew", "status")]
    table = grid(words.say("screen-spaceport"), *head)
    for number, ship in enumerate(facts["docks"], 1):
        if ship is None:
            table.add_row(str(number), "", Text(words.say("screen-no-ship"), "dim"))
            continue
        to = words.say(f"place-{ship['destination']}") if ship["destination"] else words.say("screen-open")
        state = words.say("screen-launched" if ship["launched"] else "screen-docked")
        seats = f"{ship['aboard']}/{ship['seats']}"
        table.add_row(str(number), seats, to, letters(ship["crew"], words), Text(state, "dim"))
    return table


def mars(facts, words):
    """The rim clockwise around the three inner regions; Phobos stands apart."""
    cell = {place["name"]: region(place, words) for place in facts["regions"]}
    rim = [cell[name] for name in facts["rim"]]
    inner = [cell[name] for name in inner_from_left(facts)]
    table = Table.grid(expand=True, padding=0)
    for _ in range(5):
        table.add_column(ratio=1)
    table.add_row("", rim[0], "", rim[1], cell["phobos"])
    table.add_row(rim[5], *inner, rim[2])
    table.add_row("", rim[4], "", rim[3], "")
    used = ", ".join(words.say(f"place-{name}") for name in facts["used_up"])
    note = Text(words.say("screen-destinations", regions=used), "dim") if used else Text()
    return Group(Text(words.say("screen-mars"), "bold"), table, note)


def inner_from_left(facts):
    """An inner region stands where its neighbours on the rim are: left, in the middle, or right."""
    side = dict(zip(facts["rim"], (-1, 2, 4, 3, -2, -4), strict=True))
    near = {place["name"]: place["next_to"] for place in facts["regions"]}
    return sorted(INNER, key=lambda name: sum(side.get(other, 0) for other in near[name]))


def region(place, words):
    lines = [Text(words.say(f"resource-{place['resource']}") if place["resource"] else "?", "cyan")]
    lines.append(letters(place["crew"], words))
    if place["points"]:
        tokens = ", ".join(f"{words.say(f'resource-{kind}')} {count}" for kind, count in place["points"].items())
        lines.append(Text(words.say("screen-lies", tokens=tokens)))
    if place["card"]:
        lines.append(Text(words.say("screen-research-known", card=words.say(f"card-{place['card']}")), "italic"))
    elif place["research"]:
        lines.append(Text(words.say("screen-research-down"), "italic"))
    if place["next_to"]:
        lines.append(Text(words.say("screen-next-to", numbers=" ".join(number(n) for n in place["next_to"])), "dim"))
    name = Text(f"{number(place['name'])} {words.say('place-' + place['name'])}", "bold")
    return Panel(Group(name, *lines), box=box.SQUARE, padding=0, border_style="dim")


def number(name):
    return str(REGION_IDS.index(name) + 1)


# --- companies


def companies(facts, words, names):
    head = [words.say(f"screen-{key}") for key in ("supply", "wormhole", "tokens", "cards", "played")]
    table = grid(words.say("screen-companies"), "", "", *head)
    table.columns[0].no_wrap = True
    for company in facts["companies"]:
        name = names[company["seat"]]
        if company["neutral"]:
            name = words.say("screen-neutral", name=name)
        tokens = " ".join(str(count) for count in company["tokens"].values())
        total = company["token_points"] if company["points"] is None else company["points"]
        played = " ".join(words.say(f"character-{character}")[0] for character in reversed(company["played"]))
        colour = company["colour"]
        mark = "▸" if colour == facts["active"] else " "
        table.add_row(
            Text(f"{mark} {words.say(f'letter-{colour}')} {words.say(f'colour-{colour}')}", STYLES[colour]),
            name, str(company["supply"]), str(company["lost"]), f"{tokens} = {total}", str(company["cards"]), played,
        )  # fmt: skip
    return table


def countdown(facts, words):
    """The characters shown this round, from 9 down."""
    shown = []
    for step in facts["countdown"]:
        who = ", ".join(words.say(f"colour-{colour}") for colour in step["who"])
        shown.append(f"{words.say('character-' + step['character'])} ({who})")
    text = " · ".join(shown) or words.say("screen-nothing-yet")
    return Text.assemble((words.say("screen-countdown"), "bold"), ": ", text)


def known_research(facts, words):
    """What the research cards do, as far as the viewer knows them."""
    for place in facts["regions"]:
        if place["card"]:
            yield described(words.say(f"place-{place['name']}"), place["card"], words)


def shown_missions(facts, words):
    """At the end all see all missions."""
    for company in facts["companies"]:
        for card in company["missions"]:
            yield described(words.say(f"colour-{company['colour']}"), card, words)


def duel_points(facts, words):
    """The end of a duel: the points of all four colours, since a neutral one can beat both players (RP-69)."""
    companies = facts["companies"]
    table = grid(words.say("screen-duel-points"), "", *(words.say(f"colour-{c['colour']}") for c in companies))
    for key in companies[0]["breakdown"]:
        label = words.say(f"score-{key.replace('_', '-')}")
        table.add_row(label, *(str(company["breakdown"][key]) for company in companies))
    table.add_row(words.say("screen-points"), *(str(company["points"]) for company in companies), style="bold")
    verdict = Text(words.say("screen-neutral-wins"), "bold") if facts["neutral_wins"] else Text()
    return Group(table, verdict)


def described(whose, card, words):
    return Text.assemble(f"{whose}: ", (words.say(f"card-{card}"), "bold"), f" ({about(card, words)})")


# --- what the viewer alone knows


def own(mine, words):
    def names(characters):
        return ", ".join(words.say(f"character-{character}") for character in characters)

    yield Text(words.say("screen-hand", characters=names(reversed(mine["hand"]))))
    if mine["choice"] or mine["chooses_later"]:
        yield Text(words.say("screen-chosen", character=names([mine["choice"] or "later"])))
    if mine["to_be_asked"]:
        yield Text(words.say("screen-to-be-asked"))
    if mine["neutral_choice"]:
        yield Text(words.say("screen-neutral-chosen", character=names([mine["neutral_choice"]])))
    if mine["arranged"]:
        yield Text(words.say("screen-neutral-next", characters=names(mine["arranged"])))
    for card in mine["cards"]:
        yield Text.assemble((words.say(f"card-{card}"), "bold"), f" ({about(card, words)})")
    if mine["drawn"]:
        card = mine["drawn"]
        yield Text(words.say("screen-drawn", card=words.say(f"card-{card}"), effect=about(card, words)), "bold")


def about(card, words):
    """What a colonisation card does, from its data."""
    if card in COMPONENTS.missions:
        return goal(COMPONENTS.missions[card], words)
    data = COMPONENTS.research.get(card) or COMPONENTS.actions[card]
    token = words.say(f"resource-{getattr(data, 'token', 'ice')}")
    return words.say(f"effect-{data.effect}", amount=data.amount, token=token)


def goal(mission, words):
    regions = regions_text(mission.regions, words)
    token = words.say(f"resource-{mission.token}")
    metric = words.say(f"metric-{mission.metric}", regions=regions, token=token)
    if mission.most:
        return words.say("goal-most", points=mission.most, metric=metric)
    return words.say("goal-steps", points=" / ".join(map(str, mission.steps)), metric=metric)


def regions_text(regions, words):
    if len(regions) == len(REGION_IDS):
        return words.say("screen-all-regions")
    if set(regions) == set(INNER):
        return words.say("screen-inner")
    if set(regions) == set(OUTER):
        return words.say("screen-rim")
    return ", ".join(words.say(f"place-{name}") for name in regions)
