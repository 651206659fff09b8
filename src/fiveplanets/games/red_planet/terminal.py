"""The table in a terminal: spaceport, map, companies, and what the viewer alone knows.

Colours are shown by letters as well, so that nothing depends on them: R2 B1 are two red astronauts and a blue one.
Regions have numbers, by which a region names its neighbours.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fiveplanets.core.texts import Texts

from .components import CHARACTER_IDS, COMPONENTS, LAST_ROUND, REGION_IDS, RESOURCE_IDS, Colour
from .shape import MissionData

View = dict[str, Any]

COLOUR_IDS = tuple(colour.name.lower() for colour in Colour)
STYLES = {
    "red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow", "violet": "magenta", "white": "bold",
}  # fmt: skip
INNER = tuple(name for name, data in COMPONENTS.regions.items() if data.place == "inner")
OUTER = tuple(name for name, data in COMPONENTS.regions.items() if data.place == "outer")
RIM_SIDES = (-1, 2, 4, 3, -2, -4)  # how far to the right the places of the rim lie on the screen


def screen(view: View, words: Texts, names: Sequence[str]) -> Group:
    parts: list[RenderableType] = [Rule(Text(" · ".join(title(view, words)), "bold"), style="dim")]
    parts += [spaceport(view, words), mars(view, words), Text(" · ".join(supply(view, words)), "dim")]
    parts += [companies(view, words, names), countdown(view, words)]
    parts += known_research(view, words)
    if view["over"]:
        parts += shown_missions(view, words)
    if view["seat"] is not None:
        parts += own(view, words)
    return Group(*parts)


def present(view: View) -> list[tuple[str, View, View]]:
    """The companies that take part: colour, state and facts."""
    every = zip(COLOUR_IDS, view["state"]["companies"], view["facts"]["companies"], strict=True)
    return [each for each in every if each[2]["seat"] is not None]


def title(view: View, words: Texts) -> Iterator[str]:
    """The round, the phase, who is first, and whose character is being carried out."""
    state, card = view["state"], view["facts"]["card"]
    yield words.say("screen-round", round=max(state["round"], 1), rounds=int(LAST_ROUND))
    yield words.say(f"phase-{state['phase']}")
    yield words.say("screen-first", who=words.say(f"colour-{COLOUR_IDS[state['first']]}"))
    if card["character"]:
        who, character = words.say(f"colour-{state['active']}"), words.say(f"character-{card['character']}")
        yield words.say("screen-acting", who=who, character=character, steps=steps(card["steps"], words))


def steps(deeds: list[View], words: Texts) -> str:
    """The deeds of a card; what is done of each: board 1/2, draw or look 0/1."""
    return ", ".join(f"{words.say('deed-' + d['deed'])} {d['times'] - d['left']}/{d['times']}" for d in deeds)


def letters(crew: list[int], words: Texts) -> Text:
    """Astronauts by colour: R2 B1."""
    there = [(colour, count) for colour, count in zip(COLOUR_IDS, crew, strict=True) if count]
    if not there:
        return Text(words.say("screen-nobody"), "dim")
    return Text(" ").join(Text(f"{words.say(f'letter-{c}')}{n}", STYLES[c]) for c, n in there)


def tokens_text(counts: list[int], words: Texts) -> str:
    """Tokens by resource: ice 2, celerium 1."""
    there = [(kind, count) for kind, count in zip(RESOURCE_IDS, counts, strict=True) if count]
    return ", ".join(f"{words.say(f'resource-{kind}')} {count}" for kind, count in there)


def grid(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, padding=(0, 1))
    for column in columns:
        table.add_column(column)
    return table


# --- ships and map


def spaceport(view: View, words: Texts) -> Table:
    head = [words.say(f"screen-{key}") for key in ("dock", "seats", "destination", "crew", "status")]
    table = grid(words.say("screen-spaceport"), *head)
    docks = zip(view["state"]["ships"], view["facts"]["docks"], strict=True)
    for place, (ship, shown) in enumerate(list(docks)[: len(present(view))], 1):
        if ship["card"] is None:
            table.add_row(str(place), "", Text(words.say("screen-no-ship"), "dim"))
            continue
        status = words.say("screen-launched" if ship["launched"] else "screen-docked")
        crew = letters(ship["crew"], words)
        table.add_row(str(place), seats_taken(ship, shown), destination(shown, words), crew, Text(status, "dim"))
    return table


def seats_taken(ship: View, shown: View) -> str:
    return f"{shown['aboard']}/{COMPONENTS.ships[ship['card']].seats}"


def destination(shown: View, words: Texts) -> str:
    return words.say(f"place-{shown['destination']}") if shown["destination"] else words.say("screen-open")


def mars(view: View, words: Texts) -> Group:
    """The rim clockwise around the three inner regions; Phobos stands apart."""
    cell = {name: region(view, name, words) for name in REGION_IDS}
    rim = [cell[name] for name in view["facts"]["rim"]]
    inner = [cell[name] for name in inner_from_left(view["facts"])]
    table = Table.grid(expand=True, padding=0)
    for _ in range(5):
        table.add_column(ratio=1)
    table.add_row("", rim[0], "", rim[1], cell["phobos"])
    table.add_row(rim[5], *inner, rim[2])
    table.add_row("", rim[4], "", rim[3], "")
    return Group(Text(words.say("screen-mars"), "bold"), table)


def inner_from_left(facts: View) -> list[str]:
    """An inner region stands where its neighbours on the rim are: left, in the middle, or right."""
    side = dict(zip(facts["rim"], RIM_SIDES, strict=True))
    near = {name: place["next_to"] for name, place in zip(REGION_IDS, facts["regions"], strict=True)}
    return sorted(INNER, key=lambda name: sum(side.get(other, 0) for other in near[name]))


def region(view: View, name: str, words: Texts) -> Panel:
    at = REGION_IDS.index(name)
    place, shown = view["state"]["regions"][at], view["facts"]["regions"][at]
    lines = [Text(resource(place["resource"], place["buried"], words) or "?", "cyan")]
    lines.append(letters(place["crew"], words))
    if any(place["points"]):
        lines.append(Text(words.say("screen-lies", tokens=tokens_text(place["points"], words))))
    if shown["takes"]:
        gains = Text(" ").join(gain(each, words) for each in shown["takes"])
        lines.append(Text.assemble(words.say("screen-takes"), " ", gains))
    card = known_card(place)
    if card:
        lines.append(Text(words.say("screen-research-known", card=words.say(f"card-{card}")), "italic"))
    elif place["seen_by"]:
        lines.append(Text(words.say("screen-research-down"), "italic"))
    if shown["next_to"]:
        lines.append(Text(words.say("screen-next-to", numbers=" ".join(number(n) for n in shown["next_to"])), "dim"))
    heading = Text(f"{number(name)} {words.say('place-' + name)}", "bold")
    return Panel(Group(heading, *lines), box=box.SQUARE, padding=0, border_style="dim")


def resource(shown: str | None, buried: str | None, words: Texts) -> str:
    """A resource token; in brackets if it lies face down, but everything is open, as in a replay."""
    if shown:
        return words.say(f"resource-{shown}")
    return f"({words.say(f'resource-{buried}')})" if buried else ""


def gain(each: View, words: Texts) -> Text:
    """Who would take how many tokens."""
    return Text(f"{words.say('letter-' + each['colour'])}+{each['count']}", STYLES[each["colour"]])


def known_card(place: View) -> str | None:
    """The research card at a region, if the viewer knows it."""
    card: str | None = place["shown"] or place["research"]
    return card


def number(name: str) -> str:
    return str(REGION_IDS.index(name) + 1)


def supply(view: View, words: Texts) -> Iterator[str]:
    """The next production, what lies face down, the spare token if it is known, and destination tokens used up."""
    state, facts = view["state"], view["facts"]
    coming = facts["production"]
    if coming["number"]:
        numbers = {"number": coming["number"], "round": coming["after"], "tokens": coming["tokens"]}
        yield words.say("screen-production", **numbers)
    if any(facts["buried"]):
        yield words.say("screen-buried", tokens=tokens_text(facts["buried"], words))
    spare = resource(state["spare"], state["buried_spare"], words)
    if spare:
        yield words.say("screen-spare", resource=spare)
    used_up = [name for name, left in zip(REGION_IDS, state["destinations"], strict=True) if left == 0]
    if used_up:
        yield words.say("screen-destinations", regions=", ".join(words.say(f"place-{name}") for name in used_up))


# --- companies


def name_of(shown: View, words: Texts, names: Sequence[str]) -> str:
    """Its player's, or that of who decides for it."""
    name = names[shown["seat"]]
    return words.say("screen-neutral", name=name) if shown["neutral"] else name


