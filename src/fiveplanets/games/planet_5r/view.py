"""What the table shows beyond the bare state. Works on redacted records: what a seat may not see is None."""

from .components import (
    ACTIONS,
    CARD_IDS,
    CENTRE,
    CRYSTAL_POINTS,
    EDGE,
    LEFT,
    MINE_YIELD,
    RAID_LOOT,
    RIGHT,
    ROUNDS,
    SYMBOL,
    TECHNOLOGIES,
    UPGRADE,
    WATER_PER_POINT,
    Action,
    Crystal,
    Upgrade,
)
from .rules.placing import row_start
from .rules.scoring import active_crystals, points, water_of
from .state import NO_CARD

COLOURS = (Crystal.BLUE, Crystal.GREEN, Crystal.PURPLE)


def facts(game, seat):
    """Rows, upgrades, hands and crystals in words: ids of cards, names of actions and crystals."""
    return {
        "rounds": ROUNDS,
        "tables": {"mine": list(MINE_YIELD[1:]), "raid": list(RAID_LOOT[1:])},  # water for 1, 2, … clans with the card
        "market": [card_facts(card) for card in reversed(game.market.items[: game.market.n])],  # the newest first
        "market_limit": game.players - 1,
        "preview": card_facts(game.preview) if game.preview != NO_CARD else None,
        "placing": card_facts(game.placing) if game.placing != NO_CARD else None,
        "gone": [CARD_IDS[card] for card in game.gone.items[: game.gone.n]],
        "clans": [clan_facts(game, number) for number in range(game.players)],
    }


def card_facts(card):
    """A card by itself, as it is printed."""
    return {
        "id": CARD_IDS[card],
        "left": _side(card, LEFT),
        "centre": _crystal(CENTRE[card]),
        "right": _side(card, RIGHT),
    }


def _side(card, side):
    kind, target = UPGRADE[card][side]
    upgrade = {"kind": Upgrade(kind).name.lower(), "target": ACTIONS[target]}
    if kind not in (Upgrade.GAIN_PER_CARD, Upgrade.STEAL_EACH):
        upgrade["target"] = None
    return {
        "action": ACTIONS[SYMBOL[card][side]],
        "crystal": _crystal(EDGE[card][side]),
        "upgrade": upgrade if kind != Upgrade.NONE else None,
    }


def _crystal(number):
    return Crystal(number).name.lower() if number else None


def clan_facts(game, seat):
    clan = game.clans[seat]
    owned = [*clan.technologies.items[: clan.technologies.n], clan.settlement]
    used = [action for number, action in enumerate(ACTIONS) if clan.discard >> number & 1]
    played = ACTIONS[clan.played - 1] if clan.played else None
    return {
        "water": water_of(game, seat),
        "choice": ACTIONS[clan.choice - 1] if clan.choice else None,
        "bid": clan.bid or None,
        "shown_bid": _shown_bid(game, seat),
        "played": played,
        "hand": [action for action in ACTIONS if action not in (*used, played)],
        "used": used,
        "scouted": bool(game.scouts >> seat & 1),
        "rows": [row_facts(game, card) for card in sorted(owned, reverse=True) if row_start(game, card) == card],
        "upgrades": _active_upgrades(game, owned),
        "crystals": {c.name.lower(): active_crystals(game, seat, c) for c in (*COLOURS, Crystal.JOKER)},
        "crystal_points": points(*(active_crystals(game, seat, c) for c in (*COLOURS, Crystal.JOKER)), 0),
    }


def _shown_bid(game, seat):
    """The clan's bid in this round's auction; until all cards are shown the state has those of an earlier one."""
    return (game.shown_bids[seat] or None) if game.clans[seat].played == Action.DIG + 1 and not game.late else None


def row_facts(game, card):
    """The cards of a row from left to right; a covered side is off, the crystal of a joint's upper side is active."""
    row = []
    while True:
        place = game.cards[card]
        shown = card_facts(card)
        shown["left"] |= {"joined": place.left > 0, "covered": bool(place.left_covered)}
        shown["right"] |= {"joined": place.right > 0, "covered": bool(place.right_covered)}
        row.append(shown)
        if place.right == 0:
            return row
        card = place.right - 1


def _active_upgrades(game, owned):
    """By action, what its card brings the clan before the action itself (5R-17)."""
    found = {action: [] for action in ACTIONS}
    for card in owned:
        if card < TECHNOLOGIES:
            for side, covered in ((LEFT, game.cards[card].left_covered), (RIGHT, game.cards[card].right_covered)):
                data = _side(card, side)
                if not covered:
                    found[data["action"]].append(data["upgrade"] | {"card": CARD_IDS[card]})
    return {action: upgrades for action, upgrades in found.items() if upgrades}


def breakdown(game, seat):
    """The points by source, every joker counted where it is worth most."""
    counts = [active_crystals(game, seat, colour) for colour in COLOURS]
    jokers = active_crystals(game, seat, Crystal.JOKER)
    ways = [[CRYSTAL_POINTS[count] for count in way] for way in _with_jokers(counts, jokers)]
    names = [colour.name.lower() for colour in COLOURS]
    return dict(zip(names, max(ways, key=sum), strict=True)) | {"water": water_of(game, seat) // WATER_PER_POINT}


def _with_jokers(counts, jokers):
    """Every way of counting the jokers as colours."""
    for blue in range(jokers + 1):
        for green in range(jokers + 1 - blue):
            yield counts[0] + blue, counts[1] + green, counts[2] + jokers - blue - green
