"""Taking a card: how, for what price, and what it brings."""

from fiveplanets.core.asks import ask
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import (
    ANNEX_INCOME,
    FIRST_WAY,
    GAIN,
    HAS_SECOND_WAY,
    PAID_WITH,
    PAIR_REWARD,
    REPLACED_WITH,
    RESOURCES,
    SYMBOL,
)
from ..events import Event
from ..state import LEVEL, AskKind
from ..vocabulary import Resource, Way
from .effects import react, start_effects
from .prices import can_take, least_replaced, most_replaced, price
from .track import gain, pay, to_track


@rule
def begin_taking(game, seat):
    """R5: the way is chosen now, if there is a choice. Returns whether the player is asked something."""
    empire = game.empires[seat]
    card = game.open[game.acting] - 1
    level = LEVEL[game.acting]
    way = FIRST_WAY[card]
    if HAS_SECOND_WAY[card] and can_take(empire, card, level, way + 1):
        if can_take(empire, card, level, way):
            ask(game, seat, AskKind.WAY)
            return True
        way += 1
    return begin_paying(game, seat, way)


@rule
def begin_paying(game, seat, way):
    """Who may replace a part of the price says how much, if there is a choice. Returns whether the player is asked."""
    empire = game.empires[seat]
    cost = price(empire, game.open[game.acting] - 1, LEVEL[game.acting], way)
    least = least_replaced(empire, way, cost)
    if least < most_replaced(empire, way, cost):
        ask(game, seat, AskKind.PAY, way)
        return True
    take_card(game, seat, way, least)
    return False


@rule
def take_card(game, seat, way, replaced):
    """R12: pay, printed reward, pair, ship to the track, card laid down, reactions."""
    spot = game.acting
    card = game.open[spot] - 1
    cost = price(game.empires[seat], card, LEVEL[spot], way)
    tell(game, Event.TOOK, seat, card, way)
    pay(game, seat, PAID_WITH[way], cost - replaced)
    pay(game, seat, REPLACED_WITH[way], replaced)
    for resource in range(RESOURCES):  # PF-25, PF-28, PF-33, PF-36
        gain(game, seat, resource, GAIN[card][way & 1][LEVEL[spot]][resource])
    bonus = pair_bonus(game.empires[seat], card)
    if bonus > 0:
        tell(game, Event.PAIR, seat, card)
        gain(game, seat, Resource.POINTS, bonus)
    if game.restrained == spot + 1:
        lift_token(game)
    game.open[spot] = 0
    game.ships[spot] = 0
    to_track(game, seat)
    lay_down(game.empires[seat], card, way)
    react(game, seat, way)
    start_effects(game.empires[seat], card)  # R11: it does not react to itself


@rule
def lift_token(game):
    """R19: the token comes back with its card, or when the planet is left."""
    game.restrained = 0
    game.restrainer = 0


@rule
def pair_bonus(empire, card):
    """PF-30, PF-31: the rewards of both cards of a pair that this landmark would complete."""
    partner = -1  # the card that waits for its second
    if SYMBOL[card] > 0:
        for i in range(empire.cards.n):
            other = empire.cards.items[i].card
            if SYMBOL[other] == SYMBOL[card]:
                partner = other if partner < 0 else -1
    return PAIR_REWARD[partner] + PAIR_REWARD[card] if partner >= 0 else 0


@rule
def lay_down(empire, card, way):
    """PF-19: the card lies open before its player; an annexed sector is turned round (PF-37)."""
    place = empire.cards.items[empire.cards.n]
    place.card = card
    place.way = way
    empire.cards.n += 1
    empire.taken[way] += 1
    if way == Way.ANNEX:
        empire.sector_income += ANNEX_INCOME[card]
