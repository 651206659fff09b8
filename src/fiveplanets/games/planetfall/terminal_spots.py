"""The cards and operations cells, a line for each way to use them."""

from rich.text import Text

from .terminal_effects import GLYPHS, amounts, effects_text

WIDTHS = {"level": 4, "card": 31, "mark": 2, "way": 11, "price": 11, "brings": 15, "place": 5}  # 79 in all
OCCUPIED, ACTING, PAYABLE, NOT_PAYABLE = "●", "▶", "✓", "✗"


def spots(facts, words, names):
    yield line({key: words.say(f"screen-{key}") for key in WIDTHS if key != "mark"}, "dim")
    level = None
    for spot in facts["spots"]:
        heading = spot["level"] if spot["level"] != level else ""
        level = spot["level"]
        rows = operation_rows(spot, words) if spot["type"] == "operations" else card_rows(spot, words)
        first = {"level": heading, "place": str(spot["place"]) if spot["place"] and spot["may_choose"] else ""}
        for row in rows:
            yield line(first | row, "bold" if row["mark"] == PAYABLE else "")
            first = {}
        notes = list(spot_notes(spot, words, names))
        if notes:
            yield Text(" " * (WIDTHS["level"] + 2) + " · ".join(notes), "dim")


def line(cells, style):
    """Cells in columns of fixed width; what is too long is cut."""
    text = Text(style=style)
    for key, width in WIDTHS.items():
        cell = Text(cells.get(key, ""))
        cell.truncate(width - 1, overflow="ellipsis")
        text.append(cell).append(" " * (width - cell.cell_len))
    return text


def mark(spot, can):
    if spot["acting"]:
        return ACTING
    if spot["ship"] is not None:
        return OCCUPIED
    return PAYABLE if can and spot["may_choose"] else NOT_PAYABLE


def operation_rows(spot, words):
    brings = words.say("screen-operation-points", points=spot["points"], limit=spot["limit"])
    if spot["left"] is not None:
        brings = words.say("screen-operation-left", left=spot["left"])
    name = words.say("screen-operations")
    yield {"card": name, "mark": mark(spot, True), "way": words.say("screen-exchange"), "brings": brings}


def card_rows(spot, words):
    name = f"{words.say('letter-' + spot['type'])} {words.say('card-' + spot['card'])}"
    for way in spot["ways"]:
        yield {
            "card": name,
            "mark": mark(spot, way.get("can")),
            "way": words.say(f"short-{way['way']}"),
            "price": price(spot, way),
            "brings": brings(way, words),
        }
        name = ""


def price(spot, way):
    """What this player would pay; `5+2†`: 2 of it for missing experience; `4ϟ 3▲`: 3 experience are demanded."""
    if spot["type"] == "cache":
        return "–"
    cost, glyph = way.get("price", way["printed_price"]), GLYPHS[way["paid_with"]]
    missing = way.get("missing_experience", 0)
    if way["way"] == "defeat" and missing:
        return f"{cost - missing}+{missing}{glyph}"
    if way["way"] == "recruit" and missing:
        return f"{cost}{glyph} {way['demand']}▲"
    return f"{cost}{glyph}"


def brings(way, words):
    income = words.say("screen-each-round", amount=way["income"]) if way["income"] else ""
    return " ".join(filter(None, [income, amounts(way["gain"])])) or "–"


def spot_notes(spot, words, names):
    """Who stands there; the pair of a landmark, the effect of a technology."""
    if spot["ship"] is not None:
        yield words.say("screen-ship", name=names[spot["ship"]])
    if spot["restrained_by"] is not None:
        yield words.say("screen-token", name=names[spot["restrained_by"]])
    if spot["type"] == "landmark":
        planets = ", ".join(map(str, spot["later_planets"]))
        key = "screen-pair" if planets else "screen-last-pair"
        yield words.say(key, reward=spot["pair_reward"], **({"planets": planets} if planets else {}))
    if spot["type"] == "technology":
        yield effects_text(spot["effects"], words)
