"""The table in a terminal."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fiveplanets.core.texts import Texts

from .codes import Letter
from .data import COMPONENTS
from .drawn import LETTERS, View, board, own_seat, picture, planet_rows, turns_of, under_rovers, water_way
from .schema import TRACKS

TECHNOLOGY_MARKS = {"locked": "·", "works": "✓", "used": "–", "spent": "×"}


def screen(view: View, words: Texts, names: Sequence[str]) -> Group:
    own = own_seat(view)
    state = view["state"]
    title = words.say("screen-title", round=state["round"], name=names[state["commander"]])
    return Group(
        Rule(Text(title, "bold"), style="dim"),
        *news(view, words),
        *boards(view, own, words),
        *station(view, words, names),
        *objectives(view, own, words, names),
        *others(view, own, words, names),
        Text(words.say("screen-legend"), "dim"),
    )


def seat_screen(view: View, seat: int, words: Texts, names: Sequence[str]) -> Group:
    """What lies before one seat, as far as the viewer may see it."""
    return Group(
        Rule(Text(names[seat], "bold"), style="dim"),
        *boards(view, seat, words),
        *contests(view, seat, words, names),
    )


def news(view: View, words: Texts) -> Iterator[RenderableType]:
    state, facts = view["state"], view["facts"]
    if state["event"]:
        card = words.say(f"event_card-{state['event']}")
        yield Text(words.say("screen-event", card=card, about=words.say(f"event_card-{state['event']}-about")), "bold")
    if state["next_event"]:
        yield Text(words.say("screen-next-event", card=words.say(f"event_card-{state['next_event']}")))
    if facts["with_events"]:
        yield Text(words.say("screen-events-left", count=facts["events_left"]))
    if state["last_round"]:
        yield Text(words.say("screen-last-round"), "bold")
    if view["players"] == 1:
        yield Text(words.say("screen-target", target=state["target"]))
    if facts["verdict"] is not None:
        found = words.say(f"verdict-{facts['verdict']}")
        yield Text(words.say("screen-verdict", difference=facts["difference"], verdict=found))


# --- the boards of a seat


def boards(view: View, seat: int, words: Texts) -> Iterator[RenderableType]:
    """Planet and corporation, and what belongs to them."""
    main = Table.grid(padding=(0, 1))
    main.add_column(no_wrap=True)
    main.add_column(no_wrap=True)
    main.add_row(planet_rows(view, seat), board(view["state"]["worlds"][seat]))
    yield main
    yield from boards_rules(view, seat, words)
    yield from supplies(view, seat, words)
    yield from technologies(view, seat, words)
    yield from cards(view, seat, words)
    yield from tiles(view, seat, words)


def boards_rules(view: View, seat: int, words: Texts) -> Iterator[RenderableType]:
    """The rules of the planet and of the corporation, the zones of the one and the winding way of the other."""
    world, facts = view["state"]["worlds"][seat], view["facts"]["worlds"][seat]
    for label in ("planet", "corporation"):
        key = f"{label}-{world[label]}"
        text = Text(words.say(key), "bold")
        yield text.append(f": {words.say(key + '-about')}", "not bold")
    for zone in COMPONENTS.planets[world["planet"]].zones:
        rows, columns = (f"{first + 1}–{last + 1}" for first, last in (zone.rows, zone.columns))
        terrain = words.say(f"terrain-{zone.forbidden_station}")
        yield Text(words.say("screen-zone", rows=rows, columns=columns, terrain=terrain))
    if facts["regions"][0]:
        counts = " ".join(map(str, facts["regions_open"]))
        yield Text(words.say("screen-regions", counts=counts, medals=facts["region_medals"]))
    way = water_way(world)
    if way:
        yield Text(words.say("screen-water-way", cells=" ".join(way)))


def supplies(view: View, seat: int, words: Texts) -> Iterator[RenderableType]:
    world, facts = view["state"]["worlds"][seat], view["facts"]["worlds"][seat]
    if world["flux"]:
        yield Text(words.say("screen-flux", track=words.say(f"track-{world['flux']}")))
    counts = {key: world[key] for key in ("supply", "movement", "boosts", "patches", "stored")}
    yield Text(words.say("screen-supplies", **counts))
    yield from map(Text, loaded(world, words))
    yield from map(Text, hidden_by_rovers(world, words))
    yield Text(collected(view, seat, words))
    yield Text(words.say("screen-medals", sources=sources(view["facts"]["points"][seat], words)))
    yield Text(words.say("screen-tracks", tracks=" ".join(track_text(m, facts) for m in range(len(TRACKS)))))


def loaded(world: View, words: Texts) -> Iterator[str]:
    rovers = [str(number + 1) for number, load in enumerate(world["loaded"]) if load]
    if rovers:
        yield words.say("screen-loaded", rovers=", ".join(rovers))


def hidden_by_rovers(world: View, words: Texts) -> Iterator[str]:
    """What lies on the squares of the rovers, which leave no room for its marks."""
    found = [
        f"{rover} ({', '.join(words.say(f'under-{thing}') for thing in things)})"
        for rover, things in under_rovers(world)
        if things
    ]
    if found:
        yield words.say("screen-under-rovers", rovers=", ".join(found))


def collected(view: View, seat: int, words: Texts) -> str:
    world = view["state"]["worlds"][seat]
    pods, meteorites = world["pods_collected"], world["meteorites_collected"]
    medals = sum(view["facts"]["points"][seat].values())
    return words.say("screen-collected", pods=pods, meteorites=meteorites, medals=medals)


def sources(points: dict[str, int], words: Texts) -> str:
    return ", ".join(f"{words.say('score-' + source)} {count}" for source, count in points.items() if count)


def track_text(marker: int, facts: View) -> str:
    """The medals of a marker, and what its next cell would give."""
    entry, gains = facts["markers"][marker], facts["markers"][marker]["gains"]
    marks = {"boosts": "+", "movement": "»", "patches": "B", "rovers": "R", "civ_card": "C", "technology": "T"}
    found = [f"{mark}{gains[gain]}" for gain, mark in marks.items() if gains[gain]]
    if gains["choice"]:
        found.append("/" + ("+" if gains["choice"] == "boost" else LETTERS[gains["choice"]].lower()))
    return f"{LETTERS[TRACKS[marker]]}*{entry['medals']}" + (f"({''.join(found)})" if found else "")


def technologies(view: View, seat: int, words: Texts) -> Iterator[RenderableType]:
    """All of them; those that do not work are told from the others by a mark."""
    yield Text(words.say("screen-technologies"), "bold")
    for entry in view["facts"]["worlds"][seat]["technologies"]:
        about = words.say(f"technology-{entry['technology']}-about")
        style = "" if entry["state"] == "works" else "dim"
        yield Text(f"  {TECHNOLOGY_MARKS[entry['state']]} {level_of(entry, words)} {about}", style)


def level_of(entry: View, words: Texts) -> str:
    """The number or letter of a technology; letters have their own in each language."""
    level: str = entry["technology"].rpartition("-")[2]
    return words.say(f"letter-{level}") if level in Letter.ids else level


def cards(view: View, seat: int, words: Texts) -> Iterator[RenderableType]:
    """Of another seat those that everybody has seen, and how many others there are."""
    world = view["state"]["worlds"][seat]
    known = world["shown"] if world["cards"] is None else world["cards"]
    if known:
        yield Text(f"{words.say('screen-cards')}: {'; '.join(words.say(f'civ_card-{card}') for card in known)}")
    if world["cards"] is None:
        yield from map(Text, face_down(world, words))
    for card in world["offer"] or ():
        yield Text(f"▸ {words.say('civ_card-' + card)}: {words.say('civ_card-' + card + '-about')}")


def face_down(world: View, words: Texts) -> Iterator[str]:
    count = sum(world["hidden_cards"])
    if count:
        yield words.say("screen-hidden-cards", count=count)


def tiles(view: View, seat: int, words: Texts) -> Iterator[RenderableType]:
    """The tile in hand in every turn; or the two tiles to choose from."""
    world = view["state"]["worlds"][seat]
    if world["hand"]:
        yield Text(f"{words.say('screen-hand')}: {words.say('tile-' + world['hand'])}", "bold")
        yield tile_turns(world["hand"], words)
    elif world["stage"] == "take":
        facing = zip(("large", "small"), view["facts"]["worlds"][seat]["storage"], strict=True)
        shown = [(side, view["state"]["tops"][number]) for side, number in facing if view["state"]["tops"][number]]
        captions = [(f"{words.say('compartment-' + side)}: {words.say('tile-' + tile)}", tile) for side, tile in shown]
        yield Columns([picture(caption, tile) for caption, tile in captions], padding=(0, 3))


def tile_turns(tile: str, words: Texts) -> Columns:
    return Columns([picture(words.say(f"turn-{turn}"), tile, turn) for turn in turns_of(tile)], padding=(0, 3))


# --- the table


def station(view: View, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    yield Text(words.say("screen-station"), "bold")
    table = Table.grid(padding=(0, 2))
    for number, sector in enumerate(view["facts"]["sectors"]):
        who = names[sector["seat"]] if sector["seat"] is not None else ""
        cells = [compartment(view["state"], sector[side], words) for side in ("large", "small")]
        table.add_row(words.say("screen-storage", number=number + 1), who, *cells)
    yield table
    yield Text(words.say("screen-civ-stacks", counts=" ".join(map(str, view["state"]["civ_left"]))))


def compartment(state: View, number: int, words: Texts) -> str:
    tile, left = state["tops"][number], len(state["stacks"][number])
    if left == 0 and not tile:
        return words.say("screen-empty")
    name = words.say(f"tile-{tile}") if tile else words.say("screen-hidden")
    return f"{name} ({words.say('screen-left', count=left)})"


def objectives(view: View, own: int, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    facts = view["facts"]
    for card in facts["private"]:
        about = words.say(f"private_objective-{card['objective']}-about")
        done = " ✓" if card["fulfilled"] else ""
        yield Text(f"{words.say('screen-objectives')}: {about} ({card['have']}/{card['need']}){done}")
    for contest in facts["rivalries"]:
        if own in contest["seats"]:
            other = next(seat for seat in contest["seats"] if seat != own)
            about = words.say(f"objective-{contest['objective']}-about")
            values = {"mine": contest["values"][own], "theirs": contest["values"][other]}
            medals = contest["medals"][own]
            yield Text(words.say("screen-rivalry", name=names[other], objective=about, medals=medals, **values))
    for contest in facts["shared"]:
        about = words.say(f"objective-{contest['objective']}-about")
        yield Text(words.say("screen-shared", objective=about, values=in_order(contest, names)))


def contests(view: View, seat: int, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    """The objectives for which a seat competes with its neighbours."""
    for contest in view["facts"]["rivalries"]:
        if seat in contest["seats"]:
            about = words.say(f"objective-{contest['objective']}-about")
            yield Text(words.say("screen-contest", objective=about, values=in_order(contest, names)))


def in_order(contest: View, names: Sequence[str]) -> str:
    return ", ".join(f"{names[seat]} {contest['values'][seat]}" for seat in contest["seats"])


def others(view: View, own: int, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    """The other planets in short: tracks, collections and medals, technologies, loaded rovers and hidden cards."""
    if view["players"] < 2:
        return
    yield Text(words.say("screen-others"), "bold")
    for seat in range(view["players"]):
        if seat != own:
            world = view["state"]["worlds"][seat]
            cells = " ".join(marker_text(world, marker) for marker in range(len(TRACKS)))
            where = f"{words.say('planet-' + world['planet'])}, {words.say('corporation-' + world['corporation'])}"
            yield Text(f"{names[seat]} ({where}): {cells}. {collected(view, seat, words)}")
            entries = view["facts"]["worlds"][seat]["technologies"]
            more = [*unlocked(entries, words), *loaded(world, words), *face_down(world, words)]
            if more:
                yield Text("  " + " · ".join(more))


def marker_text(world: View, marker: int) -> str:
    """The cell of a marker, and its track if that is another's (Makeshift)."""
    track, lane = TRACKS[marker], world["lanes"][marker]
    return f"{LETTERS[track]}{world['markers'][marker]}" + (f"→{LETTERS[lane]}" if lane != track else "")


def unlocked(entries: Sequence[View], words: Texts) -> Iterator[str]:
    found = [
        TECHNOLOGY_MARKS[entry["state"]] + level_of(entry, words) for entry in entries if entry["state"] != "locked"
    ]
    if found:
        yield f"{words.say('screen-technologies')}: {' '.join(found)}"
