"""The table in a terminal.

Actions are shown by glyphs and crystals by letters, so that nothing depends on colour. A card is drawn by its visible
sides, e.g. `[▼j S1 ◆J] T07 G ×p]`: S1 lies over the left side of T07; capital letters are active crystals.
"""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fiveplanets.core.texts import Texts

from .components import CARD_DATA, CARD_IDS, ROUNDS, TABLES, Settlement, Technology, UpgradeData

View = dict[str, Any]

GLYPHS = {"dig": "▼", "mine": "◆", "raid": "×", "scout": "○", "expand": "▲"}
COLOURS = {"blue": "bright_blue", "green": "green", "purple": "magenta", "joker": "yellow"}
COLUMNS = {"clan": 22, "hand": 12, "plays": 18, "water": 7, "crystals": 16}  # their widths: 75 in all
NUMBERS = {card: number for number, card in enumerate(CARD_IDS)}


def screen(view: View, words: Texts, names: list[str]) -> RenderableType:
    state, facts = view["state"], view["facts"]
    phase = words.say(f"phase-{facts['phase']}")
    title = words.say("screen-round", round=state["round"], rounds=ROUNDS, phase=phase)
    return Group(
        Rule(Text(title, "bold"), style="dim"),
        market(state, facts, words),
        *docks(facts, words),
        Text(),
        *clans(view, words, names),
        *outlook(facts, words),
        legend(words, view["players"]),
    )


# --- cards


def market(state: View, facts: View, words: Texts) -> RenderableType:
    """The newest card first; for a seat, the most points that a card could bring it."""
    table = Table.grid(padding=(0, 2))
    points = {offer["card"]: f"+{offer['points']}" for offer in facts["offers"]}
    shown = [(words.say("screen-market"), card, "") for card in reversed(state["market"])]
    if state["preview"]:
        shown.append((words.say("screen-next", count=facts["stack"]), state["preview"], "dim"))
    if state["placing"]:
        shown.append((words.say("screen-placing"), state["placing"], ""))
    label = ""
    for name, card, style in shown:
        data = printed(card)
        table.add_row(
            Text("" if name == label else name, "bold"),
            Text(words.say(f"card-{card}"), style),
            side(data.left, data.left_edge, words),
            crystal(data.centre, words, active=True),
            side(data.right, data.right_edge, words),
            Text(points.get(card, ""), "dim"),
            Text(words.say("screen-leaving") if card == facts["leaving"] else "", "dim"),
        )
        label = name
    return table


def printed(card: str) -> Technology | Settlement:
    return CARD_DATA[NUMBERS[card]]


def side(data: UpgradeData | str, edge: str, words: Texts) -> Text:
    """One side of a card by itself: the action, the crystal that a joint may light, the upgrade."""
    text = Text(GLYPHS[symbol(data)]).append(crystal(edge, words, active=False))
    return text.append(f" {upgrade(data, words)}") if isinstance(data, UpgradeData) else text


def symbol(data: UpgradeData | str) -> str:
    return data.trigger if isinstance(data, UpgradeData) else data


def upgrade(data: UpgradeData, words: Texts) -> str:
    return words.say(f"does-{data.kind}", target=GLYPHS[data.target] if data.target else "")


def crystal(name: str, words: Texts, active: bool) -> Text:
    if name == "none":
        return Text()
    letter = words.say(f"letter-{name}")
    return Text(letter, f"bold {COLOURS[name]}") if active else Text(letter.lower(), COLOURS[name])


def docks(facts: View, words: Texts) -> Iterator[Text]:
    """Where the card in hand could be joined: the crystal that would be lit, and its points."""
    for name, found in groupby(facts["docks"], key=lambda dock: dock["side"]):
        text = Text(f"  {words.say('side-' + name)}:", "bold")
        for dock in found:
            text.append(f"  {words.say('lie-' + dock['lie'])} {dock['to']} ", "")
            text.append(crystal(dock["crystal"] or "none", words, active=True)).append(f" +{dock['points']}", "dim")
        yield text


# --- clans


