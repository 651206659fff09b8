"""The table in a terminal.

A square takes three characters: terrain letter (capital) or the mark of the bare planet, `*` for a station or `+` for a
patch, and what stands there: `!` a meteorite, `'` a meteor symbol without one, a number for a rover. Colour only helps.
"""

from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .data import COMPONENTS
from .names import PackWords

LETTERS = {"civ": "C", "water": "W", "biomass": "B", "rover": "R", "tech": "T", "energy": "E"}
COLOURS = {
    "civ": "white",
    "water": "bright_blue",
    "biomass": "green",
    "rover": "red",
    "tech": "magenta",
    "energy": "yellow",
}
BARE = {".": " ", "#": "·", "H": "#", "v": " ", "o": "·", "O": "e"}
CELL_MARKS = {"civ_card": "C", "rover": "R", "patch": "B", "technology": "T", "boost": "+", "medals": "*"}
SIDE = 12


def screen(view, words, names):
    """Everything a seat may see; a spectator sees the table of the first seat in full."""
    words = PackWords(words)
    facts = view["facts"]
    own = view["seat"] or 0
    title = words.say("screen-title", round=view["state"]["round"], name=names[facts["commander"]])
    parts = [Rule(Text(title, "bold"), style="dim"), *news(facts, words)]
    main = Table.grid(padding=(0, 2))
    main.add_column(no_wrap=True)
    main.add_column()
    main.add_row(planet(facts["worlds"][own], words), Group(*corporation(view, own, words)))
    parts += [main, *tiles(facts["worlds"][own], words), *station(facts, words, names)]
    parts += [*objectives(facts, own, words, names), *others(view, own, words, names)]
    parts.append(Text(words.say("screen-legend"), "dim"))
    return Group(*parts)


def news(facts, words):
    if facts["event"]:
        card = facts["event"]
        about = words.say(f"event_card-{card}-about")
        yield Text(words.say("screen-event", card=words.say(f"event_card-{card}"), about=about), "bold")
    if facts["next_event"]:
        yield Text(words.say("screen-next-event", card=words.say(f"event_card-{facts['next_event']}")))
    if facts["events_left"] is not None:
        yield Text(words.say("screen-events-left", count=facts["events_left"]))
    if facts["target"] is not None:
        yield Text(words.say("screen-target", target=facts["target"]))
    if facts["verdict"]:
        found = words.say(f"verdict-{facts['verdict']['band']}")
        yield Text(words.say("screen-verdict", difference=facts["verdict"]["difference"], verdict=found))


# --- the planet


def planet(world, words):
    data = COMPONENTS.planets[world["planet"]]
    text = Text(words.say(f"planet-{world['planet']}") + "\n", "bold")
    text.append("      " + "".join(f"{column + 1:<3}" for column in range(SIDE)) + "\n", "dim")
    for row, squares in enumerate(world["grid"]):
        text.append(f"{row + 1:>4}  ", "dim")
        for square in squares:
            text.append(square_text(square))
        text.append(f" {data.row_medals[row]}\n", "dim")
    text.append("      " + "".join(f"{medals:<3}" for medals in data.column_medals), "dim")
    return text


def square_text(square):
    if square["terrain"]:
        style = f"bold {COLOURS[square['terrain']]}"
        mark = LETTERS[square["terrain"]] + ("*" if square["station"] else "+" if square["patch"] else " ")
    else:
        style = "cyan" if square["mark"] == "~" else "dim"
        mark = ("o" if square["pod"] else BARE.get(square["mark"], square["mark"])) + " "
    if square["rover"]:
        last = str(square["rover"])
    else:
        last = "!" if square["meteorite"] else "'" if square["meteor"] else " "
    return Text(mark, style).append(last, "bold reverse" if square["rover"] else "bold red")


# --- the corporation


def corporation(view, seat, words):
    world = view["facts"]["worlds"][seat]
    state = view["state"]["worlds"][seat]
    yield Text(words.say(f"corporation-{world['corporation']}"), "bold")
    for track in world["tracks"]:
        yield track_line(track, words)
    if world["flux"]:
        yield Text(words.say("screen-flux", track=words.say(f"track-{world['flux']}")))
    counts = {key: state[key] for key in ("supply", "movement", "boosts", "patches", "stored")}
    yield Text(words.say("screen-supplies", **counts))
    medals = sum(world["medals"].values())
    pods, meteorites = state["pods_collected"], state["meteorites_collected"]
    yield Text(words.say("screen-collected", pods=pods, meteorites=meteorites, medals=medals))
    working = [technology for technology in world["technologies"] if technology["works"]]
    if working:
        yield Text(words.say("screen-technologies"), "bold")
        for technology in working:
            style = "dim" if technology["used"] else ""
            yield Text(f"  {words.say('technology-' + technology['id'] + '-about')}", style)
    if world["cards"]:
        cards = "; ".join(words.say(f"civ_card-{card}") for card in world["cards"])
        yield Text(f"{words.say('screen-cards')}: {cards}")
    for card in world["offer"]:
        yield Text(f"▸ {words.say('civ_card-' + card)}: {words.say('civ_card-' + card + '-about')}")


