"""The table in a terminal.

Actions are shown by glyphs and crystals by letters, so that nothing depends on colour. A card is drawn by its visible
sides, e.g. `[▼j S1 ◆J] T07 G ×p]`: S1 lies over the left side of T07; capital letters are active crystals.
"""

from rich.console import Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

GLYPHS = {"dig": "▼", "mine": "◆", "raid": "×", "scout": "○", "expand": "▲"}
COLOURS = {"blue": "bright_blue", "green": "green", "purple": "magenta", "joker": "yellow"}
COLUMNS = {"clan": 22, "hand": 12, "plays": 18, "water": 7, "crystals": 16}  # their widths: 75 in all


def screen(view, words, names):
    facts = view["facts"]
    title = words.say("screen-round", round=view["state"]["round"], rounds=facts["rounds"])
    return Group(
        Rule(Text(title, "bold"), style="dim"),
        market(facts, words),
        Text(),
        *clans(view, words, names),
        legend(facts, words, view["players"]),
    )


# --- cards


def market(facts, words):
    table = Table.grid(padding=(0, 2))
    shown = [(words.say("screen-market"), card) for card in facts["market"]]
    if facts["preview"]:
        shown.append((words.say("screen-next"), facts["preview"]))
    if facts["placing"]:
        shown.append((words.say("screen-placing"), facts["placing"]))
    label = ""
    for name, card in shown:
        style = "dim" if card is facts["preview"] else ""
        table.add_row(
            Text("" if name == label else name, "bold"),
            Text(words.say(f"card-{card['id']}"), style),
            side(card["left"], words),
            crystal(card["centre"], words, active=True),
            side(card["right"], words),
        )
        label = name
    return table


def side(data, words):
    """One side of a card by itself: the action, the crystal that a joint may light, the upgrade."""
    text = Text.assemble(GLYPHS[data["action"]], crystal(data["crystal"], words, active=False))
    if data["upgrade"]:
        text.append(f" {upgrade(data['upgrade'], words)}")
    return text


def upgrade(data, words):
    target = GLYPHS[data["target"]] if data["target"] else ""
    return words.say(f"upgrade-{data['kind'].replace('_', '-')}", target=target)


def crystal(name, words, active):
    if name is None:
        return Text()
    letter = words.say(f"letter-{name}")
    return Text(letter, f"bold {COLOURS[name]}") if active else Text(letter.lower(), COLOURS[name])


# --- clans


def clans(view, words, names):
    yield Text("  ").append(in_columns([Text(words.say(f"screen-{column}"), "dim") for column in COLUMNS]))
    for seat, clan in enumerate(view["facts"]["clans"]):
        own = seat == view["seat"]
        cells = [
            Text(names[seat], "bold cyan" if own else "bold"),
            Text(" ").join(Text(GLYPHS[a]) if a in clan["hand"] else Text("·", "dim") for a in GLYPHS),
            plays(clan, words),
            Text("?" if clan["water"] is None else str(clan["water"]), "bold cyan" if own else "dim"),
            counts(clan, words),
        ]
        yield Text.assemble(("▸ " if own else "  ", "bold cyan"), in_columns(cells))
        yield Text("    ").append(Text("   ").join(row(cards, words) for cards in clan["rows"]))
        if clan["upgrades"]:
            yield Text("    ").append("   ".join(action_upgrades(clan["upgrades"], words)), "cyan")
    yield Text()


def in_columns(cells):
    line = Text()
    for cell, width in zip(cells, COLUMNS.values(), strict=True):
        cell.truncate(width - 1, overflow="ellipsis")
        line.append(cell).append(" " * (width - cell.cell_len))
    return line


def plays(clan, words):
    """The card shown this round and its bid; own secrets in brackets."""
    if clan["played"]:
        text = Text(f"{GLYPHS[clan['played']]} {words.say('action-' + clan['played'])}")
        bid = clan["shown_bid"] or (f"({clan['bid']})" if clan["bid"] else "")
        return text.append(f" {bid}")
    if clan["choice"]:
        return Text(f"({GLYPHS[clan['choice']]} {words.say('action-' + clan['choice'])})", "italic")
    return Text(words.say("screen-late") if clan["scouted"] else "", "dim")


def counts(clan, words):
    """Active crystals by colour, and their points."""
    found = Text(" ").join(
        Text(f"{words.say('letter-' + name)}{clan['crystals'][name]}", colour) for name, colour in COLOURS.items()
    )
    return found.append(f"={clan['crystal_points']}")


def row(cards, words):
    return Text(" ").join(joined_card(card, words) for card in cards)


def joined_card(card, words):
    text = Text()
    left, right = card["left"], card["right"]
    if not left["covered"]:
        text.append(f"[{GLYPHS[left['action']]}").append(crystal(left["crystal"], words, left["joined"])).append(" ")
    text.append(card["id"], "bold")
    if card["centre"]:
        text.append(" ").append(crystal(card["centre"], words, active=True))
    if not right["covered"]:
        text.append(f" {GLYPHS[right['action']]}").append(crystal(right["crystal"], words, right["joined"])).append("]")
    return text


def action_upgrades(upgrades, words):
    for action, found in upgrades.items():
        yield f"{GLYPHS[action]}: {', '.join(upgrade(data, words) for data in found)}"


def legend(facts, words, players):
    """What the glyphs and letters mean, and what mine and raid bring by the number of clans that play them."""
    actions = "  ".join(f"{glyph} {words.say('action-' + action)}" for action, glyph in GLYPHS.items())
    crystals = "  ".join(f"{words.say('letter-' + name)} {words.say('crystal-' + name)}" for name in COLOURS)
    tables = {action: "/".join(map(str, table[:players])) for action, table in facts["tables"].items()}
    brings = words.say("screen-brings", **tables, **{f"{action}_glyph": glyph for action, glyph in GLYPHS.items()})
    return Text("\n".join([actions, crystals, words.say("screen-legend"), brings]), "dim")