def clans(view: View, words: Texts, names: list[str]) -> Iterator[Text]:
    state, facts = view["state"], view["facts"]
    yield Text("  ").append(in_columns([Text(words.say(f"screen-{column}"), "dim") for column in COLUMNS]))
    for seat in range(view["players"]):
        own, shown = seat == view["seat"], facts["clans"][seat]
        cells = [
            Text(names[seat], "bold cyan" if own else "bold"),
            Text(" ").join(Text(GLYPHS[a]) if a in shown["hand"] else Text("·", "dim") for a in GLYPHS),
            plays(state["clans"][seat], shown, words),
            Text("?" if shown["water"] is None else str(shown["water"]), "bold cyan" if own else "dim"),
            counts(shown, words),
        ]
        yield Text.assemble(("▸ " if own else "  ", "bold cyan"), in_columns(cells))
        yield Text("    ").append(Text("   ").join(row(cards, state, words) for cards in shown["rows"]))
        if shown["upgrades"]:
            yield Text("    ").append("   ".join(action_upgrades(shown["upgrades"], words)), "cyan")
    yield Text()


def in_columns(cells: list[Text]) -> Text:
    line = Text()
    for cell, width in zip(cells, COLUMNS.values(), strict=True):
        cell.truncate(width - 1, overflow="ellipsis")
        line.append(cell).append(" " * (width - cell.cell_len))
    return line


def plays(clan: View, shown: View, words: Texts) -> Text:
    """The card shown this round and its bid; own secrets in brackets."""
    if clan["played"]:
        bid = clan["shown_bid"] or (f"({clan['bid']})" if clan["bid"] else "")
        return Text(f"{GLYPHS[clan['played']]} {words.say('action-' + clan['played'])} {bid}")
    if clan["choice"]:
        return Text(f"({GLYPHS[clan['choice']]} {words.say('action-' + clan['choice'])})", "italic")
    return Text(words.say("screen-late") if shown["picks_late"] else "", "dim")


def counts(shown: View, words: Texts) -> Text:
    """Active crystals by colour, and their points."""
    found = Text(" ").join(
        Text(f"{words.say('letter-' + name)}{count}", colour)
        for (name, colour), count in zip(COLOURS.items(), shown["crystals"], strict=True)
    )
    return found.append(f"={shown['crystal_points']}")


def row(cards: list[str], state: View, words: Texts) -> Text:
    return Text(" ").join(joined_card(card, state["cards"][NUMBERS[card]], words) for card in cards)


def joined_card(card: str, place: View, words: Texts) -> Text:
    data, text = printed(card), Text()
    (left, right), (left_covered, right_covered) = place["joined"], place["covered"]
    if not left_covered:
        text.append(f"[{GLYPHS[symbol(data.left)]}").append(crystal(data.left_edge, words, left is not None))
        text.append(" ")
    text.append(card, "bold")
    if data.centre != "none":
        text.append(" ").append(crystal(data.centre, words, active=True))
    if not right_covered:
        text.append(f" {GLYPHS[symbol(data.right)]}").append(crystal(data.right_edge, words, right is not None))
        text.append("]")
    return text


def action_upgrades(upgrades: list[View], words: Texts) -> Iterator[str]:
    for action, found in groupby(upgrades, key=lambda shown: shown["action"]):
        sides = (getattr(printed(shown["card"]), shown["side"]) for shown in found)
        yield f"{GLYPHS[action]}: {', '.join(upgrade(data, words) for data in sides)}"


# --- below the table


def outlook(facts: View, words: Texts) -> Iterator[Text]:
    """What the cards in hand could bring, upgrades included; what raiders could take as a minus."""
    found = [f"{GLYPHS[shown['action']]} {water_range(shown)}" for shown in facts["outlook"]]
    if found:
        yield Text(words.say("screen-outlook", actions="   ".join(found)), "dim")


def water_range(shown: View) -> str:
    least, most = shown["least"] + shown["upgrades_least"], shown["most"] + shown["upgrades_most"]
    text = str(most) if least == most else f"{least}–{most}"
    return f"{text} (−{shown['robbed']})" if shown["robbed"] else text


def legend(words: Texts, players: int) -> Text:
    """What the glyphs and letters mean, and what mine and raid bring by the number of clans that play them."""
    actions = "  ".join(f"{glyph} {words.say('action-' + action)}" for action, glyph in GLYPHS.items())
    crystals = "  ".join(f"{words.say('letter-' + name)} {words.say('crystal-' + name)}" for name in COLOURS)
    tables = {"mine": TABLES.mine, "raid": TABLES.raid}
    figures = {action: "/".join(map(str, table[:players])) for action, table in tables.items()}
    brings = words.say("screen-brings", **figures, **{f"{action}_glyph": glyph for action, glyph in GLYPHS.items()})
    return Text("\n".join([actions, crystals, words.say("screen-legend"), brings]), "dim")
