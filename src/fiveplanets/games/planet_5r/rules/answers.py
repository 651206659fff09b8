"""The decisions: what is legal, and what an answer does."""

from fiveplanets.core.asks import close_ask, top_ask
from fiveplanets.core.rules import rule
from fiveplanets.core.seq import find, push, push_bits, push_range, take_at

from ..components import ACTION_COUNT, LEFT, MAX_WATER, RIGHT
from ..moves import BID, CHOOSE, JOIN_LEFT, JOIN_RIGHT, TAKE
from ..state import AskKind
from .placing import join, list_joints
from .round import carry_on


@rule
def legal(game, seat, moves):
    """List the legal answers to the seat's top ask."""
    kind = top_ask(game, seat).kind
    clan = game.clans[seat]
    if kind == AskKind.CHOOSE:  # 5R-11, 5R-12: any card that is not in the own discard
        push_bits(moves, CHOOSE, ~clan.discard, ACTION_COUNT)
    elif kind == AskKind.BID:  # 5R-23, 5R-26, 5R-33
        push_range(moves, BID, min(clan.water, MAX_WATER))
    elif kind == AskKind.TAKE:
        for i in range(game.market.n):
            push(moves, TAKE + game.market.items[i])
    else:
        list_joints(game, seat, kind - AskKind.JOIN_LEFT, JOIN_LEFT if kind == AskKind.JOIN_LEFT else JOIN_RIGHT, moves)


@rule
def apply(game, seat, move):
    """Answer the seat's top ask; then the game goes on to the next decision."""
    kind = top_ask(game, seat).kind
    close_ask(game, seat)
    if kind == AskKind.CHOOSE:
        game.clans[seat].choice = move - CHOOSE + 1
    elif kind == AskKind.BID:
        game.clans[seat].bid = move - BID + 1
    elif kind == AskKind.TAKE:
        game.placing = move - TAKE
        take_at(game.market, find(game.market, game.placing))
    elif kind == AskKind.JOIN_LEFT:
        join(game, LEFT, move - JOIN_LEFT)
    else:
        join(game, RIGHT, move - JOIN_RIGHT)
    carry_on(game)
