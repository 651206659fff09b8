"""The table in a terminal: all of it in 80 × 24 characters, and more of it where there are 100 × 40."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from fiveplanets.core.texts import Texts

from .components import COMPONENTS, HABITATS, ROUNDS
from .drawn import NAME_WIDTH, View, beside, label, planets, rows, sign
from .geometry import SIDES, neighbours

LARGE_WIDTH, LARGE_HEIGHT = 100, 40  # of a screen
ANIMAL_WIDTH = 16
LINES_OF_ANIMALS = 10  # two in a line: as many as there can be
POINTS_WIDTH, HABITAT_WIDTH = 7, 7
FIFTH_OF_A_TURN = 72  # degrees


@dataclass
class Sized:
    """Drawn in one way on a large screen, in another on a smaller one."""

    large: RenderableType
    small: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        size = options.size
        yield self.large if size.width >= LARGE_WIDTH and size.height >= LARGE_HEIGHT else self.small


def screen(view: View, words: Texts, names: Sequence[str]) -> Group:
    placing = view["facts"]["placing"]
    if placing["seat"] is None or placing["seat"] != view["seat"]:
        rest = waiting(view, words, names)
    else:
        rest = turning(view, words, names) if placing["turns"] else choosing_face(view, words, names)
    legend = Text(words.say("screen-legend"), "dim", no_wrap=True, overflow="ellipsis")
    return Group(title(view, words), animals(view, words), *rest, legend)


def waiting(view: View, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    """All planets and players, and the tiles of the round."""
    seats = range(view["players"])
    in_rows = rows(view, names, seats)
    yield Sized(sentences(view, words), Group())
    yield in_rows if view["seat"] is None else Sized(planets(view, names), in_rows)
    yield Sized(players(view, words, names, seats, named=True), players(view, words, names, seats, named=False))
    yield from objectives(view, words, names)
    if not view["over"]:
        yield tiles(view, words)


def choosing_face(view: View, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    """On a small screen the others make room for what lies beside each face."""
    seats = range(view["players"])
    own = Group(beside(view), players(view, words, names, [view["seat"]], named=False))
    yield Sized(Group(planets(view, names), players(view, words, names, seats, named=True)), own)
    yield from objectives(view, words, names)
    yield tiles(view, words)


def turning(view: View, words: Texts, names: Sequence[str]) -> Iterator[RenderableType]:
    """What each turn of the tile would bring; on a small screen the others make room for it."""
    own = [view["seat"]]
    yield Sized(planets(view, names), Group(rows(view, names, own), players(view, words, names, own, named=False)))
    yield from objectives(view, words, names)
    yield turns(view, words)


def habitat_name(habitat: str, words: Texts) -> Text:
    return Text.assemble(sign(habitat), " ", words.say(f"habitat-{habitat}"))


def animal_name(animal: str, words: Texts) -> str:
    return words.say(f"animal-{animal}")


def title(view: View, words: Texts) -> Text:
    now = Text(words.say("screen-round", round=view["state"]["round"], rounds=ROUNDS), "bold")
    signs = Text("  ").join(habitat_name(habitat, words) for habitat in HABITATS)
    return Text.assemble(now, "   ", signs, no_wrap=True, overflow="ellipsis")


# --- animals


def animals(view: View, words: Texts) -> Group:
    """Who has what to offer each animal, two in a line; the planet that it would choose now is marked."""
    found = view["facts"]["animals"]
    half = -(-len(found) // 2)
    table = Table.grid(padding=(0, 2))
    table.add_row(*(animal_table(column, view, words) for column in (found[:half], found[half:]) if column))
    parts: list[RenderableType] = [table] if found else []
    hidden = view["facts"]["face_down"]
    if hidden and half < LINES_OF_ANIMALS:
        note = words.say("screen-face-down", count=len(hidden), first=hidden[0], last=hidden[-1])
        parts.append(Text(note, "dim", no_wrap=True, overflow="ellipsis"))
    return Group(*parts)


def animal_table(found: list[View], view: View, words: Texts) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(Text(words.say("screen-column"), "dim"), justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(Text(words.say("screen-animal"), "dim"), no_wrap=True, overflow="ellipsis", max_width=ANIMAL_WIDTH)
    for seat in range(view["players"]):
        table.add_column(Text(str(seat + 1), "bold" if seat == view["seat"] else "dim"), justify="right", no_wrap=True)
    for animal in found:
        due = animal["round"] == view["state"]["round"]
        counts = [count(offer, animal["leader"] == seat) for seat, offer in enumerate(animal["offers"])]
        name = Text(animal_name(animal["animal"], words), "bold" if due else "")
        round = ("▸" if due else "") + str(animal["round"])
        table.add_row(round, wish(animal["animal"]), name, *counts[: view["players"]])
    return table


def count(offer: View, leads: bool) -> Text:
    value = offer["counts"][0]
    return Text(f"►{value}", "bold") if leads else Text(str(value), "" if value else "dim")


def wish(animal: str) -> Text:
    """What an animal wants, in signs."""
    card = COMPONENTS.animals[animal]
    if card.condition == "most":
        return Text.assemble("#", sign(card.habitat))
    return Text.assemble(sign(card.habitat), "+" if card.condition == "touching" else "−", sign(card.other))


def wants(animal: str, words: Texts) -> Text:
    """The same as a sentence."""
    card = COMPONENTS.animals[animal]
    other = "" if card.other == "none" else words.say(f"beside-{card.other}")
    return Text(words.say(f"{card.condition}-{card.habitat}", other=other))


def sentences(view: View, words: Texts) -> RenderableType:
    """This round's animals, where those that are gone have left room."""
    found = view["facts"]["animals"]
    room = LINES_OF_ANIMALS - -(-len(found) // 2)
    due = [animal["animal"] for animal in found if animal["round"] == view["state"]["round"]]
    lines = (Text.assemble("▸ ", (animal_name(a, words), "bold"), ": ", wants(a, words)) for a in due[:room])
    return Group(*lines)


# --- how the players stand


def players(view: View, words: Texts, names: Sequence[str], seats: Sequence[int], *, named: bool) -> Table:
    """A line a player: points, the areas (and regions) of each habitat, the animals won, by name if there is room."""
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
    for width in (NAME_WIDTH + 2, 1, POINTS_WIDTH, *[HABITAT_WIDTH] * len(HABITATS)):
        table.add_column(no_wrap=True, min_width=width)
    table.add_column(no_wrap=True, overflow="ellipsis")
    for seat in seats:
        facts = view["facts"]["planets"][seat]
        habitats = (
            Text.assemble(sign(habitat), f"{found['areas']}({found['regions']})")
            for habitat, found in zip(HABITATS, facts["habitats"], strict=True)
        )
        first = "◆" if seat == view["state"]["first"] and not view["over"] else " "
        table.add_row(label(seat, view, names), first, points(view, words, seat), *habitats, won(facts, words, named))
    return table


def points(view: View, words: Texts, seat: int) -> str:
    """Points so far; at least so many where an objective is hidden."""
    total = sum(view["facts"]["points"][seat].values())
    objective = view["facts"]["planets"][seat]["objective"]["habitat"]
    hidden = view["state"]["options"]["objectives"] == "secret" and objective is None
    return words.say("screen-points", points=f"{'≥' if hidden else ''}{total}")


def won(facts: View, words: Texts, named: bool) -> Text:
    cards = [(sign(COMPONENTS.animals[card["animal"]].habitat), card["animal"]) for card in facts["won"]]
    if not named:
        return Text.assemble(f"{len(cards)} ", Text().join(habitat for habitat, _ in cards))
    found = Text(words.say("screen-won", count=len(cards)))
    if cards:
        shown = (Text.assemble(habitat, animal_name(animal, words)) for habitat, animal in cards)
        found.append(": ").append(Text(", ").join(shown))
    return found


def objectives(view: View, words: Texts, names: Sequence[str]) -> Iterator[Text]:
    """Those that may be seen, with their steps: the areas that are needed, and the points they bring."""
    for seat in range(view["players"]):
        aim = view["facts"]["planets"][seat]["objective"]
        if aim["habitat"]:
            card = COMPONENTS.objectives[aim["habitat"]]
            steps = "  ".join(f"{areas}→{worth}" for areas, worth in zip(card.areas, card.points, strict=True))
            text = words.say("screen-objective", areas=aim["areas"], points=aim["points"])
            who, habitat = label(seat, view, names), habitat_name(aim["habitat"], words)
            yield Text.assemble(who, " ", habitat, f": {text}  [{steps}]", no_wrap=True, overflow="ellipsis")


# --- the tiles of the round


def tiles(view: View, words: Texts) -> Text:
    """Those that can be taken, and who took the others."""
    shown = [tile(which) for which in view["state"]["open_tiles"]]
    for seat in range(view["players"]):
        taken = view["facts"]["planets"][seat]["taken"]
        if taken:
            holding = view["facts"]["placing"]["seat"] == seat
            shown.append(tile(taken, f"→{seat + 1}", "bold") if holding else Text(f"{taken}→{seat + 1}", "dim"))
    head = Text(words.say("screen-tiles"), "bold")
    return Text.assemble(head, "  ", Text("  ").join(shown), no_wrap=True, overflow="ellipsis")


def tile(which: str, where: str = "", style: str = "") -> Text:
    """The five areas of a tile, counter-clockwise."""
    return Text.assemble((which + where, style), " ", *(sign(h) for h in COMPONENTS.tiles[which].habitats))


def turns(view: View, words: Texts) -> Table:
    """Every rotation: what lies on each side and what it meets on the face beyond; then which counts change."""
    placing = view["facts"]["placing"]
    areas = view["state"]["planets"][placing["seat"]]["areas"]
    beyond = [neighbours(SIDES * (placing["face"] - 1) + side)[-1] for side in range(SIDES)]
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    heads = [words.say("screen-turn", face=placing["face"])]
    heads += [words.say("screen-towards", face=area // SIDES + 1) for area in beyond]
    for head in heads:
        table.add_column(head, justify="right", min_width=len(head), no_wrap=True)
    table.add_column(words.say("screen-changes"), no_wrap=True, overflow="ellipsis")
    for by, turn in enumerate(placing["turns"]):
        meeting = zip(turn["areas"], beyond, strict=True)
        sides = (Text.assemble(sign(own), "|", sign(areas[across])) for own, across in meeting)
        table.add_row(f"{by * FIFTH_OF_A_TURN}°", *sides, changes_text(placing, by, words) or "—")
    return table


def changes_text(placing: View, by: int, words: Texts) -> str:
    """What a turn changes for the animals; what it alone changes comes first."""
    changes = sorted(placing["turns"][by]["changes"], key=lambda change: is_certain(change, placing["turns"]))
    return ", ".join(change_text(change, placing["seat"], words) for change in changes)


def is_certain(change: View, turns: list[View]) -> bool:
    """Does it change like that however the tile is turned?"""
    return all(change in turn["changes"] for turn in turns)


def change_text(change: View, seat: int, words: Texts) -> str:
    leads = "►" if change["leader"] == seat else ""
    return f"{animal_name(change['animal'], words)} {change['before']}→{leads}{change['after']}"
