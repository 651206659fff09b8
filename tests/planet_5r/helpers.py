"""Positions of Planet 5R in a few words."""

from fiveplanets.core.codes import NOTHING
from fiveplanets.core.seq import clear, push
from fiveplanets.core.told import event_json
from fiveplanets.games.planet_5r.components import CARD_IDS, LEFT, SYMBOL, TECHNOLOGIES
from fiveplanets.games.planet_5r.rules.placing import join
from fiveplanets.games.planet_5r.state import Lie
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
        t.state.cards[number(card)].owner = seat
        push(t.state.clans[seat].technologies, number(card))
        for action in SYMBOL[number(card)]:
            t.state.upgraded[action] |= 1 << seat


def settle(t, seat, card):
    """The clan's settlement is this one."""
    for place in t.state.cards[TECHNOLOGIES:]:
        if place.owner == seat:
            place.owner = NOTHING
    t.state.cards[number(card)].owner = seat
    t.state.clans[seat].settlement = number(card)


def lay_market(t, *cards):
    clear(t.state.market)
    for card in cards:
        push(t.state.market, number(card))


def link(t, left, right, top):
    """Join two cards that lie in one area; `top` names the one that lies over the other."""
    t.state.placing = number(right)
    join(t.state, LEFT, number(left), Lie.UNDER if top == left else Lie.OVER)
    t.state.placing = NOTHING


def place_of(t, card):
    return t.state.cards[number(card)]


def joints(t, seat):
    """What the seat may join now, each as card and lie; nothing for "alone"."""
    return [(m.data["card"], m.data["lie"]) if m.data["do"] == "join" else None for m in t.moves(seat)]


def lay(t, seat, card, lie):
    return t.play(seat, {"do": "join", "card": card, "lie": lie})


def lay_alone(t, seat):
    return t.play(seat, {"do": "alone"})


def told(t, *names, entry=None):
    """The events of an entry (the last one) with these names, without their names where only one is asked for."""
    events = [event_json(t.game, line) for line in (entry or t.entries[-1]).story]
    found = [event for event in events if not names or event["event"] in names]
    return [{k: v for k, v in event.items() if k != "event"} for event in found] if len(names) == 1 else found


def seen(t, viewer):
    """The state as a viewer may see it: what is hidden is None."""
    return t.view(viewer)["state"]
