"""Positions of Planet 5R in a few words."""

from fiveplanets.core.seq import clear, push
from fiveplanets.games.planet_5r.components import CARD_IDS, LEFT, TECHNOLOGIES
from fiveplanets.games.planet_5r.rules.placing import join
from fiveplanets.games.planet_5r.state import NO_CARD
from tests.support import table

SEED = 5


def new(players=3, seed=SEED):
    return table("planet-5r", players, seed)


def pick(t, *cards):
    """Every clan picks its card; those that scouted pick when it is their time."""
    waiting = set(range(t.players))
    while waiting:
        seat = next(seat for seat in t.to_act if seat in waiting)
        waiting.remove(seat)
        t.play(seat, {"do": "choose", "card": cards[seat]})


def bid(t, *bids):
    """Bids by seat; None for those who do not bid."""
    entry = None
    for seat, water in enumerate(bids):
        if water is not None:
            entry = t.play(seat, {"do": "bid", "water": water})
    return entry


def take(t, seat, card):
    return t.play(seat, {"do": "take", "card": card})


def water(t):
    return [clan.water for clan in t.state.clans[: t.players]]


def pour(t, *amounts):
    for clan, amount in zip(t.state.clans, amounts, strict=False):
        clan.water = amount


def number(card):
    return CARD_IDS.index(card)


def give(t, seat, *cards):
    """Technologies that lie by themselves in the clan's area."""
    for card in cards:
        t.state.cards[number(card)].owner = seat + 1
        push(t.state.clans[seat].technologies, number(card))
        t.state.upgraded |= 1 << seat


def settle(t, seat, card):
    """The clan's settlement is this one."""
    for place in t.state.cards[TECHNOLOGIES:]:
        if place.owner == seat + 1:
            place.owner = 0
    t.state.cards[number(card)].owner = seat + 1
    t.state.clans[seat].settlement = number(card)


def lay_market(t, *cards):
    clear(t.state.market)
    for card in cards:
        push(t.state.market, number(card))


def link(t, left, right, top):
    """Join two cards that lie in one area; `top` names the one that lies over the other."""
    t.state.placing = number(right)
    join(t.state, LEFT, 1 + 2 * number(left) + (1 if top == left else 0))
    t.state.placing = NO_CARD


def place_of(t, card):
    return t.state.cards[number(card)]


def joints(t, seat, do):
    """What the seat may join now."""
    return [m.data["to"] for m in t.moves(seat) if m.data["do"] == do]
