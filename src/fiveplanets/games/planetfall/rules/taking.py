"""Taking a card: how, for what price, and what it brings."""

from fiveplanets.core.asks import ask
from fiveplanets.core.codes import NOTHING
from fiveplanets.core.rules import rule
from fiveplanets.core.story import tell

from ..components import FIRST_WAY, GAIN, HAS_SECOND_WAY, PAID_WITH, PAIR_REWARD, REPLACED_WITH, RESOURCES, SYMBOL
from ..events import Cause, Event
from ..state import LEVEL, AskKind, Empire, Position
from ..vocabulary import Resource
from .effects import react, start_effects
from .prices import can_take, least_replaced, most_replaced, price, surcharge
from .track import gain, pay, to_track


@rule
def begin_taking(game: Position, seat: int) -> bool:
    """R5: the way is chosen now, if there is a choice. Returns whether the player is asked something."""
    empire = game.empires[seat]
    card = game.open[game.acting]
    level = LEVEL[game.acting]
    way = FIRST_WAY[card]
    if HAS_SECOND_WAY[card] and can_take(empire, card, level, way + 1):
        if can_take(empire, card, level, way):
            ask(game, seat, AskKind.WAY, card)
            return True
        way += 1
    return begin_paying(game, seat, way)


@rule
def begin_paying(game: Position, seat: int, way: int) -> bool:
    """Who may replace a part of the price says how much, if there is a choice. Returns whether the player is asked."""
    empire = game.empires[seat]
    card = game.open[game.acting]
    cost = price(empire, card, LEVEL[game.acting], way)
    least = least_replaced(empire, way, cost)
    if least < most_replaced(empire, way, cost):
        ask(game, seat, AskKind.PAY, way, card)
        return True
    take_card(game, seat, way, least)
    return False


@rule
def take_card(game: Position, seat: int, way: int, replaced: int) -> None:
    """R12: pay, printed reward, pair, ship to the track, card laid down, reactions."""
    spot = game.acting
    card = game.open[spot]
    level = LEVEL[spot]
    empire = game.empires[seat]
    cost = price(empire, card, level, way)
    tell(game, Event.TOOK, seat, card, way, level, spot, surcharge(empire, card, level, way))
    pay(game, seat, PAID_WITH[way], cost - replaced, card)
    pay(game, seat, REPLACED_WITH[way], replaced, card)
    for resource in range(RESOURCES):  # PF-25, PF-28, PF-33, PF-36
        gain(game, seat, resource, GAIN[card][way & 1][level][resource], Cause.REWARD, card)
    partner = pair_partner(empire, card)
    if partner != NOTHING:
        tell(game, Event.PAIR, seat, card, partner)
        gain(game, seat, Resource.POINTS, pair_reward(card, partner), Cause.PAIR, partner)
    if game.restrained == spot:
        lift_token(game)
    game.open[spot] = NOTHING
    game.ships[spot] = NOTHING
    to_track(game, seat, spot)
    lay_down(empire, card, way)
    react(game, seat, way)
    start_effects(empire, card)


@rule
def lift_token(game: Position) -> None:
    """R19: the token comes back with its card, or when the planet is left."""
    tell(game, Event.RELEASED, game.restrainer, game.open[game.restrained], game.restrained)
    game.restrained = NOTHING
    game.restrainer = NOTHING


@rule
def pair_partner(empire: Empire, card: int) -> int:
    """PF-30, PF-31: the card that waits for a second one of this landmark's name, if there is one."""
    partner = NOTHING
    if SYMBOL[card] != NOTHING:
        for i in range(empire.cards.n):
            other = empire.cards.items[i].card
            if SYMBOL[other] == SYMBOL[card]:
                partner = other if partner == NOTHING else NOTHING
    return partner


@rule
def pair_reward(card: int, partner: int) -> int:
    """PF-30: the rewards of both cards."""
    return PAIR_REWARD[card] + PAIR_REWARD[partner]


@rule
def lay_down(empire: Empire, card: int, way: int) -> None:
    """PF-19: the card lies open before its player; an annexed sector is turned round (PF-37)."""
    place = empire.cards.items[empire.cards.n]
    place.card = card
    place.way = way
    empire.cards.n += 1
    empire.taken[way] += 1
