"""The cards and operations cells, a line for each way to use them."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from fiveplanets.core.texts import Texts

from .components import CARD_IDS, COMPONENTS, RESOURCE_IDS, TYPE, Type
from .sentences import GLYPHS, in_glyphs

View = dict[str, Any]
WIDTHS = {"level": 4, "card": 31, "mark": 2, "way": 11, "price": 11, "brings": 15, "place": 5}  # 79 in all
OCCUPIED, ACTING, PAYABLE, NOT_PAYABLE = "●", "▶", "✓", "✗"


def spots(view: View, words: Texts, names: list[str]) -> Iterator[Text]:
    yield line({key: words.say(f"screen-{key}") for key in WIDTHS if key != "mark"}, "dim")
    level = None
    for number, spot in enumerate(view["facts"]["spots"]):
        card = view["state"]["open"][number]
        if not card and not spot["is_cell"]:
            continue
        first = {"level": spot["level"] if spot["level"] != level else "", "place": place(view, spot)}
        level = spot["level"]
        for row in card_rows(view, number, words) if card else operation_rows(view, number, words):
            yield line(first | row, "bold" if row["mark"] == PAYABLE else "")
            first = {}
        notes = list(spot_notes(view, number, words, names))
        if notes:
            yield Text(" " * (WIDTHS["level"] + 2) + " · ".join(notes), "dim")


def line(cells: dict[str, str], style: str) -> Text:
    """Cells in columns of fixed width; what is too long is cut."""
    text = Text(style=style)
    for key, width in WIDTHS.items():
        cell = Text(cells.get(key, ""))
        cell.truncate(width - 1, overflow="ellipsis")
        text.append(cell).append(" " * (width - cell.cell_len))
    return text


def place(view: View, spot: View) -> str:
    """The viewer's place in the next turn order, if the ship may go there."""
    seat = view["seat"]
    may_go = seat is not None and seat in spot["order"] and spot["obstacle"] is None
    return str(spot["order"].index(seat) + 1) if may_go else ""


def mark(view: View, number: int, can: bool) -> str:
    if view["state"]["acting"] == number:
        return ACTING
    if view["state"]["ships"][number] is not None:
        return OCCUPIED
    may_choose = view["seat"] is not None and view["facts"]["spots"][number]["obstacle"] is None
    return PAYABLE if can and may_choose else NOT_PAYABLE


def operation_rows(view: View, number: int, words: Texts) -> Iterator[dict[str, str]]:
    spot = view["facts"]["spots"][number]
    brings = words.say("screen-operation-points", points=spot["operation_points"], limit=spot["point_limit"])
    if view["state"]["acting"] == number:
        (question,) = view["state"]["asks"][view["state"]["ships"][number]]
        brings = words.say("screen-operation-left", left=question["left"])
    name, way = words.say("screen-operations"), words.say("screen-exchange")
    yield {"card": name, "mark": mark(view, number, True), "way": way, "brings": brings}


def card_rows(view: View, number: int, words: Texts) -> Iterator[dict[str, str]]:
    card = view["state"]["open"][number]
    name = f"{words.say(f'letter-{type_of(card)}')} {words.say(f'card-{card}')}"
    for way in view["facts"]["spots"][number]["ways"]:
        yield {
            "card": name,
            "mark": mark(view, number, way["can"]),
            "way": words.say(f"short-{way['way']}"),
            "price": price(way),
            "brings": brings(card, way, words),
        }
        name = ""


def type_of(card: str) -> str:
    return Type(TYPE[CARD_IDS.index(card)]).name.lower()


def price(way: View) -> str:
    """What this player would pay; `5+2†`: 2 of it for missing experience; `4ϟ 3▲`: 3 experience are demanded."""
    if way["way"] in ("loot", "annex"):
        return "–"
    glyph = GLYPHS[way["paid_with"]]
    if way["surcharge"]:
        return f"{way['price'] - way['surcharge']}+{way['surcharge']}{glyph}"
    demanded = f" {way['demand']}▲" if way["short_of"] == "experience" else ""
    return f"{way['price']}{glyph}{demanded}"


def brings(card: str, way: View, words: Texts) -> str:
    """What this player would get, as far as it fits the tracks."""
    gains = zip(RESOURCE_IDS, way["reward"], way["reaction"], way["lost"], strict=True)
    fits = {resource: reward + reaction - lost for resource, reward, reaction, lost in gains}
    fits["points"] += way["pair"]
    income = words.say("screen-each-round", amount=COMPONENTS.caches[card].annex) if way["way"] == "annex" else ""
    return " ".join(filter(None, [income, in_glyphs(fits)])) or "–"


def spot_notes(view: View, number: int, words: Texts, names: list[str]) -> Iterator[str]:
    """Who stands there; the pair of a landmark, the effect of a technology."""
    state = view["state"]
    card = state["open"][number]
    if state["ships"][number] is not None:
        yield words.say("screen-ship", name=names[state["ships"][number]])
    if state["restrained"] == number:
        yield words.say("screen-token", name=names[state["restrainer"]])
    if card in COMPONENTS.landmarks:
        reward, planets = COMPONENTS.landmarks[card].pair, ", ".join(map(str, later_planets(card)))
        yield words.say("screen-pair", reward=reward, planets=planets or "none")
    if card in COMPONENTS.technologies:
        yield words.say(f"card-{card}-about")


def later_planets(card: str) -> list[int]:
    """Where more landmarks of this name will be found."""
    landmark = COMPONENTS.landmarks[card]
    others = (other for other in COMPONENTS.landmarks.values() if other.symbol == landmark.symbol)
    return sorted({other.planet for other in others if other.planet > landmark.planet})