def companies(view: View, words: Texts, names: Sequence[str]) -> Table:
    head = [words.say(f"screen-{key}") for key in ("supply", "wormhole", "tokens", "cards", "played")]
    table = grid(words.say("screen-companies"), "", "", *head)
    table.columns[0].no_wrap = True
    for colour, company, shown in present(view):
        name = name_of(shown, words, names)
        tokens = " ".join(str(count) for count in company["tokens"])
        points = shown["points"]
        total = shown["total"] if view["over"] else sum(points[kind] for kind in RESOURCE_IDS)
        played = " ".join(str(CHARACTER_IDS.index(character) + 1) for character in reversed(company["played"]))
        mark = "▸" if colour == view["state"]["active"] else " "
        table.add_row(
            Text(f"{mark} {words.say(f'letter-{colour}')} {words.say(f'colour-{colour}')}", STYLES[colour]), name,
            str(company["supply"]), str(company["lost"]), f"{tokens} = {total}", str(len(company["cards"])), played,
        )  # fmt: skip
    return table


def countdown(view: View, words: Texts) -> Text:
    """The characters shown this round, from 9 down."""
    shown = []
    for character in reversed(CHARACTER_IDS):
        who = [words.say(f"colour-{c}") for c, company, _ in present(view) if company["shown"] == character]
        if who:
            shown.append(f"{words.say('character-' + character)} ({', '.join(who)})")
    text = " · ".join(shown) or words.say("screen-nothing-yet")
    return Text.assemble((words.say("screen-countdown"), "bold"), ": ", text)


