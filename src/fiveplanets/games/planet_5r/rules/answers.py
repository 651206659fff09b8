"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import actor, ask, close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push, take_at
from fiveplanets.core.story import tell

from ..components import ACTIONS
from ..events import Event
from ..moves import BID, CHOOSE, JOIN_LEFT, JOIN_RIGHT, TAKE
from ..state import AskKind
from .auction import dig, next_buyer, show_bids
from .placing import (
    any_left_joint,
    any_right_joint,
    join_left,
    join_right,
    list_left_joints,
    list_right_joints,
    placed,
)
from .round import show_choices

ACTION_COUNT = len(ACTIONS)


@rule
def legal(game, seat, moves):
    """List the legal answers to the seat's top ask, in the order of their numbers."""
    kind = top_ask(game, seat).kind
    clan = game.clans[seat]
    if kind == AskKind.CHOOSE:  # 5R-11, 5R-12: any card that is not in the own discard
        for card in range(ACTION_COUNT):
            if not clan.discard >> card & 1:
                push(moves, CHOOSE + card)
    elif kind == AskKind.BID:  # 5R-23, 5R-26, 5R-33
        for water in range(clan.water):
            push(moves, BID + water)
    elif kind == AskKind.TAKE:
        for i in range(game.market.n):
            push(moves, TAKE + game.market.items[i])
    elif kind == AskKind.JOIN_LEFT:
        list_left_joints(game, clan, moves)
    else:
        list_right_joints(game, clan, moves)


@rule
def apply(game, seat, move):
    """Answer the seat's top ask; the game goes on to the next decision."""
    kind = top_ask(game, seat).kind
    clan = game.clans[seat]
    close_ask(game, seat)
    if kind == AskKind.CHOOSE:
        clan.choice = move - CHOOSE + 1
        if actor(game) < 0:
            if show_choices(game):
                dig(game)
    elif kind == AskKind.BID:
        clan.bid = move - BID + 1
        if actor(game) < 0:
            show_bids(game)
    elif kind == AskKind.TAKE:
        take(game, seat, move - TAKE)
    elif kind == AskKind.JOIN_LEFT:
        join_left(game, move - JOIN_LEFT)
        place_right(game, seat)
    else:
        join_right(game, move - JOIN_RIGHT)
        placed(game, seat)
        next_buyer(game)


@rule
def take(game, seat, card):
    """5R-43: a bought technology is placed at once. A side that fits nothing is not asked about."""
    take_at(game.market, find(game.market, card))
    tell(game, Event.BOUGHT, seat, card)
    game.placing = card
    if any_left_joint(game, game.clans[seat]):
        ask(game, seat, AskKind.JOIN_LEFT)
    else:
        place_right(game, seat)


@rule
def place_right(game, seat):
    if any_right_joint(game, game.clans[seat]):
        ask(game, seat, AskKind.JOIN_RIGHT)
    else:
        placed(game, seat)
        next_buyer(game)
