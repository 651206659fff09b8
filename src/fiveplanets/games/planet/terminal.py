"""The table in a terminal.

Every habitat has a sign, so that nothing depends on colour. A planet is drawn unfolded into two flowers: five signs
stand around the number of their face, each on the side towards the face it borders.
"""

from rich.columns import Columns
from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .names import animal_name
from .net import AREA_PLACE, BEYOND, NUMBER_PLACE

SIGNS = {"ocean": "~", "forest": "♣", "mountain": "▲", "desert": "░", "glacier": "*"}
COLOURS = {"ocean": "bright_blue", "forest": "green", "mountain": "red", "desert": "yellow", "glacier": "bright_cyan"}
FREE = Text("·", "dim")
NEAR, WIDE = 26, 31  # columns from one flower to the next, without and with the numbers of the faces beyond
NAME_WIDTH = 10
FIFTH_OF_A_TURN = 72  # degrees


def screen(view, words, names):
    facts = view["facts"]
    title = words.say("screen-round", round=view["state"]["round"], rounds=facts["rounds"])
    own = view["seat"]
    rivals = [seat for seat in range(view["players"]) if seat != own]
    return Group(
        Rule(Text(title, "bold"), style="dim"),
        animals(view, words, names),
        *face_down(facts, words),
        Text(),
        Columns([planet(view, words, names, seat) for seat in rivals], padding=(0, 2)),
        *([] if own is None else [planet(view, words, names, own)]),
        *([] if view["over"] else [tiles(facts, words)]),
        *([turns(facts["placing"], words)] if facts["placing"] and facts["placing"]["turns"] else []),
        legend(words),
    )


def sign(habitat):
    return Text(SIGNS[habitat], f"bold {COLOURS[habitat]}") if habitat else FREE


def habitat_name(habitat, words):
    return Text.assemble(sign(habitat), " ", words.say(f"habitat-{habitat}"))


# --- animals


def animals(view, words, names):
    """Who has what to offer each animal; the planet that it would choose now is marked."""
    facts = view["facts"]
    table = Table(box=None, pad_edge=False, padding=(0, 1))
    table.add_column(words.say("screen-column"), justify="right")
    table.add_column(words.say("screen-animal"))
    table.add_column(words.say("screen-wants"))
    for seat in range(view["players"]):
        name = Text(names[seat], "bold" if seat == view["seat"] else "")
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        table.add_column(name, justify="right", no_wrap=True)
    for animal in facts["animals"]:
        due = animal["round"] == view["state"]["round"]
        counts = [count(value, animal["leader"] == seat) for seat, value in enumerate(animal["counts"])]
        name = Text(animal_name(animal["id"], words), "bold" if due else "")
        table.add_row(("▸" if due else "") + str(animal["round"]), name, wants(animal, words), *counts)
    return table


def face_down(facts, words):
    hidden = facts["face_down"]
    if hidden:
        yield Text(words.say("screen-face-down", count=len(hidden), first=hidden[0], last=hidden[-1]), "dim")


def count(value, leads):
    return Text(f"►{value}", "bold") if leads else Text(str(value), "" if value else "dim")


def wants(animal, words):
    other = animal["other"]
    text = words.say(f"{animal['condition']}-{animal['habitat']}", other=words.say(f"beside-{other}") if other else "")
    return Text.assemble(sign(animal["habitat"]), f" {text}")


# --- planets


def planet(view, words, names, seat):
    facts = view["facts"]["planets"][seat]
    own = seat == view["seat"]
    title = Text(names[seat], "bold" if own else "")
    if seat == view["state"]["first"] and not view["over"]:
        title.append(f" ({words.say('screen-first')})")
    return Group(title, net(facts["areas"], own), habitats(facts), won(facts, words), *objective(facts, words), Text())


def net(areas, with_faces_beyond):
    """The two flowers. Around the own one stand the numbers of the faces that lie beyond its outer sides."""
    cells = {place: sign(areas[area]) for area, place in AREA_PLACE.items()}
    for face, place in NUMBER_PLACE.items():
        write_number(cells, place, face + 1, "")
    if with_faces_beyond:
        for place, face in BEYOND:
            write_number(cells, place, face + 1, "dim")
    gap = WIDE if with_faces_beyond else NEAR
    drawn = {(row, column + flower * gap): cell for (flower, row, column), cell in cells.items()}
    rows, columns = {row for row, _ in drawn}, {column for _, column in drawn}
    return Text("\n").join(
        Text().join(drawn.get((row, column), Text(" ")) for column in range(min(columns), max(columns) + 1))
        for row in range(min(rows), max(rows) + 1)
    )


def write_number(cells, place, number, style):
    flower, row, column = place
    for i, digit in enumerate(str(number)):
        cells[flower, row, column + i] = Text(digit, style)


def habitats(facts):
    """Areas of each habitat, and in brackets its regions."""
    return Text("  ").join(
        Text.assemble(sign(habitat), f" {found['areas']} ({found['regions']})")
        for habitat, found in facts["habitats"].items()
    )


def won(facts, words):
    found = Text(words.say("screen-won", count=len(facts["animals"])))
    if facts["animals"]:
        shown = (Text.assemble(sign(a["habitat"]), animal_name(a["id"], words)) for a in facts["animals"])
        found.append(": ").append(Text(", ").join(shown))
    return found


def objective(facts, words):
    """The objective with its steps: the areas that are needed, and the points they bring."""
    aim = facts["objective"]
    if aim:
        steps = "  ".join(f"{areas}→{points}" for areas, points in aim["steps"])
        text = words.say("screen-objective", areas=aim["areas"], points=aim["points"])
        yield Text.assemble(habitat_name(aim["habitat"], words), f": {text}  [{steps}]")


# --- the tiles of the round


def tiles(facts, words):
    table = Table.grid(padding=(0, 2))
    table.add_row(
        Text(words.say("screen-tiles"), "bold"), *(tile(shown, "") for shown in facts["open_tiles"])
    )
    if facts["placing"]:
        table.add_row(Text(words.say("screen-placing"), "bold"), tile(facts["placing"], "bold"))
    return table


def tile(shown, style):
    """The five areas of a tile, counter-clockwise."""
    return Text.assemble((shown["id"], style), " ", *(sign(h) for h in shown["habitats"]))


def turns(placing, words):
    """Every rotation: what lies on each side and what it meets on the face beyond; then which counts change."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), title_justify="left")
    table.title = words.say("screen-turns", face=placing["face"])
    table.add_column(words.say("screen-turn"), justify="right")
    for side in placing["turns"][0]["sides"]:
        table.add_column(words.say("screen-towards", face=side["face"]), justify="center")
    table.add_column(words.say("screen-changes"))
    for turn in placing["turns"]:
        sides = (Text.assemble(sign(side["habitat"]), "|", sign(side["meets"])) for side in turn["sides"])
        changes = (f"{animal_name(c['id'], words)} {c['before']}→{c['after']}" for c in turn["changes"])
        table.add_row(f"{turn['by'] * FIFTH_OF_A_TURN}°", *sides, ", ".join(changes) or "—")
    return table


def legend(words):
    signs = Text("   ").join(habitat_name(habitat, words) for habitat in SIGNS)
    return Text.assemble("\n", signs, "\n", Text(words.say("screen-legend"), "dim"))