def known_research(view: View, words: Texts) -> Iterator[Text]:
    """What the research cards do, as far as the viewer knows them."""
    for name, place in zip(REGION_IDS, view["state"]["regions"], strict=True):
        card = known_card(place)
        if card:
            yield described(words.say(f"place-{name}"), card, words)


def shown_missions(view: View, words: Texts) -> Iterator[Text]:
    """At the end all see all missions."""
    for colour, company, _ in present(view):
        for card in company["missions"]:
            yield described(words.say(f"colour-{colour}"), card, words)


def ending(view: View, words: Texts, names: Sequence[str]) -> tuple[list[tuple[str, dict[str, int]]], str]:
    """The end of a duel: a neutral colour counts like the two players', and can beat them both (RP-69)."""
    neutrals = [(name_of(shown, words, names), shown["points"]) for _, _, shown in present(view) if shown["neutral"]]
    return neutrals, words.say("screen-neutral-wins") + "." if view["facts"]["neutral_wins"] else ""


def described(whose: str, card: str, words: Texts) -> Text:
    return Text.assemble(f"{whose}: ", (words.say(f"card-{card}"), "bold"), f" ({about(card, words)})")


# --- what the viewer alone knows


def own(view: View, words: Texts) -> Iterator[Text]:
    company, shown = view["state"]["companies"][view["seat"]], view["facts"]["companies"][view["seat"]]

    def names(characters: Iterable[str]) -> str:
        return ", ".join(words.say(f"character-{character}") for character in characters)

    yield Text(words.say("screen-hand", characters=names(reversed(shown["hand"]))))
    if company["choice"]:
        yield Text(words.say("screen-chosen", character=names([company["choice"]])))
    if company["to_be_asked"]:
        yield Text(words.say("screen-to-be-asked"))
    if company["neutral_choice"]:
        yield Text(words.say("screen-neutral-chosen", character=names([company["neutral_choice"]])))
    coming = [*company["arranged"], *filter(None, reversed(company["neutral_deck"]))]
    if coming:
        yield Text(words.say("screen-neutral-next", characters=names(coming)))
    for card in company["put_away"]:
        yield Text(words.say("screen-put-away", card=words.say(f"card-{card}")))
    reached = {mission["card"]: mission for mission in shown["missions"]}
    for card in company["cards"]:
        progress = f": {standing(reached[card], words)}" if card in reached else ""
        yield Text.assemble((words.say(f"card-{card}"), "bold"), f" ({about(card, words)}){progress}")
    if company["drawn"]:
        card = company["drawn"]
        yield Text(words.say("screen-drawn", card=words.say(f"card-{card}"), effect=about(card, words)), "bold")


def standing(mission: View, words: Texts) -> str:
    """What a mission has reached, and what it would pay next."""
    values = {"count": mission["count"], "points": mission["points"]}
    if mission["next_count"] is None:
        return words.say("screen-progress", **values)
    return words.say("screen-next-step", needed=mission["next_count"], next=mission["next_points"], **values)


def about(card: str, words: Texts) -> str:
    """What a colonisation card does, from its data."""
    if card in COMPONENTS.missions:
        return goal(COMPONENTS.missions[card], words)
    data = COMPONENTS.research.get(card) or COMPONENTS.actions[card]
    token = words.say(f"resource-{getattr(data, 'token', 'ice')}")
    return words.say(f"effect-{data.effect}", amount=data.amount, token=token)


def goal(mission: MissionData, words: Texts) -> str:
    regions = regions_text(mission.regions, words)
    token = words.say(f"resource-{mission.token}")
    metric = words.say(f"metric-{mission.metric}", regions=regions, token=token)
    if mission.most:
        return words.say("goal-most", points=mission.most, metric=metric)
    return words.say("goal-steps", points=" / ".join(map(str, mission.steps)), metric=metric)


def regions_text(regions: Sequence[str], words: Texts) -> str:
    if len(regions) == len(REGION_IDS):
        return words.say("screen-all-regions")
    if set(regions) == set(INNER):
        return words.say("screen-inner")
    if set(regions) == set(OUTER):
        return words.say("screen-rim")
    return ", ".join(words.say(f"place-{name}") for name in regions)