def track_line(track, words):
    """A track cell by cell: `=` passed, `#` the marker, then what the cells give; the cell and the medals so far."""
    name = words.say(f"track-{track['track']}")
    text = Text(f"{name[:12]:<12} ", COLOURS[track["track"]])
    for cell, gives in enumerate(track["cells"][1:], 1):
        text.append("=" if cell < track["cell"] else "#" if cell == track["cell"] else cell_mark(gives))
    text.append(f"{track['cell']:>3}/{track['medals']}")
    if track["lane"] != track["track"]:
        text.append(f" ({words.say('track-' + track['lane'])})")
    if track["pods"]:
        text.append(" o" + ",".join(map(str, track["pods"])))
    return text


def cell_mark(gives):
    for bonus, mark in CELL_MARKS.items():
        if bonus in gives:
            return mark
    return str(gives["movement"]) if "movement" in gives else "."


# --- tiles and the station


def tiles(world, words):
    """The tile in hand in every turn; or the two tiles to choose from."""
    if world["hand"]:
        yield Text(f"{words.say('screen-hand')}: {words.say('tile-' + world['hand']['id'])}", "bold")
        turns = world["hand"]["turns"].items()
        yield Columns([picture(words.say(f"turn-{turn}"), cells) for turn, cells in turns], padding=(0, 3))
    elif world["stage"] == "take":
        shown = [(side, tile) for side, tile in world["storage"].items() if tile]
        captions = [f"{words.say('compartment-' + side)}: {words.say('tile-' + tile['id'])}" for side, tile in shown]
        pictures = [picture(c, tile["turns"]["none"]) for c, (_, tile) in zip(captions, shown, strict=True)]
        yield Columns(pictures, padding=(0, 3))


def picture(caption, cells):
    text = Text(caption, "dim")
    at = {(cell["row"], cell["column"]): cell for cell in cells}
    for row in range(1 + max(row for row, _ in at)):
        text.append("\n")
        for column in range(1 + max(column for _, column in at)):
            cell = at.get((row, column))
            if cell is None:
                text.append("   ")
            else:
                mark = LETTERS[cell["terrain"]] + ("*" if cell["station"] else " ") + ("!" if cell["meteor"] else " ")
                text.append(mark, f"bold {COLOURS[cell['terrain']]}")
    return text


def station(facts, words, names):
    yield Text(words.say("screen-station"), "bold")
    table = Table.grid(padding=(0, 2))
    for number, storage in enumerate(facts["storages"]):
        who = names[storage["seat"]] if storage["seat"] is not None else ""
        cells = [compartment(storage[side], words) for side in ("large", "small")]
        table.add_row(words.say("screen-storage", number=number + 1), who, *cells)
    yield table


def compartment(data, words):
    if data["left"] == 0 and not data["tile"]:
        return words.say("screen-empty")
    tile = words.say(f"tile-{data['tile']}") if data["tile"] else words.say("screen-hidden")
    return f"{tile} ({words.say('screen-left', count=data['left'])})"


# --- objectives and the others


def objectives(facts, own, words, names):
    for card in facts["worlds"][own]["objectives"]:
        about = words.say(f"private_objective-{card['id']}-about")
        yield Text(f"{words.say('screen-objectives')}: {about}{' ✓' if card['fulfilled'] else ''}")
    for rivalry in facts["rivalries"]:
        if own in rivalry["seats"]:
            place = rivalry["seats"].index(own)
            other = rivalry["seats"][1 - place]
            values = {"mine": rivalry["values"][place], "theirs": rivalry["values"][1 - place]}
            about = words.say(f"objective-{rivalry['objective']}-about")
            yield Text(words.say("screen-rivalry", name=names[other], objective=about, **values))
    for card in facts["shared"]:
        yield Text(words.say("screen-shared", objective=words.say(f"objective-{card}-about")))
    yield Text(words.say("screen-civ-stacks", counts=" ".join(map(str, facts["civ_stacks"]))))


def others(view, own, words, names):
    """The other planets in short: tracks, collections and medals."""
    worlds = view["facts"]["worlds"]
    if len(worlds) < 2:
        return
    yield Text(words.say("screen-others"), "bold")
    for seat, world in enumerate(worlds):
        if seat != own:
            state = view["state"]["worlds"][seat]
            tracks = " ".join(f"{LETTERS[track['track']]}{track['cell']}" for track in world["tracks"])
            where = f"{words.say('planet-' + world['planet'])}, {words.say('corporation-' + world['corporation'])}"
            counts = {"pods": state["pods_collected"], "meteorites": state["meteorites_collected"]}
            medals = sum(world["medals"].values())
            yield Text(f"{names[seat]} ({where}): {tracks}. {words.say('screen-collected', medals=medals, **counts)}")
            if world["hidden_cards"]:
                yield Text("  " + words.say("screen-hidden-cards", count=world["hidden_cards"]))
